"""What happened, as frozen values: the table's log, and what sounds and motion hang on.

Some events hold what only one player knows; `seen_by` gives each seat its own edition.
"""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from trainer.rules import Meld, Score, Seat, Settlement, Tile


class KongForm(StrEnum):
    """How a kong came about."""

    CONCEALED = "concealed"
    CLAIMED = "claimed"
    ADDED = "added"


class Dealt(Struct, frozen=True):
    """Thirteen tiles lie before every seat; ``dealer`` draws first."""

    dealer: Seat


class Drawn(Struct, frozen=True):
    """A tile came from the front of the wall; ``tile`` is None for those who may not see it."""

    seat: Seat
    tile: Tile | None
    wall_left: int


class ReplacementDrawn(Struct, frozen=True):
    """A kong's replacement came from the wall's end; ``tile`` is None for those who may not see it."""

    seat: Seat
    tile: Tile | None
    wall_left: int


class DiscardMade(Struct, frozen=True):
    """A tile was laid down; ``drawn`` tells whether it was the one just drawn."""

    seat: Seat
    tile: Tile
    drawn: bool


class ChowMade(Struct, frozen=True):
    """A discard was taken for three in a row."""

    seat: Seat
    meld: Meld
    claimed: Tile
    source: Seat


class PungMade(Struct, frozen=True):
    """A discard was taken for three alike."""

    seat: Seat
    meld: Meld
    source: Seat


class KongMade(Struct, frozen=True):
    """Four alike were declared; ``source`` is the giver of a claimed kong, else None."""

    seat: Seat
    meld: Meld
    form: KongForm
    source: Seat | None = None


class KongRobbed(Struct, frozen=True):
    """The tile ``source`` was adding to a pung was taken for a win; the pung stays a pung."""

    seat: Seat
    source: Seat
    tile: Tile


class HandWon(Struct, frozen=True):
    """A hand was won; ``source`` gave the tile (None when drawn)."""

    seat: Seat
    tile: Tile
    source: Seat | None
    score: Score
    settlement: Settlement


class WallExhausted(Struct, frozen=True):
    """The whole wall was drawn and nobody won."""


class WinRefused(Struct, frozen=True):
    """A hand is complete with ``tile`` but below its player's own line. Only that player may know."""

    seat: Seat
    tile: Tile
    score: Score
    line: int

    @property
    def points(self) -> int:
        """What the hand would have scored."""
        return self.score.total


Event = (
    Dealt
    | Drawn
    | ReplacementDrawn
    | DiscardMade
    | ChowMade
    | PungMade
    | KongMade
    | KongRobbed
    | HandWon
    | WallExhausted
    | WinRefused
)
"""Anything that can happen at the table."""


def seen_by(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """The events as ``seat`` may know them: others' drawn tiles hidden, others' refused wins left out."""
    seen: list[Event] = []
    for event in events:
        if isinstance(event, WinRefused) and event.seat is not seat:
            continue
        if isinstance(event, Drawn | ReplacementDrawn) and event.seat is not seat:
            seen.append(replace(event, tile=None))
        else:
            seen.append(event)
    return tuple(seen)
