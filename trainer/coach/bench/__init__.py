"""Any hand, typed or put together from tiles, and what can be said of it: its score, its faults, or what it waits for.

Read in this order: `setup` (what is set up), `history` (undo and redo), `events` (which events the hand can have),
`verdict` (what comes of it), `saying` (the verdict in words).
"""

from trainer.coach.bench.events import why_not
from trainer.coach.bench.history import SetupHistory
from trainer.coach.bench.saying import Emphasis, SaidWait, Saying, saying
from trainer.coach.bench.setup import EXAMPLES, Into, Setup, means_code, read_data_line
from trainer.coach.bench.verdict import Terms, Verdict, judge

__all__ = [
    "EXAMPLES",
    "Emphasis",
    "Into",
    "SaidWait",
    "Saying",
    "Setup",
    "SetupHistory",
    "Terms",
    "Verdict",
    "judge",
    "means_code",
    "read_data_line",
    "saying",
    "why_not",
]
