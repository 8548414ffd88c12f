"""Settings of each player: which opponent sits where, and each player's winning line."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSpinBox, QWidget

from trainer.game.bots.protocol import BotId
from trainer.game.deals import MAX_LINE
from trainer.rules import Relation
from trainer.store import LINE_CHOICES
from trainer.text import Words
from trainer.ui.controls import WheelGuard, keep_gaps, keep_grid_gaps
from trainer.ui.controls.layout import Grid
from trainer.ui.controls.text import Text, one_line, sentence, word
from trainer.ui.look import Look
from trainer.ui.settings.choice import Choice
from trainer.ui.settings.wording import bot_said, player_setting
from trainer.ui.theme import Step, Tone

OTHERS = (Relation.NEXT, Relation.ACROSS, Relation.PREVIOUS)
PLAYERS = (Relation.SELF, *OTHERS)
_OWN = "own"
_LINE_KEYS = dict(zip(LINE_CHOICES, ("free", "beginner", "standard"), strict=True))
_FIRST_OWN = 15
_NUMBER = 104
_NUMBER_GAP = 12


class OpponentsControl(QWidget):
    """A bot for each of the three others. ``picked`` gives all three: right, across, left."""

    picked = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.choices = [
            Choice(look, tuple(BotId), self._name, sentence(look, player_setting, "opponents", relation))
            for relation in OTHERS
        ]
        grid = _seat_grid(self, look, OTHERS)
        for row, choice in enumerate(self.choices):
            grid.addWidget(choice, row, 2)
            choice.picked.connect(lambda _: self.picked.emit(tuple(choice.value for choice in self.choices)))

    def show_value(self, bots: tuple[BotId, BotId, BotId]) -> None:
        """Show who sits where."""
        for choice, bot in zip(self.choices, bots, strict=True):
            choice.show_value(bot)

    def _name(self, bot: object) -> str:
        return self._look.words(f"settings-bot-{bot}")


def bot_descriptions(look: Look) -> QWidget:
    """What each kind of opponent does, with its measured strength where there is one."""
    rows = [
        [
            one_line(look, word(look, f"settings-bot-{bot}"), Step.NOTE, bold=True),
            Text(look, sentence(look, bot_said, bot), Step.NOTE, Tone.INK2),
        ]
        for bot in BotId
    ]
    return Grid(look, rows, (0, 1), gap=16, pad=4)


class LinesControl(QWidget):
    """A winning line for each player. ``picked`` gives all four in points: the learner, right, across, left."""

    picked = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.lines = [LineControl(look, relation) for relation in PLAYERS]
        grid = _seat_grid(self, look, PLAYERS)
        for row, line in enumerate(self.lines):
            grid.addWidget(line, row, 2)
            line.picked.connect(lambda _: self.picked.emit(tuple(line.points for line in self.lines)))

    def sizeHint(self) -> QSize:
        """With the room of a number, so that one can come beside every line."""
        needed = super().sizeHint()
        if all(line.number.isHidden() for line in self.lines):
            return needed + QSize(self._look.px(_NUMBER + _NUMBER_GAP), 0)
        return needed

    def show_value(self, lines: tuple[int, int, int, int]) -> None:
        """Show each player's line."""
        for control, points in zip(self.lines, lines, strict=True):
            control.show_value(points)


class LineControl(QWidget):
    """One player's line: one of the rule book's, or an own number."""

    picked = Signal(int)

    def __init__(self, look: Look, relation: Relation) -> None:
        super().__init__()
        self._look = look
        self._title = sentence(look, player_setting, "lines", relation)
        self.choice = Choice(look, (*LINE_CHOICES, _OWN), self._name, self._title)
        self.number = QSpinBox()
        self.number.setRange(0, MAX_LINE)
        self.number.setKeyboardTracking(False)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        WheelGuard(self.number)
        self.number.valueChanged.connect(self.picked)
        self.choice.picked.connect(self._choose)
        self._relation = relation
        row = QHBoxLayout(self)
        keep_gaps(look, row, _NUMBER_GAP)
        # The choice keeps its place at the right edge of the page: a number comes and goes at its left.
        row.addStretch(1)
        row.addWidget(self.number)
        row.addWidget(self.choice)
        self.setTabOrder(self.choice, self.number)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def points(self) -> int:
        """The line in points."""
        return self.number.value()

    def show_value(self, points: int) -> None:
        """Show a line; one that is none of the rule book's is an own number, and so is one being typed."""
        typing = self.choice.value == _OWN and self.number.hasFocus()
        self.choice.show_value(_OWN if typing or points not in LINE_CHOICES else points)
        self.number.blockSignals(True)
        self.number.setValue(points)
        self.number.blockSignals(False)
        self.number.setVisible(self.choice.value == _OWN)

    def _choose(self, value: object) -> None:
        own = value == _OWN
        was_own = not self.number.isHidden()
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
        self.number.setAccessibleName(words("settings-line-own-name", who=self._relation))
        self.number.setFixedWidth(self._look.px(_NUMBER))


def _seat_grid(holder: QWidget, look: Look, players: tuple[Relation, ...]) -> QGridLayout:
    """A grid that names the players in column 1, before their controls, and keeps to the right."""
    grid = QGridLayout(holder)
    keep_grid_gaps(look, grid, 16, 8)
    grid.setColumnStretch(0, 1)
    for row, relation in enumerate(players):
        grid.addWidget(one_line(look, sentence(look, Words.relation, relation), Step.BODY, Tone.INK2), row, 1)
    return grid
