"""In the quiet hint levels nothing of the reach is shown or told before the learner acts."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QWidget

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LaidTable
from trainer.coach.hints import HintLevel, Moment
from trainer.coach.turn_line import Turn
from trainer.game import stack
from trainer.reach import Key, Line, Nearness, Reach
from trainer.rules import MAIN_FANS, SMALL_FANS, Seat, Tile
from trainer.ui.play.side import Shown

DEAL = stack({Seat.E: "1234m5678p99s113z", Seat.S: "19m19p19s1234567z"}, draws="6m5z6z7z8s")
QUIET = [HintLevel.OFF, HintLevel.ON_REQUEST, HintLevel.AFTER]


def tree(interface: QAccessibleInterface | None) -> Iterator[tuple[str, ...]]:
    """Every name, description and value that a screen reader can come by, shown or not."""
    if interface is None or not interface.isValid():
        return
    texts = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    yield tuple(interface.text(text) for text in texts)
    for index in range(interface.childCount()):
        yield from tree(interface.child(index))


def told(table: LaidTable) -> list[tuple[str, ...]]:
    return list(tree(QAccessible.queryAccessibleInterface(table.page)))


def tooltips(table: LaidTable) -> list[str]:
    return [widget.toolTip() for widget in table.page.findChildren(QWidget)]


def picture(table: LaidTable) -> QImage:
    return table.page.grab().toImage()


def other_reach(table: LaidTable, distance: int) -> Reach:
    """An answer that is not the true one: everything ``distance`` away, a tile farther after most discards."""
    view = table.view
    keys: tuple[Key, ...] = (*MAIN_FANS, *SMALL_FANS, Line(0), Line(view.line))
    near = {key: Nearness(distance, (Tile.M1,), 4) for key in keys}
    far = {key: Nearness(distance + 1, (Tile.M1,), 4) for key in keys[::2]}
    return Reach(near, {tile: (far if tile % 2 else near) for tile in view.hand})


def assert_blind_to_reach(table: LaidTable) -> None:
    """Picture, accessible tree and tooltips stay the same whatever the answer of the reach."""
    table.settle()
    before, words, tips = picture(table), told(table), tooltips(table)
    for distance in (1, 4):
        table.session.reach_ready.emit(table.view.position, other_reach(table, distance))
        table.settle()
        assert picture(table) == before
        assert told(table) == words
        assert tooltips(table) == tips


@pytest.mark.parametrize("level", QUIET)
def test_nothing_leaks_on_the_own_turn(lay: Lay, level: HintLevel) -> None:
    table = lay(hint_level=level)
    table.show()
    table.begin(DEAL)
    assert_blind_to_reach(table)
    table.click_tile(Tile.P7)
    assert_blind_to_reach(table)


@pytest.mark.parametrize("level", [HintLevel.OFF, HintLevel.ON_REQUEST])
def test_nothing_leaks_after_the_discard_and_at_a_claim(lay: Lay, level: HintLevel) -> None:
    table = lay(hint_level=level)
    table.show()
    table.begin(stack({Seat.S: "23445688m19p12s", Seat.E: "1199p1199s22277z"}, draws="4m"), seat=Seat.S)
    table.rest()
    assert table.session.moment is Moment.CLAIMING
    assert_blind_to_reach(table)


def test_the_same_probe_sees_the_answers_when_they_are_shown(lay: Lay) -> None:
    """The probe is not blind itself."""
    table = lay(hint_level=HintLevel.ALWAYS)
    table.show()
    table.begin(DEAL)
    table.settle()
    before, words = picture(table), told(table)
    table.session.reach_ready.emit(table.view.position, other_reach(table, 4))
    table.qtbot.waitUntil(lambda: not table.page.hints.pending)
    assert picture(table) != before
    assert told(table) != words


def test_on_request_shows_this_position_only_while_the_key_is_held(lay: Lay) -> None:
    table = lay(hint_level=HintLevel.ON_REQUEST)
    table.show()
    table.begin(DEAL)
    table.settle()
    side = table.page.side
    assert side.shown is Shown.LOG
    table.qtbot.keyPress(table.page, Qt.Key.Key_Z)
    assert side.shown is Shown.PATHS
    assert side.paths.isVisible()
    table.qtbot.keyRelease(table.page, Qt.Key.Key_Z)
    table.qtbot.waitUntil(lambda: side.shown is Shown.LOG)
    assert_blind_to_reach(table)


def test_a_look_lasts_while_the_key_repeats_itself(lay: Lay) -> None:
    table = lay(hint_level=HintLevel.ON_REQUEST)
    table.show()
    table.begin(DEAL)
    table.settle()
    shown: list[Shown] = []
    table.qtbot.keyPress(table.page, Qt.Key.Key_Z)
    table.page.hints.asking_changed.connect(lambda: shown.append(table.page.side.shown))
    for _ in range(5):
        table.qtbot.keyRelease(table.page, Qt.Key.Key_Z)
        table.qtbot.keyPress(table.page, Qt.Key.Key_Z)
    table.rest()
    assert not shown
    assert table.page.side.shown is Shown.PATHS


def test_off_stays_off_while_the_key_is_held(lay: Lay) -> None:
    table = lay(hint_level=HintLevel.OFF)
    table.show()
    table.begin(DEAL)
    table.qtbot.keyPress(table.page, Qt.Key.Key_Z)
    assert table.page.side.shown is Shown.LOG
    assert_blind_to_reach(table)
    table.qtbot.keyRelease(table.page, Qt.Key.Key_Z)


def test_after_the_discard_panel_and_judgement_come(lay: Lay) -> None:
    table = lay(hint_level=HintLevel.AFTER, pace=1500)
    table.show()
    table.begin(DEAL)
    table.qtbot.waitUntil(lambda: table.session.reach.idle)
    assert table.page.side.shown is Shown.LOG
    table.click_tile(Tile.P7)
    table.click_tile(Tile.P7)
    table.qtbot.waitUntil(lambda: table.page.side.shown is Shown.PATHS)
    table.qtbot.waitUntil(lambda: "7饼" in table.page.table.turn.turn.spoken)


def test_alt_and_a_digit_set_the_level_and_so_does_the_switch(lay: Lay) -> None:
    table = lay(hint_level=HintLevel.OFF)
    table.show()
    table.begin(DEAL)
    table.key(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert table.settings.current.hint_level is HintLevel.ALWAYS
    assert table.page.side.shown is Shown.PATHS
    table.click(table.page.bar.levels.segment(0))
    assert table.session.hint_level is HintLevel.OFF
    assert table.page.side.shown is Shown.LOG


@pytest.mark.parametrize("level", [HintLevel.AFTER, HintLevel.ALWAYS])
def test_the_sentence_on_the_last_discard_stays_until_the_next_one(lay: Lay, level: HintLevel) -> None:
    table = lay(hint_level=level)
    table.show()
    table.begin(DEAL)
    table.settle()
    turn = table.page.table.turn
    for tile in (Tile.P7, Tile.M1):
        table.click_tile(tile)
        assert table.words.tile(tile) in turn.turn.spoken, "which key discards it"
        table.click_tile(tile)
        table.session.hurry()
        table.settle()
        while table.session.moment is Moment.CLAIMING:
            assert table.words.tile(tile) in turn.turn.spoken
            table.key(Qt.Key.Key_Space)
            table.settle()
        assert table.words.tile(tile) in turn.turn.spoken
    assert "7饼" not in turn.turn.spoken


def next_turn(table: LaidTable, tile: Tile) -> None:
    """Discard ``tile`` and come to the next own turn."""
    table.click_tile(tile)
    table.click_tile(tile)
    table.session.hurry()
    table.settle()
    while table.session.moment is Moment.CLAIMING:
        table.key(Qt.Key.Key_Space)
        table.settle()


def test_after_the_discard_a_look_back_shows_what_it_left_and_nothing_of_the_new_tile(lay: Lay) -> None:
    table = lay(hint_level=HintLevel.AFTER)
    table.show()
    table.begin(DEAL)
    assert not table.page.panel_button.isVisible()
    next_turn(table, Tile.P7)
    left = table.session.left_position
    assert left is not None
    side, button = table.page.side, table.page.panel_button
    assert side.shown is Shown.LOG
    assert button.text() == table.words("table-look")
    table.click(button)
    table.settle()
    assert side.shown is Shown.PATHS
    reach = table.session.reach.known(left)
    assert reach is not None
    for fan, shown in side.paths.rows.items():
        assert shown.line.distance == (reach.now[fan].distance if fan in reach.now else None)
    assert "打出 7饼 之后" in side.paths.head.accessibleName()
    assert_blind_to_reach(table)
    table.click(button)
    assert side.shown is Shown.LOG
    table.qtbot.keyPress(table.page, Qt.Key.Key_Z)
    assert side.shown is Shown.PATHS
    table.qtbot.keyRelease(table.page, Qt.Key.Key_Z)
    table.qtbot.waitUntil(lambda: side.shown is Shown.LOG)


def test_on_request_a_button_looks_at_this_position_only(lay: Lay) -> None:
    table = lay(hint_level=HintLevel.ON_REQUEST)
    table.show()
    table.begin(DEAL)
    table.settle()
    table.click(table.page.panel_button)
    assert table.page.side.shown is Shown.PATHS
    next_turn(table, Tile.P7)
    assert table.page.side.shown is Shown.LOG


@pytest.mark.parametrize("chosen_first", [True, False])
def test_a_tile_chosen_while_the_key_is_held_is_previewed(lay: Lay, chosen_first: bool) -> None:
    table = lay(hint_level=HintLevel.ON_REQUEST)
    table.show()
    table.begin(DEAL)
    table.settle()
    if chosen_first:
        table.click_tile(Tile.P7)
    table.qtbot.keyPress(table.page, Qt.Key.Key_Z)
    if not chosen_first:
        table.click_tile(Tile.P7)
    table.qtbot.waitUntil(lambda: table.page.hints.feed.previewed is Tile.P7)
    table.qtbot.keyRelease(table.page, Qt.Key.Key_Z)
    table.qtbot.waitUntil(lambda: table.page.hints.feed.previewed is None)


def test_a_sentence_that_does_not_fit_ends_in_a_sign_that_there_is_more(lay: Lay) -> None:
    line = lay().page.table.turn
    line.resize(200, 80)
    line.show_turn(Turn("Your discard", ("one two three four five six seven eight nine ten " * 3,)))
    assert [run.text for row in line.lines() for run in row.runs][-1].endswith("…")
