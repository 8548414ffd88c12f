"""Where the files that ship with the program lie: tiles, icons, fonts, words, value sets."""

from __future__ import annotations

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
