"""What a widget has painted is kept until it is to show something else."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.controls.picture import Picture


class Painted(QWidget):
    """Notes in which sizes its picture was painted, and how often it was shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture = Picture(self)
        self.sizes: list[QSize] = []
        self.shown = 0

    def paintEvent(self, _: QPaintEvent) -> None:
        self.shown += 1
        self.picture.show(self._paint)

    def _paint(self, painter: QPainter) -> None:
        painter.drawLine(0, 0, self.width(), self.height())
        self.sizes.append(self.size())


@pytest.fixture
def widget(qtbot: QtBot) -> Iterator[Painted]:
    """A widget that has been painted once; the pointer, wherever it is, is nothing to it."""
    window = QWidget()
    qtbot.addWidget(window)
    widget = Painted(window)
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.resize(200, 100)
    window.resize(400, 300)
    window.show()
    qtbot.waitUntil(lambda: bool(widget.sizes))
    yield widget
    window.close()


def test_what_was_painted_is_kept_until_it_is_forgotten(widget: Painted) -> None:
    widget.grab()
    assert widget.sizes == [QSize(200, 100)]
    widget.picture.forget()
    widget.grab()
    assert widget.sizes == [QSize(200, 100)] * 2


def test_in_another_size_the_picture_is_painted_in_the_frame_after_the_next(widget: Painted, qtbot: QtBot) -> None:
    widget.resize(300, 100)
    before = widget.shown
    widget.repaint()
    assert widget.shown > before
    assert widget.sizes == [QSize(200, 100)]
    qtbot.waitUntil(lambda: widget.sizes == [QSize(200, 100), QSize(300, 100)])


def test_an_outdated_picture_is_seen_once_more_and_then_painted_anew(widget: Painted, qtbot: QtBot) -> None:
    widget.picture.outdate()
    before = widget.shown
    widget.repaint()
    assert widget.shown > before
    assert widget.sizes == [QSize(200, 100)]
    qtbot.waitUntil(lambda: widget.sizes == [QSize(200, 100)] * 2)


def test_a_blank_picture_shows_nothing_till_it_is_painted_whatever_is_forgotten(widget: Painted, qtbot: QtBot) -> None:
    def empty() -> bool:
        """Whether the widget is of one colour."""
        image = widget.grab().toImage()
        return {image.pixel(x, 50) for x in range(image.width())} == {image.pixel(150, 5)}

    assert not empty()
    widget.picture.blank()
    widget.picture.forget()
    assert empty()
    qtbot.waitUntil(lambda: not empty())
