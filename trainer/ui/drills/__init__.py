"""The door to the drills: `rows` (a kind of drill to choose), `page` (the list, the choices, the beginning)."""

from trainer.ui.drills.page import DrillsPage

__all__ = ["DrillsPage"]
