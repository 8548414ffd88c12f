"""The examples that can be loaded, in one quiet row."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from trainer.ui.bench.examples import EXAMPLES
from trainer.ui.bench.setup import Setup
from trainer.ui.controls import QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.layout import Flow
from trainer.ui.look import Look
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
        keep_gaps(look, row, 4)
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
