"""Positions for `trainer.reach` besides the one on the table: after a claim."""

from msgspec.structs import replace

from trainer.game.moves import Chow, Kong, Move, Pung
from trainer.game.view import SeatView
from trainer.reach import Position
from trainer.rules import Meld, Tile


def position_after_claim(view: SeatView, move: Move) -> Position | None:
    """The learner's position when a claim or a kong was made: for a chow or pung the discard is still to come; for a
    kong the replacement is still to be drawn. None for a move that makes no meld.

    A claimed tile moves from the visible ones into the meld.
    """
    offer = view.offer
    if offer is None:
        return _after_own_kong(view, move.tile) if isinstance(move, Kong) else None
    match move:
        case Chow(_, low):
            meld = Meld.chow(low)
        case Pung():
            meld = Meld.pung(offer.tile)
        case Kong(_, tile):
            meld = Meld.kong(tile)
        case _:
            return None
    hand = view.position.concealed
    for tile in _without(meld.tiles, offer.tile):
        hand = _without(hand, tile)
    melds, visible = (*view.plain_melds, meld), _without(view.visible, offer.tile)
    return replace(view.position, concealed=hand, melds=melds, visible=visible)


def _after_own_kong(view: SeatView, tile: Tile) -> Position:
    """A concealed kong takes four tiles from the hand; the fourth tile of a pung joins it."""
    pung = Meld.pung(tile)
    if pung in view.plain_melds:
        hand = _without(view.position.concealed, tile)
        melds = tuple(Meld.kong(tile) if meld == pung else meld for meld in view.plain_melds)
    else:
        hand = tuple(other for other in view.position.concealed if other is not tile)
        melds = (*view.plain_melds, Meld.kong(tile, concealed=True))
    return replace(view.position, concealed=hand, melds=melds)


def _without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    place = tiles.index(tile)
    return (*tiles[:place], *tiles[place + 1 :])
