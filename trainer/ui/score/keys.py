"""What the keys of the scoring page do: most press a button that is shown."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton

from trainer.ui.key_signs import sign_of
from trainer.ui.score.header import ScoreHeader
from trainer.ui.score.mover import BarMover
from trainer.ui.score.tool_bar import ScoreTools


def act_of(event: QKeyEvent, header: ScoreHeader, tools: ScoreTools, mover: BarMover) -> Callable[[], object] | None:
    """What a key does now; None for one that is the window's. While a bar is held, Enter and Escape are for the bar."""
    if event.matches(QKeySequence.StandardKey.Copy) and tools.text.isVisible():
        return tools.text.click
    if event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return None  # held since the table: that is no wish to leave the score unseen
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return None
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return mover.put_down if mover.held else header.go_on
    if event.key() == Qt.Key.Key_Escape:
        return mover.put_back if mover.held else header.back_wanted.emit
    button = _letters(header, tools).get(sign_of(event))
    return None if button is None or button.isHidden() else button.click


def _letters(header: ScoreHeader, tools: ScoreTools) -> Mapping[str, QAbstractButton]:
    """The buttons that letters press."""
    return {
        "A": header.again,
        "N": header.compare,
        "S": tools.step,
        "X": tools.whole,
        "T": tools.try_it,
        "0": tools.reset,
        "E": tools.png,
        "P": tools.pdf,
        "C": tools.text,
        "M": tools.notation,
    }
