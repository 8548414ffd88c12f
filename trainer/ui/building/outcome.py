"""What a try came to: the ways of playing on one axis, and its discards one by one."""

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.coach.building import BuildPlace
from trainer.ui.building.chart import BuildChart
from trainer.ui.building.told import Told
from trainer.ui.building.turn import TurnBand
from trainer.ui.controls import Flow, OutlineButton, PrimaryButton, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.text_label import word
from trainer.ui.look import Look
from trainer.ui.theme import PAGE_MARGIN, Step, Tone


class BuildOutcome(QWidget):
    """Shows what is `Told`. The buttons are the page's to connect. ``sought``: a discard that was gone on to is to be
    seen."""

    sought = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.told: Told | None = None
        self.chart, self.turn = BuildChart(look), TurnBand(look)
        self.another, self.again = PrimaryButton(look, "", "N"), OutlineButton(look, "", "R")
        self.discards, self.change = OutlineButton(look, "", "D"), QuietButton(look, "", "G")
        self.undo = QuietButton(look, "", "Ctrl Z")
        self.meaning = TextLabel(look, Step.NOTE, Tone.INK2, say=word(look, "build-par-table"))
        self.chart.picked.connect(self.look_at)
        self.discards.clicked.connect(self.next_loss)
        self._lay_out()
        look.changed.connect(self._refresh)

    def show_told(self, told: Told) -> None:
        """Show a finished try, at the discard that lost most."""
        self.told = told
        at_table = told.build.task.place is BuildPlace.TABLE
        self.undo.setVisible(not at_table)
        self.meaning.setVisible(at_table)
        losses = [turn for turn in told.turns if turn.loss]
        worst = max(losses, key=lambda turn: turn.loss, default=None)
        self.look_at(worst.number if worst is not None else 1)

    def look_at(self, number: int) -> None:
        """Look at another discard."""
        if self.told is not None:
            self.told = replace(self.told, chosen=number)
            self.chart.show_told(self.told)
            self.turn.show_told(self.told)
            self.turn.setVisible(bool(self.told.turns))
            self._refresh()

    def next_loss(self) -> None:
        """Go on to the next discard that lost something; where none did, to the next one."""
        if self.told is None or not self.told.turns:
            return
        turns, chosen = self.told.turns, self.told.chosen
        after = (*turns[chosen:], *turns[:chosen])
        self.look_at(next((turn for turn in after if turn.loss), after[0]).number)
        self.sought.emit()

    def press(self, sign: str) -> bool:
        """A letter; False for one that means nothing here."""
        buttons = (self.another, self.again, self.discards, self.change)
        button = next((button for button in buttons if sign and button.key == sign), None)
        if button is not None:
            button.click()
        return button is not None

    def _lay_out(self) -> None:
        look, column, page = self._look, QVBoxLayout(), QVBoxLayout(self)
        keep_gaps(look, column, 12, (PAGE_MARGIN, 0, PAGE_MARGIN, 8))
        keep_gaps(look, page)
        buttons = (self.another, self.again, self.discards, self.change, self.undo)
        column.addWidget(Flow(look, buttons, gap=8))
        column.addWidget(self.chart)
        column.addWidget(self.meaning)
        page.addLayout(column)
        page.addWidget(self.turn, 1)

    def _refresh(self) -> None:
        words, told = self._look.words, self.told
        for button, key in (
            (self.another, "build-another"),
            (self.again, "build-again"),
            (self.discards, "build-discards"),
            (self.change, "build-change"),
            (self.undo, "build-undo"),
        ):
            button.setText(words(key))
            button.updateGeometry()
        if told is not None:
            self.discards.setEnabled(bool(told.turns))
