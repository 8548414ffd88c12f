"""The hands that were played: a list by date, what they come to, and each one looked at or played again.

Read in this order: `rows` (what is said of a hand), `model` (the list, page by page), `filters` (which hands are
listed), `exchange` (hands out and in), `page`.
"""

from trainer.ui.history.page import HistoryPage

__all__ = ["HistoryPage"]
