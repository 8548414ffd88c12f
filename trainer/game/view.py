"""What one seat may see. Bots and panels get a `SeatView`, never a `State`, so nobody can peek.

Two states that differ only in what a seat cannot see give it equal views. That is also why a view never tells
which other seats are asked for a claim, and holds the start's disclosure instead of the deal with its seed.
"""

from msgspec import Struct

from trainer.game.deals import Disclosure, TableRules, disclose
from trainer.game.legal import legal_moves
from trainer.game.moves import Discard, Move
from trainer.game.state import Discarded, Phase, PlayerState, Result, State, TableMeld, to_act
from trainer.game.wins import WinCheck, win_check
from trainer.reach.model import Position
from trainer.rules import Meld, Seat, Tile


class OpenSeat(Struct, frozen=True):
    """What everybody sees of a seat. ``count``: tiles in its hand; ``hand`` is None until the end."""

    seat: Seat
    line: int
    melds: tuple[TableMeld, ...]
    discards: tuple[Discarded, ...]
    count: int
    hand: tuple[Tile, ...] | None


class OpenOffer(Struct, frozen=True):
    """A tile that may be taken; ``robbing`` tells that it is being added to a kong and only a win may take it."""

    tile: Tile
    source: Seat
    robbing: bool


class SeatView(Struct, frozen=True):
    """The hand as ``seat`` sees it.

    ``hand``: own tiles, sorted, the drawn one among them; ``drawn``: that one, None when the seat holds no drawn
    tile. ``seats``: the open part of all four. ``awaited``: on a turn the seat to play; while a tile is offered
    only ever this seat itself. ``moves``: what this seat may do now. ``win``: its complete hand measured against
    its line, also when that forbids the win. ``last_discard``: by whom and which, also after it was passed.
    ``visible``: every tile seen outside the own hand and melds, sorted, as `trainer.reach.Position` wants it.
    """

    seat: Seat
    rules: TableRules
    start: Disclosure
    hand: tuple[Tile, ...]
    drawn: Tile | None
    seats: tuple[OpenSeat, ...]
    wall_left: int
    phase: Phase
    turn: Seat
    awaited: tuple[Seat, ...]
    offer: OpenOffer | None
    last_discard: tuple[Seat, Tile] | None
    moves: tuple[Move, ...]
    win: WinCheck | None
    visible: tuple[Tile, ...]
    result: Result | None

    @property
    def dealer(self) -> Seat:
        """The seat that dealt: East in every hand."""
        return Seat.E

    @property
    def line(self) -> int:
        """This seat's winning line in points."""
        return self.seats[self.seat].line

    @property
    def melds(self) -> tuple[TableMeld, ...]:
        """This seat's laid-down melds."""
        return self.seats[self.seat].melds

    @property
    def plain_melds(self) -> tuple[Meld, ...]:
        """This seat's laid-down melds without their history."""
        return tuple(laid.meld for laid in self.melds)

    @property
    def discards(self) -> tuple[Discarded, ...]:
        """This seat's discards."""
        return self.seats[self.seat].discards

    @property
    def others(self) -> tuple[OpenSeat, ...]:
        """The other three in turn order, beginning with the next."""
        return tuple(self.seats[other] for other in self.seat.others())

    @property
    def my_turn(self) -> bool:
        """Whether this seat's move is awaited, on its turn or for a claim."""
        return bool(self.moves)

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.phase is Phase.OVER

    @property
    def position(self) -> Position:
        """Hand, melds and visible tiles for `trainer.reach`; an offered tile is among the visible ones."""
        return Position(self.hand, self.plain_melds, self.seat, self.visible, self.rules.prevailing)


def view(state: State, seat: Seat) -> SeatView:
    """The hand as ``seat`` may see it."""
    offer = state.offer
    return SeatView(
        seat=seat,
        rules=state.deal.rules,
        start=disclose(state.deal.start),
        hand=state.players[seat].hand,
        drawn=state.drawn if state.turn is seat else None,
        seats=tuple(_open_seat(state, each) for each in Seat),
        wall_left=len(state.wall),
        phase=state.phase,
        turn=state.turn,
        awaited=_awaited(state, seat),
        offer=None if offer is None else OpenOffer(offer.tile, offer.source, state.phase is Phase.ROBBING),
        last_discard=_last_discard(state),
        moves=legal_moves(state, seat),
        win=win_check(state, seat),
        visible=_visible(state, seat),
        result=state.result,
    )


def _open_seat(state: State, seat: Seat) -> OpenSeat:
    player = state.players[seat]
    shown = player.hand if state.over else None
    return OpenSeat(seat, state.deal.lines[seat], player.melds, player.discards, len(player.hand), shown)


def _awaited(state: State, seat: Seat) -> tuple[Seat, ...]:
    awaited = to_act(state)
    if state.offer is None:
        return awaited
    return (seat,) if seat in awaited else ()


def _last_discard(state: State) -> tuple[Seat, Tile] | None:
    return next(((move.seat, move.tile) for move in reversed(state.moves) if isinstance(move, Discard)), None)


def _visible(state: State, seat: Seat) -> tuple[Tile, ...]:
    seen = [tile for other in seat.others() for tile in _laid(state.players[other])]
    seen += [d.tile for player in state.players for d in player.discards if d.claimed_by is None]
    return tuple(sorted(seen))


def _laid(player: PlayerState) -> list[Tile]:
    return [tile for laid in player.melds for tile in laid.meld.tiles]
