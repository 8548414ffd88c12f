"""The melds of a won hand as tile faces: the called tile turned, a concealed kong half down, the last tile ringed."""

from dataclasses import replace

from trainer.rules import Meld, MeldKind, Part, Reading, WonHand, relation
from trainer.ui.tiles import Group, TileFace, TileState, concealed_kong_faces, meld_faces


def winning_part(won: WonHand, reading: Reading) -> int:
    """The part that the winning tile completes: the first made within the hand that holds it."""
    laid = len(won.hand.melds)
    return next(i for i, part in enumerate(reading.parts) if i >= laid and won.hand.win_tile in part.tiles)


def part_faces(won: WonHand, reading: Reading) -> tuple[Group, ...]:
    """The faces of every part of the reading, in its order."""
    wins = winning_part(won, reading)
    return tuple(_faces(won, index, part, wins) for index, part in enumerate(reading.parts))


def _faces(won: WonHand, index: int, part: Part, wins: int) -> Group:
    if index < len(won.hand.melds) and isinstance(part, Meld):
        return _laid_down(won, index, part)
    faces = [TileFace(tile) for tile in part.tiles]
    if index == wins:
        place = part.tiles.index(won.hand.win_tile)
        faces[place] = replace(faces[place], state=TileState.WINNING)
    return tuple(faces)


def _laid_down(won: WonHand, index: int, meld: Meld) -> Group:
    if meld.kind is MeldKind.KONG and meld.concealed:
        return concealed_kong_faces(meld.tile)
    claim = won.claim(index)
    if claim is None:
        return meld_faces(meld.tiles)
    return meld_faces(meld.tiles, claim.tile, relation(won.winner, claim.source))
