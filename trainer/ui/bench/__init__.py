"""The page where any hand is typed or set up by clicks, and scored."""

from trainer.ui.bench.page import BenchPage
from trainer.ui.bench.setup import Setup
from trainer.ui.bench.verdict import Terms

__all__ = ["BenchPage", "Setup", "Terms"]
