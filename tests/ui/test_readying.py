"""Pages are laid out soon after the start, before anybody opens them."""

from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.readying import Readying


def page() -> tuple[QWidget, QLabel]:
    """A page with something at its foot."""
    page, label = QWidget(), QLabel("foot")
    column = QVBoxLayout(page)
    column.addStretch(1)
    column.addWidget(label)
    return page, label


def test_a_page_that_was_never_shown_has_its_things_in_their_places(qtbot: QtBot) -> None:
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    (front, _), (behind, foot) = page(), page()
    stack.addWidget(front)
    stack.addWidget(behind)
    stack.resize(500, 400)
    stack.show()
    qtbot.waitActive(stack)
    assert foot.y() < 300
    Readying(stack, (front, behind)).begin()
    qtbot.waitUntil(lambda: behind.size() == stack.size())
    assert foot.y() > 300
    assert behind.isHidden()
    assert stack.currentWidget() is front
