"""Files that are whole or not there: writing in one step, and keeping a bad file aside instead of losing it."""

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

PART = ".part"
"""The end of the name of a file that is still being written."""


def write_whole(path: Path, text: str) -> None:
    """Replace ``path`` by ``text`` in one step: after a crash it holds the old text or the new one, never half.

    The folder is made if it is missing. Raises `OSError` and leaves the old file when it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=PART, dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    finally:
        Path(name).unlink(missing_ok=True)  # it is there still only where something failed
    sync_folder(path.parent)


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """A file to write at any length, which takes the place of ``target`` when it is whole. Raises `OSError`."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}{PART}")
    part.unlink(missing_ok=True)
    try:
        yield part
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make a renaming itself last. Windows does that by itself and opens no folders."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sweep(folder: Path) -> None:
    """Remove what a program that was killed while writing has left in a folder. Only for who holds the profile."""
    try:
        for left in (*folder.glob(f".*{PART}"), *folder.glob(".settings.json.????????")):
            left.unlink(missing_ok=True)
    except OSError:
        return  # it does no harm but for the room that it takes


def free_name(path: Path, label: str, suffixes: Sequence[str] = ("",)) -> Path:
    """The first of ``name.label``, ``name.label-2``, … beside ``path`` that is not taken, with any of the suffixes."""
    names = (path.with_name(f"{path.name}.{label}" + (f"-{number}" if number > 1 else "")) for number in count(1))
    return next(name for name in names if not any(os.path.lexists(f"{name}{suffix}") for suffix in suffixes))


def set_aside(path: Path, label: str) -> Path:
    """Rename a file so that a new one can take its place; returns the new name. Raises `OSError`."""
    kept = free_name(path, label)
    path.rename(kept)
    return kept


def copy_aside(path: Path, label: str) -> Path:
    """Keep a copy of a file that is about to be written over, unless one of the same content is kept already; returns
    its name. Raises `OSError`."""
    for earlier in sorted(path.parent.glob(f"{path.name}.{label}*")):
        with suppress(OSError):  # what cannot be read is no copy
            if earlier.read_bytes() == path.read_bytes():
                return earlier
    kept = free_name(path, label)
    shutil.copy2(path, kept)
    return kept
