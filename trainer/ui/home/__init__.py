"""The home page.

Read in this order: `cards` (the last hand, what is due, the doors), `fan_map`, `page`.
"""

from trainer.ui.home.page import HomePage

__all__ = ["HomePage"]
