"""The order in which a player that wants to win goes through its moves."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from trainer.game.moves import Chow, Discard, Kong, Move, Pass, Pung, Win
from trainer.game.view import SeatView
from trainer.rules import Tile

Declaration: TypeAlias = Chow | Pung | Kong
"""What lays a meld down."""


def take_turn(
    view: SeatView,
    declare: Callable[[SeatView, Sequence[Declaration]], Declaration | None],
    discard: Callable[[SeatView], Tile],
) -> Move:
    """A win if there is one, else what ``declare`` chooses of the melds that may be laid down, else a pass on what is
    offered, else what ``discard`` chooses. ``declare`` is asked only where there is something to choose."""
    for move in view.moves:
        if isinstance(move, Win):
            return move
    declarations = [move for move in view.moves if isinstance(move, Declaration)]
    declared = declare(view, declarations) if declarations else None
    if declared is not None:
        return declared
    return Pass(view.seat) if view.offer is not None else Discard(view.seat, discard(view))
