"""What the next round asks: which kinds, how long, and whether what was missed most."""

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.exercises import MINUTES, CannotAsk, ExerciseKind, RoundPlan, Weak
from trainer.coach.exercises.rounds import TEN
from trainer.ui.controls import Switch, TextLabel, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.text_label import word
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

Misses = Callable[[], tuple[tuple[Weak, int], ...]]
"""Gives what was missed, with how often."""


class RoundChoice(QWidget):
    """Choices about a round. The fans stay those of the plan before."""

    def __init__(self, look: Look, misses: Misses) -> None:
        super().__init__()
        self._look, self._misses = look, misses
        self._fans = RoundPlan().fans
        self.kinds = Choice(look, (None, *ExerciseKind), self._kind_said, word(look, "drill-kinds"))
        self.length = Choice(look, (None, *MINUTES), self._length_said, word(look, "drill-length"))
        self.missed = Switch(look, "")
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        for key, control in (("drill-kinds", self.kinds), ("drill-length", self.length)):
            column.addWidget(TextLabel(look, Step.NOTE, Tone.INK3, lines=1, say=word(look, key)))
            policy = control.sizePolicy()
            policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)  # as many lines as the width asks for
            control.setSizePolicy(policy)
            column.addWidget(control)
        column.addWidget(self.missed, 0, Qt.AlignmentFlag.AlignLeft)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_plan(self, plan: RoundPlan) -> None:
        """Begin with the choices of a plan."""
        self._fans = plan.fans
        self.kinds.show_value(plan.kinds[0] if len(plan.kinds) == 1 else None)
        self.length.show_value(plan.minutes)
        self.missed.setChecked(bool(plan.misses))

    @property
    def plan(self) -> RoundPlan:
        """The plan that is chosen. Where no chosen kind asks about the fans, it is about any."""
        kind, minutes = self.kinds.value, self.length.value
        kinds = (kind,) if isinstance(kind, ExerciseKind) else tuple(ExerciseKind)
        length = minutes if isinstance(minutes, int) else None
        misses = self._misses() if self.missed.isChecked() else ()
        with suppress(CannotAsk):
            return RoundPlan(kinds, self._fans, length, misses)
        return RoundPlan(kinds, (), length, misses)

    def _kind_said(self, kind: object) -> str:
        words = self._look.words
        return words(f"exercise-kind-{kind}") if isinstance(kind, ExerciseKind) else words("drill-all-kinds")

    def _length_said(self, minutes: object) -> str:
        words = self._look.words
        return words("drill-minutes", n=minutes) if isinstance(minutes, int) else words("drill-ten", n=TEN)

    def _refresh(self) -> None:
        self.missed.setText(self._look.words("drill-most-missed"))
        self.missed.updateGeometry()
