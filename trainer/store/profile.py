"""The folder that holds everything the user did and chose, and where it is by default on each system."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath

from trainer.store.archive import Archive
from trainer.store.database import open_database
from trainer.store.settings_file import SettingsFile

VARIABLE = "SIHAI_PROFILE"
"""The environment variable that names another profile folder."""


def profile_folder(environ: Mapping[str, str], platform: str, home: PurePath) -> Path:
    """The profile folder: ``SIHAI_PROFILE``, or the system's place for application data.

    ``platform`` is ``sys.platform``. Linux: ``$XDG_DATA_HOME/sihai-trainer`` (which must be absolute, as the XDG base
    directory specification asks) or ``~/.local/share/sihai-trainer``; Windows: ``%APPDATA%\\SihaiTrainer``; macOS:
    ``~/Library/Application Support/SihaiTrainer``.
    """
    chosen = environ.get(VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    if platform == "win32":
        roaming = environ.get("APPDATA")
        return Path(roaming or home / "AppData" / "Roaming") / "SihaiTrainer"
    if platform == "darwin":
        return Path(home / "Library" / "Application Support" / "SihaiTrainer")
    data = environ.get("XDG_DATA_HOME", "")
    return Path(data if data.startswith("/") else home / ".local" / "share") / "sihai-trainer"


@dataclass(frozen=True, slots=True)
class Profile:
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
    def lock_file(self) -> Path:
        """Held by the one running program that uses the profile."""
        return self.folder / "in-use.lock"

    def open_archive(self) -> Archive:
        """Open the hands; ``notices`` of the archive tell if a damaged or newer file was set aside."""
        return Archive(open_database(self.hands_file))
