"""Exercises: questions made from a seed, answered by the rules and by reach, and what an answer is worth.

Read in this order: `values` (question and verdict), `dealing` (won hands by chance), `certainty` (is there one honest
answer?), `faults` (why a fan does not count), `wording`, `options`; then the kinds `name_fans`, `present`, `total`,
`lanes`, `finish`, `can_win`, `payment`, `nearer`; then `asking` (a question by kind and seed) and `rounds`.
"""

from trainer.coach.exercises.asking import can_ask, exercise_data, make_question
from trainer.coach.exercises.can_win import CanWin
from trainer.coach.exercises.finish import Finish
from trainer.coach.exercises.lanes import Lanes, LaneSlip, Placement
from trainer.coach.exercises.name_fans import NameFans
from trainer.coach.exercises.nearer import Nearer
from trainer.coach.exercises.payment import PaymentExercise
from trainer.coach.exercises.present import Present
from trainer.coach.exercises.rounds import (
    MINUTES,
    USUAL_SECONDS,
    Answered,
    Ask,
    Asking,
    Round,
    RoundPlan,
    Weak,
    level_after,
)
from trainer.coach.exercises.total import Total
from trainer.coach.exercises.values import (
    CannotAsk,
    ChoiceExercise,
    DrillKind,
    ErrorKind,
    Exercise,
    ExerciseKind,
    Grade,
    Judgement,
    Level,
    Option,
    Slip,
)

__all__ = [
    "MINUTES",
    "USUAL_SECONDS",
    "Answered",
    "Ask",
    "Asking",
    "CanWin",
    "CannotAsk",
    "ChoiceExercise",
    "DrillKind",
    "ErrorKind",
    "Exercise",
    "ExerciseKind",
    "Finish",
    "Grade",
    "Judgement",
    "LaneSlip",
    "Lanes",
    "Level",
    "NameFans",
    "Nearer",
    "Option",
    "PaymentExercise",
    "Placement",
    "Present",
    "Round",
    "RoundPlan",
    "Slip",
    "Total",
    "Weak",
    "can_ask",
    "exercise_data",
    "level_after",
    "make_question",
]
