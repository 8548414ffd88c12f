"""A hand won at the table, as `trainer.rules` scores and settles it."""

from trainer.game.state import TableMeld, Won
from trainer.game.view import SeatView
from trainer.rules import FanId, load_values
from trainer.rules.wins import ClaimedTile, WonBy, WonHand


def won_hand(view: SeatView, won: Won) -> WonHand:
    """A win seen from the learner's seat, with how the last tile came and who gave the claimed ones."""
    return WonHand(
        hand=won.hand,
        values=load_values(view.rules.values),
        scheme=view.rules.scheme,
        won_by=_won_by(won),
        source=won.source,
        line=view.seats[won.seat].line,
        learner=view.seat,
        claims=tuple(_claim(meld) for meld in view.seats[won.seat].melds),
    )


def dealt_in(view: SeatView, won: Won) -> bool:
    """Whether the learner discarded the tile that another won on."""
    return won.source is view.seat and _won_by(won) is WonBy.DISCARD


def _won_by(won: Won) -> WonBy:
    if FanId.JINJIDUOSHI in won.hand.events:
        return WonBy.ROBBED_KONG
    return WonBy.SELF_DRAW if won.source is None else WonBy.DISCARD


def _claim(laid: TableMeld) -> ClaimedTile | None:
    return None if laid.claimed is None or laid.source is None else ClaimedTile(laid.claimed, laid.source)
