"""Evenings with real tiles, one file each in the profile. A change is on the disk before it is told to be kept."""

import json
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from trainer.coach.evening import Journal, journal_from_data, journal_to_data
from trainer.json_text import NotJson, read_json
from trainer.rules import Phrase
from trainer.store.errors import SaveError
from trainer.store.files import set_aside, write_whole

_STAMP = "%Y-%m-%d-%H%M%S"
_MOST_BYTES = 4_000_000


class KeptEvening(Struct, frozen=True):
    """An evening as it is kept: its file's name without ending, when it began by the clock of this place, and its
    journal."""

    name: str
    began: datetime
    journal: Journal


class Evenings:
    """The evenings of a profile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, journal: Journal, now: datetime) -> KeptEvening:
        """A new evening, kept at once. Raises `SaveError`."""
        stamp, name, more = now.strftime(_STAMP), now.strftime(_STAMP), 1
        while self._path(name).exists():
            more += 1
            name = f"{stamp}-{more}"
        made = KeptEvening(name, now.replace(microsecond=0), journal)
        self.save(made)
        return made

    def save(self, evening: KeptEvening) -> None:
        """Keep an evening as it stands, whole or not at all. Raises `SaveError`."""
        text = json.dumps(journal_to_data(evening.journal), ensure_ascii=False, separators=(",", ":"))
        try:
            write_whole(self._path(evening.name), text + "\n")
        except (OSError, UnicodeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise SaveError(Phrase.of("store-not-saved", reason=reason), passing=True) from error

    def all(self) -> tuple[tuple[KeptEvening, ...], tuple[Phrase, ...]]:
        """Every evening that can be read, the newest first, and what is to be told of the others: they are kept aside
        under another name."""
        found, notices = [], []
        for path in self._files():
            try:
                found.append(_read(path))
            except (OSError, ValueError):
                with suppress(OSError):
                    kept = set_aside(path, "unreadable")
                    notices.append(Phrase.of("store-evening-unreadable", file=path.name, kept=kept.name))
        return tuple(found), tuple(notices)

    def _files(self) -> list[Path]:
        try:
            return sorted(self.folder.glob("*.json"), key=lambda path: path.stem, reverse=True)
        except OSError:
            return []

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.json"


def _read(path: Path) -> KeptEvening:
    """Raises `OSError` or `ValueError`."""
    began = datetime.strptime(path.stem[:17], _STAMP)
    if path.stat().st_size > _MOST_BYTES:
        raise ValueError("too large")
    try:
        data = read_json(path.read_bytes())
    except NotJson as error:
        raise ValueError(str(error)) from error
    return KeptEvening(path.stem, began, journal_from_data(data))
