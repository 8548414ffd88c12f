"""Players made of rules, over one protocol (`protocol`): they get a view and give back a move.

`players` has all of them, and the one that only discards; `steady` and `builder` aim at hands: `turn` is the order in
which they look at their moves, `plans` are the hands, `shape` measures how far those are, `outlook` reads a view.
"""

from trainer.game.bots.protocol import Bot, BotId

__all__ = ["Bot", "BotId"]
