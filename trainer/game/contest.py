"""Bots among themselves: single hands, and runs of hands as records."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from trainer.game.bots import Bot, BotId
from trainer.game.bots.players import BOTS
from trainer.game.deals import MAX_SEED, Deal, TableRules
from trainer.game.play import apply, deal
from trainer.game.record import record_of, record_to_data, result_to_data
from trainer.game.standings import prevailing_in
from trainer.game.state import State, to_act
from trainer.game.view import view
from trainer.rules import Seat

LINE_UP = (BotId.STEADY, BotId.BUILDER, BotId.STEADY, BotId.DISCARDER)
"""Who sits E, S, W, N in the hand of seed 0 when nothing else is asked."""


class Contest(Struct, frozen=True):
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
