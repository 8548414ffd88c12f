"""What a page shows, made anew for another look: at once if somebody looks, else in an event of its own."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class Renewal(QObject):
    """Calls ``renew`` for ``page`` once for all that was asked since; before it is seen, at the latest."""

    def __init__(self, page: QWidget, renew: Callable[[], object]) -> None:
        super().__init__(page)
        self._page = page
        self._renew = renew
        self._asked = False
        page.installEventFilter(self)

    def ask(self) -> None:
        """The page shows something that does not hold any more."""
        self._asked = True
        if self._page.isVisible():
            self._go()
        else:
            QTimer.singleShot(0, self, self._go)

    def eventFilter(self, receiver: QObject, event: QEvent) -> bool:
        """See that the page is about to be seen; nothing is kept from it."""
        if event.type() is QEvent.Type.Show and receiver is self._page:
            self._go()
        return False

    def _go(self) -> None:
        if self._asked:
            self._asked = False
            self._renew()
