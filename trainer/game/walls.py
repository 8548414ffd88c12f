"""From a `Deal` to hands and a wall, and stacked walls for lessons and tests.

The same deal gives the same tiles on every machine: all chance comes from the seed through `random.Random`,
whose ``shuffle`` and ``sample`` are stable between Python releases.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from trainer.game.deals import DEALT, Conflict, Deal, Fair, Laid, Near, Stacked, tiles_laid
from trainer.game.orders import ordered_hand
from trainer.rules import COPIES, TILES, Seat, Tile, parse_tiles

Hands = tuple[tuple[Tile, ...], ...]

FULL_WALL: tuple[Tile, ...] = tuple(tile for tile in TILES for _ in range(COPIES))
"""All 136 tiles."""

_NOTHING_LAID = (Laid(),) * len(Seat)


def build_wall(deal: Deal) -> tuple[Hands, tuple[Tile, ...]]:
    """The four dealt hands of 13, sorted, and the wall in drawing order; the dealer's first tile is its first.

    Raises `trainer.game.deals.DealError` (``fan``) for a start that cannot be made.
    """
    rng = Random(deal.seed)
    start = deal.start
    match start:
        case Stacked(hands, wall):
            return tuple(tuple(sorted(hand)) for hand in hands), wall
        case Near() | Conflict():
            return _deal_out({start.seat: ordered_hand(start, rng, deal.rules.prevailing)}, rng)
        case Fair():
            return _deal_out({}, rng)


def _deal_out(given: Mapping[Seat, tuple[Tile, ...]], rng: Random) -> tuple[Hands, tuple[Tile, ...]]:
    """Shuffle what is not given and fill every hand up to 13 in turn order."""
    rest = _left_over(tile for hand in given.values() for tile in hand)
    rng.shuffle(rest)
    hands = []
    for seat in Seat:
        hand = list(given.get(seat, ()))
        while len(hand) < DEALT:
            hand.append(rest.pop())
        hands.append(tuple(sorted(hand)))
    return tuple(hands), tuple(rest)


def _left_over(used: Iterable[Tile]) -> list[Tile]:
    left = Counter(FULL_WALL)
    left.subtract(used)
    return [tile for tile in TILES for _ in range(left[tile])]


def stack(
    hands: Mapping[Seat, str] | None = None,
    draws: str = "",
    tail: str = "",
    aside: str = "",
    *,
    table: tuple[Laid, ...] = (),
    turn: Seat = Seat.E,
    length: int | None = None,
    seed: int = 0,
) -> Stacked:
    """Choose tiles and fill the rest by chance.

    ``hands``: up to 13 tiles for any seat, three fewer for each meld of it in ``table``. ``draws``: the first tiles of
    the wall in drawing order (the first is that of ``turn``). ``tail``: the replacement tiles in the order they are
    taken, so the first is the wall's last. ``aside``: tiles that come to nobody. ``table`` and ``turn`` are those of
    `Stacked`. ``length``: tiles in the wall; all that are left when None, fewer sets the others aside. Raises
    `trainer.game.deals.DealError` with everything impossible at once, `NotationError` for unreadable tiles.

    >>> stack({Seat.S: "123456789m1123p"}, draws="5z", length=1).wall
    (<Tile.Z5: 31>,)
    """
    chosen = {seat: parse_tiles(text) for seat, text in (hands or {}).items()}
    first, last = parse_tiles(draws), parse_tiles(tail)[::-1]
    fixed = [*(tile for hand in chosen.values() for tile in hand), *first, *last, *parse_tiles(aside)]
    fixed += tiles_laid(table)
    rng = Random(seed)
    rest = [] if _impossible(fixed) else _left_over(fixed)
    rng.shuffle(rest)
    dealt = []
    for seat, laid in zip(Seat, table or _NOTHING_LAID, strict=False):
        hand = list(chosen.get(seat, ()))
        while len(hand) < DEALT - 3 * len(laid.melds) and rest:
            hand.append(rest.pop())
        dealt.append(tuple(sorted(hand)))
    middle = len(rest) if length is None else min(len(rest), max(0, length - len(first) - len(last)))
    return Stacked(tuple(dealt), (*first, *rest[:middle], *last), table, turn)


def _impossible(tiles: Iterable[Tile]) -> bool:
    return any(count > COPIES for count in Counter(tiles).values())
