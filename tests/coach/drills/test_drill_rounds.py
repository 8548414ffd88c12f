"""Rounds of drills: what they ask, how hard, how long; wishes as text; questions from own hands; goals out of reach."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.coach.drills import (
    ClaimDrill,
    DiscardDrill,
    DrillAsk,
    DrillKind,
    DrillPlan,
    DrillRound,
    Length,
    OwnHand,
    Stage,
    make_drill,
)
from trainer.coach.drills.offers import OFFERS, VALUES, DrillChoice, DrillWish, parse_wish
from trainer.coach.drills.played import own_moments
from trainer.coach.exercises import Ask, CannotAsk, ExerciseKind, Grade, Level
from trainer.game import Deal, TableRules, apply, deal, record_of, to_act, view
from trainer.game.bots.players import BUILDER
from trainer.reach import Line
from trainer.rules import FanId, Seat, load_values

SIHAI = load_values("sihai")


def played(seed: int) -> OwnHand:
    """A hand that four builders play, looked at from South."""
    state = deal(Deal(seed, TableRules("sihai")))
    while not state.over:
        seat = to_act(state)[0]
        state, _ = apply(state, BUILDER.choose(view(state, seat)))
    return Seat.S, record_of(state)


def answered(start: DrillRound, grades: str) -> DrillRound:
    """The round after answers: r right, w wrong, each after 7 seconds."""
    for letter in grades:
        start = start.after(Grade.RIGHT if letter == "r" else Grade.WRONG, 7)
    return start


def test_ten_questions_are_ten_and_an_endless_round_has_no_end() -> None:
    ten = answered(DrillRound(DrillPlan((DrillKind.DISCARD,)), 1), "r" * 10)
    assert ten.next_ask() is None
    with pytest.raises(ValueError, match="over"):
        ten.after(Grade.RIGHT, 1)
    endless = answered(DrillRound(DrillPlan((DrillKind.DISCARD,), length=Length.ENDLESS), 1), "r" * 30)
    assert endless.next_ask() is not None
    assert endless.planned == 31


@pytest.mark.parametrize("length", [Length.MINUTE, Length.SPEED])
def test_a_minute_ends_with_its_sixty_seconds(length: Length) -> None:
    start = DrillRound(DrillPlan((DrillKind.WAITS,), length=length), 1)
    assert answered(start, "r" * 8).seconds_left == 4
    over = answered(start, "rw" * 4 + "r")
    assert (over.next_ask(), over.right) == (None, 5)


def test_questions_become_harder_with_right_answers_and_easier_with_wrong_ones() -> None:
    start = DrillRound(DrillPlan((DrillKind.CLAIM,)), 1)
    levels = []
    for letter in "rrrrw":
        start = answered(start, letter)
        levels.append(start.level(DrillKind.CLAIM))
    assert levels == [Level.PLAIN, Level.MIXED, Level.MIXED, Level.HARD, Level.MIXED]
    ask = start.next_ask()
    assert ask is not None
    assert ask.level is Level.MIXED


def test_what_was_missed_is_asked_in_half_of_the_questions_and_only_where_the_goal_is_open() -> None:
    misses = (((FanId.QIDUI, DrillKind.DISCARD), 5), ((FanId.QIDUI, ExerciseKind.TOTAL), 9))
    plan = DrillPlan((DrillKind.DISCARD,), length=Length.ENDLESS, misses=misses)
    assert dict(plan.choices()) == {(DrillKind.DISCARD, None): 6, (DrillKind.DISCARD, FanId.QIDUI): 5}
    chosen = DrillPlan((DrillKind.DISCARD,), goal=Line(10), misses=misses)
    assert {goal for _, goal in chosen.choices()} == {Line(10)}


def test_a_round_of_speed_asks_exercises_too_and_waits_never_about_a_fan() -> None:
    totals = DrillRound(DrillPlan((ExerciseKind.TOTAL,), length=Length.SPEED), 1).next_ask()
    assert isinstance(totals, Ask)
    waits = DrillAsk(DrillKind.WAITS, 1, Level.PLAIN, FanId.QIDUI)
    assert waits.question(SIHAI).kind is DrillKind.WAITS


def test_a_skipped_question_gives_way_to_another_and_counts_nothing() -> None:
    start = DrillRound(DrillPlan((DrillKind.DISCARD,)), 1)
    assert start.skipped().next_ask() != start.next_ask()
    assert start.skipped().answered == ()


@pytest.mark.parametrize(("kind", "points"), [(DrillKind.DISCARD, 200), (DrillKind.WAITS, 9999)])
def test_a_line_that_no_hand_reaches_is_refused_at_once(kind: DrillKind, points: int) -> None:
    with pytest.raises(CannotAsk, match=f"{points} points"):
        make_drill(kind, 1, goal=Line(points))


def test_a_line_that_hardly_any_hand_reaches_is_given_up() -> None:
    with pytest.raises(CannotAsk):
        make_drill(DrillKind.WAITS, 1, goal=Line(120))


def test_questions_come_from_own_decisions() -> None:
    hands = (played(3), played(4))
    seen = [one.position for one in own_moments(Random(1), hands, None)]
    for kind in (DrillKind.DISCARD, DrillKind.CLAIM):
        drill = DrillAsk(kind, 5, Level.MIXED, None, None, hands).question(SIHAI)
        assert isinstance(drill, DiscardDrill | ClaimDrill)
        assert drill.position in seen
    late = list(own_moments(Random(1), hands, Stage.LATE))
    assert all(len(one.discards) >= 10 for one in late)


def test_hands_without_a_decision_of_that_kind_give_no_question() -> None:
    seat, record = played(3)
    short = (seat, type(record)(record.deal, record.moves[:1]))
    with pytest.raises(CannotAsk):
        DrillAsk(DrillKind.CLAIM, 1, Level.MIXED, None, None, (short,)).question(SIHAI)


WISHES = st.builds(
    DrillWish,
    st.sampled_from(OFFERS),
    st.fixed_dictionaries({}, optional={choice: st.sampled_from(VALUES[choice]) for choice in DrillChoice}),
)


@given(WISHES)
def test_a_wish_reads_back_from_its_text(wish: DrillWish) -> None:
    assert parse_wish(wish.text()) == wish


@pytest.mark.parametrize("text", ["", "nothing", "discard goal=nothing stage length=", "unheard goal=p10"])
def test_what_a_text_does_not_tell_is_the_usual(text: str) -> None:
    wish = parse_wish(text)
    assert wish.offer.name == "discard"
    assert wish[DrillChoice.STAGE] is None


@given(WISHES)
def test_every_wish_for_questions_is_a_plan(wish: DrillWish) -> None:
    if wish.offer.kinds or wish.offer.choices:
        assert wish.plan().kinds
