"""Random positions for the tests: any, and such with few kinds of tile left, where every hand can be listed."""

from random import Random

from hypothesis import strategies as st

from trainer.reach import Position
from trainer.rules import COPIES, HAND_SIZE, Meld, MeldKind, Seat, Tile

CHOW_STARTS = tuple(tile for tile in Tile if not tile.is_honour and tile.rank <= 7)


def random_position(random: Random, tiles: int | None = None) -> Position:
    """A hand of 13 or 14 tiles from the whole wall, with 0 to 4 open melds and up to 90 visible tiles."""
    wall = dict.fromkeys(Tile, COPIES)
    return _position(random, wall, random.choice((0, 0, 1, 2, 3, 4)), tiles, random.randrange(91))


def small_position(random: Random, tiles: int | None = None) -> Position:
    """A position of which 7 to 9 kinds near each other are left; of all others every copy is visible."""
    left: set[Tile] = set()
    size = random.randint(7, 9)
    while len(left) < size:
        left.update(random.choice(_CLUSTERS))
    wall = {tile: COPIES if tile in left else 0 for tile in Tile}
    return _position(random, wall, random.choice((0, 0, 1, 2, 3, 4)), tiles, random.randrange(24))


def far_position(random: Random) -> Position:
    """A position of which five ranks of one suit are left, 3 to 9 of their tiles in the hand: a complete hand takes
    nearly all its tiles from that suit, so most fans are far."""
    first = 9 * random.randrange(3) + random.randrange(5)
    left = [Tile(first + place) for place in range(5) for _ in range(COPIES)]
    gone = [tile for tile in Tile if tile not in left for _ in range(COPIES)]
    random.shuffle(left)
    random.shuffle(gone)
    held = random.randint(3, 9)
    rest = random.choice((HAND_SIZE - 1, HAND_SIZE)) - held
    seen = left[held : held + random.choice((0, 0, 3))]
    return Position((*left[:held], *gone[:rest]), (), random.choice(tuple(Seat)), (*gone[rest:], *seen))


_CLUSTERS = (
    *((tile, Tile(tile + 1), Tile(tile + 2)) for tile in CHOW_STARTS),
    *((tile, Tile(tile + 9), Tile(tile + 18)) for tile in Tile if tile < Tile.P1),
    *((tile,) for tile in Tile),
)


def _position(random: Random, wall: dict[Tile, int], open_melds: int, tiles: int | None, seen: int) -> Position:
    gone = [tile for tile in Tile for _ in range(COPIES - wall[tile])]
    melds: list[Meld] = []
    while len(melds) < open_melds:
        meld = _random_meld(random)
        if all(wall[tile] >= meld.tiles.count(tile) for tile in meld.tiles):
            melds.append(meld)
            for tile in meld.tiles:
                wall[tile] -= 1
        elif not _any_meld(wall):
            break
    size = (tiles or random.choice((HAND_SIZE - 1, HAND_SIZE))) - 3 * len(melds)
    concealed: list[Tile] = []
    while len(concealed) < size:
        near = [tile for tile in wall for _ in range(wall[tile])]
        concealed += _group(random, random.choice(near), wall)[: size - len(concealed)]
    rest = [tile for tile in wall for _ in range(wall[tile])]
    random.shuffle(rest)
    seat, prevailing = random.choice(tuple(Seat)), random.choice((None, *Seat))
    return Position(tuple(concealed), tuple(melds), seat, (*gone, *rest[:seen]), prevailing)


def _group(random: Random, tile: Tile, wall: dict[Tile, int]) -> list[Tile]:
    """One tile, or all copies of it, or a run that begins with it: so hands have shape; taken out of the wall."""
    style = random.random()
    found = [tile] * (wall[tile] if style < 0.15 else min(2, wall[tile]) if style < 0.35 else 1)
    if style > 0.6 and tile in CHOW_STARTS:
        found += [kind for kind in (Tile(tile + 1), Tile(tile + 2)) if wall[kind]]
    for kind in found:
        wall[kind] -= 1
    return found


def _random_meld(random: Random) -> Meld:
    kind = random.choice((MeldKind.CHOW, MeldKind.CHOW, MeldKind.PUNG, MeldKind.PUNG, MeldKind.KONG))
    if kind is MeldKind.CHOW:
        return Meld.chow(random.choice(CHOW_STARTS))
    return Meld(kind, random.choice(tuple(Tile)), kind is MeldKind.KONG and random.random() < 0.4)


def _any_meld(wall: dict[Tile, int]) -> bool:
    return any(count >= 3 for count in wall.values())


positions = st.integers(min_value=0, max_value=2**32).map(lambda seed: random_position(Random(seed)))
"""Any positions."""

full_hands = st.integers(min_value=0, max_value=2**32).map(lambda seed: random_position(Random(seed), HAND_SIZE))
"""Positions with a discard to make."""

small_positions = st.integers(min_value=0, max_value=2**32).map(lambda seed: small_position(Random(seed)))
"""Positions of which every complete hand can be listed."""

far_positions = st.integers(min_value=0, max_value=2**32).map(lambda seed: far_position(Random(seed)))
"""Such with few kinds left whose fans are far."""
