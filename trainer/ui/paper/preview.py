"""Pages of paper as they will come out of the printer, one below the other."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from trainer.ui.controls import Painted, keep_gaps
from trainer.ui.look import Look
from trainer.ui.paper.sheet import Leaf, PaperSize

_WIDEST: Final = 700
_GAP: Final = 24


class PageView(Painted):
    """One page, as wide as its place allows. It is painted once and kept until it changes."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._leaf: Leaf | None = None
        self._size = PaperSize.A4
        self._kept: QPixmap | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_leaf(self, leaf: Leaf, size: PaperSize, name: str) -> None:
        """Show another page."""
        self._leaf, self._size, self._kept = leaf, size, None
        self.setAccessibleName(name)
        self.refresh()

    def hasHeightForWidth(self) -> bool:
        """Paper keeps its form."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the page at a width."""
        return math.ceil(self._wide(width) * self._size.height / self._size.width)

    def sizeHint(self) -> QSize:
        """At the present width."""
        return QSize(self.look.px(_WIDEST), self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        """However narrow."""
        return QSize(1, 1)

    def paint(self, painter: QPainter) -> None:
        """Paint the page with a hairline round it."""
        if self._leaf is None:
            return
        wide = self._wide(self.width())
        room = QRectF((self.width() - wide) / 2, 0, wide, wide * self._size.height / self._size.width)
        painter.drawPixmap(room.topLeft(), self._page(room.width(), painter.device().devicePixelRatioF()))
        painter.setPen(QPen(QColor(self.look.theme.line2), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))

    def _wide(self, width: int) -> int:
        return min(width, self.look.px(_WIDEST))

    def _page(self, width: float, dpr: float) -> QPixmap:
        pixels = round(width * dpr)
        if self._kept is None or self._kept.width() != pixels:
            page = QPixmap(pixels, round(pixels * self._size.height / self._size.width))
            page.fill(QColor("#FFFFFF"))
            painter = QPainter(page)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(pixels / self._size.width, pixels / self._size.width)
            if self._leaf is not None:
                self._leaf(painter)
            painter.end()
            page.setDevicePixelRatio(dpr)
            self._kept = page
        return self._kept


class PaperPreview(QWidget):
    """All pages of a document."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.pages: list[PageView] = []
        self._column = QVBoxLayout(self)
        keep_gaps(look, self._column, _GAP, (0, 0, 16, _GAP))
        self._column.addStretch(1)

    def show_leaves(self, leaves: Sequence[Leaf], size: PaperSize) -> None:
        """Show another document."""
        while len(self.pages) < len(leaves):
            self.pages.append(PageView(self._look))
            self._column.insertWidget(len(self.pages) - 1, self.pages[-1])
        for number, page in enumerate(self.pages):
            page.setVisible(number < len(leaves))
            if number < len(leaves):
                name = self._look.words("paper-page", n=number + 1, count=len(leaves))
                page.show_leaf(leaves[number], size, name)
