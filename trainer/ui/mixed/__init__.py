"""Several people at one screen: each hand is veiled until the person whose turn it is says to be there.

Read in this order: `setup`, `veil`, `seat_table`, `page`.
"""

from trainer.ui.mixed.page import MixedPage

__all__ = ["MixedPage"]
