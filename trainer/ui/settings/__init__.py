"""The settings page: a form bound to `trainer.store.Settings`; every wish takes effect at once.

Read in this order: `form` (what a row is, and the section that shows rows), `kinds`, `players`, `values`, `start`,
`data` (the controls), `rows` (the table of all settings), `page`.
"""

from trainer.ui.settings.page import SettingsPage

__all__ = ["SettingsPage"]
