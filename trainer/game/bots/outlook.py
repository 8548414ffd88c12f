"""What a bot makes of its view: the counts it holds, what it would hold after a claim, which tiles are live."""

from trainer.game.bots.shape import Counts
from trainer.game.moves import Chow, Kong, Pung
from trainer.game.view import SeatView
from trainer.rules import COPIES, Meld, MeldKind, Tile, counts

Outlook = tuple[tuple[Meld, ...], Counts]
"""Melds laid down, sorted, and the 34 counts of the tiles in the hand."""


def outlook(view: SeatView) -> Outlook:
    """What the seat has now."""
    return tuple(sorted(view.plain_melds)), counts(view.hand)


def after(view: SeatView, move: Chow | Pung | Kong) -> Outlook:
    """What the seat would have after a chow, pung or kong, before it draws or discards."""
    held = list(counts(view.hand))
    if view.offer is not None:
        held[view.offer.tile] += 1
    meld = _meld(view, move)
    # A fourth tile added to a pung takes the pung's place, and three of the four tiles are there already.
    pung = Meld(MeldKind.PUNG, meld.tile)
    melds, added = view.plain_melds, meld.kind is MeldKind.KONG and pung in view.plain_melds
    for tile in meld.tiles[3 if added else 0 :]:
        held[tile] -= 1
    return tuple(sorted([*(each for each in melds if not (added and each == pung)), meld])), tuple(held)


def _meld(view: SeatView, move: Chow | Pung | Kong) -> Meld:
    match move:
        case Chow(_, tile):
            return Meld.chow(tile)
        case Kong(_, tile):
            return Meld.kong(tile, concealed=view.offer is None and view.hand.count(tile) == COPIES)
        case Pung():
            assert view.offer is not None, "a pung claims the tile on offer"
            return Meld.pung(view.offer.tile)


def live_counts(view: SeatView) -> Counts:
    """Copies of each kind that the seat has not seen."""
    own = [*view.hand, *view.visible, *(tile for meld in view.plain_melds for tile in meld.tiles)]
    return tuple(COPIES - seen for seen in counts(own))


def company(tile: Tile, held: Counts) -> int:
    """How much a tile has beside it in the hand: 4 for another copy, 2 for a neighbour, 1 for the next but one.

    >>> from trainer.rules import parse_tiles
    >>> company(Tile.M2, counts(parse_tiles("2234m"))), company(Tile.Z1, counts(parse_tiles("12z")))
    (7, 0)
    """
    found = 4 * (held[tile] - 1)
    if tile.is_honour:
        return found
    for step, worth in ((-2, 1), (-1, 2), (1, 2), (2, 1)):
        if 1 <= tile.rank + step <= 9 and held[tile + step]:
            found += worth
    return found
