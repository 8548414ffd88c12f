"""The way through the lessons: the marks of all fans in the order of the mnemonic, then the ideas."""

from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.lessons import IDEAS, LESSONS
from trainer.rules import FanId
from trainer.text import Words
from trainer.ui.controls import Flow, FocusButton, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

Stop: TypeAlias = FanId | str
"""A lesson by its fan, or an idea by its id."""

STOPS: Final[tuple[Stop, ...]] = (*LESSONS, *IDEAS)
_SIDE: Final = 34
_MARK: Final = 22
_RING: Final = 4


def stop_name(stop: Stop, words: Words) -> str:
    """The name of a fan or of an idea."""
    return words.fan(stop) if isinstance(stop, FanId) else words(f"idea-{stop}")


class StopButton(FocusButton):
    """The mark of a fan, or the number of an idea; a ground where one is."""

    def __init__(self, look: Look, stop: Stop) -> None:
        super().__init__(look)
        self.stop = stop
        self._here = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.refresh()

    def set_here(self, here: bool) -> None:
        """Say whether this is where one is."""
        self._here = here
        self.refresh()

    def sizeHint(self) -> QSize:
        """A square."""
        side = self.look.px(_SIDE)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint mark or number."""
        look, theme = self.look, self.look.theme
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self._here or self.underMouse():
            painter.setPen(QPen(QColor(theme.accent if self._here else theme.line2), 2 if self._here else 1))
            painter.setBrush(QColor(theme.accent_weak if self._here else theme.surface))
            painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), RADIUS_BUTTON, RADIUS_BUTTON)
        if isinstance(self.stop, FanId):
            place, side = QRectF(), look.px(_MARK)
            place.setSize(QSize(side, side))
            place.moveCenter(body.center())
            paint_mark(painter, place, self.stop, look)
        else:
            painter.setFont(look.font(Step.BODY, bold=self._here))
            painter.setPen(QColor(theme.ink1 if self._here else theme.ink2))
            painter.drawText(body, Qt.AlignmentFlag.AlignCenter, str(IDEAS.index(self.stop) + 1))
        self.paint_ring(painter, body.adjusted(_RING, _RING, -_RING, -_RING), RADIUS_BUTTON - _RING)

    def refresh(self) -> None:
        """Name it in the language in force."""
        words = self.look.words
        name = stop_name(self.stop, words)
        self.setToolTip(name)
        self.setAccessibleName(words("page-here", name=name) if self._here else name)
        super().refresh()


class LessonStrip(QWidget):
    """All stops, where one is among them, and the ways to the one before and the next. ``wanted`` gives a stop."""

    wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._stop: Stop = STOPS[0]
        self.stops = {stop: StopButton(look, stop) for stop in STOPS}
        for stop, button in self.stops.items():
            button.clicked.connect(partial(self.wanted.emit, stop))
        self._ideas = TextLabel(look, Step.NOTE, Tone.INK3, lines=1)
        ideas = [self.stops[name] for name in IDEAS]
        together, idea_row = QWidget(), QHBoxLayout()
        together.setLayout(idea_row)
        keep_gaps(look, idea_row, 2)
        for shown in (self._ideas, *ideas):
            idea_row.addWidget(shown)
        self._marks = Flow(look, (*(self.stops[fan] for fan in LESSONS), together), gap=2, line_gap=2)
        self.number = TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.before, self.next = QuietButton(look, "", "←"), QuietButton(look, "", "→")
        self.before.clicked.connect(partial(self.step, -1))
        self.next.clicked.connect(partial(self.step, 1))
        row, ways, side = QHBoxLayout(self), QHBoxLayout(), QVBoxLayout()
        keep_gaps(look, row, 24)
        keep_gaps(look, ways, 8)
        keep_gaps(look, side, 2)
        ways.addStretch(1)
        ways.addWidget(self.before)
        ways.addWidget(self.next)
        side.addWidget(self.number)
        side.addLayout(ways)
        row.addWidget(self._marks, 1)
        row.addLayout(side)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_stop(self, stop: Stop) -> None:
        """Say where one is."""
        self._stop = stop
        self._refresh()

    def show_marks(self, shown: bool) -> None:
        """Leave the marks out where there is little height."""
        self._marks.setVisible(shown)

    def step(self, by: int) -> None:
        """Want the stop before (-1) or the next (1); at the ends nothing."""
        place = STOPS.index(self._stop) + by
        if 0 <= place < len(STOPS):
            self.wanted.emit(STOPS[place])

    def _refresh(self) -> None:
        words, place = self._look.words, STOPS.index(self._stop)
        for stop, button in self.stops.items():
            button.set_here(stop == self._stop)
        self._ideas.set_text(words("lesson-idea-title"))
        ideas = place >= len(LESSONS)
        number, count = (place - len(LESSONS) + 1, len(IDEAS)) if ideas else (place + 1, len(LESSONS))
        self.number.set_text(words("learn-idea-number" if ideas else "lesson-number", n=number, all=count))
        for way, at in ((self.before, place - 1), (self.next, place + 1)):
            there = 0 <= at < len(STOPS)
            way.setText(stop_name(STOPS[at], words) if there else "")
            way.setVisible(there)
            way.updateGeometry()
