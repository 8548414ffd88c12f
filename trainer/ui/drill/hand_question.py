"""Drills over a hand: which tile to discard, and whether to claim one that is offered."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.coach.drills import ClaimDrill, DiscardDrill, RankedDrill
from trainer.coach.exercises import Grade, Option
from trainer.coach.question_speech import option_said
from trainer.game import Chow, Kong, Pass, Pung
from trainer.rules import Tile, relation
from trainer.ui.controls import Flow, PrimaryButton, TextLabel, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.drill.hand_spot import HandSpot
from trainer.ui.drill.options import OptionButton, OptionState
from trainer.ui.drill.question import ENTER, SeenTiles
from trainer.ui.look import Look
from trainer.ui.theme import TILE_M, Step, Tone
from trainer.ui.tiles import TileState

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class HandQuestion(QWidget):
    """The hand of a drill, what is seen elsewhere below it, and room for what answers. ``answered`` gives the
    `Judgement`; ``picked`` is the last answer, ``solved`` whether it leaves nothing to find out."""

    answered = Signal(object)

    def __init__(self, look: Look, drill: RankedDrill, spot: HandSpot) -> None:
        super().__init__()
        self._look, self._drill, self.spot = look, drill, spot
        self.picked: tuple[Option, ...] = ()
        self.solved = self._revealed = False
        self.column = QVBoxLayout(self)
        keep_gaps(look, self.column, 8, (0, 0, 0, 8))
        self.column.addStretch(2)
        self.column.addWidget(spot)
        self.column.addStretch(1)
        self._seen = SeenTiles(look, drill.position)
        self.column.addWidget(self._seen)
        self.column.addStretch(1)

    def set_base(self, base: float) -> None:
        """Let the tiles be wider or narrower."""
        self.spot.set_base(base)
        self._make_room()

    def _make_room(self) -> None:
        """Where tiles are small there is little room: the table of the answer takes that of the tiles seen."""
        bare = self._revealed and self.spot.base < TILE_M
        self._seen.setVisible(bool(self._drill.position.visible) and not bare)

    def arrow(self, key: Qt.Key) -> bool:
        """Arrows choose a tile where one is asked for."""
        if self.spot.open:
            self.spot.step(_STEPS[key])
        return self.spot.open

    def _answer(self, option: Option) -> None:
        judgement = self._drill.judge([option])
        self.picked, self.solved = (option,), judgement.grade is Grade.RIGHT
        self.answered.emit(judgement)


class DiscardQuestion(HandQuestion):
    """Which tile to discard: chosen by arrows or a click, discarded by Enter or a second click."""

    def __init__(self, look: Look, drill: DiscardDrill, base: float) -> None:
        super().__init__(look, drill, HandSpot(look, drill.position, base))
        self.take, self._how = PrimaryButton(look, "", "Enter"), TextLabel(look, Step.NOTE, Tone.INK2)
        self._how.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.column.insertWidget(2, self.take, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.insertWidget(3, self._how)
        self.take.clicked.connect(self._discard)
        self.spot.chosen.connect(self._offer)
        self.spot.taken.connect(self._discard)
        look.changed.connect(self._offer)
        self._offer()

    def press(self, event: QKeyEvent) -> bool:
        """Enter discards, Home and End choose the first and the last tile."""
        if not self.spot.open:
            return False
        match event.key():
            case key if key in ENTER:
                self._discard()
            case Qt.Key.Key_Home:
                self.spot.choose(0)
            case Qt.Key.Key_End:
                self.spot.choose(len(self.spot.buttons) - 1)
            case _:
                return False
        return True

    def again(self) -> None:
        """Nothing is chosen, and every tile can be."""
        self.spot.open = True
        self.spot.mark({})

    def reveal(self) -> None:
        """Mark the best tiles, and the own one where it is worse."""
        words, drill = self._look.words, self._drill
        best = words("facts-best" if len(drill.right) == 1 else "facts-tied")
        right = [self.spot.place_of(str(option)) for option in drill.options if option in drill.right]
        marks = dict.fromkeys(right, (TileState.BEST, best))
        for option in self.picked:
            if option in drill.right:
                both = words("score-comma").join((best, words(f"facts-yours-{drill.kind.value}")))
                marks[self.spot.place_of(str(option))] = (TileState.BEST, both)
            else:
                marks[self.spot.place_of(str(option))] = (TileState.WORSE, words(f"facts-yours-{drill.kind.value}"))
        self.spot.open = False
        self.spot.mark(marks)
        self._revealed = True
        self._make_room()

    def _discard(self) -> None:
        tile = self.spot.tile
        if self.spot.open and tile is not None:
            self.spot.open = False
            self.spot.mark({})
            self._answer(str(tile))
            if not self.solved:
                yours = self._look.words(f"facts-yours-{self._drill.kind.value}")
                self.spot.mark({self.spot.place_of(str(tile)): (TileState.WORSE, yours)})

    def _offer(self) -> None:
        """Offer to discard the chosen tile; tell how to choose while there is none."""
        words, tile = self._look.words, self.spot.tile
        self._how.set_text(words("drill-discard-how"))
        self._how.setVisible(self.spot.open and tile is None)
        self.take.setVisible(self.spot.open and tile is not None)
        if tile is not None:
            self.take.setText(words("move-discard", tile=tile))
            self.take.updateGeometry()


_LETTERS: Final = {Chow: "C", Pung: "P", Kong: "G", Pass: "Space"}


class ClaimQuestion(HandQuestion):
    """Whether to claim: one press of the claim's own key answers; of several chows the number does, or their letter
    goes from one to the next and Enter takes it."""

    def __init__(self, look: Look, drill: ClaimDrill, base: float) -> None:
        giver = relation(drill.position.seat, drill.source)
        super().__init__(look, drill, HandSpot(look, drill.position, base, (drill.tile, giver)))
        self._claim = drill
        self._open = True
        kinds = Counter(type(move) for move in drill.moves.values())
        self.options: dict[Option, OptionButton] = {}
        for option, move in drill.moves.items():
            letter = _LETTERS[type(move)]
            number = sum(isinstance(drill.moves[other], type(move)) for other in self.options) + 1
            self.options[option] = OptionButton(look, letter if kinds[type(move)] == 1 else str(number))
            self.options[option].clicked.connect(partial(self._take, option))
        self._choices = Flow(look, tuple(self.options.values()), gap=8, line_gap=4)
        self.column.insertWidget(2, self._choices, 0, Qt.AlignmentFlag.AlignHCenter)
        look.changed.connect(self._name)
        self._name()

    def press(self, event: QKeyEvent) -> bool:
        """The letters of the table claim, the space bar passes."""
        sign = "Space" if event.key() == Qt.Key.Key_Space else sign_of(event)
        enter, focused = event.key() in ENTER, [each for each, button in self.options.items() if button.hasFocus()]
        keyed = [option for option, button in self.options.items() if button.key == sign]
        found = next(iter(focused if enter else keyed), None)
        if not self._open:
            return False
        if found is not None:
            self._take(found)
        elif sign == _LETTERS[Chow]:
            self._next_chow()
        return found is not None or sign == _LETTERS[Chow]

    def _next_chow(self) -> None:
        """Go to the next of several chows."""
        chows = [self.options[option] for option, move in self._claim.moves.items() if isinstance(move, Chow)]
        if chows:
            here = next((place for place, button in enumerate(chows) if button.hasFocus()), -1)
            chows[(here + 1) % len(chows)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def again(self) -> None:
        """Every claim can be made."""
        self._open = True
        self._choices.show()
        self.spot.mark({})
        for button in self.options.values():
            button.set_state(OptionState.OPEN)

    def reveal(self) -> None:
        """Mark the tiles of the best claims, and of the own one where it is worse."""
        words, drill = self._look.words, self._claim
        marks: dict[int, tuple[TileState, str]] = {}
        for option in (*(option for option in drill.options if option in drill.right), *self.picked):
            right = option in drill.right
            state = TileState.BEST if right else TileState.WORSE
            places = self._places(option, marks)
            for place in places:
                marks[place] = (state, "")
            if places:
                said = [words("facts-best" if len(drill.right) == 1 else "facts-tied")] if right else []
                said += [words(f"facts-yours-{drill.kind.value}")] if option in self.picked else []
                marks[places[len(places) // 2]] = (state, words("score-comma").join(said))
        self.spot.mark(marks)
        self._choices.hide()  # the table tells the rest
        self._revealed = True
        self._make_room()

    def _places(self, option: Option, taken: dict[int, tuple[TileState, str]]) -> list[int]:
        """Where the own tiles of a claim stand, other copies than those ``taken`` if there are some."""
        wanted = self._own_tiles(option)
        free = sorted(range(len(self.spot.buttons)), key=lambda place: place in taken)
        found: list[int] = []
        for tile in wanted:
            found += [place for place in free if self.spot.buttons[place].tile is tile and place not in found][:1]
        return sorted(found) if not set(found) & set(taken) else []

    def _own_tiles(self, option: Option) -> Sequence[Tile]:
        drill = self._claim
        if isinstance(drill.moves[option], Pass):
            return ()
        tiles = list(drill.after[option].melds[-1].tiles)
        tiles.remove(drill.tile)
        return tiles

    def _take(self, option: Option) -> None:
        if not self._open:
            return
        self._open = False
        self._answer(option)
        if not self.solved:
            self.options[option].set_state(OptionState.WRONG)

    def _name(self) -> None:
        for option, button in self.options.items():
            button.name(option_said(self._claim, option, self._look.words))
