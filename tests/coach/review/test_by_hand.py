"""Decisions worked out by hand: what was best, what the move made cost, and the reason that is given."""

import pytest

from tests.game.tables import S, play, table
from trainer.coach.drills import why_missed
from trainer.coach.review import Decision, HandReview, Loss, review_of
from trainer.coach.review.chart import worst
from trainer.coach.review.why import missed_for, moves_compared, why_phrases
from trainer.game import format_move, record_of
from trainer.rules import FanId, load_values
from trainer.text import Language, Words

SIHAI = load_values("sihai")
WORDS = Words(Language.EN)
QIDUI, DUIDUIHE, HUNYISE, STRAIGHT = FanId.QIDUI, FanId.DUIDUIHE, FanId.HUNYISE, FanId.YITIAOLONG


def told(review: HandReview, decision: Decision) -> str:
    """All that is said of a decision, as the page says it."""
    missed = missed_for(decision)
    reason = None if missed is None else why_missed(decision.seen.position, *missed, SIHAI)
    said = [*map(WORDS.phrase, why_phrases(review, decision)), "" if reason is None else WORDS.phrase(reason)]
    return " ".join(said)


@pytest.mark.parametrize(
    ("hand", "line", "goal", "given", "draw", "made", "best", "loss", "reason"),
    [
        # The straight is there and 55p its pair: 24s waits for 3s. Without the pair a tile more is wanted.
        ("123456789m55p24s", 10, STRAIGHT, "6z", "7z", "5p", {"7z"}, Loss(farther=1), "5 Dots belongs to 55 Dots"),
        # The same hand without one side of its wait.
        ("123456789m55p24s", 10, STRAIGHT, "6z", "7z", "2s", {"7z"}, Loss(farther=1), "2 Bamboo belongs to 234 Bamb"),
        # The tile that serves nothing goes: nothing is nearer than one away with the four 3s.
        ("123456789m55p24s", 10, STRAIGHT, "6z", "7z", "7z", {"7z"}, Loss(), "Nothing was nearer. 10 points: 1 away"),
        # 56s waits on both sides, 68s for 7s alone: four live tiles less.
        ("123m456789p56s77z", 0, None, "6z", "8s", "5s", {"8s"}, Loss(fewer=4), "these no longer help: 4 Bamboo"),
        # Six pairs: a North went by, two are left; of East three.
        ("1133m2255p7799s1z", 0, QIDUI, "4z", "4z", "1z", {"4z"}, Loss(fewer=1), "Another East would help more"),
        # Three pungs and 55s; 5p, White and Red are as good as each other, a 5s is a pair broken.
        ("222m555m888s55s57z", 20, DUIDUIHE, "6z", "5p", "5s", {"5p", "5z", "7z"}, Loss(farther=1), "5 Bamboo belongs"),
        # All simples but the 9m just drawn: 5s or 6p make the pung.
        ("234m345p678s55s66p", 5, None, "6z", "9m", "2m", {"9m"}, Loss(farther=1), "2 Characters belongs to 234 Ch"),
        # Characters and dragons: 7m and a dragon lack, 3p and 5s must go; a White is half of a pair.
        ("12345689m3p5577z", 20, HUNYISE, "6z", "5s", "5z", {"5s", "3p"}, Loss(farther=1), "White belongs to White Wh"),
    ],
)  # fmt: skip
def test_discards(
    hand: str, line: int, goal: FanId | None, given: str, draw: str, made: str, best: set[str], loss: Loss, reason: str
) -> None:
    state = table({S: hand}, f"6z{draw}", lines=(0, line, 0, 0))
    state = play(state, f"E discard {given}", f"S discard {made}")
    review = review_of(record_of(state), S, goal)
    (decision,) = (each for each in review.decisions if format_move(each.move).startswith("S discard"))
    assert {format_move(move).split()[-1] for move in worst(decision).best} == best
    assert decision.losses[0] == loss
    assert reason in told(review, decision)
    assert moves_compared(decision)[-1] == decision.move
    assert bool(loss) == (decision in review.turning)


def test_a_pung_that_ends_seven_pairs_is_told_as_out_of_reach() -> None:
    state = table({S: "1133m2255p7799s5z"}, "6z6z", lines=(0, 0, 0, 0))
    review = review_of(record_of(play(state, "E discard 1m", "S pung", "S discard 5z")), S, QIDUI)
    decision = review.decisions[0]
    assert format_move(decision.move) == "S pung"
    assert decision.losses[0] == Loss(closed=True)
    assert [format_move(move) for move in worst(decision).best] == ["S pass"]
    assert "Pass leaves Seven Pairs 1 away" in told(review, decision)


def test_a_dragon_that_was_passed_was_nearer_and_the_next_draw_shows_it() -> None:
    state = table({S: "123m456p55z78s99s1m"}, "5z6s", lines=(10, 10, 10, 10))
    review = review_of(record_of(play(state, "E discard 5z", "S pass", "S discard 1m")), S)
    decision = review.decisions[0]
    assert decision.losses[0] == Loss(farther=1)
    assert decision.declined_claim
    assert "Pung White White White leaves 10 points 1 away: 69 Bamboo" in told(review, decision)
    assert "Draw 1 was 6 Bamboo." in told(review, decision)


def test_a_win_that_was_let_go_is_found_with_its_points() -> None:
    state = table({S: "123456789m55p24s"}, "6z3s", lines=(10, 10, 10, 10))
    review = review_of(record_of(play(state, "E discard 6z", "S discard 2s")), S)
    (decision,) = review.declined
    assert (decision.draw, decision.win) == (1, 75), "the first tile of all: 地和 40 besides"
