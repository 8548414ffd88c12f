"""The quiet tools of the bench: examples to load; undo, redo and clear beside the line."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from trainer.ui.bench.examples import EXAMPLES
from trainer.ui.bench.history import History
from trainer.ui.bench.setup import Setup
from trainer.ui.controls import IconButton, QuietButton, TextLabel
from trainer.ui.look import Look
from trainer.ui.rulebook.flow import Flow
from trainer.ui.theme import Step, Tone


class ExampleRow(QWidget):
    """``loaded`` gives the setup of the example that was chosen."""

    loaded = Signal(Setup)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.caption = TextLabel(look, Step.NOTE, Tone.INK3, lines=1)
        self.buttons = {name: QuietButton(look, "") for name in EXAMPLES}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.loaded.emit(EXAMPLES[name]))
        self.caption.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(4))
        row.addWidget(self.caption)
        row.addWidget(Flow(look, tuple(self.buttons.values()), gap=0, line_gap=0), 1)
        look.changed.connect(self._name)
        self._name()

    def _name(self) -> None:
        words = self._look.words
        self.caption.set_text(words("bench-examples"))
        for name, button in self.buttons.items():
            text = words(f"bench-example-{name}")
            button.setText(text)
            button.setAccessibleName(f"{words('bench-examples')}: {text}")
            button.updateGeometry()


class StepTools(QWidget):
    """Undo, redo and clear; the buttons only wish."""

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
