"""What lasts: the profile folder with settings and hands. No Qt.

`profile` says where; `files` writes so that nothing is half written or lost; `settings` and `settings_file` hold what
the user chose; `value_sets` keeps copies of own value sets that hands were played with;
`pack_shelf` keeps club packs.

`database` opens the file of hands and brings it up to date: `schema` has its tables and checksums, `checks` looks
whether it can be believed, `database_files` treats it as files, `backups` copies and restores it. `archive` keeps every
hand, move by move; `branches` tells which were played on from a move of another one; `saved_hands` reads one from its
rows; `errors` says what went wrong.

`listing` has the hands by date and what they come to, `findings` what reviews found, `goals` the fan that the learner
says a hand was played for, `learning` answers to exercises and cards and how they are cleared, `last_build` the hand
that was built last, `evenings` what was written down beside real tiles. `transfer` exports the hands and the learning,
`taking_in` imports them and `played_records` of bots; `salvage` reads what can be read out of a database that was set
aside.
"""

from trainer.store.archive import Archive
from trainer.store.backups import Backup, backups_of, restore
from trainer.store.database import Database, open_database
from trainer.store.errors import NoProfile, ReadError, SaveError, Unreadable
from trainer.store.profile import (
    Profile,
    create_profile,
    first_of,
    last_profile,
    others_in,
    own_profile,
    profile_folder,
    profiles_of,
    remember_profile,
)
from trainer.store.saved_hands import HandState, Outcome, SavedHand
from trainer.store.schema import MIGRATIONS
from trainer.store.settings import (
    LINE_CHOICES,
    MAX_PACE,
    NEW_CARDS,
    PACES,
    RETENTIONS,
    ROUND_CARDS,
    SCALES,
    Motion,
    Settings,
    StartPage,
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
    "NEW_CARDS",
    "PACES",
    "RETENTIONS",
    "ROUND_CARDS",
    "SCALES",
    "Archive",
    "Backup",
    "Database",
    "HandState",
    "Loaded",
    "Motion",
    "NoProfile",
    "Outcome",
    "Profile",
    "ReadError",
    "SaveError",
    "SavedHand",
    "Settings",
    "SettingsFile",
    "StartPage",
    "ThemeChoice",
    "TileChoice",
    "Unreadable",
    "backups_of",
    "create_profile",
    "first_of",
    "keep_values",
    "last_profile",
    "open_database",
    "others_in",
    "own_profile",
    "profile_folder",
    "profiles_of",
    "remember_profile",
    "restore",
    "settings_from_data",
    "settings_to_data",
]
