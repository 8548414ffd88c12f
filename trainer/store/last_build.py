"""The last hand that was built, alone or at the table, as text in a file of its own: it is there again after a restart.

It is written at every discard, so nothing waits until it lies on the disk: a program that is killed loses nothing, and
after a power cut there may be no try.
"""

import os
from contextlib import suppress
from pathlib import Path

from trainer.resources import read_text
from trainer.store.files import PART

NAME = "last-build.json"


def last_build(folder: Path) -> str:
    """What is kept in a profile's folder; empty where there is nothing that can be read."""
    with suppress(OSError, UnicodeDecodeError):
        return read_text(folder / NAME)
    return ""


def keep_build(folder: Path, text: str) -> None:
    """Keep a text in place of the one before, in one step. Raises `OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f".{NAME}{PART}"
    part.write_text(text, "utf-8")
    os.replace(part, folder / NAME)
