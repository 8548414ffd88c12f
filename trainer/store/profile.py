"""The folder that holds everything the user did and chose, and where it is by default on each system."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path, PurePath

from msgspec import Struct

from trainer.resources import read_text
from trainer.rules import Phrase
from trainer.store.archive import Archive
from trainer.store.database import LONGEST_PATH, open_database
from trainer.store.database_files import set_aside_whole
from trainer.store.errors import NoProfile
from trainer.store.files import sweep, write_whole
from trainer.store.settings_file import SettingsFile

VARIABLE = "SIHAI_PROFILE"
"""The environment variable that names another profile folder."""

_FURTHER = "profiles"
_LAST = "last-profile.txt"

LONGEST_NAME = 40
"""Characters that the name of one of several profiles can have."""


def profile_folder(environ: Mapping[str, str], platform: str, home: PurePath | None) -> Path:
    """The profile folder: ``SIHAI_PROFILE``, or the system's place for application data.

    ``platform`` is ``sys.platform``; ``home`` None: the user has none. Linux: ``$XDG_DATA_HOME/sihai-trainer`` (which
    must be absolute, as the XDG base directory specification asks) or ``~/.local/share/sihai-trainer``; Windows:
    ``%APPDATA%\\SihaiTrainer``; macOS: ``~/Library/Application Support/SihaiTrainer``. Raises `NoProfile`.
    """
    chosen = environ.get(VARIABLE)
    if chosen:
        return _within_length(_expanded(chosen))
    roaming, data = environ.get("APPDATA", ""), environ.get("XDG_DATA_HOME", "")
    if platform == "win32" and roaming:
        return Path(roaming) / "SihaiTrainer"
    if platform not in ("win32", "darwin") and data.startswith("/"):
        return _within_length(Path(data) / "sihai-trainer")
    if home is None:
        raise NoProfile(Phrase.of("store-no-home", variable=VARIABLE))
    places = {"win32": "AppData/Roaming/SihaiTrainer", "darwin": "Library/Application Support/SihaiTrainer"}
    return _within_length(Path(home / places.get(platform, ".local/share/sihai-trainer")))


def _expanded(chosen: str) -> Path:
    try:
        return Path(chosen).expanduser()
    except RuntimeError:
        raise NoProfile(Phrase.of("store-no-such-home", folder=chosen)) from None


def _within_length(folder: Path) -> Path:
    """SQLite opens no path beyond a length; `LONGEST_PATH` holds the names of the files, too."""
    most = LONGEST_PATH - 80
    if len(os.fsencode(folder.absolute())) > most:
        raise NoProfile(Phrase.of("store-path-too-long", folder=str(folder), most=most))
    return folder


def own_profile() -> "Profile":
    """The profile of whoever runs the program. ``SIHAI_PROFILE`` may also be the name of one of several; a folder of
    that name goes before it. Raises `NoProfile`, also for a folder that the system cannot even look for."""
    try:
        home = Path.home()
    except RuntimeError:
        home = None
    folder = profile_folder(os.environ, sys.platform, home)
    try:
        there = folder.exists()
    except OSError as error:
        reason = error.strerror or str(error)
        raise NoProfile(Phrase.of("store-profile-unusable", folder=str(folder), reason=reason)) from error
    if (name := os.environ.get(VARIABLE)) and not there:
        with suppress(NoProfile):
            usual = {key: value for key, value in os.environ.items() if key != VARIABLE}
            others = dict(others_in(profile_folder(usual, sys.platform, home)))
            return others.get(name, Profile(folder))
    return Profile(folder)


class Profile(Struct, frozen=True):
    """A profile folder. It is made when something is first kept in it."""

    folder: Path

    @property
    def settings(self) -> SettingsFile:
        """The settings in this profile."""
        return SettingsFile(self.folder / "settings.json")

    @property
    def hands_file(self) -> Path:
        """The database of hands."""
        return self.folder / "hands.sqlite3"

    @property
    def values_folder(self) -> Path:
        """Copies of the own value sets that hands were played with."""
        return self.folder / "values"

    @property
    def evenings_folder(self) -> Path:
        """Evenings with real tiles, a file each."""
        return self.folder / "evenings"

    @property
    def packs_folder(self) -> Path:
        """The club packs that were made or taken in."""
        return self.folder / "packs"

    @property
    def lock_file(self) -> Path:
        """Held by the one running program that uses the profile."""
        return self.folder / "in-use.lock"

    @property
    def log_file(self) -> Path:
        """What went wrong inside the program, for whoever looks after it."""
        return self.folder / "faults.log"

    def sweep(self) -> None:
        """Remove what programs that were killed while writing have left. Only for who holds the profile."""
        for folder in (
            self.folder,
            self.values_folder,
            self.packs_folder,
            self.evenings_folder,
            self.folder / "backups",
        ):
            sweep(folder)

    def open_archive(self) -> Archive:
        """Open the hands; ``notices`` of the archive tell what was wrong with their file. Hands that an earlier version
        kept beside a file that was too new for it are taken in."""
        archive = Archive(open_database(self.hands_file))
        if archive.database.path == self.hands_file:
            for beside in sorted(self.folder.glob("hands-version-*.sqlite3")):
                from trainer.store.salvage import salvage  # hardly ever needed, and the start waits for imports

                with suppress(OSError):  # tried again at the next start
                    taken = salvage(beside, archive)
                    set_aside_whole(beside, "taken-in")
                    archive.notices += (Phrase.of("store-taken-in", file=beside.name, n=taken.hands),)
        return archive


def others_in(folder: Path) -> tuple[tuple[str, Profile], ...]:
    """The further profiles that several people of one machine keep under the first one's ``folder``, by name."""
    try:
        found = [path for path in (folder / _FURTHER).iterdir() if path.is_dir()]
    except OSError:
        return ()
    return tuple((path.name, Profile(path)) for path in sorted(found))


def first_of(profile: Profile) -> Profile:
    """The first profile of this machine, beside which a further one lies; the profile itself where it is the first."""
    folder = profile.folder
    return Profile(folder.parent.parent) if folder.parent.name == _FURTHER else profile


def profiles_of(first: Profile) -> tuple[Profile, ...]:
    """The first profile and those that others keep under it."""
    return (first, *(profile for _, profile in others_in(first.folder)))


def last_profile(first: Profile) -> Profile:
    """The one of several profiles that is to be opened next; the first where none was chosen."""
    try:
        name = read_text(first.folder / _LAST).strip()
    except (OSError, UnicodeDecodeError):
        return first
    return next((profile for profile in profiles_of(first)[1:] if profile.folder.name == name), first)


def remember_profile(first: Profile, profile: Profile) -> None:
    """Have a profile opened next. Raises `OSError`."""
    write_whole(first.folder / _LAST, "" if profile == first else profile.folder.name)


def create_profile(folder: Path, name: str) -> Profile:
    """Make a further profile under the first one's ``folder``. Raises `NoProfile` for a name that cannot be a folder's
    on every system, or is taken, and where the folder cannot be made."""
    name = name.strip()
    bad = set('\\/:*?"<>|')
    if not 0 < len(name) <= LONGEST_NAME or name[0] == "." or name[-1] == "." or not name.isprintable():
        raise NoProfile(Phrase.of("store-bad-profile-name", name=name, most=LONGEST_NAME))
    if bad & set(name) or name.split(".")[0].upper() in _RESERVED:
        raise NoProfile(Phrase.of("store-bad-profile-name", name=name, most=LONGEST_NAME))
    made = _within_length(folder / _FURTHER / name)
    try:
        made.mkdir(parents=True)
    except FileExistsError:
        raise NoProfile(Phrase.of("store-profile-taken", name=name)) from None
    except OSError as error:
        raise NoProfile(Phrase.of("store-profile-not-made", name=name, reason=error.strerror or str(error))) from error
    return Profile(made)


_RESERVED = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))}
"""Names that Windows keeps for devices."""
