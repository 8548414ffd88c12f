"""A page that comes into view is painted over several frames; in the end all of it is there."""

import time

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.unveiling import Unveiling

SLOW = 0.01
"""Seconds that a part takes to paint: more than a frame has for new ones."""


class Part(QWidget):
    """Fills itself with a colour, slowly."""

    painted = 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint."""
        self.painted += 1
        until = time.perf_counter() + SLOW
        while time.perf_counter() < until:
            pass
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("red"))
        painter.end()


class Window(QWidget):
    """Paints its frames as the program's window does. ``frames`` holds how many parts each of them painted."""

    def __init__(self) -> None:
        super().__init__()
        self.unveiling = Unveiling(self)
        self.parts = [Part(self) for _ in range(4)]
        self.frames: list[int] = []
        column = QVBoxLayout(self)
        for part in self.parts:
            column.addWidget(part)

    def event(self, event: QEvent) -> bool:
        """Paint a frame."""
        if event.type() is not QEvent.Type.UpdateRequest:
            return super().event(event)
        before = sum(part.painted for part in self.parts)
        with self.unveiling.frame():
            done = super().event(event)
        self.frames.append(sum(part.painted for part in self.parts) - before)
        return done


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    """A window on the screen, painted whole."""
    made = Window()
    qtbot.addWidget(made)
    made.resize(200, 200)
    made.show()
    qtbot.waitActive(made)
    qtbot.waitUntil(lambda: all(part.painted for part in made.parts))
    made.frames.clear()
    return made


def test_what_is_slow_to_paint_is_spread_over_frames_till_all_is_there(window: Window, qtbot: QtBot) -> None:
    before = [part.painted for part in window.parts]
    window.unveiling.begin()
    window.update()
    qtbot.waitUntil(lambda: all(part.painted > old for part, old in zip(window.parts, before, strict=True)))
    qtbot.waitUntil(lambda: not window.unveiling.waiting)
    assert len(window.frames) > 1
    assert max(window.frames) < len(window.parts)


def test_a_picture_of_the_window_is_whole_at_once(window: Window) -> None:
    window.unveiling.begin()
    picture = window.grab().toImage()
    colours = {picture.pixelColor(part.geometry().center()).name() for part in window.parts}
    assert colours == {QColor("red").name()}


def test_a_frame_that_unveils_nothing_is_painted_whole(window: Window, qtbot: QtBot) -> None:
    window.update()
    qtbot.waitUntil(lambda: bool(window.frames))
    assert window.frames[0] == len(window.parts)
