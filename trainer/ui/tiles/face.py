"""What of a tile is shown: which one, how it lies and in which state."""

from enum import StrEnum

from msgspec import Struct

from trainer.rules import Suit, Tile
from trainer.ui.theme import TILE_RATIO


class TileState(StrEnum):
    """The states of a tile; all but the first differ by more than a colour."""

    REST = "rest"
    SELECTED = "selected"
    WINNING = "winning"
    BEST = "best"
    WORSE = "worse"
    MISSING = "missing"
    DOWN = "down"
    DISABLED = "disabled"
    QUIET = "quiet"
    """A mini tile of a hand that is far away: its sign is in the colour of captions."""
    AS_DRAWN = "as-drawn"
    """Discarded right after it was drawn: a little darker."""


class TileFace(Struct, frozen=True):
    """One tile as it is to be painted.

    ``tile`` is None for one that nobody may see or that can be any; it is then face down, or an empty dashed
    place when missing. ``turned`` lays it on its side, its top to the left. ``mini`` takes the simplified sign.
    """

    tile: Tile | None
    state: TileState = TileState.REST
    turned: bool = False
    mini: bool = False

    def height(self, width: float) -> float:
        """The height of a face that stands ``width`` wide upright: a turned one is lower."""
        return width if self.turned else width * TILE_RATIO

    def breadth(self, width: float) -> float:
        """The room it takes in a row of tiles that stand ``width`` wide upright."""
        return width * TILE_RATIO if self.turned else width


_LETTERS = "ESWNPFC"


def corner_index(tile: Tile) -> str:
    """The corner index of a tile: its rank, or the letter of a wind or dragon (P 白, F 發, C 中).

    >>> corner_index(Tile.S7), corner_index(Tile.Z5)
    ('7', 'P')
    """
    return _LETTERS[tile.rank - 1] if tile.suit is Suit.HONOURS else str(tile.rank)
