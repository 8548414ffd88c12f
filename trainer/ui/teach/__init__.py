"""The teacher's page: packs to present and to edit, and the doors to what else a club evening needs.

Read in this order: `shelf_rows` (a pack in the list), `side` (what can be done with it, and the doors), `page`.
"""

from trainer.ui.teach.page import TeachPage

__all__ = ["TeachPage"]
