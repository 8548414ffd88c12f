"""The guided first hand: seven steps, each answered by doing, at a table that need not obey."""

import json
import re
from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from trainer.coach.first_deal import followed, prepared_deal
from trainer.coach.first_hand import (
    LEARNER,
    LINE,
    FirstHand,
    Guidance,
    GuideStep,
    Introduced,
    after,
    guidance,
    looked_at_lanes,
    passes,
    progress_from_data,
    progress_to_data,
)
from trainer.game import (
    Chow,
    Discard,
    Move,
    Pass,
    SeatView,
    Stacked,
    State,
    Win,
    Won,
    apply,
    deal,
    deal_from_data,
    deal_to_data,
    to_act,
    view,
)
from trainer.game.bots.players import DISCARDER
from trainer.rules import FanId, Meld, Tile, load_values
from trainer.text import Language, Words

VALUES = load_values("sihai")
SEEDS = range(6)
Chooses = Callable[[SeatView, Guidance], Move]


def obedient(_: SeatView, shown: Guidance) -> Move:
    """Does what is pointed at."""
    assert shown.move is not None
    return shown.move


def next_shown(state: State, progress: FirstHand) -> tuple[State, SeatView, Guidance | None]:
    """The table when the guide next shows something, or at the end."""
    while True:
        seen = view(state, LEARNER)
        shown = guidance(progress, seen, VALUES)
        if shown is not None or state.over:
            return state, seen, shown
        seat = to_act(state)[0]
        if seat is LEARNER:
            assert passes(progress, seen, VALUES)
            state, _ = apply(state, Pass(seat))
        else:
            state, _ = apply(state, DISCARDER.choose(view(state, seat)))


def played(seed: int, chooses: Chooses, until: GuideStep | None = None) -> tuple[State, FirstHand, list[Guidance]]:
    """The hand played by somebody, to its end or until a step is shown first."""
    state, progress, seen_steps = deal(prepared(seed)), FirstHand(seed), list[Guidance]()
    while True:
        state, seen, shown = next_shown(state, progress)
        if shown is not None:
            seen_steps.append(shown)
        if shown is None or shown.move is None or shown.step is until:
            return state, progress, seen_steps
        move = chooses(seen, shown)
        progress = after(progress, seen, move, VALUES).progress
        state, _ = apply(state, move)


prepared = cache(prepared_deal)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_follows_the_guide_meets_the_seven_steps_in_order_and_wins(seed: int) -> None:
    state, progress, shown = played(seed, obedient)
    assert list(dict.fromkeys(step.step for step in shown)) == list(GuideStep)
    assert isinstance(state.result, Won)
    assert state.result.seat is LEARNER
    assert state.result.score.total >= LINE
    assert not progress.finished
    assert looked_at_lanes(progress).finished


def test_the_same_seed_prepares_the_same_deal_and_it_is_disclosed() -> None:
    one = prepared_deal(3)
    assert one == prepared_deal(3)
    assert one != prepared_deal(4)
    assert deal_from_data(json.loads(json.dumps(deal_to_data(one)))) == one
    assert view(deal(one), LEARNER).start.kind == "stacked"
    assert isinstance(one.start, Stacked)
    assert len(one.start.wall) == 84


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_shown_before_its_step(seed: int) -> None:
    _, _, shown = played(seed, obedient)
    first = {step.step: step for step in reversed(shown)}
    assert first[GuideStep.DISCARD].known.parts == frozenset()
    assert first[GuideStep.DISCARD].known.rows == ()
    assert first[GuideStep.NEARNESS].known.rows == (FanId.PINGHE,)
    assert first[GuideStep.SECOND_WAY].known.rows == (FanId.PINGHE, FanId.DUANYAO)
    assert Introduced.CLAIMS not in first[GuideStep.SECOND_WAY].known.parts
    assert Introduced.CLAIMS in first[GuideStep.CLAIM].known.parts
    assert first[GuideStep.LANES].known.parts == frozenset(Introduced)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_chow_is_told_with_its_three_tiles(seed: int) -> None:
    _, _, shown = played(seed, obedient)
    for step in shown:
        if step.step is GuideStep.CLAIM and isinstance(step.move, Chow):
            assert Words(Language.ZH).part(Meld.chow(step.move.tile)) in Words(Language.ZH).phrase(step.says[1])


@pytest.mark.parametrize("seed", SEEDS)
def test_every_sentence_is_short_in_both_languages(seed: int) -> None:
    """24 characters in Chinese, 12 words in English; two sentences at a time."""
    _, _, shown = played(seed, obedient)
    for step in shown:
        for says in step.says:
            assert len(re.sub(r"\s", "", Words(Language.ZH).phrase(says))) <= 24
            assert len(Words(Language.EN).phrase(says).split()) <= 12


def test_a_discard_that_loses_ground_is_told_and_the_step_stays() -> None:
    state, progress, _ = played(1, obedient, GuideStep.NEARNESS)
    seen = view(state, LEARNER)
    worst = next(tile for tile in seen.hand if not tile.is_honour)
    told = after(progress, seen, Discard(LEARNER, worst), VALUES)
    assert told.progress == progress
    assert told.says is not None
    assert re.search(r"远了 \d 张", Words(Language.ZH).phrase(told.says))
    assert Words(Language.EN).phrase(told.says).endswith("farther.")


def test_another_discard_as_good_answers_the_step() -> None:
    state, progress, shown = played(1, obedient, GuideStep.DISCARD)
    seen = view(state, LEARNER)
    pointed = shown[-1].move
    assert isinstance(pointed, Discard)
    other = next(tile for tile in seen.hand if tile.is_honour and tile is not pointed.tile)
    told = after(progress, seen, Discard(LEARNER, other), VALUES)
    assert (told.progress.done, told.says) == ((GuideStep.DISCARD,), None)


def test_a_claim_let_go_is_told_and_the_step_stays() -> None:
    state, progress, _ = played(1, obedient, GuideStep.CLAIM)
    seen = view(state, LEARNER)
    told = after(progress, seen, Pass(LEARNER), VALUES)
    assert told.progress == progress
    assert told.says is not None
    assert Words(Language.ZH).phrase(told.says).startswith("没有吃碰，仍差 2 张")
    claim = next(move for move in seen.moves if isinstance(move, Chow))
    assert after(progress, seen, claim, VALUES).progress.done == (*progress.done, GuideStep.CLAIM)


def test_a_win_let_go_is_told_and_offered_again_when_it_comes() -> None:
    state, progress, _ = played(1, obedient, GuideStep.WIN)
    seen = view(state, LEARNER)
    told = after(progress, seen, Discard(LEARNER, seen.hand[0]), VALUES)
    assert (told.progress, told.says is not None) == (progress, True)
    assert after(progress, seen, Win(LEARNER), VALUES).progress.done[-1] is GuideStep.WIN


def test_claims_are_let_go_before_their_step() -> None:
    state, _, _ = played(1, obedient, GuideStep.CLAIM)
    seen = view(state, LEARNER)
    fresh = FirstHand(1)
    assert guidance(fresh, seen, VALUES) is None
    assert passes(fresh, seen, VALUES)


def stubborn(every: int) -> Chooses:
    """Somebody who discards the first tile of the hand in every so many steps, and passes there."""
    asked = iter(range(1000))

    def chooses(seen: SeatView, shown: Guidance) -> Move:
        if next(asked) % every:
            return obedient(seen, shown)
        return Pass(LEARNER) if seen.offer is not None else Discard(LEARNER, _free_tile(seen))

    return chooses


def _free_tile(seen: SeatView) -> Tile:
    return next(move.tile for move in seen.moves if isinstance(move, Discard))


@pytest.mark.parametrize("every", [1, 2, 3])
def test_who_does_otherwise_is_guided_on_to_the_end_of_the_hand(every: int) -> None:
    for seed in SEEDS:
        state, progress, shown = played(seed, stubborn(every))
        assert state.over
        assert set(progress.done) <= set(GuideStep)
        assert all(Words(language).phrase(says) for language in Language for step in shown for says in step.says)


def test_most_who_err_now_and_then_win_all_the_same() -> None:
    results = [played(seed, stubborn(4))[0].result for seed in range(10)]
    assert sum(isinstance(result, Won) for result in results) >= 7


def test_a_hand_that_was_not_won_is_followed_by_another_prepared_one() -> None:
    state, progress, _ = played(0, stubborn(1))
    assert not isinstance(state.result, Won)
    assert guidance(progress, view(state, LEARNER), VALUES) is None
    another = progress.again()
    assert another.deal_seed == 1
    assert another.done == progress.done


def test_the_guide_is_silent_when_it_was_stopped() -> None:
    state, progress, _ = played(1, obedient, GuideStep.CLAIM)
    seen = view(state, LEARNER)
    assert guidance(replace(progress, stopped=True), seen, VALUES) is None
    assert after(replace(progress, stopped=True), seen, Pass(LEARNER), VALUES).progress.done == progress.done


@pytest.mark.parametrize("until", list(GuideStep)[:-1])
def test_left_at_any_step_it_goes_on_there(until: GuideStep) -> None:
    state, progress, shown = played(2, obedient, until)
    kept = progress_from_data(json.loads(json.dumps(progress_to_data(progress))))
    assert kept == progress
    assert guidance(kept, view(state, LEARNER), VALUES) == shown[-1]
    assert [step for step, _ in followed(state, kept, VALUES)][-1] is GuideStep.WIN


@pytest.mark.parametrize(
    "change", [{"seed": "1"}, {"done": "discard"}, {"done": ["jump"]}, {"tries": None}, {"stopped": 0}, {"done": 3}]
)
def test_what_is_no_progress_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"progress|step|jump|iter"):
        progress_from_data(progress_to_data(FirstHand(1)) | change)
