"""A hand that claims to be won, and everything that can be wrong with it."""

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import force_setattr

from trainer.rules.events import EventClaim, event_faults
from trainer.rules.fans import FanId
from trainer.rules.faults import Fault, FaultError, FaultKind
from trainer.rules.melds import Meld
from trainer.rules.tiles import COPIES, HAND_SIZE, TILES, Seat, Tile, counts


class Hand(Struct, frozen=True):
    """A hand with its winning tile.

    ``concealed`` are the tiles not laid down, the winning tile among them (kept sorted: a hand does not depend
    on the order of its tiles). ``melds`` are laid down, in order; concealed kongs too. ``events`` are the
    incidental fans of the win. ``prevailing`` is the prevailing wind, None where it does not count.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    win_tile: Tile
    seat: Seat
    events: frozenset[FanId] = frozenset()
    prevailing: Seat | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "concealed", tuple(sorted(self.concealed)))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile, also the fourth of each kong."""
        return self.concealed + tuple(tile for meld in self.melds for tile in meld.tiles)


class HandError(FaultError):
    """A hand that cannot exist."""


def check_hand(hand: Hand) -> None:
    """Raise `HandError` with every fault of the hand; a hand that passes can exist, won or not."""
    faults = tuple(_faults(hand))
    if faults:
        raise HandError(faults)


def can_exist(hand: Hand) -> bool:
    """Whether a hand has no fault, won or not."""
    return next(_faults(hand), None) is None


def _faults(hand: Hand) -> Iterator[Fault]:
    yield from copies_faults(hand.tiles)
    yield from size_faults(len(hand.concealed), len(hand.melds))
    yield from win_tile_faults(hand.win_tile, hand.concealed)
    if hand.events:
        yield from event_faults(EventClaim(hand.seat, hand.events, hand.melds, hand.tiles, hand.win_tile))


def size_faults(concealed: int, melds: int, sizes: Sequence[int] = (HAND_SIZE,)) -> Iterator[Fault]:
    """A fault for more than four melds, or for concealed tiles that do not make one of the ``sizes`` with them."""
    if melds > 4:
        yield Fault.of(FaultKind.TOO_MANY_MELDS, f"{melds} melds, at most 4", n=melds)
        return
    expected = [size - 3 * melds for size in sizes]
    if concealed not in expected:
        wanted = " or ".join(map(str, expected))
        told = f"{_counted(concealed, 'concealed tile')} beside {_counted(melds, 'meld')}"
        detail = f"{told}, {wanted} expected"
        least, *more = expected
        yield Fault.of(FaultKind.WRONG_COUNT, detail, n=concealed, melds=melds, wanted=least, more=max(more, default=0))


def _counted(number: int, one: str) -> str:
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def win_tile_faults(win_tile: Tile, concealed: Collection[Tile]) -> Iterator[Fault]:
    """A fault for a winning tile that the hand does not hold."""
    if win_tile not in concealed:
        detail = f"{win_tile} is not among the concealed tiles; write it there as well"
        yield Fault.of(FaultKind.WIN_TILE_MISSING, detail, tile=win_tile)


def copies_faults(tiles: tuple[Tile, ...]) -> Iterator[Fault]:
    """A fault for each kind of which there are more copies than exist."""
    for index, count in enumerate(counts(tiles)):
        if count > COPIES:
            detail = f"{count} copies of {TILES[index]}, {COPIES} exist"
            yield Fault.of(FaultKind.TOO_MANY_COPIES, detail, tile=TILES[index], n=count)
