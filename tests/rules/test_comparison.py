"""国标 套算一次 beside 同类别不复用."""

import pytest
from hypothesis import given

from tests.rules.hands import SIHAI, hand, scored, won_hands
from trainer.rules import Comparison, Hand, compare_links, explain_closing, explain_links, score_hand
from trainer.text import Language, Words

ZH, EN = Words(Language.ZH), Words(Language.EN)


def links(comparison: Comparison) -> tuple[list[tuple[str, tuple[int, ...]]], list[tuple[str, tuple[int, ...]]]]:
    """Both lists as plain tuples."""
    here = [(link.fan.value, link.parts) for link in comparison.here]
    standard = [(link.fan.value, link.parts) for link in comparison.standard]
    return here, standard


def test_four_pairings_here_are_three_in_the_standard() -> None:
    score = scored(hand("234567m234567p55s"))
    comparison = compare_links(score)
    here, standard = links(comparison)
    assert len(here) == 4
    assert standard == [("lianliu", (0, 1)), ("lianliu", (2, 3)), ("xixiangfeng", (0, 2))]
    assert comparison.differs
    assert [link.parts for link in comparison.closing] == [(1, 3)]
    assert ZH.phrase(explain_links(comparison)) == "只许 3 处，1 处成环不算"
    assert EN.phrase(explain_links(comparison)) == "Only 3 links; 1 would close a ring"
    reason = ZH.phrase(explain_closing(score.reading, comparison.closing[0]))
    assert reason == "喜相逢 不算：567万 与 567饼 已经连上"


def test_a_straight_with_a_second_123m_links_it_once() -> None:
    comparison = compare_links(scored(hand("123123456789m55p")))
    assert not comparison.differs
    assert explain_links(comparison).key == "one-link-same"
    here, standard = links(comparison)
    assert here == [("yibangao", (0, 1)), ("yitiaolong", (0, 2, 3))]
    assert standard == [("yitiaolong", (0, 2, 3)), ("yibangao", (0, 1))]


def test_chows_without_pairings_have_nothing_to_compare() -> None:
    comparison = compare_links(scored(hand("123m567p234s789s99m")))
    assert links(comparison) == ([], [])
    assert ZH.phrase(explain_links(comparison)) == "没有成对的顺子可比"


def _reached(start: int, edges: list[tuple[int, int]]) -> set[int]:
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for a, b in edges:
            for other in {a, b} - seen if here in (a, b) else set():
                seen.add(other)
                waiting.append(other)
    return seen


@given(won_hands())
def test_the_standards_links_close_no_ring_and_leave_nothing_linkable_out(of: Hand) -> None:
    comparison = compare_links(score_hand(of, SIHAI))
    edges: list[tuple[int, int]] = []
    for link in comparison.standard:
        for first, second in zip(link.parts, link.parts[1:], strict=False):
            assert second not in _reached(first, edges)
            edges.append((first, second))
    for link in comparison.closing:
        apart = [second for second in link.parts[1:] if second not in _reached(link.parts[0], edges)]
        assert len(apart) < len(link.parts) - 1


@given(won_hands())
def test_the_comparison_never_speaks_of_points(of: Hand) -> None:
    comparison = compare_links(score_hand(of, SIHAI))
    assert "分" not in ZH.phrase(explain_links(comparison))


@pytest.mark.parametrize("words", [ZH, EN], ids=["zh", "en"])
def test_the_same_links_are_said_to_be_the_same(words: Words) -> None:
    assert "2" in words.phrase(explain_links(compare_links(scored(hand("123123456789m55p")))))
