"""Every kind of question can be shown and read out in both languages."""

import pytest

from trainer.coach.exercises import ChoiceExercise, ExerciseKind, Level, make_question
from trainer.coach.question_speech import facts_said, hand_read, option_said, shown_hands
from trainer.rules import Hand
from trainer.text import Language, Words


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("kind", ExerciseKind)
@pytest.mark.parametrize("seed", range(6))
def test_every_question_has_hands_facts_and_different_options(
    kind: ExerciseKind, language: Language, seed: int
) -> None:
    words, exercise = Words(language), make_question(kind, seed, level=Level.HARD)
    shown = shown_hands(exercise)
    assert len(shown) == (2 if kind is ExerciseKind.NEARER else 1)
    for hand in shown:
        assert words.seat(hand.seat) in facts_said(hand, words)
        assert words.tiles(hand.concealed) in hand_read(hand, words)
    if isinstance(exercise, ChoiceExercise):
        said = [option_said(exercise, option, words) for option in exercise.options]
        assert len(set(said)) == len(said)


def test_an_event_of_the_win_is_told_but_not_by_the_name_of_its_fan() -> None:
    words = Words(Language.ZH)
    asked = (make_question(ExerciseKind.NAME_FANS, seed, level=Level.HARD) for seed in range(60))
    shown = (hand for exercise in asked for hand in shown_hands(exercise))
    hand = next(hand for hand in shown if isinstance(hand, Hand) and hand.events)
    said = facts_said(hand, words)
    for event in hand.events:
        assert words(f"book-{event}-asks").rstrip("。") in said
        assert words.fan(event) not in said
