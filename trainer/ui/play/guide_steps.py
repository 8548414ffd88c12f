"""How far the guided hand is, with the ways back and out, on the felt beside the sentences."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.first_hand import GuideStep
from trainer.ui.controls import QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.round_bars import RoundBars
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_BARS: Final = 190, 6
"""Seven bars of 22 with gaps of 6, in pixels of the design."""


class GuideSteps(QWidget):
    """A bar for each step and its number, ``back`` and ``stop``. Where there is little room it is one line."""

    back_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._number = 1
        self._low = False
        self.bars = RoundBars(look)
        self.count, self.short = (TextLabel(look, Step.NOTE, Tone.INK2, lines=1) for _ in range(2))
        self.back = QuietButton(look, "", key="Ctrl Z", icon="undo")
        self.stop = QuietButton(look, "", key="Esc")
        column, row = QVBoxLayout(self), QHBoxLayout()
        keep_gaps(look, column, 0, (0, 8, 10, 0))
        keep_gaps(look, row, 4)
        above = QVBoxLayout()
        keep_gaps(look, above, 6)
        above.addWidget(self.bars, 0, Qt.AlignmentFlag.AlignRight)
        above.addWidget(self.count, 0, Qt.AlignmentFlag.AlignRight)
        row.addStretch(1)
        row.addWidget(self.short)
        row.addWidget(self.back)
        row.addWidget(self.stop)
        column.addLayout(above)
        column.addLayout(row)
        self.back.clicked.connect(self.back_wanted)
        self.stop.clicked.connect(self.stop_wanted)
        look.changed.connect(self.refresh)
        self.refresh()

    def show_step(self, number: int, *, can_go_back: bool, low: bool) -> None:
        """Show which step it is; ``low``: there is room for the buttons alone."""
        self._number, self._low = number, low
        self.back.setEnabled(can_go_back)
        self.refresh()

    def refresh(self) -> None:
        """Say everything anew in the language in force."""
        words, steps = self._look.words, len(GuideStep)
        self.bars.show_progress(self._number - 1, steps)
        self.bars.setFixedSize(*(self._look.px(side) for side in _BARS))
        for label in (self.count, self.short):
            label.set_text(words("first-hand-step", n=self._number, all=steps))
        for widget in (self.bars, self.count):
            widget.setVisible(not self._low)
        self.short.setVisible(self._low)
        for button, key in ((self.back, "first-hand-back"), (self.stop, "first-hand-stop")):
            button.setText(words(key))
            button.updateGeometry()
        self.setAccessibleName(self.count.text())
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()  # the table asks for its size at once, also while another page is in front
