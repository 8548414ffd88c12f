"""The settings in a file: read with a notice for what could not be kept, written in one step."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct

from trainer.json_text import read_json
from trainer.resources import read_text
from trainer.rules import Phrase
from trainer.store.files import copy_aside, set_aside, write_whole
from trainer.store.settings import Settings, settings_from_data, settings_to_data
from trainer.store.value_sets import portable_name, value_set_path


class Loaded(Struct, frozen=True):
    """Settings as read, and what the user should be told: what was replaced, and where the old file is kept.

    ``first``: there was no file, so nothing has been chosen yet, not even a language.
    """

    settings: Settings
    notices: tuple[Phrase, ...] = ()
    first: bool = False


class SettingsFile:
    """One JSON file. Entries that this version does not know are kept when it writes. An own value set in the profile
    is named by its place there, so that the profile may move."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._values_folder = path.with_name("values")

    def peek(self) -> Loaded:
        """The settings as far as they can be read; nothing on the disk is touched. For a program that does not hold the
        profile yet."""
        try:
            return Loaded(self._read()[0], first=False)
        except (OSError, ValueError):
            return Loaded(Settings(), first=True)

    def load(self) -> Loaded:
        """Read the settings. Never raises: a file that cannot be read is renamed to ``.bad`` and the defaults hold;
        one with values that cannot be is copied to ``.bad`` first, since the next save writes over them."""
        try:
            if not self.path.exists():  # it raises where one may not even look
                return Loaded(Settings(), first=True)
            settings, notices = self._read()
        except (OSError, ValueError):
            return Loaded(Settings(), (self._kept(set_aside),))
        return Loaded(settings, (*notices, self._kept(copy_aside)) if notices else ())

    def _read(self) -> tuple[Settings, tuple[Phrase, ...]]:
        data = dict(self._data())
        if isinstance(values := data.get("values"), str):
            data["values"] = value_set_path(values, self._values_folder)
        return settings_from_data(data)

    def _data(self) -> Mapping[str, object]:
        data = read_json(read_text(self.path))
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
        values = portable_name(settings.values, self._values_folder)
        data = self._unknown() | settings_to_data(settings) | {"values": values}
        text = json.dumps(data, ensure_ascii=False, indent=2)
        # Half of a surrogate pair cannot be written; its escape is JSON all the same.
        write_whole(self.path, text.encode("utf-8", "backslashreplace").decode())

    def _unknown(self) -> dict[str, object]:
        """What another version put into the file; one that became unreadable since it was loaded is set aside."""
        if not self.path.exists():
            return {}
        try:
            return dict(self._data())
        except ValueError:
            set_aside(self.path, "bad")
            return {}
