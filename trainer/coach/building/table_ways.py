"""What a deal at the table came to: par over the tiles that came in, play by advice against the same bots, and you."""

from collections.abc import Generator
from typing import TypeAlias

from trainer.coach.building.at_table import (
    TableBuild,
    TableEnd,
    TableTry,
    built_of,
    complete_hand,
    goals_in,
)
from trainer.coach.building.task import SEAT, BuildTask
from trainer.coach.building.ways import BuildWay, Player, WaysCompared, dearest, nearest_hand_of, par_way
from trainer.coach.lone_play import nearest_of
from trainer.coach.weighing import moves_measured
from trainer.game import (
    Chow,
    Discard,
    Invitation,
    Move,
    Pass,
    Pung,
    SeatView,
    State,
    Win,
    apply,
    start_hand,
    to_act,
    view,
)
from trainer.game.bots.players import BOTS
from trainer.game.bots.protocol import BotId
from trainer.reach import target_hand
from trainer.rules import Seat, ValueSet, load_values

Played: TypeAlias = Generator[None, None, TableBuild]

_OUT = (99, 0)
"""The order of what is out of reach."""


def compared_at_table(build: TableBuild) -> Generator[None, None, WaysCompared]:
    """The comparison, in steps of some tens of milliseconds."""
    values = load_values(build.task.values)
    par = par_way(build, values)
    yield
    advised = yield from by_advice(build.task, build.game.invitation)
    return WaysCompared((par, _way(advised, Player.ADVICE, values), _way(build, Player.YOU, values)))


def by_advice(task: BuildTask, invitation: Invitation) -> Played:
    """The deal played anew: the learner's seat by advice, the others by the same bots."""
    values, bots = load_values(task.values), dict(zip(Seat.E.others(), invitation.opponents, strict=True))
    steps = [start_hand(invitation.deal)]
    while not (state := steps[-1][0]).over:
        seat = to_act(state)[0]
        steps.append(apply(state, _move(state, seat, bots, task, values)))
        if seat is SEAT:
            yield
    moves = steps[-1][0].moves
    return built_of(TableTry(task, invitation, moves), steps)


def _move(state: State, seat: Seat, bots: dict[Seat, BotId], task: BuildTask, values: ValueSet) -> Move:
    seen = view(state, seat)
    return advised_move(seen, task, values) if seat is SEAT else BOTS[bots[seat]].choose(seen)


def advised_move(seen: SeatView, task: BuildTask, values: ValueSet) -> Move:
    """What the panel advises for the goals: to win with one of them; to discard what leaves the nearest one nearest; to
    claim where that brings it nearer than it is. No kong is declared: it brings no goal nearer."""
    win = next((move for move in seen.moves if isinstance(move, Win)), None)
    if win is not None and goals_in(complete_hand(seen), task):
        return win
    measured = moves_measured(seen, task.goals, values)

    def order(move: Move) -> tuple[int, int]:
        """The nearer the hand is after it, the earlier."""
        found = nearest_of(measured[move], task.goals)
        return _OUT if found is None else found.order

    discards = [move for move in measured if isinstance(move, Discard)]
    if discards:
        return min(discards, key=lambda move: (order(move), move.tile))
    rest = Pass(seen.seat)
    claims = [move for move in measured if isinstance(move, Chow | Pung)]
    best = min(claims, key=order, default=rest)
    return best if order(best)[0] < order(rest)[0] else rest


def _way(build: TableBuild, who: Player, values: ValueSet) -> BuildWay:
    """How a hand at the table went for the goals."""
    goals, thrown, taken = build.task.goals, tuple(throw.tile for throw in build.thrown), len(build.draws)
    if build.end is TableEnd.HOME:
        hand = dearest(target_hand(build.hand, goal, values) for goal in goals_in(build.hand, build.task))
        return BuildWay(who, goals, taken, hand, thrown, taken)
    return BuildWay(who, goals, None, nearest_hand_of(build.hand, goals, values), thrown, taken)
