"""What the head of the panel says, as words."""

import pytest

from tests.rules.hands import hand, scored
from trainer.reach import Chance, Line, Nearness
from trainer.reach import TargetHand as Witness
from trainer.rules import Tile
from trainer.text import Language, Words
from trainer.ui.table.heading import Heading
from trainer.ui.table.rows import Head

ZH = Words(Language.ZH)
NEAR = Head(10, reached=False, distance=2, live=7)
DEAD = Head(10, reached=False, distance=1, live=0)
DONE = Head(10, reached=False, distance=0, live=0)
GONE = Head(60, reached=False, distance=None, live=None)
NEAREST = Witness(Line(10), 2, scored(hand("123m123m456m789m55p", win="5m")), (), (), 7)
CHANCE = Chance(Line(10), draws=8, orders=400, hits=87)


@pytest.mark.parametrize(
    ("head", "title"),
    [
        (NEAR, "差 2 张"),
        (Head(10, reached=True, distance=1, live=4), "已够"),
        (Head(0, reached=True, distance=1, live=4), "差 1 张"),
        (GONE, "60"),
    ],
)
def test_the_title_says_how_far_the_line_is(head: Head, title: str) -> None:
    assert title in Heading(head).title(ZH)


def test_a_line_that_is_near_reached_or_gone_has_a_title_of_its_own() -> None:
    heads = [NEAR, Head(10, True, 2, 7), Head(0, True, 2, 7), Head(10, False, None, None)]
    for language in Language:
        assert len({Heading(head).title(Words(language)) for head in heads}) == len(heads)


def test_a_line_out_of_reach_has_nothing_more_to_say() -> None:
    assert Heading(GONE, nearest=NEAREST, chance=CHANCE, left=Tile.M1).parts(ZH) == ()


@pytest.mark.parametrize(("head", "told"), [(NEAR, "至少要 10 分"), (Head(0, True, 2, 7), "任何和牌"), (GONE, "")])
def test_what_the_number_of_the_title_means_is_told(head: Head, told: str) -> None:
    means = Heading(head).means(ZH)
    assert told in means
    assert bool(means) is bool(told)


@pytest.mark.parametrize(("head", "dead"), [(NEAR, False), (DEAD, True), (DONE, False)])
def test_only_a_wait_that_is_not_over_can_be_dead(head: Head, dead: bool) -> None:
    assert (Heading(head).live(ZH) == ZH("table-head-dead")) is dead


def test_the_nearest_hand_comes_first_and_the_estimate_last() -> None:
    left, nearest, live, chance = Heading(NEAR, nearest=NEAREST, chance=CHANCE, left=Tile.M9).parts(ZH)
    assert "9万" in left
    assert "一条龙" in nearest
    assert "55" in nearest
    assert "7" in live
    assert "22%" in chance.replace(" ", "")
    assert "8" in chance


def test_on_a_dead_wait_the_way_out_takes_the_place_of_the_nearest_hand() -> None:
    said = Heading(DEAD, nearest=NEAREST, switch=(Tile.P5, Nearness(1, (Tile.S1,), 3))).parts(ZH)
    assert said[0] == ZH("table-head-dead")
    assert "5饼" in said[1]
    assert not any("一条龙" in part for part in said)


@pytest.mark.parametrize(("preview", "drawn", "lines"), [(None, Tile.M1, 0), (Tile.M2, None, 1), (Tile.M2, Tile.M1, 2)])
def test_a_discard_is_supposed_and_compared_with_the_drawn_tile(
    preview: Tile | None, drawn: Tile | None, lines: int
) -> None:
    assert len(Heading(NEAR, preview=preview, drawn=drawn).against(ZH)) == lines
