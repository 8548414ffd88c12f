"""A win is asked about before its score is shown: fans, points, and who pays."""

from trainer.ui.ask.page import AskFirstPage

__all__ = ["AskFirstPage"]
