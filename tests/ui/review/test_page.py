"""A review by keys: walked through, turning points chosen again, played on from, its code passed on."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.store.kept_hands import VERSION_2
from tests.ui.contexts import Ways, given
from tests.ui.fits import misfits
from tests.ui.in_front import a_look, bring_to_front
from trainer.coach.review.chart import worst
from trainer.game import Discard, Pass, replay, view
from trainer.game.position_code import read_position
from trainer.rules import FanId
from trainer.session.figures import kept_figures
from trainer.store import Profile, Settings
from trainer.store.branches import family_of
from trainer.store.salvage import salvage
from trainer.store.taking_in import import_all
from trainer.text import Language, Words
from trainer.ui.page import Context
from trainer.ui.review import ReviewPage
from trainer.ui.theme import ThemeId

Key = Qt.Key


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path, ways: Ways) -> Iterator[Context]:
    """Three won hands and two that were left."""
    assert qapp
    settings = Settings(language=Language.EN, pace=0)
    with given(a_look(Language.EN, ThemeId.LIGHT), tmp_path / "profile", settings, ways) as found:
        salvage(VERSION_2, found.session.saving.archive)
        yield found


def arrive(qtbot: QtBot, page: ReviewPage, number: int) -> None:
    """Open the review of a hand and wait until nothing is on its way."""
    page.enter(number)
    qtbot.waitUntil(lambda: page.study.review is not None and not page.study.reviewing.busy, timeout=20_000)


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> Iterator[ReviewPage]:
    made = ReviewPage(context)
    bring_to_front(qtbot, made, context.look, (1440, 900))
    arrive(qtbot, made, 1)
    yield made
    qtbot.waitUntil(lambda: context.session.reach.idle, timeout=20_000)


def press(qtbot: QtBot, *keys: Qt.Key) -> None:
    """Press keys wherever the keyboard is."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, key)


def test_a_hand_opens_at_its_first_turning_point_and_asks_it_again(page: ReviewPage) -> None:
    review = page.study.review
    assert review is not None
    assert page.decision is review.turning[0]
    assert page.asked
    assert page.band.title.text()
    assert "Choose again" in page.band.why.text()
    assert not page.band.table.isVisible()
    assert page.turns.turns[0]._said == ""


def test_the_learner_chooses_again_by_keys_and_then_sees_what_was_nearer(qtbot: QtBot, page: ReviewPage) -> None:
    review = page.study.review
    assert review is not None
    places = [number for number, turn in enumerate(review.turning) if isinstance(turn.move, Discard)]
    press(qtbot, Qt.Key(Key.Key_1 + places[0]), Key.Key_Up)
    assert page.decision is not None
    best = worst(page.decision).best
    assert QApplication.focusWidget() is page.band.hand.row.tiles[-1]
    press(qtbot, Key.Key_Left, Key.Key_Left)
    chosen = page.band.hand.row.tiles[-3]
    assert QApplication.focusWidget() is chosen
    press(qtbot, Key.Key_Return)
    assert not page.asked
    picked = page.study.picked(page.decision)
    assert isinstance(picked, Discard)
    assert picked.tile is chosen.tile
    assert ("chose the nearest" in page.band.why.text()) == (picked in best)
    assert page.band.table.isVisible()
    captions = {button._caption for button in page.band.hand.row.tiles}
    assert "yours" in captions or "now" in captions
    qtbot.waitUntil(lambda: "." in page.band.why.text())


def test_arrows_walk_over_all_decisions_and_digits_lead_to_turning_points(qtbot: QtBot, page: ReviewPage) -> None:
    review = page.study.review
    assert review is not None
    press(qtbot, Key.Key_Home)
    seen = [page.decision]
    for _ in review.decisions[1:]:
        press(qtbot, Key.Key_Right)
        seen.append(page.decision)
    assert tuple(seen) == review.decisions
    press(qtbot, Key.Key_Right)
    assert page.decision is review.decisions[-1]
    press(qtbot, Key.Key_Left)
    assert page.decision is review.decisions[-2]
    for number, turn in enumerate(review.turning):
        press(qtbot, Qt.Key(Key.Key_1 + number))
        assert page.decision is turn


def test_s_shows_a_turning_point_without_choosing_and_all_shown_tell_the_rest(qtbot: QtBot, page: ReviewPage) -> None:
    review = page.study.review
    assert review is not None
    for number in range(len(review.turning)):
        press(qtbot, Qt.Key(Key.Key_1 + number), Key.Key_S)
        assert not page.asked
        assert page.turns.turns[number]._said
    assert not page.turns.none.isVisible()
    assert page.chart._hidden == frozenset()


def test_every_decision_is_an_item_that_says_what_came_and_what_was_done(page: ReviewPage) -> None:
    review = page.study.review
    assert review is not None
    said = [button.accessibleName() for button in page.chart.buttons]
    assert len(said) == len(review.decisions)
    assert all("To 10 points" in text for text in said)
    assert sum("Turning point" in text for text in said) == len(review.turning)
    reader = QAccessible.queryAccessibleInterface(page.chart.buttons[0])
    assert reader is not None
    assert reader.role() is QAccessible.Role.Button


def test_the_chart_follows_the_fan_that_the_learner_names(page: ReviewPage) -> None:
    box = page.head.goal
    other = next(fan for fan in FanId if fan.value != box.currentData() and box.findData(fan.value) > 0)
    box.setCurrentIndex(box.findData(other.value))
    box.activated.emit(box.currentIndex())
    assert page.study.review is not None
    assert page.study.review.goal is other
    assert page.chart.chart.goal is other
    assert page.head.followed.text() == "You followed"


def test_the_fan_that_the_learner_names_by_keys_is_there_again_after_a_restart(
    qtbot: QtBot, page: ReviewPage, context: Context, ways: Ways, tmp_path: Path
) -> None:
    page.head.goal.setFocus()
    box = page.head.goal
    qtbot.keyClick(box, Key.Key_Down if box.currentIndex() < box.count() - 1 else Key.Key_Up)
    review = page.study.review
    assert review is not None
    assert not review.guessed
    archive = context.session.saving.archive
    kept = kept_figures(archive, 1)
    assert kept is not None
    assert kept.goal is review.goal
    qtbot.waitUntil(lambda: context.session.reach.idle, timeout=20_000)
    copy = tmp_path / "again"
    copy.mkdir()
    archive.database.checkpoint()
    archive.database.wait()
    assert archive.database.path is not None
    shutil.copy(archive.database.path, copy)
    with given(context.look, copy, Settings(language=Language.EN), ways) as later:
        again = ReviewPage(later)
        bring_to_front(qtbot, again, later.look, (1440, 900))
        arrive(qtbot, again, 1)
        assert again.study.review is not None
        assert (again.study.review.goal, again.study.review.guessed) == (review.goal, False)
        assert again.head.followed.text() == "You followed"
        qtbot.waitUntil(lambda: later.session.reach.idle, timeout=20_000)
        again.close()


def test_a_fork_is_kept_as_a_branch_that_replays_to_the_same_state_and_is_shown_beside(
    qtbot: QtBot, page: ReviewPage, context: Context, ways: Ways
) -> None:
    decision, saved = page.decision, page.study.saved
    assert decision is not None
    assert saved is not None
    with qtbot.waitSignal(ways.opened) as heard:
        press(qtbot, Key.Key_T)
    assert heard.args == ["table", None]
    session = context.session
    assert session.retrying
    assert session.view == decision.seen
    fork = session.saving.archive.hand(session.saving.number)
    assert fork.moves == saved.moves[: decision.place]
    assert fork.retry
    (branch,) = family_of(session.saving.archive.database, saved.id)
    assert (branch.hand, branch.parent, branch.place) == (fork.id, saved.id, decision.place)
    session.play(decision.line.best[0])
    qtbot.waitUntil(lambda: session.view is not None and (session.view.my_turn or session.view.over), timeout=20_000)
    again = session.saving.archive.hand(fork.id)
    assert view(replay(again.record), again.invitation.seat) == session.view
    page.enter(None)
    qtbot.waitUntil(lambda: len(page.branches.cells) == 3 and not page.study.reviewing.busy, timeout=20_000)
    assert page.branches.isVisible()
    assert page.branches.cells[1][1] == "the first one"
    assert page.branches.cells[2][5], "how far it came is told"
    page.branches.buttons[fork.id].click()
    qtbot.waitUntil(lambda: page.study.number == fork.id and page.study.review is not None, timeout=20_000)
    assert page.study.review is not None


def test_the_code_of_a_moment_opens_that_moment(qtbot: QtBot, page: ReviewPage, context: Context) -> None:
    press(qtbot, Key.Key_3, Key.Key_C)
    assert page.decision is not None
    code = QGuiApplication.clipboard().text()
    assert page.study.saved is not None
    assert read_position(code).moves == page.study.saved.moves[: page.decision.place]
    assert code in page.head.told.text()
    context.session.open_code(code.lower())
    assert context.session.view == page.decision.seen


def test_what_was_found_is_kept_for_the_statistics(page: ReviewPage, context: Context) -> None:
    figures = kept_figures(context.session.saving.archive, 1)
    assert figures is not None
    assert page.study.review is not None
    assert figures.sum.decisions == len(page.study.review.decisions)


def test_a_review_that_takes_long_can_be_given_up_and_asked_again(qtbot: QtBot, page: ReviewPage) -> None:
    page.study.look_at(2)
    page.study.reviewing._set_slow(True)
    assert page.head.busy.isVisible()
    page.head.cancel.click()
    assert page.study.review is None
    assert "Enter" in page.head.busy.text()
    press(qtbot, Key.Key_Return)
    qtbot.waitUntil(lambda: page.study.review is not None, timeout=20_000)


@pytest.mark.parametrize("size", [(880, 460), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", list(Language))
def test_everything_has_its_room(
    qtbot: QtBot, page: ReviewPage, context: Context, language: Language, size: tuple[int, int]
) -> None:
    context.look.set_words(Words(language))
    page.resize(*size)
    press(qtbot, Key.Key_S)
    assert list(misfits(page)) == []
    assert page.chart.heightForWidth(page.chart.width()) <= page.chart.height()


@pytest.mark.parametrize("language", list(Language))
def test_large_letters_need_no_more_than_the_width(
    qtbot: QtBot, page: ReviewPage, context: Context, language: Language
) -> None:
    context.look.set_words(Words(language))
    context.look.set_ui_scale(2.0)
    page.resize(880, 460)
    press(qtbot, Key.Key_S)
    content = page.area.widget()
    assert content is not None
    qtbot.waitUntil(lambda: content.width() <= page.area.viewport().width())
    assert list(misfits(page)) == []


def test_esc_leads_back(qtbot: QtBot, page: ReviewPage, ways: Ways) -> None:
    assert page.isVisible()
    with qtbot.waitSignal(ways.went_back):
        press(qtbot, Key.Key_Escape)


def test_e_writes_the_hand_into_a_file_that_can_be_taken_in_elsewhere(
    qtbot: QtBot, page: ReviewPage, tmp_path: Path
) -> None:
    page.head.files.ask_save = lambda *_: str(tmp_path / "mine")
    press(qtbot, Key.Key_E)
    assert "mine.jsonl" in page.head.told.text()
    other = Profile(tmp_path / "other").open_archive()
    assert import_all(other, tmp_path / "mine.jsonl").hands == 1
    assert page.study.saved is not None
    assert other.hand(1).moves == page.study.saved.moves
    other.close()


def test_a_claim_is_chosen_again_by_its_button(qtbot: QtBot, page: ReviewPage) -> None:
    review = page.study.review
    assert review is not None
    place = next(place for place, each in enumerate(review.decisions) if isinstance(each.move, Pass))
    page.choose(place)
    if page.asked:
        press(qtbot, Key.Key_S)
    assert "Pass" in page.chart.buttons[place].accessibleName()
    assert [button.isVisible() for button in page.band.hand.moves.values()] == [True] * len(page.band.hand.moves)
    press(qtbot, Key.Key_Up)
    first, *others = page.band.hand.moves.values()
    assert QApplication.focusWidget() is first
    press(qtbot, *([Key.Key_Right] * len(others)))
    assert QApplication.focusWidget() is (first, *others)[-1]
    press(qtbot, Key.Key_Down)
    assert QApplication.focusWidget() is page.chart.buttons[place]
