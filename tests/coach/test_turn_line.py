"""What the turn line says: at a win that is at hand, and of a hand that is over to each who sits there."""

import pytest

from tests.game.tables import play, table
from trainer.coach.turn_line import Said, Turn, turn_of
from trainer.game import State, view
from trainer.rules import FanId, Phrase, Seat, Tile
from trainer.text import Language, Words

WAITS_FOR_9S = "123567m23455p78s"
ZH, EN = Words(Language.ZH), Words(Language.EN)


def offered() -> State:
    """East has discarded the 9s that South waits for, not as the first tile."""
    start = table({Seat.S: WAITS_FOR_9S}, "5z6z7z5z9s")
    return play(start, "E discard 5z", "S discard 6z", "W discard 7z", "N discard 5z", "E discard 9s")


@pytest.mark.parametrize(
    ("learner", "chinese", "english", "amount"),
    [
        (Seat.E, "下家和 ・ 你出 9条", "Right wins on your 9 Bamboo", "You pay 10 points"),
        (Seat.S, "你和 9条", "You win on 9 Bamboo", "You receive 20 points"),
        (Seat.W, "上家和 9条", "Left wins on 9 Bamboo", "You pay 5 points"),
    ],
)
def test_a_finished_hand_says_who_dealt_in_and_what_each_pays(
    learner: Seat, chinese: str, english: str, amount: str
) -> None:
    seen = view(play(offered(), "S win"), learner)
    assert turn_of(seen, Said(), ZH).title == chinese
    assert (turn_of(seen, Said(), EN).title, turn_of(seen, Said(), EN).amount) == (english, amount)


def test_a_win_at_hand_says_its_points_who_pays_and_what_not_winning_keeps() -> None:
    instead = Phrase.of("after-instead-of-win", tile=Tile.M5, n=1, live=3)
    turn = turn_of(view(offered(), Seat.S), Said(instead=instead), ZH)
    assert turn == Turn(
        "可以和牌：5 分",
        ("9条 点和，上家付 10 分，另两家各付 5 分", "不和就打一张：打 5万 仍差 1 张，有效 3 张"),
        tile=Tile.S9,
    )


def test_a_win_from_the_wall_is_paid_by_all_three_alike() -> None:
    drawn = table({Seat.E: WAITS_FOR_9S}, "9s")
    turn = turn_of(view(drawn, Seat.E), Said(), EN)
    assert turn.title == "You can win: 45 points"
    assert turn.sentences == ("Self-drawn 9 Bamboo: all three pay 90",)


def test_while_others_play_a_hand_that_waits_says_for_how_many_kinds() -> None:
    others = view(play(table({Seat.S: WAITS_FOR_9S}, "5z6z7z"), "E discard 5z", "S discard 6z"), Seat.S)
    assert turn_of(others, Said(), EN) == Turn("Waiting for right to draw")
    assert turn_of(others, Said(kinds=3), EN) == Turn("You wait for 3 kinds", ("Waiting for right to draw",))
    assert turn_of(others, Said(kinds=1), EN).title == "You wait for 1 kind"
    judged = (Phrase.of("after-closes", fans=Phrase.of("aim-fan", fan=FanId.PINGHE)),)
    assert turn_of(others, Said(kinds=3, judgement=judged), ZH).title == "你听 3 种牌"
    assert "等" not in turn_of(others, Said(kinds=3, judgement=judged), ZH).spoken


def test_a_chosen_tile_says_what_the_second_click_does_whatever_else_there_is() -> None:
    drawn = table({Seat.E: WAITS_FOR_9S}, "9s")
    turn = turn_of(view(drawn, Seat.E), Said(chosen=Tile.M1), EN)
    assert (turn.sentences[0], turn.key) == ("Click again to discard 1 Characters, or press", "Enter")


def test_a_notice_has_to_be_read_first_and_a_choice_of_groups_before_that() -> None:
    seen, notice = view(offered(), Seat.S), Phrase.of("cannot-win-shape")
    assert turn_of(seen, Said(notice=notice), ZH).sentences == ("不能和：还不成四组一对，也不是七对",)
    assert turn_of(seen, Said(notice=notice, choosing=True), ZH) == Turn("吃哪一组", above=True)


def test_without_a_hand_the_line_says_how_to_get_one() -> None:
    assert turn_of(None, Said(), ZH).title == "还没有发牌"
    assert turn_of(None, Said(resumable=True), ZH).sentences == ("接着打，或发新牌",)
