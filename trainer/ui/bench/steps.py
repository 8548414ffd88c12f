"""Undo, redo and clear, beside the line."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.bench.history import History
from trainer.ui.bench.setup import Setup
from trainer.ui.controls import IconButton, QuietButton
from trainer.ui.look import Look


class StepButtons(QWidget):
    """The buttons only wish."""

    undo_wanted = Signal()
    redo_wanted = Signal()
    clear_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.undo = IconButton(look, "undo", "")
        self.redo = IconButton(look, "redo", "")
        self.clear = QuietButton(look, "", key="Ctrl N")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button, wish in (
            (self.undo, self.undo_wanted),
            (self.redo, self.redo_wanted),
            (self.clear, self.clear_wanted),
        ):
            button.clicked.connect(wish)
            row.addWidget(button)
        look.changed.connect(self._name)
        self._name()

    def show_state(self, history: History) -> None:
        """Show what can be done."""
        self.undo.setEnabled(history.can_undo)
        self.redo.setEnabled(history.can_redo)
        self.clear.setEnabled(history.present != Setup())

    def _name(self) -> None:
        words = self._look.words
        self.undo.set_name(words("bench-undo"))
        self.redo.set_name(words("bench-redo"))
        self.clear.setText(words("bench-clear"))
        self.clear.updateGeometry()
