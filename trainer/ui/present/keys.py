"""Keys of a presentation, those of a clicker among them; letters and digits work in any layout."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trainer.ui.controls.key_signs import sign_of


class Cue(StrEnum):
    """What a key of a presentation asks for."""

    ON = "on"
    BACK = "back"
    FIRST = "first"
    LAST = "last"
    POINT_ON = "point-on"
    POINT_BACK = "point-back"
    LEAVE = "leave"
    BLACK = "black"
    TIMER = "timer"
    BOTH = "both"
    GROUND = "ground"
    SWAP = "swap"
    NOTES = "notes"
    LARGER = "larger"
    SMALLER = "smaller"
    RAISE = "raise"
    LOWER = "lower"
    LOWER_ALL = "lower-all"


_KEYS: Final[Mapping[int, Cue]] = {
    Qt.Key.Key_Space: Cue.ON,
    Qt.Key.Key_Right: Cue.ON,
    Qt.Key.Key_PageDown: Cue.ON,
    Qt.Key.Key_Return: Cue.ON,
    Qt.Key.Key_Enter: Cue.ON,
    Qt.Key.Key_Left: Cue.BACK,
    Qt.Key.Key_PageUp: Cue.BACK,
    Qt.Key.Key_Backspace: Cue.BACK,
    Qt.Key.Key_Home: Cue.FIRST,
    Qt.Key.Key_End: Cue.LAST,
    Qt.Key.Key_Tab: Cue.POINT_ON,
    Qt.Key.Key_Down: Cue.POINT_ON,
    Qt.Key.Key_Backtab: Cue.POINT_BACK,
    Qt.Key.Key_Up: Cue.POINT_BACK,
    Qt.Key.Key_Escape: Cue.LEAVE,
    Qt.Key.Key_Period: Cue.BLACK,
    Qt.Key.Key_Plus: Cue.LARGER,
    Qt.Key.Key_Equal: Cue.LARGER,
    Qt.Key.Key_Minus: Cue.SMALLER,
}
_LETTERS: Final[Mapping[str, Cue]] = {
    "B": Cue.BLACK,
    "T": Cue.TIMER,
    "L": Cue.BOTH,
    "D": Cue.GROUND,
    "S": Cue.SWAP,
    "N": Cue.NOTES,
    "0": Cue.LOWER_ALL,
}
_DIGITS: Final = tuple("123456789")
_SHIFTED: Final[Mapping[int, str]] = {ord(sign): str(place) for place, sign in enumerate("!@#$%^&*(", start=1)}
"""Signs that Shift and a digit give on a US keyboard, where no scan code tells."""


def cue_of(event: QKeyEvent) -> tuple[Cue, int] | None:
    """What a key asks for, with the number of an answer, from 0, where it is about one."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    shifted = held == Qt.KeyboardModifier.ShiftModifier
    if held and not shifted:
        return None
    if event.key() in _KEYS:
        return _KEYS[event.key()], 0
    return _with_shift(event) if shifted else _plain(sign_of(event))


def _plain(sign: str) -> tuple[Cue, int] | None:
    if sign in _LETTERS:
        return _LETTERS[sign], 0
    return (Cue.RAISE, int(sign) - 1) if sign in _DIGITS else None


def _with_shift(event: QKeyEvent) -> tuple[Cue, int] | None:
    sign = sign_of(event) or _SHIFTED.get(event.key(), "")
    return (Cue.LOWER, int(sign) - 1) if sign in _DIGITS else None
