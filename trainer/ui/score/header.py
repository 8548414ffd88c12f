"""The head of the scoring page: the total and how it came, the comparison switch, and where to go from here."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.controls import OutlineButton, PrimaryButton, Switch, keep_gaps
from trainer.ui.look import Look
from trainer.ui.score.block import Block, BlockView

_GAP = 16


class ScoreHeader(QWidget):
    """Emits ``next_wanted``, ``again_wanted``, ``back_wanted`` and ``compare_toggled``."""

    next_wanted = Signal()
    again_wanted = Signal()
    back_wanted = Signal()
    compare_toggled = Signal(bool)

    def __init__(self, look: Look, make: Callable[[], Block | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.total = BlockView(look, make)
        self.compare = Switch(look, "", "N")
        self.again = OutlineButton(look, "", "A")
        self.next = PrimaryButton(look, "", "Enter")
        self.back = PrimaryButton(look, "", "Enter")
        row = QHBoxLayout(self)
        keep_gaps(look, row, _GAP)
        row.addWidget(self.total, 1)
        for widget in (self.compare, self.again, self.next, self.back):
            row.addWidget(widget)
        self.compare.toggled.connect(self.compare_toggled)
        self.again.clicked.connect(self.again_wanted)
        self.next.clicked.connect(self.next_wanted)
        self.back.clicked.connect(self.back_wanted)
        look.changed.connect(self._name)
        self._name()

    def go_on(self) -> None:
        """Press the button that Enter stands for, if one is shown."""
        for button in (self.next, self.back):
            if not button.isHidden():
                button.click()
                return

    def _name(self) -> None:
        words = self._look.words
        for button, key in (
            (self.compare, "compare-switch"),
            (self.again, "same-wall"),
            (self.next, "next-hand"),
            (self.back, "bench-back"),
        ):
            button.setText(words(key))
            button.updateGeometry()
        self.compare.setToolTip(words("tool-by-key", does=words("compare-switch"), cap=self.compare.key))
