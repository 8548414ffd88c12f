"""A hand alone with its draws, played by the panel's advice: nobody else plays, nothing is claimed, no kong declared.

At every draw the discard is advised that leaves the nearest goal nearest, then the one with most live tiles. Among
equals the one goes on that is best for the goals in ``spared``, then the lowest tile.
"""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from trainer import reach
from trainer.reach import Key, Nearness, Position, Reach
from trainer.rules import Tile, ValueSet

Goals = tuple[Key, ...]

_OUT = (99, 0)
"""The order of what is out of reach."""


class LoneTurn(Struct, frozen=True):
    """A draw: the tile drawn is in ``hand``. ``goal``: the one that is complete now, None while none is. ``discard``:
    what was thrown, None where a goal is complete. ``near``: how near the nearest goal is after it."""

    hand: Position
    goal: Key | None
    discard: Tile | None
    near: Nearness | None


def play_on(
    position: Position, goals: Goals, drawn: Iterable[Tile], values: ValueSet, spared: Goals = ()
) -> Iterator[LoneTurn]:
    """The turns of a hand of 13 up to the first complete goal, or to the last of the tiles ``drawn``.

    It ends as well where no goal is in reach any more. Each turn takes about a millisecond.
    """
    for tile in drawn:
        hand = position.with_drawn(tile)
        answers = reach.analyse_keys(hand, (*goals, *spared), values)
        home = next((goal for goal in goals if goal in answers.now and not answers.now[goal].distance), None)
        if home is not None:
            yield LoneTurn(hand, home, None, None)
            return
        discard = advised(answers, goals, spared)
        near = nearest_of(answers.discards[discard], goals)
        yield LoneTurn(hand, None, discard, near)
        if near is None:
            return
        position = hand.without(discard)


def advised(answers: Reach, goals: Goals, spared: Goals = ()) -> Tile:
    """The discard advised for a hand of 14."""
    return min(
        answers.discards,
        key=lambda tile: (_order(answers.discards[tile], goals), _order(answers.discards[tile], spared)),
    )


def nearest_of(near: Mapping[Key, Nearness], goals: Goals) -> Nearness | None:
    """The nearest of the goals, of these the one with most live tiles; None where none is in reach."""
    return min((near[goal] for goal in goals if goal in near), key=lambda found: found.order, default=None)


def _order(near: Mapping[Key, Nearness], goals: Goals) -> tuple[int, int]:
    found = nearest_of(near, goals)
    return _OUT if found is None else found.order


def home_at(position: Position, goal: Key, drawn: tuple[Tile, ...], values: ValueSet) -> int | None:
    """At which of the draws the goal is complete, counted from 1; None if at none.

    It stops as soon as fewer draws are left than tiles are lacking.
    """
    for number, turn in enumerate(play_on(position, (goal,), drawn, values), 1):
        if turn.goal is not None:
            return number
        if turn.near is None or turn.near.distance > len(drawn) - number:
            return None
    return None
