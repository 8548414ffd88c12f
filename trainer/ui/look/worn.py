"""The style sheet, worn by Qt's own widgets only.

All others paint themselves. A sheet on a whole page reaches every widget of it: each then weighs 7 KiB more, together
28 MiB, and takes longer to make and to restyle.
"""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QSlider,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from trainer.ui.look import Look
from trainer.ui.theme import Part

_PARTS = (
    (QScrollBar, (Part.BARS,)),
    (QAbstractItemView, (Part.VIEWS, Part.BARS)),
    ((QLineEdit, QAbstractSpinBox), (Part.FIELDS, Part.MENU)),
    (QComboBox, (Part.FIELDS, Part.BARS)),
    (QTextBrowser, (Part.BARS, Part.MENU)),  # a page to read, no field
    ((QPlainTextEdit, QTextEdit), (Part.FIELDS, Part.BARS, Part.MENU)),
    (QSlider, (Part.SLIDER,)),
    (QMenu, (Part.MENU,)),
)
"""What each kind of widget wears; any other, such as the parent of dialogs, wears all."""


class _Sheet(QObject):
    """Keeps the sheet of a widget up to date."""

    def __init__(self, look: Look, widget: QWidget, more: str) -> None:
        super().__init__(widget)
        self._look, self._widget, self._more = look, widget, more
        self._parts = next((parts for kinds, parts in _PARTS if isinstance(widget, kinds)), ())
        look.changed.connect(self._put_on)
        self._put_on()

    def _put_on(self) -> None:
        sheet = self._look.style_sheet(*self._parts) + self._more
        if sheet != self._widget.styleSheet():
            self._widget.setStyleSheet(sheet)
            self._widget.ensurePolished()  # its size is asked for before it is shown


def wear_sheet(look: Look, *widgets: QWidget, more: str = "") -> None:
    """Give Qt's own widgets the style of a look, now and whenever it changes. ``more``: rules of their own."""
    for widget in widgets:
        _Sheet(look, widget, more)
