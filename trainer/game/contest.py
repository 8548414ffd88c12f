"""Bots among themselves: single hands, runs of hands, and their strength against each other."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from trainer.game.bots import Bot, BotId
from trainer.game.bots.players import BOTS
from trainer.game.deals import MAX_SEED, Deal, TableRules
from trainer.game.play import apply, deal
from trainer.game.record import record_of, record_to_data, result_to_data
from trainer.game.standings import HandLine, payments, prevailing_in
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


def rules_without_wind(_: int) -> TableRules:
    """The rules of the hand of a number (from 1) where no prevailing wind counts."""
    return TableRules()


def rules_with_wind(number: int) -> TableRules:
    """The rules of the hand of a number (from 1) where the prevailing wind counts."""
    return TableRules(prevailing=prevailing_in(number))


def play_hands(
    hands: int,
    seed: int,
    line_up: Sequence[BotId] = LINE_UP,
    rules: Callable[[int], TableRules] = rules_without_wind,
) -> Iterator[State]:
    """``hands`` finished hands with seeds ``seed``, ``seed + 1`` …; the deal passes after every hand. ``rules`` gives
    those of each hand by its number, from 1."""
    for number in range(hands):
        yield play_hand(Deal((seed + number) % MAX_SEED, rules(number + 1)), seated(line_up, number))


def play_data(
    hands: int, seed: int, rules: Callable[[int], TableRules] = rules_without_wind
) -> Iterator[Mapping[str, object]]:
    """JSON data of each hand: its record, who played by seat, and how it ended (``python -m trainer play``)."""
    for number, state in enumerate(play_hands(hands, seed, rules=rules)):
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
    lines: dict[BotId, list[_SeatLine]] = {bot: [] for bot in line_up}
    for number, state in enumerate(play_hands(hands, seed, line_up)):
        for seat, bot in zip(Seat, seated(line_up, number), strict=True):
            lines[bot.id].append(_seat_line(state, seat))
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
    line = HandLine(result.seat, result.payer, result.score.total)
    gained = {scheme: payments(line, scheme)[seat] for scheme in Scheme}
    return _SeatLine(line.points if result.seat is seat else None, result.payer is seat, gained)


def _strength(bot: BotId, lines: Sequence[_SeatLine]) -> Strength:
    won = [line.won for line in lines if line.won is not None]
    gained = {scheme: sum(line.gained[scheme] for line in lines) for scheme in Scheme}
    return Strength(bot, len(lines), len(won), sum(won), sum(line.charged for line in lines), gained)
