"""Figures of reviews are kept and read again, and statistics are sums that a slow twin finds, too."""

import json
from collections.abc import Callable

import pytest

from trainer.coach.review import HandReview, ReviewSum, review_of
from trainer.coach.review.chart import chart_of, column_phrases
from trainer.coach.review.figures import (
    GroupKind,
    SummedHand,
    figures_from_data,
    figures_of,
    figures_to_data,
    statistics,
)
from trainer.game import Won, record_of
from trainer.game.contest import Contest
from trainer.rules import Seat, load_values
from trainer.text import Language, Words

REVIEWS = [review_of(record_of(Contest().play(seed)), seat) for seed in (0, 3) for seat in Seat]
OPPONENTS = [("steady",) * 3, ("steady", "builder", "steady")]
HANDS = [
    SummedHand(figures_of(review), OPPONENTS[place % 2], f"2026-0{1 + place % 3}")
    for place, review in enumerate(REVIEWS)
]


@pytest.mark.parametrize("review", REVIEWS[:3])
def test_figures_are_the_same_after_they_were_kept(review: HandReview) -> None:
    figures = figures_of(review)
    assert figures_from_data(json.loads(json.dumps(figures_to_data(figures)))) == figures
    assert sum(part.decisions for part in figures.stages.values()) == len(review.decisions)
    assert sum(part.given_away for part in figures.stages.values()) == review.given_away


@pytest.mark.parametrize(
    "change",
    [{"sum": None}, {"stages": {"never": {}}}, {"line": -1}, {"goal": "nothing"}, {"draws": "4"}, {"away": 1.5}],
)
def test_data_that_are_no_figures_are_refused(change: dict[str, object]) -> None:
    with pytest.raises((TypeError, ValueError)):
        figures_from_data(figures_to_data(figures_of(REVIEWS[0])) | change)


def test_statistics_count_what_a_slow_twin_counts() -> None:
    groups = statistics(HANDS)
    pairs = list(zip(REVIEWS, HANDS, strict=True))
    names: dict[GroupKind, Callable[[HandReview, SummedHand], str]] = {
        GroupKind.ALL: lambda _, __: "",
        GroupKind.GOAL: lambda review, _: review.goal.value if review.goal else "",
        GroupKind.LINE: lambda review, _: str(review.line.points),
        GroupKind.OPPONENTS: lambda _, hand: ",".join(sorted(hand.opponents)),
        GroupKind.MONTH: lambda _, hand: hand.month,
    }
    for group in groups:
        if group.kind is GroupKind.STAGE:
            continue
        own = [review for review, hand in pairs if names[group.kind](review, hand) == group.name]
        assert group.hands == len(own)
        assert group.sum.decisions == sum(len(review.decisions) for review in own)
        assert group.sum.best == sum(not each.line.loss for review in own for each in review.decisions)
        won = [
            review.result.score.total
            for review in own
            if isinstance(review.result, Won) and review.result.seat is review.seat
        ]
        assert (group.sum.won, group.sum.points) == (len(won), sum(won))
        assert group.sum.par == sum(review.line in review.par for review in own)
    for kind in (*names, GroupKind.STAGE):
        assert sum(group.sum.decisions for group in groups if group.kind is kind) == groups[0].sum.decisions
    assert [group.kind for group in groups] == sorted((group.kind for group in groups), key=[*GroupKind].index)


def test_stages_are_told_by_own_discards() -> None:
    by_stage = {group.name: group.sum.decisions for group in statistics(HANDS) if group.kind is GroupKind.STAGE}
    made = [len(each.seen.discards) for review in REVIEWS for each in review.decisions]
    assert by_stage == {
        "early": sum(n < 5 for n in made), "middle": sum(5 <= n < 10 for n in made), "late": sum(n >= 10 for n in made)
    }  # fmt: skip


def test_nothing_gives_no_lines() -> None:
    assert statistics([]) == ()
    assert ReviewSum() + ReviewSum() == ReviewSum()


@pytest.mark.parametrize("review", REVIEWS)
def test_the_chart_has_a_column_a_decision_and_one_for_the_own_win(review: HandReview) -> None:
    chart = chart_of(review, load_values("sihai"))
    won = isinstance(review.result, Won) and review.result.seat is review.seat
    assert len(chart.columns) == len(review.decisions) + won
    for column, decision in zip(chart.columns, review.decisions, strict=False):
        near = decision.line.near
        assert column.line == (None if near is None else near.distance)
        assert column.move == decision.move
    draws = [column.draw for column in chart.columns if column.draw is not None]
    assert draws == sorted(set(draws))
    assert [review.decisions[turn.column] for turn in chart.turns] == list(review.turning)
    for language in Language:
        assert all(
            Words(language).phrase(phrase) for n in range(len(chart.columns)) for phrase in column_phrases(chart, n)
        )
    if won:
        assert chart.columns[-1].line == 0
    if chart.par is not None:
        assert chart.par.draw == review.par[review.line]
