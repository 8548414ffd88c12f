"""Drills: questions about building a hand, made from a seed, answered by reach, with the facts of every choice.

A drill is an exercise (`trainer.coach.exercises.values`) for those who can already play. Read in this order: `ranking`
(choices by how near they leave the goal), `played` (moments of hands that bots play); then the kinds `discard`,
`waits`, `claim`, `path`; then `asking` (a question by kind and seed) and `rounds`.
"""

from trainer.coach.drills.asking import can_drill, drill_data, make_drill
from trainer.coach.drills.claim import ClaimDrill, ClaimFact, ask_claim
from trainer.coach.drills.discard import DiscardDrill, DiscardFact, ask_discard, why_missed
from trainer.coach.drills.path import PathAsk, PathDrill
from trainer.coach.drills.played import OwnHand, Stage, stage_of
from trainer.coach.drills.ranking import RankedDrill
from trainer.coach.drills.rounds import DrillAsk, DrillPlan, DrillRound, Length
from trainer.coach.drills.waits import WaitsDrill, ask_waits
from trainer.coach.exercises.values import DrillKind

__all__ = [
    "ClaimDrill",
    "ClaimFact",
    "DiscardDrill",
    "DiscardFact",
    "DrillAsk",
    "DrillKind",
    "DrillPlan",
    "DrillRound",
    "Length",
    "OwnHand",
    "PathAsk",
    "PathDrill",
    "RankedDrill",
    "Stage",
    "WaitsDrill",
    "ask_claim",
    "ask_discard",
    "ask_waits",
    "can_drill",
    "drill_data",
    "make_drill",
    "stage_of",
    "why_missed",
]
