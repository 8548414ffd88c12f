"""Painted pieces: each knows its height for a width, paints itself and reads itself out."""

from typing import Protocol

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.controls import FocusMark, focus_reach, paint_focus
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_KEY


class Block(Protocol):
    """One painted piece; screen and exports use the same."""

    def height(self, width: float) -> float:
        """The height it takes within ``width`` pixels."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it into ``rect``."""

    def spoken(self) -> str:
        """The same in words, for a screen reader."""


class BlockView(QWidget):
    """Shows one block; without one it takes no room. The keyboard can stop at it, so that it is read out."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._focus = FocusMark()
        self._block: Block | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_block(self, block: Block | None) -> None:
        """Show another block, or none."""
        self._block = block
        self.setVisible(block is not None)
        self.setAccessibleName(block.spoken() if block else "")
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Text wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the block."""
        return round(self._block.height(width)) if self._block else 0

    def sizeHint(self) -> QSize:
        """The block at the present width."""
        width = max(1, self.width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Any width; the height follows from it."""
        return QSize(1, 1)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the block, and the focus ring where the keyboard brought the focus."""
        if self._block is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._block.paint(painter, QRectF(self.rect()))
        if self._focus.shown and self.hasFocus():
            reach, theme = focus_reach(self._look.theme), self._look.theme
            inner = QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
            paint_focus(painter, inner, self._look.px(RADIUS_KEY), theme, theme.bg)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note whether the keyboard brought the focus."""
        self._focus.focus_in(event)
        super().focusInEvent(event)
