"""Which meld serves which fan: the lanes, the tray of fans to take, and the line that says what came of it."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.exercises import Grade, Lanes, Placement
from trainer.coach.lane_filling import Filling
from trainer.coach.question_speech import lanes_read
from trainer.rules import FanClass, FanId
from trainer.ui.controls import Flow, PrimaryButton, Run, TextLabel, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.drill.lane_view import LaneView
from trainer.ui.drill.options import OptionButton, OptionState
from trainer.ui.drill.question import ENTER
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_BACK: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class LanesQuestion(QWidget):
    """Fans are taken from the tray and put down in the lanes, by pointer or keys; then the filling is checked.
    ``answered`` gives the `Judgement`; afterwards nothing can be put down until `again`."""

    answered = Signal(object)
    solved = False
    """Whether the last answer leaves nothing to find out."""

    def __init__(self, look: Look, exercise: Lanes) -> None:
        super().__init__()
        self._look, self._exercise = look, exercise
        self._open = True
        self.filling = Filling(exercise)
        self.lanes = LaneView(look, self.filling)
        self.lanes.pointed.connect(self._point)
        self.lanes.pressed.connect(self._press)
        self.said = TextLabel(look, Step.LEAD)
        self.worth = TextLabel(look, Step.LEAD, Tone.INK2, lines=1)
        self.check = PrimaryButton(look, "", "Enter")
        self.check.clicked.connect(self._check)
        self.tray: dict[FanId, OptionButton] = {}
        for number, fan in enumerate(exercise.offers, 1):
            button = self.tray[fan] = OptionButton(look, str(number), fan)
            button.clicked.connect(partial(self._take, fan))
        column, row = QVBoxLayout(self), QHBoxLayout()
        keep_gaps(look, column, 8)
        keep_gaps(look, row, 16)
        row.addWidget(self.said, 1)
        row.addWidget(self.worth)
        row.addWidget(self.check)
        column.addWidget(self.lanes)
        column.addLayout(row)
        column.addWidget(Flow(look, tuple(self.tray.values()), gap=2, line_gap=2))
        look.changed.connect(self._refresh)
        self._refresh()

    def again(self) -> None:
        """Begin with empty lanes."""
        self._open = True
        self._show(Filling(self._exercise))

    def reveal(self) -> None:
        """Show one filling of full worth."""
        self._open = False
        self._show(self.filling.solved())

    def press(self, event: QKeyEvent) -> bool:
        """Digits take a fan, Enter puts it down or checks, Del takes back."""
        if not self._open:
            return False
        if event.key() in ENTER:
            self._put_or_check()
        elif event.key() in _BACK:
            self._show(self.filling.take_back())
        else:
            sign = sign_of(event)
            fan = next((fan for fan, button in self.tray.items() if button.key == sign), None)
            if fan is None:
                return False
            self._take(fan)
        return True

    def arrow(self, key: Qt.Key) -> bool:
        """Left and right change the melds, up and down the lane, while a fan is held."""
        if not self._open or self.filling.held is None:
            return False
        match key:
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self._show(self.filling.step(1 if key is Qt.Key.Key_Right else -1))
            case _:
                self._show(self.filling.change_lane(1 if key is Qt.Key.Key_Down else -1))
        return True

    def _take(self, fan: FanId) -> None:
        if self._open:
            held = self.filling.held
            self._show(self.filling.take_back() if held and held.fan is fan else self.filling.take(fan))

    def _point(self, lane: FanClass, column: int) -> None:
        if self._open and self.filling.held is not None:
            moved = self.filling if self.filling.held.lane is lane else self.filling.in_lane(lane)
            moved = moved.over(column)
            if moved != self.filling:
                self._show(moved)

    def _press(self, placed: Placement | None) -> None:
        if not self._open:
            return
        if self.filling.held is not None:
            self._show(self.filling.put_down())
        elif placed is not None:
            self._show(self.filling.pick_up(placed))

    def _put_or_check(self) -> None:
        if self.filling.held is not None:
            self._show(self.filling.put_down())
        else:
            self._check()

    def _check(self) -> None:
        if self._open and self.filling.placed:
            self._open = False
            self.solved = self._exercise.judge(self.filling.placed).grade is Grade.RIGHT
            self._show(self.filling)
            self.answered.emit(self.filling.judge())

    def _show(self, filling: Filling) -> None:
        self.filling = filling
        self.lanes.show_filling(filling)
        self._refresh()

    def _refresh(self) -> None:
        words, filling = self._look.words, self.filling
        placed = [one.fan for one in filling.placed]
        for fan, button in self.tray.items():
            held = filling.held is not None and filling.held.fan is fan
            state = OptionState.CHOSEN if held else OptionState.PLACED if fan in placed else OptionState.OPEN
            button.set_state(state)
            button.name(words("score-times", fan=fan, n=n) if (n := placed.count(fan)) > 1 else words.fan(fan))
        self.said.set_runs(self._told())
        self.worth.set_text(words("lanes-placed", n=filling.points))
        self.check.setText(words("drill-check"))
        self.check.setEnabled(self._open and filling.held is None and bool(filling.placed))
        self.check.updateGeometry()
        said = (
            words("exercise-lanes-placed", fan=one.fan, klass=one.lane, melds=self._melds(one))
            for one in filling.placed
        )
        self.lanes.setAccessibleName(lanes_read(self._exercise, words))
        self.lanes.setAccessibleDescription(words("score-list").join(said))

    def _told(self) -> list[Run]:
        """What is held and where; why it may not lie there."""
        words, held = self._look.words, self.filling.held
        if held is None:
            return [Run(words("lanes-keys" if self._open else "lanes-done"), tone=Tone.INK3, step=Step.NOTE)]
        clash = self.filling.clash
        if clash is None:
            return [Run(words("exercise-lanes-held", fan=held.fan, klass=held.lane, melds=self._melds(held)))]
        why = clash.more or clash.says
        refused = Run(words("lanes-refused", fan=held.fan), bold=True, tone=Tone.BAD)
        return [refused, Run("  "), Run(words.phrase(why), tone=Tone.INK2)]

    def _melds(self, one: Placement) -> str:
        words, parts = self._look.words, self._exercise.score.reading.parts
        return words("score-list").join(words.part(parts[part]) for part in one.parts)
