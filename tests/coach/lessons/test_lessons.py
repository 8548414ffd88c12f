"""Every example counts, every near miss does not until it is mended, and everything has its words."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from trainer.coach.exercises import ChoiceExercise, ExerciseKind, Grade, Lanes, Placement
from trainer.coach.lessons import (
    IDEAS,
    LESSONS,
    Idea,
    Lesson,
    LessonFault,
    ideas,
    lessons,
    read_ideas,
    read_lessons,
)
from trainer.coach.rule_book.content import apart, together
from trainer.reach import Line, analyse
from trainer.resources import asset
from trainer.rules import (
    DISCARD_EVENTS,
    FANS,
    SELF_DRAW_EVENTS,
    FanId,
    NotAWin,
    Tile,
    load_values,
    readings,
    score_hand,
    score_readings,
)
from trainer.text import Language, Words, word_keys

VALUES = load_values("sihai")
EVERY = pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.fan.value)
EVERY_IDEA = pytest.mark.parametrize("idea", ideas(), ids=lambda idea: idea.id)


def test_the_lessons_follow_the_mnemonic() -> None:
    """平断杠喜六番 · 一（混一色、清一色）对（对对和、七对）幺 · 三龙般 · 海河金花天地和."""
    assert "".join(FANS[fan].zh[0] for fan in lessons()) == "平断杠喜连番混清对七全三一一海河金岭天地"
    assert [lesson.number for lesson in lessons().values()] == list(range(1, 21))


@EVERY
def test_the_fan_counts_in_the_example(lesson: Lesson) -> None:
    assert lesson.fan in score_hand(lesson.example.hand, VALUES).fans


@EVERY
def test_the_near_miss_does_not_count_until_it_is_mended(lesson: Lesson) -> None:
    near = lesson.near
    try:
        assert lesson.fan not in score_hand(near.shown.hand, VALUES).fans
    except NotAWin:
        assert lesson.fan in (FanId.HUNYISE, FanId.QINGYISE, FanId.QIDUI)
    assert lesson.fan in score_hand(near.mended, VALUES).fans


@EVERY
def test_one_tile_is_at_fault_and_the_example_is_the_mended_hand(lesson: Lesson) -> None:
    near, melds = lesson.near, [tile for meld in lesson.near.shown.hand.melds for tile in meld.tiles]
    if near.wrong is None or near.mends is None:
        assert lesson.fan is FanId.GANG or FANS[lesson.fan].tier == "incidental"
        assert lesson.mending is None
        return
    after = Counter([*near.shown.hand.concealed, *melds])
    after.subtract([near.wrong])
    after.update([near.mends])
    assert +after == Counter(near.mended.tiles) == Counter(lesson.example.hand.tiles)


@EVERY
def test_how_the_hands_were_won_agrees_with_their_events(lesson: Lesson) -> None:
    for shown in (lesson.example, lesson.near.shown):
        assert shown.source is not shown.hand.seat
        if shown.hand.events & SELF_DRAW_EVENTS:
            assert shown.source is None
        if shown.hand.events & DISCARD_EVENTS:
            assert shown.source is not None


@EVERY
def test_the_ruler_shows_tiles_of_the_hands(lesson: Lesson) -> None:
    if lesson.ruler is None:
        assert FANS[lesson.fan].tier == "incidental"
        return
    assert Counter(lesson.ruler.tiles) <= Counter(lesson.example.hand.tiles)
    assert Counter(lesson.ruler.near) <= Counter(lesson.near.shown.hand.tiles)
    if lesson.near.wrong is not None:
        assert lesson.near.wrong in lesson.ruler.near
    assert len(set(lesson.ruler.tint)) == len(lesson.ruler.tint)


def solved(question: object) -> Grade:
    """The grade of the right answer to a question."""
    if isinstance(question, Lanes):
        placed = [Placement(receipt.fan, receipt.klass, receipt.parts) for receipt in question.score.receipts]
        return question.judge(placed).grade
    assert isinstance(question, ChoiceExercise)
    return question.judge(question.right).grade


@EVERY
@pytest.mark.parametrize("again", [0, 1])
def test_the_question_to_try_is_about_the_fan(lesson: Lesson, again: int) -> None:
    question = lesson.trial.question(VALUES, again)
    assert lesson.fan in question.fans
    assert solved(question) is Grade.RIGHT


@pytest.mark.parametrize("language", Language)
@EVERY
def test_every_lesson_has_its_words(lesson: Lesson, language: Language) -> None:
    words = Words(language)
    said = [words.phrase(phrase) for phrase in (lesson.asks, lesson.seen, lesson.missed)]
    assert len(set(said)) == 3
    if lesson.mending is not None and lesson.near.wrong is not None:
        assert words.tile(lesson.near.wrong) in words.phrase(lesson.mending)


@pytest.mark.parametrize("language", Language)
def test_no_word_speaks_of_a_lesson_that_is_not_there(language: Language) -> None:
    names = {f"lesson-{fan}-{what}" for fan in LESSONS for what in ("seen", "near")}
    names |= {f"idea-{idea}{what}" for idea in IDEAS for what in ("", "-told", "-shown")}
    titles = {"lesson-mending", "lesson-number"} | {f"lesson-{name}-title" for name in ("near", "try", "whole", "idea")}
    keys = {key for key, file in word_keys(language).items() if file == "lessons.ftl"}
    assert {key for key in keys if key.startswith(("lesson-", "idea-"))} == names | titles


def test_a_lesson_knows_its_place_in_its_class() -> None:
    triple = lessons()[FanId.SANSETONGSHUN]
    assert (triple.lower, triple.siblings) == (FanId.XIXIANGFENG, (FanId.XIXIANGFENG,))
    assert lessons()[FanId.PINGHE].siblings == (FanId.DUIDUIHE, FanId.QIDUI)


@pytest.mark.parametrize("fan", FANS)
def test_a_fan_joins_every_other_or_is_excluded_for_a_reason_in_words(fan: FanId) -> None:
    never = [other for entry in apart(fan) for other in entry.fans]
    assert sorted([fan, *together(fan), *set(never)]) == sorted(FANS)
    assert all(fan in {back for entry in apart(other) for back in entry.fans} for other in never)
    assert all(Words(language).phrase(entry.says) for language in Language for entry in apart(fan))


@EVERY
def test_no_example_joins_fans_that_are_said_to_exclude_each_other(lesson: Lesson) -> None:
    others = score_hand(lesson.example.hand, VALUES).fans.keys() - {lesson.fan}
    assert others <= set(together(lesson.fan))


@EVERY_IDEA
def test_every_idea_shows_something_asks_something_and_has_its_words(idea: Idea) -> None:
    assert idea.hands or idea.positions
    assert solved(idea.trial.question(VALUES)) is Grade.RIGHT
    for language in Language:
        words = Words(language)
        assert len({words.phrase(phrase) for phrase in (idea.title, idea.told, idea.shown)}) == 3


def idea(name: str) -> Idea:
    """An idea by its name."""
    return next(found for found in ideas() if found.id == name)


def points(name: str) -> list[int]:
    """What the hands of an idea are worth."""
    return [score_hand(shown.hand, VALUES).total for shown in idea(name).hands]


def test_the_hands_of_the_ideas_show_what_their_sentences_say() -> None:
    (spent,) = idea("classes").hands
    refused = score_hand(spent.hand, VALUES).refused
    assert FanId.XIXIANGFENG in {refusal.fan for refusal in refused}
    assert points("line") == [5, 10]
    below, above = points("payment")
    assert below < 25 < above
    (several,) = idea("readings").hands
    assert len(readings(several.hand.concealed, ())) > 1
    assert [score.total for score in score_readings(several.hand, VALUES)] == [25, 0]


def test_the_positions_of_the_ideas_show_what_their_sentences_say() -> None:
    (pairs,) = idea("paths").positions
    near = analyse(pairs, VALUES).now
    assert (near[FanId.QIDUI].distance, near[FanId.DUIDUIHE].distance) == (2, 4)
    before, after = (analyse(position, VALUES).now for position in idea("giving-up").positions)
    assert (before[FanId.YITIAOLONG].distance, after[FanId.LIANLIU].distance) == (1, 1)
    assert after[FanId.YITIAOLONG].distance > 4
    assert after[Line(5)].distance == 1
    assert idea("giving-up").positions[1].visible == (Tile.M9,) * 4


def fan_rows() -> dict[str, Any]:
    """The data of the fans' lessons, to be broken."""
    return tomllib.loads(asset("lessons/fans.toml").read_text("utf-8"))


NEAR = {"concealed": "234567m345p77788s", "win_tile": "8s", "seat": "S"}


@pytest.mark.parametrize(
    ("fan", "change", "fault"),
    [
        ("pinghe", {"near": NEAR | {"wrong": "1z", "mends": "9s"}}, "1z is not in the near miss"),
        ("duanyao", {"example": {"concealed": "11111m"}}, "copies"),
        ("qidui", {"try": {"kind": "riddle", "seed": 1}}, "riddle"),
        ("yibangao", {"ruler": {"tint": "0x", "tiles": "", "near": ""}}, "0x"),
        ("yibangao", {"ruler": {"tint": ""}}, "tiles is missing"),
        ("yibangao", {"near": NEAR | {"wrong": "88s", "mends": "9s"}}, "not one tile"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used_tells_every_fault(fan: str, change: dict[str, Any], fault: str) -> None:
    rows = fan_rows()
    rows[fan] |= change
    del rows["tianhe"]
    rows["luck"] = {}
    with pytest.raises(LessonFault) as caught:
        read_lessons(rows)
    assert "luck: no such lesson" in caught.value.faults
    assert "tianhe: tianhe is missing" in caught.value.faults
    assert any(text.startswith(f"{fan}: ") and fault in text for text in caught.value.faults)


def test_a_missing_idea_is_told() -> None:
    with pytest.raises(LessonFault, match="payment: payment is missing"):
        read_ideas({})


def test_the_questions_of_the_fans_can_be_answered_with_few_keys() -> None:
    for lesson in lessons().values():
        question = lesson.trial.question(VALUES)
        assert isinstance(question, ChoiceExercise)
        assert len(question.options) <= 9
        assert question.kind in (ExerciseKind.FINISH, ExerciseKind.PRESENT, ExerciseKind.NAME_FANS)
