"""The head of a lesson: the fan with its mark, where it sits, what it is worth and where that number comes from."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.rule_book.wording import other_name, standing
from trainer.rules import FANS, FanId, ValueSet
from trainer.text import Language
from trainer.ui.controls import Flow, OutlineButton, Run, TextLabel, keep_gaps
from trainer.ui.controls.marks import paint_mark
from trainer.ui.controls.signs import Sign
from trainer.ui.learn.strip import Stop, stop_name
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_MARK = 56


class LessonMark(Sign):
    """The mark of the lesson's fan."""

    fan: FanId | None = None

    def sizeHint(self) -> QSize:
        """The largest size of marks."""
        side = self._look.px(_MARK)
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it."""
        if self.fan is not None:
            paint_mark(QPainter(self), QRectF(self.rect()), self.fan, self._look)


class LessonHead(QWidget):
    """Shows the name of a stop; of a fan also its mark, class, points and their status. ``practise`` asks for a round
    of exercises about it; ``first_hand`` leads on to the guided hand while that is under way."""

    def __init__(self, look: Look, values: ValueSet) -> None:
        super().__init__()
        self._look, self._values = look, values
        self._both_names = True
        self._stop: Stop = FanId.PINGHE
        self._mark = LessonMark(look)
        self.name = TextLabel(look, Step.H1)
        self.place = TextLabel(look, Step.BODY, Tone.INK2)
        self.points, self.status = TextLabel(look, Step.H1, lines=1), TextLabel(look, Step.NOTE, Tone.INK3, lines=1)
        self.practise, self.first_hand = OutlineButton(look, "", "P"), OutlineButton(look, "", "F")
        self._doors = Flow(look, (self.first_hand, self.practise), gap=8)
        self._doors.show_only((self.practise,))
        row, names, worth = QHBoxLayout(self), QVBoxLayout(), QVBoxLayout()
        keep_gaps(look, row, 20)
        keep_gaps(look, names)
        keep_gaps(look, worth)
        names.addWidget(self.name)
        names.addWidget(self.place)
        for label in (self.points, self.status):
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            worth.addWidget(label)
        row.addWidget(self._mark)
        row.addLayout(names, 1)
        row.addWidget(self._doors)
        row.addLayout(worth)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_stop(self, stop: Stop, values: ValueSet, *, both_names: bool) -> None:
        """Show another fan or idea under the values in force."""
        self._stop, self._values, self._both_names = stop, values, both_names
        self._refresh()

    def offer_first_hand(self, *, under_way: bool) -> None:
        """Offer the guided hand, or leave it out."""
        self._doors.show_only((self.first_hand, self.practise) if under_way else (self.practise,))
        self._doors.updateGeometry()

    def _refresh(self) -> None:
        words, stop, values = self._look.words, self._stop, self._values
        fan = stop if isinstance(stop, FanId) else None
        name = [Run(stop_name(stop, words))]
        if fan is not None and (self._both_names or words.language is Language.ZH):
            other = other_name(FANS[fan], words.language)
            name.append(Run(f"  {other}", bold=False, tone=Tone.INK3, step=Step.LEAD))
        self.name.set_runs(name)
        self._mark.fan = fan
        self._mark.update()
        for button, key in ((self.practise, "learn-practise"), (self.first_hand, "first-hand-on")):
            button.setText(words(key))
            button.updateGeometry()
        for widget in (self._mark, self.points, self.status):
            widget.setVisible(fan is not None)
        if fan is None:
            self.place.set_text(words("lesson-idea-title"))
            return
        self.place.set_text(standing(words, FANS[fan]))
        unit = Run(f" {words('score-unit')}", bold=False, tone=Tone.INK2, step=Step.LEAD)
        self.points.set_runs([Run(str(values.points[fan])), unit])
        self.status.set_text(words(f"status-{values.statuses[fan]}"))
        self.status.setToolTip(words(f"status-{values.statuses[fan]}-means"))
