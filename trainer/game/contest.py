"""Bots among themselves: single hands, runs of hands, and their strength against each other."""

import json
from collections.abc import Iterator, Sequence

from trainer.game.bots import BOTS, Bot, BotId
from trainer.game.deals import Deal
from trainer.game.play import apply, deal
from trainer.game.record import record_of, record_to_data, result_to_data
from trainer.game.state import State, to_act
from trainer.game.view import view
from trainer.rules import Seat

LINE_UP = (BotId.STEADY, BotId.BUILDER, BotId.STEADY, BotId.DISCARDER)
"""Who sits E, S, W, N when nothing else is asked."""


def play_hand(order: Deal, bots: Sequence[Bot]) -> State:
    """Play one hand to its end; ``bots`` sit E, S, W, N."""
    state = deal(order)
    while not state.over:
        seat = to_act(state)[0]
        state, _ = apply(state, bots[seat].choose(view(state, seat)))
    return state


def play_hands(hands: int, seed: int, line_up: Sequence[BotId] = LINE_UP) -> Iterator[State]:
    """``hands`` finished hands with seeds ``seed``, ``seed + 1`` …; the bots move on a seat after every hand."""
    for number in range(hands):
        yield play_hand(Deal(seed + number), seated(line_up, number))


def seated(line_up: Sequence[BotId], number: int) -> tuple[Bot, ...]:
    """The bots by seat in the hand of that number (from 0): the deal passes, so everybody moves on a seat."""
    return tuple(BOTS[line_up[(seat + number) % len(Seat)]] for seat in Seat)


def play_json(hands: int, seed: int) -> Iterator[str]:
    """One line of JSON a hand: its record, who played, and how it ended (``python -m trainer play``)."""
    for number, state in enumerate(play_hands(hands, seed)):
        data = record_to_data(record_of(state))
        bots = [bot.id.value for bot in seated(LINE_UP, number)]
        yield json.dumps({**data, "bots": bots, "result": result_to_data(state)}, ensure_ascii=False)
