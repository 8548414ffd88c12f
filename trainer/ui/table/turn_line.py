"""The line that says what the table waits for: 轮到你打牌, 上家打出 3万, or how the hand ended."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from trainer.rules import Tile
from trainer.ui.controls import key_cap_width, paint_key_cap
from trainer.ui.look import Look
from trainer.ui.table.lines import Line, Painted, Span, elided, wrapped
from trainer.ui.theme import Step
from trainer.ui.tiles import TileFace

_TILE = 36
_BESIDE = 16
_TILE_HIGH = 48
_ALONE = 52
"""A title without a sentence stands in the middle of this height, beside the claims."""
_ROOMY = 240
"""From this width on sentences are written in the larger step."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What the line says: a title, a sentence below it, the tile that is offered.

    ``key`` would do what the sentence says, ``strong`` is the stretch of it that is set bold. ``above``: the title
    stands above something else. ``more``: sentences for which there may be no room; a screen reader is told them all.
    ``chosen``: a tile is chosen, so that nothing but title and sentence may rise over the line.
    """

    title: str
    sentence: str = ""
    tile: Tile | None = None
    key: str = ""
    strong: str = ""
    above: bool = False
    more: tuple[str, ...] = ()
    chosen: bool = False


class TurnLine(Painted):
    """Shows a `Turn` in the line's place; a text too long for it begins in the storey above. A sentence that has no
    room below those before it is left out whole."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._turn = Turn("")
        self._storey = QRect()

    def place(self, line: QRect, storey: QRect) -> None:
        """Take the place of the line and the free room above it."""
        room, whole = storey.translated(-line.left(), -storey.top()), line.adjusted(0, -storey.height(), 0, 0)
        if (room, whole) != (self._storey, self.geometry()):
            self._storey = room
            self.setGeometry(whole)
            self.repaint_later()

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
        """Title, then every sentence that fits whole."""
        return tuple(line for block in self._placed() for line in block)

    def decorate(self, painter: QPainter) -> None:
        """Paint the tile beside the title and the cap of the key behind the sentence."""
        px, turn, blocks = self.look.px, self._turn, self._placed()
        top = blocks[0][0].place.top()
        if turn.tile is not None:
            # The tile is higher than the title: it stands behind the sentences beside it as well.
            beside = (line for block in blocks for line in block if line.place.top() < top + px(_TILE_HIGH))
            widest = max(line.width(self.look) for line in beside)
            at = QPointF(min(widest + px(_BESIDE), self.width() - px(_TILE)), top)
            self.look.art.draw(painter, at, px(_TILE), TileFace(turn.tile))
        if turn.key and len(blocks) > 1:
            taken = blocks[1][-1].taken(self.look)
            left, ink, edge = taken.right() + px(4), self.look.theme.ink2, self.look.theme.line2
            paint_key_cap(painter, left, taken.center().y(), turn.key, self.look, ink, edge)

    def _placed(self) -> list[tuple[Line, ...]]:
        """The blocks that are shown, where they stand: from the top of the line down, or ending at its foot."""
        storey = self._storey.height()
        blocks = self._blocks(self.width())
        least = blocks[:2] if self._turn.chosen else blocks
        if _high(least) <= self.height() - storey:
            return _lowered(self._fitting(blocks, self.height() - storey), storey)
        width = min(self.width(), self._storey.width()) if storey else self.width()
        blocks = self._fitting(self._blocks(width), self.height())
        return _lowered(blocks, max(0, min(storey, int(self.height() - _high(blocks)))))

    def _fitting(self, blocks: list[tuple[Line, ...]], height: float) -> list[tuple[Line, ...]]:
        """The title and the sentences that are whole within a height. The first is cut, with a sign that there is more,
        where even that is not."""
        kept = [block for block in blocks[1:] if block[-1].place.bottom() <= height]
        rows = [] if kept else [line for block in blocks[1:2] for line in block if line.place.bottom() <= height]
        if rows:
            last, room = rows[-1].spans[0], rows[-1].place.width()
            text = "".join(span.text for span in rows[-1].spans) + "…"
            cut = replace(last, text=elided(self.look, text, room, last.step))
            kept = [(*rows[:-1], replace(rows[-1], spans=(cut,)))]
        return [blocks[0], *kept]

    def _blocks(self, width: float) -> list[tuple[Line, ...]]:
        """The lines of the title, then those of each sentence, one below the other from the top."""
        turn, px = self._turn, self.look.px
        beside = px(_TILE + _BESIDE) if turn.tile is not None else 0
        title = self._title(width - beside)
        blocks, top = [title], title[-1].place.bottom() + px(2)
        for place, text in enumerate(text for text in (turn.sentence, *turn.more) if text):
            if beside and (width - beside < px(_ROOMY) or top >= px(_TILE_HIGH)):
                beside, top = 0, max(top, px(_TILE_HIGH) + px(2))
            cap = key_cap_width(self.look, turn.key) + px(8) if turn.key and place == 0 else 0
            blocks.append(self._sentence(text, top, width - beside, cap))
            top = blocks[-1][-1].place.bottom()
        return blocks

    def _sentence(self, text: str, top: float, width: float, cap: float) -> tuple[Line, ...]:
        """The lines of a sentence from ``top`` down, beside which ``cap`` pixels stay free."""
        px, room = self.look.px, max(40.0, width - cap)
        step = Step.BODY if width > px(_ROOMY) else Step.NOTE
        pitch = px(20) if step is Step.BODY else px(18)
        return tuple(
            Line(QRectF(0, top + row * pitch, room, pitch), self._spans(words, step))
            for row, words in enumerate(wrapped(self.look, text, room, step))
        )

    def _title(self, room: float) -> tuple[Line, ...]:
        """The title in one large line, or in two as large as they can be."""
        turn, px = self._turn, self.look.px
        rows, step = wrapped(self.look, turn.title, room, Step.H3, bold=True), Step.H3
        for smaller in (Step.LEAD, Step.BODY, Step.NOTE):
            if len(rows) < 2 or (len(rows) == 2 and step is not Step.H3):
                break
            rows, step = wrapped(self.look, turn.title, room, smaller, bold=True), smaller
        high = px(28) if step is Step.H3 else px(22)
        alone = not turn.sentence and not turn.more and not turn.above
        top = max(0.0, (px(_ALONE) - len(rows) * high) / 2) if alone else 0.0
        return tuple(
            Line(QRectF(0, top + row * high, room, high), (Span(text, step, bold=True),))
            for row, text in enumerate(rows or ("",))
        )

    def _spans(self, text: str, step: Step) -> tuple[Span, ...]:
        strong = self._turn.strong
        if not strong or strong not in text:
            return (Span(text, step, colour="ink2"),)
        before, after = text.split(strong, 1)
        parts = ((before, False), (strong, True), (after, False))
        return tuple(Span(part, step, bold, "ink1" if bold else "ink2") for part, bold in parts if part)


def _high(blocks: Sequence[Sequence[Line]]) -> float:
    """How high blocks of lines are, from the top of the first."""
    return blocks[-1][-1].place.bottom()


def _lowered(blocks: list[tuple[Line, ...]], by: float) -> list[tuple[Line, ...]]:
    """The same blocks further down."""
    return [tuple(replace(line, place=line.place.translated(0, by)) for line in block) for block in blocks]
