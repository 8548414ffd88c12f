"""Players made of rules, over one protocol (`protocol`): they get a view and give back a move.

`discarder`, `steady`, `builder` are the players; `turn` is the order in which the last two look at their moves,
`plans` are the hands they aim at, `shape` measures how far those are, `outlook` reads a view.
"""

from collections.abc import Mapping

from trainer.game.bots.builder import Builder
from trainer.game.bots.discarder import Discarder
from trainer.game.bots.plans import plans
from trainer.game.bots.protocol import Bot, BotId
from trainer.game.bots.shape import prepare
from trainer.game.bots.steady import Steady
from trainer.rules import Seat

DISCARDER = Discarder()
STEADY = Steady()
BUILDER = Builder()

BOTS: Mapping[BotId, Bot] = {bot.id: bot for bot in (DISCARDER, STEADY, BUILDER)}
"""Every bot by its name."""


def warm_up() -> None:
    """Make the tables that the bots share, about 0.1 s, so that a first move is as quick as any later one."""
    for seat in Seat:
        for plan in plans(seat):
            prepare(plan)


__all__ = ["BOTS", "BUILDER", "DISCARDER", "STEADY", "Bot", "BotId", "Builder", "Discarder", "Steady", "warm_up"]
