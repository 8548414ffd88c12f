"""A second scorer, slow and written another way, against which the real one is held.

Tiles are (suit letter, rank); a hand is split by trying every group for its first tile; a fan is tried on every set
of parts; within a class every set of finds is tried. Nothing of `trainer.rules` is used.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations

Tile = tuple[str, int]
Part = tuple[Tile, ...]


def split(tiles: Sequence[Tile]) -> Iterator[tuple[Part, ...]]:
    """Every way to split tiles into threes in a row, threes alike and twos."""
    if not tiles:
        yield ()
        return
    first = tiles[0]
    suit, rank = first
    for group in ([first] * 2, [first] * 3, [first, (suit, rank + 1), (suit, rank + 2)]):
        if suit == "z" and len(set(group)) > 1:
            continue
        rest = list(tiles)
        if all(rest.count(tile) >= group.count(tile) for tile in group):
            for tile in group:
                rest.remove(tile)
            for others in split(rest):
                yield (tuple(group), *others)


def readings(concealed: Sequence[Tile], melds: Sequence[Part]) -> set[tuple[Part, ...]]:
    """Four melds and one pair, or seven pairs, each once: sorted parts."""
    found: set[tuple[Part, ...]] = set()
    for parts in split(sorted(concealed)):
        whole = tuple(sorted((*parts, *melds)))
        pairs = sum(len(part) == 2 for part in whole)
        if (pairs == 1 and len(whole) == 5) or (pairs == 7 and not melds and len(whole) == 7):
            found.add(whole)
    return found


def is_chow(part: Part) -> bool:
    """Three different tiles."""
    return len(set(part)) == 3


def is_set(part: Part) -> bool:
    """Three or four alike."""
    return len(part) >= 3 and len(set(part)) == 1


def outside(tile: Tile) -> bool:
    """A 1, a 9 or an honour."""
    return tile[0] == "z" or tile[1] in (1, 9)


def lows(parts: Iterable[Part]) -> list[Tile]:
    """The first tile of each, sorted."""
    return sorted(part[0] for part in parts)


def all_chows(parts: Sequence[Part]) -> bool:
    """Whether these are chows only."""
    return all(is_chow(part) for part in parts)


def same_ranks_in_as_many_suits(parts: Sequence[Part]) -> bool:
    """Chows of one rank, each in its own suit."""
    firsts = lows(parts)
    return all_chows(parts) and len({r for _, r in firsts}) == 1 and len({s for s, _ in firsts}) == len(parts)


def one_suit_at(parts: Sequence[Part], steps: Sequence[int]) -> bool:
    """Chows of one suit whose first ranks lie at these steps from the lowest."""
    firsts = lows(parts)
    return all_chows(parts) and [(s, r) for s, r in firsts] == [(firsts[0][0], firsts[0][1] + step) for step in steps]


def suits(parts: Sequence[Part]) -> set[str]:
    """The suits of all tiles."""
    return {tile[0] for part in parts for tile in part}


def whole(parts: Sequence[Part], hand: Sequence[Part]) -> bool:
    """Whether these are all parts of the hand."""
    return len(parts) == len(hand)


Winds = Sequence[int]
"""The ranks of the winds that count."""

Asks = Callable[[Sequence[Part], Sequence[Part], Winds], bool]
"""Whether a fan fits a set of parts exactly, given the whole hand and the winds that count."""

FANS: Mapping[str, tuple[str, Asks]] = {
    "pinghe": ("form", lambda p, h, _: whole(p, h) and sum(map(is_chow, p)) == 4),
    "duiduihe": ("form", lambda p, h, _: whole(p, h) and sum(map(is_set, p)) == 4),
    "qidui": ("form", lambda p, h, _: whole(p, h) and len(h) == 7),
    "duanyao": ("terminals", lambda p, h, _: whole(p, h) and not any(outside(t) for part in p for t in part)),
    "quandaiyao": ("terminals", lambda p, h, _: whole(p, h) and all(any(map(outside, part)) for part in p)),
    "hunyise": ("suits", lambda p, h, _: whole(p, h) and "z" in suits(p) and len(suits(p)) < 3),
    "qingyise": ("suits", lambda p, h, _: whole(p, h) and "z" not in suits(p) and len(suits(p)) == 1),
    "fanpai": (
        "honours",
        lambda p, _, winds: len(p) == 1 and is_set(p[0]) and p[0][0][0] == "z" and p[0][0][1] in (5, 6, 7, *winds),
    ),
    "gang": ("kongs", lambda p, _, __: len(p) == 1 and len(p[0]) == 4),
    "yibangao": ("same", lambda p, _, __: len(p) == 2 and one_suit_at(p, (0, 0))),
    "lianliu": ("run", lambda p, _, __: len(p) == 2 and one_suit_at(p, (0, 3))),
    "yitiaolong": ("run", lambda p, _, __: len(p) == 3 and one_suit_at(p, (0, 3, 6))),
    "xixiangfeng": ("mixed", lambda p, _, __: len(p) == 2 and same_ranks_in_as_many_suits(p)),
    "sansetongshun": ("mixed", lambda p, _, __: len(p) == 3 and same_ranks_in_as_many_suits(p)),
}


def finds(hand: Sequence[Part], winds: Winds) -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """Every fan with its class on every set of parts that it fits."""
    for size in range(1, len(hand) + 1):
        for indexes in combinations(range(len(hand)), size):
            for fan, (klass, asks) in FANS.items():
                if asks([hand[i] for i in indexes], hand, winds):
                    yield fan, klass, indexes


def best_of_class(found: Sequence[tuple[str, tuple[int, ...]]], points: Mapping[str, int]) -> int:
    """The most that any choice without a common part is worth."""
    best = 0
    for size in range(1, len(found) + 1):
        for choice in combinations(found, size):
            used = [index for _, indexes in choice for index in indexes]
            if len(used) == len(set(used)):
                best = max(best, sum(points[fan] for fan, _ in choice))
    return best


def total(
    concealed: Sequence[Tile], melds: Sequence[Part], winds: Winds, events: Iterable[str], points: Mapping[str, int]
) -> int | None:
    """The points of a hand in its best reading, or None if it is no win."""
    found = readings(concealed, melds)
    if not found:
        return None
    extra = sum(points[event] for event in events)
    return extra + max(_reading_total(hand, winds, points) for hand in found)


def _reading_total(hand: Sequence[Part], winds: Winds, points: Mapping[str, int]) -> int:
    by_class: dict[str, list[tuple[str, tuple[int, ...]]]] = {}
    for fan, klass, indexes in finds(hand, winds):
        by_class.setdefault(klass, []).append((fan, indexes))
    return sum(best_of_class(found, points) for found in by_class.values())
