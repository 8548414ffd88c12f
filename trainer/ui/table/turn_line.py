"""The line that says what the table waits for: 轮到你打牌, 上家打出 3万, or how the hand ended."""

from msgspec.structs import replace
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from trainer.coach.turn_line import Turn
from trainer.ui.controls import Painted, Run, TextLine, elided, key_cap_width, paint_key_cap, wrapped
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone
from trainer.ui.tiles import TileFace

_TILE = 36
_BESIDE = 16
_TILE_HIGH = 48
_ALONE = 52
"""A title without a sentence stands in the middle of this height, beside the claims."""
_ROOMY = 240
"""From this width on the first sentence is written in the larger step."""

Block = tuple[TextLine, ...]


class TurnLine(Painted):
    """Shows a `Turn`. A sentence that has no room below those before it is left out; a screen reader is told all."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._turn = Turn("")

    def place(self, line: QRect) -> None:
        """Take a place."""
        if line != self.geometry():
            self.setGeometry(line)
            self.update()

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
        self.setAccessibleName(self._turn.spoken)
        self.update()

    def lines(self) -> Block:
        """Title, then every sentence that fits."""
        return tuple(line for block in self._blocks() for line in block)

    def paint(self, painter: QPainter) -> None:
        """Paint the offered tile and the key cap."""
        turn, px, blocks, spot = self._turn, self.look.px, self._blocks(), self.tile_spot()
        if turn.tile is not None and spot is not None:
            self.look.art.draw(painter, spot.topLeft(), spot.width(), TileFace(turn.tile))
        if turn.key and len(blocks) > 1:
            theme, last = self.look.theme, blocks[1][-1]
            middle = last.place.center().y()
            paint_key_cap(
                painter, last.taken(self.look).right() + px(8), middle, turn.key, self.look, theme.ink2, theme.line2
            )

    def tile_spot(self) -> QRectF | None:
        """Where the offered tile stands: behind the words beside it; None without one."""
        if self._turn.tile is None:
            return None
        wide, high = self.look.px(_TILE), self.look.px(_TILE_HIGH)
        beside = [line for block in self._blocks() for line in block if line.place.top() < high]
        left = max(line.taken(self.look).right() for line in beside) + self.look.px(_BESIDE)
        return QRectF(min(left, self.width() - wide), 0, wide, high)

    def _blocks(self) -> list[Block]:
        """The lines of the title, then those of each sentence, one below the other from the top."""
        turn, px, width = self._turn, self.look.px, self.width()
        beside = px(_TILE + _BESIDE) if turn.tile is not None else 0
        blocks = [self._title(width - beside)]
        if turn.amount:
            top = blocks[0][-1].place.bottom() - px(2)
            amount = Run(turn.amount, Step.H3, bold=True)
            blocks.append((TextLine(QRectF(0, top, width - beside, px(26)), (amount,)),))
        top = blocks[-1][-1].place.bottom()
        for place, text in enumerate(turn.sentences):
            if beside and (width - beside < px(_ROOMY) or top >= px(_TILE_HIGH)):
                beside, top = 0, max(top, px(_TILE_HIGH))
            cap = key_cap_width(self.look, turn.key) + px(8) if turn.key and place == 0 else 0
            block = self._sentence(text, top, width - beside - cap, first=place == 0)
            if not block:
                break
            blocks.append(block)
            top = block[-1].place.bottom()
        return blocks

    def _sentence(self, text: str, top: float, room: float, *, first: bool) -> Block:
        """As many lines of a sentence as fit from ``top`` down; the first sentence is cut where it does not fit whole,
        any other is left out then."""
        px = self.look.px
        large = Step.LEAD if self._turn.leads else Step.BODY
        fits = first and room > px(_ROOMY) and top + px(large.line) <= self.height()
        step = large if fits and len(wrapped(self.look, text, room, large)) == 1 else Step.NOTE
        pitch = px(step.line)
        rows = wrapped(self.look, text, max(40.0, room), step)
        fitting = int((self.height() - top + 1) // pitch)
        if len(rows) > fitting:
            if not first or fitting < 1:
                return ()
            rest = " ".join(rows[fitting - 1 :])
            rows = (*rows[: fitting - 1], elided(self.look, rest, room, step))
        return tuple(
            TextLine(QRectF(0, top + row * pitch, room, pitch), self._runs(words, step))
            for row, words in enumerate(rows)
        )

    def _title(self, room: float) -> Block:
        """The title in one large line, or in two as large as they can be."""
        turn, px = self._turn, self.look.px
        rows, step = wrapped(self.look, turn.title, room, Step.H3, bold=True), Step.H3
        for smaller in (Step.LEAD, Step.BODY, Step.NOTE):
            if len(rows) < 2 or (len(rows) == 2 and step is not Step.H3):
                break
            rows, step = wrapped(self.look, turn.title, room, smaller, bold=True), smaller
        high = px(28) if step is Step.H3 else px(22)
        alone = not turn.sentences and not turn.above
        top = max(0.0, (px(_ALONE) - len(rows) * high) / 2) if alone else 0.0
        return tuple(
            TextLine(QRectF(0, top + row * high, room, high), (Run(text, step, bold=True),))
            for row, text in enumerate(rows or ("",))
        )

    def _runs(self, text: str, step: Step) -> tuple[Run, ...]:
        tone = Tone.INK1 if step is Step.LEAD else Tone.INK2
        plain, strong = Run(text, step, tone=tone), self._turn.strong
        if not strong or strong not in text:
            return (plain,)
        before, after = text.split(strong, 1)
        parts = (
            replace(plain, text=before),
            replace(plain, text=strong, bold=True, tone=Tone.INK1),
            replace(plain, text=after),
        )
        return tuple(part for part in parts if part.text)
