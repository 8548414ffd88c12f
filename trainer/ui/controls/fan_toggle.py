"""A fan that can be switched on: its mark, its name and, below it, a sentence if there is one."""

import math
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.rules import FanId
from trainer.ui.controls.focus import focus_reach
from trainer.ui.controls.lettering import WIDEST, Lettering, Run
from trainer.ui.controls.marks import paint_mark
from trainer.ui.controls.painted import FocusButton
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

_MARK: Final = 22
_BEFORE: Final = 10
_GAP: Final = 8
_PAD: Final = 6
_FAINT: Final = 0.45


class FanToggle(FocusButton):
    """An outline with mark and name, filled when it is on. One that is disabled is only text, and faint."""

    def __init__(self, look: Look, fan: FanId, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.fan = fan
        self.sentence = ""
        self._wrong = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.refresh()

    def show_sentence(self, sentence: str, name: str, *, wrong: bool) -> None:
        """Say something below the fan's name, and ``name`` to screen readers; ``wrong``: it is on and cannot be."""
        self.sentence, self._wrong = sentence, wrong
        self.setAccessibleName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Sentences wrap."""
        return bool(self.sentence)

    def heightForWidth(self, width: int) -> int:
        """Name and sentence one under the other, with room for the focus ring."""
        look, ring = self._look, focus_reach(self._look.theme)
        text = Lettering(look).height(self._runs(), Step.BODY, max(1, width - 2 * ring - self._beside()))
        return math.ceil(text) + 2 * look.px(_PAD) + 2 * ring

    def sizeHint(self) -> QSize:
        """All in one line, a sentence in as many as the present width needs."""
        if self.sentence:
            return QSize(self._look.px(240), self.heightForWidth(max(self.width(), self._look.px(240))))
        name = Lettering(self._look).width(self.text(), Step.BODY, bold=True)
        width = math.ceil(name) + self._beside() + 2 * focus_reach(self._look.theme)
        return QSize(width, self.heightForWidth(round(WIDEST)))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for two with a sentence in a row of the smallest window."""
        return QSize(self._look.px(150), self.sizeHint().height()) if self.sentence else self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint mark, name and sentence."""
        look, theme = self._look, self._look.theme
        ring = focus_reach(theme)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        if self.isEnabled():
            self._paint_body(painter, body)
        side, left = look.px(_MARK), body.left() + look.px(_BEFORE)
        painter.setOpacity(1.0 if self.isEnabled() else _FAINT)
        paint_mark(painter, QRectF(left, body.center().y() - side / 2, side, side), self.fan, look)
        painter.setOpacity(1.0)
        words = QRectF(left + side + look.px(_GAP), body.top(), body.width() - self._beside() + 1, body.height())
        Lettering(look).paint(painter, words, self._runs(), Step.BODY)
        self.paint_ring(painter, body, RADIUS_BUTTON)

    def _paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, on = self._look.theme, self.isChecked()
        strong, weak = (theme.bad, theme.bad_weak) if self._wrong else (theme.accent, theme.accent_weak)
        edge = strong if on else theme.ink3 if self.underMouse() else theme.line2
        width = 2 if on else max(1, theme.outline // 2)
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(weak if on else theme.surface))
        inset = width / 2
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), RADIUS_BUTTON, RADIUS_BUTTON)

    def _beside(self) -> int:
        """What mark and gaps take of the width."""
        return sum(self._look.px(length) for length in (_BEFORE, _MARK, _GAP, _BEFORE))

    def _runs(self) -> list[Run]:
        possible = self.isEnabled()
        name = Run(self.text(), bold=self.isChecked(), tone=Tone.INK1 if possible else Tone.INK3)
        if not self.sentence:
            return [name]
        below = Tone.BAD if self._wrong else Tone.INK2 if possible else Tone.INK3
        return [name, Run("\n", step=Step.SMALL), Run(self.sentence, tone=below, step=Step.SMALL)]

    def refresh(self) -> None:
        """Name the fan in the language in force."""
        self.setText(self._look.words.fan(self.fan))
        if not self.sentence:
            self.setAccessibleName(self.text())
        super().refresh()
