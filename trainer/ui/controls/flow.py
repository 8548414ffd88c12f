"""Widgets side by side that go on to the next line where the room ends, as words do."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.look import Look


class Flow(QWidget):
    """Lays its widgets out in lines, each as wide as it likes to be."""

    def __init__(self, look: Look, widgets: Sequence[QWidget], gap: int = 16, line_gap: int = 4) -> None:
        super().__init__()
        self._look = look
        self._widgets = tuple(widgets)
        self._gaps = (gap, line_gap)
        for widget in self._widgets:
            widget.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._lay_out)

    def hasHeightForWidth(self) -> bool:
        """Widgets go on in the next line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the lines at a width."""
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        """All widgets in one line."""
        gap = self._look.px(self._gaps[0])
        hints = [widget.sizeHint() for widget in self._widgets]
        width = sum(hint.width() for hint in hints) + gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        """The widest widget alone in a line."""
        return QSize(max((widget.sizeHint().width() for widget in self._widgets), default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lines out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        for widget, place in zip(self._widgets, self._places(self.width()), strict=True):
            widget.setGeometry(place)
        self.updateGeometry()

    def _places(self, width: int) -> Iterator[QRect]:
        gap, line_gap = (self._look.px(length) for length in self._gaps)
        y = 0
        for line in self._lines(width):
            x, height = 0, max(size.height() for size in line)
            for size in line:
                yield QRect(x, y + (height - size.height()) // 2, size.width(), size.height())
                x += size.width() + gap
            y += height + line_gap

    def _lines(self, width: int) -> list[list[QSize]]:
        """The sizes of the widgets, line by line."""
        gap, x = self._look.px(self._gaps[0]), 0
        lines: list[list[QSize]] = []
        for size in (widget.sizeHint() for widget in self._widgets):
            if not lines or x + size.width() > width:
                lines.append([])
                x = 0
            lines[-1].append(size)
            x += size.width() + gap
        return lines
