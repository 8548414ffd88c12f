"""Which moves a seat may make, and why another one is refused.

`legal_moves` builds the list; `refusals` explains one move with every reason at once. The two are written
apart and a test holds them together.
"""

from collections.abc import Callable, Iterator

from trainer.game.moves import Chow, Discard, Kong, Move, Pass, Pung, Win, format_move
from trainer.game.state import Phase, PlayerState, State, to_act
from trainer.game.wins import WinCheck, below_line, win_check
from trainer.rules import TILES, MeldKind, Phrase, Seat, Tile, Value


class IllegalMove(ValueError):
    """A move that cannot be made: ``move``, and ``reasons`` as phrases, every one that holds.

    Reason keys: ``game-no-over`` ``game-no-turn`` ``game-no-answer`` ``game-no-discard-now`` ``game-no-tile``
    ``game-no-held`` ``game-no-offer`` ``game-no-only-win`` ``game-no-last-discard`` ``game-no-chow-side``
    ``game-no-chow-shape`` ``game-no-chow-tile`` ``game-no-chow-hand`` ``game-no-pung-hand`` ``game-no-kong-called``
    ``game-no-kong-wall`` ``game-no-kong-hand`` ``game-no-kong-tile`` ``game-no-win-called`` ``game-no-pass``
    ``cannot-win-shape`` ``cannot-win-line-detail`` (complete, but below the player's own line).
    """

    def __init__(self, move: Move, reasons: tuple[Phrase, ...]) -> None:
        super().__init__(f"{format_move(move)}: {', '.join(reason.key for reason in reasons)}")
        self.move = move
        self.reasons = reasons

    @property
    def keys(self) -> tuple[str, ...]:
        """The reasons' keys alone."""
        return tuple(reason.key for reason in self.reasons)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every move ``seat`` may make now; none when it is not awaited.

    Order: win, kongs, pung, chows from the lowest, discards by tile, pass.
    """
    if seat not in to_act(state):
        return ()
    if state.offer is not None:
        return (*claims(state, seat, win_check(state, seat)), Pass(seat))
    return (*_own_declarations(state), *_discards(state, seat))


def _discards(state: State, seat: Seat) -> Iterator[Discard]:
    hand = state.players[seat].hand
    for tile in dict.fromkeys(hand):
        yield Discard(seat, tile)
        if tile is state.drawn and hand.count(tile) > 1:
            yield Discard(seat, tile, held=True)


def _own_declarations(state: State) -> tuple[Move, ...]:
    if state.phase is not Phase.DRAWN:
        return ()
    seat = state.turn
    found = _win_if_allowed(seat, win_check(state, seat))
    if state.wall:
        found += [Kong(seat, tile) for tile in _own_kongs(state.players[seat])]
    return tuple(found)


def _win_if_allowed(seat: Seat, check: WinCheck | None) -> list[Move]:
    return [Win(seat)] if check is not None and check.allowed else []


def _own_kongs(player: PlayerState) -> tuple[Tile, ...]:
    hand = player.hand
    four = {tile for tile in hand if hand.count(tile) == 4}
    fourth = {laid.meld.tile for laid in player.melds if laid.meld.kind is MeldKind.PUNG and laid.meld.tile in hand}
    return tuple(sorted(four | fourth))


def claims(state: State, seat: Seat, check: WinCheck | None) -> tuple[Move, ...]:
    """What ``seat``, whose `win_check` is ``check``, could do with another's offered tile besides passing."""
    offer = state.offer
    assert offer is not None
    found = _win_if_allowed(seat, check)
    # The tile of a kong being added, and the discard after the wall's last tile, can only be won with.
    if state.phase is Phase.ROBBING or not state.wall:
        return tuple(found)
    hand = state.players[seat].hand
    same = hand.count(offer.tile)
    if same == 3:
        found.append(Kong(seat, offer.tile))
    if same >= 2:
        found.append(Pung(seat))
    if seat is offer.source.next:
        found += [Chow(seat, low) for low in _chows(offer.tile) if not _lacking(hand, low, offer.tile)]
    return tuple(found)


def _chows(tile: Tile) -> tuple[Tile, ...]:
    """The lowest tiles of the chows that hold ``tile``."""
    if tile.is_honour:
        return ()
    first = tile - tile.rank + 1
    return tuple(TILES[first + low - 1] for low in range(max(1, tile.rank - 2), min(7, tile.rank) + 1))


def _lacking(hand: tuple[Tile, ...], low: Tile, claimed: Tile) -> tuple[Tile, ...]:
    return tuple(tile for step in range(3) if (tile := TILES[low + step]) is not claimed and tile not in hand)


def refusals(state: State, move: Move) -> tuple[Phrase, ...]:
    """Every reason why ``move`` cannot be made now; empty for a legal move."""
    if state.over:
        return (_no("over"),)
    reasons = []
    if move.seat not in to_act(state):
        # Who else is asked for a claim is their secret; whose turn it is, everybody sees.
        reasons.append(_no("answer") if state.offer is not None else _no("turn", turn=state.turn))
    return (*reasons, *_CHECKS[type(move)](state, move))


def _no(name: str, **args: Value) -> Phrase:
    return Phrase.of(f"game-no-{name}", **args)


def _refuse_discard(state: State, move: Move) -> list[Phrase]:
    assert isinstance(move, Discard)
    found = [_no("discard-now")] if state.offer is not None else []
    if move.tile not in state.players[move.seat].hand:
        found.append(_no("tile", tile=move.tile))
    elif move.held and (move.tile is not state.drawn or state.players[move.seat].hand.count(move.tile) < 2):
        found.append(_no("held", tile=move.tile))
    return found


def _refuse_claim(state: State) -> list[Phrase]:
    """What stands against any chow, pung or claimed kong."""
    if state.offer is None:
        return [_no("offer")]
    if state.phase is Phase.ROBBING:
        return [_no("only-win")]
    return [] if state.wall else [_no("last-discard")]


def _refuse_chow(state: State, move: Move) -> list[Phrase]:
    assert isinstance(move, Chow)
    found = _refuse_claim(state)
    offer = state.offer
    if not move.tile.begins_chow:
        return [*found, _no("chow-shape", tile=move.tile)]
    if offer is None:
        return found
    if move.seat is not offer.source.next:
        found.append(_no("chow-side", source=offer.source))
    if not move.tile <= offer.tile <= move.tile + 2:
        return [*found, _no("chow-tile", tile=offer.tile)]
    lacking = _lacking(state.players[move.seat].hand, move.tile, offer.tile)
    return [*found, _no("chow-hand", tiles=lacking)] if lacking else found


def _refuse_pung(state: State, move: Move) -> list[Phrase]:
    found = _refuse_claim(state)
    if state.offer is not None and state.players[move.seat].hand.count(state.offer.tile) < 2:
        found.append(_no("pung-hand", tile=state.offer.tile))
    return found


def _refuse_kong(state: State, move: Move) -> list[Phrase]:
    assert isinstance(move, Kong)
    player = state.players[move.seat]
    if state.offer is not None:
        found = _refuse_claim(state)
        if move.tile is not state.offer.tile:
            return [*found, _no("kong-tile", tile=state.offer.tile)]
        return found if player.hand.count(move.tile) == 3 else [*found, _no("kong-hand", tile=move.tile)]
    found = [_no("kong-called")] if state.phase is Phase.CALLED else []
    if not state.wall:
        found.append(_no("kong-wall"))
    return found if move.tile in _own_kongs(player) else [*found, _no("kong-hand", tile=move.tile)]


def _refuse_win(state: State, move: Move) -> list[Phrase]:
    if state.phase is Phase.CALLED and state.turn is move.seat:
        return [_no("win-called")]
    check = win_check(state, move.seat)
    if check is None:
        return [Phrase.of("cannot-win-shape")]
    return [] if check.allowed else [below_line(check.score, check.line)]


def _refuse_pass(state: State, _move: Move) -> list[Phrase]:
    return [_no("pass")] if state.offer is None else []


_CHECKS: dict[type[Move], Callable[[State, Move], list[Phrase]]] = {
    Discard: _refuse_discard,
    Chow: _refuse_chow,
    Pung: _refuse_pung,
    Kong: _refuse_kong,
    Win: _refuse_win,
    Pass: _refuse_pass,
}
