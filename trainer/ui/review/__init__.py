"""A played hand looked at again: a chart of how near each own decision left it, the turning points asked again before
they are told, the moves of each decision side by side, and the branches played on from it.

Read in this order: `plot` (where everything of the chart stands), `chart`, `hand` (tiles that are chosen again),
`band` (a decision), `turns`, `ending` (all hands), `head`, `page`.
"""

from trainer.ui.review.page import ReviewPage

__all__ = ["ReviewPage"]
