"""The settings page: rows bound to `trainer.store.Settings`; every wish takes effect at once.

Read in this order: `wording`, `choice`, `rows` (a setting as it is shown), `scales`, `seats`, `values`, `start` (the
controls with more to them), `sections` (which row stands where), `navigation`, `page`.
"""

from trainer.ui.settings.page import SettingsPage

__all__ = ["SettingsPage"]
