"""All hands go out as files, come in again and come back from backups, by clicks; what cannot be is told."""

import csv
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from trainer.store import Profile, Settings, backups_of, create_profile, last_profile
from trainer.store.backups import back_up
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.page import Context
from trainer.ui.settings import SettingsPage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> Iterator[Context]:
    assert qapp
    with given(Look(Words(Language.EN)), tmp_path / "profile", Settings(language=Language.EN), Ways()) as found:
        yield found


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> SettingsPage:
    made = SettingsPage(context)
    qtbot.addWidget(made)
    made.show()
    return made


def answer_with(page: SettingsPage, path: Path) -> None:
    """Let every dialog name a file."""
    page.data.files.ask_open = page.data.files.ask_save = lambda *_: str(path)


def test_hands_go_out_and_come_in_again_only_where_they_are_new(
    qtbot: QtBot, page: SettingsPage, context: Context, tmp_path: Path
) -> None:
    context.session.deal_new()
    answer_with(page, tmp_path / "all")
    qtbot.mouseClick(page.data.buttons["export"], LEFT)
    assert page.data.told.text() == "Exported to all.jsonl: 1 hand"
    answer_with(page, tmp_path / "all.jsonl")
    qtbot.mouseClick(page.data.buttons["import"], LEFT)
    assert page.data.told.text() == "New from all.jsonl: 0 hands"


def test_results_are_a_table(qtbot: QtBot, page: SettingsPage, context: Context, tmp_path: Path) -> None:
    context.session.deal_new()
    answer_with(page, tmp_path / "results.csv")
    qtbot.mouseClick(page.data.buttons["results"], LEFT)
    with (tmp_path / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.reader(file))) == 2


def test_what_is_no_export_is_told(qtbot: QtBot, page: SettingsPage, tmp_path: Path) -> None:
    answer_with(page, tmp_path / "gone.jsonl")
    qtbot.mouseClick(page.data.buttons["import"], LEFT)
    assert "gone.jsonl" in page.data.told.text()


def test_no_file_named_changes_nothing(qtbot: QtBot, page: SettingsPage) -> None:
    page.data.files.ask_open = page.data.files.ask_save = lambda *_: ""
    for button in page.data.buttons.values():
        qtbot.mouseClick(button, LEFT)
    assert not page.data.told.isVisible()


def hands_of(context: Context) -> int:
    """How many hands there are."""
    return int(context.session.saving.archive.database.read("SELECT count(*) FROM hand")[0][0])


def test_a_backup_is_restored_in_two_clicks_and_the_hand_on_the_table_goes_on(
    qtbot: QtBot, page: SettingsPage, context: Context
) -> None:
    session, path = context.session, context.settings.profile.hands_file
    session.deal_new()
    back_up(session.saving.archive.database.connection, path, "2026-03-01")
    for _ in range(3):
        session.deal_new()
    on_table = session.view
    page.hide()
    page.show()
    qtbot.mouseClick(page.backups.restore, LEFT)
    assert page.backups.question.isVisible()
    assert "2026-03-01" in page.backups.question.text()
    qtbot.mouseClick(page.backups.yes, LEFT)
    assert page.backups.told.text() == "The hands of 2026-03-01 are back."
    assert hands_of(context) == 2, "the one of the backup, and the one on the table"
    assert session.view == on_table
    assert not session.saving.unsaved
    today = backups_of(path)[0]
    assert today.day > "2026-03-01", "what was there has a backup"
    qtbot.mouseClick(page.salvage.take, LEFT)
    assert page.salvage.told.text().startswith("New from hands.sqlite3.replaced: ")
    assert hands_of(context) >= 4, "those that the backup had not"


def test_a_hand_that_the_backup_holds_is_not_there_twice(page: SettingsPage, context: Context) -> None:
    session = context.session
    session.deal_new()
    back_up(session.saving.archive.database.connection, context.settings.profile.hands_file, "2026-03-01")
    page.backups.showEvent(QShowEvent())
    page.backups.restore.click()
    page.backups.yes.click()
    assert hands_of(context) == 1
    running = session.saving.archive.running()
    assert running is not None
    assert running.id == 1


def test_todays_backup_gives_what_it_held_though_restoring_writes_a_new_one(
    page: SettingsPage, context: Context
) -> None:
    session = context.session
    session.deal_new()
    back_up(session.saving.archive.database.connection, context.settings.profile.hands_file, date.today().isoformat())
    session.deal_new()
    session.deal_new()
    page.backups.showEvent(QShowEvent())
    page.backups.restore.click()
    page.backups.yes.click()
    assert hands_of(context) == 2


def test_who_answers_no_keeps_everything(qtbot: QtBot, page: SettingsPage, context: Context) -> None:
    session = context.session
    session.deal_new()
    back_up(session.saving.archive.database.connection, context.settings.profile.hands_file, "2026-03-01")
    session.deal_new()
    page.backups.showEvent(QShowEvent())
    qtbot.mouseClick(page.backups.restore, LEFT)
    qtbot.mouseClick(page.backups.no, LEFT)
    assert not page.backups.question.isVisible()
    assert hands_of(context) == 2


def test_a_damaged_backup_is_refused_and_play_goes_on(page: SettingsPage, context: Context) -> None:
    session, path = context.session, context.settings.profile.hands_file
    session.deal_new()
    back_up(session.saving.archive.database.connection, path, "2026-03-01")
    backups_of(path)[0].path.write_bytes(b"no database" * 1000)
    page.backups.showEvent(QShowEvent())
    page.backups.restore.click()
    page.backups.yes.click()
    assert "cannot be restored" in page.backups.told.text()
    session.deal_new()
    assert hands_of(context) == 2
    assert not session.saving.unsaved


def test_a_new_language_or_size_leaves_an_open_question_and_what_was_chosen(
    page: SettingsPage, context: Context
) -> None:
    session, look, path = context.session, context.look, context.settings.profile.hands_file
    session.deal_new()
    for day in ("2026-03-01", "2026-03-02"):
        back_up(session.saving.archive.database.connection, path, day)
    for left in ("damaged", "replaced"):
        path.with_name(f"{path.name}.{left}").write_bytes(b"")
    context.settings.profile.folder.joinpath("profiles", "Anna").mkdir(parents=True)
    page.hide()
    page.show()
    choices = [control.choice for control in (page.backups, page.salvage, page.profiles)]
    for choice in choices:
        choice.setCurrentIndex(1)
    page.backups.restore.click()
    look.set_ui_scale(1.5)
    look.set_words(Words(Language.ZH))
    assert page.backups.question.isVisible()
    assert page.backups.yes.isVisible()
    assert page.backups.question.text() == look.words("settings-backup-question", day="2026-03-01")
    assert [choice.currentIndex() for choice in choices] == [1, 1, 1]
    assert page.profiles.choice.itemText(0) == look.words("settings-profile-here", name="主记录")


def test_only_opening_the_page_reads_the_disk(page: SettingsPage, context: Context) -> None:
    path = context.settings.profile.hands_file
    context.session.deal_new()
    back_up(context.session.saving.archive.database.connection, path, "2026-03-01")
    path.with_name(f"{path.name}.damaged").write_bytes(b"")
    create_profile(context.settings.profile.folder, "Anna")
    choices = [control.choice for control in (page.backups, page.salvage, page.profiles)]
    context.look.set_words(Words(Language.ZH))
    assert [choice.count() for choice in choices] == [0, 0, 1]
    page.hide()
    page.show()
    assert [choice.count() for choice in choices] == [1, 1, 2]


def test_without_backups_the_page_says_when_there_will_be_one(page: SettingsPage) -> None:
    assert page.backups.none.isVisible()
    assert not page.backups.restore.isVisible()


def test_everything_is_kept_in_another_folder_from_now_on(
    qtbot: QtBot, page: SettingsPage, context: Context, tmp_path: Path
) -> None:
    context.session.deal_new()
    page.folder.files.ask_folder = lambda *_: str(tmp_path / "stick")
    qtbot.mouseClick(page.folder.move_button, LEFT)
    assert str(tmp_path / "stick") in page.folder.told.text()
    assert page.folder.shown.text() == str(tmp_path / "stick")
    context.session.deal_new()
    archive = Profile(tmp_path / "stick").open_archive()
    assert archive.database.read("SELECT count(*) FROM hand") == [(2,)]
    archive.close()
    assert Profile(tmp_path / "stick").settings.load().settings.language is Language.EN


def test_a_folder_with_hands_is_not_moved_to(page: SettingsPage, context: Context, tmp_path: Path) -> None:
    Profile(tmp_path / "other").open_archive().close()
    page.folder.files.ask_folder = lambda *_: str(tmp_path / "other")
    page.folder.move_button.click()
    assert "choose an empty folder" in page.folder.told.text()
    assert context.session.saving.archive.database.path == context.settings.profile.hands_file


def test_a_new_profile_is_the_one_that_the_next_start_offers_first(
    qtbot: QtBot, page: SettingsPage, context: Context
) -> None:
    qtbot.keyClicks(page.profiles.name, "Anna")
    qtbot.mouseClick(page.profiles.create_button, LEFT)
    assert page.profiles.told.text() == "The next start offers Anna first."
    assert last_profile(context.settings.profile) == Profile(context.settings.profile.folder / "profiles" / "Anna")
    page.profiles.choice.setCurrentIndex(0)
    page.profiles.choice.activated.emit(0)
    assert last_profile(context.settings.profile) == context.settings.profile


def test_a_name_that_no_folder_can_have_is_refused(qtbot: QtBot, page: SettingsPage, context: Context) -> None:
    qtbot.keyClicks(page.profiles.name, "a/b")
    qtbot.keyClick(page.profiles.name, Qt.Key.Key_Return)
    assert "cannot name a profile" in page.profiles.told.text()
    assert not (context.settings.profile.folder / "profiles").exists()
