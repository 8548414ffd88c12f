"""Bots among themselves: single hands, runs of hands, and their strength against each other."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from trainer.game.bots import BOTS, Bot, BotId
from trainer.game.deals import MAX_SEED, Deal
from trainer.game.play import apply, deal
from trainer.game.record import record_of, record_to_data, result_to_data
from trainer.game.standings import HandLine, payments
from trainer.game.state import State, Won, to_act
from trainer.game.view import view
from trainer.rules import Scheme, Seat

LINE_UP = (BotId.STEADY, BotId.BUILDER, BotId.STEADY, BotId.DISCARDER)
"""Who sits E, S, W, N in the first hand when nothing else is asked."""


def play_hand(order: Deal, bots: Sequence[Bot]) -> State:
    """Play one hand to its end; ``bots`` sit E, S, W, N."""
    state = deal(order)
    while not state.over:
        seat = to_act(state)[0]
        state, _ = apply(state, bots[seat].choose(view(state, seat)))
    return state


def seated(line_up: Sequence[BotId], number: int) -> tuple[Bot, ...]:
    """The bots by seat in the hand of that number (from 0): the deal passes, so everybody moves on a seat."""
    return tuple(BOTS[line_up[(seat + number) % len(Seat)]] for seat in Seat)


def play_hands(hands: int, seed: int, line_up: Sequence[BotId] = LINE_UP) -> Iterator[State]:
    """``hands`` finished hands with seeds ``seed``, ``seed + 1`` …; the deal passes after every hand."""
    for number in range(hands):
        yield play_hand(Deal((seed + number) % MAX_SEED), seated(line_up, number))


def play_data(hands: int, seed: int) -> Iterator[Mapping[str, object]]:
    """JSON data of each hand: its record, who played by seat, and how it ended (``python -m trainer play``)."""
    for number, state in enumerate(play_hands(hands, seed)):
        data = record_to_data(record_of(state))
        bots = [bot.id.value for bot in seated(LINE_UP, number)]
        yield {**data, "bots": bots, "result": result_to_data(state)}


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


def strengths(hands: int, seed: int, line_up: Sequence[BotId]) -> tuple[Strength, ...]:
    """Let the bots of a line-up play ``hands`` hands, changing seats, and tell how each of them did."""
    played: Counter[BotId] = Counter(bot for bot in line_up for _ in range(hands))
    won: Counter[BotId] = Counter()
    points: Counter[BotId] = Counter()
    charged: Counter[BotId] = Counter()
    gained: dict[Scheme, Counter[BotId]] = {scheme: Counter() for scheme in Scheme}
    for number, state in enumerate(play_hands(hands, seed, line_up)):
        result = state.result
        if not isinstance(result, Won):
            continue
        bots = [bot.id for bot in seated(line_up, number)]
        won[bots[result.seat]] += 1
        points[bots[result.seat]] += result.score.total
        if result.payer is not None:
            charged[bots[result.payer]] += 1
        for scheme, totals in gained.items():
            paid = payments(HandLine(result.seat, result.payer, result.score.total), scheme)
            for bot, amount in zip(bots, paid, strict=True):
                totals[bot] += amount
    return tuple(
        Strength(bot, played[bot], won[bot], points[bot], charged[bot], {s: gained[s][bot] for s in Scheme})
        for bot in dict.fromkeys(line_up)
    )
