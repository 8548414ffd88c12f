"""A second start brings the first window forward."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from trainer.ui.summons import Summons, door_of, knock


def test_a_knock_is_heard(qtbot: QtBot, tmp_path: Path) -> None:
    summons = Summons(tmp_path)
    assert summons.listening
    with qtbot.waitSignal(summons.knocked):
        assert knock(tmp_path)
    summons.close()


@pytest.mark.usefixtures("qapp")
def test_nobody_hears_where_nobody_listens(tmp_path: Path) -> None:
    assert not knock(tmp_path)
    summons = Summons(tmp_path)
    summons.close()
    assert not knock(tmp_path)


@pytest.mark.usefixtures("qapp")
def test_profiles_do_not_hear_each_others_knocks(tmp_path: Path) -> None:
    summons = Summons(tmp_path / "one")
    assert not knock(tmp_path / "two")
    summons.close()


def test_a_folder_has_one_door_however_it_is_written(tmp_path: Path) -> None:
    assert door_of(tmp_path / "a" / ".." / "b") == door_of(tmp_path / "b")
    assert door_of(tmp_path / "a") != door_of(tmp_path / "b")
