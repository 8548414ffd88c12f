"""What the panel's rows say: values in, values out."""

import pytest
from msgspec.structs import replace

from tests.rules.hands import hand, scored
from trainer.coach.panel import Change, FanLine, PanelFace, PanelQuestion, Standing, best_discard, pips
from trainer.coach.panel.rows import chip_lines, nearest_hand, row_lines, row_target, switch_for
from trainer.reach import Key, Line, Nearness, Position, Reach, TargetHand, target_hand
from trainer.rules import MAIN_FANS, SMALL_FANS, FanId, Meld, Phrase, Score, Seat, Tile, load_values, parse_tiles

VALUES = load_values("sihai")
HELD = Position(parse_tiles("367m123p456s11223z"), (), Seat.S, ())
FAN = FanId.HUNYISE


def near(distance: int, live: int) -> Nearness:
    return Nearness(distance, (Tile.M1,), live)


def question(before: dict[Key, Nearness], after: dict[Key, Nearness], preview: Tile | None = Tile.M6) -> PanelQuestion:
    reach = Reach(before, {Tile.M3: before, Tile.M6: after})
    return ask(reach, Tile.M3, preview)


def ask(
    reach: Reach, drawn: Tile | None = None, preview: Tile | None = None, win: Score | None = None
) -> PanelQuestion:
    return PanelQuestion(HELD, reach, VALUES, 10, drawn=drawn, preview=preview, win=win)


def test_rows_and_chips_keep_their_order_whatever_is_in_reach() -> None:
    asked = question({}, {})
    assert [line.fan for line in row_lines(asked, PanelFace.MAIN)] == list(MAIN_FANS)
    assert [line.fan for line in chip_lines(asked, PanelFace.MAIN)] == list(SMALL_FANS)
    assert all(line.out for line in row_lines(asked, PanelFace.MAIN))


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
    row = row_lines(asked, PanelFace.MAIN)[0]
    assert (row.change, row.by, row.live_before) == (change, by, live_before)
    assert (row.distance, row.live) == (after.distance, after.live)


def test_a_discard_that_ends_a_path_hurts_it_and_gives_the_reason() -> None:
    reason = Phrase.of("obstacle")
    asked = replace(question({FAN: near(2, 3)}, {}), obstacles={FAN: reason})
    row = row_lines(asked, PanelFace.MAIN)[0]
    assert row.out
    assert row.change is Change.HURT
    assert row.reason == reason


def test_without_a_preview_the_rows_speak_of_discarding_the_drawn_tile() -> None:
    reach = Reach({FAN: near(1, 1)}, {Tile.M3: {FAN: near(2, 9)}})
    row = row_lines(ask(reach, Tile.M3), PanelFace.MAIN)[0]
    assert (row.distance, row.live, row.change) == (2, 9, Change.NONE)


def test_after_a_claim_the_rows_speak_of_the_hand_as_it_is() -> None:
    reach = Reach({FAN: near(1, 1)}, {Tile.M3: {FAN: near(2, 9)}})
    assert row_lines(ask(reach), PanelFace.MAIN)[0].distance == 1


def test_a_complete_hand_has_its_fans_even_below_the_line() -> None:
    """After a claim there is no drawn tile to leave out of account."""
    asked = ask(Reach({FanId.PINGHE: near(0, 0), FAN: near(2, 3)}, {}))
    chip, row = chip_lines(asked, PanelFace.MAIN)[0], row_lines(asked, PanelFace.MAIN)[0]
    assert (chip.fan, chip.won, chip.points, chip.out) == (FanId.PINGHE, True, 5, False)
    assert not row.won


def test_fans_that_laid_down_melds_hold_are_won_with_the_points_of_all_of_them() -> None:
    melds = (Meld.pung(Tile.Z6), Meld.pung(Tile.Z7))
    asked = replace(question({FanId.FANPAI: near(3, 4)}, {}, None), position=replace(HELD, concealed=(), melds=melds))
    chip = next(line for line in chip_lines(asked, PanelFace.MAIN) if line.fan is FanId.FANPAI)
    assert (chip.won, chip.points, chip.standing) == (True, 20, Standing.WON)


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
    assert best_discard(reach, key) == (Tile.M2, near(2, 7))
    assert best_discard(Reach({}, {}), key) is None


def test_a_dead_wait_names_the_discard_that_leaves_live_tiles() -> None:
    key = Line(0)
    reach = Reach({}, {Tile.M3: {key: near(1, 0)}, Tile.M6: {key: near(2, 9)}, Tile.M7: {key: near(2, 4)}})
    assert switch_for(ask(reach, Tile.M3), key) == (Tile.M6, near(2, 9))
    assert switch_for(ask(reach, Tile.M3, Tile.M7), key) is None
    assert switch_for(ask(Reach({key: near(1, 0)}, {})), key) is None


def test_a_pinned_path_gives_pips_from_afar_and_takes_none_away() -> None:
    now: dict[Key, Nearness] = {FanId.DUIDUIHE: near(8, 1), FanId.QUANDAIYAO: near(6, 1), FanId.YIBANGAO: near(2, 1)}
    reach = Reach(now, {Tile.M5: {fan: near(found.distance + 1, 1) for fan, found in now.items()}})
    assert pips(reach, Tile.M5) == (FanId.YIBANGAO,)
    assert pips(reach, Tile.M5, {FanId.DUIDUIHE}) == (FanId.YIBANGAO, FanId.DUIDUIHE)


def test_the_drawn_tile_itself_is_compared_with_nothing() -> None:
    lines = row_lines(question({FAN: near(3, 9)}, {FAN: near(4, 2)}, Tile.M3), PanelFace.MAIN)
    assert all(line.change is Change.NONE for line in lines)


@pytest.mark.parametrize(
    ("distances", "standings"),
    [
        ((2, 4, 5), (Standing.LIT, Standing.NEAR, Standing.FAR)),
        ((3, 3, 8), (Standing.LIT, Standing.LIT, Standing.FAR)),
        ((5, 6, 7), (Standing.FAR, Standing.FAR, Standing.FAR)),
        ((0, 1, 4), (Standing.WON, Standing.LIT, Standing.NEAR)),
        ((4, None, 9), (Standing.LIT, Standing.OUT, Standing.FAR)),
    ],
    ids=str,
)
def test_the_nearest_rows_are_lit_and_those_five_away_are_far(
    distances: tuple[int | None, ...], standings: tuple[Standing, ...]
) -> None:
    now: dict[Key, Nearness] = {
        fan: near(away, 8) for fan, away in zip(MAIN_FANS, distances, strict=False) if away is not None
    }
    rows = row_lines(ask(Reach(now, {})), PanelFace.MAIN)
    assert tuple(row.standing for row in rows[: len(distances)]) == standings


def test_chips_in_the_way_of_the_head_are_lit_however_near_others_are() -> None:
    now: dict[Key, Nearness] = {fan: near(1, 8) for fan in SMALL_FANS}
    chips = chip_lines(ask(Reach(now, {})), PanelFace.MAIN, (FanId.LIANLIU,))
    assert [chip.fan for chip in chips if chip.standing is Standing.LIT] == [FanId.LIANLIU]


@pytest.mark.parametrize(
    ("face", "line", "shown"),
    [
        (PanelFace.AUTO, 0, PanelFace.SMALL),
        (PanelFace.AUTO, 5, PanelFace.SMALL),
        (PanelFace.AUTO, 10, PanelFace.MAIN),
        (PanelFace.MAIN, 5, PanelFace.MAIN),
        (PanelFace.SMALL, 10, PanelFace.SMALL),
    ],
)
def test_the_face_follows_the_line_until_one_is_chosen(face: PanelFace, line: int, shown: PanelFace) -> None:
    assert face.at(line) is shown
    rows, chips = row_lines(ask(Reach({}, {})), shown), chip_lines(ask(Reach({}, {})), shown)
    assert (len(rows), len(chips)) == ((6, 8) if shown is PanelFace.SMALL else (8, 6))


def test_a_drawn_tile_that_helps_says_so_while_the_distance_waits_for_the_discard() -> None:
    reach = Reach({FAN: near(1, 5), MAIN_FANS[1]: near(4, 5)}, {Tile.M3: {FAN: near(2, 9), MAIN_FANS[1]: near(4, 9)}})
    first, second = row_lines(ask(reach, Tile.M3), PanelFace.MAIN)[:2]
    assert (first.distance, first.drew, second.drew) == (2, True, False)
    assert not row_lines(ask(reach, Tile.M3, preview=Tile.M3), PanelFace.MAIN)[0].drew


WIN = scored(hand("112233m456m789m55p", win="6m"))
"""一条龙, 一般高 and 平和: 连六 is spent within the straight."""


def lines_of(asked: PanelQuestion) -> dict[FanId, FanLine]:
    return {line.fan: line for line in (*row_lines(asked, PanelFace.MAIN), *chip_lines(asked, PanelFace.MAIN))}


def test_with_a_win_at_hand_what_scores_is_had_and_all_else_is_quiet() -> None:
    now: dict[Key, Nearness] = {fan: near(2, 8) for fan in (*MAIN_FANS, *SMALL_FANS)}
    found = lines_of(ask(Reach(now, {}), win=WIN))
    had = {FanId.YITIAOLONG: 30, FanId.YIBANGAO: 20, FanId.PINGHE: 5}
    assert {fan: line.points for fan, line in found.items() if line.standing is Standing.WON} == had
    assert {line.standing for fan, line in found.items() if fan not in had} == {Standing.FAR}
    assert [fan for fan, line in found.items() if line.spent] == [FanId.LIANLIU]


def test_a_discard_that_is_looked_at_takes_the_place_of_the_win() -> None:
    reach = Reach({FAN: near(2, 8)}, {Tile.M3: {FAN: near(3, 8)}, Tile.M6: {FAN: near(2, 8)}})
    row = row_lines(ask(reach, Tile.M3, Tile.M6, WIN), PanelFace.MAIN)[0]
    assert (row.standing, row.change, row.by) == (Standing.LIT, Change.HELPED, 1)


def test_a_row_draws_a_hand_in_which_its_fan_counts() -> None:
    straight = TargetHand(FanId.LIANLIU, 2, WIN, ((),) * 5, (Tile.M7,), 4)
    counting = TargetHand(FanId.FANPAI, 2, scored(hand("123456m789p55s666z", win="6m")), ((),) * 5, (Tile.Z6,), 3)
    asked = ask(Reach({FanId.LIANLIU: near(2, 7)}, {}))
    assert row_target(replace(asked, targets={FanId.LIANLIU: straight}), FanId.LIANLIU) is None
    both = replace(asked, targets={FanId.LIANLIU: straight, FanId.FANPAI: counting})
    assert row_target(both, FanId.LIANLIU) is counting


def test_small_fans_give_marks_under_tiles_on_their_face() -> None:
    now: dict[Key, Nearness] = {FanId.PINGHE: near(2, 1), FanId.YITIAOLONG: near(1, 1)}
    reach = Reach(now, {Tile.M5: {fan: near(found.distance + 1, 1) for fan, found in now.items()}})
    assert pips(reach, Tile.M5, face=PanelFace.SMALL) == (FanId.PINGHE,)
    assert pips(reach, Tile.M5, face=PanelFace.MAIN) == (FanId.YITIAOLONG,)


@pytest.mark.parametrize(
    ("held", "fan", "higher"),
    [
        ("1234569m567p66s6z", FanId.LIANLIU, FanId.YITIAOLONG),
        ("123456m23p1239s7z", FanId.XIXIANGFENG, FanId.SANSETONGSHUN),
    ],
)
def test_a_small_fan_is_shown_in_a_hand_where_it_counts_by_itself(held: str, fan: FanId, higher: FanId) -> None:
    position = Position(parse_tiles(held), (), Seat.N, ())
    worth_most, shown = target_hand(position, fan, VALUES), nearest_hand(position, fan, VALUES)
    assert worth_most is not None
    assert shown is not None
    assert higher in worth_most.score.fans
    assert fan in shown.score.fans
    assert shown.distance == worth_most.distance
