"""Settings of each player: which opponent sits where, and each player's winning line."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSpinBox, QWidget

from trainer.coach.rule_book.wording import strength_said
from trainer.game.bots.protocol import BotId
from trainer.game.deals import MAX_LINE
from trainer.rules import Relation
from trainer.store import LINE_CHOICES
from trainer.text import Words
from trainer.ui.controls import Grid, WheelGuard, keep_gaps, keep_grid_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.text_label import Say, TextLabel, one_line, sentence, word
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.settings.form import Control
from trainer.ui.theme import Step, Tone

OTHERS: Final = (Relation.NEXT, Relation.ACROSS, Relation.PREVIOUS)
PLAYERS: Final = (Relation.SELF, *OTHERS)
_OWN: Final = "own"
_LINE_KEYS: Final = dict(zip(LINE_CHOICES, ("free", "beginner", "standard"), strict=True))
_FIRST_OWN: Final = 15
_NUMBER: Final = 104


def opponents(look: Look, title: Say) -> Control:
    """A bot for each of the three others: right, across, left."""
    made = EachPlayer(look, OTHERS, [_bot_choice(look, _of_player(look, title, other)) for other in OTHERS])
    rows = [
        [
            one_line(look, word(look, f"settings-bot-{bot}"), Step.NOTE, bold=True),
            TextLabel(look, Step.NOTE, Tone.INK2, say=sentence(look, bot_said, bot)),
        ]
        for bot in BotId
    ]
    return Control(made, made.picked, made.show_value, (Grid(look, rows, (0, 1), gap=16, pad=4),))


def lines(look: Look, title: Say) -> Control:
    """A winning line in points for each player: the learner, right, across, left."""
    made = EachPlayer(look, PLAYERS, [LineControl(look, who, _of_player(look, title, who)) for who in PLAYERS])
    return Control(made, made.picked, made.show_value)


def bot_said(words: Words, bot: BotId) -> str:
    """What a kind of opponent does, with its measured strength where there is one."""
    return " ".join(filter(None, (words(f"settings-bot-about-{bot}"), strength_said(words, bot))))


class LineControl(QWidget):
    """One player's line: one of the rule book's, or an own number of points."""

    picked = Signal(int)

    def __init__(self, look: Look, player: Relation, title: Say) -> None:
        super().__init__()
        self._look, self._player = look, player
        self.choice = Choice(look, (*LINE_CHOICES, _OWN), self._name, title)
        self.number = QSpinBox()
        self.number.setRange(0, MAX_LINE)
        self.number.setKeyboardTracking(False)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        WheelGuard(self.number)
        wear_sheet(look, self.number)
        self.number.valueChanged.connect(self.picked)
        self.choice.picked.connect(self._choose)
        row = QHBoxLayout(self)
        keep_gaps(look, row, 12)
        row.addWidget(self.choice)
        row.addWidget(self.number)
        row.addStretch(1)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def value(self) -> object:
        """The line in points."""
        return self.number.value()

    def show_value(self, points: object) -> None:
        """Show a line; one that is none of the rule book's is an own number, and so is one being typed."""
        assert isinstance(points, int)
        typing = self.choice.value == _OWN and self.number.hasFocus()
        self.choice.show_value(_OWN if typing or points not in LINE_CHOICES else points)
        self.number.blockSignals(True)
        self.number.setValue(points)
        self.number.blockSignals(False)
        self.number.setVisible(self.choice.value == _OWN)

    def _choose(self, value: object) -> None:
        own, was_own = value == _OWN, not self.number.isHidden()
        self.number.setVisible(own)
        if own:
            self.number.setFocus(Qt.FocusReason.OtherFocusReason)
            if was_own:
                return
        wanted = value if isinstance(value, int) else _FIRST_OWN
        if self.number.value() == wanted:
            self.picked.emit(wanted)
        self.number.setValue(wanted)

    def _name(self, value: object) -> str:
        key = _LINE_KEYS[value] if isinstance(value, int) else _OWN
        return self._look.words(f"settings-line-{key}")

    def _refresh(self) -> None:
        words = self._look.words
        self.number.setSuffix(words("settings-line-unit"))
        self.number.setAccessibleName(words("settings-line-own-name", who=self._player))
        self.number.setFixedWidth(self._look.px(_NUMBER))


class EachPlayer(QWidget):
    """A control beside the name of each player. ``picked`` gives the values of all."""

    picked = Signal(object)

    def __init__(self, look: Look, players: Sequence[Relation], controls: "Sequence[Choice | LineControl]") -> None:
        super().__init__()
        self._controls = tuple(controls)
        grid = QGridLayout(self)
        keep_grid_gaps(look, grid, 16, 8)
        grid.setColumnStretch(1, 1)
        for row, (player, control) in enumerate(zip(players, controls, strict=True)):
            name = one_line(look, sentence(look, Words.relation, player), Step.BODY, Tone.INK2)
            grid.addWidget(name, row, 0)
            grid.addWidget(control, row, 1)
            control.picked.connect(lambda _: self.picked.emit(tuple(control.value for control in self._controls)))

    def show_value(self, values: Sequence[object]) -> None:
        """Show the value of each player."""
        for control, value in zip(self._controls, values, strict=True):
            control.show_value(value)


def _bot_choice(look: Look, title: Say) -> Choice:
    return Choice(look, tuple(BotId), lambda bot: look.words(f"settings-bot-{bot}"), title)


def _of_player(look: Look, title: Say, player: Relation) -> Say:
    """What a setting of one player is called: 起和线 对家."""
    return lambda: f"{title()} {look.words.relation(player)}"
