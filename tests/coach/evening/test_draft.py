"""An entry in the making: questions in order, answers that exclude each other, and tiles that tell the points."""

import pytest

from trainer.coach.bench import Setup
from trainer.coach.evening import Draft, Entry, EntryAsk, Evening, How, LaidTiles, Person
from trainer.coach.evening.draft import fans_of
from trainer.rules import FanId, Relation, Seat, load_values

E, S, W, N = Seat
VALUES = load_values("sihai")
EVENING = Evening((Person("a"), Person("b"), Person("c"), Person("d")))
STRAIGHT = "11223346m55p +5m [789m]"


def test_the_questions_come_in_order() -> None:
    draft = Draft(1)
    assert draft.next_ask is EntryAsk.WHO
    draft = draft.won_by(N)
    assert draft.next_ask is EntryAsk.HOW
    draft = draft.ended(How.DISCARD)
    assert draft.next_ask is EntryAsk.GIVER
    draft = draft.given_by(S)
    assert draft.next_ask is EntryAsk.POINTS
    assert draft.entry(None) is None
    draft = draft.worth(50)
    assert draft.next_ask is None
    assert draft.entry(None) == Entry(N, S, 50)


def test_a_self_draw_asks_for_no_discarder_and_nobody_for_nothing() -> None:
    assert Draft(1).won_by(E).ended(How.DRAWN).next_ask is EntryAsk.POINTS
    assert Draft(1).won_by(E).worth(20).ended(How.NOBODY) == Draft(1, how=How.NOBODY)
    assert Draft(1).ended(How.NOBODY).entry(None) == Entry()
    assert Draft(1).ended(How.NOBODY).won_by(E).next_ask is EntryAsk.HOW


def test_the_winner_is_no_discarder() -> None:
    draft = Draft(1).won_by(E).ended(How.DISCARD).given_by(S)
    assert draft.given_by(E).giver is S
    assert draft.won_by(S).next_ask is EntryAsk.GIVER
    assert draft.ended(How.DRAWN).ended(How.DISCARD).giver is None


@pytest.mark.parametrize(
    "entry",
    [
        Entry(),
        Entry(E, None, 20),
        Entry(W, N, 0),
        Entry(S, W, 55, LaidTiles(STRAIGHT, frozenset(), (FanId.YIBANGAO, FanId.YITIAOLONG, FanId.PINGHE))),
    ],
)
def test_an_entry_that_is_opened_and_left_is_the_same(entry: Entry) -> None:
    draft = Draft.of(entry, 3)
    score = draft.verdict(EVENING, VALUES, prevailing=False).score if draft.text else None
    assert draft.corrects
    assert draft.entry(score) == entry


def test_tiles_tell_points_and_fans() -> None:
    draft = Draft(1).won_by(S).ended(How.DISCARD).given_by(W).with_tiles(Setup(STRAIGHT))
    verdict = draft.verdict(EVENING, VALUES, prevailing=False)
    assert verdict.score is not None
    assert fans_of(verdict.score) == (FanId.YIBANGAO, FanId.YITIAOLONG, FanId.PINGHE)
    entry = draft.entry(verdict.score)
    assert entry is not None
    assert (entry.points, entry.tiles and entry.tiles.text) == (55, STRAIGHT)
    assert draft.worth(30).entry(None) == Entry(S, W, 30)


def test_tiles_that_are_no_hand_give_no_entry() -> None:
    draft = Draft(1).won_by(S).ended(How.DRAWN).with_tiles(Setup("123m"))
    assert draft.next_ask is None
    assert draft.entry(draft.verdict(EVENING, VALUES, prevailing=False).score) is None


def test_the_seat_of_a_hand_follows_the_deal() -> None:
    draft = Draft(2).won_by(S).ended(How.DISCARD).given_by(W)
    setup = draft.setup(prevailing=True)
    assert (setup.seat, setup.giver, setup.prevailing) == (E, Relation.NEXT, E)
    assert Draft(5).setup(prevailing=True).prevailing is S
    assert Draft(5).setup(prevailing=False).prevailing is None
    winds = Setup("222z123m456p789s5p +5p")
    points = [Draft(number).won_by(S).ended(How.DRAWN).with_tiles(winds).verdict(EVENING, VALUES, prevailing=False)
              for number in (1, 2)]  # fmt: skip
    assert [v.score.total if v.score else None for v in points] == [10, 0]
