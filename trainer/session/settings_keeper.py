"""The settings in force: the keeper holds them, tells who follows them, and writes them into the profile."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from trainer.rules import BUILT_IN, Phrase
from trainer.store import Profile, Settings, keep_values


class SettingsKeeper(QObject):
    """Holds the settings in force as ``current`` and writes them into the ``profile``."""

    changed = Signal(object)
    """The new `trainer.store.Settings`, after every change but that of the window's place."""
    notice = Signal(object)
    """A `trainer.rules.Phrase`: what could not be kept."""

    def __init__(self, profile: Profile, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.profile = profile
        self.current = settings

    def change(self, settings: Settings) -> None:
        """Put other settings in force and keep them.

        An own value set is put in force by its copy in the profile; where it cannot be copied, the value set before
        stays. The window's place stays, too: only `save_place` changes it.
        """
        try:
            values = self._kept_values(settings.values)
        except (OSError, UnicodeError) as error:
            self.notice.emit(Phrase.of("window-values-not-kept", reason=str(error)))
            values = self.current.values
        self.current = replace(settings, values=values, geometry=self.current.geometry)
        self.changed.emit(self.current)
        self._save()

    def save_place(self, place: str) -> None:
        """Keep where the window stands now."""
        self.current = replace(self.current, geometry=place)
        self._save()

    def move_to(self, profile: Profile) -> None:
        """Keep the settings in another profile from now on."""
        self.profile = profile
        self._save()

    def _save(self) -> None:
        try:
            self.profile.settings.save(self.current)
        except (OSError, UnicodeError) as error:
            self.notice.emit(Phrase.of("window-settings-not-kept", reason=str(error)))

    def _kept_values(self, name: str) -> str:
        return name if name in BUILT_IN else str(keep_values(self.profile.values_folder, Path(name)))
