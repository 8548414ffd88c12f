"""A hand that claims to be won, and everything that can be wrong with it."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from trainer.rules.fans import INCIDENTAL_FANS, FanId
from trainer.rules.melds import Meld, MeldKind
from trainer.rules.tiles import COPIES, HAND_SIZE, TILES, Seat, Tile, counts


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand with its winning tile.

    ``concealed`` are the tiles not laid down, the winning tile among them (kept sorted: a hand does not depend
    on the order of its tiles). ``melds`` are laid down, in order; concealed kongs too. ``events`` are the
    incidental fans of the win.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    win_tile: Tile
    seat: Seat
    events: frozenset[FanId] = frozenset()

    def __post_init__(self) -> None:
        object.__setattr__(self, "concealed", tuple(sorted(self.concealed)))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile, also the fourth of each kong."""
        return self.concealed + tuple(tile for meld in self.melds for tile in meld.tiles)


class Problem(StrEnum):
    """What can be wrong with a hand, by name."""

    TOO_MANY_COPIES = "too-many-copies"
    TOO_MANY_MELDS = "too-many-melds"
    WRONG_COUNT = "wrong-count"
    WIN_TILE_MISSING = "win-tile-missing"
    NOT_INCIDENTAL = "not-incidental"
    EVENTS_CONTRADICT = "events-contradict"
    EVENT_IMPOSSIBLE = "event-impossible"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: its name and a plain English detail with the tiles or numbers in it."""

    problem: Problem
    detail: str

    def __str__(self) -> str:
        return f"{self.problem}: {self.detail}"


class HandError(ValueError):
    """A hand that cannot exist; ``faults`` holds every reason at once."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = faults


def check_hand(hand: Hand) -> None:
    """Raise `HandError` with every fault of the hand; a hand that passes can exist, won or not."""
    faults = tuple(_faults(hand))
    if faults:
        raise HandError(faults)


def _faults(hand: Hand) -> Iterator[Fault]:
    yield from copies_faults(hand.tiles)
    if len(hand.melds) > 4:
        yield Fault(Problem.TOO_MANY_MELDS, f"{len(hand.melds)} melds, at most 4")
    else:
        expected = HAND_SIZE - 3 * len(hand.melds)
        if len(hand.concealed) != expected:
            yield Fault(
                Problem.WRONG_COUNT,
                f"{len(hand.concealed)} concealed tiles beside {len(hand.melds)} melds, {expected} expected",
            )
    if hand.win_tile not in hand.concealed:
        yield Fault(Problem.WIN_TILE_MISSING, f"{hand.win_tile} is not among the concealed tiles")
    if hand.events:
        yield from _event_faults(hand)


def copies_faults(tiles: tuple[Tile, ...]) -> Iterator[Fault]:
    """A fault for each kind of which there are more copies than exist."""
    for index, count in enumerate(counts(tiles)):
        if count > COPIES:
            yield Fault(Problem.TOO_MANY_COPIES, f"{count} copies of {TILES[index]}, {COPIES} exist")


SELF_DRAW_EVENTS = frozenset({FanId.HAIDILAOYUE, FanId.LINGSHANGKAIHUA, FanId.TIANHE})
"""Events of a tile drawn by the winner."""

DISCARD_EVENTS = frozenset({FanId.HEDIMOYU, FanId.JINJIDUOSHI})
"""Events of a tile that came from another player."""

FIRST_TURN_EVENTS = frozenset({FanId.TIANHE, FanId.DIHE})
"""Events of the very first tile, which no other event can meet."""


def _event_faults(hand: Hand) -> Iterator[Fault]:
    events = hand.events
    for event in sorted(events - frozenset(INCIDENTAL_FANS)):
        yield Fault(Problem.NOT_INCIDENTAL, f"{event} is no event")
    drawn, claimed, first = events & SELF_DRAW_EVENTS, events & DISCARD_EVENTS, events & FIRST_TURN_EVENTS
    if (drawn and claimed) or len(claimed) > 1 or (first and len(events) > 1):
        yield Fault(Problem.EVENTS_CONTRADICT, f"{' and '.join(sorted(events))} cannot meet")
    if first and hand.melds:
        yield Fault(Problem.EVENT_IMPOSSIBLE, f"{'/'.join(sorted(first))} with a meld laid down")
    if FanId.TIANHE in events and hand.seat is not Seat.E:
        yield Fault(Problem.EVENT_IMPOSSIBLE, "tianhe is the dealer's, seat E")
    if FanId.DIHE in events and hand.seat is Seat.E:
        yield Fault(Problem.EVENT_IMPOSSIBLE, "dihe is never the dealer's, seat E")
    if FanId.LINGSHANGKAIHUA in events and not any(meld.kind is MeldKind.KONG for meld in hand.melds):
        yield Fault(Problem.EVENT_IMPOSSIBLE, "lingshangkaihua without a kong")
