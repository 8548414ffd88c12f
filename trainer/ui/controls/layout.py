"""How widgets stand: gaps that grow with the interface, lines that wrap, tables, and the scroll area of a page."""

from collections.abc import Collection, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLayout, QScrollArea, QScrollBar, QSizePolicy, QWidget

from trainer.ui.controls.signs import Hairline
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet

Margins = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels of the design."""


class _Gaps(QObject):
    """Lives as long as its layout, which a plain function held by the look would outlive."""

    def __init__(self, look: Look, layout: QBoxLayout | QGridLayout, margins: Margins, across: int, down: int) -> None:
        super().__init__(layout)
        self._look, self._layout = look, layout
        self._margins, self._across, self._down = margins, across, down
        look.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        px = self._look.px
        self._layout.setContentsMargins(*map(px, self._margins))
        if isinstance(self._layout, QGridLayout):
            self._layout.setHorizontalSpacing(px(self._across))
            self._layout.setVerticalSpacing(px(self._down))
        else:
            self._layout.setSpacing(px(self._across))


def keep_gaps(look: Look, layout: QBoxLayout, spacing: int = 0, margins: Margins = (0, 0, 0, 0)) -> None:
    """Give a line or column its spacing and margins, now and whenever the interface changes its size."""
    _Gaps(look, layout, margins, spacing, spacing)


def keep_grid_gaps(
    look: Look, layout: QGridLayout, across: int = 0, down: int = 0, margins: Margins = (0, 0, 0, 0)
) -> None:
    """The same for a grid: ``across`` between its columns, ``down`` between its rows."""
    _Gaps(look, layout, margins, across, down)


def empty(layout: QLayout) -> None:
    """Take all widgets out of a layout and away; nothing of them is seen from now on."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


class Gap(QWidget):
    """An empty stretch of a column, ``height`` pixels of the design high."""

    def __init__(self, look: Look, height: int) -> None:
        super().__init__()
        self._look, self._height = look, height
        look.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        self.setFixedHeight(self._look.px(self._height))


class Flow(QWidget):
    """Lays its widgets out in lines, each as wide as it likes to be; hidden ones take no room."""

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

    def show_only(self, widgets: Collection[QWidget]) -> None:
        """Show some of the widgets and hide the others."""
        for widget in self._widgets:
            widget.setVisible(widget in widgets)
        self._lay_out()

    def hasHeightForWidth(self) -> bool:
        """Widgets go on in the next line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the lines at a width."""
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        """All widgets in one line."""
        gap = self._look.px(self._gaps[0])
        hints = [widget.sizeHint() for widget in self._shown]
        width = sum(hint.width() for hint in hints) + gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        """The widest widget alone in a line."""
        return QSize(max((widget.sizeHint().width() for widget in self._shown), default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lines out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        for widget, place in zip(self._shown, self._places(self.width()), strict=True):
            widget.setGeometry(place)
        self.updateGeometry()

    @property
    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._widgets if not widget.isHidden()]

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
        for size in (_size_within(widget, width) for widget in self._shown):
            if not lines or x + size.width() > width:
                lines.append([])
                x = 0
            lines[-1].append(size)
            x += size.width() + gap
        return lines


def _size_within(widget: QWidget, width: int) -> QSize:
    """The size that a widget likes; one that is wider than a line takes the height that it needs there."""
    size = widget.sizeHint()
    if size.width() <= width:
        return size
    return QSize(width, widget.heightForWidth(width) if widget.hasHeightForWidth() else size.height())


class Grid(QWidget):
    """Rows of widgets in columns. ``stretches`` share the room that is left; a column of 0 is as wide as it needs."""

    def __init__(
        self, look: Look, rows: Sequence[Sequence[QWidget]], stretches: Sequence[int], gap: int = 24, pad: int = 6
    ) -> None:
        super().__init__()
        self._look = look
        self._columns = len(stretches)
        self._rows = 0
        self._grid = QGridLayout(self)
        keep_grid_gaps(look, self._grid, gap, pad)
        for column, stretch in enumerate(stretches):
            self._grid.setColumnStretch(column, stretch)
        for row in rows:
            self.add(row)

    def add(self, row: Sequence[QWidget]) -> None:
        """Put one more row below."""
        if self._rows:
            self._grid.addWidget(Hairline(self._look), 2 * self._rows - 1, 0, 1, self._columns)
        for column, cell in enumerate(row):
            self._grid.addWidget(cell, 2 * self._rows, column, _align(cell))
        self._rows += 1


def _align(cell: QWidget) -> Qt.AlignmentFlag:
    """Cells of one line stay together on the middle; those that wrap fill their place."""
    flexible = cell.hasHeightForWidth()
    return Qt.AlignmentFlag(0) if flexible else Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class PageScroll(QScrollArea):
    """A scroll area without a frame or a ground of its own: only its ``bars`` wear the style sheet."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        wear_sheet(look, *self.bars)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def setWidget(self, widget: QWidget) -> None:
        """Show a widget as wide as the window leaves it."""
        super().setWidget(widget)
        for ground in (self.viewport(), widget):
            ground.setAutoFillBackground(False)

    def unroll(self, *, unrolled: bool) -> None:
        """Take the height of all that is shown, because something around it scrolls; or scroll again."""
        policy, bar = self.sizePolicy(), Qt.ScrollBarPolicy
        policy.setHeightForWidth(unrolled)
        self.setSizePolicy(policy)
        self.setVerticalScrollBarPolicy(bar.ScrollBarAlwaysOff if unrolled else bar.ScrollBarAsNeeded)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Whether it is unrolled."""
        return self.sizePolicy().hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        """The height of what is shown."""
        widget = self.widget()
        layout = None if widget is None else widget.layout()
        if layout is None:
            return -1
        high = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        return max(high, layout.totalMinimumSize().height())

    @property
    def bars(self) -> tuple[QScrollBar, QScrollBar]:
        """What it is scrolled with."""
        return self.verticalScrollBar(), self.horizontalScrollBar()


class WheelGuard(QObject):
    """Lets the wheel change a control only while it has the keyboard focus; otherwise the page scrolls under it."""

    def __init__(self, control: QWidget) -> None:
        super().__init__(control)
        self._control = control
        # Qt would give a number box the focus at the first turn of the wheel.
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass a turn of the wheel on to what the control stands on."""
        if event.type() is QEvent.Type.Wheel and not self._control.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
