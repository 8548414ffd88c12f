"""The bots there are. They bring NumPy, so they are imported where they are to play."""

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
