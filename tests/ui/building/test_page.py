"""A hand is built by keys and clicks to its end, and two roads; it is there again after a restart, and kept once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from tests.ui.fits import misfits
from trainer.coach.building import Build, BuildKind, BuildTask, Ending
from trainer.coach.lone_play import advised
from trainer.game import Conflict, Near
from trainer.reach import analyse_keys
from trainer.rules import FanId, Seat, Tile, load_values
from trainer.session.questions import AskBuild
from trainer.store import Settings
from trainer.store.last_build import NAME
from trainer.store.learning import all_cards, answers
from trainer.text import Language, Words
from trainer.ui.building import BuildPage
from trainer.ui.look import Look
from trainer.ui.page import Context

DRAGON, THREE = FanId.YITIAOLONG, FanId.SANSETONGSHUN
SIHAI = load_values("sihai")
HOME = BuildTask(7, (DRAGON,), Near(Seat.E, DRAGON, 2))
"""Play by advice comes home."""
ROADS = BuildTask(7, (THREE, DRAGON), Conflict(Seat.E, (THREE, DRAGON), 4))


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[[Context], BuildPage]]:
    """Makes pages of 1280 × 800 that are closed after the test."""
    made: list[BuildPage] = []

    def one(context: Context) -> BuildPage:
        page = BuildPage(context)
        page.resize(1280, 800)
        page.show()
        qtbot.waitExposed(page)
        made.append(page)
        return page

    yield one
    for page in made:
        page.close()
        page.deleteLater()


@pytest.fixture
def page(make: Callable[[Context], BuildPage], context: Context) -> BuildPage:
    return make(context)


def begin(qtbot: QtBot, page: BuildPage, task: BuildTask) -> None:
    with qtbot.waitSignal(page.play.moved, timeout=20_000):
        page.enter(task)


def build_of(page: BuildPage) -> Build:
    assert page.play.build is not None
    return page.play.build


def press(qtbot: QtBot, page: BuildPage, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(page.focusWidget() or page, key)


def choose(qtbot: QtBot, page: BuildPage, tile: Tile) -> None:
    """Go to a tile of the hand by arrows."""
    press(qtbot, page, Qt.Key.Key_Home)
    for _ in range(14):
        if page.table.alone.throwable is tile:
            return
        press(qtbot, page, Qt.Key.Key_Right)
    raise AssertionError(tile)


def advice(page: BuildPage) -> Tile:
    build = build_of(page)
    return advised(analyse_keys(build.hand, build.task.goals, SIHAI), build.task.goals[:1])


def to_the_end(qtbot: QtBot, page: BuildPage) -> None:
    """Do what is advised, by keys, and win."""
    with qtbot.waitSignal(page.play.finished, timeout=20_000):
        while not build_of(page).over:
            if page.play.home:
                press(qtbot, page, Qt.Key.Key_H)
            else:
                choose(qtbot, page, advice(page))
                press(qtbot, page, Qt.Key.Key_Return)


def test_a_hand_is_built_by_keys_and_shown_beside_par(qtbot: QtBot, page: BuildPage, context: Context) -> None:
    begin(qtbot, page, HOME)
    assert page.head.count.text() == "第 1 摸 / 共 21 摸"
    to_the_end(qtbot, page)
    build, told = build_of(page), page.outcome.told
    assert build.ending is Ending.WON
    assert told is not None
    assert told.comparison.you.draw == told.comparison.advised[0].draw == build.number
    assert page.outcome.isVisible()
    assert "一条龙" in page.head.asked.text()
    assert "标线" in page.outcome.chart.accessibleName()
    (kept,) = answers(context.session.saving.archive)
    assert (kept.kind, kept.seed, kept.right, kept.fan) == ("build", HOME.seed, True, DRAGON)


def test_two_roads_are_played_by_keys_and_the_road_is_said_at_each_discard(
    qtbot: QtBot, page: BuildPage, context: Context
) -> None:
    begin(qtbot, page, ROADS)
    for key, keeps in ((Qt.Key.Key_1, (THREE,)), (Qt.Key.Key_2, (DRAGON,)), (Qt.Key.Key_3, (THREE, DRAGON))):
        press(qtbot, page, key, Qt.Key.Key_End, Qt.Key.Key_Return)
        assert build_of(page).thrown[-1].keeps == keeps
    to_the_end(qtbot, page)
    told = page.outcome.told
    assert told is not None
    assert [way.goals for way in told.comparison.advised] == [(THREE,), (DRAGON,)]
    assert len(told.turns) == len(build_of(page).thrown)
    assert page.outcome.turn.title.text()
    assert [answer.kind for answer in answers(context.session.saving.archive)] in (["roads"], [])


def test_discards_are_looked_at_by_arrows_letters_and_clicks(qtbot: QtBot, page: BuildPage) -> None:
    begin(qtbot, page, ROADS)
    for _ in range(6):
        press(qtbot, page, Qt.Key.Key_End, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.play.finished, timeout=20_000):
        press(qtbot, page, Qt.Key.Key_S)
    press(qtbot, page, Qt.Key.Key_Home)
    assert page.outcome.told is not None
    assert page.outcome.told.chosen == 1
    press(qtbot, page, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert page.outcome.told.chosen == 3
    press(qtbot, page, Qt.Key.Key_D)
    chosen = page.outcome.told.turn
    assert chosen is not None
    assert chosen.loss
    chart = page.outcome.chart
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(chart.width() * 0.08), chart.height() - 30))
    assert page.outcome.told.chosen == 1
    assert str(chosen.number) not in page.outcome.turn.title.text()


def test_a_click_chooses_a_tile_and_a_second_one_throws_it(qtbot: QtBot, page: BuildPage) -> None:
    begin(qtbot, page, HOME)
    assert not page.table.throw.isEnabled()
    button = page.table.alone.hand.buttons[0]
    for _ in range(2):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.tile_rect().center().toPoint())
    assert [throw.tile for throw in build_of(page).thrown] == [button.tile] or len(build_of(page).thrown) == 1
    assert len(page.table.alone.river.tiles) == 1


def test_what_is_taken_back_or_played_again_or_seen_in_the_panel_is_not_counted(
    qtbot: QtBot, page: BuildPage, context: Context
) -> None:
    begin(qtbot, page, HOME)
    press(qtbot, page, Qt.Key.Key_End, Qt.Key.Key_Return)
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert build_of(page).thrown == ()
    assert build_of(page).known
    to_the_end(qtbot, page)
    assert answers(context.session.saving.archive) == ()
    with qtbot.waitSignal(page.play.moved):
        press(qtbot, page, Qt.Key.Key_R)
    assert build_of(page).thrown == ()
    begin(qtbot, page, HOME)
    assert not build_of(page).known
    reach = context.session.reach
    with qtbot.waitSignal(reach.page_ready, timeout=20_000):
        press(qtbot, page, Qt.Key.Key_Z)
    assert page.paths.panel.isVisible()
    assert build_of(page).known
    press(qtbot, page, Qt.Key.Key_Escape)
    assert not page.paths.panel.isVisible()


def test_a_try_that_fell_behind_is_kept_as_a_card(qtbot: QtBot, page: BuildPage, context: Context) -> None:
    begin(qtbot, page, HOME)
    with qtbot.waitSignal(page.play.finished, timeout=20_000):
        while not build_of(page).over:
            press(qtbot, page, Qt.Key.Key_Home, Qt.Key.Key_Return)
    (kept,) = answers(context.session.saving.archive)
    assert (kept.right, kept.error_kind) == (False, "slower-discard")
    (card,) = all_cards(context.session.saving.archive)
    assert (card.fan, card.skill) == (DRAGON, "build")


def test_a_try_is_there_again_after_a_restart(
    qtbot: QtBot, make: Callable[[Context], BuildPage], look: Look, tmp_path: Path, ways: Ways
) -> None:
    with given(look, tmp_path, Settings(), ways) as context:
        first = make(context)
        begin(qtbot, first, ROADS)
        press(qtbot, first, Qt.Key.Key_1, Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_End)
        before = build_of(first)
    with given(look, tmp_path, Settings(), ways) as context:
        second = make(context)
        with qtbot.waitSignal(second.play.moved, timeout=20_000):
            second.enter(None)
        assert build_of(second) == before


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}'])
def test_a_kept_file_that_is_no_try_leads_to_the_choice(
    qtbot: QtBot, page: BuildPage, context: Context, text: str
) -> None:
    folder = context.settings.profile.folder
    (folder / NAME).write_text(text, "utf-8")
    with qtbot.waitSignal(page.play.lacking, timeout=20_000):
        page.enter(None)
    assert page.order.isVisible()


def test_the_goal_is_chosen_by_keys_and_dealt(qtbot: QtBot, page: BuildPage) -> None:
    page.enter(BuildKind.ROADS)
    assert set(page.order.order.goals) == {DRAGON, THREE}
    press(qtbot, page, Qt.Key.Key_1)
    assert set(page.order.order.goals) == {FanId.HUNYISE, THREE}
    with qtbot.waitSignal(page.play.moved, timeout=20_000):
        press(qtbot, page, Qt.Key.Key_Return)
    assert build_of(page).task.kind is BuildKind.ROADS
    assert page.table.roads.isVisible()
    with qtbot.waitSignal(page.play.finished, timeout=20_000):
        press(qtbot, page, Qt.Key.Key_S)
    press(qtbot, page, Qt.Key.Key_G)
    assert page.order.isVisible()
    assert set(page.order.order.goals) == set(build_of(page).task.goals)


def test_what_is_at_work_is_said_and_can_be_given_up(qtbot: QtBot, page: BuildPage, context: Context) -> None:
    begin(qtbot, page, HOME)
    page.play.working.emit("build-dealing")
    qtbot.waitUntil(page.waiting.cancel.isVisible)
    assert page.waiting.said.text() == "正在备牌"
    page.play.begin(BuildTask(99, (DRAGON,)))
    press(qtbot, page, Qt.Key.Key_Escape)
    assert page.order.isVisible()
    qtbot.waitUntil(lambda: context.session.reach.idle)
    assert build_of(page).task == HOME


def test_esc_leads_back(qtbot: QtBot, page: BuildPage, ways: Ways) -> None:
    begin(qtbot, page, HOME)
    with qtbot.waitSignal(ways.went_back):
        press(qtbot, page, Qt.Key.Key_Escape)


def test_a_question_that_fails_leads_to_the_choice(qtbot: QtBot, page: BuildPage, context: Context) -> None:
    page.play.begin(HOME)
    with qtbot.waitSignal(page.play.lacking):
        context.session.reach.failed.emit(AskBuild(HOME))
    assert page.order.isVisible()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(880, 460), (1280, 800), (1920, 1080)])
def test_everything_has_its_room(
    qtbot: QtBot, page: BuildPage, look: Look, language: Language, size: tuple[int, int]
) -> None:
    look.set_words(Words(language))
    page.resize(*size)
    page.enter(BuildKind.ROADS)
    assert list(misfits(page)) == []
    begin(qtbot, page, ROADS)
    press(qtbot, page, Qt.Key.Key_End)
    assert list(misfits(page)) == []
    press(qtbot, page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.play.finished, timeout=20_000):
        press(qtbot, page, Qt.Key.Key_S)
    assert list(misfits(page)) == []


def test_every_control_has_a_name(qtbot: QtBot, page: BuildPage) -> None:
    begin(qtbot, page, ROADS)
    press(qtbot, page, Qt.Key.Key_End, Qt.Key.Key_Return)
    focusable = [
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget is not page
    ]
    assert [widget for widget in focusable if not (widget.accessibleName() or getattr(widget, "text", str)())] == []
