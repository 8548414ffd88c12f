"""Letters and digits of the keyboard, found by their place where the layout has other signs there."""

import sys
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_PC_ROWS: Final = {16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM", 2: "1234567890"}
_MAC: Final = dict(
    zip(
        (0, 11, 8, 2, 14, 3, 5, 4, 34, 38, 40, 37, 46, 45, 31, 35, 12, 15, 1, 17, 32, 9, 13, 7, 16, 6),
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        strict=True,
    )
) | dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25, 29), "1234567890", strict=True))


def sign_of(event: QKeyEvent) -> str:
    """The Latin letter or digit of a key: what is written on it in the layout, else what stands there on a US one."""
    key = event.key()
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return chr(key)
    if sys.platform == "darwin":
        return _MAC.get(event.nativeVirtualKey(), "")
    # X11 and Wayland count eight more than the codes of a PC keyboard, Windows gives those themselves.
    code = event.nativeScanCode() - (0 if sys.platform == "win32" else 8)
    for first, row in _PC_ROWS.items():
        if first <= code < first + len(row):
            return row[code - first]
    return ""
