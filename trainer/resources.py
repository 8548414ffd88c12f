"""Where the files that ship with the program lie, and how a file from elsewhere is read within bounds."""

from __future__ import annotations

import errno
import stat
from functools import cache
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


@cache
def _assets_root() -> Path:
    """The bundled ``trainer/assets``, or ``assets`` beside the package in an editable install."""
    bundled = _PACKAGE / "assets"
    return bundled if bundled.is_dir() else _PACKAGE.parent / "assets"


def asset(path: str) -> Path:
    """Return the file or folder ``path`` (with forward slashes, relative to the assets folder).

    Raises FileNotFoundError when the installation lacks it, naming the full path.

    >>> asset("fonts").name
    'fonts'
    """
    found = _assets_root() / path
    if not found.exists():
        raise FileNotFoundError(f"the installation lacks {found}")
    return found


MOST_BYTES = 1 << 20
"""The longest file from outside that is read whole, in bytes."""


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """The text of a plain file of at most ``most`` bytes, without the byte order mark that some editors put first.

    Raises `OSError` for a pipe or a device, which could keep the program waiting for ever, and for a longer file;
    `UnicodeDecodeError` for what is no UTF-8.
    """
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "not a plain file", str(path))
    if found.st_size > most:
        raise OSError(errno.EFBIG, f"longer than {most} bytes", str(path))
    with path.open("rb") as file:
        return file.read(most).decode("utf-8-sig")
