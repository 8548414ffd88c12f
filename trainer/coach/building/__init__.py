"""Building a hand, alone or at the table: a deal, one or several main fans as goal; and what the tiles allowed.

Read in this order: `task` (what is to be built, from which start), `tries` (a try so far: pure steps, its JSON form),
`ways` (par, play by advice and the learner's own, side by side), `at_table` and `table_ways` (a try against bots, and
its ways), `turns` (what each discard cost), `verdict` (what a try is worth to memory).
"""

from trainer.coach.building.at_table import (
    TableBuild,
    TableEnd,
    TableTry,
    read_try,
    table_from_data,
    table_to_data,
)
from trainer.coach.building.table_ways import compared_at_table
from trainer.coach.building.task import BuildKind, BuildPlace, BuildTask
from trainer.coach.building.tries import Build, Built, Ending, Throw, begin, build_from_data, build_to_data
from trainer.coach.building.turns import Turned, turns_of
from trainer.coach.building.verdict import judged
from trainer.coach.building.ways import BuildWay, Player, WaysCompared, compared, complete

__all__ = [
    "Build",
    "BuildKind",
    "BuildPlace",
    "BuildTask",
    "BuildWay",
    "Built",
    "Ending",
    "Player",
    "TableBuild",
    "TableEnd",
    "TableTry",
    "Throw",
    "Turned",
    "WaysCompared",
    "begin",
    "build_from_data",
    "build_to_data",
    "compared",
    "compared_at_table",
    "complete",
    "judged",
    "read_try",
    "table_from_data",
    "table_to_data",
    "turns_of",
]
