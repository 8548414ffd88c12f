"""What lasts: the profile folder with settings and hands. No Qt.

`profile` says where; `files` writes so that nothing is half written or lost; `settings` and `settings_file` hold what
the user chose; `database` opens and migrates; `archive` keeps every hand, move by move; `value_sets` keeps copies of
own value sets that hands were played with.
"""

from trainer.store.archive import Archive, Outcome, ReadError, SavedHand, SaveError, Unreadable
from trainer.store.database import MIGRATIONS, Opened, open_database
from trainer.store.profile import Profile, profile_folder
from trainer.store.settings import (
    LINE_CHOICES,
    MAX_PACE,
    PACES,
    SCALES,
    Motion,
    Settings,
    ThemeChoice,
    TileChoice,
    settings_from_data,
    settings_to_data,
)
from trainer.store.settings_file import Loaded, SettingsFile
from trainer.store.value_sets import keep_values

__all__ = [
    "LINE_CHOICES",
    "MAX_PACE",
    "MIGRATIONS",
    "PACES",
    "SCALES",
    "Archive",
    "Loaded",
    "Motion",
    "Opened",
    "Outcome",
    "Profile",
    "ReadError",
    "SaveError",
    "SavedHand",
    "Settings",
    "SettingsFile",
    "ThemeChoice",
    "TileChoice",
    "Unreadable",
    "keep_values",
    "open_database",
    "profile_folder",
    "settings_from_data",
    "settings_to_data",
]
