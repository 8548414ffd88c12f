"""Letters and digits of the keyboard, found by their place where the layout has other signs there. No Qt."""

import sys
from string import ascii_uppercase, digits
from typing import Final, Protocol

_PC_ROWS: Final = {16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM", 2: "1234567890"}
_MAC: Final = dict(
    zip(
        (0, 11, 8, 2, 14, 3, 5, 4, 34, 38, 40, 37, 46, 45, 31, 35, 12, 15, 1, 17, 32, 9, 13, 7, 16, 6),
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        strict=True,
    )
) | dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25, 29), "1234567890", strict=True))


_WRITTEN: Final = {ord(sign): sign for sign in ascii_uppercase + digits}
"""The keys to which Qt gives the number of the sign on them."""


class KeyPress(Protocol):
    """What a key event of Qt tells of its key."""

    def key(self) -> int:
        """The sign that the layout has there."""

    def nativeScanCode(self) -> int:
        """The place on the keyboard; macOS does not tell it."""

    def nativeVirtualKey(self) -> int:
        """On macOS, the place on the keyboard."""


def sign_of(event: KeyPress) -> str:
    """The Latin letter or digit of a key: what is written on it in the layout, else what stands there on a US one."""
    if (written := _WRITTEN.get(event.key())) is not None:
        return written
    if sys.platform == "darwin":
        return _MAC.get(event.nativeVirtualKey(), "")
    # X11 and Wayland count eight more than the codes of a PC keyboard, Windows gives those themselves.
    code = event.nativeScanCode() - (0 if sys.platform == "win32" else 8)
    for first, row in _PC_ROWS.items():
        if first <= code < first + len(row):
            return row[code - first]
    return ""
