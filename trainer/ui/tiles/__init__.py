"""Tiles as pictures: which face, painted how, in which row. The tile that can be clicked is in `trainer.ui.controls`.

Read in this order: `face`, `art`, `rows`.
"""

from trainer.ui.tiles.art import TileArt
from trainer.ui.tiles.face import TileFace, TileState, corner_index
from trainer.ui.tiles.rows import (
    Group,
    RowMetrics,
    concealed_kong_faces,
    draw_row,
    fitting_width,
    ghost_faces,
    held_groups,
    meld_faces,
    won_groups,
)

__all__ = [
    "Group",
    "RowMetrics",
    "TileArt",
    "TileFace",
    "TileState",
    "concealed_kong_faces",
    "corner_index",
    "draw_row",
    "fitting_width",
    "ghost_faces",
    "held_groups",
    "meld_faces",
    "won_groups",
]
