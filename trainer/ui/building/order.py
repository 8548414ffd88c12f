"""The choice of what is built: how the tiles are dealt, which main fans are the goal, and how near the start is."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.building.order import MISSING, PLACES, STARTS, BuildOrder
from trainer.coach.building.task import BuildPlace
from trainer.game import StartKind
from trainer.rules import MAIN_FANS
from trainer.ui.controls import Flow, OutlineButton, PrimaryButton, TextLabel, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.fan_toggle import FanToggle
from trainer.ui.controls.text_label import one_line, word
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_DIGITS: Final = tuple(str(number) for number in range(1, len(MAIN_FANS) + 1))


class OrderForm(QWidget):
    """Shows a `BuildOrder`. ``begun`` says that tiles are wanted; ``go_on`` is there while a try at the table is."""

    begun = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.order = BuildOrder()
        self.start = Choice(look, STARTS, lambda kind: look.words(f"build-start-{kind}"), word(look, "build-start"))
        self.missing = Choice(look, MISSING, str, word(look, "build-missing"))
        self.place = Choice(look, PLACES, lambda place: look.words(f"build-place-{place}"), word(look, "build-place"))
        self.toggles = {fan: FanToggle(look, fan) for fan in MAIN_FANS}
        self.begin, self.go_on = PrimaryButton(look, "", "Enter"), OutlineButton(look, "", "T")
        self.start.picked.connect(lambda kind: self.show_order(self.order.with_start(StartKind(str(kind)))))
        self.place.picked.connect(lambda place: self.show_order(self.order.with_place(BuildPlace(str(place)))))
        self.missing.picked.connect(lambda number: self.show_order(self.order.with_missing(int(str(number)))))
        for fan, toggle in self.toggles.items():
            toggle.clicked.connect(lambda _=False, fan=fan: self.show_order(self.order.with_goal(fan)))
        self.begin.clicked.connect(self.begun)
        self.go_on.hide()
        self._lay_out()
        look.changed.connect(self._refresh)
        self._refresh()

    def show_order(self, order: BuildOrder) -> None:
        """Show what is chosen."""
        self.order = order
        self.start.show_value(order.start)
        self.missing.show_value(order.missing)
        self.place.show_value(order.place)
        for fan, toggle in self.toggles.items():
            toggle.setChecked(fan in order.goals)
        for place, number in enumerate(MISSING):
            self.missing.segment(place).setEnabled(number >= order.nearest)
        for widget in (self.missing, self._missing_name):
            widget.setVisible(order.start is not StartKind.FAIR)
        self._how.refresh()
        self._what.refresh()

    def press(self, sign: str) -> bool:
        """A digit chooses a goal, a letter goes on at the table; False for what means nothing here."""
        if sign == self.go_on.key and not self.go_on.isHidden():
            self.go_on.click()
            return True
        if sign not in _DIGITS:
            return False
        self.show_order(self.order.with_goal(MAIN_FANS[_DIGITS.index(sign)]))
        return True

    def _lay_out(self) -> None:
        look, column = self._look, QVBoxLayout(self)
        keep_gaps(look, column, 8)
        self._how = TextLabel(look, Step.LEAD, Tone.INK2, say=self._how_said)
        self._what = TextLabel(look, Step.NOTE, Tone.INK3, say=self._what_said)
        self._missing_name = one_line(look, word(look, "build-missing"), Step.NOTE, Tone.INK3)
        column.addWidget(TextLabel(look, Step.H1, say=word(look, "page-build")))
        column.addWidget(self._how)
        column.addSpacing(look.px(8))
        column.addWidget(Flow(look, (self._named("start", self.start), self._named("place", self.place)), gap=24))
        column.addWidget(one_line(look, word(look, "build-goals"), Step.NOTE, Tone.INK3))
        column.addWidget(Flow(look, tuple(self.toggles.values()), gap=4, line_gap=0))
        column.addWidget(self._missing_name)
        column.addWidget(self.missing)
        column.addSpacing(look.px(8))
        begin = QHBoxLayout()
        keep_gaps(look, begin, 8)
        for widget in (self.begin, self.go_on):
            begin.addWidget(widget)
        begin.addStretch(1)
        column.addLayout(begin)
        column.addWidget(self._what)
        column.addStretch(1)

    def _named(self, name: str, choice: Choice) -> QWidget:
        """A choice below its name."""
        named = QWidget()
        column = QVBoxLayout(named)
        keep_gaps(self._look, column, 8)
        column.addWidget(one_line(self._look, word(self._look, f"build-{name}"), Step.NOTE, Tone.INK3))
        column.addWidget(choice)
        return named

    def _how_said(self) -> str:
        """What is dealt. At the table no road is named, so that two goals are like any others."""
        order = self.order
        two = order.start is StartKind.CONFLICT and order.place is BuildPlace.TABLE
        return self._look.words("build-how-two" if two else f"build-how-{order.start}")

    def _what_said(self) -> str:
        return self._look.words("build-what-table" if self.order.place is BuildPlace.TABLE else "build-what")

    def _refresh(self) -> None:
        for button, key in ((self.begin, "build-begin"), (self.go_on, "build-go-on")):
            button.setText(self._look.words(key))
            button.updateGeometry()
        self.show_order(self.order)
