"""What is said of a discard: short when it was good, with the better tiles when it was not."""

import pytest

from trainer.coach.after_discard import AfterDiscard, Effect, after_discard, details, line
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


def test_a_good_discard_is_told_in_one_line_and_needs_no_details() -> None:
    after = judged(M1)
    assert after.good
    assert details(after) == ()
    assert Words(Language.EN).phrase(line(after)) == "Your 1 Characters: keeps Half Flush and Pure Double Chow"
    assert Words(Language.ZH).phrase(line(after)) == "你打 1万：混一色、一般高 仍在"


def test_a_worse_discard_names_what_it_closed_kept_and_cost() -> None:
    after = judged(M2)
    assert after.better == (M1,)
    assert Words(Language.EN).phrase(line(after)) == (
        "Your 2 Characters: 4 tiles fewer help towards 10 points than with 1 Characters, "
        "closes Mixed Triple Chow, keeps Half Flush"
    )
    assert Words(Language.ZH).phrase(line(after)) == (
        "你打 2万：到 10 分的有效牌比打 1万 少 4 张，三色同顺 不成了，混一色 仍在"
    )
    assert [Words(Language.EN).phrase(phrase) for phrase in details(after)] == [
        "Best was 1 Characters: 2 away, 20 tiles help",
        "Pure Double Chow 2→3 away",
        "Mixed Triple Chow is out: it was 3 away",
    ]


def test_farther_counts_tiles_not_live_ones() -> None:
    """More live tiles do not make up for a distance: counts at two distances are not comparable."""
    after = judged(S3)
    assert after.aim is not None
    assert (after.aim.effect, after.aim.farther, after.aim.fewer) == (Effect.FARTHER, 1, 0)
    assert "1 farther from 10 points than 1 Characters" in Words(Language.EN).phrase(line(after))
    assert "离 10 分远 1 张，打 1万 不会" in Words(Language.ZH).phrase(line(after))


def test_a_discard_that_loses_the_aim_says_so() -> None:
    after = judged(Z5)
    assert after.aim is not None
    assert (after.aim.effect, after.aim.farther, after.aim.fewer) == (Effect.CLOSED, 0, 0)
    assert Words(Language.ZH).phrase(line(after)).startswith("你打 白：凑不成 10 分了")
    assert details(after)[0].args["tiles"] == (M1,)


def test_equally_good_discards_are_all_good() -> None:
    same: dict[Key, Nearness] = {LINE: near(1, 8)}
    reach = Reach({}, {M1: same, M2: dict(same)})
    assert after_discard(reach, M1, LINE).good
    assert after_discard(reach, M2, LINE).good


def test_an_aim_out_of_reach_for_every_discard_is_nobodys_fault() -> None:
    after = after_discard(Reach({}, {M1: {}, M2: {}}), M1, LINE)
    assert after.aim is None
    assert after.good
    assert Words(Language.EN).phrase(line(after)) == "Your 1 Characters: no path changes"


def test_another_aim_is_named_by_its_fan() -> None:
    after = after_discard(REACH, M2, FanId.YIBANGAO)
    assert "1 farther from Pure Double Chow than 1 Characters" in Words(Language.EN).phrase(line(after))


def test_where_no_points_are_asked_the_aim_is_any_win() -> None:
    reach = Reach({}, {M1: {Line(0): near(1, 8)}, M2: {Line(0): near(2, 30)}})
    said = Words(Language.EN).phrase(line(after_discard(reach, M2, Line(0))))
    assert said == "Your 2 Characters: 1 farther from a win than 1 Characters"


@pytest.mark.parametrize(("distance", "told"), [(3, True), (4, True), (5, False)])
def test_a_path_is_worth_a_word_up_to_four_tiles_away(distance: int, told: bool) -> None:
    reach = Reach({}, {M1: {FanId.QIDUI: near(distance, 8)}, M2: {}})
    assert ("七对" in Words(Language.ZH).phrase(line(after_discard(reach, M2, LINE)))) is told
    better = Reach({}, {M1: {FanId.QIDUI: near(distance, 8), LINE: near(1, 2)}, M2: {LINE: near(2, 2)}})
    named = [Words(Language.ZH).phrase(phrase) for phrase in details(after_discard(better, M2, LINE))]
    assert any("七对" in said for said in named) is told


def test_a_path_that_lost_tiles_at_its_distance_is_told_with_both_numbers() -> None:
    better: dict[Key, Nearness] = {LINE: near(1, 8), FanId.HUNYISE: near(2, 12)}
    worse: dict[Key, Nearness] = {LINE: near(1, 6), FanId.HUNYISE: near(2, 9)}
    told = details(after_discard(Reach({}, {M1: better, M2: worse}), M2, LINE))
    assert [Words(Language.EN).phrase(phrase) for phrase in told] == [
        "Best was 1 Characters: 1 away, 8 tiles help",
        "Half Flush 12→9 live tiles",
    ]


@pytest.mark.parametrize("reach", [REACH, Reach({}, {M1: {}})], ids=["with keys", "with nothing in reach"])
def test_a_tile_that_was_not_there_to_discard(reach: Reach) -> None:
    with pytest.raises(KeyError):
        after_discard(reach, Tile.P9, LINE)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ZH, "最好是 12万 之一：差 1 张，有效 8 张"),
        (Language.EN, "Best was one of 12 Characters: 1 away, 8 tiles help"),
    ],
)
def test_discards_that_are_equally_good_are_offered_as_a_choice(language: Language, said: str) -> None:
    best: dict[Key, Nearness] = {LINE: near(1, 8)}
    reach = Reach({}, {M1: best, M2: best, Z5: {LINE: near(2, 8)}})
    assert Words(language).phrase(details(after_discard(reach, Z5, LINE))[0]) == said
