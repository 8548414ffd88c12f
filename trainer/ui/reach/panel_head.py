"""The head of the reach panel: the nearest way to the line with its tiles, a win at hand, or the waits by worth."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.coach.panel import Heading, NearHead, WaitsContent, WinHead
from trainer.coach.panel.heading import Copies, FirstHead
from trainer.coach.panel.words import NO_WORD, caption, means, notes, title, told
from trainer.rules import Tile
from trainer.text import Words
from trainer.ui.controls import Painted, Run, TextLine, elided
from trainer.ui.look import Look
from trainer.ui.reach.pieces import Piece, PieceLine, first_fitting, text, width_of
from trainer.ui.reach.waits_view import HEIGHT, WaitsView
from trainer.ui.theme import Step, Tone

HIGH: Final = 136
LOWEST: Final = 96
"""Its height, and the least where there is little room, in pixels of the design."""
FIRST_LINE: Final = 25
"""The middle of its first line from the top, in pixels of the design."""
_NOTE_FROM: Final = 130
"""The height from which there is a line in small type below the tiles."""
_CAPTION = Run("", Step.NOTE, tone=Tone.INK2)
_SAMPLE: Final = Tile.P4
"""The tile by which it is shown how held and missing ones look."""


class PanelHead(Painted):
    """Shows a `Heading`: how far the winning line is, or what the hand waits for."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._heading: Heading | None = None
        self._reserved = 0
        self.waits = WaitsView(look, self)
        self.refresh()

    def show_heading(self, heading: Heading | None) -> None:
        """Show a heading; None while there is no answer yet."""
        if heading != self._heading:
            self._heading = heading
            self.refresh()

    @property
    def first_line(self) -> int:
        """How far below its top the middle of its first line is, for what stands at the end of it."""
        return round(self._height_of(FIRST_LINE))

    def reserve(self, right: int) -> None:
        """Leave so many pixels at the right end of the first line to something else."""
        if right != self._reserved:
            self._reserved = right
            self.waits.reserve(right)
            self.update()

    def refresh(self) -> None:
        """Name the head for a screen reader and paint it; what its number means is its description and its tooltip."""
        words, heading = self.look.words, self._heading
        self.setAccessibleName(words("panel-thinking") if heading is None else told(heading, words))
        said = "" if heading is None else means(heading, words)
        self.setAccessibleDescription(said)
        self.setToolTip(said)
        if isinstance(heading, WaitsContent):
            self.waits.show_waits(heading)
        self.waits.setVisible(isinstance(heading, WaitsContent))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the waits all but the hairline."""
        super().resizeEvent(event)
        self.waits.setGeometry(0, 0, self.width(), min(self.look.px(HEIGHT), self.height() - 1))

    def paint(self, painter: QPainter) -> None:
        """Paint hairline, marks and tiles."""
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(self.look.theme.line))
        for line in self._piece_lines():
            line.paint(painter, self.look)

    def lines(self) -> tuple[TextLine, ...]:
        """Everything it writes."""
        if isinstance(self._heading, WaitsContent):
            return ()
        placed = (line for pieces in self._piece_lines() for line in pieces.lines(self.look))
        return (*placed, *self._note_lines())

    def _piece_lines(self) -> tuple[PieceLine, ...]:
        match self._heading:
            case None:
                thinking = text(self.look.words("panel-thinking"), Run("", Step.H3, bold=True))
                return (self._at((thinking,), 60),)
            case WinHead():
                return tuple(self._win_lines(self._heading))
            case NearHead():
                return tuple(self._near_lines(self._heading))
            case FirstHead():
                return tuple(self._first_lines(self._heading))
            case _:
                return ()

    def _at(self, pieces: tuple[Piece, ...], middle: float, *, right: bool = False) -> PieceLine:
        """Pieces at the left or right edge, their middle ``middle`` design pixels from the top of a head of full
        height; a lower one moves them up."""
        left = self.width() - width_of(pieces, self.look) if right else 0.0
        return PieceLine(pieces, left, self._height_of(middle))

    def _height_of(self, middle: float) -> float:
        """In a head of the least height the first line stands 9 design pixels higher, and the lines closer."""
        px = self.look.px
        low = (px(HIGH) - self.height()) / px(HIGH - LOWEST)
        return px(middle) - low * px(9 + (middle - FIRST_LINE) * 0.16)

    def _win_lines(self, head: WinHead) -> Iterator[PieceLine]:
        words = self.look.words
        said = [(text(one, _CAPTION),) for one in (caption(head, words), words("panel-waits-line", line=head.line))]
        yield self._at(tuple(first_fitting(said, self.width() - self._reserved, self.look)), FIRST_LINE)
        start = words("panel-no-win-yet" if head.short else "panel-can-win")
        ink = Tone.INK1 if head.short else Tone.ACCENT
        points = text(words("panel-points", n=head.points), Run("", Step.H2, bold=True, tone=ink))
        yield self._at((text(start, Run("", Step.H2, bold=True)), points), 60)
        yield self._at(tuple(self._win_fans(head)), 98)

    def _win_fans(self, head: WinHead) -> list[Piece]:
        """The fans that count with their points; where all names have no room, the marks alone tell them."""
        ways = []
        for name in (Step.BODY, Step.NOTE, Step.SMALL, None):
            pieces: list[Piece] = []
            for number, (fan, points) in enumerate(head.fans):
                if number:
                    pieces.append(text("+", Run("", name or Step.BODY, tone=Tone.INK2), 7))
                pieces.append(Piece(fan, 20, 7 if number else 0))
                if name is not None:
                    pieces.append(text(self.look.words.fan(fan), Run("", name, bold=True), 6))
                pieces.append(text(str(points), Run("", name or Step.BODY, tone=Tone.INK2), 5))
            ways.append(pieces)
        return list(first_fitting(ways, self.width(), self.look))

    def _near_lines(self, head: NearHead) -> Iterator[PieceLine]:
        room = self.width() - self._reserved
        yield self._at(tuple(self._caption(head, room)), FIRST_LINE)
        if head.distance is None:
            yield self._at((self._cut(title(head, self.look.words), self.width(), Run("", Step.LEAD, bold=True)),), 60)
            return
        if head.way is not None:
            yield self._at(tuple(self._way(head)), 60)
        yield self._at(tuple(_distance(head.distance, self.look.words)), 60, right=True)
        total = text(self.look.words("panel-total", n=head.live or 0), _CAPTION)
        if head.switch is not None:
            yield self._at(tuple(self._switch(head)), 102)
            return
        taken = first_fitting(
            self._tile_ways(head), self.width() - width_of((total,), self.look) - self.look.px(16), self.look
        )
        yield self._at(tuple(taken), 102)
        yield self._at((total,), 102, right=True)

    def _first_lines(self, head: FirstHead) -> Iterator[PieceLine]:
        """The fans known so far, how far the line is, and how a row shows what is held and what is missing."""
        words = self.look.words
        yield self._at((self._cut(caption(head, words), self.width()),), FIRST_LINE)
        if head.distance is None:
            yield self._at((self._cut(title(head, words), self.width(), Run("", Step.LEAD, bold=True)),), 60)
            return
        away = tuple(_distance(head.distance, words))
        room = self.width() - width_of(away, self.look) - self.look.px(12)
        yield self._at(tuple(first_fitting(self._first_ways(head), room, self.look)), 60)
        yield self._at(away, 60, right=True)
        held = (Piece(_SAMPLE, gap=0), text(words("first-hand-held"), _CAPTION, 8))
        missing = (Piece(_SAMPLE, gap=20, missing=True), text(words("first-hand-missing"), _CAPTION, 8))
        yield self._at((*held, *missing), 101)

    def _first_ways(self, head: FirstHead) -> list[list[Piece]]:
        """The fans with their marks, smaller where there is little room."""
        ways: list[list[Piece]] = []
        for mark, name in ((28, Step.H3), (24, Step.LEAD), (20, Step.NOTE)):
            pieces: list[Piece] = []
            for number, fan in enumerate(head.fans):
                if number:
                    pieces.append(text(self.look.words("first-hand-or"), Run("", Step.BODY, tone=Tone.INK2), 12))
                pieces.append(Piece(fan, mark, 12 if number else 0))
                pieces.append(text(self.look.words.fan(fan), Run("", name, bold=True), 10))
            ways.append(pieces)
        return ways

    def _caption(self, head: NearHead, room: float) -> list[Piece]:
        """What the way leads to; the discard that is looked at takes its place."""
        words, accent = self.look.words, Run("", Step.NOTE, bold=True, tone=Tone.ACCENT)
        if head.preview is not None:
            supposed = [text(words("panel-if"), Run("", Step.NOTE)), Piece(head.preview, gap=8)]
            against = [] if head.drawn is None else [text(words("panel-against", tile=head.drawn), _CAPTION, 8)]
            return list(first_fitting(([*supposed, *against], supposed), room, self.look))
        said = (caption(head, words), words("panel-waits-line", line=head.line))
        ways = [[text(one, _CAPTION)] for one in said]
        if head.drew:
            drew = words("panel-drew")
            ways = [*([*way, text(drew, accent, 10)] for way in ways), [text(drew, accent)]]
        return list(first_fitting((*ways, [self._cut(said[1], room)]), room, self.look))

    def _way(self, head: NearHead) -> list[Piece]:
        """The fans and what they are worth together, smaller where there is little room, at last by marks alone."""
        assert head.way is not None
        words, way = self.look.words, head.way
        ways: list[list[Piece]] = []
        for mark, name, total, named in (
            (28, Step.H3, Step.LEAD, True),
            (24, Step.LEAD, Step.BODY, True),
            (20, Step.BODY, Step.BODY, True),
            (20, Step.NOTE, Step.NOTE, True),
            (24, Step.LEAD, Step.BODY, False),
        ):
            pieces: list[Piece] = []
            for number, fan in enumerate(way.fans):
                if number:
                    pieces.append(text("+", Run("", name, bold=False, tone=Tone.INK2), 9))
                pieces.append(Piece(fan, mark, 9 if number else 0))
                if named:
                    pieces.append(text(words.fan(fan), Run("", name, bold=True), 8))
            if not pieces:
                pieces.append(text(words("panel-way-no-fan"), Run("", name, bold=True)))
            pieces.append(
                text(words("panel-way-sum", points=way.points), Run("", total, bold=True, tone=Tone.INK2), 10)
            )
            ways.append(pieces)
        taken = width_of(_distance(head.distance or 0, self.look.words), self.look)
        return list(first_fitting(ways, self.width() - taken - self.look.px(12), self.look))

    def _switch(self, head: NearHead) -> Iterator[Piece]:
        """On a dead wait: that it is dead, and the way out."""
        assert head.switch is not None
        words, (tile, near) = self.look.words, head.switch
        said = f"{words('panel-dead')} · {words('panel-switch', tile=tile, n=near.distance, live=near.live)}"
        yield self._cut(said, self.width(), Run("", Step.NOTE))

    def _tile_ways(self, head: NearHead) -> list[list[Piece]]:
        """The tiles of the way, then those that another way wants: with copies while there is room."""
        tiles = () if head.way is None else head.way.tiles
        own, bare = _copies(tiles, self.look.words), _tiles(tiles)
        if head.other is None:
            return [own, bare, []]
        fan, others = head.other
        one = fan is not None or len(others) == 1
        word = text(self.look.words("panel-other" if one else "panel-others"), _CAPTION, 22)
        more = _tiles(others, 10)
        ways = [[*own, word, *_copies(others, self.look.words, 10)]] if one else []
        ways.append([*own, word, *more])
        if fan is not None:
            name = text(self.look.words.fan(fan), _CAPTION, 7)
            named = [Piece(fan, 20, 8), name, *_copies(others, self.look.words, 10)]
            ways = [[*own, word, *named], [*own, word, Piece(fan, 20, 8), *_copies(others, self.look.words, 10)], *ways]
        return [*ways, [*bare, word, *more], own, bare, []]

    def _cut(self, said: str, room: float, run: Run = _CAPTION) -> Piece:
        """A text, cut where it does not fit."""
        return text(elided(self.look, said, room, run.step or Step.BODY), run)

    def _note_lines(self) -> tuple[TextLine, ...]:
        """What there is to add, as much as fits into one line of small type."""
        if self._heading is None or self.height() < self.look.px(_NOTE_FROM):
            return ()
        small, px, words = Run("", Step.SMALL, tone=Tone.INK2), self.look.px, self.look.words
        said = (replace(small, text=one) for one in notes(self._heading, words))
        fitting = next((run for run in said if run.width(self.look) <= self.width()), None)
        return () if fitting is None else (TextLine(QRectF(0, px(118), self.width(), px(16)), (fitting,)),)


def _distance(distance: int, words: Words) -> Iterator[Piece]:
    unit, number = (
        Run("", Step.NOTE, bold=True, tone=Tone.ACCENT),
        Run("", Step.NUMBER, bold=True, tone=Tone.ACCENT),
    )
    before, after = words("panel-away-before"), words("panel-away-after")
    if before != NO_WORD:
        yield text(before, unit)
    yield text(str(distance), number, 4)
    yield text(after, unit, 5)


def _copies(tiles: Copies, words: Words, first: float = 0) -> list[Piece]:
    pieces: list[Piece] = []
    for number, (tile, copies) in enumerate(tiles):
        pieces.append(Piece(tile, gap=18 if number else first))
        pieces.append(text(words("panel-copies", n=copies), _CAPTION, 8))
    return pieces


def _tiles(tiles: Copies, gap: float = 0) -> list[Piece]:
    return [Piece(tile, gap=4 if number else gap) for number, (tile, _) in enumerate(tiles)]
