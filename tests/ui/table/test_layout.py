"""In every size, language and theme: all words fit where they stand, and nothing stands over anything else."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget

from tests.ui.table.conftest import Lay
from tests.ui.table.laid_table import LaidTable
from trainer.coach.hints import HintLevel, Moment
from trainer.game import Conflict, Discard, Discarded, Kong, stack
from trainer.game.bots import STEADY
from trainer.rules import SMALL_FANS, TILES, FanId, Seat, Tile
from trainer.text import Language
from trainer.ui.controls import IconButton, KeyButton, KeyCap, TextLabel
from trainer.ui.fitting import fitted_scale, largest_scale
from trainer.ui.reach import NARROW_WIDTH
from trainer.ui.table.choices import SLOT_KEYS, Slot
from trainer.ui.table.lines import Painted, PaintedButton
from trainer.ui.theme import ThemeId

SIZES = [(1024, 700), (1100, 720), (1272, 744), (1280, 800), (1440, 900), (1920, 1080), (3840, 2160)]
THEMES = [ThemeId.LIGHT, ThemeId.DARK, ThemeId.CONTRAST]


def painted(table: LaidTable) -> Iterator[Painted | PaintedButton]:
    found: list[Painted | PaintedButton] = [*table.page.findChildren(Painted), *table.page.findChildren(PaintedButton)]
    return (widget for widget in found if widget.isVisibleTo(table.page))


def cut_lines(table: LaidTable) -> list[str]:
    """Lines of text that do not fit their widget, or lie over another line of it."""
    bad = []
    for widget in painted(table):
        lines = [line for line in widget.lines() if line.width(table.page.look) > 0]
        taken = [line.taken(table.page.look) for line in lines]
        texts = ["".join(span.text for span in line.spans) for line in lines]
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
    """Buttons, caps and labels that have less room than they ask for."""
    bad = []
    for kind in (KeyButton, IconButton, KeyCap, TextLabel):
        for widget in table.page.findChildren(kind):
            if not widget.isVisibleTo(table.page):
                continue
            asked = widget.sizeHint()
            if isinstance(widget, TextLabel) and widget.hasHeightForWidth():
                asked.setWidth(widget.minimumSizeHint().width())
                asked.setHeight(widget.heightForWidth(widget.width()))
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
    ground = table.page.ground
    found = {"centre": place(ground.felt.centre, ground.felt.centre.rect(), table)}
    for which, river in ground.felt.rivers.items():
        found |= {f"discard {which} {i}": place(river, river.spot(i), table) for i in range(len(river.tiles))}
    for block in (ground.hand.melds, *ground.felt.melds.values()):
        spots = [rect for rects in block.spots() for rect in rects]
        found |= {f"meld {block.relation} {i}": place(block, rect, table) for i, rect in enumerate(spots)}
    for which, backs in ground.felt.backs.items():
        found |= {f"back {which} {i}": place(backs, rect, table) for i, rect in enumerate(backs.spots())}
    tiles = enumerate(ground.hand.buttons)
    return found | {f"hand {i}": place(button, button.tile_rect(), table) for i, button in tiles}


def text_areas(table: LaidTable) -> dict[str, QRectF]:
    ground = table.page.ground
    found = {}
    texts: list[Painted] = [*ground.felt.labels.values(), ground.felt.disclosed, ground.turn]
    for widget in texts:
        for line in widget.lines():
            if line.width(table.page.look):
                found[f"text {line.spans[0].text}"] = place(widget, line.taken(table.page.look), table)
    for button in (*table.page.findChildren(PaintedButton), *table.page.findChildren(KeyButton)):
        if button.isVisibleTo(ground):
            name = f"button {button.accessibleName() or button.text()} {id(button)}"
            found[name] = place(button, button.rect(), table)
    return found


def overlaps(table: LaidTable) -> list[str]:
    areas = {name: rect.adjusted(1.5, 1.5, -1.5, -1.5) for name, rect in shown_areas(table).items()}
    return [f"{a} over {b}" for (a, x), (b, y) in combinations(areas.items(), 2) if x.intersects(y)]


def outside(table: LaidTable) -> list[str]:
    """What reaches beyond the page. At large interface scales the panel scrolls, so it may be higher than the page."""
    whole = QRectF(table.page.rect()).adjusted(-1, -1, 1, 1)
    if table.page.look.ui_scale > 1.25:
        whole.setHeight(2 * whole.height())
    return [name for name, rect in shown_areas(table).items() if not whole.contains(rect)]


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
    table.session.deal_new()
    table.settle()
    check(table)
    table.page.ground.hand.step_to(0)
    table.settle()
    check(table)
    reach_a_claim(table)
    table.settle()
    check(table)


WON_AT_ONCE = stack({Seat.E: "234678m345p5588s"}, draws="5s")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", Language)
def test_everything_fits_in_every_theme_and_at_the_end(lay: Lay, theme: ThemeId, language: Language) -> None:
    table = lay(theme=theme, language=language)
    table.show()
    table.begin(WON_AT_ONCE, line=0)
    table.settle()
    check(table)
    table.key(Qt.Key.Key_H)
    table.settle()
    assert table.session.moment is Moment.OVER
    check(table)


@pytest.mark.parametrize(("seed", "size"), [(5, (1100, 760)), (12, (1024, 700))])
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


@pytest.mark.parametrize("scale", [0.75, 1.25, 2.0])
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900), (1920, 1080)], ids=str)
def test_everything_fits_at_every_tile_scale(lay: Lay, size: tuple[int, int], scale: float) -> None:
    table = lay(23)
    table.look.set_tile_scale(scale)
    table.show(*size)
    table.session.deal_new()
    table.settle()
    check(table)


SCALED = [(1024, 700), (1280, 800), (1440, 900), (1920, 1080)]


@pytest.mark.parametrize("scale", [0.75, 1.25, 2.0])
@pytest.mark.parametrize("size", SCALED, ids=str)
@pytest.mark.parametrize("language", Language)
def test_everything_fits_at_every_interface_scale(
    lay: Lay, size: tuple[int, int], scale: float, language: Language
) -> None:
    table = lay(25, language=language)
    table.look.set_ui_scale(scale)
    table.show(*size)
    table.session.deal_new()
    table.page.ground.hand.step_to(0)
    table.settle()
    check(table)
    reach_a_claim(table)
    table.settle()
    check(table)


@pytest.mark.parametrize("size", SCALED, ids=str)
def test_the_table_grows_no_further_than_its_window_has_room_for(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(25)
    table.look.set_ui_scale(2.0)
    table.show(*size)
    assert table.look.ui_scale == 2.0
    most = fitted_scale(table.look.ui_scale, table.page.size(), Language.ZH)
    assert table.page.look.ui_scale == most
    table.look.set_ui_scale(largest_scale(table.page.size(), Language.ZH))
    assert most - 0.1 < table.page.look.ui_scale <= most


GROWN = [((1024, 700), 1.0), ((1440, 900), 1.0), ((1920, 1080), 1.2), ((2560, 1440), 1.6), ((3840, 2160), 2.0)]


@pytest.mark.parametrize(("size", "factor"), GROWN, ids=str)
def test_a_large_window_shows_text_and_tiles_larger(lay: Lay, size: tuple[int, int], factor: float) -> None:
    table = lay(25)
    table.show(*size)
    assert table.page.look.ui_scale == factor
    places = table.page.ground.places
    assert places is not None
    assert abs(places.hand_tile - 60 * factor) <= 2
    assert abs(places.drawn_gap - 16 * factor) <= 1
    table.look.set_ui_scale(0.75)
    assert table.page.look.ui_scale == 0.75 * factor


@pytest.mark.parametrize("size", [(1024, 700), (1100, 720), (1280, 800), (1440, 900)], ids=str)
@pytest.mark.parametrize("language", Language)
def test_every_claim_shows_its_key(lay: Lay, size: tuple[int, int], language: Language) -> None:
    table = lay(language=language)
    table.show(*size)
    buttons = [table.page.ground.claims.button(slot) for slot in Slot]
    assert [button.cap for button in buttons] == list(SLOT_KEYS.values())


@pytest.mark.parametrize("size", [(1100, 720), (1280, 800), (1440, 900)], ids=str)
@pytest.mark.parametrize("language", Language)
def test_every_button_of_a_finished_hand_shows_its_key(lay: Lay, size: tuple[int, int], language: Language) -> None:
    table = lay(language=language)
    table.show(*size)
    table.begin(WON_AT_ONCE, line=0)
    table.key(Qt.Key.Key_H)
    over = table.page.ground.over
    assert [button.key for button in (over.score, over.again, over.next)] == ["Enter", "A", "N"]
    check(table)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", Language)
def test_the_small_fans_are_named_in_one_size_on_one_line(lay: Lay, size: tuple[int, int], language: Language) -> None:
    table = lay(21, language=language)
    table.show(*size)
    table.session.deal_new()
    table.settle()
    names = [chip.lines()[0].spans[0] for chip in table.page.side.paths.chips.values()]
    assert [name.text for name in names] == [table.words.fan(fan) for fan in SMALL_FANS]
    assert len({name.step for name in names}) == 1


POOR = stack({Seat.E: "123m123p1255s678s"}, draws="9m")


@pytest.mark.parametrize("size", [(1024, 700), (1100, 720), (1280, 800), (1440, 900)], ids=str)
@pytest.mark.parametrize("language", Language)
def test_what_a_poor_discard_did_is_told_whole(lay: Lay, size: tuple[int, int], language: Language) -> None:
    table = lay(language=language)
    table.show(*size)
    table.begin(POOR)
    table.session.play(Discard(Seat.E, Tile.S5))
    table.settle()
    turn = table.page.ground.turn
    assert turn.turn.more
    shown = "".join(span.text for line in turn.lines() for span in line.spans).replace(" ", "")
    assert "".join((turn.turn.title, turn.turn.sentence)).replace(" ", "") in shown
    check(table)


@pytest.mark.parametrize("language", Language)
def test_nothing_of_the_turn_line_is_written_under_a_drawer(lay: Lay, language: Language) -> None:
    table = lay(language=language)
    table.show(1024, 700)
    table.begin(POOR)
    table.session.play(Discard(Seat.E, Tile.S5))
    table.settle()
    turn, side = table.page.ground.turn, table.page.side
    assert turn.lines()[0].place.top() < turn.height() - 100
    table.click(table.page.ground.drawer_button)
    tops = [place(turn, line.taken(table.page.look), table).top() for line in turn.lines()]
    assert min(tops) > side.geometry().bottom()


def test_large_tiles_have_the_panel_narrow(lay: Lay) -> None:
    table = lay(25)
    table.show(1280, 800)
    before = table.page.ground.places
    table.look.set_tile_scale(2.0)
    after = table.page.ground.places
    assert before is not None
    assert after is not None
    assert after.hand_tile > before.hand_tile
    assert table.page.side.width() == NARROW_WIDTH


@pytest.mark.parametrize("size", SCALED, ids=str)
def test_discards_beyond_the_last_row_stay_within_the_table(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(25)
    table.look.set_tile_scale(2.0)
    table.show(*size)
    table.session.deal_new()
    table.rest()
    many = tuple(Discarded(tile) for tile in TILES[:21])
    for river in table.page.ground.felt.rivers.values():
        river.show_discards(many, newest=False)
        for place in range(len(many)):
            assert QRectF(river.rect()).adjusted(-2, -2, 2, 2).contains(river.spot(place))
    assert not overlaps(table)


@pytest.mark.parametrize("size", [(1024, 700), (1080, 760), (1280, 800)], ids=str)
@pytest.mark.parametrize("language", Language)
def test_what_is_told_of_an_ordered_deal_fits(lay: Lay, size: tuple[int, int], language: Language) -> None:
    table = lay(language=language)
    table.show(*size)
    table.begin(Conflict(Seat.E, (FanId.SANSETONGSHUN, FanId.YIBANGAO)))
    table.settle()
    check(table)


@pytest.mark.parametrize("level", HintLevel)
@pytest.mark.parametrize("language", Language)
def test_everything_fits_at_every_hint_level(lay: Lay, level: HintLevel, language: Language) -> None:
    table = lay(24, hint_level=level, language=language)
    table.show(1280, 800)
    table.session.deal_new()
    table.settle()
    check(table)


MANY_CHOWS = stack({Seat.S: "2356m568p11225s3z", Seat.E: "1199p1199s22277z"}, draws="4m")


@pytest.mark.parametrize("size", [(1024, 700), (1080, 700), (1280, 800), (1440, 900)], ids=str)
@pytest.mark.parametrize("language", Language)
def test_the_groups_to_choose_from_have_their_place(lay: Lay, size: tuple[int, int], language: Language) -> None:
    table = lay(language=language)
    table.show(*size)
    table.begin(MANY_CHOWS, seat=Seat.S)
    table.rest()
    table.key(Qt.Key.Key_C)
    table.settle()
    assert len(table.page.ground.choices.buttons) == 3
    check(table)


FULL_OF_KONGS = stack({Seat.E: "1111m2222p3333s7z"}, draws="4z5z6z", tail="9m9p9s1z2z")


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1440, 900)], ids=str)
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
    assert all(button.tile_rect().width() >= 44 for button in table.page.ground.hand.buttons)
