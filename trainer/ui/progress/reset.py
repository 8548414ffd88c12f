"""Clearing what was practised: asked twice, copied first."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.controls import Flow, OutlineButton, PrimaryButton, QuietButton, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

ASKED = 2
"""How often it is asked."""


class ResetControl(QWidget):
    """A button and, once it was pressed, a question with two answers, and a second one. ``wanted`` says that both were
    answered by yes; `tell` then says what came of it."""

    wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.asked = 0
        self.begin = QuietButton(look, "")
        self.question, self.told = TextLabel(look), TextLabel(look, Step.NOTE, Tone.INK2)
        self.yes, self.no = OutlineButton(look, ""), PrimaryButton(look, "")
        self._answers = Flow(look, (self.no, self.yes), gap=4)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 4)
        for widget in (Flow(look, (self.begin,)), self.question, self._answers, self.told):
            column.addWidget(widget)
        self.told.hide()
        self.begin.clicked.connect(lambda: self._ask(1))
        self.no.clicked.connect(lambda: self._ask(0))
        self.yes.clicked.connect(self._go_on)
        look.changed.connect(self._refresh)
        self._ask(0)

    def tell(self, said: str, *, bad: bool = False) -> None:
        """Say what came of it."""
        self.told.set_tone(Tone.BAD if bad else Tone.INK2)
        self.told.set_text(said)
        self.told.show()

    def give_up(self) -> None:
        """Ask no longer."""
        self._ask(0)

    def _go_on(self) -> None:
        if self.asked < ASKED:
            self._ask(self.asked + 1)
        else:
            self._ask(0)
            self.wanted.emit()

    def _ask(self, asked: int) -> None:
        """Ask for the first or the second time, or (0) no longer. The focus is on the answer that changes nothing."""
        self.asked = asked
        if asked:
            self.told.hide()
        for widget in (self.question, self._answers):
            widget.setVisible(bool(asked))
        self._refresh()
        if asked:
            self.no.setFocus()
        elif self.no.hasFocus() or self.yes.hasFocus():
            self.begin.setFocus()

    def _refresh(self) -> None:
        words = self._look.words
        self.begin.setText(words("progress-reset"))
        self.no.setText(words("progress-reset-no"))
        self.yes.setText(words(f"progress-reset-yes-{max(1, self.asked)}"))
        self.question.set_text(words(f"progress-reset-ask-{max(1, self.asked)}"))
        for button in (self.begin, self.yes, self.no):
            button.updateGeometry()
