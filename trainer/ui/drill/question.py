"""A question with its options: tiles, what is known beside them, and one or several answers to choose."""

from functools import partial
from itertools import groupby, zip_longest
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.drills import WaitsDrill
from trainer.coach.exercises import ChoiceExercise, DrillKind, ExerciseKind, Grade, Option
from trainer.coach.question_speech import facts_said, hand_read, option_said, shown_hands
from trainer.reach import Position
from trainer.rules import FanId, Hand, parse_tiles
from trainer.ui.controls import Flow, PrimaryButton, TextLabel, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.text_label import Say, one_line, word
from trainer.ui.controls.tile_line import TileLine
from trainer.ui.drill.options import OptionButton, OptionState, TileOption
from trainer.ui.look import Look
from trainer.ui.theme import TILE_M, TILE_MINI, Step, Tone
from trainer.ui.tiles import TileFace, held_groups, won_groups

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS: Final = "123456789QWERTYUIOPDFGHJKLXCVBNM"
"""The keys of the options in their order; S, A and Z mean something else on the page."""
_GAP: Final = 16
_LOW_GAP: Final = 8
"""Between the parts of a question, and where its tiles are those of a low window."""


class SeenTiles(QWidget):
    """The tiles that are seen outside a hand, suit by suit; they take as many lines as the width asks for."""

    def __init__(self, look: Look, position: Position, tone: Tone = Tone.INK2) -> None:
        super().__init__()
        self._look = look
        groups = groupby(sorted(position.visible), key=lambda tile: tile.suit)
        self._suits = tuple(tuple(tiles) for _, tiles in groups)
        self._lines = tuple(TileLine(look, TILE_MINI + 4) for _ in self._suits)
        row = QHBoxLayout(self)
        keep_gaps(look, row, 12)
        row.addWidget(one_line(look, word(look, "exercise-seen"), Step.NOTE, tone))
        row.addWidget(Flow(look, self._lines, gap=10, line_gap=4), 1)
        if not self._suits:
            self.hide()
        look.changed.connect(self._refresh)
        self._refresh()

    def show_some(self, *, shown: bool) -> None:
        """Show them, where there are any."""
        self.setVisible(shown and bool(self._suits))

    def _refresh(self) -> None:
        for line, tiles in zip(self._lines, self._suits, strict=True):
            line.show_groups((tuple(TileFace(tile, mini=True) for tile in tiles),), self._look.words.tiles(tiles))


class HandShown(QWidget):
    """One hand or position, with its ``facts`` above and what is seen elsewhere below."""

    def __init__(self, look: Look, shown: Hand | Position, base: float, facts: Say | None = None) -> None:
        super().__init__()
        self._look, self._shown = look, shown
        self.facts = TextLabel(look, Step.NOTE, Tone.INK2, say=facts or (lambda: facts_said(shown, look.words)))
        self.seen = SeenTiles(look, shown) if isinstance(shown, Position) else None
        self._tiles = TileLine(look, base)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        for widget in (self.facts, self._tiles):
            column.addWidget(widget)
        if self.seen is not None:
            column.addWidget(self.seen)
        look.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        words, shown = self._look.words, self._shown
        groups = won_groups(shown) if isinstance(shown, Hand) else held_groups(shown.concealed, shown.melds)
        self._tiles.show_groups(groups, hand_read(shown, words))


class ChoiceQuestion(QWidget):
    """A question with options: one press answers it, or, where several are asked for, Enter answers what is chosen.
    ``answered`` gives the `Judgement`; afterwards nothing can be chosen until `again`."""

    answered = Signal(object)
    solved = False
    """Whether the last answer leaves nothing to find out."""

    def __init__(self, look: Look, exercise: ChoiceExercise, base: float = TILE_M) -> None:
        super().__init__()
        self._look, self._exercise = look, exercise
        self._open, self._low = True, base < TILE_M
        self.picked: tuple[Option, ...] = ()
        self.options: dict[Option, OptionButton] = {}
        for option, key in zip_longest(exercise.options, _KEYS[: len(exercise.options)], fillvalue=""):
            button = self.options[option] = _button(look, exercise, option, str(key), base)
            button.clicked.connect(partial(self._choose, option))
        self._hint = TextLabel(look, Step.NOTE, Tone.INK3, say=word(look, "exercise-several"))
        self.check = PrimaryButton(look, "", "Enter")
        self.check.clicked.connect(self._check)
        column, row = QVBoxLayout(self), QHBoxLayout()
        keep_gaps(look, column, _LOW_GAP if self._low else _GAP)
        self.hands = tuple(HandShown(look, shown, base) for shown in shown_hands(exercise))
        for hand in self.hands:
            column.addWidget(hand)
        column.addWidget(Flow(look, tuple(self.options.values()), gap=4, line_gap=4))
        keep_gaps(look, row, 16)
        row.addWidget(self.check)
        row.addWidget(self._hint, 1)
        column.addLayout(row)
        self._offer_check()
        look.changed.connect(self._refresh)
        self._refresh()

    def leave_facts_out(self) -> None:
        """What is known beside the tiles is told somewhere else."""
        for hand in self.hands:
            hand.facts.hide()

    def again(self) -> None:
        """Nothing is chosen, and everything can be."""
        self._open = True
        self._show_seen(shown=True)
        self._offer_check()
        for button in self.options.values():
            button.set_state(OptionState.OPEN)

    def reveal(self) -> None:
        """Mark the right ones; the others fade, but a wrong one that was chosen stays marked."""
        self._open = False
        self._show_seen(shown=not (self._low and isinstance(self._exercise, WaitsDrill)))
        self._offer_check()
        for option, button in self.options.items():
            if option in self._exercise.right:
                button.set_state(OptionState.RIGHT)
            elif button.state is not OptionState.WRONG:
                button.set_state(OptionState.DONE)

    def press(self, event: QKeyEvent) -> bool:
        """A digit chooses, Enter answers."""
        if not self._open:
            return False
        if event.key() in ENTER and self._exercise.several:
            self._check()
            return True
        sign = sign_of(event)
        found = next((option for option, button in self.options.items() if button.key == sign), None)
        if found is None:
            return False
        self._choose(found)
        return True

    def arrow(self, key: Qt.Key) -> bool:
        """Left and right go to the neighbours among the options, up and down to the ends, where tiles are
        asked for; the space bar chooses."""
        if self._exercise.kind is not DrillKind.WAITS:
            return False
        buttons = list(self.options.values())
        here = next((place for place, button in enumerate(buttons) if button.hasFocus()), None)
        last = len(buttons) - 1
        match key:
            case Qt.Key.Key_Up:
                place = 0
            case Qt.Key.Key_Down:
                place = last
            case Qt.Key.Key_Left:
                place = last if here is None else max(0, here - 1)
            case _:
                place = 0 if here is None else min(last, here + 1)
        if self._open:
            buttons[place].setFocus(Qt.FocusReason.ShortcutFocusReason)
        return self._open

    def _show_seen(self, *, shown: bool) -> None:
        """In a low window the table with the copies left takes the place of the tiles that are seen elsewhere."""
        for hand in self.hands:
            if hand.seen is not None:
                hand.seen.show_some(shown=shown)

    @property
    def _chosen(self) -> list[Option]:
        return [option for option, button in self.options.items() if button.state is OptionState.CHOSEN]

    def _choose(self, option: Option) -> None:
        button = self.options[option]
        if not self._open:
            return
        button.set_state(OptionState.OPEN if button.state is OptionState.CHOSEN else OptionState.CHOSEN)
        if not self._exercise.several:
            self._check()

    def _check(self) -> None:
        chosen = self._chosen
        if not self._open or not chosen:
            return
        self._open = False
        self._offer_check()
        judgement = self._exercise.judge(chosen)
        self.picked = tuple(chosen)
        self.solved = judgement.grade is Grade.RIGHT
        for option in chosen:
            wrong = option not in self._exercise.right
            self.options[option].set_state(OptionState.WRONG if wrong else OptionState.RIGHT)
        self.answered.emit(judgement)

    def _offer_check(self) -> None:
        """Where several are asked for, what is chosen is checked at the end."""
        for widget in (self.check, self._hint):
            widget.setVisible(self._exercise.several and self._open)

    def _refresh(self) -> None:
        words = self._look.words
        for option, button in self.options.items():
            button.name(option_said(self._exercise, option, words))
        self.check.setText(words("drill-check"))
        self.check.updateGeometry()


def _button(look: Look, exercise: ChoiceExercise, option: Option, key: str, base: float) -> OptionButton:
    match exercise.kind:
        case ExerciseKind.FINISH | DrillKind.WAITS:
            (tile,) = parse_tiles(str(option))
            return TileOption(look, key, tile, min(base, TILE_M))
        case ExerciseKind.NAME_FANS | DrillKind.PATH:
            return OptionButton(look, key, FanId(str(option)))
        case _:
            return OptionButton(look, key)
