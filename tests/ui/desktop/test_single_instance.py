"""A second start brings the first window forward."""

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from trainer.ui.desktop.single_instance import SingleInstance, name_file, show_running, socket_name


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


@pytest.mark.usefixtures("qapp")
def test_the_name_is_made_by_chance_and_only_its_user_can_read_it(tmp_path: Path) -> None:
    names = set()
    for _ in range(3):
        instance = SingleInstance(tmp_path)
        names.add(socket_name(tmp_path))
        assert os.name == "nt" or name_file(tmp_path).stat().st_mode & 0o077 == 0
        instance.close()
        assert not name_file(tmp_path).exists()
    assert len(names) == 3


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "name", ["", "/tmp/of-somebody", "sihai-trainer-../../x", "sihai-trainer-" + "A" * 32, "é" * 9]
)
def test_a_name_that_this_program_did_not_write_is_not_used(tmp_path: Path, name: str) -> None:
    name_file(tmp_path).write_text(name, "utf-8")
    assert socket_name(tmp_path) == ""
    assert not show_running(tmp_path)


def test_a_name_left_by_a_program_that_was_killed_does_no_harm(qtbot: QtBot, tmp_path: Path) -> None:
    name_file(tmp_path).write_text("sihai-trainer-" + "0" * 32, "utf-8")
    assert not show_running(tmp_path)
    instance = SingleInstance(tmp_path)
    with qtbot.waitSignal(instance.asked_to_show):
        assert show_running(tmp_path)
    instance.close()
