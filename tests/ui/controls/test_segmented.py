"""A segmented control has one choice in force, moved by clicks and arrow keys."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.controls import SegmentedControl
from trainer.ui.look import Look
from trainer.ui.theme import ThemeId

TEXTS = ["关", "按需", "出牌后", "常显"]


@pytest.fixture
def control(qtbot: QtBot, look: Look) -> SegmentedControl:
    control = SegmentedControl(look, TEXTS, "提示")
    qtbot.addWidget(control)
    with qtbot.waitActive(control):
        control.show()
        control.activateWindow()
    return control


def test_the_first_choice_is_in_force_until_another_is(control: SegmentedControl) -> None:
    assert control.index() == 0


def test_a_click_chooses(qtbot: QtBot, control: SegmentedControl) -> None:
    with qtbot.waitSignal(control.chosen) as told:
        QTest.mouseClick(control.segment(2), Qt.MouseButton.LeftButton)
    assert told.args == [2]
    assert control.index() == 2


def test_setting_it_tells_nobody(qtbot: QtBot, control: SegmentedControl) -> None:
    with qtbot.assertNotEmitted(control.chosen):
        control.set_index(3)
    assert control.index() == 3


def test_a_row_knows_at_once_how_wide_other_texts_are(qtbot: QtBot, look: Look) -> None:
    row = QWidget()
    qtbot.addWidget(row)
    control = SegmentedControl(look, TEXTS, "提示", row)
    QHBoxLayout(row).addWidget(control)
    row.show()
    before = row.minimumSizeHint().width()
    control.set_texts([text * 3 for text in TEXTS])
    assert row.minimumSizeHint().width() > before


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        (0, Qt.Key.Key_Right, 1),
        (1, Qt.Key.Key_Down, 2),
        (2, Qt.Key.Key_Left, 1),
        (1, Qt.Key.Key_Up, 0),
        (0, Qt.Key.Key_Left, 0),
        (3, Qt.Key.Key_Right, 3),
    ],
)
def test_arrow_keys_move_the_choice(control: SegmentedControl, start: int, key: Qt.Key, end: int) -> None:
    control.set_index(start)
    QTest.keyClick(control.segment(start), key)
    assert control.index() == end
    assert control.segment(end).hasFocus()


def test_only_the_choice_in_force_is_reached_by_tab(control: SegmentedControl) -> None:
    control.set_index(2)
    reached = [bool(control.segment(at).focusPolicy() & Qt.FocusPolicy.TabFocus) for at in range(4)]
    assert reached == [False, False, True, False]


def test_screen_readers_get_radio_buttons_in_a_named_group(control: SegmentedControl) -> None:
    said = QAccessible.queryAccessibleInterface(control.segment(1))
    assert said.role() is QAccessible.Role.RadioButton
    assert said.text(QAccessible.Text.Name) == "按需"
    assert QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name) == "提示"


def test_its_texts_can_change_language(control: SegmentedControl) -> None:
    narrow = control.sizeHint().width()
    control.set_texts(["Off", "On request", "After my discard", "Always"])
    assert control.segment(2).text() == "After my discard"
    assert control.sizeHint().width() > narrow


def test_a_choice_that_cannot_be_had_is_not_moved_to(qtbot: QtBot, control: SegmentedControl) -> None:
    control.set_index(2)
    control.segment(2).setFocus()
    control.segment(1).setEnabled(False)
    with qtbot.assertNotEmitted(control.chosen):
        QTest.keyClick(control.segment(2), Qt.Key.Key_Left)
    assert control.index() == 2
    assert control.segment(2).hasFocus()


def test_an_arrow_key_tells_the_choice_and_at_the_end_nothing(qtbot: QtBot, control: SegmentedControl) -> None:
    control.set_index(2)
    with qtbot.waitSignal(control.chosen) as told:
        QTest.keyClick(control.segment(2), Qt.Key.Key_Right)
    assert told.args == [3]
    with qtbot.assertNotEmitted(control.chosen):
        QTest.keyClick(control.segment(3), Qt.Key.Key_Right)


def colour_in(control: SegmentedControl, place: int) -> str:
    """The colour in which a choice stands, beside its words."""
    segment = control.segment(place)
    at = segment.geometry().topLeft() + QPoint(8, segment.height() // 2)
    return control.grab().toImage().pixelColor(at).name().upper()


@pytest.mark.parametrize(
    ("theme", "chosen", "ground"),
    [
        (ThemeId.LIGHT, "surface", "sunk"),
        (ThemeId.DARK, "line2", "sunk"),
        (ThemeId.CONTRAST, "ink1", "sunk"),
        (ThemeId.CONTRAST_DARK, "ink1", "sunk"),
    ],
)
def test_the_choice_in_force_is_raised_from_the_ground_of_all(
    control: SegmentedControl, look: Look, theme: ThemeId, chosen: str, ground: str
) -> None:
    look.set_theme(theme)
    control.set_index(1)
    found = [colour_in(control, place) for place in range(len(TEXTS))]
    inside, outside = getattr(look.theme, chosen).upper(), getattr(look.theme, ground).upper()
    assert found == [outside, inside, outside, outside]


@pytest.mark.parametrize("place", [0, 2])
def test_words_ring_and_a_choice_that_cannot_be_had_are_seen(control: SegmentedControl, place: int) -> None:
    segment = control.segment(place)
    segment.clearFocus()
    seen = [segment.grab().toImage()]
    segment.setFocus(Qt.FocusReason.TabFocusReason)
    seen.append(segment.grab().toImage())
    segment.clearFocus()
    if place:
        segment.setEnabled(False)
        seen.append(segment.grab().toImage())
    size = segment.size()
    segment.setText("")
    segment.resize(size)
    seen.append(segment.grab().toImage())
    assert all(one != other for one, other in combinations(seen, 2))


def test_it_grows_with_the_interface(control: SegmentedControl, look: Look) -> None:
    before = control.sizeHint()
    look.set_ui_scale(2.0)
    QApplication.sendPostedEvents()
    assert control.sizeHint().width() > 1.8 * before.width()
    assert control.sizeHint().height() == 2 * before.height()
