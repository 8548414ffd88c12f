"""What a widget has painted, kept: a neighbour that changes has it painted again, and that must not cost anything."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.ui.controls.later import Later

_State: TypeAlias = tuple[QSize, float, bool, bool, bool, bool]


class Picture:
    """The last painting of ``widget``, as long as nothing it shows is different: what the widget itself holds is told
    by `forget`; its size, and how a button is used, are seen here. ``ground`` is the colour beneath, where there is
    but one.

    When it is resized, the picture of the size before stays until the new one is painted, `Later`.
    """

    def __init__(self, widget: QWidget, ground: Callable[[], str] | None = None) -> None:
        self._widget = widget
        self._ground = ground
        self._state: _State | None = None
        self._pixmap = QPixmap()
        self._blank = False

    def forget(self) -> None:
        """Something else is to be shown from now on, or if it is blank, when it is painted."""
        if not self._blank:
            self._state = None

    def outdate(self) -> None:
        """Something else is to be shown soon; until then the last painting is good enough."""
        if self._state is not None:
            self._state = (QSize(), *self._state[1:])

    def blank(self) -> None:
        """Something else is to be shown soon, and nothing until then."""
        self._blank = True
        self._pixmap = QPixmap()
        self._state = (QSize(), *self._now()[1:])

    @property
    def due(self) -> bool:
        """Whether it has to be painted anew."""
        return self._state is None

    def show(self, paint: Callable[[QPainter], None]) -> None:
        """Put the picture on the widget, painted by ``paint`` where there is none that is right."""
        widget, state = self._widget, self._now()
        if isinstance(widget, QAbstractButton) and widget.hasFocus():
            self._state = None  # the ring comes with the first key, which nobody tells
        if self._state is not None and state != self._state and state[1:] == self._state[1:]:  # another size, no more
            Later.of(widget).ask(widget, partial(self._renew, paint))
        elif state != self._state:
            self._renew(paint)
        onto = QPainter(widget)
        onto.drawPixmap(0, 0, self._pixmap)
        onto.end()

    def _renew(self, paint: Callable[[QPainter], None]) -> None:
        widget = self._widget
        ratio = widget.devicePixelRatioF()
        self._pixmap = QPixmap(widget.size() * ratio)
        self._pixmap.setDevicePixelRatio(ratio)
        self._pixmap.fill(QColor(self._ground()) if self._ground else Qt.GlobalColor.transparent)
        painter = QPainter(self._pixmap)
        paint(painter)
        painter.end()
        self._state, self._blank = self._now(), False

    def _now(self) -> _State:
        """What is seen of the widget from here: only a button looks different under the pointer, or focused."""
        widget, ratio = self._widget, self._widget.devicePixelRatioF()
        if not isinstance(widget, QAbstractButton):
            return widget.size(), ratio, widget.isEnabled(), False, False, False
        return widget.size(), ratio, widget.isEnabled(), widget.underMouse(), widget.hasFocus(), widget.isDown()
