"""The 400 hands with right answers, and the laws that every score obeys."""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules import brute
from tests.rules.hands import SIHAI, circumstances, hand, value_sets, won_hands
from trainer.notation import hand_from_data
from trainer.rules import (
    FANS,
    FanClass,
    FanId,
    Hand,
    HandError,
    IllegalChoice,
    NotAWin,
    Occurrence,
    Receipt,
    Refusal,
    RefusalReason,
    Score,
    Status,
    Tile,
    ValueSet,
    load_values,
    occurrences,
    score_choice,
    score_hand,
    score_readings,
)
from trainer.rules.scoring import best_choice

CASES = [json.loads(line) for line in Path(__file__).parents[1].joinpath("data/score.jsonl").read_text().splitlines()]


def test_the_400_hands_score_as_they_should() -> None:
    wrong = []
    for case in CASES:
        score = score_hand(hand_from_data(case), load_values(case["values"]))
        if score.total != case["points"] or dict(score.fans) not in case["fans"]:
            wrong.append((case, score.total, dict(score.fans)))
    assert len(CASES) == 400
    assert not wrong


def _broken_locks(score: Score) -> list[tuple[FanClass, list[Receipt]]]:
    broken = []
    for klass in FanClass:
        receipts = list(score.in_class(klass))
        used = [part for receipt in receipts for part in receipt.parts]
        if len(used) != len(set(used)):
            broken.append((klass, receipts))
    return broken


def _baseless(score: Score) -> list[Refusal]:
    """Refusals whose blockers do not count, are of another class, or share no part with them."""
    return [
        refusal
        for refusal in score.refused
        if not refusal.blockers
        or refusal.reason is RefusalReason.LEFT_OUT
        or any(
            blocker not in score.receipts
            or blocker.klass is not refusal.klass
            or set(blocker.parts).isdisjoint(refusal.parts)
            for blocker in refusal.blockers
        )
    ]


def _unaccounted(score: Score, of: Hand) -> Counter[tuple[FanId, tuple[int, ...]]]:
    """Occurrences that are neither scored nor refused, or are both."""
    there = Counter((o.fan, o.parts) for found in occurrences(score.reading, circumstances(of)).values() for o in found)
    told = Counter((r.fan, r.parts) for r in score.receipts)
    told.update((r.fan, r.parts) for r in score.refused if (r.fan, r.parts) in there)
    return Counter({key: n for key in there | told if (n := there[key] - told[key])})


def test_refusals_of_the_400_hands_are_blocked_and_nothing_is_forgotten() -> None:
    for case in CASES:
        of = hand_from_data(case)
        for score in score_readings(of, load_values(case["values"])):
            assert not _broken_locks(score), case
            assert not _baseless(score), case
            assert not _unaccounted(score, of), case


@given(won_hands(), value_sets())
def test_every_occurrence_is_scored_or_refused_by_what_is_in_its_way(of: Hand, values: ValueSet) -> None:
    for score in score_readings(of, values):
        assert not _broken_locks(score)
        assert not _baseless(score)
        assert not _unaccounted(score, of)


def _plain(tile: Tile) -> tuple[str, int]:
    return str(tile.suit), tile.rank


def _brute_total(of: Hand, values: ValueSet) -> int | None:
    return brute.total(
        [_plain(tile) for tile in of.concealed],
        [tuple(_plain(tile) for tile in meld.tiles) for meld in of.melds],
        [wind + 1 for wind in (of.seat, of.prevailing) if wind is not None],
        of.events,
        {fan.value: points for fan, points in values.points.items()},
    )


@settings(max_examples=100)
@given(won_hands(), value_sets())
def test_a_slow_scorer_written_apart_agrees(of: Hand, values: ValueSet) -> None:
    assert score_hand(of, values).total == _brute_total(of, values)
    assert score_hand(of, SIHAI).total == _brute_total(of, SIHAI)


@given(won_hands(), st.data())
def test_the_order_of_tiles_and_melds_changes_no_score(of: Hand, data: st.DataObject) -> None:
    concealed = tuple(data.draw(st.permutations(of.concealed)))
    melds = tuple(data.draw(st.permutations(of.melds)))
    other = Hand(concealed, melds, of.win_tile, of.seat, of.events, of.prevailing)
    assert score_hand(other, SIHAI).total == score_hand(of, SIHAI).total
    assert Hand(concealed, of.melds, of.win_tile, of.seat, of.events, of.prevailing) == of


@given(won_hands(), value_sets(), st.sampled_from(FanId), st.integers(0, 50))
def test_adding_to_a_value_never_lowers_a_score(of: Hand, values: ValueSet, raised: FanId, by: int) -> None:
    more = ValueSet("more", (), tuple((fan, n + by if fan is raised else n, status) for fan, n, status in values.table))
    assert score_hand(of, more).total >= score_hand(of, values).total


@given(won_hands())
def test_readings_come_best_first_and_hold_the_same_tiles(of: Hand) -> None:
    scores = score_readings(of, SIHAI)
    assert [score.total for score in scores] == sorted((score.total for score in scores), reverse=True)
    for score in scores:
        assert sorted(t for part in score.reading.parts for t in part.tiles) == sorted(of.tiles)
        assert score.total == sum(receipt.points for receipt in score.receipts)


@given(won_hands(), value_sets())
def test_the_best_score_is_the_score_of_its_own_choice(of: Hand, values: ValueSet) -> None:
    best = score_hand(of, values)
    chosen = [Occurrence(receipt.fan, receipt.parts) for receipt in best.receipts]
    assert score_choice(best.reading, circumstances(of), chosen, values) == best


@given(won_hands(), value_sets(), st.data())
def test_no_choice_of_fans_that_share_nothing_is_worth_more(of: Hand, values: ValueSet, data: st.DataObject) -> None:
    best = score_hand(of, values)
    chosen: list[Occurrence] = []
    used: set[tuple[FanClass, int]] = set()
    there = [o for found in occurrences(best.reading, circumstances(of)).values() for o in found]
    for occurrence in data.draw(st.permutations(there)):
        parts = {(FANS[occurrence.fan].klass, part) for part in occurrence.parts}
        if used.isdisjoint(parts):
            used |= parts
            chosen.append(occurrence)
    assert score_choice(best.reading, circumstances(of), chosen, values).total <= best.total


def test_nothing_is_worth_nothing() -> None:
    none = ValueSet("none", (), tuple((fan, 0, Status.HOUSE) for fan in FANS))
    score = score_hand(hand("123123456789m55p"), none)
    assert score.total == 0
    assert score.receipts


def test_among_equal_choices_the_dearest_receipt_decides() -> None:
    worth = {FanId.SANSETONGSHUN: 15, FanId.XIXIANGFENG: 10, FanId.YIBANGAO: 5}
    values = ValueSet("tie", (), tuple((fan, worth.get(fan, 0), Status.HOUSE) for fan in FANS))
    two = [Occurrence(FanId.XIXIANGFENG, (0, 2)), Occurrence(FanId.XIXIANGFENG, (1, 3))]
    one = [Occurrence(FanId.YIBANGAO, (2, 3)), Occurrence(FanId.SANSETONGSHUN, (0, 1))]
    receipts = best_choice([*two, *one], values)
    assert [(receipt.fan, receipt.points) for receipt in receipts] == [
        (FanId.SANSETONGSHUN, 15),
        (FanId.YIBANGAO, 5),
    ]


def test_where_nothing_is_chosen_what_the_hand_has_is_refused_by_nothing() -> None:
    best = score_hand(hand("123m234m456m789m55m"), SIHAI)
    none = score_choice(best.reading, best.circumstances, [], SIHAI)
    assert (none.total, none.receipts) == (0, ())
    assert {refusal.fan for refusal in none.refused} >= {FanId.QINGYISE, FanId.PINGHE}
    assert {refusal.reason for refusal in none.refused} == {RefusalReason.LEFT_OUT}


def test_what_the_hand_has_not_cannot_be_chosen() -> None:
    best = score_hand(hand("123m456p789s12355s"), SIHAI)
    for fan in (FanId.GANG, FanId.QIDUI, FanId.TIANHE):
        with pytest.raises(IllegalChoice) as refused:
            score_choice(best.reading, best.circumstances, [Occurrence(fan, (0,))], SIHAI)
        assert refused.value.blockers == ()


def test_a_fan_that_counts_twice_is_summed_once_for_itself() -> None:
    subtotals = score_hand(hand("234567m234567p55s"), SIHAI).subtotals
    assert subtotals == {FanId.PINGHE: 5, FanId.DUANYAO: 5, FanId.LIANLIU: 10, FanId.XIXIANGFENG: 10}


def test_a_complete_hand_that_cannot_exist_is_not_scored() -> None:
    with pytest.raises(HandError, match="6 copies of 1m"):
        score_hand(hand("11123m456p", "111m 789s"), SIHAI)


@pytest.mark.parametrize("concealed", ["123m456p789s11223z", "19m19p19s12345677z"])
def test_what_is_not_complete_is_not_scored(concealed: str) -> None:
    with pytest.raises(NotAWin, match=r"^neither four melds and a pair nor seven pairs$"):
        score_hand(hand(concealed), SIHAI)


def test_what_has_too_few_tiles_is_not_scored() -> None:
    with pytest.raises(HandError):
        score_hand(hand("1112345678999m"), SIHAI)
