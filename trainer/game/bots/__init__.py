"""Players made of rules, over one protocol (`protocol`): they get a view and give back a move.

`discarder`, `steady`, `builder` are the players; `turn` is the order in which the last two look at their moves,
`plans` are the hands that they aim at, `shape` measures how far those are, `outlook` reads a view.
"""

from collections.abc import Mapping

from trainer.game.bots.builder import Builder
from trainer.game.bots.discarder import Discarder
from trainer.game.bots.protocol import Bot, BotId
from trainer.game.bots.steady import Steady

DISCARDER = Discarder()
STEADY = Steady()
BUILDER = Builder()

BOTS: Mapping[BotId, Bot] = {bot.id: bot for bot in (DISCARDER, STEADY, BUILDER)}
"""Every bot by its name."""


__all__ = ["BOTS", "BUILDER", "DISCARDER", "STEADY", "Bot", "BotId", "Builder", "Discarder", "Steady"]
