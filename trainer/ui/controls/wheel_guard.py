"""The mouse wheel over a control that stands on a scrolled page."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


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
