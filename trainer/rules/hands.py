"""A hand that claims to be won, and everything that can be wrong with it."""

from collections.abc import Collection, Iterator
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
    yield from size_faults(len(hand.concealed), len(hand.melds))
    yield from win_tile_faults(hand.win_tile, hand.concealed)
    if hand.events:
        yield from event_faults(hand.seat, hand.events, hand.melds)
    if FanId.JINJIDUOSHI in hand.events and hand.tiles.count(hand.win_tile) > 1:
        detail = f"jinjiduoshi with another {hand.win_tile}: the robbed kong holds the other three"
        yield Fault(Problem.EVENT_IMPOSSIBLE, detail)


def size_faults(concealed: int, melds: int) -> Iterator[Fault]:
    """A fault for more than four melds, or for a number of concealed tiles that does not go with the melds."""
    if melds > 4:
        yield Fault(Problem.TOO_MANY_MELDS, f"{melds} melds, at most 4")
        return
    expected = HAND_SIZE - 3 * melds
    if concealed != expected:
        yield Fault(Problem.WRONG_COUNT, f"{concealed} concealed tiles beside {melds} melds, {expected} expected")


def win_tile_faults(win_tile: Tile, concealed: Collection[Tile]) -> Iterator[Fault]:
    """A fault for a winning tile that the hand does not hold."""
    if win_tile not in concealed:
        yield Fault(Problem.WIN_TILE_MISSING, f"{win_tile} is not among the concealed tiles")


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


def event_faults(seat: Seat, events: frozenset[FanId], melds: Collection[Meld]) -> Iterator[Fault]:
    """Faults for events that are none, that cannot meet, or that this seat and these melds cannot have."""
    for event in sorted(events - frozenset(INCIDENTAL_FANS)):
        yield Fault(Problem.NOT_INCIDENTAL, f"{event} is no event")
    drawn, claimed, first = events & SELF_DRAW_EVENTS, events & DISCARD_EVENTS, events & FIRST_TURN_EVENTS
    if (drawn and claimed) or len(claimed) > 1 or (first and len(events) > 1):
        yield Fault(Problem.EVENTS_CONTRADICT, f"{' and '.join(sorted(events))} cannot meet")
    if first and melds:
        yield Fault(Problem.EVENT_IMPOSSIBLE, f"{'/'.join(sorted(first))} with a meld laid down")
    if FanId.TIANHE in events and seat is not Seat.E:
        yield Fault(Problem.EVENT_IMPOSSIBLE, "tianhe is the dealer's, seat E")
    if FanId.DIHE in events and seat is Seat.E:
        yield Fault(Problem.EVENT_IMPOSSIBLE, "dihe is never the dealer's, seat E")
    if FanId.LINGSHANGKAIHUA in events and not any(meld.kind is MeldKind.KONG for meld in melds):
        yield Fault(Problem.EVENT_IMPOSSIBLE, "lingshangkaihua without a kong")
