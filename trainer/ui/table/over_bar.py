"""What can be done when a hand is over, and before one is dealt: buttons in the place of the claims."""

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from trainer.coach.hints import Moment
from trainer.ui.controls import KeyButton, OutlineButton, PrimaryButton
from trainer.ui.look import Look

_GAP = 4
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class OverBar(QWidget):
    """Score, same wall, next hand; before the first deal: go on with a hand left in the middle, or deal.

    When a hand ends the bar comes up where the claims were. A press of the pointer that was meant for one of them does
    nothing: it counts only once the bar has been there for the double-click time. Keys are not held back.
    """

    score_wanted = Signal()
    next_wanted = Signal()
    again_wanted = Signal()
    resume_wanted = Signal()
    deal_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.score = PrimaryButton(look, "", parent=self)
        self.again = OutlineButton(look, "", parent=self)
        self.next = OutlineButton(look, "", parent=self)
        self.go_on = PrimaryButton(look, "", parent=self)
        self.resume = PrimaryButton(look, "", parent=self)
        self.deal = OutlineButton(look, "", parent=self)
        self._shown: tuple[KeyButton, ...] = ()
        self._just_up = QDeadlineTimer(0)
        self._keys: dict[KeyButton, str] = {
            self.score: "Enter", self.next: "N", self.again: "A", self.go_on: "Enter", self.resume: "Enter",
            self.deal: "N"
        }  # fmt: skip
        for button, signal in (
            (self.score, self.score_wanted),
            (self.next, self.next_wanted),
            (self.again, self.again_wanted),
            (self.go_on, self.next_wanted),
            (self.resume, self.resume_wanted),
            (self.deal, self.deal_wanted),
        ):
            button.clicked.connect(signal)
            button.installEventFilter(self)
            button.hide()
        look.changed.connect(self.refresh)
        self.refresh()

    def show_moment(self, moment: Moment, *, won: bool, resumable: bool) -> None:
        """Show the buttons of a moment; none while a hand is played."""
        shown: tuple[KeyButton, ...] = ()
        if moment is Moment.OVER:
            shown = (self.score, self.again, self.next) if won else (self.again, self.go_on)
            if shown != self._shown:
                self._just_up = QDeadlineTimer(QApplication.doubleClickInterval())
        elif moment is Moment.EMPTY:
            shown = (self.resume, self.deal) if resumable else (self.deal,)
        for button in self._keys:
            button.setVisible(button in shown)
        self._shown = shown
        self.setVisible(bool(shown))
        self._lay_out()

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
        for button in sorted(self._shown, key=lambda button: not isinstance(button, PrimaryButton))[:1]:
            button.setFocus(Qt.FocusReason.ShortcutFocusReason if ring else Qt.FocusReason.MouseFocusReason)

    def refresh(self) -> None:
        """Say everything anew in the language in force."""
        words = self.look.words
        for button, key in (
            (self.score, "table-deal-score"),
            (self.next, "table-deal-next"),
            (self.again, "table-deal-again"),
            (self.go_on, "table-deal-next"),
            (self.resume, "table-resume-go"),
            (self.deal, "table-deal-new"),
        ):
            button.setText(words(key))
        self._lay_out()

    def place(self, rect: QRect) -> None:
        """Take a place; the buttons stand at its right end."""
        self.setGeometry(rect)
        self._lay_out()

    @property
    def left(self) -> int:
        """Where the leftmost button begins, in the parent's pixels."""
        return self.x() + max(0, self.width() - self._needed())

    def _lay_out(self) -> None:
        """Stand the buttons at the right; where they would not fit, without their key caps."""
        for button, key in self._keys.items():
            button.set_key(key)
        if self._needed() > self.width():
            for button in self._shown:
                button.set_key("")
        x = self.width() - self._needed()
        for button in self._shown:
            size = button.sizeHint()
            button.setGeometry(max(0, x), 0, size.width(), size.height())
            x += size.width() + _GAP

    def _needed(self) -> int:
        return sum(button.sizeHint().width() for button in self._shown) + _GAP * max(0, len(self._shown) - 1)
