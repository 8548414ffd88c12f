"""What is being worked out beside the window: said after a moment, and it can be given up."""

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.controls import OutlineButton, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

SOON: Final = 300
"""Milliseconds after which work is spoken of."""


class WaitingNote(QWidget):
    """Says what is at work, by a key of the words. ``cancel`` is there as soon as that is said."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._key = look, "build-dealing"
        self.said = TextLabel(look, Step.H2, Tone.INK2)
        self.cancel = OutlineButton(look, "", "Esc")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self._show(shown=True))
        column = QVBoxLayout(self)
        keep_gaps(look, column, 16, (PAGE_MARGIN, 48, PAGE_MARGIN, 16))
        column.addWidget(self.said)
        column.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        look.changed.connect(self._refresh)
        self._show(shown=False)
        self._refresh()

    def begin(self, key: str) -> None:
        """Work begins."""
        self._key = key
        self._show(shown=False)
        self._refresh()
        self._timer.start(SOON)

    def end(self) -> None:
        """It is done or given up."""
        self._timer.stop()

    def _show(self, *, shown: bool) -> None:
        self.said.setVisible(shown)
        self.cancel.setVisible(shown)

    def _refresh(self) -> None:
        self.said.set_text(self._look.words(self._key))
        self.cancel.setText(self._look.words("build-cancel"))
        self.cancel.updateGeometry()
