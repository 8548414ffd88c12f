"""What buttons with words share that may show, after them, the cap of the key that does the same."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.controls.focus_button import FocusButton
from trainer.ui.controls.key_cap import CAP_GAP, key_cap_room, paint_key_cap
from trainer.ui.look import Look


class CappedButton(FocusButton):
    """A button with words and the cap of a key, if one is shown; it is never smaller than both."""

    def __init__(self, look: Look, text: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._key = key
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    @property
    def key(self) -> str:
        """The key in the cap; empty where none is shown."""
        return self._key

    def set_key(self, key: str) -> None:
        """Show another key in the cap, or none."""
        if key != self._key:
            self._key = key
            self._refresh()

    def minimumSizeHint(self) -> QSize:
        """No smaller than its content."""
        return self.sizeHint()

    @property
    def cap_room(self) -> float:
        """The width that the cap adds, its gap included; none without a key."""
        return key_cap_room(self._look, self._key)

    def paint_cap(self, painter: QPainter, words_end: float, ink: str, edge: str) -> None:
        """Paint the cap, if one is shown, after words that end at ``words_end``."""
        if self._key:
            left = words_end + self._look.px(CAP_GAP)
            paint_key_cap(painter, left, self.height() / 2, self._key, self._look, ink, edge)
