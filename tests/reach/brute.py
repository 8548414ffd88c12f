"""The definition of distance, written down plainly: try every complete hand.

Only for positions with few kinds of tile left, where all hands can be listed. Nothing of `trainer.reach` is used but
its values; what a hand holds and is worth comes from `trainer.rules`.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from trainer.reach import Key, Line, Nearness, Position
from trainer.rules import (
    FANS,
    PATTERN_FANS,
    Circumstances,
    FanId,
    Meld,
    MeldKind,
    Pair,
    Part,
    Reading,
    Tile,
    ValueSet,
    counts,
    score_reading,
)

Found = dict[Key, Nearness]


def nearest(position: Position, values: ValueSet, lines: tuple[int, ...]) -> Found:
    """Every key in reach with its distance, accepted kinds and live copies, over all complete hands."""
    unseen = position.unseen()
    keys: tuple[Key, ...] = (*PATTERN_FANS, *(Line(line) for line in lines))
    found: dict[Key, tuple[int, set[Tile]]] = {}
    for distance, parts, lacking in by_distance(position):
        open_keys = [key for key in keys if key not in found or found[key][0] == distance]
        for key in serves(Reading(parts), position, values, open_keys):
            found.setdefault(key, (distance, set()))[1].update(lacking)
    return {
        key: Nearness(distance, tuple(sorted(kinds)), sum(unseen[tile] for tile in kinds))
        for key, (distance, kinds) in found.items()
    }


def serves(reading: Reading, position: Position, values: ValueSet, keys: list[Key]) -> list[Key]:
    """Which of the keys a hand read so holds or is worth."""
    circumstances = Circumstances(position.seat, prevailing=position.prevailing)
    served: list[Key] = [key for key in keys if isinstance(key, FanId) and _holds(reading, circumstances, key)]
    lines = [key for key in keys if isinstance(key, Line)]
    if lines:
        points = score_reading(reading, circumstances, values).total
        served += [line for line in lines if points >= line.points]
    return served


def _holds(reading: Reading, circumstances: Circumstances, fan: FanId) -> bool:
    return any(True for _ in FANS[fan].occurrences(reading, circumstances))


def by_distance(position: Position) -> list[tuple[int, tuple[Part, ...], list[Tile]]]:
    """Every complete hand with the tiles that it lacks, the nearest first."""
    held = counts(position.concealed)
    hands = []
    for parts, used in complete_hands(position):
        lacking = [tile for tile in Tile for _ in range(used[tile] - held[tile])]
        hands.append((len(lacking), parts, lacking))
    return sorted(hands, key=lambda hand: hand[0])


def complete_hands(position: Position) -> Iterator[tuple[tuple[Part, ...], list[int]]]:
    """The parts of every complete hand that keeps the open melds (an open pung may be a kong in it), with the copies
    of each kind that it takes out of the concealed tiles and the unseen ones."""
    held, unseen = counts(position.concealed), position.unseen()
    most = [held[tile] + unseen[tile] for tile in Tile]
    pungs = [place for place, meld in enumerate(position.melds) if meld.kind is MeldKind.PUNG]
    for size in range(len(pungs) + 1):
        for raised in combinations(pungs, size):
            melds = [Meld.kong(meld.tile) if place in raised else meld for place, meld in enumerate(position.melds)]
            fourths = [position.melds[place].tile for place in raised]
            used = [fourths.count(tile) for tile in Tile]
            if all(used[tile] <= most[tile] for tile in Tile):
                yield from _with_melds(tuple(melds), used, most, possible_melds(most), 4 - len(melds))
    if not position.melds:
        yield from _seven_pairs(most)


def possible_melds(most: list[int]) -> list[Meld]:
    """Every concealed meld for which there are enough copies."""
    melds = [Meld.chow(tile, True) for tile in Tile if not tile.is_honour and tile.rank <= 7]
    melds += [Meld.pung(tile, True) for tile in Tile] + [Meld.kong(tile, True) for tile in Tile]
    return [meld for meld in melds if all(most[tile] >= meld.tiles.count(tile) for tile in meld.tiles)]


def _with_melds(
    parts: tuple[Part, ...], used: list[int], most: list[int], melds: list[Meld], wanted: int
) -> Iterator[tuple[tuple[Part, ...], list[int]]]:
    if not wanted:
        for tile in Tile:
            if used[tile] + 2 <= most[tile]:
                yield (*parts, Pair(tile)), [count + 2 * (kind == tile) for kind, count in enumerate(used)]
        return
    for place, meld in enumerate(melds):
        taken = list(used)
        for tile in meld.tiles:
            taken[tile] += 1
        if all(taken[tile] <= most[tile] for tile in meld.tiles):
            yield from _with_melds((*parts, meld), taken, most, melds[place:], wanted - 1)


def _seven_pairs(most: list[int]) -> Iterator[tuple[tuple[Part, ...], list[int]]]:
    kinds = [tile for tile in Tile if most[tile] >= 2]
    for chosen in combinations_with_replacement(kinds, 7):
        used = [2 * chosen.count(tile) for tile in Tile]
        if all(used[tile] <= most[tile] for tile in chosen):
            yield tuple(Pair(tile) for tile in chosen), used
