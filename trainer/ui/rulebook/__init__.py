"""The rule book: what every fan asks, the rules of play and settlement, the keys, the user guide.

What it says is in `trainer.coach.rule_book`. Read here in this order: `html` (pieces of rich text), `clause` and
`article` (the two kinds of page), `reader` (how they are shown), `contents`, `page`.
"""

from trainer.coach.rule_book.places import Kind, Place
from trainer.ui.rulebook.page import RuleBookPage

__all__ = ["Kind", "Place", "RuleBookPage"]
