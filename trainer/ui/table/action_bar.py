"""What can be done when nothing is to be played: buttons in the place of the claims."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from trainer.ui.controls import KeyButton, OutlineButton, PrimaryButton
from trainer.ui.look import Look

_GAP = 4
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Action(Struct, frozen=True):
    """One button: the wish it stands for, the key of its text in the word files, the key that does the same, and
    whether it is the one thing to do next."""

    wish: str
    text: str
    key: str = ""
    primary: bool = False


class ActionBar(QWidget):
    """Shows actions at its right end; ``used`` tells the wish of the one that was pressed.

    When a hand ends the bar comes up where the claims were. A press of the pointer that was meant for one of them does
    nothing: it counts only once the bar has been there for the double-click time. Keys are not held back.
    """

    used = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._actions: tuple[Action, ...] = ()
        self._buttons: tuple[KeyButton, ...] = ()
        self._just_up = QDeadlineTimer(0)
        look.changed.connect(self.refresh)

    def show_actions(self, actions: Sequence[Action], *, held_back: bool) -> None:
        """Show other actions; ``held_back``: they come up where something else was just pressed."""
        if tuple(actions) == self._actions:
            return
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        if held_back:
            self._just_up = QDeadlineTimer(QApplication.doubleClickInterval())
        self._actions = tuple(actions)
        self._buttons = tuple(self._made(action) for action in self._actions)
        self.setVisible(bool(actions))
        self.refresh()

    def button(self, wish: str) -> KeyButton | None:
        """The button of a wish; None where it is not offered."""
        return next((b for a, b in zip(self._actions, self._buttons, strict=True) if a.wish == wish), None)

    @property
    def takes_presses(self) -> bool:
        """Whether a press of the pointer counts."""
        return self._just_up.hasExpired()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep presses from the buttons that have only just come up."""
        if event.type() in _PRESSES and not self.takes_presses:
            return True
        return super().eventFilter(watched, event)

    def focus_stop(self, *, ring: bool) -> None:
        """Bring the focus to the primary button, or to the first; ``ring``: show that it is there."""
        for button in sorted(self._buttons, key=lambda button: not isinstance(button, PrimaryButton))[:1]:
            button.setFocus(Qt.FocusReason.ShortcutFocusReason if ring else Qt.FocusReason.MouseFocusReason)

    def refresh(self) -> None:
        """Say everything anew in the language in force."""
        for action, button in zip(self._actions, self._buttons, strict=True):
            button.setText(self.look.words(action.text))
        self._lay_out()

    def place(self, rect: QRect) -> None:
        """Take a place; the buttons stand at its right end."""
        self.setGeometry(rect)
        self._lay_out()

    @property
    def left(self) -> int:
        """Where the leftmost button begins, in the parent's pixels."""
        return self.x() + max(0, self.width() - self._needed())

    def _made(self, action: Action) -> KeyButton:
        button = (PrimaryButton if action.primary else OutlineButton)(self.look, "", parent=self)
        button.clicked.connect(lambda _=False: self.used.emit(action.wish))
        button.installEventFilter(self)
        button.show()
        return button

    def _lay_out(self) -> None:
        """Stand the buttons at the right; where they would not fit, without their key caps."""
        for action, button in zip(self._actions, self._buttons, strict=True):
            button.set_key(action.key)
        if self._needed() > self.width():
            for button in self._buttons:
                button.set_key("")
        x = self.width() - self._needed()
        for button in self._buttons:
            size = button.sizeHint()
            button.setGeometry(max(0, x), 0, size.width(), size.height())
            x += size.width() + _GAP

    def _needed(self) -> int:
        return sum(button.sizeHint().width() for button in self._buttons) + _GAP * max(0, len(self._buttons) - 1)
