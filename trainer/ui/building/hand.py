"""The hand that is built, and what was discarded above it. Both are those of the table."""

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.coach.building import Build
from trainer.game import Discarded
from trainer.rules import Relation, Tile
from trainer.ui.controls import FOOT, MARGIN
from trainer.ui.look import Look
from trainer.ui.table.hand_row import HandContent, HandRow
from trainer.ui.table.layout import DISCARD, DRAWN_GAP, HAND_GAP, PITCH, RiverLayout
from trainer.ui.table.river import River
from trainer.ui.theme import TILE_DRILL, TILE_L

_TILES: Final = 14
_LEAST: Final = 30
_IN_ROW: Final = 11
_ROWS: Final = 2
_INSET: Final = 8
_RISE: Final = 14
_GAP: Final = 24
_HIGHEST: Final = 0.34
"""How much of the height the hand takes at most."""


class LoneHand(QWidget):
    """Shows a `Build`. What is chosen and thrown is told by `hand`."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.hand = HandRow(look, self)
        self.river = River(look, Relation.SELF, self)
        self._build: Build | None = None
        look.changed.connect(self._lay_out)

    def show_build(self, build: Build, *, complete: bool) -> None:
        """Show another moment; ``complete``: the tile just drawn completes a goal."""
        self._build = build
        self.hand.show_hand(HandContent(build.hand.concealed, build.drawn, complete), may_discard=not build.over)
        self.river.show_discards(_discarded(build), newest=True)
        self._lay_out()

    @property
    def throwable(self) -> Tile | None:
        """The tile that is chosen."""
        return self.hand.chosen_tile

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        wide, high, scale = self.width(), self.height(), self._look.tile_scale
        free = wide - 2 * _INSET - DRAWN_GAP - HAND_GAP * _TILES
        tile = max(_LEAST, int(min(TILE_DRILL * scale, free / _TILES, high * _HIGHEST * 3 / 4)))
        foot, rise = self._look.px(FOOT), round(_RISE * tile / TILE_L) + MARGIN
        hand_high = rise + round(tile * 4 / 3) + foot
        rest = high - hand_high - _GAP
        discard = min(DISCARD * scale, wide / _IN_ROW * DISCARD / PITCH[0], rest / _ROWS * DISCARD / PITCH[1])
        across = (_IN_ROW * PITCH[0]) * discard / DISCARD
        river_high = round(_ROWS * PITCH[1] * discard / DISCARD)
        above = max(0, (rest - river_high) // 2)
        place = QRect(round((wide - across) / 2), above, round(across), river_high)
        self.river.place(RiverLayout(place, (_IN_ROW,) * _ROWS), discard)
        row = _TILES * tile + (_TILES - 2) * HAND_GAP + DRAWN_GAP + 2 * _INSET
        top = min(high - hand_high, above + river_high + _GAP)
        self.hand.place(QRect((wide - row) // 2, top, row, hand_high), tile, (HAND_GAP, DRAWN_GAP), foot)


def _discarded(build: Build) -> tuple[Discarded, ...]:
    """The discards; those thrown as drawn lie a little darker."""
    return tuple(
        Discarded(throw.tile, drawn=throw.tile is drawn)
        for throw, drawn in zip(build.thrown, build.draws, strict=False)
    )
