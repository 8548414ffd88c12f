"""A second start brings the first window forward."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from trainer.ui.desktop.single_instance import SingleInstance, show_running, socket_name


def test_a_knock_is_heard(qtbot: QtBot, tmp_path: Path) -> None:
    summons = SingleInstance(tmp_path)
    assert summons.listening
    with qtbot.waitSignal(summons.asked_to_show):
        assert show_running(tmp_path)
    summons.close()


@pytest.mark.usefixtures("qapp")
def test_nobody_hears_where_nobody_listens(tmp_path: Path) -> None:
    assert not show_running(tmp_path)
    summons = SingleInstance(tmp_path)
    summons.close()
    assert not show_running(tmp_path)


@pytest.mark.usefixtures("qapp")
def test_profiles_do_not_hear_each_others_knocks(tmp_path: Path) -> None:
    summons = SingleInstance(tmp_path / "one")
    assert not show_running(tmp_path / "two")
    summons.close()


def test_a_folder_has_one_door_however_it_is_written(tmp_path: Path) -> None:
    assert socket_name(tmp_path / "a" / ".." / "b") == socket_name(tmp_path / "b")
    assert socket_name(tmp_path / "a") != socket_name(tmp_path / "b")
