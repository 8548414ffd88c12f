"""The beginner's opponent: keeps pairs and neighbours, claims nothing, never wins."""

from trainer.game.bots.outlook import company
from trainer.game.bots.protocol import BotId
from trainer.game.moves import Discard, Move, Pass
from trainer.game.view import SeatView
from trainer.rules import counts


class Discarder:
    """Lays down the tile with the least beside it; among equals honours, then tiles nearest to 1 and 9."""

    id = BotId.DISCARDER

    def choose(self, view: SeatView) -> Move:
        """A discard on its turn, a pass on anything offered."""
        if view.offer is not None:
            return Pass(view.seat)
        held = counts(view.hand)
        tile = min(view.hand, key=lambda tile: (company(tile, held), not tile.is_honour, -abs(tile.rank - 5), tile))
        return Discard(view.seat, tile)
