"""The panel shows any position and tells wishes: it knows no session."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, Qt
from pytestqt.qtbot import QtBot

from tests.rules.hands import hand, scored
from tests.ui.theme.colours import contrast
from trainer.coach.panel import (
    PanelContent,
    PanelFace,
    PanelQuestion,
    Standing,
    bare_content,
    panel_content,
    waits_content,
)
from trainer.reach import Chance, Line, Position, Widening, analyse, obstacles, target_hand, waits
from trainer.rules import MAIN_FANS, SMALL_FANS, TILES, FanId, Meld, Seat, Tile, load_values, parse_tiles
from trainer.text import Language, Words
from trainer.ui.controls import FocusButton, Painted
from trainer.ui.look import Look
from trainer.ui.reach import FULL_WIDTH, NARROW_WIDTH, FanButton, ReachPanel, WaitsView
from trainer.ui.reach.fan_row import FanRow
from trainer.ui.theme import THEMES, ThemeId, Tone

VALUES = load_values("sihai")
NEAR = Position(parse_tiles("1234569m567p66s6z"), (), Seat.N, parse_tiles("88m"))
WAITING = Position(parse_tiles("2345678889m"), (Meld.chow(Tile.S4),), Seat.W, parse_tiles("99m"))
NINE_KINDS = Position(parse_tiles("1112345678999m"), (), Seat.W, ())
COMPLETE = Position(parse_tiles("112233456789m55p"), (), Seat.W, ())


def known(question: PanelQuestion) -> PanelQuestion:
    """The question with every hand and obstacle."""
    after = question.after
    targets = {key: found for key in question.shown if (found := target_hand(after, key, VALUES)) is not None}
    return replace(question, targets=targets, obstacles=obstacles(after))


def near(line: int, preview: Tile | None = None) -> PanelContent:
    position = NEAR.with_drawn(Tile.M7)
    question = PanelQuestion(position, analyse(position, VALUES, (0, line)), VALUES, line, Tile.M7, preview)
    chance = Chance(Line(line), 13, 200, 77)
    widenings = tuple(Widening(tile, 40 + tile, (Tile.Z6,)) for tile in TILES[:9])
    return panel_content(replace(known(question), chance=chance), PanelFace.AUTO.at(line), widenings=widenings)


def waiting(position: Position) -> PanelContent:
    question = PanelQuestion(position, analyse(position, VALUES, (0, 10)), VALUES, 10)
    return panel_content(known(question), PanelFace.MAIN, waits_found=waits(position, VALUES), draws=13)


def complete(line: int) -> PanelContent:
    win = scored(hand("112233456789m55p", win="5m", seat=Seat.W))
    question = PanelQuestion(COMPLETE, analyse(COMPLETE, VALUES, (0, line)), VALUES, line, drawn=Tile.M5, win=win)
    return panel_content(known(question), PanelFace.MAIN)


STATES: dict[str, Callable[[], PanelContent]] = {
    "main": lambda: near(10),
    "small": lambda: near(5),
    "preview": lambda: near(10, Tile.M9),
    "small-preview": lambda: near(5, Tile.M9),
    "waiting": lambda: waiting(WAITING),
    "nine-kinds": lambda: waiting(NINE_KINDS),
    "win": lambda: complete(10),
    "short": lambda: complete(60),
    "out": lambda: bare_content(NEAR, VALUES, 400),
}


@cache
def content(state: str) -> PanelContent:
    return STATES[state]()


Show = Callable[..., ReachPanel]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """``show(state, language, theme, width, height, columns)``: a panel with the content of a state."""
    made: list[ReachPanel] = []

    def make(
        state: str = "",
        language: Language = Language.ZH,
        theme: ThemeId = ThemeId.LIGHT,
        width: int = FULL_WIDTH,
        height: int = 852,
        columns: int = 1,
    ) -> ReachPanel:
        look = Look(Words(language), theme)
        look.set_reduced_motion(True)
        panel = ReachPanel(look)
        qtbot.addWidget(panel)
        made.append(panel)
        panel.resize(width, height)
        panel.show_columns(columns)
        panel.show()
        if state:
            panel.show_content(content(state))
        qtbot.waitUntil(lambda: not any(row.fading for row in panel.rows.values()))
        return panel

    yield make
    for panel in made:
        panel.close()


def parts(panel: ReachPanel) -> list[Painted | FocusButton]:
    """Everything in the panel that paints its own words."""
    found: list[Painted | FocusButton] = [*panel.findChildren(Painted), *panel.findChildren(FocusButton)]
    return [part for part in found if part.isVisibleTo(panel)]


def written(part: Painted | FocusButton) -> str:
    return " ".join(run.text for line in part.lines() for run in line.runs)


def test_a_bare_position_is_shown_without_a_session(show: Show) -> None:
    panel = show()
    panel.show_content(bare_content(NEAR, VALUES, 10))
    assert list(panel.rows) == list(MAIN_FANS)
    assert "差 2 张" in panel.head.accessibleName()
    assert "最近" in panel.rows[FanId.YITIAOLONG].accessibleName()
    assert panel.chips[FanId.PINGHE].accessibleName() == "平和, 可成 2 张, 最近"
    assert "最近" not in panel.chips[FanId.GANG].accessibleName()


def test_waits_are_shown_by_themselves_too(qtbot: QtBot) -> None:
    view = WaitsView(Look(Words(Language.EN)))
    qtbot.addWidget(view)
    view.resize(view.sizeHint())
    ready = Position(parse_tiles("23456789m123p55s"), (), Seat.W, ())
    view.show_waits(waits_content(waits(ready, VALUES), 10))
    said = written(view)
    assert said.startswith("1 away: 10 tiles win 10-point line")
    assert [word for word in said.split() if word.isdigit() and word in ("40", "10")][1:] == ["40", "10", "10"]
    assert view.accessibleName().count("point") == 4


def test_each_fan_has_one_place_on_each_face(show: Show) -> None:
    small, main = show("small"), show("main")
    assert (list(small.rows), list(small.chips)) == (list(SMALL_FANS), list(MAIN_FANS))
    assert (list(main.rows), list(main.chips)) == (list(MAIN_FANS), list(SMALL_FANS))
    tops = [row.y() for row in main.rows.values()]
    main.show_content(content("win"))
    assert [row.y() for row in main.rows.values()] == tops


@pytest.mark.parametrize(
    ("state", "language", "heights"),
    [
        ("main", Language.ZH, (136, 80, 48)),
        ("main", Language.EN, (136, 76, 44)),
        ("small", Language.ZH, (136, 96, 48)),
        ("small", Language.EN, (136, 92, 44)),
    ],
)
def test_head_rows_and_chips_have_the_heights_of_the_design(
    show: Show, state: str, language: Language, heights: tuple[int, int, int]
) -> None:
    panel = show(state, language)
    row, chip = next(iter(panel.rows.values())), next(iter(panel.chips.values()))
    assert (panel.head.height(), row.height(), chip.height()) == heights
    assert (row.x(), row.x() + row.width()) == (16, 456)
    assert max(chip.geometry().bottom() for chip in panel.chips.values()) < 852


def test_a_click_on_the_control_or_its_arrow_wishes_the_other_face(show: Show, qtbot: QtBot) -> None:
    panel = show("main")
    with qtbot.waitSignal(panel.face_wanted) as wished:
        qtbot.mouseClick(panel.face_control.segment(0), Qt.MouseButton.LeftButton)
    assert wished.args == [PanelFace.SMALL]
    with qtbot.waitSignal(panel.face_wanted) as wished:
        panel.turn_over()
    assert wished.args == [PanelFace.SMALL]


@pytest.mark.parametrize("state", ["main", "small"])
def test_the_name_of_a_fan_opens_its_rule_and_the_rest_of_the_row_pins_it(show: Show, qtbot: QtBot, state: str) -> None:
    panel = show(state)
    rules, pins = list[object](), list[object]()
    panel.rule_wanted.connect(rules.append)
    panel.pin_wanted.connect(pins.append)
    buttons: list[FanButton] = [*panel.rows.values(), *panel.chips.values()]
    for button in buttons:
        name = button.name_line().taken(panel.look).center().toPoint()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=name)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(button.width() // 2, button.height() - 6))
    fans = [button.fan for button in buttons]
    assert (rules, pins) == (fans, fans)


def test_enter_pins_the_row_that_has_the_focus(show: Show, qtbot: QtBot) -> None:
    panel = show("main")
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    row = panel.rows[FanId.YITIAOLONG]
    row.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(panel.pin_wanted) as wished:
        qtbot.keyClick(row, Qt.Key.Key_Return)
    assert wished.args == [FanId.YITIAOLONG]


def test_nothing_pops_up_over_hand_or_rows(show: Show) -> None:
    for state in ("main", "small", "win"):
        panel = show(state)
        buttons: list[FanButton] = [*panel.rows.values(), *panel.chips.values()]
        assert not any(button.toolTip() for button in buttons)


def test_a_win_shows_its_points_its_fans_and_the_rows_that_are_there(show: Show) -> None:
    panel = show("win", Language.EN)
    assert "You can win: 55 points" in written(panel.head).replace("  ", " ")
    had = [fan for fan, row in panel.rows.items() if "there" in written(row)]
    assert had == [FanId.YITIAOLONG, FanId.YIBANGAO]
    assert all(row.line.standing is Standing.WON for row in panel.rows.values() if row.fan in had)
    assert "counts no more" in written(panel.chips[FanId.LIANLIU])


def test_the_points_and_tiles_of_the_head_belong_to_one_hand(show: Show) -> None:
    said = written(show("waiting").head.waits)
    assert "40 分" in said
    assert "× 1 不够" in said


FITS = [
    (FULL_WIDTH, 852, 1),
    (FULL_WIDTH, 752, 1),
    (FULL_WIDTH, 660, 1),
    (NARROW_WIDTH, 752, 1),
    (NARROW_WIDTH, 660, 1),
    (880, 460, 2),
    (1024, 520, 2),
]


@pytest.mark.parametrize("size", FITS, ids=str)
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("state", STATES)
def test_all_words_fit_and_lie_over_no_other(
    show: Show, state: str, language: Language, size: tuple[int, int, int]
) -> None:
    panel = show(state, language, ThemeId.LIGHT, *size)
    bad = []
    for part in parts(panel):
        lines = [line for line in part.lines() if line.width(panel.look)]
        taken = [line.taken(panel.look) for line in lines]
        texts = ["".join(run.text for run in line.runs) for line in lines]
        room = QRectF(part.rect()).adjusted(-1, -3, 1, 3)
        bad += [f"{text!r} outside" for text, rect in zip(texts, taken, strict=True) if not room.contains(rect)]
        for (text, rect), (other, place) in combinations(zip(texts, taken, strict=True), 2):
            if rect.adjusted(0, 4, -1, -4).intersects(place.adjusted(0, 4, -1, -4)):
                bad.append(f"{text!r} over {other!r}")
    assert not bad


@pytest.mark.parametrize("size", FITS, ids=str)
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("state", STATES)
def test_what_stands_at_the_end_of_the_first_line_covers_nothing_of_the_head(
    show: Show, state: str, language: Language, size: tuple[int, int, int]
) -> None:
    panel = show(state, language, ThemeId.LIGHT, *size)
    head, waits = panel.head, panel.head.waits
    written = [line.taken(panel.look) for line in (waits if waits.isVisibleTo(panel) else head).lines()]
    inked = [rect.adjusted(0, 5, 0, -5).translated(head.geometry().topLeft()) for rect in written if rect.width()]
    controls = [(panel.face_control, 0), (panel.close_button, 4)]  # a button has room for its ring around it
    covered = [
        (control, rect)
        for control, ring in controls
        for rect in inked
        if control.isVisibleTo(panel) and QRectF(control.geometry()).adjusted(0, ring, 0, -ring).intersects(rect)
    ]
    assert covered == []


@pytest.mark.parametrize("size", FITS, ids=str)
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("state", ["waiting", "nine-kinds"])
def test_no_word_lies_over_a_tile_that_is_waited_for(
    show: Show, state: str, language: Language, size: tuple[int, int, int]
) -> None:
    waits = show(state, language, ThemeId.LIGHT, *size).head.waits
    words = [line.taken(waits.look).adjusted(0, 4, 0, -4) for line in waits.lines()]
    assert [(spot, rect) for spot in waits.spots() for rect in words if spot.intersects(rect)] == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("state", ["main", "small", "waiting", "win", "short"])
def test_every_word_can_be_read_on_its_ground(show: Show, state: str, theme: ThemeId) -> None:
    panel = show(state, Language.ZH, theme)
    colours = panel.look.theme
    for part in parts(panel):
        tinted = isinstance(part, FanButton) and part.line.standing in (Standing.LIT, Standing.WON)
        ground = colours.accent_weak if tinted else colours.surface
        for run in (run for line in part.lines() for run in line.runs):
            assert contrast(colours.tone(run.tone or Tone.INK1), ground) >= 4.5, f"{run.text} {run.tone}"


@pytest.mark.parametrize("theme", [ThemeId.CONTRAST, ThemeId.CONTRAST_DARK])
def test_in_high_contrast_a_missing_honour_is_smaller_than_a_held_one(show: Show, theme: ThemeId) -> None:
    """Ghosts are as black as ink there, so the dashed edge must not be the only difference."""
    from trainer.ui.tiles import TileFace, TileState

    art = show("main", theme=theme).look.art
    inked = []
    for state in (TileState.REST, TileState.MISSING):
        image = art.pixmap(TileFace(Tile.Z6, state, mini=True), 60, 1.0).toImage()
        middle = image.pixel(30, 12), image.pixel(3, 40)
        rows = [y for y in range(8, 72) if len({image.pixel(x, y) for x in range(8, 52)}) > 1]
        inked.append(len(rows))
        assert middle
    assert inked[1] < inked[0]


def test_while_a_row_is_looked_at_it_tells_which_tiles_help_in_its_own_place(show: Show, qtbot: QtBot) -> None:
    panel = show("main")
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    row: FanRow = panel.rows[FanId.YITIAOLONG]
    kinds = panel.look.words.tiles(row.line.accepts)
    assert kinds not in written(row)
    row.setFocus(Qt.FocusReason.TabFocusReason)
    assert kinds in written(row)
    assert kinds in row.accessibleDescription()
