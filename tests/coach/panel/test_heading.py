"""What the head of the panel says: values first, then words."""

import pytest

from tests.rules.hands import hand, scored
from trainer.coach.panel import (
    NearHead,
    PanelFace,
    WaitsContent,
    WinHead,
    bare_content,
    panel_content,
    waits_content,
)
from trainer.coach.panel.rows import PanelQuestion
from trainer.coach.panel.words import caption, means, notes, percent, title, told
from trainer.reach import Chance, Line, Position, Wait, Widening, analyse, obstacles, target_hand
from trainer.rules import FanId, Seat, Tile, load_values, parse_tiles
from trainer.text import Language, Words

VALUES = load_values("sihai")
ZH, EN = Words(Language.ZH), Words(Language.EN)
READY = Position(parse_tiles("23456789m123p55s"), (), Seat.W, ())
NEAR = Position(parse_tiles("1234569m567p66s6z"), (), Seat.N, parse_tiles("88m"))


def near_head(position: Position, line: int = 10) -> NearHead:
    heading = bare_content(position, VALUES, line).heading
    assert isinstance(heading, NearHead)
    return heading


def test_the_nearest_way_and_its_tiles_belong_to_one_hand() -> None:
    head = near_head(NEAR)
    assert head.distance == 2
    assert head.way is not None
    assert head.way.fans == (FanId.YITIAOLONG, FanId.PINGHE)
    assert (head.way.points, head.way.tiles) == (35, ((Tile.M7, 4), (Tile.M8, 2)))


def test_a_hand_that_is_as_near_is_the_other_way_with_the_tiles_that_only_it_lacks() -> None:
    head = near_head(NEAR)
    assert head.other == (FanId.FANPAI, ((Tile.Z6, 3),))
    assert head.live == 4 + 2 + 3


def test_at_a_lower_line_several_hands_are_as_near() -> None:
    head = near_head(NEAR, 5)
    assert head.other is not None
    fan, tiles = head.other
    assert fan is None
    assert [tile for tile, _ in tiles] == [Tile.M9, Tile.S6, Tile.Z6]


def test_waits_stand_by_worth_with_their_live_copies() -> None:
    heading = bare_content(READY, VALUES, 10).heading
    assert isinstance(heading, WaitsContent)
    assert heading.wins == (Wait(Tile.M1, 40, 4), Wait(Tile.M4, 10, 3), Wait(Tile.M7, 10, 3))
    assert (heading.below, heading.live) == ((), 10)


def test_tiles_that_win_too_little_stand_apart_and_are_not_counted() -> None:
    heading = bare_content(READY, VALUES, 15).heading
    assert isinstance(heading, WaitsContent)
    assert ([wait.tile for wait in heading.wins], [wait.tile for wait in heading.below]) == (
        [Tile.M1],
        [Tile.M4, Tile.M7],
    )
    assert title(heading, ZH) == "差 1 张：4 张可和"
    assert "不够：4万 10 分，3 张" in told(heading, ZH)


def test_a_hand_whose_waits_all_win_too_little_is_no_wait_at_the_line() -> None:
    assert isinstance(bare_content(READY, VALUES, 60).heading, NearHead)


@pytest.mark.parametrize(
    ("live", "unseen", "draws", "said"),
    [(2, 80, 10, 24), (10, 84, 13, 83), (4, 80, 0, None), (1, 5, 5, 100), (0, 80, 10, 0)],
)
def test_the_chance_of_named_tiles_is_exact(live: int, unseen: int, draws: int, said: int | None) -> None:
    content = waits_content([Wait(Tile.M1, 40, live)], 10, unseen, draws)
    assert (None if content.share is None else percent(content.share)) == said
    assert bool(notes(content, ZH)) is (said is not None)


def test_a_share_is_never_said_to_be_certain_or_impossible_unless_it_is() -> None:
    assert [percent(share) for share in (0.001, 0.999, 0.0, 1.0)] == [1, 99, 0, 100]


def win_head(line: int) -> WinHead:
    position = Position(parse_tiles("112233456789m55p"), (), Seat.W, ())
    reach = analyse(position, VALUES, (0, line))
    win = scored(hand("112233456789m55p", win="5m", seat=Seat.W))
    heading = panel_content(
        PanelQuestion(position, reach, VALUES, line, drawn=Tile.M5, win=win), PanelFace.MAIN
    ).heading
    assert isinstance(heading, WinHead)
    return heading


def test_a_complete_hand_says_what_it_is_worth_and_by_which_fans() -> None:
    head = win_head(10)
    assert (head.points, head.short) == (55, 0)
    assert head.fans == ((FanId.YITIAOLONG, 30), (FanId.YIBANGAO, 20), (FanId.PINGHE, 5))
    assert title(head, ZH) == "可以和牌：55 分"
    assert title(head, EN) == "You can win: 55 points"
    assert caption(head, ZH) == "起和线 10 分已过，多 45 分"
    assert caption(win_head(55), ZH) == "起和线 55 分，刚好"


def test_a_complete_hand_under_the_line_says_by_how_much() -> None:
    head = win_head(60)
    assert head.short == 5
    assert title(head, ZH) == "还不能和：55 分"
    assert caption(head, ZH) == "起和线 60 分，还差 5 分"


def test_while_a_discard_is_looked_at_the_head_speaks_of_it_and_not_of_the_win() -> None:
    position = Position(parse_tiles("112233456789m55p"), (), Seat.W, ())
    win = scored(hand("112233456789m55p", win="5m", seat=Seat.W))
    question = PanelQuestion(
        position, analyse(position, VALUES, (0, 10)), VALUES, 10, drawn=Tile.M5, preview=Tile.M1, win=win
    )
    heading = panel_content(question, PanelFace.MAIN).heading
    assert isinstance(heading, NearHead)
    assert (heading.preview, heading.drawn) == (Tile.M1, Tile.M5)


def test_a_drawn_tile_that_helps_is_told_before_the_discard() -> None:
    position = NEAR.with_drawn(Tile.M7)
    question = PanelQuestion(position, analyse(position, VALUES, (0, 10)), VALUES, 10, drawn=Tile.M7)
    heading = panel_content(question, PanelFace.MAIN).heading
    assert isinstance(heading, NearHead)
    assert (heading.distance, heading.drew) == (2, True)
    assert "摸到有效牌" in told(heading, ZH)
    assert "helping tile drawn" in told(heading, EN)


def test_widening_tiles_are_told_with_how_much_the_widest_first() -> None:
    widenings = tuple(Widening(tile, live, (Tile.Z2,)) for tile, live in ((Tile.S4, 12), (Tile.M7, 15)))
    position = Position(parse_tiles("123m12399p57s112z"), (), Seat.N, ())
    question = PanelQuestion(position, analyse(position, VALUES, (0, 10)), VALUES, 0)
    heading = panel_content(question, PanelFace.MAIN, widenings=widenings).heading
    assert notes(heading, ZH)[0] == "变宽 7万→15 张、4条→12 张"
    assert notes(heading, ZH)[-1] == "变宽 7万→15 张 另 1 种"


def test_a_line_out_of_reach_says_so_and_nothing_more() -> None:
    head = NearHead(200, distance=None)
    assert title(head, ZH) == told(head, ZH) == "起和线 200 分：凑不成了"
    assert means(head, ZH) == ""


@pytest.mark.parametrize("language", Language)
def test_a_line_that_is_near_reached_or_gone_has_a_title_of_its_own(language: Language) -> None:
    heads = [NearHead(10, False, 2, 7), NearHead(10, True, 2, 7), NearHead(0, True, 2, 7), NearHead(10)]
    assert len({title(head, Words(language)) for head in heads}) == len(heads)


def test_on_a_dead_wait_the_way_out_takes_the_place_of_the_tiles() -> None:
    position = Position(parse_tiles("123m123789p11s5z7z4z"), (), Seat.S, parse_tiles("555z777z444z111m999m"))
    reach = analyse(position, VALUES, (0, 10))
    targets = {key: found for key in reach.now if (found := target_hand(position, key, VALUES)) is not None}
    question = PanelQuestion(position, reach, VALUES, 10, targets=targets, obstacles=obstacles(position))
    heading = panel_content(question, PanelFace.MAIN).heading
    assert isinstance(heading, NearHead)
    assert (heading.switch is None) is bool(heading.live)


def test_what_simulated_play_reached_is_said_to_be_simulated() -> None:
    head = NearHead(10, distance=2, live=8, chance=Chance(Line(10), 10, 400, 96))
    assert "模拟" in notes(head, ZH)[0]
    assert "24%" in notes(head, ZH)[0]
