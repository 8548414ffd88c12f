"""Margins and gaps in lengths of the design, that grow and shrink with the interface as the text does."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from trainer.ui.look import Look

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


class _Margins(QObject):
    """Lives as long as its widget."""

    def __init__(self, look: Look, widget: QWidget, margins: Margins) -> None:
        super().__init__(widget)
        self._look, self._widget, self._margins = look, widget, margins
        look.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        self._widget.setContentsMargins(*map(self._look.px, self._margins))


def keep_gaps(look: Look, layout: QBoxLayout, spacing: int = 0, margins: Margins = (0, 0, 0, 0)) -> None:
    """Give a line or column its spacing and margins, now and whenever the interface changes its size."""
    _Gaps(look, layout, margins, spacing, spacing)


def keep_grid_gaps(
    look: Look, layout: QGridLayout, across: int = 0, down: int = 0, margins: Margins = (0, 0, 0, 0)
) -> None:
    """The same for a grid: ``across`` between its columns, ``down`` between its rows."""
    _Gaps(look, layout, margins, across, down)


def keep_margins(look: Look, widget: QWidget, margins: Margins) -> None:
    """Give a widget its margins, now and whenever the interface changes its size."""
    _Margins(look, widget, margins)


class Gap(QWidget):
    """An empty stretch of a column, ``height`` pixels of the design high."""

    def __init__(self, look: Look, height: int) -> None:
        super().__init__()
        self._look, self._height = look, height
        look.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        self.setFixedHeight(self._look.px(self._height))
