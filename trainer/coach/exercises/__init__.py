"""Exercises: questions made from a seed, answered by the rules and by reach, and what an answer is worth.

Read in this order: `values` (question and verdict), `dealing` (won hands by chance), `certainty` (is there one honest
answer?), `faults` (why a fan does not count), `wording`, `options`; then the kinds `name_fans`, `present`, `total`,
`lanes`, `finish`, `can_win`, `payment`, `nearer`; then `asking` (a question by kind and seed).
"""

from trainer.coach.exercises.asking import can_ask, exercise_data, make_question
from trainer.coach.exercises.can_win import CanWin
from trainer.coach.exercises.finish import Finish
from trainer.coach.exercises.lanes import Lanes, LaneSlip, Placement
from trainer.coach.exercises.name_fans import NameFans
from trainer.coach.exercises.nearer import Nearer
from trainer.coach.exercises.payment import PaymentQuestion
from trainer.coach.exercises.present import Present
from trainer.coach.exercises.total import Total
from trainer.coach.exercises.values import (
    CannotAsk,
    ChoiceQuestion,
    Grade,
    Kind,
    Level,
    Mistake,
    Option,
    Question,
    Slip,
    Verdict,
)

__all__ = [
    "CanWin",
    "CannotAsk",
    "ChoiceQuestion",
    "Finish",
    "Grade",
    "Kind",
    "LaneSlip",
    "Lanes",
    "Level",
    "Mistake",
    "NameFans",
    "Nearer",
    "Option",
    "PaymentQuestion",
    "Placement",
    "Present",
    "Question",
    "Slip",
    "Total",
    "Verdict",
    "can_ask",
    "exercise_data",
    "make_question",
]
