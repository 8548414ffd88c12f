"""The page where any hand is typed or set up by clicks, and scored; what it knows stands in `trainer.coach.bench`.

Read in this order: `line`, `hand`, `palette`, `circumstances`, `outcome`, `page`.
"""

from trainer.ui.bench.page import BenchPage

__all__ = ["BenchPage"]
