"""The settings in a file: read with a notice for what could not be kept, written in one step."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from trainer.json_text import read_json
from trainer.rules import Phrase
from trainer.store.files import copy_aside, set_aside, write_whole
from trainer.store.settings import Settings, settings_from_data, settings_to_data


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as read, and what the user should be told: what was replaced, and where the old file is kept.

    ``first``: there was no file, so nothing has been chosen yet, not even a language.
    """

    settings: Settings
    notices: tuple[Phrase, ...] = ()
    first: bool = False


class SettingsFile:
    """One JSON file. Entries that this version does not know are kept when it writes."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> Loaded:
        """Read the settings. Never raises: a file that cannot be read is renamed to ``.bad`` and the defaults hold;
        one with values that cannot be is copied to ``.bad`` first, since the next save writes over them."""
        try:
            if not self.path.exists():  # it raises where one may not even look
                return Loaded(Settings(), first=True)
            data = self._read()
        except (OSError, ValueError):
            return Loaded(Settings(), (self._kept(set_aside),))
        settings, notices = settings_from_data(data)
        return Loaded(settings, (*notices, self._kept(copy_aside)) if notices else ())

    def _read(self) -> Mapping[str, object]:
        data = read_json(self.path.read_text("utf-8"))
        if not isinstance(data, dict):
            raise ValueError("settings are one JSON object")
        return data

    def _kept(self, keep: Callable[[Path, str], Path]) -> Phrase:
        try:
            return Phrase.of("store-settings-kept", file=self.path.name, kept=keep(self.path, "bad").name)
        except OSError as error:
            return Phrase.of("store-settings-unreadable", file=self.path.name, reason=str(error))

    def save(self, settings: Settings) -> None:
        """Write the settings over the old ones in one step. Raises `OSError`; the old file is whole then."""
        write_whole(self.path, json.dumps(self._unknown() | settings_to_data(settings), ensure_ascii=False, indent=2))

    def _unknown(self) -> dict[str, object]:
        """What another version put into the file; one that became unreadable since it was loaded is set aside."""
        if not self.path.exists():
            return {}
        try:
            return dict(self._read())
        except ValueError:
            set_aside(self.path, "bad")
            return {}
