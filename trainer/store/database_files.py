"""The database as files: which belong together, and the marker beside them.

The marker remembers that there were hands, and the checksum of a database that was closed in order: a file that went
away, came out empty or was changed from outside is noticed.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from zlib import crc32

from msgspec import Struct

from trainer.json_text import NotJson, read_json
from trainer.resources import read_text
from trainer.store.files import PART, free_name

SUFFIXES = ("", "-wal", "-shm")
"""The files that are a database together: in WAL mode its last commits may lie in the second one alone."""

ASIDE = ("damaged", "missing", "replaced")
"""How a database is labelled that was set aside."""

_CHUNK = 1 << 20


def beside(path: Path, suffix: str) -> Path:
    """The file that belongs to a database by its name, as ``hands.sqlite3-wal``."""
    return path.with_name(path.name + suffix)


class Marker(Struct, frozen=True):
    """What is known of a database without opening it.

    ``hands``: how many it held at least. ``clean``: the CRC-32 of the whole file when it was closed in order; None
    while it is open, and so after an end of any other kind.
    """

    hands: int = 0
    clean: int | None = None

    def vouches_for(self, path: Path) -> bool:
        """Whether the database is byte for byte as it was closed. Raises `OSError`."""
        return self.clean is not None and not size_of(beside(path, "-wal")) and self.clean == checksum(path)

    def write(self, path: Path) -> None:
        """Put it beside the database ``path``. It does not wait for the disk, for it is written at each hand's end; a
        power cut may lose it, and then the database is looked through. Raises `OSError`."""
        part = path.with_name(f".{path.name}.mark{PART}")
        part.write_text(json.dumps({"hands": self.hands, "clean": self.clean}), "utf-8")
        part.replace(beside(path, ".mark"))


def read_marker(path: Path) -> Marker:
    """The marker beside the database ``path``; one that remembers nothing where there is none that can be read."""
    try:
        data = read_json(read_text(beside(path, ".mark")))
    except (OSError, UnicodeDecodeError, NotJson):
        return Marker()
    if not isinstance(data, dict):
        return Marker()
    hands, clean = data.get("hands"), data.get("clean")
    return Marker(hands if isinstance(hands, int) else 0, clean if isinstance(clean, int) else None)


def set_aside_whole(path: Path, label: str) -> Path:
    """Rename a database with the two files that belong to it; returns the new name. Raises `OSError`."""
    kept = free_name(path, label, SUFFIXES)
    for suffix in SUFFIXES:
        part = beside(path, suffix)
        if part.exists():
            part.rename(beside(kept, suffix))
    beside(path, ".mark").unlink(missing_ok=True)  # it speaks of the file that was here
    return kept


def set_aside_of(path: Path, labels: Sequence[str] = ASIDE) -> tuple[Path, ...]:
    """What was set aside of the database ``path`` under these labels, the newest first."""
    found = (file for label in labels for file in path.parent.glob(f"{path.name}.{label}*"))
    files = [file for file in found if not file.name.endswith(SUFFIXES[1:]) and file.is_file()]
    return tuple(sorted(files, key=lambda file: file.stat().st_mtime, reverse=True))


def size_of(path: Path) -> int:
    """A file's length in bytes, 0 where there is none."""
    return path.stat().st_size if path.exists() else 0


def checksum(path: Path) -> int:
    """The CRC-32 of a file, which sees every flipped bit. Raises `OSError`."""
    found = 0
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            found = crc32(chunk, found)
    return found
