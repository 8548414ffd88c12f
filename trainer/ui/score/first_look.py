"""The last step of the guided hand: its lanes, one after another, and the doors that lead on."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.score_view import ScoreView
from trainer.rules import Phrase
from trainer.ui.controls import KeyButton, OutlineButton, PrimaryButton, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.theme import Step

DOORS = ("lesson", "hand", "round")
"""Where it leads on: the first lesson, another hand, a round of exercises."""


class FirstLook(QWidget):
    """Two sentences and what to press. ``door`` tells which of `DOORS` was taken, ``more`` that the next lane is
    wanted."""

    door = Signal(str)
    more = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._says: tuple[Phrase, ...] = ()
        self._view: ScoreView | None = None
        self.fact, self.task = TextLabel(look, Step.H3, bold=True), TextLabel(look, Step.LEAD)
        self.next = PrimaryButton(look, "", "Enter")
        self.next.clicked.connect(self.more)
        self.doors: dict[str, KeyButton] = {}
        for number, name in enumerate(DOORS, 1):
            button = PrimaryButton(look, "", "Enter") if number == 1 else OutlineButton(look, "", str(number))
            button.clicked.connect(lambda _=False, name=name: self.door.emit(name))
            self.doors[name] = button
        row, said = QHBoxLayout(self), QVBoxLayout()
        keep_gaps(look, row, 16, (0, 4, 0, 4))
        keep_gaps(look, said, 4)
        said.addWidget(self.fact)
        said.addWidget(self.task)
        row.addLayout(said, 1)
        row.addWidget(self.next, 0, Qt.AlignmentFlag.AlignVCenter)
        for door in self.doors.values():
            row.addWidget(door, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()
        look.changed.connect(self._refresh)

    def show_step(self, says: tuple[Phrase, ...], view: ScoreView) -> None:
        """Say this while there are lanes to see; when all are there, offer the doors."""
        self._says, self._view = says, view
        self.setVisible(bool(says))
        self._refresh()

    @property
    def buttons(self) -> dict[str, KeyButton]:
        """What each key presses now."""
        buttons = (self.next, *self.doors.values())
        return {button.key: button for button in buttons if button.isVisibleTo(self)}

    def _refresh(self) -> None:
        if self._view is None or not self._says:
            return
        words, seen = self._look.words, not self._view.hidden
        done = (Phrase.of("first-hand-done", n=self._view.score.total), Phrase.of("first-hand-doors"))
        fact, task = done if seen else self._says
        self.fact.set_text(words.phrase(fact))
        self.task.set_text(words.phrase(task))
        self.next.setText(words("first-hand-next-lane"))
        self.next.setVisible(not seen)
        for name, button in self.doors.items():
            button.setText(words(f"first-hand-door-{name}"))
            button.setVisible(seen)
            button.updateGeometry()
        self.next.updateGeometry()
