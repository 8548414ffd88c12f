"""The line that says what the table waits for: 轮到你打牌, 上家打出 3万, or how the hand ended."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from trainer.rules import Tile
from trainer.ui.controls import key_cap_width, paint_key_cap
from trainer.ui.look import Look
from trainer.ui.table.lines import Line, Painted, Span, elided, wrapped
from trainer.ui.theme import Step
from trainer.ui.tiles import TileFace

_TILE = 36
_ALONE = 52
"""A title without a sentence stands in the middle of this height, beside the claims."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What the line says: a title, a sentence below it, the tile that is offered.

    ``key`` would do what the sentence says, ``strong`` is the stretch of it that is set bold. ``above``: the title
    stands above something else. ``more``: sentences for which there may be no room; a screen reader is told them all.
    """

    title: str
    sentence: str = ""
    tile: Tile | None = None
    key: str = ""
    strong: str = ""
    above: bool = False
    more: tuple[str, ...] = ()


class TurnLine(Painted):
    """Shows a `Turn`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._turn = Turn("")

    def show_turn(self, turn: Turn) -> None:
        """Say something else."""
        if turn != self._turn:
            self._turn = turn
            self.refresh()

    @property
    def turn(self) -> Turn:
        """What it says."""
        return self._turn

    def refresh(self) -> None:
        """Name it for a screen reader and paint it."""
        turn = self._turn
        told = (turn.title, turn.sentence, *turn.more)
        self.setAccessibleName(". ".join(part for part in told if part))
        self.repaint_soon()

    def lines(self) -> tuple[Line, ...]:
        """Title, then as many lines of the sentences as fit."""
        px = self.look.px
        room = self.width() - (px(_TILE + 16) if self._turn.tile is not None else 0)
        titles, step = self._titles(room)
        high = px(28) if step is Step.H3 else px(22)
        alone = not self._turn.sentence and not self._turn.more and not self._turn.above
        top = max(0.0, (px(_ALONE) - len(titles) * high) / 2) if alone else 0.0
        lines = [
            Line(QRectF(0, top + i * high, room, high), (Span(text, step, bold=True),)) for i, text in enumerate(titles)
        ]
        top += len(titles) * high + px(2)
        told = [self._turn.sentence, *self._turn.more]
        texts = [line for text in told if text for line in wrapped(self.look, text, self._room(), self._step(room))]
        pitch = px(20) if self._step(room) is Step.BODY else px(18)
        fitting = max(0, int((self.height() - top) // pitch))
        if 0 < fitting < len(texts):
            # A sentence that is cut must not read as a whole one.
            texts[fitting - 1] = elided(self.look, f"{texts[fitting - 1]}…", self._room(), self._step(room))
        for text in texts[:fitting]:
            lines.append(Line(QRectF(0, top, self._room(), pitch), self._spans(text, self._step(room))))
            top += pitch
        return tuple(lines)

    def decorate(self, painter: QPainter) -> None:
        """Paint the tile beside the title and the cap of the key behind the sentence."""
        px, turn = self.look.px, self._turn
        if turn.tile is not None:
            titles, step = self._titles(self.width() - px(_TILE + 16))
            width = max(QFontMetricsF(self.look.font(step, True)).horizontalAdvance(text) for text in titles)
            # The tile is higher than the title: it stands behind the sentences as well.
            widest = max((width, *(line.width(self.look) for line in self.lines())))
            at = QPointF(min(widest + px(16), self.width() - px(_TILE)), 0)
            self.look.art.draw(painter, at, px(_TILE), TileFace(turn.tile))
        if turn.key and turn.sentence:
            self._paint_key(painter, turn.key)

    def _paint_key(self, painter: QPainter, key: str) -> None:
        """Paint the cap of a key behind the end of the sentence."""
        room = self.width() - (self.look.px(_TILE + 16) if self._turn.tile is not None else 0)
        titles, _ = self._titles(room)
        sentence = wrapped(self.look, self._turn.sentence, self._room(), self._step(room))
        end = len(titles) + len(sentence) - 1
        lines = self.lines()
        if end < len(lines):
            taken = lines[end].taken(self.look)
            left, ink, edge = taken.right() + self.look.px(4), self.look.theme.ink2, self.look.theme.line2
            paint_key_cap(painter, left, taken.center().y(), key, self.look, ink, edge)

    def _spans(self, text: str, step: Step) -> tuple[Span, ...]:
        strong = self._turn.strong
        if not strong or strong not in text:
            return (Span(text, step, colour="ink2"),)
        before, after = text.split(strong, 1)
        parts = ((before, False), (strong, True), (after, False))
        return tuple(Span(part, step, bold, "ink1" if bold else "ink2") for part, bold in parts if part)

    def _titles(self, room: float) -> tuple[tuple[str, ...], Step]:
        one = wrapped(self.look, self._turn.title, room, Step.H3, bold=True)
        if len(one) < 2:
            return one, Step.H3
        return wrapped(self.look, self._turn.title, room, Step.LEAD, bold=True)[:2], Step.LEAD

    def _room(self) -> float:
        cap = key_cap_width(self.look, self._turn.key) + self.look.px(8) if self._turn.key else 0
        tile = self.look.px(_TILE + 16) if self._turn.tile is not None else 0
        return max(40.0, self.width() - cap - tile)

    def _step(self, room: float) -> Step:
        return Step.BODY if room > self.look.px(240) else Step.NOTE
