"""Building a hand alone: one page for a goal and for two roads.

Read in this order: `order` (goal and start), `hand` (discards and the hand), `table` (the hand with what can be done),
`told` (a finished try), `axis` and `chart` (the ways of playing beside each other), `turn` (a discard looked at),
`outcome` (what it came to), `head`, `waiting`, `paths` (the reach panel beside), `controller` (the steps, and what is
asked and kept), `page`.
"""

from trainer.ui.building.page import BuildPage

__all__ = ["BuildPage"]
