"""The turn: `start_hand` deals, `apply` takes one move and gives the next state with what happened.

Both are pure. Draws happen by themselves: after `apply` the table always waits for somebody, or is over. Claims
are collected from every seat that has one before the best is carried out: a win before a pung or kong before a
chow, and of several wins the one nearest in turn order after the tile's giver.

Rulings of the house, where the published notes are silent:

- After a chow or pung its maker discards: no kong and no win in between. After a kong comes the replacement.
- Any tile may be discarded after a claim, also the one claimed. Letting a tile go bars nobody from it later.
- The discard after the wall's last tile can only be won with. No kong when the wall is empty.
- Only a kong being added can be robbed; its pung then stays a pung, and its player pays as a discarder.
- A fourth tile may be added to a pung in any later turn of its player, before the discard.
- A concealed kong is laid down for all to see.
- A complete hand below its player's line is not asked; the player is told the reason and play goes on.
- 天和 and 地和 meet no other incidental fan; a robbed tile makes no 地和; others' claims do not void it. A hand that
  is taken up midway has neither.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from trainer.game.deals import Deal, Laid, Stacked
from trainer.game.events import (
    ChowMade,
    Dealt,
    DiscardMade,
    Drawn,
    Event,
    HandWon,
    KongForm,
    KongMade,
    KongRobbed,
    PungMade,
    ReplacementDrawn,
    WallExhausted,
    WinRefused,
)
from trainer.game.legal import IllegalMove, claims, refusals
from trainer.game.moves import Chow, Discard, Kong, Move, Pass, Pung, Win
from trainer.game.state import Discarded, Exhausted, Offer, Phase, PlayerState, State, TableMeld, Won
from trainer.game.walls import build_wall
from trainer.game.wins import WinCheck, win_check
from trainer.rules import Meld, MeldKind, Seat, Tile, settle

Step = tuple[State, tuple[Event, ...]]
"""A state and what led to it."""


def start_hand(deal: Deal) -> Step:
    """Deal and let the dealer draw, or of a hand taken up midway whose turn it is. Raises
    `trainer.game.deals.DealError` for a start that cannot be made."""
    hands, wall = build_wall(deal)
    players, turn = tuple(map(PlayerState, hands)), Seat.E
    if isinstance(deal.start, Stacked) and deal.start.table:
        players, turn = tuple(map(_taken_up, hands, deal.start.table)), deal.start.turn
    return _after((Dealt(Seat.E),), _draw(State(deal, wall, players, Phase.DRAWN, turn), turn))


def _taken_up(hand: tuple[Tile, ...], laid: Laid) -> PlayerState:
    return PlayerState(hand, tuple(map(TableMeld, laid.melds)), tuple(map(Discarded, laid.river)))


def deal(order: Deal) -> State:
    """The first state of a deal, with the dealer's fourteenth tile drawn."""
    return start_hand(order)[0]


def apply(state: State, move: Move) -> Step:
    """Make one move. The given state is never changed.

    Raises `trainer.game.legal.IllegalMove` with every reason at once.
    """
    reasons = refusals(state, move)
    if reasons:
        raise IllegalMove(move, reasons)
    after = replace(state, moves=(*state.moves, move))
    if after.offer is not None:
        return _answer(after, after.offer, move)
    match move:
        case Discard():
            return _discard(after, move)
        case Kong(seat, tile):
            return _own_kong(after, seat, tile)
        case _:
            return _win(after, move.seat)


def _after(events: tuple[Event, ...], step: Step) -> Step:
    return step[0], (*events, *step[1])


def _with_player(state: State, seat: Seat, player: PlayerState) -> tuple[PlayerState, ...]:
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def _without(hand: tuple[Tile, ...], *tiles: Tile) -> tuple[Tile, ...]:
    left = list(hand)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


def _draw(state: State, seat: Seat, replacement: bool = False) -> Step:
    """Let ``seat`` draw from the front, or a kong's replacement from the end; an empty wall ends the hand."""
    if not state.wall:
        return replace(state, phase=Phase.OVER, offer=None, result=Exhausted()), (WallExhausted(),)
    tile, wall = (state.wall[-1], state.wall[:-1]) if replacement else (state.wall[0], state.wall[1:])
    player = state.players[seat]
    players = _with_player(state, seat, replace(player, hand=tuple(sorted((*player.hand, tile)))))
    drawn = replace(
        state, wall=wall, players=players, phase=Phase.DRAWN, turn=seat, drawn=tile, replacement=replacement, offer=None
    )
    event = ReplacementDrawn(seat, tile, len(wall)) if replacement else Drawn(seat, tile, len(wall))
    return drawn, (event, *_refused_wins({seat: win_check(drawn, seat)}))


def _refused_wins(checks: Mapping[Seat, WinCheck | None]) -> tuple[WinRefused, ...]:
    found = ((seat, check) for seat, check in checks.items() if check is not None and not check.allowed)
    return tuple(WinRefused(seat, check.tile, check.score, check.line) for seat, check in found)


def _discard(state: State, move: Discard) -> Step:
    seat, tile = move.seat, move.tile
    drawn = tile is state.drawn and not move.held
    player = state.players[seat]
    after = replace(player, hand=_without(player.hand, tile), discards=(*player.discards, Discarded(tile, None, drawn)))
    laid = replace(state, players=_with_player(state, seat, after), drawn=None, replacement=False)
    offered = replace(laid, phase=Phase.CLAIMS, offer=Offer(tile, seat, ()))
    return _after((DiscardMade(seat, tile, drawn),), _ask(offered, tile, seat))


def _ask(offered: State, tile: Tile, source: Seat) -> Step:
    """Ask every seat that could take the offered tile; with none, play goes on at once."""
    checks = {seat: win_check(offered, seat) for seat in source.others()}
    asked = tuple(seat for seat, check in checks.items() if claims(offered, seat, check))
    waiting = replace(offered, offer=Offer(tile, source, asked))
    refused = _refused_wins(checks)
    return (waiting, refused) if asked else _after(refused, _let_go(waiting))


def _let_go(state: State) -> Step:
    """Nobody takes the offered tile: the next player draws, or the kong being added stands."""
    if state.phase is Phase.ROBBING:
        return _draw(state, state.turn, replacement=True)
    return _draw(state, state.turn.next)


def _answer(state: State, offer: Offer, move: Move) -> Step:
    offer = replace(offer, answers=(*offer.answers, move))
    answered = replace(state, offer=offer)
    if offer.awaited:
        return answered, ()
    best = _best_answer(offer)
    match best:
        case Win(seat):
            return _win(answered, seat)
        case Chow(seat, tile):
            return _call(answered, offer, seat, Meld.chow(tile))
        case Pung(seat):
            return _call(answered, offer, seat, Meld.pung(offer.tile))
        case Kong(seat, tile):
            return _call(answered, offer, seat, Meld.kong(tile))
        case _:
            return _let_go(answered)


_RANK: Mapping[type[Move], int] = {Win: 0, Kong: 1, Pung: 1, Chow: 2, Pass: 3}


def _best_answer(offer: Offer) -> Move:
    return min(offer.answers, key=lambda move: (_RANK[type(move)], (move.seat - offer.source) % 4))


def _taken(state: State, offer: Offer, by: Seat) -> State:
    """Mark the offered discard as claimed."""
    giver = state.players[offer.source]
    discards = (*giver.discards[:-1], replace(giver.discards[-1], claimed_by=by))
    return replace(state, players=_with_player(state, offer.source, replace(giver, discards=discards)))


def _call(state: State, offer: Offer, seat: Seat, meld: Meld) -> Step:
    taken = _taken(state, offer, seat)
    player = taken.players[seat]
    hand = _without(player.hand, *_without(meld.tiles, offer.tile))
    laid = replace(player, hand=hand, melds=(*player.melds, TableMeld(meld, offer.tile, offer.source)))
    called = replace(taken, players=_with_player(taken, seat, laid), phase=Phase.CALLED, turn=seat, offer=None)
    match meld.kind:
        case MeldKind.CHOW:
            return called, (ChowMade(seat, meld, offer.tile, offer.source),)
        case MeldKind.PUNG:
            return called, (PungMade(seat, meld, offer.source),)
        case MeldKind.KONG:
            made = KongMade(seat, meld, KongForm.CLAIMED, offer.source)
            return _after((made,), _draw(called, seat, replacement=True))


def _own_kong(state: State, seat: Seat, tile: Tile) -> Step:
    player = state.players[seat]
    if player.hand.count(tile) == 4:
        meld = Meld.kong(tile, concealed=True)
        laid = PlayerState(_without(player.hand, *meld.tiles), (*player.melds, TableMeld(meld)), player.discards)
        after = replace(state, players=_with_player(state, seat, laid), drawn=None)
        made = KongMade(seat, meld, KongForm.CONCEALED)
        return _after((made,), _draw(after, seat, replacement=True))
    meld = Meld.kong(tile)
    melds = tuple(replace(m, meld=meld, added=True) if m.meld == Meld.pung(tile) else m for m in player.melds)
    added = PlayerState(_without(player.hand, tile), melds, player.discards)
    players = _with_player(state, seat, added)
    offered = replace(
        state, players=players, phase=Phase.ROBBING, drawn=None, replacement=False, offer=Offer(tile, seat, ())
    )
    return _after((KongMade(seat, meld, KongForm.ADDED),), _ask(offered, tile, seat))


def _win(state: State, seat: Seat) -> Step:
    check = win_check(state, seat)
    assert check is not None
    settlement = settle(check.points, seat, check.payer, state.deal.rules.scheme)
    won = HandWon(seat, check.tile, check.source, check.score, settlement)
    events: tuple[Event, ...] = (won,)
    if state.phase is Phase.ROBBING and state.offer is not None:
        events = (KongRobbed(seat, state.offer.source, check.tile), won)
    result = Won(seat, check.tile, check.source, check.payer, check.hand, check.score, settlement)
    over = replace(_hand_over(state, seat), phase=Phase.OVER, turn=seat, offer=None, result=result)
    return over, events


def _hand_over(state: State, seat: Seat) -> State:
    """Put a won tile into the winner's hand; a robbed kong falls back to a pung."""
    offer = state.offer
    if offer is None:
        return state
    if state.phase is Phase.ROBBING:
        giver = state.players[offer.source]
        melds = tuple(
            replace(m, meld=Meld.pung(offer.tile), added=False) if m.meld == Meld.kong(offer.tile) else m
            for m in giver.melds
        )
        taken = replace(state, players=_with_player(state, offer.source, replace(giver, melds=melds)))
    else:
        taken = _taken(state, offer, seat)
    player = taken.players[seat]
    won = replace(player, hand=tuple(sorted((*player.hand, offer.tile))))
    return replace(taken, players=_with_player(taken, seat, won), drawn=offer.tile)
