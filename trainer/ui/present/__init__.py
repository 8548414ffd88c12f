"""The page of a presentation: a slide over the whole window, and the teacher's notes on another screen.

Read in this order: `space` (where everything lies), `paint_words`, `paint_hand`, `paint_near`, `paint_guesses`,
`parts`, `slide_view`, `slide_look`, `keys`, `notes`, `step_answers`, `stopwatch`,
`page`, and `moments` for pictures.
"""

from trainer.ui.present.page import PresentPage

__all__ = ["PresentPage"]
