"""Exercises: one page for all eight kinds, and the panel that asks a question, also in a lesson.

Read in this order: `options` (buttons), `question` (what is asked, and choices), `lane_view`, `lanes` (which meld
serves which fan), `panel` (a question to its end), `choices` (of the next round), `progress`, `page`.
"""

from trainer.ui.drill.page import DrillPage
from trainer.ui.drill.panel import TrialPanel

__all__ = ["DrillPage", "TrialPanel"]
