"""The head over a hand that is built: the goals, how it was dealt and how many draws are gone; or how it ended."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.building import Build, TableBuild
from trainer.coach.building.saying import against_said, end_said, start_said, task_said
from trainer.ui.building.told import Told
from trainer.ui.controls import MarkLabel, Run, TextLabel, empty, keep_gaps
from trainer.ui.controls.round_bars import RoundBars
from trainer.ui.look import Look
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_MARK = 44
_MOST_MARKS = 3
"""More goals than this are told by words alone."""


class BuildHead(QWidget):
    """Shows the task of a `Build` and how far it is, or the end of one and what it is beside par."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._build: Build | TableBuild | None = None
        self._told: Told | None = None
        self._low = False
        self.asked, self.about = TextLabel(look, Step.H1), TextLabel(look, Step.BODY, Tone.INK2)
        self.bars, self.count = RoundBars(look), TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self._marks = QHBoxLayout()
        row, title, beside = QHBoxLayout(self), QVBoxLayout(), QVBoxLayout()
        keep_gaps(look, row, 16, (PAGE_MARGIN, 12, PAGE_MARGIN, 12))
        keep_gaps(look, self._marks, 8)
        keep_gaps(look, title)
        keep_gaps(look, beside, 6)
        title.addWidget(self.asked)
        title.addWidget(self.about)
        beside.addWidget(self.bars, 0, Qt.AlignmentFlag.AlignRight)
        beside.addWidget(self.count, 0, Qt.AlignmentFlag.AlignRight)
        beside.addStretch(1)
        row.addLayout(self._marks)
        row.addLayout(title, 1)
        row.addLayout(beside)
        look.changed.connect(self._refresh)

    def show_build(self, build: Build) -> None:
        """Show another try or another moment of it."""
        self._show(build, None)

    def show_told(self, told: Told) -> None:
        """Show how a try ended."""
        self._show(told.build, told)

    def set_low(self, low: bool) -> None:
        """Take small letters, where the window has no height for large ones."""
        if low is not self._low:
            self._low = low
            self._refresh()

    def _show(self, build: Build | TableBuild, told: Told | None) -> None:
        if self._build is None or self._build.task.goals != build.task.goals:
            self._mark(build)
        self._build, self._told = build, told
        for widget in (self.bars, self.count):
            widget.setVisible(told is None)
        self._refresh()

    def _mark(self, build: Build | TableBuild) -> None:
        empty(self._marks)
        goals = build.task.goals
        for goal in goals if len(goals) <= _MOST_MARKS else ():
            self._marks.addWidget(MarkLabel(self._look, goal, _MARK))

    def _refresh(self) -> None:
        build, told, words = self._build, self._told, self._look.words
        if told is not None:
            self._ask(end_said(told.build, told.comparison, words))
            beside = against_said(told.build, told.comparison, told.turns, words)
            self.about.set_text(words("score-separator").join((task_said(told.build.task, words), beside)))
        elif isinstance(build, Build):
            self._ask(task_said(build.task, words))
            self.about.set_text(start_said(build, words))
            self.bars.show_progress(len(build.thrown), len(build.draws))
            self.count.set_text(words("build-draw", n=build.number, all=len(build.draws)))

    def _ask(self, text: str) -> None:
        self.asked.set_runs([Run(text, step=Step.H3 if self._low else Step.H1)])
