"""An exam: the same questions for all or a paper by number, without marks until the end, and what it came to."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.exercises import Exercise, ExerciseKind, Grade, Judgement, Level
from trainer.coach.exercises.total import total_of
from trainer.coach.lessons import TryIt
from trainer.coach.packs import Chapter, PackStep, StepAnswer, Wording
from trainer.rules import FanId
from trainer.text import Words

COUNTS: Final = (10, 20, 30)
"""How many questions a paper of generated exercises has."""

EXAM_MINUTES: Final = (None, 5, 10, 20, 40)
"""How long an exam may take; None: as long as one likes."""

MOST_NUMBER: Final = 99_999
"""The largest number of a paper."""


class ExamPlan(Struct, frozen=True):
    """What is asked. ``number`` is that of the paper: equal numbers give equal papers; 0 for a chapter, which is the
    same for all."""

    title: Wording
    steps: tuple[PackStep, ...]
    minutes: int | None = None
    number: int = 0

    @classmethod
    def of(cls, chapter: Chapter, minutes: int | None) -> "ExamPlan":
        """The questions of a chapter of a pack."""
        return cls(chapter.title, chapter.steps, minutes)

    @classmethod
    def made(cls, title: Wording, number: int, count: int, level: Level, minutes: int | None) -> "ExamPlan":
        """Generated exercises: all kinds in turn, in an order of chance."""
        rng = Random(f"exam:{number}:{count}:{level}")
        kinds = [kind for _, kind in zip(range(count), _in_turn(), strict=False)]
        rng.shuffle(kinds)
        steps = tuple(PackStep(TryIt(kind, rng.randrange(2**32), None, level)) for kind in kinds)
        return cls(title, steps, minutes, number)


def _in_turn() -> Iterator[ExerciseKind]:
    while True:
        yield from ExerciseKind


def exam_exercise(answer: StepAnswer) -> Exercise | None:
    """The question that a step asks in an exam: its exercise, or how many points a won hand is; None for others."""
    if answer.exercise is not None:
        return answer.exercise
    if answer.score is None:
        return None
    hand, score = answer.score.won.hand, answer.score.score
    return total_of(Random(0), hand, score, 0)


class ExamMark(Struct, frozen=True):
    """What became of a question. ``judgement`` None: it was not answered."""

    number: int
    exercise: Exercise
    judgement: Judgement | None
    seconds: float = 0.0

    @property
    def right(self) -> bool:
        """Whether it was answered rightly."""
        return self.judgement is not None and self.judgement.grade is Grade.RIGHT


class ExamRun(Struct, frozen=True):
    """An exam as it goes. ``queue`` are the questions still open, by their place, the one asked now first."""

    name: str
    plan: ExamPlan
    exercises: tuple[Exercise, ...]
    queue: tuple[int, ...]
    given: tuple[tuple[int, Judgement, float], ...] = ()
    over: bool = False

    @classmethod
    def begin(cls, name: str, plan: ExamPlan, exercises: Sequence[Exercise]) -> "ExamRun":
        """From the first question on."""
        return cls(name, plan, tuple(exercises), tuple(range(len(exercises))), over=not exercises)

    @property
    def at(self) -> int | None:
        """The place of the question asked now; None at the end."""
        return None if self.over or not self.queue else self.queue[0]

    def answer(self, judgement: Judgement, seconds: float) -> "ExamRun":
        """The question was answered; nothing tells how. Raises `ValueError` at the end."""
        if self.at is None:
            raise ValueError("the exam is over")
        rest = self.queue[1:]
        return replace(self, queue=rest, given=(*self.given, (self.at, judgement, seconds)), over=not rest)

    def put_off(self) -> "ExamRun":
        """The question is asked again after all others."""
        return self if self.at is None else replace(self, queue=(*self.queue[1:], self.queue[0]))

    def hand_in(self) -> "ExamRun":
        """Nothing more is answered."""
        return replace(self, over=True)

    @property
    def marks(self) -> tuple[ExamMark, ...]:
        """What became of each question, in their order."""
        found = {place: (judgement, seconds) for place, judgement, seconds in self.given}
        return tuple(
            ExamMark(place + 1, exercise, *found.get(place, (None, 0.0)))
            for place, exercise in enumerate(self.exercises)
        )

    @property
    def right(self) -> int:
        """How many were answered rightly."""
        return sum(mark.right for mark in self.marks)

    @property
    def by_fan(self) -> tuple[tuple[FanId, int, int], ...]:
        """Each fan that was asked about, with how many of its questions were right, of how many."""
        asked, right = Counter[FanId](), Counter[FanId]()
        for mark in self.marks:
            for fan in dict.fromkeys(mark.exercise.fans):
                asked[fan] += 1
                right[fan] += mark.right
        return tuple((fan, right[fan], asked[fan]) for fan in FanId if fan in asked)


_OF_QUESTIONS: Final = ("name", "paper", "question", "kind", "fans", "result", "mistake", "seconds")
_OF_FANS: Final = ("name", "paper", "fan", "right", "asked")


def exam_rows(runs: Sequence[ExamRun], words: Words) -> Iterator[Sequence[str | int]]:
    """The table of some exams: a line a question, then a line a fan."""
    yield [
        words(f"exam-csv-{head}")
        for head in ("name", "paper", "question", "kind", "fans", "result", "mistake", "seconds")
    ]
    for run in runs:
        for mark in run.marks:
            yield [_plain(run.name), run.plan.number, mark.number, *mark_said(mark, words), round(mark.seconds)]
    yield []
    yield [words(f"exam-csv-{head}") for head in _OF_FANS]
    for run in runs:
        for fan, right, asked in run.by_fan:
            yield [_plain(run.name), run.plan.number, words.fan(fan), right, asked]


def mark_said(mark: ExamMark, words: Words) -> tuple[str, str, str, str]:
    """Kind, fans, result and mistake of a question."""
    kind, judgement = words(f"exercise-kind-{mark.exercise.kind.value}"), mark.judgement
    fans = words.fans(dict.fromkeys(mark.exercise.fans))
    if judgement is None:
        return kind, fans, words("exam-unanswered"), ""
    mistake = "" if judgement.mistake is None else words(f"mistake-{judgement.mistake.value}")
    return kind, fans, words(f"drill-grade-{judgement.grade.value}"), mistake


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
