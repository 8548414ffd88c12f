"""What a hand on its way has beside it: the tiles on the table, and the ways to play on from here."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trainer.coach.bench import Setup, read_seen, why_not_alone, why_not_played
from trainer.rules import Relation, Tile
from trainer.ui.bench.circumstances import RING, inset_row
from trainer.ui.bench.line import HandLine
from trainer.ui.controls import Flow, OutlineButton, TextLabel, keep_gaps, keep_grid_gaps
from trainer.ui.controls.tile_line import TileLine
from trainer.ui.look import Look
from trainer.ui.theme import TILE_MINI, Step, Tone
from trainer.ui.tiles import TileFace

_RIVER: Final = TILE_MINI + 2


class OnTheWay(QWidget):
    """``typed`` gives the line of the tiles seen as it is typed; ``table_wanted`` and ``alone_wanted`` tell that the
    hand is to be played on with bots, or by own draws."""

    typed = Signal(str)
    table_wanted = Signal()
    alone_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._setup = Setup()
        self.seen = HandLine(look, "bench-seen")
        self.table, self.alone = OutlineButton(look, "", "Ctrl T"), OutlineButton(look, "", "Ctrl L")
        self.why = TextLabel(look, Step.NOTE, Tone.INK2)
        self._caption = TextLabel(look, Step.SMALL, Tone.INK2, lines=1)
        self._about_play = TextLabel(look, Step.SMALL, Tone.INK2, lines=1)
        self._names = {place: TextLabel(look, Step.SMALL, Tone.INK2, lines=1) for place in Relation}
        self.rivers = {place: TileLine(look, _RIVER) for place in Relation}
        self._lay_out()
        self.seen.typed.connect(self.typed)
        self.table.clicked.connect(self.table_wanted)
        self.alone.clicked.connect(self.alone_wanted)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_setup(self, setup: Setup) -> None:
        """Show the tiles seen of a setup, and whether it can be played on."""
        self._setup = setup
        self._refresh()

    def _lay_out(self) -> None:
        look, rivers, column = self._look, QGridLayout(), QVBoxLayout(self)
        keep_grid_gaps(look, rivers, 10, 4, (RING, 4, RING, 0))
        for row, place in enumerate(Relation):
            rivers.addWidget(self._names[place], row, 0)
            rivers.addWidget(self.rivers[place], row, 1)
        rivers.setColumnStretch(1, 1)
        keep_gaps(look, column, 4)
        column.addLayout(inset_row(look, self._about_play))
        column.addWidget(Flow(look, (self.table, self.alone), gap=8, line_gap=4))
        column.addLayout(inset_row(look, self.why))
        column.addSpacing(8)
        column.addLayout(inset_row(look, self._caption))
        column.addLayout(inset_row(look, self.seen))
        column.addLayout(rivers)

    def _refresh(self) -> None:
        words, setup, seen = self._look.words, self._setup, read_seen(self._setup.seen)
        self._caption.set_text(words("bench-seen-count", n=len(seen.tiles)))
        self._about_play.set_text(words("bench-play"))
        self.seen.show_text(setup.seen)
        self.seen.show_faults(seen.faults)
        named = dict(seen.by_place)
        for place in Relation:
            self._show_river(place, named.get(place, ()))
        refused = None
        for button, key, why_not in (
            (self.table, "bench-play-table", why_not_played),
            (self.alone, "bench-play-alone", why_not_alone),
        ):
            reason = why_not(setup)
            button.setText(words(key))
            button.updateGeometry()
            button.setEnabled(reason is None)
            refused = refused or (reason if setup.hand.tiles else None)
        self.why.set_text("" if refused is None else words.phrase(refused))
        self.why.setVisible(refused is not None)

    def _show_river(self, place: Relation, tiles: tuple[Tile, ...]) -> None:
        words, name = self._look.words, self._names[place]
        name.set_text(words.relation(place))
        self.rivers[place].show_groups([tuple(TileFace(tile, mini=True) for tile in tiles)], words.tiles(tiles))
        for widget in (name, self.rivers[place]):
            widget.setVisible(bool(tiles))
