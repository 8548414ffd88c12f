"""Dialogs over the running program: a fault in a slot is told and play goes on; unsaved moves are asked about."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.coach.hints import Moment
from trainer.game.bots.players import STEADY
from trainer.session import SettingsKeeper, TableSession, Unforeseen
from trainer.store import Profile, Settings
from trainer.text import Language, Words
from trainer.ui.desktop.asking import QuestionBox
from trainer.ui.desktop.faults import Faults
from trainer.ui.exam import ExamPage
from trainer.ui.look import Look
from trainer.ui.mixed import MixedPage
from trainer.ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


class Open:
    """A window over a profile, whose faults are taken as the program takes them."""

    def __init__(self, folder: Path) -> None:
        self.profile = Profile(folder)
        settings = Settings(language=Language.EN, pace=0)
        look = Look(Words(Language.EN))
        self.archive = self.profile.open_archive()
        self.session = TableSession(settings, self.archive, seeds=lambda: 5)
        self.window = MainWindow(look, self.session, SettingsKeeper(self.profile, settings))
        self.faults = Faults(look)
        self.faults.follow(self.session, self.window)
        self.unforeseen = Unforeseen(self.profile, self.faults.tell)
        self.window.show()
        self.window.begin()


@pytest.fixture
def opened(qapp: QApplication, profile_dir: Path) -> Iterator[Open]:
    assert qapp
    found = Open(profile_dir)
    found.unforeseen.install()
    yield found
    found.unforeseen.remove()
    found.window.hide()
    found.session.close()
    found.archive.close()
    for thing in (found.window, found.session, found.faults):
        thing.deleteLater()


def play(qtbot: QtBot, session: TableSession) -> None:
    """One decision of the learner, and the others' moves after it."""
    qtbot.waitUntil(lambda: session.moment is not Moment.WAITING, timeout=20_000)
    assert session.view is not None
    session.play(STEADY.choose(session.view))
    qtbot.waitUntil(lambda: session.moment is not Moment.WAITING, timeout=20_000)


def answering(*answers: str) -> list[str]:
    """Answer the next modal questions; gives what they said, once they are answered."""
    said: list[str] = []
    left = list(answers)

    def answer() -> None:
        """Look for a question, and come again while answers are left."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QuestionBox):
            said.append(dialog.text())
            dialog.buttons_of[left.pop(0)].click()
        if left:
            QTimer.singleShot(10, answer)

    QTimer.singleShot(0, answer)
    return said


def fail(secret: str = "anna") -> None:
    raise KeyError(secret)


def test_a_fault_in_a_slot_opens_one_dialog_whose_report_is_copied_and_play_goes_on(qtbot: QtBot, opened: Open) -> None:
    for number in range(3):
        QTimer.singleShot(0, fail if number else lambda: fail("another place"))
    qtbot.waitUntil(lambda: opened.faults.dialog is not None)
    dialog = opened.faults.dialog
    assert dialog is not None
    assert "What was played is saved" in dialog.text()
    qtbot.mouseClick(dialog.buttons_of["fault-copy"], LEFT)
    report = QGuiApplication.clipboard().text()
    assert report.count("KeyError") == 2, "both places, each once"
    assert "anna" not in report
    assert str(Path.cwd()) not in report
    qtbot.waitUntil(lambda: opened.faults.dialog is None)
    before = opened.session.log
    play(qtbot, opened.session)
    assert len(opened.session.log) > len(before)
    assert "anna" in opened.profile.log_file.read_text("utf-8")


def test_a_window_whose_moves_are_saved_closes_without_a_question(opened: Open) -> None:
    assert opened.window.close()


def test_an_exam_that_is_not_handed_in_is_given_up_only_by_the_user(qtbot: QtBot, opened: Open) -> None:
    opened.window.open_page("exam")
    page = opened.window.page
    assert isinstance(page, ExamPage)
    page.setup.begin.click()
    qtbot.waitUntil(lambda: page.running, timeout=20_000)
    said = answering("unsaved-stay")
    assert not opened.window.close()
    assert "not handed in" in said[0]
    answering("unsaved-give-up")
    assert opened.window.close()


def test_a_hand_of_a_mixed_table_that_is_not_over_is_asked_about(qtbot: QtBot, opened: Open) -> None:
    opened.window.open_page("mixed")
    page = opened.window.page
    assert isinstance(page, MixedPage)
    page.setup.begin.click()
    qtbot.waitUntil(lambda: page.session.playing)
    opened.window.open_page("table")
    said = answering("unsaved-give-up")
    assert opened.window.close()
    assert "mixed table" in said[0]


@pytest.fixture
def gone(qtbot: QtBot, opened: Open) -> Open:
    """A folder that goes away while a hand is played, and comes back as nothing."""
    play(qtbot, opened.session)
    shutil.rmtree(opened.profile.folder)
    opened.profile.folder.write_text("a file where the folder was", "utf-8")
    play(qtbot, opened.session)
    return opened


def test_unsaved_moves_keep_the_window_open_when_the_user_stays(gone: Open) -> None:
    said = answering("unsaved-stay")
    assert not gone.window.close()
    assert gone.window.isVisible()
    assert "could not be saved" in said[0]


def test_unsaved_moves_are_given_up_only_by_the_user(gone: Open) -> None:
    answering("unsaved-close")
    assert gone.window.close()


def test_unsaved_moves_are_saved_elsewhere(gone: Open, tmp_path: Path) -> None:
    gone.window.unsaved.files.ask_folder = lambda *_: str(tmp_path / "stick")
    made = len(gone.session._history.moves) if gone.session._history else 0
    answering("unsaved-elsewhere")
    assert gone.window.close()
    gone.archive.close()
    archive = Profile(tmp_path / "stick").open_archive()
    saved = archive.running()
    assert saved is not None
    assert len(saved.moves) == made > 0
    archive.close()


def test_a_folder_that_cannot_be_is_told_and_asked_again(gone: Open, tmp_path: Path) -> None:
    Profile(tmp_path / "taken").open_archive().close()
    gone.window.unsaved.files.ask_folder = lambda *_: str(tmp_path / "taken")
    said = answering("unsaved-elsewhere", "unsaved-stay")
    assert not gone.window.close()
    assert "choose an empty folder" in said[1]


def test_the_table_says_at_each_hand_that_nothing_is_saved_and_stops_when_it_is(
    qtbot: QtBot, gone: Open, tmp_path: Path
) -> None:
    told: list[str] = []
    gone.session.notice.connect(lambda phrase: told.append(phrase.key))
    gone.session.deal_new()
    gone.session.deal_new()
    assert told.count("store-folder-gone") >= 2
    told.clear()
    assert gone.session.saving.move_to(tmp_path / "stick") is None
    gone.session.deal_new()
    play(qtbot, gone.session)
    assert not [key for key in told if key.startswith("store-")]


def test_the_careful_answer_is_that_of_esc(qtbot: QtBot, opened: Open) -> None:
    question = QuestionBox(Look(Words(Language.EN)), "?", ("unsaved-close", "unsaved-stay"), opened.window)
    question.open()
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert question.answer == "unsaved-stay"
    question.deleteLater()
