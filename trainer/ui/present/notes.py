"""What only the teacher sees, on the second screen: notes, what comes next, the clock."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, QTime
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.packs import Deck
from trainer.coach.packs.slide import Slide, asked, heading, told
from trainer.ui.controls import Hairline, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

Screens = Callable[[], Sequence[QRect]]
"""The places of the screens that are there, in pixels."""


def screens_there() -> Sequence[QRect]:
    """The screens of this machine."""
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]


def beside(screens: Sequence[QRect], window: QRect) -> QRect | None:
    """The screen beside the one on which most of a window lies; None where there is only one."""
    own = max(screens, key=lambda screen: _shared(screen, window), default=None)
    return next((screen for screen in screens if screen != own), None)


def _shared(screen: QRect, window: QRect) -> int:
    common = screen.intersected(window)
    return common.width() * common.height()


_GAP: Final = 16
_MARGIN: Final = 40


class NotesWindow(QWidget):
    """The second window of a presentation. ``keys`` gets the keys that are pressed in it."""

    def __init__(self, look: Look, keys: Callable[[QKeyEvent], None], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._look, self._keys = look, keys
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.clock = TextLabel(look, Step.DISPLAY, lines=1)
        self.timer = TextLabel(look, Step.H1, Tone.ACCENT, lines=1)
        self.step = TextLabel(look, Step.BODY, Tone.INK2, lines=1)
        self.title = TextLabel(look, Step.H2)
        self.question = TextLabel(look, Step.LEAD, Tone.INK2)
        self.notes = TextLabel(look, Step.H3, bold=False)
        self.answer = TextLabel(look, Step.LEAD, Tone.INK2)
        self.coming = TextLabel(look, Step.LEAD, bold=True)
        self._coming_word = TextLabel(look, Step.NOTE, Tone.INK3, lines=1)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        keep_gaps(look, head, 40)
        keep_gaps(look, column, _GAP, (_MARGIN, _MARGIN, _MARGIN, _MARGIN))
        head.addWidget(self.clock)
        head.addWidget(self.timer)
        head.addStretch(1)
        head.addWidget(self.step)
        column.addLayout(head)
        column.addWidget(Hairline(look))
        for part in (self.title, self.question, self.notes, self.answer):
            column.addWidget(part)
        column.addStretch(1)
        column.addWidget(Hairline(look))
        column.addWidget(self._coming_word)
        column.addWidget(self.coming)
        look.changed.connect(self._dress)
        self._dress()

    def show_slide(self, slide: Slide, deck: Deck) -> None:
        """Tell what belongs to a moment of the presentation."""
        words = self._look.words
        language = words.language.value
        self.setWindowTitle(words("teach-notes-window"))
        self.step.set_text(words("teach-step", n=slide.number, count=slide.count))
        self.title.set_text(heading(slide, words))
        self.question.set_text(asked(slide, words))
        self.notes.set_text(slide.step.notes.said(language))
        self.answer.set_text("\n".join(text for text in told(slide, words) if text))
        following = deck.following
        self._coming_word.set_text(words("teach-coming"))
        self.coming.set_text(words("teach-end") if following is None else heading(Slide(following), words))

    def tell_time(self, timer: str) -> None:
        """Show the clock and, where it runs, the timer."""
        self.clock.set_text(QTime.currentTime().toString("HH:mm"))
        self.timer.set_text(timer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys do here what they do on the slide."""
        self._keys(event)

    def _dress(self) -> None:
        self.setStyleSheet(f"{self._look.style_sheet()}\nNotesWindow {{ background: {self._look.theme.bg}; }}")
