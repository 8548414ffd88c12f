"""An event of the win that can be switched on, or why it cannot be."""

import math
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.rules import FanId, Phrase
from trainer.ui.controls import FocusButton, Picture, Run, focus_reach
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

_MARK: Final = 24
_BEFORE: Final = 12
_GAP: Final = 10
_PAD: Final = 6
_FAINT: Final = 0.45


class EventToggle(FocusButton):
    """Mark, name and one sentence: what the event is, or why this hand cannot have it. One that is on can always be
    switched off."""

    def __init__(self, look: Look, fan: FanId, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.fan = fan
        self._why_not: Phrase | None = None
        self._picture = Picture(self, lambda: look.theme.bg)
        self._shown: tuple[object, ...] = ()
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._refresh()

    def show_state(self, on: bool, why_not: Phrase | None) -> None:
        """Show whether the event is on, and why it cannot be if it cannot."""
        self.setChecked(on)
        self._why_not = why_not
        self.setEnabled(on or why_not is None)
        self._refresh()

    @property
    def sentence(self) -> str:
        """What stands under the name."""
        words = self._look.words
        return words(f"why-{self.fan}") if self._why_not is None else words.phrase(self._why_not)

    def hasHeightForWidth(self) -> bool:
        """Sentences wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Name and sentence one under the other, with room for the focus ring."""
        look, ring = self._look, focus_reach(self._look.theme)
        text = Lettering(look).height(self._runs(), Step.BODY, max(1, width - 2 * ring - self._beside()))
        return math.ceil(text) + 2 * look.px(_PAD) + 2 * ring

    def sizeHint(self) -> QSize:
        """As high as its text needs at the present width."""
        return QSize(self._look.px(240), self.heightForWidth(max(self.width(), self._look.px(240))))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for two in a row of the smallest window."""
        return QSize(self._look.px(150), self.sizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint mark, name and sentence; faint where the event is impossible."""
        self._picture.show(self._paint)

    def _paint(self, painter: QPainter) -> None:
        look, theme = self._look, self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = focus_reach(theme)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        if self.isEnabled():
            self._paint_body(painter, body)
        side, left = look.px(_MARK), body.left() + look.px(_BEFORE)
        painter.setOpacity(1.0 if self.isEnabled() else _FAINT)
        paint_mark(painter, QRectF(left, body.center().y() - side / 2, side, side), self.fan, look)
        painter.setOpacity(1.0)
        words = QRectF(left + side + look.px(_GAP), body.top(), body.width() - self._beside(), body.height())
        Lettering(look).paint(painter, words, self._runs(), Step.BODY)
        self.paint_ring(painter, body, RADIUS_BUTTON)

    def _paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, on = self._look.theme, self.isChecked()
        wrong = on and self._why_not is not None
        edge = theme.bad if wrong else theme.accent if on else theme.ink3 if self.underMouse() else theme.line2
        width = 2 if on else 1
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(theme.bad_weak if wrong else theme.accent_weak if on else theme.surface))
        inset = width / 2
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), RADIUS_BUTTON, RADIUS_BUTTON)

    def _beside(self) -> int:
        """What mark and gaps take of the width."""
        return sum(self._look.px(length) for length in (_BEFORE, _MARK, _GAP, _BEFORE))

    def _runs(self) -> list[Run]:
        on, possible = self.isChecked(), self.isEnabled()
        wrong = on and self._why_not is not None
        below = Tone.BAD if wrong else Tone.INK2 if possible else Tone.INK3
        name = Run(self._look.words.fan(self.fan), bold=on, tone=Tone.INK1 if possible else Tone.INK3)
        return [name, Run("\n", step=Step.SMALL), Run(self.sentence, tone=below, step=Step.SMALL)]

    def _refresh(self) -> None:
        key = "bench-event-on" if self._why_not is None else "bench-event-off"
        self.setAccessibleName(self._look.words(key, fan=self.fan, why=self.sentence))
        look = self._look
        shown = (self.isChecked(), self._why_not, look.language, look.theme.id, look.ui_scale)
        if shown != self._shown:
            self._shown = shown
            self._picture.forget()
        super()._refresh()
