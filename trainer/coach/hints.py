"""What the table may show of the reach before and after the learner acts.

One pure function decides it, so that in the quiet levels nothing can leak by another way: whatever is False in
`Visible` is neither drawn nor named to a screen reader.
"""

from enum import StrEnum

from msgspec import Struct

from trainer.game import Discard, Phase, SeatView


class HintLevel(StrEnum):
    """How much help the learner wants: none, while a key is held, after the own discard, always."""

    OFF = "off"
    ON_REQUEST = "on-request"
    AFTER = "after"
    ALWAYS = "always"


class Moment(StrEnum):
    """What the learner is doing: no hand yet, others play, own turn, a tile is offered, the hand has ended."""

    EMPTY = "empty"
    WAITING = "waiting"
    CHOOSING = "choosing"
    CLAIMING = "claiming"
    OVER = "over"


class Visible(Struct, frozen=True):
    """What may be shown now.

    ``panel``: the rows of the reach panel. ``previews``: what a hovered or selected tile's discard would change.
    ``pips``: the marks under the tiles. ``captions``: distance and accepted tiles under the claim buttons.
    ``judgement``: what the last discard did to each path; it tells nothing of the tile drawn since.
    ``past``: the panel is that of the hand as the last discard left it, not of the hand now.
    ``refusals``: why a complete hand is no win, unasked.
    """

    panel: bool = False
    previews: bool = False
    pips: bool = False
    captions: bool = False
    judgement: bool = False
    past: bool = False
    refusals: bool = False


NOTHING = Visible()
"""Nothing of the reach is shown."""


def moment_of(view: SeatView | None) -> Moment:
    """What the seat of a view is doing; without a view no hand has been dealt."""
    if view is None:
        return Moment.EMPTY
    if view.phase is Phase.OVER:
        return Moment.OVER
    if not view.moves:
        return Moment.WAITING
    return Moment.CHOOSING if any(isinstance(move, Discard) for move in view.moves) else Moment.CLAIMING


def visible(level: HintLevel, moment: Moment, *, asked: bool, acted: bool) -> Visible:
    """What may be shown at a hint level.

    ``asked``: the learner asks for a look: at this position at `HintLevel.ON_REQUEST`, and at
    `HintLevel.AFTER`, when it is time to decide again, back at the hand that the last discard left.
    ``acted``: the learner has discarded in this hand, so that `HintLevel.AFTER` has something to be after.
    """
    playing = moment in (Moment.WAITING, Moment.CHOOSING, Moment.CLAIMING)
    deciding = moment in (Moment.CHOOSING, Moment.CLAIMING)
    if level is HintLevel.OFF or not playing:
        return NOTHING
    if level is HintLevel.ALWAYS:
        choosing = moment is Moment.CHOOSING
        return Visible(
            panel=True,
            previews=choosing,
            pips=choosing,
            captions=deciding,
            judgement=acted,
            refusals=True,
        )
    if level is HintLevel.ON_REQUEST:
        return Visible(panel=asked, previews=asked and moment is Moment.CHOOSING)
    past = acted and deciding and asked
    return Visible(panel=past or (acted and not deciding), judgement=acted, past=past)
