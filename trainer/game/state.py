"""The frozen state of one hand of play.

Everything that later moves depend on is in the value: deal, wall, the four players, whose turn, the tile just
drawn, the offered tile with the answers so far, every move made, and the result.
"""

from enum import StrEnum

from msgspec import Struct

from trainer.game.deals import Deal
from trainer.game.moves import Move
from trainer.rules import Hand, Meld, Score, Seat, Settlement, Tile


class Phase(StrEnum):
    """What the table waits for.

    ``DRAWN``: ``turn`` has drawn and may win, kong or discard. ``CALLED``: ``turn`` has made a chow or pung and
    must discard. ``CLAIMS``: a discard is offered. ``ROBBING``: the tile of a kong being added is offered.
    ``OVER``: there is a result.
    """

    DRAWN = "drawn"
    CALLED = "called"
    CLAIMS = "claims"
    ROBBING = "robbing"
    OVER = "over"


class TableMeld(Struct, frozen=True):
    """A meld laid down: which of its tiles was claimed, and from whom. Both are None for a concealed kong, and for a
    meld that lay there when the hand was taken up midway.

    An added kong keeps the claimed tile and source of its pung.
    """

    meld: Meld
    claimed: Tile | None = None
    source: Seat | None = None
    added: bool = False


class Discarded(Struct, frozen=True):
    """A discard: who took it, if anyone, and whether it was the tile just drawn (摸切)."""

    tile: Tile
    claimed_by: Seat | None = None
    drawn: bool = False


class PlayerState(Struct, frozen=True):
    """One player's tiles: the hand sorted, with the drawn tile in it; melds and discards in the order made."""

    hand: tuple[Tile, ...]
    melds: tuple[TableMeld, ...] = ()
    discards: tuple[Discarded, ...] = ()

    @property
    def untouched(self) -> bool:
        """Whether the player has neither discarded nor laid down anything yet (天和, 地和)."""
        return not self.melds and not self.discards

    @property
    def plain_melds(self) -> tuple[Meld, ...]:
        """The laid-down melds without their history."""
        return tuple(laid.meld for laid in self.melds)


class Offer(Struct, frozen=True):
    """A tile that others may take: from whom, who may answer, and the answers given so far."""

    tile: Tile
    source: Seat
    asked: tuple[Seat, ...]
    answers: tuple[Move, ...] = ()

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Those asked who have not answered, in turn order after the source."""
        answered = {move.seat for move in self.answers}
        return tuple(seat for seat in self.asked if seat not in answered)


class Won(Struct, frozen=True):
    """A hand won: the tile and who gave it (None when drawn), who alone is charged as discarder (None when all
    pay as for a self-draw), what it scored and how it is paid."""

    seat: Seat
    tile: Tile
    source: Seat | None
    payer: Seat | None
    hand: Hand
    score: Score
    settlement: Settlement


class Exhausted(Struct, frozen=True):
    """The whole wall was drawn and nobody won: nobody pays."""


Result = Won | Exhausted
"""How a hand ended."""


class State(Struct, frozen=True):
    """One moment of a hand. The wall is drawn from the front; replacement tiles come from its end."""

    deal: Deal
    wall: tuple[Tile, ...]
    players: tuple[PlayerState, ...]
    phase: Phase
    turn: Seat
    drawn: Tile | None = None
    replacement: bool = False
    offer: Offer | None = None
    moves: tuple[Move, ...] = ()
    result: Result | None = None

    @property
    def over(self) -> bool:
        """Whether there is a result."""
        return self.phase is Phase.OVER


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats whose move is awaited: one on a turn, one or more while a tile is offered, none at the end."""
    if state.offer is not None:
        return state.offer.awaited
    return () if state.over else (state.turn,)
