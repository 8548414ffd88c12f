"""Whatever Qt paints wears the style sheet, in the colours of the theme in force; a page as a whole wears none."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QSlider,
    QTextEdit,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from trainer.coach.building import BuildKind
from trainer.store import Settings
from trainer.ui.look import Look
from trainer.ui.pages import PAGES
from trainer.ui.theme import THEMES, ThemeId

PAINTED_BY_QT = (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QSlider,
    QTextEdit,
)


def sheet_of(widget: QWidget) -> str:
    """The sheets that reach a widget."""
    above: QWidget | None = widget
    found = ""
    while above is not None:
        found += above.styleSheet()
        above = above.parentWidget()
    return found


@pytest.mark.parametrize("name", [entry.name for entry in PAGES])
def test_what_qt_paints_on_a_page_has_the_colours_of_the_theme(
    qtbot: QtBot, look: Look, tmp_path: Path, ways: Ways, name: str
) -> None:
    with given(look, tmp_path, Settings(), ways) as context:
        page = next(entry for entry in PAGES if entry.name == name).make(context)
        qtbot.addWidget(page)
        page.enter(BuildKind.BUILD if name == "build" else None)
        page.show()
        qtbot.waitUntil(lambda: context.session.reach.idle)
        for theme in (ThemeId.LIGHT, ThemeId.DARK):
            look.set_theme(theme)
            painted = [widget for kind in PAINTED_BY_QT for widget in page.findChildren(kind) if widget.isVisible()]
            bare = [widget for widget in painted if THEMES[theme].line2 not in sheet_of(widget)]
            assert bare == []
        assert page.styleSheet() == ""


def test_a_tool_tip_has_them_too(look: Look, qapp: object) -> None:
    assert isinstance(qapp, QApplication)
    look.dress(qapp)
    for theme in (ThemeId.DARK, ThemeId.LIGHT):
        look.set_theme(theme)
        assert QToolTip.palette().toolTipBase().color().name() == THEMES[theme].ink1.lower()
        assert QToolTip.palette().toolTipText().color().name() == THEMES[theme].bg.lower()
