"""The rule book: what every fan asks, the rules of play and settlement, the keys, the user guide.

Read in this order: `content` and `prose` (what is in the files), `wording`, `places` (the pages), `scored_hand` (a hand
with its receipts), `clause` and `article` (the two kinds of page), `sheet` (how they are turned over), `contents`,
`page`.
"""

from trainer.ui.rulebook.page import RuleBookPage
from trainer.ui.rulebook.places import Kind, Place

__all__ = ["Kind", "Place", "RuleBookPage"]
