"""Every way to read a complete hand: four melds and a pair, or seven pairs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from trainer.rules.melds import Meld, MeldKind, Pair, Part
from trainer.rules.tiles import TILES, Tile, counts


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a hand. ``parts``: laid-down melds in the order given, then melds of the hand sorted, then
    the pair; or seven pairs sorted. Receipts point at parts by their index.

    ``melds`` come first in ``parts``, so indexes agree; ``pairs`` are the pair or seven of them; ``chows`` gives the
    index and lowest tile of every chow.
    """

    parts: tuple[Part, ...]
    melds: tuple[Meld, ...] = field(init=False, compare=False, repr=False)
    pairs: tuple[Pair, ...] = field(init=False, compare=False, repr=False)
    chows: tuple[tuple[int, Tile], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        melds = tuple(part for part in self.parts if isinstance(part, Meld))
        object.__setattr__(self, "melds", melds)
        object.__setattr__(self, "pairs", self.parts[len(melds) :])
        object.__setattr__(self, "chows", tuple((i, meld.tile) for i, meld in enumerate(melds) if meld.is_chow))

    @property
    def is_seven_pairs(self) -> bool:
        """Whether the hand is read as seven pairs."""
        return not self.melds

    def __str__(self) -> str:
        return " ".join(str(part) for part in self.parts)


def readings(concealed: Sequence[Tile], melds: Sequence[Meld]) -> tuple[Reading, ...]:
    """All readings of the concealed tiles beside the melds already laid down; none if the hand is not complete.

    Four alike in the hand are no kong (a kong has to be declared); two pairs of one kind are allowed in seven
    pairs, which ask for a hand without laid-down melds, also without a concealed kong.

    >>> from trainer.rules.spelling import parse_tiles
    >>> [str(reading) for reading in readings(parse_tiles("111222333m99p"), [Meld.pung(Tile.Z1)])]
    ['111z 123m 123m 123m 99p', '111z 111m 222m 333m 99p']
    """
    held = list(counts(concealed))
    found = []
    for sets, pair in _standard(held, 4 - len(melds)):
        found.append(Reading((*melds, *sets, pair)))
    if not melds and len(concealed) == 14 and all(held[tile] % 2 == 0 for tile in concealed):
        pairs = (Pair(tile) for tile in TILES for _ in range(held[tile] // 2))
        found.append(Reading(tuple(pairs)))
    return tuple(found)


def _standard(held: list[int], wanted: int) -> Iterator[tuple[tuple[Meld, ...], Pair]]:
    """Readings as ``wanted`` melds and a pair. ``held`` is changed in between and left as it was."""
    if sum(held) != 3 * wanted + 2:
        return
    for tile in TILES:
        if held[tile] >= 2 and _pair_can_stand(held, tile):
            held[tile] -= 2
            for sets in _sets(held, 0):
                yield tuple(sorted(sets, key=_meld_order)), Pair(tile)
            held[tile] += 2


def _meld_order(meld: Meld) -> tuple[Tile, MeldKind]:
    return meld.tile, meld.kind


def _pair_can_stand(held: list[int], tile: Tile) -> bool:
    """Without the pair every suit must hold a multiple of three tiles: a quick test that spares most searches."""
    first = tile // 9 * 9
    return sum(held[first : first + 9]) % 3 == 2


def _sets(held: list[int], start: int) -> Iterator[tuple[Meld, ...]]:
    """Ways to split all tiles from ``start`` on into melds. The lowest tile decides: either three of its copies
    are a pung or none, and every other copy begins a chow; so no split is found twice."""
    while start < len(held) and held[start] == 0:
        start += 1
    if start == len(held):
        yield ()
        return
    for pungs in (0, 1):
        chows = held[start] - 3 * pungs
        if chows < 0 or (chows and not _can_begin_chows(held, start, chows)):
            continue
        made = _PUNGS[start][:pungs] + _CHOWS[start] * chows if chows else _PUNGS[start][:pungs]
        _take_beside(held, start, chows)
        for rest in _sets(held, start + 1):
            yield made + rest
        _take_beside(held, start, -chows)


def _can_begin_chows(held: list[int], start: int, chows: int) -> bool:
    return bool(_CHOWS[start]) and held[start + 1] >= chows and held[start + 2] >= chows


def _take_beside(held: list[int], start: int, chows: int) -> None:
    """Take what chows need above their lowest tile, whose own count nothing reads any more."""
    if chows:
        held[start + 1] -= chows
        held[start + 2] -= chows


_PUNGS = tuple((Meld.pung(tile, concealed=True),) for tile in TILES)
_CHOWS = tuple((Meld.chow(tile, concealed=True),) if tile.begins_chow else () for tile in TILES)
