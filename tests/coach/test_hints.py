"""What each hint level shows at each moment: the whole table."""

import pytest

from trainer.coach.hints import NOTHING, HintLevel, Moment, Visible, moment_of, visible
from trainer.game import Deal, Discard, Phase, apply, deal, stack, to_act, view
from trainer.rules import Seat

PANEL = Visible(panel=True)
LOOK = Visible(panel=True, previews=True)
JUDGED = Visible(panel=True, judgement=True)
TURN = Visible(panel=True, previews=True, pips=True, captions=True, judgement=True, refusals=True)
CLAIM = Visible(panel=True, captions=True, judgement=True, refusals=True)
OTHERS = Visible(panel=True, judgement=True, refusals=True)
SENTENCE = Visible(judgement=True)
BACK = Visible(panel=True, judgement=True, past=True)


@pytest.mark.parametrize(
    ("level", "asked", "waiting", "choosing", "claiming"),
    [
        (HintLevel.OFF, False, NOTHING, NOTHING, NOTHING),
        (HintLevel.OFF, True, NOTHING, NOTHING, NOTHING),
        (HintLevel.ON_REQUEST, False, NOTHING, NOTHING, NOTHING),
        (HintLevel.ON_REQUEST, True, PANEL, LOOK, PANEL),
        (HintLevel.AFTER, False, JUDGED, SENTENCE, SENTENCE),
        (HintLevel.AFTER, True, JUDGED, BACK, BACK),
        (HintLevel.ALWAYS, False, OTHERS, TURN, CLAIM),
    ],
)
def test_levels(level: HintLevel, asked: bool, waiting: Visible, choosing: Visible, claiming: Visible) -> None:
    expected = {Moment.WAITING: waiting, Moment.CHOOSING: choosing, Moment.CLAIMING: claiming}
    for moment, shown in expected.items():
        assert visible(level, moment, asked=asked, acted=True) == shown


@pytest.mark.parametrize("moment", [Moment.WAITING, Moment.CHOOSING, Moment.CLAIMING])
def test_before_the_first_own_discard_there_is_nothing_to_be_after(moment: Moment) -> None:
    assert visible(HintLevel.AFTER, moment, asked=True, acted=False) == NOTHING
    assert not visible(HintLevel.ALWAYS, moment, asked=False, acted=False).judgement


@pytest.mark.parametrize("level", HintLevel)
@pytest.mark.parametrize("moment", [Moment.EMPTY, Moment.OVER])
def test_without_a_hand_in_play_nothing_is_shown(level: HintLevel, moment: Moment) -> None:
    assert visible(level, moment, asked=True, acted=True) == NOTHING


@pytest.mark.parametrize("level", [HintLevel.OFF, HintLevel.ON_REQUEST, HintLevel.AFTER])
@pytest.mark.parametrize("moment", [Moment.CHOOSING, Moment.CLAIMING])
@pytest.mark.parametrize("acted", [False, True])
def test_the_quiet_levels_tell_nothing_of_the_hand_before_the_learner_acts(
    level: HintLevel, moment: Moment, acted: bool
) -> None:
    """What stays is the sentence on the discard before, which knows nothing of the tile drawn since."""
    shown = visible(level, moment, asked=False, acted=acted)
    assert shown == (SENTENCE if acted and level is HintLevel.AFTER else NOTHING)


@pytest.mark.parametrize("hand", ["123m456m789m1112z", "123m456m789m222z9p"], ids=["a win", "a kong"])
def test_who_may_declare_may_discard_too(hand: str) -> None:
    state = deal(Deal(0, start=stack({Seat.E: hand}, draws="2z"), lines=(0, 0, 0, 0)))
    moves = view(state, Seat.E).moves
    assert not isinstance(moves[0], Discard)
    assert moment_of(view(state, Seat.E)) is Moment.CHOOSING


def test_the_moments_of_a_hand() -> None:
    state = deal(Deal(3))
    seen = {moment_of(None)}
    while not state.over:
        seen |= {moment_of(view(state, seat)) for seat in Seat}
        seat = to_act(state)[0]
        shown = view(state, seat)
        expected = Moment.CLAIMING if state.phase in (Phase.CLAIMS, Phase.ROBBING) else Moment.CHOOSING
        assert moment_of(shown) is expected
        discards = [move for move in shown.moves if isinstance(move, Discard)]
        state, _ = apply(state, (discards or shown.moves)[-1])
    seen |= {moment_of(view(state, seat)) for seat in Seat}
    assert seen == set(Moment)
