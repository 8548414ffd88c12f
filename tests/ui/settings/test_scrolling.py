"""The settings scrolled: the wheel changes only what has the keyboard focus, and the list marks the section read."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from trainer.store import Settings
from trainer.text import Language, Words
from trainer.ui.controls import PageScroll
from trainer.ui.look import Look
from trainer.ui.settings import SettingsPage
from trainer.ui.settings.choice import Choice
from trainer.ui.settings.seats import LineControl
from trainer.ui.settings.sections import SECTIONS


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


def test_the_marked_section_follows_scrolling(page: SettingsPage) -> None:
    (area,) = page.findChildren(PageScroll)
    bar = area.verticalScrollBar()
    marked: list[str] = []
    for value in range(bar.maximum() + 1):
        bar.setValue(value)
        (name,) = (name for name, button in page.sections.buttons.items() if button.isChecked())
        if name not in marked[-1:]:
            marked.append(name)
    assert tuple(marked) == SECTIONS


def test_a_section_that_was_asked_for_is_the_marked_one(page: SettingsPage) -> None:
    for name in SECTIONS:
        page.sections.buttons[name].click()
        assert [other for other, button in page.sections.buttons.items() if button.isChecked()] == [name]


def test_all_controls_end_at_the_right_edge(page: SettingsPage) -> None:
    page.show_settings(replace(page.settings, lines=(10, 10, 10, 10)))
    settled = _right_edges(page)
    page.show_settings(replace(page.settings, lines=(15, 10, 10, 10)))
    assert len(set(settled)) == 1
    assert _right_edges(page) == settled


def _right_edges(page: SettingsPage) -> list[int]:
    """Where the choices end that stand beside their words."""
    QApplication.processEvents()
    names = {page.findChildren(Choice)[0].accessibleName(), *(c.accessibleName() for c in _seated(page))}
    choices = [choice for choice in page.findChildren(Choice) if choice.accessibleName() in names]
    return [choice.mapTo(page, choice.rect().topRight()).x() for choice in choices]


def _seated(page: SettingsPage) -> list[Choice]:
    """The choices of the winning lines."""
    return [choice for line in page.findChildren(LineControl) for choice in line.findChildren(Choice)]
