"""What is said of a discard: short when it was good, with the better tiles when it was not."""

import pytest

from trainer.coach.after_discard import AfterDiscard, Effect, after_discard, either, instead_of_win, verdict
from trainer.reach.model import Key, Line, Nearness, Reach
from trainer.rules import FanId, Tile
from trainer.text import Language, Words

LINE = Line(10)
M1, M2, S3, Z5 = Tile.M1, Tile.M2, Tile.S3, Tile.Z5


def near(distance: int, live: int) -> Nearness:
    return Nearness(distance, (M1,), live)


REACH = Reach(
    now={},
    discards={
        M1: {
            LINE: near(2, 20), FanId.HUNYISE: near(2, 12), FanId.SANSETONGSHUN: near(3, 9),
            FanId.QINGYISE: near(6, 30), FanId.YIBANGAO: near(2, 10),
        },
        M2: {LINE: near(2, 16), FanId.HUNYISE: near(2, 12), FanId.YIBANGAO: near(3, 14)},
        S3: {LINE: near(3, 40), FanId.HUNYISE: near(3, 20), FanId.SANSETONGSHUN: near(3, 5)},
        Z5: {},
    },
)  # fmt: skip


def said(after: AfterDiscard, language: Language) -> list[str]:
    return [Words(language).phrase(phrase) for phrase in verdict(after)]


def judged(tile: Tile) -> AfterDiscard:
    return after_discard(REACH, tile, LINE)


def test_effects_are_measured_against_the_best_discard_of_each_path() -> None:
    effects = {path.key: path.effect for path in judged(M2).paths}
    assert effects == {
        FanId.HUNYISE: Effect.KEPT,
        FanId.QINGYISE: Effect.CLOSED,
        FanId.SANSETONGSHUN: Effect.CLOSED,
        FanId.YIBANGAO: Effect.FARTHER,
    }
    assert [path.key for path in judged(M2).paths] == list(effects)


def test_a_good_discard_is_told_to_be_one_of_the_best() -> None:
    after = judged(M1)
    assert after.good
    assert said(after, Language.EN) == [
        "Your 1 Characters: one of the best discards",
        "Keeps Half Flush and Pure Double Chow",
    ]
    assert said(after, Language.ZH) == ["你打 1万：最好的打法之一", "混一色、一般高 仍在"]


def test_a_worse_discard_names_what_it_cost_and_closed_and_the_best_one() -> None:
    after = judged(M2)
    assert after.better == (M1,)
    assert said(after, Language.EN) == [
        "Your 2 Characters: 4 tiles fewer help, closes Mixed Triple Chow",
        "Best was 1 Characters: 2 away, 20 tiles help",
    ]
    assert said(after, Language.ZH) == ["你打 2万：有效牌少 4 张，三色同顺 不成了", "最好打 1万：差 2 张，有效 20 张"]


def test_farther_counts_tiles_not_live_ones() -> None:
    """More live tiles do not make up for a distance: counts at two distances are not comparable."""
    after = judged(S3)
    assert after.aim is not None
    assert (after.aim.effect, after.aim.farther, after.aim.fewer) == (Effect.FARTHER, 1, 0)
    assert "1 farther from 10 points" in said(after, Language.EN)[0]
    assert "离 10 分远 1 张" in said(after, Language.ZH)[0]


def test_a_discard_that_loses_the_aim_says_so() -> None:
    after = judged(Z5)
    assert after.aim is not None
    assert (after.aim.effect, after.aim.farther, after.aim.fewer) == (Effect.CLOSED, 0, 0)
    assert said(after, Language.ZH)[0].startswith("你打 白：凑不成 10 分了")
    assert said(after, Language.ZH)[1].startswith("最好打 1万：")


def test_equally_good_discards_are_all_good() -> None:
    same: dict[Key, Nearness] = {LINE: near(1, 8)}
    reach = Reach({}, {M1: same, M2: dict(same)})
    assert after_discard(reach, M1, LINE).good
    assert after_discard(reach, M2, LINE).good


def test_an_aim_out_of_reach_for_every_discard_is_nobodys_fault() -> None:
    after = after_discard(Reach({}, {M1: {}, M2: {}}), M1, LINE)
    assert after.aim is None
    assert after.good
    assert said(after, Language.EN) == ["Your 1 Characters: one of the best discards"]


def test_another_aim_is_named_by_its_fan() -> None:
    after = after_discard(REACH, M2, FanId.YIBANGAO)
    assert "1 farther from Pure Double Chow" in said(after, Language.EN)[0]


def test_where_no_points_are_asked_the_aim_is_any_win() -> None:
    reach = Reach({}, {M1: {Line(0): near(1, 8)}, M2: {Line(0): near(2, 30)}})
    assert said(after_discard(reach, M2, Line(0)), Language.EN)[0] == "Your 2 Characters: 1 farther from a win"


@pytest.mark.parametrize(("distance", "told"), [(3, True), (4, True), (5, False)])
def test_a_path_is_worth_a_word_up_to_four_tiles_away(distance: int, told: bool) -> None:
    reach = Reach({}, {M1: {FanId.QIDUI: near(distance, 8)}, M2: {}})
    assert ("七对" in said(after_discard(reach, M2, LINE), Language.ZH)[0]) is told
    assert any("七对" in sentence for sentence in said(after_discard(reach, M1, LINE), Language.ZH)) is told


@pytest.mark.parametrize("reach", [REACH, Reach({}, {M1: {}})], ids=["with keys", "with nothing in reach"])
def test_a_tile_that_was_not_there_to_discard(reach: Reach) -> None:
    with pytest.raises(KeyError):
        after_discard(reach, Tile.P9, LINE)


@pytest.mark.parametrize(
    ("tiles", "chinese", "english"),
    [
        ((Tile.S1, Tile.S4, Tile.S9), "1、4 或 9条", "1, 4 or 9 Bamboo"),
        ((Tile.M1,), "1万", "1 Characters"),
        ((Tile.M1, Tile.P2), "1万 或 2饼", "1 Characters or 2 Dots"),
        ((Tile.M1, Tile.M2, Tile.Z1, Tile.Z5), "1、2万、東 或 白", "1, 2 Characters, East or White"),
    ],
)
def test_discards_that_are_equally_good_are_offered_as_a_choice(
    tiles: tuple[Tile, ...], chinese: str, english: str
) -> None:
    assert Words(Language.ZH).phrase(either(tiles)) == chinese
    assert Words(Language.EN).phrase(either(tiles)) == english


def test_of_many_equally_good_discards_one_is_an_example() -> None:
    best: dict[Key, Nearness] = {LINE: near(1, 8)}
    reach = Reach({}, {**dict.fromkeys((M1, M2, S3, Tile.P1, Tile.P9), best), Z5: {LINE: near(2, 8)}})
    assert said(after_discard(reach, Z5, LINE), Language.EN)[1] == (
        "Best was 1 Characters or one of 4 others: 1 away, 8 tiles help"
    )


def test_in_place_of_a_win_the_nearest_discard_with_most_tiles_is_named() -> None:
    told = instead_of_win(REACH, LINE)
    assert told is not None
    assert Words(Language.ZH).phrase(told) == "不和就打一张：打 1万 仍差 2 张，有效 20 张"
    assert instead_of_win(Reach({}, {M1: {}}), LINE) is None
