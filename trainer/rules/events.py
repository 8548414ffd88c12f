"""The events of a win, and every way in which they can be at odds: one row a contradiction."""

from collections.abc import Callable, Iterator
from enum import StrEnum

from msgspec import Struct

from trainer.rules.fans import INCIDENTAL_FANS, FanId
from trainer.rules.faults import Fault, FaultKind
from trainer.rules.melds import Meld, MeldKind
from trainer.rules.phrases import Phrase, Value
from trainer.rules.tiles import Seat, Tile

SELF_DRAW_EVENTS = frozenset({FanId.HAIDILAOYUE, FanId.LINGSHANGKAIHUA, FanId.TIANHE})
"""Events of a tile drawn by the winner."""

DISCARD_EVENTS = frozenset({FanId.HEDIMOYU, FanId.JINJIDUOSHI})
"""Events of a tile that came from another player."""

FIRST_TURN_EVENTS = frozenset({FanId.TIANHE, FanId.DIHE})
"""Events of the very first tile, which no other event can meet."""


class EventClaim(Struct, frozen=True):
    """Events that a win is said to have, and what they are judged by.

    ``melds`` are those laid down, concealed kongs too. ``tiles`` is the whole hand with the winning tile, which is
    None where it is not named yet.
    """

    seat: Seat
    events: frozenset[FanId]
    melds: tuple[Meld, ...] = ()
    tiles: tuple[Tile, ...] = ()
    win_tile: Tile | None = None

    @property
    def first(self) -> frozenset[FanId]:
        """The events of the very first tile among them."""
        return self.events & FIRST_TURN_EVENTS


class Contradiction(StrEnum):
    """A way in which events can be at odds with each other, the seat or the tiles, by name."""

    CANNOT_MEET = "cannot-meet"
    FIRST_TILE_AFTER_MELD = "first-tile-after-meld"
    TIANHE_NOT_DEALER = "tianhe-not-dealer"
    DIHE_BY_DEALER = "dihe-by-dealer"
    REPLACEMENT_WITHOUT_KONG = "replacement-without-kong"
    ROBBED_TILE_HELD = "robbed-tile-held"


class EventRule(Struct, frozen=True):
    """One row: where the contradiction holds, and how it is told.

    ``detail`` is plain English; ``{events}``, ``{first}`` and ``{tile}`` in it stand for what the claim names.
    """

    contradiction: Contradiction
    holds: Callable[[EventClaim], bool]
    detail: str
    kind: FaultKind = FaultKind.EVENT_IMPOSSIBLE

    def fault(self, claim: EventClaim) -> Fault:
        """The fault of a claim for which the contradiction holds."""
        events, first = " and ".join(sorted(claim.events)), "/".join(sorted(claim.first))
        detail = self.detail.format(events=events, first=first, tile=claim.win_tile)
        args: dict[str, Value] = {} if claim.win_tile is None else {"tile": claim.win_tile}
        return Fault(self.kind, detail, Phrase.of(f"fault-event-{self.contradiction}", **args))


def _cannot_meet(claim: EventClaim) -> bool:
    drawn, claimed = claim.events & SELF_DRAW_EVENTS, claim.events & DISCARD_EVENTS
    return bool(drawn and claimed) or len(claimed) > 1 or (bool(claim.first) and len(claim.events) > 1)


def _after_meld(claim: EventClaim) -> bool:
    return bool(claim.first and claim.melds)


def _tianhe_not_dealer(claim: EventClaim) -> bool:
    return FanId.TIANHE in claim.events and claim.seat is not Seat.E


def _dihe_by_dealer(claim: EventClaim) -> bool:
    return FanId.DIHE in claim.events and claim.seat is Seat.E


def _without_kong(claim: EventClaim) -> bool:
    return FanId.LINGSHANGKAIHUA in claim.events and all(meld.kind is not MeldKind.KONG for meld in claim.melds)


def _robbed_tile_held(claim: EventClaim) -> bool:
    return FanId.JINJIDUOSHI in claim.events and claim.tiles.count(claim.win_tile) > 1


EVENT_RULES: tuple[EventRule, ...] = (
    EventRule(Contradiction.CANNOT_MEET, _cannot_meet, "{events} cannot meet", FaultKind.EVENTS_CONTRADICT),
    EventRule(Contradiction.FIRST_TILE_AFTER_MELD, _after_meld, "{first} with a meld laid down"),
    EventRule(Contradiction.TIANHE_NOT_DEALER, _tianhe_not_dealer, "tianhe is the dealer's, seat E"),
    EventRule(Contradiction.DIHE_BY_DEALER, _dihe_by_dealer, "dihe is never the dealer's, seat E"),
    EventRule(Contradiction.REPLACEMENT_WITHOUT_KONG, _without_kong, "lingshangkaihua without a kong"),
    EventRule(
        Contradiction.ROBBED_TILE_HELD,
        _robbed_tile_held,
        "jinjiduoshi with another {tile}: the robbed kong holds the other three",
    ),
)
"""Every contradiction, in the order in which they are told."""


def contradictions(claim: EventClaim) -> frozenset[Contradiction]:
    """Every contradiction that holds for a claim."""
    return frozenset(rule.contradiction for rule in EVENT_RULES if rule.holds(claim))


def event_faults(claim: EventClaim) -> Iterator[Fault]:
    """Faults for fans that are no events, then for each contradiction."""
    for event in sorted(claim.events - frozenset(INCIDENTAL_FANS)):
        yield Fault.of(FaultKind.NOT_INCIDENTAL, f"{event} is no event", fan=event)
    for rule in EVENT_RULES:
        if rule.holds(claim):
            yield rule.fault(claim)
