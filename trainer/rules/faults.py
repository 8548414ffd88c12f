"""What can be wrong with a hand: the name of each kind of fault, and one fault with its detail."""

from dataclasses import dataclass
from enum import StrEnum


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
