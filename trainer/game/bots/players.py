"""The bots there are. They bring NumPy, so they are imported where they are to play."""

from collections.abc import Mapping

from trainer.game.bots.builder import Builder
from trainer.game.bots.outlook import company
from trainer.game.bots.protocol import Bot, BotId
from trainer.game.bots.steady import Steady
from trainer.game.moves import Discard, Move, Pass
from trainer.game.view import SeatView
from trainer.rules import counts


class Discarder:
    """The beginner's opponent: keeps pairs and neighbours, claims nothing, never wins.

    It lays down the tile with the least beside it; among equals honours, then tiles nearest to 1 and 9.
    """

    id = BotId.DISCARDER

    def choose(self, view: SeatView) -> Move:
        """A discard on its turn, a pass on anything offered."""
        if view.offer is not None:
            return Pass(view.seat)
        held = counts(view.hand)
        tile = min(view.hand, key=lambda tile: (company(tile, held), not tile.is_honour, -abs(tile.rank - 5), tile))
        return Discard(view.seat, tile)


DISCARDER = Discarder()
STEADY = Steady()
BUILDER = Builder()

BOTS: Mapping[BotId, Bot] = {bot.id: bot for bot in (DISCARDER, STEADY, BUILDER)}
"""Every bot by its name."""
