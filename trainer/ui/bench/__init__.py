"""The page where any hand is typed or set up by clicks, and scored.

Read in this order, first the values: `setup`, `events` (what is possible), `verdict`, `saying` (what comes of it),
`data_line`, `examples`, `history`; then the widgets: `line`, `hand_row`, `hand_block`, `palette`, `event_toggle`,
`circumstances`, `outcome`, `steps`, `example_row`, `page`.
"""

from trainer.ui.bench.page import BenchPage
from trainer.ui.bench.setup import Setup
from trainer.ui.bench.verdict import Terms

__all__ = ["BenchPage", "Setup", "Terms"]
