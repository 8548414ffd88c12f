"""What is seen between turns: who is next, and nothing of any hand."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.controls import PrimaryButton, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone


class Veil(QWidget):
    """Says whose turn it is; ``here`` is the button by which this person says to be there."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.title, self.note = TextLabel(look, Step.H1), TextLabel(look, Step.LEAD, Tone.INK2)
        self.here = PrimaryButton(look, "", "Enter")
        column = QVBoxLayout(self)
        keep_gaps(look, column, 16, (32, 32, 32, 32))
        column.addStretch(2)
        for widget in (self.title, self.note):
            widget.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(widget)
        column.addWidget(self.here, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def ask(self, name: str) -> None:
        """It is somebody's turn."""
        words = self._look.words
        self.title.set_text(words("mixed-turn", who=name))
        self.note.set_text(words("mixed-turn-note"))
        self._show(words("mixed-here", who=name))

    def wait(self) -> None:
        """Bots are moving."""
        self.title.set_text(self._look.words("mixed-wait"))
        self.note.set_text("")
        self._show("")

    def _show(self, text: str) -> None:
        self.here.setText(text)
        self.here.setVisible(bool(text))
        self.here.updateGeometry()
        self.setAccessibleName(self.title.text())
