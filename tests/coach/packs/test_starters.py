"""The packs that ship can all be shown, say everything in both languages, and are worth what their words tell."""

import pytest

from trainer.coach.bench import Terms
from trainer.coach.exercises import ChoiceExercise
from trainer.coach.packs import Deck, PackStep, StepKind, Wording, deck_of, guesses, pack_text, stages, step_answer
from trainer.coach.packs.files import STARTERS, starter
from trainer.coach.packs.slide import Slide, asked, heading, payments, spoken, told
from trainer.resources import asset
from trainer.rules import Scheme, load_values
from trainer.text import Language, Words

TERMS = Terms(load_values("sihai"), Scheme.SIHAI, 10)
POINTS = {
    "first-evening": (10, 5, 20, None, 40, 55, 65, 30, 50, 15, 40, 35),
    "twenty-fans": (10, 5, 20, 5, 5, 15, 25, 20, 40, 20, 20, 20, 35, 30, 20, 55, 10, 10, 15, 20, 45, 45),
    "no-reuse": (40, 55, 65, 30, 55, 50, 55, 30),
    "who-pays": (15, 15, 40, 40, 55, 30, 35),
    "four-conflicts": (None,) * 8,
}
"""What the hand of each step is worth; None for a position or a deal."""
PAID = {
    0: "30 30 30 90",
    1: "30 15 15 60",
    2: "80 80 80 240",
    3: "110 25 25 160",
    4: "170 25 25 220",
    5: "70 25 25 120",
}
"""Who pays, the winner last, in the steps of who-pays."""


def wordings(step: PackStep) -> list[Wording]:
    return [step.title, step.question, step.notes, *step.options]


@pytest.mark.parametrize("name", STARTERS)
def test_every_step_is_worth_what_the_table_says(name: str) -> None:
    found = []
    for step in starter(name).steps:
        answer = step_answer(step.content, TERMS)
        assert answer.faults == ()
        found.append(None if answer.score is None else answer.score.score.total)
        assert (answer.score is None) == (answer.position is not None)
        if isinstance(answer.exercise, ChoiceExercise):
            assert any(guess.right for guess in guesses(step, answer))
    assert tuple(found) == POINTS[name]


@pytest.mark.parametrize("name", STARTERS)
def test_everything_is_said_in_both_languages(name: str) -> None:
    pack = starter(name)
    texts = [pack.title, *(chapter.title for chapter in pack.chapters)]
    texts += (wording for step in pack.steps for wording in wordings(step))
    assert all(bool(text.zh) == bool(text.en) for text in texts)
    assert all(step.title.zh for step in pack.steps)
    assert not any(sign in text.zh + text.en for text in texts for sign in "!！索")
    assert asset(f"packs/{name}.sihai").read_text("utf-8") == pack_text(pack), "written as the program writes it"


@pytest.mark.parametrize("name", STARTERS)
@pytest.mark.parametrize("language", Language)
def test_every_moment_of_a_presentation_can_be_said(name: str, language: Language) -> None:
    words, deck, seen = Words(language), deck_of(starter(name).steps), 0
    while True:
        answer = step_answer(deck.step.content, TERMS)
        slide = Slide.of(deck, answer, both=True)
        assert heading(slide, words)
        assert spoken(slide, words)
        if deck.step.kind is StepKind.EXERCISE:
            assert asked(slide, words)
        following = deck.on(len(stages(deck.step, answer)))
        seen += 1
        if following == deck:
            break
        deck = following
    assert seen > len(deck.steps)


def test_who_pays_what() -> None:
    words = Words(Language.EN)
    for place, wanted in PAID.items():
        step = starter("who-pays").steps[place]
        answer = step_answer(step.content, TERMS)
        slide = Slide(step, answer, stages(step, answer))
        numbers = [text.split()[-1] for text, _ in payments(slide, words)]
        assert " ".join(numbers) == wanted


def test_the_refused_fan_comes_last_with_its_reason() -> None:
    step = starter("no-reuse").steps[1]
    answer = step_answer(step.content, TERMS)
    order = stages(step, answer)
    lanes = [row for _, row in order if row is not None]
    assert answer.score is not None
    assert [answer.score.board.rows[row].refused for row in lanes] == [False, False, False, True]
    last = order.index((step.reveal[2], lanes[-1])) + 1
    assert told(Slide(step, answer, order[:last]), Words(Language.ZH)) == (
        "连六 不能再算：456万 已用于 一条龙",
        "同类别不复用",
    )


def test_the_way_back_is_the_way_on_turned_round() -> None:
    steps = starter("no-reuse").steps[:3]
    counts = [len(stages(step, step_answer(step.content, TERMS))) for step in steps]
    way, deck = [], deck_of(steps)
    for _ in range(sum(counts) - 1):
        way.append((deck.at, min(deck.shown, counts[deck.at])))
        deck = deck.on(counts[deck.at])
    back = []
    for _ in way:
        deck = deck.back(counts[deck.at])
        back.append((deck.at, min(deck.shown, counts[deck.at])))
    assert back == way[::-1]
    assert deck.back(counts[0]) == Deck(steps)


def test_hands_are_counted_for_each_step_by_itself() -> None:
    deck = deck_of(starter("no-reuse").steps)
    deck = deck.raise_hand(1, 4).raise_hand(1, 4).raise_hand(0, 4, -1)
    assert deck.hands(4) == (0, 2, 0, 0)
    assert deck.go_to(1).hands(4) == (0, 0, 0, 0)
    assert deck.go_to(1).go_to(0).hands(4) == (0, 2, 0, 0)
    assert deck.lower_all().hands(4) == (0, 0, 0, 0)
