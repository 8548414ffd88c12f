"""Keys of the table. Letters and digits are found by their place on the keyboard where the layout has other signs
there, so that they work in any layout."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trainer.ui.controls.key_signs import sign_of


class Wish(StrEnum):
    """What a key of the table asks for."""

    LEFT = "left"
    RIGHT = "right"
    FIRST = "first"
    LAST = "last"
    TAKE = "take"
    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    WIN = "win"
    PASS = "pass"
    LOOK = "look"
    UNDO = "undo"
    REDO = "redo"
    LOG = "log"
    RULE = "rule"
    FACE = "face"
    NEXT = "next"
    AGAIN = "again"
    ASK = "ask"
    KEYS = "keys"
    BACK = "back"
    LEVEL = "level"
    PIN = "pin"
    NUMBER = "number"


class Pressed(Struct, frozen=True):
    """A wish; ``number`` counts from 1 for levels, pins and choices."""

    wish: Wish
    number: int = 0


_BARE: Mapping[int, Wish] = {
    Qt.Key.Key_Left: Wish.LEFT,
    Qt.Key.Key_Right: Wish.RIGHT,
    Qt.Key.Key_Home: Wish.FIRST,
    Qt.Key.Key_End: Wish.LAST,
    Qt.Key.Key_Return: Wish.TAKE,
    Qt.Key.Key_Enter: Wish.TAKE,
    Qt.Key.Key_Space: Wish.PASS,
    Qt.Key.Key_F1: Wish.KEYS,
    Qt.Key.Key_Escape: Wish.BACK,
}
_LETTERS: Mapping[str, Wish] = {
    "C": Wish.CHOW,
    "P": Wish.PUNG,
    "G": Wish.KONG,
    "H": Wish.WIN,
    "Z": Wish.LOOK,
    "L": Wish.LOG,
    "R": Wish.RULE,
    "F": Wish.FACE,
    "N": Wish.NEXT,
    "A": Wish.AGAIN,
    "Q": Wish.ASK,
}


def wish_of(event: QKeyEvent) -> Pressed | None:
    """What a pressed key asks for; None for a key that means nothing here."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    sign = sign_of(event)
    if held == Qt.KeyboardModifier.NoModifier:
        return _bare(event.key(), sign)
    if held == Qt.KeyboardModifier.AltModifier and sign in "1234" and sign:
        return Pressed(Wish.LEVEL, int(sign))
    if held == Qt.KeyboardModifier.ShiftModifier:
        digit = sign or _SHIFTED.get(event.key(), "")
        return Pressed(Wish.PIN, int(digit)) if digit and digit in "12345678" else None
    return _with_control(held, sign)


_SHIFTED: Mapping[int, str] = {ord(sign): str(place) for place, sign in enumerate("!@#$%^&*", start=1)}
"""Signs that Shift and a digit give on a US keyboard, where no scan code tells."""


def _bare(key: int, sign: str) -> Pressed | None:
    if key in _BARE:
        return Pressed(_BARE[key])
    if sign in _LETTERS:
        return Pressed(_LETTERS[sign])
    return Pressed(Wish.NUMBER, int(sign)) if sign.isdigit() and sign != "0" else None


def _with_control(held: Qt.KeyboardModifier, sign: str) -> Pressed | None:
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    if held == control and sign == "Z":
        return Pressed(Wish.UNDO)
    if (held == control | shift and sign == "Z") or (held == control and sign == "Y"):
        return Pressed(Wish.REDO)
    return None
