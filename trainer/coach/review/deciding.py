"""Every own decision of a replayed hand, each possible move measured by reach."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from trainer.coach.weighing import Measured, moves_measured, plain
from trainer.game import Drawn, Event, Move, ReplacementDrawn, SeatView, State, Win, view
from trainer.reach import Key
from trainer.rules import Seat, Tile, ValueSet

Steps = Sequence[tuple[State, tuple[Event, ...]]]


class Choosing(Struct, frozen=True):
    """A decision as it stood: what the seat saw, the move it made, and how near each possible move leaves each key."""

    place: int
    draw: int
    seen: SeatView
    move: Move
    after: Measured


def own_draws(steps: Steps, seat: Seat) -> tuple[Tile, ...]:
    """The tiles that a seat drew, also for kongs, in order."""
    return tuple(tile for step in steps for tile in _drawn(step[1], seat))


def _drawn(events: Sequence[Event], seat: Seat) -> Iterator[Tile]:
    for event in events:
        if isinstance(event, Drawn | ReplacementDrawn) and event.seat is seat and event.tile is not None:
            yield event.tile


def choices(steps: Steps, seat: Seat, keys: tuple[Key, ...], values: ValueSet) -> Iterator[Choosing]:
    """The decisions of a seat, in order, but for wins that it declared."""
    draw = 0
    for place, (state, events) in enumerate(steps[:-1]):
        draw += sum(1 for _ in _drawn(events, seat))
        move = steps[place + 1][0].moves[place]
        if move.seat is seat and not isinstance(move, Win):
            seen = view(state, seat)
            yield Choosing(place, draw, seen, plain(move), moves_measured(seen, keys, values))
