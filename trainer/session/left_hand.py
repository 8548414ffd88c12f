"""A hand that was left in the middle, as it is looked at before it is taken up again."""

from dataclasses import dataclass

from trainer.game import DealError, RecordError, SeatView, view
from trainer.rules import Phrase, ValueSetError, load_values
from trainer.session.history import resumed
from trainer.store import SavedHand


@dataclass(frozen=True, slots=True)
class LeftHand:
    """What its learner saw of it last, and the hand so far in sentences."""

    view: SeatView
    log: tuple[Phrase, ...]


def left_hand(saved: SavedHand) -> LeftHand | None:
    """The hand as it was left; None when it does not replay."""
    seat = saved.invitation.seat
    try:
        load_values(saved.invitation.deal.rules.values)
        history = resumed(saved.record_of_all, saved.made)
    except (RecordError, DealError, ValueSetError, OSError):
        return None
    return LeftHand(view(history.state, seat), history.log(seat))
