"""Moments of hands that bots played, or the learner: what a seat sees early, in the middle or late."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from enum import StrEnum
from random import Random
from typing import TypeAlias

from trainer.game import (
    Bot,
    Deal,
    DealError,
    Near,
    Record,
    RecordError,
    SeatView,
    TableRules,
    apply,
    deal,
    replay_steps,
    to_act,
    view,
)
from trainer.game.bots.players import BUILDER, DISCARDER, STEADY
from trainer.game.deals import MAX_SEED
from trainer.reach import Key
from trainer.rules import MAIN_FANS, FanId, Seat

OwnHand: TypeAlias = tuple[Seat, Record]
"""A played hand, and the learner's seat in it."""


class Stage(StrEnum):
    """How far a hand has come, by the discards that the seat has made."""

    EARLY = "early"
    MIDDLE = "middle"
    LATE = "late"


_DISCARDS: Mapping[Stage, range] = {Stage.EARLY: range(5), Stage.MIDDLE: range(5, 10), Stage.LATE: range(10, 18)}


def stage_of(discards: int) -> Stage:
    """How far a hand has come with so many own discards.

    >>> stage_of(4), stage_of(30)
    (<Stage.EARLY: 'early'>, <Stage.LATE: 'late'>)
    """
    return next((stage for stage, numbers in _DISCARDS.items() if discards in numbers), Stage.LATE)


_HANDS = 40
"""Hands that are played for one question; of a goal with any use the first few give one."""

_BEGUN = 5
"""How many tiles short of a chosen fan a hand begins: else few hands would come near it."""


def moments(rng: Random, values: str, goal: Key | None, stage: Stage | None) -> Iterator[SeatView]:
    """Views of seats that may move, of one hand after another: within a stage, or, if None, from one on.

    Two seats build their hands and are looked at; the others only discard, so that hands last.
    """
    for _ in range(_HANDS):
        wanted = (
            _DISCARDS[stage] if stage else range(_DISCARDS[rng.choice(list(Stage))].start, _DISCARDS[Stage.LATE].stop)
        )
        first = rng.choice(list(Seat))
        builders: Mapping[Seat, Bot] = {first: BUILDER, first.next: STEADY}
        state = deal(_deal(rng, values, goal, first))
        while not state.over:
            seat = to_act(state)[0]
            seen = view(state, seat)
            if seat in builders and len(seen.discards) in wanted:
                yield seen
            if len(state.players[first].discards) >= wanted.stop:
                break
            state, _ = apply(state, builders.get(seat, DISCARDER).choose(seen))


def _deal(rng: Random, values: str, goal: Key | None, seat: Seat) -> Deal:
    """A deal; one for a main fan gives the first seat a hand that has begun it."""
    seed, rules = rng.randrange(MAX_SEED), TableRules(values)
    if isinstance(goal, FanId) and goal in MAIN_FANS:
        return Deal(seed, rules, start=Near(seat, goal, _BEGUN))
    return Deal(seed, rules)


def own_moments(rng: Random, hands: Iterable[OwnHand], stage: Stage | None) -> Iterator[SeatView]:
    """What the learner saw at each own decision of played hands, in random order; a hand that does not replay is passed
    over. All stages where ``stage`` is None."""
    wanted = _DISCARDS[stage] if stage else range(_DISCARDS[Stage.LATE].stop)
    mixed = list(hands)
    rng.shuffle(mixed)
    for seat, record in mixed:
        with suppress(RecordError, DealError):
            views = [
                seen
                for (state, _), move in zip(replay_steps(record), record.moves, strict=False)
                if move.seat is seat and len((seen := view(state, seat)).discards) in wanted
            ]
            rng.shuffle(views)
            yield from views
