"""In every window: all words fit where they stand, nothing stands over anything else, nothing leaves the window."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LONG, LaidTable
from trainer.coach.claims import Slot
from trainer.coach.hints import HintLevel, Moment
from trainer.game import Conflict, Discard, Discarded, Kong, stack
from trainer.game.bots.players import STEADY
from trainer.rules import TILES, FanId, Seat, Tile
from trainer.text import Language
from trainer.ui.controls import FocusButton, IconButton, KeyButton, KeyCap, Painted, TextLabel
from trainer.ui.shots.scenes import scene
from trainer.ui.table.claim_button import SLOT_KEYS
from trainer.ui.table.hand_tiles import OwnTile
from trainer.ui.theme import ThemeId

SIZES = [(880, 460), (960, 540), (1097, 585), (1024, 640), (1280, 800), (1440, 900), (1920, 1080)]
EDGES = [(880, 460), (1280, 800)]
"""The smallest window, and the smallest with everything in it."""


def painted(table: LaidTable) -> Iterator[Painted | FocusButton]:
    found: list[Painted | FocusButton] = [
        *table.table.findChildren(Painted),
        *table.table.findChildren(FocusButton),
    ]
    return (widget for widget in found if widget.isVisibleTo(table.page))


def cut_lines(table: LaidTable) -> list[str]:
    """Lines of text that do not fit their widget, or lie over another line of it."""
    bad = []
    for widget in painted(table):
        lines = [line for line in widget.lines() if line.width(table.page.look) > 0]
        taken = [line.taken(table.page.look) for line in lines]
        texts = ["".join(run.text for run in line.runs) for line in lines]
        # Captions under the claims may reach into the gap beside their slot.
        room = QRectF(widget.rect()).adjusted(-9, -2, 9, 2)
        name = type(widget).__name__
        bad += [f"{name} {text!r}" for text, rect in zip(texts, taken, strict=True) if not room.contains(rect)]
        bad += [f"{name} {text!r} is cut" for text in texts if text.endswith("…")]
        for (text, rect), (other, place) in combinations(zip(texts, taken, strict=True), 2):
            if rect.adjusted(0, 3, -1, -3).intersects(place.adjusted(0, 3, -1, -3)):
                bad.append(f"{name} {text!r} over {other!r}")
    return bad


def cut_controls(table: LaidTable) -> list[str]:
    """Buttons, caps and labels of bar and table that have less room than they ask for."""
    bad = []
    for kind in (KeyButton, IconButton, KeyCap, TextLabel):
        for widget in (*table.page.bar.findChildren(kind), *table.table.findChildren(kind)):
            if not widget.isVisibleTo(table.page):
                continue
            asked = widget.sizeHint()
            if widget.width() < asked.width() or widget.height() < asked.height():
                bad.append(f"{type(widget).__name__} {widget.size()} asks for {asked}: {widget.accessibleName()}")
    return bad


def place(widget: QWidget, rect: QRectF | QRect, table: LaidTable) -> QRectF:
    at = widget.mapTo(table.page, rect.toRect().topLeft() if isinstance(rect, QRectF) else rect.topLeft())
    return QRectF(at.x(), at.y(), rect.width(), rect.height())


def shown_areas(table: LaidTable) -> dict[str, QRectF]:
    """What really covers the table: each tile, each text, each button."""
    return {**tile_areas(table), **text_areas(table)}


def tile_areas(table: LaidTable) -> dict[str, QRectF]:
    felt, hand = table.table.felt, table.table.hand
    found = {"centre": place(felt.centre, felt.centre.rect(), table)}
    for which, river in felt.rivers.items():
        found |= {f"discard {which} {i}": place(river, river.spot(i), table) for i in range(len(river.tiles))}
    for block in (hand.melds, *felt.melds.values()):
        spots = [rect for rects in block.spots() for rect in rects]
        found |= {f"meld {block.relation} {i}": place(block, rect, table) for i, rect in enumerate(spots)}
    for which, backs in felt.backs.items():
        found |= {f"back {which} {i}": place(backs, rect, table) for i, rect in enumerate(backs.spots())}
    offered = table.table.turn.tile_spot()
    if offered is not None:
        found["offered tile"] = place(table.table.turn, offered, table)
    tiles = enumerate(hand.buttons)
    return found | {f"hand {i}": place(button, button.tile_rect(), table) for i, button in tiles}


def text_areas(table: LaidTable) -> dict[str, QRectF]:
    felt = table.table.felt
    found = {}
    texts: list[Painted] = [*felt.labels.values(), felt.note, table.table.turn]
    for widget in texts:
        for line in widget.lines():
            if line.width(table.page.look):
                found[f"text {line.runs[0].text}"] = place(widget, line.taken(table.page.look), table)
    for button in table.table.findChildren(FocusButton):
        if button.isVisibleTo(table.table) and not isinstance(button, OwnTile):
            name = f"button {button.accessibleName() or button.text()} {id(button)}"
            found[name] = place(button, button.rect(), table)
    return found


def overlaps(table: LaidTable) -> list[str]:
    areas = {name: rect.adjusted(1.5, 1.5, -1.5, -1.5) for name, rect in shown_areas(table).items()}
    return [f"{a} over {b}" for (a, x), (b, y) in combinations(areas.items(), 2) if x.intersects(y)]


def outside(table: LaidTable) -> list[str]:
    whole = QRectF(table.page.rect()).adjusted(-1, -1, 1, 1)
    seen = [child for child in table.page.findChildren(QWidget) if child.parent() in (table.page, table.table)]
    areas = {type(w).__name__: place(w, w.rect(), table) for w in seen if w.isVisibleTo(table.page)}
    return [name for name, rect in (shown_areas(table) | areas).items() if not whole.contains(rect)]


def check(table: LaidTable) -> None:
    assert not cut_lines(table)
    assert not cut_controls(table)
    assert not outside(table)
    assert not overlaps(table)


def reach_a_claim(table: LaidTable) -> None:
    """Play on until the learner is asked about a discard."""
    table.rest()
    while table.session.moment is not Moment.CLAIMING:
        table.session.play(STEADY.choose(table.view))
        table.rest()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_fits_on_the_own_turn_and_at_a_claim(lay: Lay, size: tuple[int, int], language: Language) -> None:
    table = lay(21, language=language)
    table.show(*size)
    assert (table.page.width(), table.page.height()) == size
    table.session.deal_new()
    table.settle()
    check(table)
    table.table.hand.step_to(0)
    table.settle()
    check(table)
    reach_a_claim(table)
    table.settle()
    check(table)
    assert all(button.tile_rect().width() >= 44 for button in table.table.hand.buttons)
    assert [table.table.claims.button(slot).cap for slot in Slot] == list(SLOT_KEYS.values())


WON_AT_ONCE = stack({Seat.E: "234678m345p5588s"}, draws="5s")


@pytest.mark.parametrize("theme", [ThemeId.LIGHT, ThemeId.CONTRAST])
@pytest.mark.parametrize("size", EDGES, ids=str)
@pytest.mark.parametrize("language", Language)
def test_everything_fits_when_a_win_is_at_hand_and_at_the_end(
    lay: Lay, theme: ThemeId, size: tuple[int, int], language: Language
) -> None:
    table = lay(theme=theme, language=language)
    table.show(*size)
    table.begin(WON_AT_ONCE, line=0)
    table.settle()
    check(table)
    table.key(Qt.Key.Key_H)
    table.settle()
    assert table.session.moment is Moment.OVER
    check(table)


@pytest.mark.parametrize(("seed", "size"), [(5, (1100, 760)), (12, (880, 460))])
def test_everything_fits_at_every_decision_of_a_hand(lay: Lay, seed: int, size: tuple[int, int]) -> None:
    table = lay(seed, language=Language.EN, hint_level=HintLevel.OFF)
    table.show(*size)
    table.session.deal_new()
    while table.session.moment is not Moment.OVER:
        table.rest()
        assert not overlaps(table)
        assert not outside(table)
        table.session.play(STEADY.choose(table.view))
        table.rest()
    check(table)


@pytest.mark.parametrize(("tiles", "interface"), [(0.75, 1.0), (2.0, 1.0), (1.0, 0.75), (1.0, 1.25), (1.0, 2.0)])
@pytest.mark.parametrize("size", EDGES, ids=str)
def test_everything_fits_at_every_scale(lay: Lay, size: tuple[int, int], tiles: float, interface: float) -> None:
    table = lay(25, language=Language.EN)
    table.look.set_tile_scale(tiles)
    table.look.set_ui_scale(interface)
    table.show(*size)
    table.session.deal_new()
    table.table.hand.step_to(0)
    table.settle()
    check(table)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", SIZES[::2], ids=str)
@pytest.mark.parametrize("name", ["can-win", "waiting"])
def test_everything_fits_in_the_middle_of_a_hand_with_melds(
    lay: Lay, name: str, size: tuple[int, int], language: Language
) -> None:
    table = lay(language=language)
    table.show(*size)
    table.session.pace = 600_000  # nobody moves on
    table.session.begin(*scene(name))
    table.qtbot.waitUntil(lambda: table.session.reach.idle and not table.page.hints.pending, timeout=LONG)
    check(table)
    melds = [spot for block in table.table.felt.melds.values() for spots in block.spots() for spot in spots]
    assert min(min(spot.width(), spot.height()) for spot in melds) >= 18


def discard_width(table: LaidTable) -> float:
    assert table.table.places is not None
    return table.table.places.discard


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)], ids=str)
def test_tiles_of_200_percent_have_larger_discards_and_words_of_200_percent_no_smaller_ones(
    lay: Lay, size: tuple[int, int]
) -> None:
    table = lay(25)
    table.show(*size)
    before = discard_width(table)
    table.look.set_tile_scale(2.0)
    assert discard_width(table) > before
    table.look.set_tile_scale(1.0)
    table.look.set_ui_scale(2.0)
    assert discard_width(table) >= 0.97 * before


def test_a_scale_that_folds_the_open_panel_leaves_it_open_where_hints_say_always(lay: Lay) -> None:
    table = lay(25)
    table.show(1120, 760)
    table.session.deal_new()
    table.settle()
    assert table.page.side.isVisible()
    table.page.resize(1000, 640)
    assert table.page.side.width() == 1000, "it is a drawer"
    assert table.page.side.isVisible()
    table.page.resize(1120, 760)
    table.page.resize(1000, 640)
    table.key(Qt.Key.Key_Escape)
    assert not table.page.side.isVisible()


POOR = stack({Seat.E: "123m123p1255s678s"}, draws="9m")


@pytest.mark.parametrize("size", EDGES, ids=str)
@pytest.mark.parametrize("language", Language)
def test_the_verdict_on_a_poor_discard_is_told_whole(lay: Lay, size: tuple[int, int], language: Language) -> None:
    table = lay(language=language)
    table.show(*size)
    table.begin(POOR)
    table.session.play(Discard(Seat.E, Tile.S5))
    table.settle()
    turn = table.table.turn
    shown = "".join(run.text for line in turn.lines() for run in line.runs).replace(" ", "")
    assert len(turn.turn.sentences) == 2
    assert "".join((turn.turn.title, turn.turn.sentences[0])).replace(" ", "") in shown
    check(table)


@pytest.mark.parametrize("size", [(880, 460), (1024, 640), (1440, 900)], ids=str)
@pytest.mark.parametrize("tiles", [1.0, 2.0])
def test_discards_beyond_the_last_row_stay_within_the_table(lay: Lay, size: tuple[int, int], tiles: float) -> None:
    table = lay(25)
    table.look.set_tile_scale(tiles)
    table.show(*size)
    table.session.deal_new()
    table.rest()
    many = tuple(Discarded(tile) for tile in TILES[:21])
    for river in table.table.felt.rivers.values():
        river.show_discards(many, newest=False)
        for place in range(len(many)):
            assert QRectF(river.rect()).adjusted(-2, -2, 2, 2).contains(river.spot(place))
    found = [
        pair for pair in overlaps(table) if pair.split()[:2] != pair.split(" over ")[1].split()[:2]
    ]  # tiles that go on beyond a row may lie over one another
    assert not found


@pytest.mark.parametrize("size", EDGES, ids=str)
@pytest.mark.parametrize("language", Language)
def test_what_is_told_of_an_ordered_deal_fits(lay: Lay, size: tuple[int, int], language: Language) -> None:
    table = lay(language=language)
    table.show(*size)
    table.begin(Conflict(Seat.E, (FanId.SANSETONGSHUN, FanId.YIBANGAO)))
    table.settle()
    check(table)


MANY_CHOWS = stack({Seat.S: "2356m568p11225s3z", Seat.E: "1199p1199s22277z"}, draws="4m")


@pytest.mark.parametrize("size", EDGES, ids=str)
@pytest.mark.parametrize("language", Language)
def test_the_groups_to_choose_from_have_their_place(lay: Lay, size: tuple[int, int], language: Language) -> None:
    table = lay(language=language)
    table.show(*size)
    table.begin(MANY_CHOWS, seat=Seat.S)
    table.rest()
    table.key(Qt.Key.Key_C)
    table.settle()
    assert len(table.table.choices.buttons) == 3
    check(table)


FULL_OF_KONGS = stack({Seat.E: "1111m2222p3333s7z"}, draws="4z5z6z", tail="9m9p9s1z2z")


@pytest.mark.parametrize("size", EDGES, ids=str)
def test_three_kongs_leave_the_hand_its_room(lay: Lay, size: tuple[int, int]) -> None:
    table = lay()
    table.show(*size)
    table.begin(FULL_OF_KONGS)
    for kong in range(3):
        move = table.view.moves[0]
        assert isinstance(move, Kong), kong
        table.session.play(move)
    table.settle()
    check(table)
    assert all(button.tile_rect().width() >= 44 for button in table.table.hand.buttons)
