"""The settings by the mouse wheel: it scrolls the page, and changes only what has the keyboard focus."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from trainer.store import Settings
from trainer.text import Language, Words
from trainer.ui.controls import PageScroll
from trainer.ui.look import Look
from trainer.ui.settings import SettingsPage


@pytest.fixture
def page(qtbot: QtBot) -> SettingsPage:
    look = Look(Words(Language.ZH))
    made = SettingsPage(look, replace(Settings(), lines=(15, 10, 10, 10), ui_scale=100), Path("/somewhere"))
    look.setParent(made)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.setFocus()
    return made


def _turn_wheel(page: SettingsPage, control: QWidget) -> None:
    """Turn the wheel one notch up over the middle of a control that is in sight."""
    window = page.windowHandle()
    assert window is not None
    QTest.wheelEvent(window, QPointF(control.mapTo(page, control.rect().center())), QPoint(0, 120))


def _scroll_to(page: SettingsPage, control: QWidget) -> QScrollBar:
    """Scroll down to a control."""
    (area,) = page.findChildren(PageScroll)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    area.ensureWidgetVisible(control, 0, 100)
    return area.verticalScrollBar()


def _changeable(page: SettingsPage) -> list[QWidget]:
    return [*(box for box in page.findChildren(QSpinBox) if box.isVisible()), *page.findChildren(QSlider)]


def test_the_wheel_over_a_number_or_a_size_scrolls_the_page(qtbot: QtBot, page: SettingsPage) -> None:
    controls = _changeable(page)
    assert len(controls) == 3
    with qtbot.assertNotEmitted(page.changed_settings):
        for control in controls:
            bar = _scroll_to(page, control)
            before = bar.value()
            _turn_wheel(page, control)
            assert bar.value() < before
            assert not control.hasFocus()


def test_the_wheel_changes_what_has_the_keyboard_focus(qtbot: QtBot, page: SettingsPage) -> None:
    for control in _changeable(page):
        bar = _scroll_to(page, control)
        control.setFocus()
        before = bar.value()
        with qtbot.waitSignal(page.changed_settings):
            _turn_wheel(page, control)
        assert bar.value() == before
