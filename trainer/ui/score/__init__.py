"""The score sheet, which shows any scored hand, and the scoring page.

Read in this order: `grid` (where everything of the matrix lies), `bars`, `head`, `row_words`, `lanes` (how it is
painted); `blocks`, `totals`, `links`, `settlement` (what stands around it); `mover`, `spots`, `matrix`, `sheet` (the
view); `export`, `tool_bar`, `page`. What the matrix says is in `trainer.coach.score_board` and its neighbours.
"""

from trainer.ui.score.page import NextStep, ScorePage, ScoreTopic
from trainer.ui.score.sheet import ScoreSheet

__all__ = ["NextStep", "ScorePage", "ScoreSheet", "ScoreTopic"]
