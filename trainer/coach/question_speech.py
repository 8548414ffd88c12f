"""The words of a question: its options, what is known beside the tiles, and the hand read out. No Qt."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from trainer.coach.drills import ClaimDrill, PathDrill, RankedDrill, WaitsDrill
from trainer.coach.exercises import (
    CanWin,
    ChoiceExercise,
    DrillKind,
    Exercise,
    ExerciseKind,
    Finish,
    Lanes,
    NameFans,
    Nearer,
    Option,
    PaymentExercise,
    Present,
    Total,
)
from trainer.reach import Position
from trainer.rules import FanId, Hand, WonHand, parse_tiles
from trainer.text import Words
from trainer.text.score_words import how_won


def option_said(exercise: ChoiceExercise, option: Option, words: Words) -> str:
    """What stands on an option."""
    if isinstance(exercise, ClaimDrill):
        return words.phrase(exercise.said(option))
    say = _OPTIONS.get(exercise.kind)
    return words(f"exercise-option-{option}") if say is None else say(option, words)


def _amount(option: Option, words: Words) -> str:
    n = int(option)
    return words("exercise-option-gets" if n > 0 else "exercise-option-pays", n=abs(n))


def _tiles(option: Option, words: Words) -> str:
    return words.tiles(parse_tiles(str(option)))


_OPTIONS: Mapping[StrEnum, Callable[[Option, Words], str]] = MappingProxyType(
    {
        ExerciseKind.NAME_FANS: lambda option, words: words.fan(FanId(str(option))),
        ExerciseKind.TOTAL: lambda option, words: words("points", n=int(option)),
        ExerciseKind.FINISH: _tiles,
        DrillKind.WAITS: _tiles,
        ExerciseKind.PAYMENT: _amount,
        DrillKind.PATH: lambda option, words: words.fan(FanId(str(option))),
        ExerciseKind.NEARER: lambda option, words: words(f"exercise-option-{'second' if option else 'first'}"),
    }
)


def shown_hands(exercise: Exercise) -> tuple[Hand | Position, ...]:
    """What a question is about, from top to bottom. Raises `TypeError` for a kind that is not known here."""
    match exercise:
        case Nearer():
            return exercise.positions
        case Finish() | WaitsDrill() | RankedDrill() | PathDrill():
            return (exercise.position,)
        case PaymentExercise():
            return (exercise.win.hand,)
        case NameFans() | Present() | Total() | CanWin() | Lanes():
            return (exercise.hand,)
    raise TypeError(f"nothing to show of {exercise.kind}")


def facts_said(shown: Hand | Position, words: Words) -> str:
    """The own seat, and of a won hand the winning tile and how the win came, where that is a fan."""
    said = [words("book-seat", seat=shown.seat)]
    if isinstance(shown, Hand):
        said.append(words("score-wins", tile=shown.win_tile))
        said += _events(shown, words)
    return words("score-separator").join(said)


def won_said(won: WonHand, words: Words) -> str:
    """The own seat, how the hand was won, and what is special about that."""
    said = [words("book-seat", seat=won.winner), how_won(won, words), *_events(won.hand, words)]
    return words("score-separator").join(said)


def _events(hand: Hand, words: Words) -> list[str]:
    return [words(f"book-{event}-asks").rstrip("。.") for event in sorted(hand.events)]


def hand_read(shown: Hand | Position, words: Words) -> str:
    """The tiles of a hand or a position, its melds, and what is seen elsewhere."""
    said = [words.tiles(shown.concealed), *(words.part(meld) for meld in shown.melds)]
    if isinstance(shown, Position) and shown.visible:
        said.append(f"{words('exercise-seen')} {words.tiles(shown.visible)}")
    return words("score-comma").join(said)


def lanes_read(exercise: Lanes, words: Words) -> str:
    """The melds of a hand whose lanes are to be filled."""
    return words("score-list").join(words.part(part) for part in exercise.score.reading.parts)
