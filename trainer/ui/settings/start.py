"""How the tiles are dealt: fair, or near one fan, or near two that compete."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.game import StartKind
from trainer.game.start_choice import MISSING, StartChoice
from trainer.rules import PATTERN_FANS
from trainer.ui.controls import Flow, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.fan_toggle import FanToggle
from trainer.ui.controls.text_label import Say, TextLabel, one_line
from trainer.ui.look import Look
from trainer.ui.settings.form import Control
from trainer.ui.theme import Step, Tone

KINDS: Final = (StartKind.FAIR, StartKind.NEAR, StartKind.CONFLICT)


def start(look: Look, title: Say) -> Control:
    """The kind of start and, below it, what it is made for. Its value is a `StartChoice`."""
    order = StartOrder(look, title)
    return Control(order.kind, order.picked, order.show_value, (order,))


class StartOrder(QWidget):
    """What the kind of a start means and, for all but the fair one, its fans and how near they are. ``kind`` is the
    control of the kind, for another place. ``picked`` gives the `StartChoice` wished for."""

    picked = Signal(object)

    def __init__(self, look: Look, title: Say) -> None:
        super().__init__()
        self._look = look
        self._shown = StartChoice()
        self.kind = Choice(look, KINDS, lambda kind: look.words(f"settings-start-{kind}"), title)
        self.missing = Choice(look, MISSING, str, lambda: look.words("settings-start-missing"))
        self.toggles = {fan: FanToggle(look, fan) for fan in PATTERN_FANS}
        self.kind.picked.connect(lambda kind: self.picked.emit(self._shown.with_kind(StartKind(str(kind)))))
        self.missing.picked.connect(lambda number: self.picked.emit(self._shown.with_missing(int(str(number)))))
        for fan, toggle in self.toggles.items():
            toggle.clicked.connect(lambda _=False, fan=fan: self.picked.emit(self._shown.with_fan(fan)))
        self._lay_out()

    def show_value(self, shown: StartChoice) -> None:
        """Show the start that is ordered."""
        self._shown = shown
        self.kind.show_value(shown.kind)
        self.missing.show_value(shown.missing)
        for fan, toggle in self.toggles.items():
            toggle.setChecked(fan in shown.fans)
        self._order.setVisible(shown.kind is not StartKind.FAIR)
        for place, number in enumerate(MISSING):
            self.missing.segment(place).setEnabled(number >= shown.nearest)
        self._limit.setVisible(shown.nearest > MISSING[0])
        self._limit.set_tone(Tone.BAD if shown.too_near else Tone.INK2)
        for text in (self._about, self._pick, self._limit):
            text.refresh()

    def _lay_out(self) -> None:
        look, note = self._look, (Step.NOTE, Tone.INK2)
        self._about = TextLabel(
            look, Step.BODY, Tone.INK2, say=lambda: look.words(f"settings-start-about-{self.kind.value}")
        )
        self._pick = TextLabel(look, *note, bold=True, say=self._asked)
        asked = one_line(look, lambda: look.words("settings-start-missing"), *note, bold=True)
        self._limit = one_line(look, lambda: look.words("settings-start-nearest", n=self._shown.nearest), *note)
        self._order = QWidget()
        order = QVBoxLayout(self._order)
        keep_gaps(look, order, 8)
        order.addWidget(self._pick)
        order.addWidget(Flow(look, tuple(self.toggles.values()), gap=4, line_gap=0))
        order.addWidget(Flow(look, (asked, self.missing, self._limit), gap=16, line_gap=8))
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        column.addWidget(self._about)
        column.addWidget(self._order)

    def _asked(self) -> str:
        return self._look.words("settings-start-pick-two" if self._shown.wanted == 2 else "settings-start-pick-one")
