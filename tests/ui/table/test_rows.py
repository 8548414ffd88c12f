"""What the panel's rows say: values in, values out."""

from dataclasses import replace

import pytest

from trainer.reach import Key, Line, Nearness, Reach
from trainer.rules import MAIN_FANS, SMALL_FANS, FanId, Phrase, Tile, load_values
from trainer.ui.table.rows import Change, Question, best_discard, chip_lines, head_line, path_lines, pips, switch_for

VALUES = load_values("sihai")
FAN = FanId.HUNYISE


def near(distance: int, live: int) -> Nearness:
    return Nearness(distance, (Tile.M1,), live)


def question(before: dict[Key, Nearness], after: dict[Key, Nearness], preview: Tile | None = Tile.M6) -> Question:
    reach = Reach(before, {Tile.M3: before, Tile.M6: after})
    return Question(reach, Tile.M3, preview, VALUES)


def test_rows_and_chips_keep_their_order_whatever_is_in_reach() -> None:
    asked = question({}, {})
    assert [line.fan for line in path_lines(asked)] == list(MAIN_FANS)
    assert [line.fan for line in chip_lines(asked)] == list(SMALL_FANS)
    assert all(line.out for line in path_lines(asked))


@pytest.mark.parametrize(
    ("before", "after", "change", "by", "live_before"),
    [
        (near(5, 37), near(5, 31), Change.SAME, 0, 37),
        (near(5, 24), near(5, 24), Change.SAME, 0, None),
        (near(2, 16), near(3, 20), Change.HURT, 1, None),
        (near(3, 10), near(2, 34), Change.HELPED, 1, None),
        (None, near(4, 8), Change.HELPED, 0, None),
    ],
)
def test_a_previewed_discard_is_compared_with_the_drawn_tile(
    before: Nearness | None, after: Nearness, change: Change, by: int, live_before: int | None
) -> None:
    asked = question({} if before is None else {FAN: before}, {FAN: after})
    row = path_lines(asked)[0]
    assert (row.change, row.by, row.live_before) == (change, by, live_before)
    assert (row.distance, row.live) == (after.distance, after.live)


def test_a_discard_that_ends_a_path_hurts_it_and_gives_the_reason() -> None:
    reason = Phrase.of("obstacle")
    asked = replace(question({FAN: near(2, 3)}, {}), obstacles={FAN: reason})
    row = path_lines(asked)[0]
    assert row.out
    assert row.change is Change.HURT
    assert row.reason == reason


def test_without_a_preview_the_rows_speak_of_discarding_the_drawn_tile() -> None:
    reach = Reach({FAN: near(1, 1)}, {Tile.M3: {FAN: near(2, 9)}})
    row = path_lines(Question(reach, Tile.M3, None, VALUES))[0]
    assert (row.distance, row.live, row.change) == (2, 9, Change.NONE)


def test_after_a_claim_the_rows_speak_of_the_hand_as_it_is() -> None:
    reach = Reach({FAN: near(1, 1)}, {Tile.M3: {FAN: near(2, 9)}})
    assert path_lines(Question(reach, None, None, VALUES))[0].distance == 1


def test_a_complete_hand_has_its_fans_even_below_the_line() -> None:
    """After a claim there is no drawn tile to leave out of account."""
    asked = Question(Reach({FanId.PINGHE: near(0, 0), FAN: near(2, 3)}, {}), None, None, VALUES)
    chip, row = chip_lines(asked)[0], path_lines(asked)[0]
    assert (chip.fan, chip.won, chip.points, chip.out) == (FanId.PINGHE, True, 5, False)
    assert not row.won


def test_fans_that_laid_down_melds_hold_are_won() -> None:
    asked = replace(question({FanId.FANPAI: near(3, 4)}, {}, None), won={FanId.FANPAI: 20})
    chip = next(line for line in chip_lines(asked) if line.fan is FanId.FANPAI)
    assert chip.won
    assert chip.points == 20, "two of them"


@pytest.mark.parametrize(("secured", "reached", "distance"), [(0, False, 4), (10, True, 2)])
def test_the_head_speaks_of_the_line_until_it_is_reached(secured: int, reached: bool, distance: int) -> None:
    asked = question({Line(0): near(2, 8), Line(10): near(4, 6)}, {}, None)
    head = head_line(asked, 10, secured)
    assert (head.reached, head.distance) == (reached, distance)


def test_pips_name_three_paths_at_most_the_nearest_first() -> None:
    now: dict[Key, Nearness] = {
        FanId.HUNYISE: near(4, 1),
        FanId.QINGYISE: near(5, 1),
        FanId.DUIDUIHE: near(3, 1),
        FanId.QIDUI: near(2, 1),
        FanId.YITIAOLONG: near(4, 1),
        FanId.YIBANGAO: near(1, 1),
    }
    after: dict[Key, Nearness] = {fan: near(near_.distance + 1, 1) for fan, near_ in now.items()}
    after[FanId.YIBANGAO] = now[FanId.YIBANGAO]
    del after[FanId.DUIDUIHE]
    reach = Reach(now, {Tile.M5: after})
    assert pips(reach, Tile.M5) == (FanId.QIDUI, FanId.DUIDUIHE, FanId.HUNYISE)
    assert pips(reach, Tile.M6) == ()


def test_the_best_discard_is_nearest_then_has_most_tiles() -> None:
    key = Line(10)
    found = {Tile.M1: near(2, 5), Tile.M2: near(2, 7), Tile.M3: near(3, 40)}
    reach = Reach({}, {**{tile: {key: answer} for tile, answer in found.items()}, Tile.M4: {}})
    assert best_discard(reach, key) == near(2, 7)
    assert best_discard(Reach({}, {}), key) is None


def test_a_dead_wait_names_the_discard_that_leaves_live_tiles() -> None:
    key = Line(0)
    reach = Reach({}, {Tile.M3: {key: near(1, 0)}, Tile.M6: {key: near(2, 9)}, Tile.M7: {key: near(2, 4)}})
    assert switch_for(Question(reach, Tile.M3, None, VALUES), key) == (Tile.M6, near(2, 9))
    assert switch_for(Question(reach, Tile.M3, Tile.M7, VALUES), key) is None
    assert switch_for(Question(Reach({key: near(1, 0)}, {}), None, None, VALUES), key) is None


def test_a_pinned_path_gives_pips_from_afar_and_takes_none_away() -> None:
    now: dict[Key, Nearness] = {FanId.DUIDUIHE: near(8, 1), FanId.QUANDAIYAO: near(6, 1), FanId.YIBANGAO: near(2, 1)}
    reach = Reach(now, {Tile.M5: {fan: near(found.distance + 1, 1) for fan, found in now.items()}})
    assert pips(reach, Tile.M5) == (FanId.YIBANGAO,)
    assert pips(reach, Tile.M5, {FanId.DUIDUIHE}) == (FanId.YIBANGAO, FanId.DUIDUIHE)


def test_the_drawn_tile_itself_is_compared_with_nothing() -> None:
    lines = path_lines(question({FAN: near(3, 9)}, {FAN: near(4, 2)}, Tile.M3))
    assert all(line.change is Change.NONE for line in lines)
