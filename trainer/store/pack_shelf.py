"""The club packs of a profile: one file each, written whole or not at all, taken off without being lost."""

import errno
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path

from msgspec import Struct

from trainer.coach.packs import MOST_BYTES, SUFFIX, Pack, PackError, PackFaultKind, pack_text, read_pack
from trainer.coach.packs.faults import pack_fault
from trainer.coach.packs.files import STARTERS, starter
from trainer.resources import read_text
from trainer.store.files import write_whole

_REMOVED = "removed"
_LONGEST = 40
"""Characters of a file's name that come from the title."""


class ShelvedPack(Struct, frozen=True):
    """A file on the shelf by its ``name`` without its ending. ``pack`` is None for one that cannot be read; ``error``
    tells why."""

    name: str
    pack: Pack | None
    saved: datetime
    error: PackError | None = None


def read_pack_file(path: Path) -> Pack:
    """The pack of any file. Raises `PackError`, also where the file cannot be opened."""
    try:
        return read_pack(read_text(path, MOST_BYTES))
    except UnicodeDecodeError:
        raise PackError([pack_fault(PackFaultKind.NOT_UTF8, "", "no text in UTF-8")]) from None
    except OSError as error:
        if error.errno == errno.EFBIG:
            large = pack_fault(PackFaultKind.SIZE, "", f"at most {MOST_BYTES} bytes", n=_size(path))
            raise PackError([large]) from None
        reason = error.strerror or type(error).__name__
        raise PackError([pack_fault(PackFaultKind.NO_FILE, "", reason, reason=reason)]) from None


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def all_packs(folder: Path) -> tuple[Pack, ...]:
    """The own packs that can be read, the one saved last first, then those that ship."""
    own = (shelved.pack for shelved in PackShelf(folder).listing())
    return (*(pack for pack in own if pack is not None), *map(starter, STARTERS))


class PackShelf:
    """The packs in a folder. What writes raises `OSError`; the old file is whole then."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def listing(self) -> tuple[ShelvedPack, ...]:
        """Every pack, the one saved last first."""
        return tuple(sorted(self._found(), key=lambda shelved: shelved.saved, reverse=True))

    def read(self, name: str) -> Pack:
        """A pack. Raises `PackError`."""
        return read_pack_file(self._path(name))

    def save(self, name: str, pack: Pack) -> None:
        """Write a pack over the file of its name in one step."""
        write_whole(self._path(name), pack_text(pack))

    def add(self, pack: Pack) -> str:
        """Keep a new pack; returns the name that its file got from the title."""
        name = self._free_name(pack.title.zh or pack.title.en)
        self.save(name, pack)
        return name

    def remove(self, name: str) -> None:
        """Take a pack off; `restore` brings it back."""
        aside = self._path(name, _REMOVED)
        aside.parent.mkdir(parents=True, exist_ok=True)
        self._path(name).replace(aside)

    def restore(self, name: str) -> None:
        """Bring a pack back that was taken off, if its name is still free."""
        if not self._path(name).exists():
            self._path(name, _REMOVED).replace(self._path(name))

    def saved(self, name: str) -> datetime | None:
        """When a pack was written; None where it is not there."""
        try:
            return datetime.fromtimestamp(self._path(name).stat().st_mtime)
        except OSError:
            return None

    def _found(self) -> Iterator[ShelvedPack]:
        try:
            paths = sorted(self.folder.glob(f"[!.]*{SUFFIX}"))
        except OSError:
            return
        for path in paths:
            saved = self.saved(path.stem)
            if saved is None:
                continue
            try:
                yield ShelvedPack(path.stem, read_pack_file(path), saved)
            except PackError as error:
                yield ShelvedPack(path.stem, None, saved, error)

    def _free_name(self, title: str) -> str:
        # What stands before the title keeps it from being a name that a system has for something else.
        plain = f"pack-{''.join(char if char.isalnum() else '-' for char in title)[:_LONGEST]}".rstrip("-")
        names = (plain if number == 1 else f"{plain}-{number}" for number in count(1))
        return next(n for n in names if not self._path(n).exists() and not self._path(n, _REMOVED).exists())

    def _path(self, name: str, inside: str = "") -> Path:
        return self.folder / inside / f"{name}{SUFFIX}"
