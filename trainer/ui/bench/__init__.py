"""The page where any hand is typed or set up by clicks, and scored."""

from trainer.ui.bench.page import BenchPage

__all__ = ["BenchPage"]
