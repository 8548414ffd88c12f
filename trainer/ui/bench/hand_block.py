"""The hand with its caption, how many tiles it has, and what a click on one does."""

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.rules import Tile
from trainer.ui.bench.hand_row import BenchHand
from trainer.ui.bench.setup import Setup
from trainer.ui.controls import Run, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.settings.choice import Choice
from trainer.ui.theme import Step, Tone


class Click(StrEnum):
    """What a click on a tile of the hand does."""

    REMOVE = "remove"
    WIN = "win"


class HandBlock(QWidget):
    """Emits ``changed`` with the setup after a click on a tile or a meld."""

    changed = Signal(Setup)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._setup = Setup()
        self.caption = TextLabel(look, Step.BODY, lines=1)
        self.about_click = TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.click = Choice(look, tuple(Click), self._click_name, lambda: look.words("bench-click"))
        self.row = BenchHand(look)
        head = QHBoxLayout()
        keep_gaps(look, head, 8, (5, 0, 5, 0))
        head.addWidget(self.caption, 1)
        head.addWidget(self.about_click)
        head.addWidget(self.click)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.row)
        self.row.tile_clicked.connect(self._clicked)
        self.row.tile_removed.connect(self._remove)
        self.row.meld_clicked.connect(lambda place: self.changed.emit(self._setup.remove_meld(place)))
        look.changed.connect(self._refresh)
        self._refresh()

    def show_setup(self, setup: Setup) -> None:
        """Show the hand of a setup."""
        self._setup = setup
        self.row.show_hand(setup.hand)
        self._refresh()

    def _clicked(self, tile: Tile, wins: bool) -> None:
        if self.click.value is Click.WIN:
            self.changed.emit(self._setup.win_with(tile))
        else:
            self._remove(tile, wins)

    def _remove(self, tile: Tile, wins: bool) -> None:
        self.changed.emit(self._setup.remove_last_tile() if wins else self._setup.remove(tile))

    def _click_name(self, click: object) -> str:
        return self._look.words(f"bench-click-{click}")

    def _refresh(self) -> None:
        words, hand = self._look.words, self._setup.hand
        tiles, melds = len(hand.tiles), len(hand.melds)
        count = words("bench-hand-count", tiles=tiles)
        if melds:
            count = words("bench-hand-count-melds", tiles=len(hand.concealed), melds=melds)
        note = Run(f"  {count}", tone=Tone.INK2, step=Step.NOTE)
        self.caption.set_runs([Run(words("bench-hand"), bold=True), note])
        self.about_click.set_text(words("bench-click"))
