"""What comes of the hand: the total with its fans, the tiles it waits for, every fault, or what is missing."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.coach.bench import Emphasis, SaidWait, Saying
from trainer.rules import FanId
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.theme import TILE_RATIO, TILE_S, Step, Tone
from trainer.ui.tiles import TileFace

TONES: Final = {Emphasis.PLAIN: Tone.INK1, Emphasis.QUIET: Tone.INK2, Emphasis.WRONG: Tone.BAD}
_LEAST: Final = 64
_HEAD_GAP: Final = 20
_MARK: Final = 20
_MARK_GAP: Final = 6
_GAP: Final = 18
_LINE: Final = 28
_TILE_GAP: Final = 8
_HALF: Final = 0.5
"""How strong the tile of a wait is that would be no win."""


class OutcomeBlock(QWidget):
    """Paints a `Saying`; its accessible name is the same in one sentence."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lettering = Lettering(look)
        self._saying = Saying("", "", Emphasis.PLAIN, ())
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def said(self) -> str:
        """Everything that is shown, in one sentence."""
        return self._saying.spoken

    def show_saying(self, shown: Saying) -> None:
        """Show what a verdict says."""
        self._saying = shown
        self.setAccessibleName(shown.spoken)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Sentences wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the sentences beside the head."""
        body = self._body(width)
        return max(self._look.px(_LEAST), math.ceil(body.top() + self._body_height(body.width())))

    def sizeHint(self) -> QSize:
        """As high as its sentences at the present width."""
        width = max(self.width(), self._look.px(320))
        return QSize(self._look.px(320), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As high, however narrow."""
        return QSize(self._look.px(160), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines may break elsewhere: ask for another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the head, and beside it fans, tiles and sentences."""
        painter, body = QPainter(self), self._body(self.width())
        head = QRectF(0, 0, body.left() or body.width(), self._look.px(_LEAST))
        self._lettering.paint(painter, head, self._head(), Step.BODY, TONES[self._saying.mood])
        top = body.top() or max(0.0, (head.height() - self._body_height(body.width())) / 2)
        places = self._places(body.width())
        for wait, place in zip(self._saying.waits, places, strict=False):
            self._paint_wait(painter, place.translated(body.left(), top), wait)
        for (fan, text), place in zip(self._saying.fans, places, strict=False):
            self._paint_fan(painter, place.translated(body.left(), top), fan, text)
        top += _bottom(places)
        lines = self._lettering.height(self._lines(), Step.BODY, body.width())
        self._lettering.paint(painter, QRectF(body.left(), top, body.width(), lines), self._lines())

    def _body(self, width: int) -> QRectF:
        """What the head leaves of a width: the room beside it, or below it where a fan does not fit beside it."""
        left = sum(self._lettering.width(run.text, run.step or Step.BODY, run.bold) for run in self._head())
        left = math.ceil(left) + self._look.px(_HEAD_GAP)
        if width - left < max(self._widths(), default=0):
            return QRectF(0, self._look.px(_LEAST), max(1.0, width), 0)
        return QRectF(left, 0, max(1.0, width - left), 0)

    def _body_height(self, room: float) -> float:
        lines = self._lettering.height(self._lines(), Step.BODY, room) if self._saying.lines else 0
        return _bottom(self._places(room)) + lines

    def _lines(self) -> list[Run]:
        """The sentences, each in a line of its own."""
        runs = [Run(text + "\n", tone=TONES[mood]) for text, mood in self._saying.lines]
        return [*runs[:-1], *(replace(run, text=run.text.rstrip()) for run in runs[-1:])]

    def _head(self) -> list[Run]:
        unit = self._saying.unit
        if unit:
            return [Run(self._saying.head, step=Step.DISPLAY), Run(f" {unit}", step=Step.H3, bold=False)]
        return [Run(self._saying.head, step=Step.H3, bold=True)]

    def _places(self, room: float) -> list[QRectF]:
        """Where each fan or tile stands, in lines of ``room`` pixels."""
        tile, line = self._look.tile_width(TILE_S) * TILE_RATIO, self._look.px(_LINE)
        height = max(tile + self._look.px(_MARK_GAP), self._look.px(Step.H3.line + Step.NOTE.line))
        height = height if self._saying.waits else line
        x, y, places = 0.0, 0.0, []
        for width in self._widths():
            if x and x + width > room:
                x, y = 0.0, y + height
            places.append(QRectF(x, y, width, height))
            x += width + self._look.px(_GAP)
        return places

    def _widths(self) -> Iterator[float]:
        look, width = self._look, self._lettering.width
        for _, text in self._saying.fans:
            yield look.px(_MARK + _MARK_GAP) + math.ceil(width(text, Step.BODY, True)) + 2
        for wait in self._saying.waits:
            words = max(width(wait.points, Step.H3, True), width(f"{wait.live} {wait.under}", Step.NOTE))
            yield look.tile_width(TILE_S) + look.px(_TILE_GAP) + math.ceil(words) + 2

    def _paint_fan(self, painter: QPainter, place: QRectF, fan: FanId, text: str) -> None:
        side = self._look.px(_MARK)
        paint_mark(painter, QRectF(place.left(), place.center().y() - side / 2, side, side), fan, self._look)
        words = place.adjusted(side + self._look.px(_MARK_GAP), 0, 0, 0)
        self._lettering.line(painter, words, text, Step.BODY, bold=True)

    def _paint_wait(self, painter: QPainter, place: QRectF, wait: SaidWait) -> None:
        """The tile, and beside it its points over its copies."""
        look, wide = self._look, self._look.tile_width(TILE_S)
        painter.setOpacity(_HALF if wait.under else 1.0)
        look.art.draw(painter, place.topLeft(), wide, TileFace(wait.tile))
        painter.setOpacity(1.0)
        runs = [
            Run(wait.points, bold=True, tone=Tone.INK3 if wait.under else Tone.ACCENT, step=Step.H3),
            Run("\n", step=Step.NOTE),
            Run(f"{wait.live} {wait.under}".rstrip(), tone=Tone.INK3 if wait.under else Tone.INK2, step=Step.NOTE),
        ]
        words = place.adjusted(wide + look.px(_TILE_GAP), 0, 0, 0)
        words.setHeight(wide * TILE_RATIO)
        self._lettering.paint(painter, words, runs)


def _bottom(places: Sequence[QRectF]) -> float:
    return places[-1].bottom() if places else 0.0
