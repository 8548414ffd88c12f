"""What every bot is: something that chooses a move from what its seat may see."""

from enum import StrEnum
from typing import Protocol

from trainer.game.moves import Move
from trainer.game.view import SeatView


class BotId(StrEnum):
    """The bots by name; the order is part of the deal code, so new ones go to the end."""

    DISCARDER = "discarder"
    STEADY = "steady"
    BUILDER = "builder"


class Bot(Protocol):
    """A player. It gets a view, never a state, and keeps nothing between calls: equal views give equal moves."""

    @property
    def id(self) -> BotId:
        """Its name."""
        ...

    def choose(self, view: SeatView) -> Move:
        """One of ``view.moves``; the view awaits this seat's move."""
        ...
