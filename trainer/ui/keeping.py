"""The settings in force, and how they last. No Qt."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from trainer.rules import BUILT_IN, Phrase
from trainer.store import Profile, Settings, keep_values


class Keeping:
    """Holds the settings and writes them into the profile. ``tell`` is called with what could not be kept."""

    def __init__(self, profile: Profile, settings: Settings, tell: Callable[[Phrase], None]) -> None:
        self._profile = profile
        self._tell = tell
        self.settings = settings

    def take(self, settings: Settings) -> Settings:
        """Put other settings in force and return them: an own value set by its copy in the profile. Where it cannot be
        copied the value set in force stays, and so does the window's place, which only `save_place` changes."""
        try:
            values = self._kept_values(settings.values)
        except (OSError, UnicodeError) as error:
            self._tell(Phrase.of("window-values-not-kept", reason=str(error)))
            values = self.settings.values
        self.settings = replace(settings, values=values, geometry=self.settings.geometry)
        return self.settings

    def save(self) -> None:
        """Write the settings in force."""
        try:
            self._profile.settings.save(self.settings)
        except (OSError, UnicodeError) as error:
            self._tell(Phrase.of("window-settings-not-kept", reason=str(error)))

    def save_place(self, place: str) -> None:
        """The window lies elsewhere now."""
        self.settings = replace(self.settings, geometry=place)
        self.save()

    def _kept_values(self, name: str) -> str:
        return name if name in BUILT_IN else str(keep_values(self._profile.values_folder, Path(name)))
