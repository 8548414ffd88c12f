"""An answer as a card: a title, what it leads to, and the key that does the same."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from trainer.ui.controls import FocusButton, Lettering, Run, focus_reach, key_cap_width, paint_key_cap
from trainer.ui.controls.button_kinds import mixed
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_PAD: Final = 24, 14
_RADIUS: Final = 16
_GAP: Final = 2


class AnswerCard(FocusButton):
    """A way to go on. ``title`` and ``about`` are keys of words."""

    def __init__(self, look: Look, title: str, about: str, key: str) -> None:
        super().__init__(look)
        self._title, self._about, self.key = title, about, key
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.refresh()

    def hasHeightForWidth(self) -> bool:
        """The words may need more than a line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the words are in a width."""
        look, ring = self.look, 2 * focus_reach(self.look.theme)
        words = self._words_width(width)
        lettering = Lettering(look)
        high = lettering.height(self._head, Step.H3, words) + lettering.height(self._below, Step.BODY, words)
        return round(high) + look.px(_GAP) + 2 * look.px(_PAD[1]) + ring

    def sizeHint(self) -> QSize:
        """As high as the words are in the width it has."""
        width = max(self.width(), self.look.px(320))
        return QSize(self.look.px(320), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """It may be narrow, but not low."""
        return QSize(1, self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        """Paint the card with its words and its key."""
        look, theme, ring = self.look, self.look.theme, focus_reach(self.look.theme)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        share = 0.1 if self.isDown() else 0.04 if self.underMouse() else 0.0
        painter.setPen(QPen(QColor(theme.accent if self.underMouse() else theme.line2), max(1, theme.outline)))
        painter.setBrush(QColor(mixed(theme.surface, theme.ink1, share)))
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), look.px(_RADIUS), look.px(_RADIUS))
        self.paint_ring(painter, body, look.px(_RADIUS))
        inner = body.adjusted(look.px(_PAD[0]), look.px(_PAD[1]), -look.px(_PAD[0]), -look.px(_PAD[1]))
        inner.setWidth(self._words_width(self.width()))
        lettering = Lettering(look)
        high = lettering.height(self._head, Step.H3, inner.width())
        lettering.paint(painter, QRectF(inner.left(), inner.top(), inner.width(), high), self._head, Step.H3)
        below = inner.adjusted(0, high + look.px(_GAP), 0, 0)
        lettering.paint(painter, below, self._below, Step.BODY, Tone.INK2)
        left = body.right() - look.px(_PAD[0]) - key_cap_width(look, self.key)
        paint_key_cap(painter, left, body.center().y(), self.key, look, theme.ink2, theme.line2)

    def refresh(self) -> None:
        """Name it in the language in force."""
        words = self.look.words
        self.setText(words(self._title))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(words(self._about))
        super().refresh()

    @property
    def _head(self) -> list[Run]:
        return [Run(self.look.words(self._title), bold=True)]

    @property
    def _below(self) -> list[Run]:
        return [Run(self.look.words(self._about))]

    def _words_width(self, width: int) -> float:
        """The room beside the key."""
        look, ring = self.look, 2 * focus_reach(self.look.theme)
        return max(1.0, width - ring - 2 * look.px(_PAD[0]) - key_cap_width(look, self.key) - look.px(16))
