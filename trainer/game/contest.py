"""Bots among themselves: single hands, runs of hands, and their strength against each other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trainer.game.bots import Bot, BotId
from trainer.game.bots.players import BOTS
from trainer.game.deals import MAX_SEED, Deal, TableRules
from trainer.game.play import apply, deal
from trainer.game.record import record_of, record_to_data, result_to_data
from trainer.game.standings import CountedHand, payments, prevailing_in
from trainer.game.state import State, Won, to_act
from trainer.game.view import view
from trainer.rules import Scheme, Seat

LINE_UP = (BotId.STEADY, BotId.BUILDER, BotId.STEADY, BotId.DISCARDER)
"""Who sits E, S, W, N in the hand of seed 0 when nothing else is asked."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays a run of hands, and by which rules.

    ``bots`` and their winning ``lines`` sit E, S, W, N in the hand of seed 0. The deal passes with every seed. So a
    hand depends on its seed alone, and a run can be cut into ranges of seeds. ``prevailing``: whether the prevailing
    wind counts; it is that of a session that began with seed 0.
    """

    bots: tuple[BotId, ...] = LINE_UP
    lines: tuple[int, ...] = (10,) * len(Seat)
    prevailing: bool = False

    def seated(self, seed: int) -> tuple[BotId, ...]:
        """The bots by seat in the hand of a seed."""
        return tuple(self.bots[(seat + seed) % len(Seat)] for seat in Seat)

    def deal(self, seed: int) -> Deal:
        """The hand of a seed, any whole number."""
        east, south, west, north = (self.lines[(seat + seed) % len(Seat)] for seat in Seat)
        rules = TableRules(prevailing=prevailing_in(seed + 1) if self.prevailing else None)
        return Deal(seed % MAX_SEED, rules, (east, south, west, north))

    def play(self, seed: int) -> State:
        """Play the hand of a seed to its end."""
        return play_hand(self.deal(seed), [BOTS[bot] for bot in self.seated(seed)])


def play_hand(order: Deal, bots: Sequence[Bot]) -> State:
    """Play one hand to its end; ``bots`` sit E, S, W, N."""
    state = deal(order)
    while not state.over:
        seat = to_act(state)[0]
        state, _ = apply(state, bots[seat].choose(view(state, seat)))
    return state


def hand_data(contest: Contest, seed: int) -> Mapping[str, object]:
    """JSON data of the hand of a seed: record, bots by seat, and how it ended (``python -m trainer play``)."""
    state = contest.play(seed)
    data = record_to_data(record_of(state))
    return {**data, "bots": [bot.value for bot in contest.seated(seed)], "result": result_to_data(state)}


@dataclass(frozen=True, slots=True)
class Strength:
    """How a bot did: hands played (one a seat it held), hands won, points of these in all, hands in which it was
    charged as the discarder, and what it gained under each settlement."""

    bot: BotId
    hands: int
    won: int
    points: int
    charged: int
    gained: Mapping[Scheme, int]


def strengths(seeds: Sequence[int], bots: tuple[BotId, ...]) -> tuple[Strength, ...]:
    """Let the bots of a line-up play the hands of some seeds, changing seats, and tell how each of them did."""
    contest = Contest(bots)
    lines: dict[BotId, list[_SeatLine]] = {bot: [] for bot in bots}
    for seed in seeds:
        state = contest.play(seed)
        for seat, bot in zip(Seat, contest.seated(seed), strict=True):
            lines[bot].append(_seat_line(state, seat))
    return tuple(_strength(bot, found) for bot, found in lines.items())


@dataclass(frozen=True, slots=True)
class _SeatLine:
    """One hand of one seat: points if it won, whether it was charged, what it gained by scheme."""

    won: int | None
    charged: bool
    gained: Mapping[Scheme, int]


def _seat_line(state: State, seat: Seat) -> _SeatLine:
    result = state.result
    if not isinstance(result, Won):
        return _SeatLine(None, False, dict.fromkeys(Scheme, 0))
    line = CountedHand(result.seat, result.payer, result.score.total)
    gained = {scheme: payments(line, scheme)[seat] for scheme in Scheme}
    return _SeatLine(line.points if result.seat is seat else None, result.payer is seat, gained)


def _strength(bot: BotId, lines: Sequence[_SeatLine]) -> Strength:
    won = [line.won for line in lines if line.won is not None]
    gained = {scheme: sum(line.gained[scheme] for line in lines) for scheme in Scheme}
    return Strength(bot, len(lines), len(won), sum(won), sum(line.charged for line in lines), gained)
