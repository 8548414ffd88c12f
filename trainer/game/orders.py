"""placeholder"""

from random import Random

from trainer.game.deals import Conflict, Near
from trainer.rules import Tile


def ordered_hand(start: Near | Conflict, rng: Random) -> tuple[Tile, ...]:
    raise NotImplementedError
