"""The tiles of a scored hand as faces: which is the winning one, which are the ones that break it."""

from collections.abc import Sequence

from trainer.rules import Hand, Meld, MeldKind, Part, Relation, Score, Tile
from trainer.ui.tiles import Group, TileFace, TileState, concealed_kong_faces, meld_faces


def hand_groups(hand: Hand, score: Score, wrong: Sequence[Tile] = ()) -> tuple[Group, ...]:
    """One group a part of the reading, laid-down melds first; the winning tile and the wrong ones are ringed.

    Which player a meld was claimed from does not matter to its worth; it is shown as claimed from the left.
    """
    parts = score.reading.parts
    groups = [_faces(part, index < len(hand.melds)) for index, part in enumerate(parts)]
    spoilt = _places(parts, wrong)
    win = winning_part(hand, score)
    win_place = (win, parts[win].tiles.index(hand.win_tile))
    return tuple(
        tuple(_stated(face, (index, place), win_place, spoilt) for place, face in enumerate(group))
        for index, group in enumerate(groups)
    )


def winning_part(hand: Hand, score: Score) -> int:
    """The first part of the concealed tiles that holds the winning tile."""
    parts = score.reading.parts
    return next(i for i in range(len(hand.melds), len(parts)) if hand.win_tile in parts[i].tiles)


def _faces(part: Part, laid_down: bool) -> Group:
    if not isinstance(part, Meld) or not laid_down:
        return tuple(TileFace(tile) for tile in part.tiles)
    if part.concealed and part.kind is MeldKind.KONG:
        return concealed_kong_faces(part.tile)
    return meld_faces(part.tiles, claimed=part.tile, giver=Relation.PREVIOUS)


def _stated(face: TileFace, place: tuple[int, int], win: tuple[int, int], wrong: set[tuple[int, int]]) -> TileFace:
    if face.state is TileState.DOWN:
        return face
    if place in wrong:
        return TileFace(face.tile, TileState.WORSE, face.turned)
    return TileFace(face.tile, TileState.WINNING, face.turned) if place == win else face


def _places(parts: Sequence[Part], wrong: Sequence[Tile]) -> set[tuple[int, int]]:
    """Part and place of the wrong tiles: a whole part where one is meant, else the first copies."""
    for index, part in enumerate(parts):
        if part.tiles == tuple(wrong):
            return {(index, place) for place in range(len(wrong))}
    left = list(wrong)
    found = set()
    for index, part in enumerate(parts):
        for place, tile in enumerate(part.tiles):
            if tile in left:
                left.remove(tile)
                found.add((index, place))
    return found
