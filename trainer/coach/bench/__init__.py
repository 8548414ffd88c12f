"""Any hand, typed or put together from tiles, and what can be said of it: its score, its faults, or what it waits for.

Read in this order: `seen` (tiles on the table), `setup` (what is set up), `history` (undo and redo), `events` (which
events the hand can have), `verdict` (what comes of it), `saying` (the verdict in words), `playing` (how it is played on
from here).
"""

from trainer.coach.bench.events import why_not
from trainer.coach.bench.history import SetupHistory
from trainer.coach.bench.playing import playing_start, why_not_alone, why_not_played
from trainer.coach.bench.saying import Emphasis, SaidWait, Saying, saying
from trainer.coach.bench.seen import LaidOut, read_seen
from trainer.coach.bench.setup import EXAMPLES, INTO_HAND, Into, Setup, means_code, read_data_line
from trainer.coach.bench.verdict import Terms, Verdict, judge

__all__ = [
    "EXAMPLES",
    "INTO_HAND",
    "Emphasis",
    "Into",
    "LaidOut",
    "SaidWait",
    "Saying",
    "Setup",
    "SetupHistory",
    "Terms",
    "Verdict",
    "judge",
    "means_code",
    "playing_start",
    "read_data_line",
    "read_seen",
    "saying",
    "why_not",
    "why_not_alone",
    "why_not_played",
]
