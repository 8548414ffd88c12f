"""The settings scrolled: the wheel changes only what has the keyboard focus, and the list marks the section read."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from trainer.store import Settings
from trainer.text import Language, Words
from trainer.ui.controls import PageScroll
from trainer.ui.look import Look
from trainer.ui.settings import SettingsPage


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> Iterator[SettingsPage]:
    look = Look(Words(Language.ZH))
    with given(look, tmp_path, Settings(lines=(15, 10, 10, 10)), Ways()) as context:
        made = SettingsPage(context)
        look.setParent(made)
        qtbot.addWidget(made)
        made.resize(1280, 800)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        made.setFocus()
        yield made


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
    with qtbot.assertNotEmitted(page._keeper.changed):
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
        with qtbot.waitSignal(page._keeper.changed):
            _turn_wheel(page, control)
        assert bar.value() == before


def marked(page: SettingsPage) -> int:
    """Which section is marked, by its place."""
    return page.list.currentRow()


def test_the_marked_section_follows_scrolling(page: SettingsPage) -> None:
    (area,) = page.findChildren(PageScroll)
    bar = area.verticalScrollBar()
    seen: list[int] = []
    for value in range(bar.maximum() + 1):
        bar.setValue(value)
        if marked(page) not in seen[-1:]:
            seen.append(marked(page))
    assert seen == list(range(len(page.sections)))


def test_a_section_that_was_asked_for_is_the_marked_one_and_is_scrolled_to(page: SettingsPage) -> None:
    for place, name in enumerate(page.sections):
        page.enter(name)
        assert marked(page) == place
        assert page.sections[name].visibleRegion().boundingRect().top() == 0


def test_the_list_of_sections_goes_by_keys(qtbot: QtBot, page: SettingsPage) -> None:
    page.list.setFocus()
    for _ in range(2):
        qtbot.keyClick(page.list, Qt.Key.Key_Down)
    assert marked(page) == 2
    assert page.list.currentItem().text() == "牌桌"
    assert page.list.accessibleName() == "设置的分组"
