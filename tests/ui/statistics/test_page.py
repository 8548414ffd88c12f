"""The page of statistics: it works out what it lacks, keeps it, and opens at once the next time."""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.store.kept_hands import VERSION_2
from tests.ui.contexts import Ways, given
from tests.ui.fits import misfits
from tests.ui.in_front import a_look, bring_to_front
from trainer.coach.review import ReviewSum, review_of
from trainer.coach.review.figures import FORM, GroupKind
from trainer.store import Settings
from trainer.store.findings import findings, not_found_yet
from trainer.store.salvage import salvage
from trainer.text import Language, Words
from trainer.ui.look import text_width
from trainer.ui.page import Context
from trainer.ui.statistics import StatisticsPage
from trainer.ui.theme import Step, ThemeId


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path, ways: Ways) -> Iterator[Context]:
    """Three finished hands and two that were left."""
    assert qapp
    settings = Settings(language=Language.EN, pace=0)
    with given(a_look(Language.EN, ThemeId.LIGHT), tmp_path / "profile", settings, ways) as found:
        salvage(VERSION_2, found.session.saving.archive)
        yield found


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> StatisticsPage:
    made = StatisticsPage(context)
    bring_to_front(qtbot, made, context.look, (1280, 800))
    made.enter(None)
    qtbot.waitUntil(lambda: not made.reviewing.busy, timeout=20_000)
    return made


def test_hands_that_were_not_reviewed_are_and_the_sums_are_those_of_a_slow_twin(
    page: StatisticsPage, context: Context
) -> None:
    archive = context.session.saving.archive
    hands = [hand for hand in archive.finished() if not hand.retry]
    total = ReviewSum()
    for hand in hands:
        total += ReviewSum.of(review_of(hand.record, hand.invitation.seat))
    (whole,) = (group for group in page.groups if group.kind is GroupKind.ALL)
    assert (whole.hands, whole.sum) == (len(hands), total)
    assert not_found_yet(archive, FORM) == ()
    assert len(findings(archive, FORM)) == len(hands)
    assert page.counted.text().startswith(f"{len(hands)} hands")


def test_the_next_time_nothing_is_worked_out(qtbot: QtBot, page: StatisticsPage, context: Context) -> None:
    again = StatisticsPage(context)
    qtbot.addWidget(again)
    again.enter(None)
    assert not again.reviewing.busy
    assert again.groups == page.groups


def test_a_hand_that_was_changed_since_is_reviewed_anew(page: StatisticsPage, context: Context) -> None:
    assert page.groups
    archive = context.session.saving.archive
    archive.take_back(1, 3)
    assert 1 not in {found.hand for found in findings(archive, FORM)}


def test_rows_are_sentences_and_the_table_can_be_saved(qtbot: QtBot, page: StatisticsPage, tmp_path: Path) -> None:
    item = page.table.topLevelItem(0)
    assert item is not None
    said = item.data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("All hands. Hands 3, Decisions ")
    page.files.ask_save = lambda *_: str(tmp_path / "table")
    qtbot.keyClick(page.table, Qt.Key.Key_C)
    with (tmp_path / "table.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert len(rows) == 1 + len(page.groups)
    assert rows[1][:3] == ["All", "All hands", "3"]
    assert "table.csv" in page.told.text()


def test_work_can_be_stopped(qtbot: QtBot, context: Context) -> None:
    page = StatisticsPage(context)
    bring_to_front(qtbot, page, context.look, (1280, 800))
    page.enter(None)
    page.reviewing._set_slow(True)
    assert page.stop.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_S)
    assert not page.reviewing.busy
    assert not page.stop.isVisible()
    qtbot.waitUntil(lambda: context.session.reach.idle)


@pytest.mark.parametrize("size", [(880, 460), (1920, 1080)])
@pytest.mark.parametrize("language", list(Language))
def test_everything_has_its_room(page: StatisticsPage, language: Language, size: tuple[int, int]) -> None:
    page._look.set_words(Words(language))
    page.resize(*size)
    assert list(misfits(page)) == []
    assert not page.table.horizontalScrollBar().isVisible()


@pytest.mark.parametrize("language", list(Language))
def test_large_letters_leave_room_for_every_column(
    qtbot: QtBot, page: StatisticsPage, context: Context, language: Language
) -> None:
    context.look.set_words(Words(language))
    table, names = page.table, []
    for scale in (1.0, 2.0, 1.0):
        context.look.set_ui_scale(scale)
        qtbot.waitUntil(lambda: table.header().length() <= table.viewport().width())
        assert not table.horizontalScrollBar().isVisible()
        assert table.narrow is (scale > 1)
        items = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
        names.append([" ".join(item.text(0).split()) for item in items if item is not None])
        for item in items:
            assert item is not None
            if not item.isFirstColumnSpanned():
                wide = max(text_width(context.look, line, Step.BODY) for line in item.text(0).split("\n"))
                assert wide <= table.header().sectionSize(0)
    assert names[0] == names[2]
    assert "".join(names[0]).replace(" ", "") == "".join(names[1]).replace(" ", "")


def test_large_letters_are_scrolled_by_the_page_alone(page: StatisticsPage) -> None:
    page._look.set_ui_scale(2.0)
    page.resize(880, 460)
    table = page.table
    assert not any(bar.isVisible() for bar in (table.verticalScrollBar(), page.area.horizontalScrollBar()))
    last = table.topLevelItem(table.topLevelItemCount() - 1)
    assert last is not None
    table.setCurrentItem(last)
    assert table.viewport().mapTo(page.area.viewport(), table.visualItemRect(last).center()).y() < page.area.height()
    assert table.viewport().height() >= table.visualItemRect(last).bottom()


def test_esc_leads_back(qtbot: QtBot, page: StatisticsPage, ways: Ways) -> None:
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(page.table, Qt.Key.Key_Escape)
