"""Keys: what they ask for, in any keyboard layout."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from trainer.ui.play.keys import Pressed, Wish, wish_of

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def pressed(key: int, held: Qt.KeyboardModifier = NONE, scan: int = 0) -> Pressed | None:
    return wish_of(QKeyEvent(QEvent.Type.KeyPress, key, held, scan, 0, 0))


@pytest.mark.parametrize(
    ("key", "held", "wish"),
    [
        (Qt.Key.Key_Left, NONE, Pressed(Wish.LEFT)),
        (Qt.Key.Key_End, NONE, Pressed(Wish.LAST)),
        (Qt.Key.Key_Return, NONE, Pressed(Wish.TAKE)),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, Pressed(Wish.TAKE)),
        (Qt.Key.Key_C, NONE, Pressed(Wish.CHOW)),
        (Qt.Key.Key_G, NONE, Pressed(Wish.KONG)),
        (Qt.Key.Key_H, NONE, Pressed(Wish.WIN)),
        (Qt.Key.Key_Space, NONE, Pressed(Wish.PASS)),
        (Qt.Key.Key_Z, NONE, Pressed(Wish.LOOK)),
        (Qt.Key.Key_Z, CTRL, Pressed(Wish.UNDO)),
        (Qt.Key.Key_Y, CTRL, Pressed(Wish.REDO)),
        (Qt.Key.Key_Z, CTRL | SHIFT, Pressed(Wish.REDO)),
        (Qt.Key.Key_4, ALT, Pressed(Wish.LEVEL, 4)),
        (Qt.Key.Key_8, SHIFT, Pressed(Wish.PIN, 8)),
        (Qt.Key.Key_Exclam, SHIFT, Pressed(Wish.PIN, 1)),
        (Qt.Key.Key_2, NONE, Pressed(Wish.NUMBER, 2)),
        (Qt.Key.Key_F1, NONE, Pressed(Wish.KEYS)),
        (Qt.Key.Key_Escape, NONE, Pressed(Wish.BACK)),
        (Qt.Key.Key_C, CTRL, None),
        (Qt.Key.Key_5, ALT, None),
        (Qt.Key.Key_9, SHIFT, None),
        (Qt.Key.Key_Q, NONE, Pressed(Wish.ASK)),
        (Qt.Key.Key_W, NONE, None),
    ],
)
def test_what_a_key_asks_for(key: int, held: Qt.KeyboardModifier, wish: Pressed | None) -> None:
    assert pressed(key, held) == wish


@pytest.mark.parametrize(
    ("key", "scan", "wish"),
    [
        (0x421, 54, Wish.CHOW),  # С on a Russian keyboard, where C is
        (0x3A8, 54, Wish.CHOW),  # Ψ on a Greek one
        (0x5D1, 54, Wish.CHOW),  # ב on a Hebrew one
        (0x420, 42, Wish.KONG),
        (0x42F, 52, Wish.LOOK),
    ],
)
def test_letters_are_found_by_their_place_in_other_scripts(
    key: int, scan: int, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert pressed(key, NONE, scan) == Pressed(wish)


def test_a_latin_layout_goes_by_what_is_written_on_the_key() -> None:
    assert pressed(Qt.Key.Key_J, NONE, 54) is None
