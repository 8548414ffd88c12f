"""Pages in windows of their own."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.theme import ThemeId


def a_look(language: Language, theme: ThemeId, *, still: bool = True) -> Look:
    """A look for one page; a still one has reduced motion."""
    look = Look(Words(language), theme)
    look.set_reduced_motion(still)
    return look


def bring_to_front(qtbot: QtBot, page: QWidget, look: Look, size: tuple[int, int]) -> None:
    """Show a page at a size, active and with the focus; its look goes with it."""
    look.setParent(page)
    qtbot.addWidget(page)
    page.resize(*size)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.setFocus()
