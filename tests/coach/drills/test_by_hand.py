"""Ten positions worked out by hand, with the reasons that are given for them."""

import pytest

from tests.game.tables import S, play, table
from trainer.coach.drills import ClaimDrill, ask_claim, ask_discard, ask_waits
from trainer.coach.exercises import ErrorKind
from trainer.game import view
from trainer.reach import WIN, Key, Line, Position
from trainer.rules import FanId, Seat, load_values, parse_tiles
from trainer.text import Language, Words

SIHAI = load_values("sihai")
WORDS = Words(Language.EN)
NINE = {f"{rank}m" for rank in range(1, 10)}


def at(hand: str, visible: str = "", seat: Seat = Seat.S) -> Position:
    """A position without melds."""
    return Position(parse_tiles(hand), (), seat, parse_tiles(visible))


@pytest.mark.parametrize(
    ("hand", "visible", "goal", "right", "best", "wrong", "reason"),
    [
        # 123 456 78 of the straight: 4m and 9m lack; 7s and a 6p serve nothing.
        ("1235678m4566p788s", "", FanId.YITIAOLONG, {"7s", "6p"}, (2, 8), "5m", "5 Characters belongs to 456 Char"),
        # Six pairs; one North is gone, so a single East finds its second more easily.
        ("1133m2255p7799s14z", "4z", FanId.QIDUI, {"4z"}, (1, 3), "1z", "Another East would help more"),
        # All simples but one: 9m breaks it, two pairs wait.
        ("2349m345p678s55s66p", "", FanId.DUANYAO, {"9m"}, (1, 4), "2m", "2 Characters belongs to 234 Characters"),
        # 56s waits on both sides, 68s for one kind.
        ("123m456789p568s11z", "", WIN, {"8s"}, (1, 8), "5s", "Without 5 Bamboo these no longer help: 4 Bamboo"),
    ],
)  # fmt: skip
def test_discards(
    hand: str, visible: str, goal: Key, right: set[str], best: tuple[int, int], wrong: str, reason: str
) -> None:
    (drill,) = ask_discard(at(hand, visible), (goal,), SIHAI)
    assert drill.right == right
    assert (drill.best.distance, drill.best.live) == best
    assert reason in WORDS.phrase(drill.judge([wrong]).says)


def test_the_facts_of_the_straight() -> None:
    (drill,) = ask_discard(at("1235678m4566p788s"), (FanId.YITIAOLONG,), SIHAI)
    facts = {str(fact.tile): fact for fact in drill.facts()}
    near = {tile: fact.near[::2] for tile, fact in facts.items() if fact.near}
    assert [near[tile] for tile in ("7s", "6p", "4p", "8s", "5p", "5m")] == [
        (2, 8), (2, 8), (3, 27), (3, 27), (3, 23), (3, 11),
    ]  # fmt: skip
    assert facts["7s"].points == 40
    assert [fact.win[::2] for fact in (facts["7s"], facts["6p"]) if fact.win] == [(2, 45), (2, 40)]


@pytest.mark.parametrize(
    ("hand", "visible", "line", "right", "wrong", "mistake", "reason"),
    [
        # Nine Gates waits for every tile of its suit.
        ("1112345678999m", "", 0, NINE, "9m", ErrorKind.MISSED_WAIT, "Also 1 Characters"),
        # Only 1m makes the straight; 4m and 7m win 10 points.
        ("23456789m123p55s", "", 15, {"1m"}, "4m", ErrorKind.BELOW_LINE, "10 points, 3 left; the line is 15"),
        # Two pairs wait, but both other 1m are on the table.
        ("234m567p345s11m99s", "11m", 0, {"9s"}, "1m", ErrorKind.DEAD_WAIT, "1 Characters is dead"),
    ],
)  # fmt: skip
def test_waits(
    hand: str, visible: str, line: int, right: set[str], wrong: str, mistake: ErrorKind, reason: str
) -> None:
    drill = ask_waits(at(hand, visible), line, SIHAI)
    assert drill is not None
    assert drill.right == right
    verdict = drill.judge([wrong])
    assert verdict.mistake is mistake
    assert reason in WORDS.phrase(verdict.says)


def offered(hand: str, tile: str, goal: Key) -> ClaimDrill:
    """The question for South when East discards a tile it has drawn."""
    state = play(table({S: hand}, tile, lines=(10, 10, 10, 10)), f"E discard {tile}")
    (drill,) = ask_claim(view(state, S), (goal,), SIHAI)
    return drill


def test_a_chow_that_waits_on_both_sides_is_better_than_one_that_does_not() -> None:
    drill = offered("56m567789p344s56s", "4s", Line(10))
    assert drill.right == {"S chow 4s"}
    near = {option: (found.distance, found.live) for option, found in drill.near.items()}
    assert near == {"S chow 4s": (1, 8), "S chow 3s": (1, 4), "S pass": (2, 19), "S pung": (3, 43)}
    says = WORDS.phrase(drill.judge(["S pung"]).says)
    assert says == "Pung 444 Bamboo: 3 away from 10 points, 43 tiles help"
    assert WORDS.phrase(drill.confirmed()).startswith("Best: Chow 456 Bamboo, 1 away")
    facts = {type(fact.move).__name__: fact for fact in drill.facts()}
    assert FanId.QIDUI in dict(facts["Pung"].closes)
    assert [str(tile) for tile in facts["Pung"].discards] == ["9p", "3s"]


def test_seven_pairs_are_gone_with_the_first_claim() -> None:
    drill = offered("1133m2255p779s34z", "2p", FanId.QIDUI)
    assert drill.right == {"S pass"}
    assert "Pung 222 Dots: Seven Pairs out of reach" in WORDS.phrase(drill.judge(["S pung"]).says)


def test_a_dragon_is_worth_ten_points_so_it_is_claimed_for_that_line() -> None:
    drill = offered("123m456p55z78s99s1m", "5z", Line(10))
    assert drill.right == {"S pung"}
    assert (drill.best.distance, drill.best.live) == (1, 6)
    assert drill.judge(["S pass"]).mistake is ErrorKind.CLAIM_MISSED
