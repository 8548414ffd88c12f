"""Buttons do their thing by pointer and by key, say their names, and show the focus ring to who uses the keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QColor, QFocusEvent, QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.controls import (
    FocusButton,
    FocusMark,
    IconButton,
    KeyButton,
    OutlineButton,
    PrimaryButton,
    QuietButton,
    Switch,
)
from trainer.ui.look import Look
from trainer.ui.theme import ThemeId

Maker = Callable[[Look], QAbstractButton]
MAKERS: dict[str, Maker] = {
    "primary": lambda look: PrimaryButton(look, "下一手", "Enter"),
    "outline": lambda look: OutlineButton(look, "复盘这手", "R"),
    "quiet": lambda look: QuietButton(look, "悔一手", "Ctrl Z", "undo"),
    "switch": lambda look: Switch(look, "对照国标"),
    "icon": lambda look: IconButton(look, "gear", "设置"),
}
every_kind = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
text_kinds = pytest.mark.parametrize("kind", [PrimaryButton, OutlineButton, QuietButton])


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window in front."""
    window = QWidget()
    QHBoxLayout(window)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def within(window: QWidget, button: QAbstractButton) -> QAbstractButton:
    """The button, laid out in the window."""
    row = window.layout()
    assert row is not None
    row.addWidget(button)
    button.show()
    row.activate()
    return button


@every_kind
def test_a_click_and_the_space_bar_do_it(qtbot: QtBot, window: QWidget, look: Look, make: Maker) -> None:
    button = within(window, make(look))
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)


@pytest.mark.parametrize("make", [MAKERS[kind] for kind in ("primary", "outline", "quiet", "switch")])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_does_it(qtbot: QtBot, window: QWidget, look: Look, make: Maker, key: Qt.Key) -> None:
    button = within(window, make(look))
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def held(button: QAbstractButton, key: Qt.Key) -> None:
    """Press a key as the keyboard repeats one that is held down."""
    nothing = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(button, QKeyEvent(QEvent.Type.KeyPress, key, nothing, "", True))


@every_kind
@pytest.mark.parametrize("key", [Qt.Key.Key_Shift, Qt.Key.Key_A, Qt.Key.Key_Right])
def test_another_key_does_nothing(qtbot: QtBot, window: QWidget, look: Look, make: Maker, key: Qt.Key) -> None:
    button = within(window, make(look))
    with qtbot.assertNotEmitted(button.clicked):
        QTest.keyClick(button, key)


class Paintings(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count, and let it happen."""
        self.count += event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


@every_kind
@pytest.mark.parametrize("change", ["disabled", "look", "key"])
def test_it_is_painted_anew_when_it_looks_other(
    qtbot: QtBot, window: QWidget, look: Look, make: Maker, change: str
) -> None:
    button = within(window, make(look))
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    paintings, before = Paintings(button), -1
    while before != paintings.count:
        before = paintings.count
        QApplication.processEvents()
    match change:
        case "disabled":
            button.setEnabled(False)
        case "look":
            look.set_theme(ThemeId.DARK)
        case "key":
            QTest.keyClick(button, Qt.Key.Key_Shift)
    qtbot.waitUntil(lambda: paintings.count > before)


@every_kind
def test_enter_held_down_does_it_once(qtbot: QtBot, window: QWidget, look: Look, make: Maker) -> None:
    button = within(window, make(look))
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(button.clicked):
        held(button, Qt.Key.Key_Return)


@every_kind
def test_a_press_hides_the_ring_and_a_key_shows_it(window: QWidget, look: Look, make: Maker) -> None:
    button = within(window, make(look))
    assert isinstance(button, FocusButton)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.ring_shown
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    assert not button.ring_shown
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(button, Qt.Key.Key_Shift)
    assert button.ring_shown


@pytest.mark.parametrize("by", [Qt.FocusReason.TabFocusReason, Qt.FocusReason.MouseFocusReason])
def test_a_window_that_comes_back_leaves_the_ring_as_it_was(by: Qt.FocusReason) -> None:
    mark = FocusMark()
    mark.focus_in(QFocusEvent(QEvent.Type.FocusIn, by))
    before = mark.shown
    mark.focus_in(QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.ActiveWindowFocusReason))
    assert mark.shown is before is (by is Qt.FocusReason.TabFocusReason)


@every_kind
def test_a_larger_interface_makes_room_for_a_larger_button(window: QWidget, look: Look, make: Maker) -> None:
    within(window, make(look))
    row = window.layout()
    assert row is not None
    before = row.minimumSize()
    look.set_ui_scale(2.0)
    QApplication.sendPostedEvents()
    assert row.minimumSize().width() > before.width()
    assert row.minimumSize().height() > before.height()


@text_kinds
def test_a_cap_comes_and_goes_with_its_room(qtbot: QtBot, look: Look, kind: type[KeyButton]) -> None:
    button = kind(look, "下一手")
    qtbot.addWidget(button)
    bare = button.sizeHint().width()
    assert (button.key, button.cap_room) == ("", 0)
    button.set_key("Enter")
    assert button.sizeHint().width() == button.minimumSizeHint().width() == bare + round(button.cap_room) > bare
    with_cap = button.grab().toImage()
    button.set_key("")
    button.resize(with_cap.size())
    assert button.grab().toImage() != with_cap
    assert button.sizeHint().width() == bare


@every_kind
def test_a_disabled_button_does_nothing(qtbot: QtBot, window: QWidget, look: Look, make: Maker) -> None:
    button = within(window, make(look))
    button.setEnabled(False)
    with qtbot.assertNotEmitted(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@every_kind
def test_the_ring_shows_for_the_keyboard_alone(window: QWidget, look: Look, make: Maker) -> None:
    button = within(window, make(look))
    button.clearFocus()
    bare = button.grab().toImage()
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    assert button.grab().toImage() == bare
    button.clearFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.grab().toImage() != bare


@pytest.mark.parametrize(
    ("kind", "name", "role"),
    [
        ("primary", "下一手", QAccessible.Role.Button),
        ("switch", "对照国标", QAccessible.Role.CheckBox),
        ("icon", "设置", QAccessible.Role.Button),
    ],
)
def test_screen_readers_get_name_and_role(
    qtbot: QtBot, look: Look, kind: str, name: str, role: QAccessible.Role
) -> None:
    button = MAKERS[kind](look)
    qtbot.addWidget(button)
    said = QAccessible.queryAccessibleInterface(button)
    assert (said.text(QAccessible.Text.Name), said.role()) == (name, role)


def test_an_icon_button_is_renamed_with_its_tooltip(qtbot: QtBot, look: Look) -> None:
    button = IconButton(look, "gear", "设置")
    qtbot.addWidget(button)
    button.set_name("Settings")
    assert (button.accessibleName(), button.toolTip()) == ("Settings", "Settings")


@text_kinds
@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_a_button_holds_its_text_and_cap(qtbot: QtBot, look: Look, kind: type[KeyButton], scale: float) -> None:
    look.set_ui_scale(scale)
    bare, capped = kind(look, "Same wall, try again"), kind(look, "Same wall, try again", "Enter")
    for button in (bare, capped):
        qtbot.addWidget(button)
    text = QFontMetricsF(look.font(kind.kind.step, kind.kind.bold)).horizontalAdvance("Same wall, try again")
    assert bare.minimumSizeHint().width() >= text + 2 * bare.ring
    assert capped.sizeHint().width() > bare.sizeHint().width() + look.px(30)
    bare.set_key("Enter")
    assert bare.sizeHint() == capped.sizeHint()


@pytest.mark.parametrize("theme", ThemeId)
def test_the_primary_button_is_filled_with_the_accent(qtbot: QtBot, look: Look, theme: ThemeId) -> None:
    look.set_theme(theme)
    button = PrimaryButton(look, "继续")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    image = button.grab().toImage()
    assert image.pixelColor(button.ring + 6, image.height() // 2) == QColor(look.theme.accent)
    button.setEnabled(False)
    assert button.grab().toImage().pixelColor(button.ring + 6, image.height() // 2) != QColor(look.theme.accent)


def test_a_switch_is_seen_to_be_on_without_its_colour(qtbot: QtBot, look: Look) -> None:
    switch = Switch(look, "对照国标")
    qtbot.addWidget(switch)
    switch.resize(switch.sizeHint())
    off = switch.grab().toImage()
    switch.setChecked(True)
    on = switch.grab().toImage()
    ground = QColor(look.theme.accent)
    knob = off.width() - 30
    assert off.pixelColor(knob, off.height() // 2) == QColor(look.theme.surface)
    assert on.pixelColor(knob, on.height() // 2) == ground


def test_the_icon_of_a_button_that_cannot_be_used_is_faint_beside_a_text_too(look: Look) -> None:
    strengths = []
    for button in (IconButton(look, "undo", "悔一手"), QuietButton(look, "", icon="undo")):
        button.setEnabled(False)
        button.resize(button.sizeHint())
        image = button.grab().toImage()
        pixels = [image.pixelColor(x, y).lightness() for x in range(image.width()) for y in range(image.height())]
        strengths.append(max(pixels) - min(pixels))
    assert strengths[0] == pytest.approx(strengths[1], abs=8)
