"""What comes of the hand, always in sight: the total with its fans, every fault, or what is missing."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.bench.saying import Saying
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.theme import Step, Tone

_LEAST: Final = 64
_HEAD_GAP: Final = 20
_MARK: Final = 20
_MARK_GAP: Final = 6
_FAN_GAP: Final = 18
_LINE: Final = 28
_COLUMN_GAP: Final = 32
_ONE_COLUMN: Final = 2
"""Lines up to which one column is enough."""


class OutcomeBlock(QWidget):
    """Paints a `Saying`; its accessible name is the same in one sentence."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._saying = Saying("", "", Tone.INK1, ())
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
        room = max(1.0, width - self._head_width())
        return max(self._look.px(_LEAST), math.ceil(self._body_height(room)))

    def sizeHint(self) -> QSize:
        """As high as its sentences at the present width."""
        width = max(self.width(), self._look.px(480))
        return QSize(self._look.px(480), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """One line beside the head."""
        return QSize(self._look.px(320), self._look.px(_LEAST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines may break elsewhere: ask for another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the head, and beside it fans and sentences."""
        painter, lettering = QPainter(self), Lettering(self._look)
        left = self._head_width()
        room = self.width() - left
        head = QRectF(0, 0, left, self._look.px(_LEAST))
        lettering.paint(painter, head, self._head(), Step.BODY, self._saying.tone)
        total = self._body_height(room)
        top = max(0.0, (self._look.px(_LEAST) - total) / 2)
        top += self._paint_fans(painter, left, top, room)
        for (text, tone), place in zip(self._saying.lines, self._line_places(room), strict=True):
            lettering.line(painter, place.translated(left, top), text, Step.BODY, tone)

    def _body_height(self, room: float) -> float:
        lines, fans = self._line_places(room), self._fan_places(room)
        return max((place.bottom() for place in lines), default=0.0) + (fans[-1].bottom() if fans else 0.0)

    def _line_places(self, room: float) -> list[QRectF]:
        """Where each line stands: many short ones in columns."""
        lettering, texts = Lettering(self._look), [text for text, _ in self._saying.lines]
        gap = self._look.px(_COLUMN_GAP)
        widest = max((lettering.width(text, Step.BODY) for text in texts), default=0.0) + 1
        columns = max(1, int((room + gap) // (widest + gap))) if len(texts) > _ONE_COLUMN else 1
        width = widest if columns > 1 else room
        y, places = 0.0, []
        for first in range(0, len(texts), columns):
            line = texts[first : first + columns]
            height = max(lettering.height([Run(text)], Step.BODY, width) for text in line)
            places += [QRectF(place * (width + gap), y, width, height) for place in range(len(line))]
            y += height
        return places

    def _head(self) -> list[Run]:
        unit = self._saying.unit
        if unit:
            return [Run(self._saying.head, step=Step.DISPLAY), Run(f" {unit}", step=Step.H3, bold=False)]
        return [Run(self._saying.head, step=Step.H3, bold=True)]

    def _head_width(self) -> float:
        lettering = Lettering(self._look)
        wide = sum(lettering.width(run.text, run.step or Step.BODY, run.bold) for run in self._head())
        return math.ceil(wide) + self._look.px(_HEAD_GAP)

    def _fan_places(self, room: float) -> list[QRectF]:
        """Where each fan stands, in lines of ``room`` pixels."""
        look, lettering = self._look, Lettering(self._look)
        x, y, places = 0.0, 0.0, []
        for _, text in self._saying.fans:
            width = look.px(_MARK + _MARK_GAP) + math.ceil(lettering.width(text, Step.BODY, True))
            if x and x + width > room:
                x, y = 0.0, y + look.px(_LINE)
            places.append(QRectF(x, y, width, look.px(_LINE)))
            x += width + look.px(_FAN_GAP)
        return places

    def _paint_fans(self, painter: QPainter, left: float, top: float, room: float) -> float:
        look, places = self._look, self._fan_places(room)
        side = look.px(_MARK)
        for (fan, text), place in zip(self._saying.fans, places, strict=True):
            at = place.translated(left, top)
            mark = QPointF(at.left(), at.center().y() - side / 2)
            paint_mark(painter, QRectF(mark.x(), mark.y(), side, side), fan, look)
            words = at.adjusted(side + look.px(_MARK_GAP), 0, 2, 0)
            Lettering(look).line(painter, words, text, Step.BODY, bold=True)
        return places[-1].bottom() if places else 0.0
