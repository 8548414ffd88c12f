"""The scoring page.

Read in this order: `board` (what the matrix says), `columns`, `grid` (where it lies), `bars`, `head_art`, `matrix_art`
(how it is painted), `settlement_art`, `links_art`, `lower`, `sum_said`, `sum_block`, `short_block`, `head_block` (the
other blocks), `sheet`, `export` (the same on paper); then `trial`, `bench`, `mover` (trying another choice), `spots`,
`spot_layer`, `unfolding`, `matrix`, `body`, `tool_bar`, `header`, `view`, `showing`, `keys`, `page` (the widgets).
"""

from trainer.ui.score.page import ScorePage, ScoreTopic, Way

__all__ = ["ScorePage", "ScoreTopic", "Way"]
