"""The hand of a decision: its tiles, each of which can be chosen again, and what else could have been done."""

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.claims import move_phrase
from trainer.coach.review import Decision
from trainer.game import Discard, Move, Win
from trainer.rules import Tile
from trainer.ui.controls import MARGIN, OutlineButton, TileButton, empty, keep_gaps
from trainer.ui.controls.tile_line import TileLine
from trainer.ui.look import Look
from trainer.ui.theme import TILE_L, TILE_S
from trainer.ui.tiles import Group, TileState, held_groups

_FOOT: Final = 24
_APART: Final = 18
_LEAST: Final = 24
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ARROWS: Final = (*_STEPS, Qt.Key.Key_Up, Qt.Key.Key_Down)

Captions = Mapping[Move, tuple[str, TileState]]
"""The word and the state of moves that are told apart."""


class PickTile(TileButton):
    """A tile that Enter and the pointer choose; all other keys are the row's."""

    enter_clicks = True
    only_enter = True


class TileRow(QWidget):
    """Concealed tiles in a row as wide as the tiles or the room allows, the drawn one apart."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.tiles: tuple[PickTile, ...] = ()
        self._drawn = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def show_tiles(self, tiles: Sequence[Tile], *, drawn: bool) -> None:
        """Show other tiles; ``drawn``: the last one came last."""
        for tile in self.tiles:
            tile.hide()
            tile.deleteLater()
        self.tiles = tuple(PickTile(self.look, tile, TILE_L, _FOOT, self) for tile in tiles)
        self._drawn = drawn
        for button in self.tiles:
            button.show()
        self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tiles take the new width."""
        super().resizeEvent(event)
        self.place()

    def place(self) -> None:
        """Put every tile in its place, as large as there is room."""
        look, count = self.look, len(self.tiles)
        if not count:
            return
        apart = look.px(_APART) if self._drawn else 0
        room = (self.width() - apart - 2 * MARGIN) / count - 2
        base = max(_LEAST, min(TILE_L, math.floor((room - 0.5) / look.tile_scale)))
        step = look.tile_width(base) + 2
        for number, button in enumerate(self.tiles):
            button.set_base(base)
            last = self._drawn and number == count - 1
            button.move(number * step + (apart if last else 0), 0)
        height = max(button.height() for button in self.tiles)
        if height != self.height():
            self.setFixedHeight(height)


class DecisionHand(QWidget):
    """The hand of a `Decision` with its melds and other moves. ``picked`` tells the move that was chosen."""

    picked = Signal(object)
    left = Signal()
    """The keyboard wants to go back to the chart."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.row, self.melds = TileRow(look), TileLine(look, TILE_S)
        self.moves: Mapping[Move, OutlineButton] = {}
        self._others = QWidget()
        self._flow = QHBoxLayout(self._others)
        keep_gaps(look, self._flow, 8)
        self._decision: Decision | None = None
        column = QVBoxLayout(self)
        keep_gaps(look, column, 4)
        for widget in (self.row, self.melds, self._others):
            column.addWidget(widget)
        look.changed.connect(self._relook)

    def show_decision(self, decision: Decision, captions: Captions) -> None:
        """Show the hand as it was before a move, with words under some tiles."""
        if decision is not self._decision:
            self._decision = decision
            self._show_tiles(decision)
            self._show_moves(decision)
        for button in self.row.tiles:
            button.set_state(TileState.REST)
            button.set_caption("")
        for move, (word, state) in captions.items():
            self._mark(move, word, state)
        self._relook()

    def tile_of(self, move: Move) -> PickTile | None:
        """The tile that a discard lays down; the drawn one where it is of that kind."""
        if not isinstance(move, Discard):
            return None
        return next((button for button in reversed(self.row.tiles) if button.tile is move.tile), None)

    def take_keys(self) -> None:
        """Bring the keyboard to the hand: to its last tile, or to the first of the other moves."""
        choices: Sequence[QWidget] = self._choices
        if choices:
            choices[-1 if self.row.tiles and self._discards else 0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the tiles and the other moves, down leads back to the chart."""
        key = Qt.Key(event.key())
        choices = self._choices
        at = next((place for place, choice in enumerate(choices) if choice.hasFocus()), None)
        if key in _STEPS and at is not None:
            to = max(0, min(len(choices) - 1, at + _STEPS[key]))
            choices[to].setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif key == Qt.Key.Key_Down and at is not None:
            self.left.emit()
        elif key == Qt.Key.Key_Space and at is not None:
            choices[at].click()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows on a button of a move walk, too."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    @property
    def _discards(self) -> bool:
        return self._decision is not None and self._decision.offered is None

    @property
    def _choices(self) -> Sequence[PickTile | OutlineButton]:
        """What can be chosen, in order."""
        tiles = self.row.tiles if self._discards else ()
        return (*tiles, *self.moves.values())

    def _show_tiles(self, decision: Decision) -> None:
        seen = decision.seen
        tiles, drawn = list(seen.hand), seen.drawn
        if drawn is not None:
            tiles.remove(drawn)
            tiles.append(drawn)
        if seen.offer is not None:
            tiles.append(seen.offer.tile)
        self.row.show_tiles(tiles, drawn=drawn is not None or seen.offer is not None)
        legal = {move.tile: move for move in decision.after if isinstance(move, Discard)}
        for button in self.row.tiles:
            move = legal.get(button.tile)
            button.setEnabled(True)
            if move is not None and seen.offer is None:
                button.clicked.connect(partial(self.picked.emit, move))
            else:
                button.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _show_moves(self, decision: Decision) -> None:
        empty(self._flow)
        self.moves = {}
        for move in decision.after:
            if not isinstance(move, Discard | Win):
                button = OutlineButton(self.look, "")
                button.clicked.connect(partial(self.picked.emit, move))
                button.installEventFilter(self)
                self._flow.addWidget(button)
                self.moves = {**self.moves, move: button}
        self._flow.addStretch(1)
        self._others.setVisible(bool(self.moves))

    def _mark(self, move: Move, word: str, state: TileState) -> None:
        button = self.tile_of(move)
        if button is not None:
            button.set_state(state)
            button.set_caption(word)

    def _relook(self) -> None:
        decision, words = self._decision, self.look.words
        if decision is None:
            return
        laid: Sequence[Group] = held_groups((), decision.seen.plain_melds)[1:]
        self.melds.show_groups(laid, " ".join(map(words.part, decision.seen.plain_melds)))
        self.melds.setVisible(bool(laid))
        for move, button in self.moves.items():
            button.setText(words.phrase(move_phrase(move, decision.offered)))
            button.updateGeometry()
        self.row.setAccessibleName(words("review-picker"))
        self.row.place()
