"""Progress: what the learner did, as figures and plots, each also a table.

Read in this order: `plot` (a plot as a value), `words` (the plots of a `Progress`), `line`, `columns`, `groups` (how
each shape is painted), `view` (the one view), `figures`, `export`, `reset`, `page`. The sums are in
`trainer.coach.progress`.
"""

from trainer.ui.progress.page import ProgressPage

__all__ = ["ProgressPage"]
