"""Building a hand alone: a deal, own draws only, one or several main fans as goal; and what the draws allowed.

Read in this order: `task` (what is to be built, from which start), `tries` (a try so far: pure steps, its JSON form),
`ways` (par, play by advice and the learner's own, side by side), `turns` (what each discard cost), `verdict` (what a
try is worth to memory).
"""

from trainer.coach.building.task import BuildKind, BuildTask
from trainer.coach.building.tries import Build, Ending, Throw, begin, build_from_data, build_to_data
from trainer.coach.building.turns import Turned, turns_of
from trainer.coach.building.verdict import judged
from trainer.coach.building.ways import BuildWay, Player, WaysCompared, compared, complete

__all__ = [
    "Build",
    "BuildKind",
    "BuildTask",
    "BuildWay",
    "Ending",
    "Player",
    "Throw",
    "Turned",
    "WaysCompared",
    "begin",
    "build_from_data",
    "build_to_data",
    "compared",
    "complete",
    "judged",
    "turns_of",
]
