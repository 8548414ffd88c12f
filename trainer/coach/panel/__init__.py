"""The reach panel as values and words, without a widget: what `trainer.ui.reach` shows.

Read in this order: `rows` (a fan, and the question that all lines answer), `heading` (the head), `content` (the whole),
`words` (how it is said).
"""

from trainer.coach.panel.content import PanelContent, bare_content, first_content, panel_content
from trainer.coach.panel.heading import Heading, NearHead, WaitsContent, Way, WinHead, waits_content
from trainer.coach.panel.rows import (
    Change,
    FanLine,
    PanelFace,
    PanelQuestion,
    Standing,
    best_discard,
    nearest_hand,
    pips,
)

__all__ = [
    "Change",
    "FanLine",
    "Heading",
    "NearHead",
    "PanelContent",
    "PanelFace",
    "PanelQuestion",
    "Standing",
    "WaitsContent",
    "Way",
    "WinHead",
    "bare_content",
    "best_discard",
    "first_content",
    "nearest_hand",
    "panel_content",
    "pips",
    "waits_content",
]
