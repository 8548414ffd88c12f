"""Players made of rules, over one protocol (`protocol`): they get a view and give back a move.

`discarder`, `steady`, `builder` are the players (all of them in `players`); `turn` is the order in which the last two
look at their moves, `plans` are the hands that they aim at, `shape` measures how far those are, `outlook` reads a
view.
"""

from trainer.game.bots.protocol import Bot, BotId

__all__ = ["Bot", "BotId"]
