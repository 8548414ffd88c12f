"""Lessons: twenty fans and six ideas, each a page made from data.

Read in this order: `ruler`, `hand_lanes` (pictures), `lesson` (bodies), `head`, `strip` (the way through), `page`.
"""

from trainer.ui.learn.page import LessonPage

__all__ = ["LessonPage"]
