"""The reach panel as widgets: they show values of `trainer.coach.panel` and tell wishes.

Read in this order: `panel` (the whole), `panel_head` with `waits_view`, `fan_row` with `row_text`, `fan_chip`, and what
they share: `fan_button`, `pieces`.
"""

from trainer.ui.reach.fan_button import FanButton
from trainer.ui.reach.panel import FULL_WIDTH, NARROW_WIDTH, ReachPanel
from trainer.ui.reach.waits_view import WaitsView

__all__ = ["FULL_WIDTH", "NARROW_WIDTH", "FanButton", "ReachPanel", "WaitsView"]
