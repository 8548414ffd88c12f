"""A hand that was won, with all that its settlement and its picture need beside the tiles."""

from enum import StrEnum

from msgspec import Struct

from trainer.rules.fans import FanId
from trainer.rules.hands import Hand
from trainer.rules.settlement import Scheme, Settlement, settle
from trainer.rules.tiles import Seat, Tile
from trainer.rules.values import ValueSet


class WonBy(StrEnum):
    """How the last tile came."""

    SELF_DRAW = "self-draw"
    DISCARD = "discard"
    ROBBED_KONG = "robbed-kong"


class ClaimedTile(Struct, frozen=True):
    """The tile of a laid-down meld that was claimed, and who discarded it."""

    tile: Tile
    source: Seat


class WonHand(Struct, frozen=True):
    """A won hand as the scoring page takes it. ``hand.seat`` is the winner.

    ``source`` gave the last tile (None when it was drawn). ``line`` is the winner's winning line in points.
    ``learner`` is the seat from which others are called left, across and right. ``claims`` follow
    ``hand.melds``: None for a concealed kong; left out, the melds are shown without a turned tile.
    Raises `ValueError` for a source that does not go with how the hand was won.
    """

    hand: Hand
    values: ValueSet
    scheme: Scheme
    won_by: WonBy
    source: Seat | None
    line: int
    learner: Seat
    claims: tuple[ClaimedTile | None, ...] = ()

    def __post_init__(self) -> None:
        if (self.source is None) is not (self.won_by is WonBy.SELF_DRAW):
            raise ValueError(f"{self.won_by} with the tile from {self.source}")
        if self.source is self.winner:
            raise ValueError(f"{self.winner.letter} cannot give itself the last tile")

    @property
    def winner(self) -> Seat:
        """The seat that won."""
        return self.hand.seat

    @property
    def settled_as_self_draw(self) -> bool:
        """Whether a tile from another is settled as if drawn: 地和 charges no discarder."""
        return self.source is not None and FanId.DIHE in self.hand.events

    @property
    def payer(self) -> Seat | None:
        """Who is charged as the discarder: whoever gave the last tile, also from a kong being added; else None."""
        return None if self.settled_as_self_draw else self.source

    def claim(self, meld: int) -> ClaimedTile | None:
        """The claimed tile of one of the laid-down melds."""
        return self.claims[meld] if meld < len(self.claims) else None

    def settlement(self, points: int, scheme: Scheme) -> Settlement:
        """Who pays what for this win in a scheme."""
        return settle(points, self.winner, self.payer, scheme)
