"""The head of a review: which hand, which fan was followed, how it ended; and what can be done with it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.review import HandReview, outcome_phrase
from trainer.rules import MAIN_FANS, Phrase
from trainer.store import SavedHand
from trainer.ui.controls import Flow, OutlineButton, QuietButton, TextLabel, WheelGuard, keep_gaps
from trainer.ui.controls.file_outcome import FileOutcome
from trainer.ui.controls.files import FileDialogs
from trainer.ui.controls.text_label import one_line
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import Step, Tone

_NAMES: Final = (("copy", "review-copy"), ("export_button", "review-export"), ("cancel", "review-cancel"))

_BESIDE: Final = 780
"""From this width on, in pixels of the design, the buttons stand beside the title."""


class ReviewHead(QWidget):
    """Title, goal and outcome. ``goal_wanted`` tells the fan that the learner says it followed, None for none."""

    goal_wanted = Signal(object)

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self._look = look
        self.title = TextLabel(look, Step.H2, lines=1)
        self.followed = one_line(look, lambda: "", Step.BODY, Tone.INK2)
        self.outcome = one_line(look, lambda: "", Step.BODY, Tone.INK2)
        self.goal = QComboBox()
        WheelGuard(self.goal)
        wear_sheet(look, self.goal)
        self.goal.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.copy, self.export_button = QuietButton(look, "", "C"), OutlineButton(look, "", "E")
        self.told, self.busy = FileOutcome(look), TextLabel(look, Step.BODY, Tone.INK2)
        self.files = FileDialogs(look, self)
        self.cancel = QuietButton(look, "")
        self._line = Flow(look, (self.followed, self.goal, self.outcome), gap=8)
        self._buttons = Flow(look, (self.copy, self.export_button), gap=8)
        column, self._head, words = QVBoxLayout(self), QHBoxLayout(), QVBoxLayout()
        keep_gaps(look, column, 4)
        keep_gaps(look, self._head, 8)
        keep_gaps(look, words, 2)
        words.addWidget(self.title)
        words.addWidget(self._line)
        self._head.addLayout(words, 1)
        self._head.addWidget(self._buttons, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(self._head)
        column.addWidget(self.told)
        column.addWidget(self.busy)
        column.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignLeft)
        self.goal.activated.connect(lambda _: self.goal_wanted.emit(self.goal.currentData()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons go below the words where there is no room beside them."""
        super().resizeEvent(event)
        beside = self.width() >= self._look.px(_BESIDE)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._head.setDirection(way)

    def refresh(self, saved: SavedHand | None, review: HandReview | None) -> None:
        """Show a review, or that there is none."""
        words = self._look.words
        self.title.set_text(words("page-review") if saved is None else words("review-title", n=saved.id))
        for name, key in _NAMES:
            button = getattr(self, name)
            button.setText(words(key))
            button.updateGeometry()
        for widget in (self._line, self._buttons):
            widget.setVisible(review is not None)
        if review is None:
            return
        guessed = review.guessed and review.goal is not None
        self.followed.set_text(words("review-followed-guessed" if guessed else "review-followed"))
        self.outcome.set_text(f"· {words.phrase(outcome_phrase(review))}")
        self.goal.setAccessibleName(words("review-goal-choose"))
        self.goal.clear()
        self.goal.addItem(words("review-goal-any"), None)
        for fan in MAIN_FANS:
            self.goal.addItem(words.fan(fan), fan)
        self.goal.setCurrentIndex(0 if review.goal is None else 1 + MAIN_FANS.index(review.goal))
        self.goal.updateGeometry()
        self._line.updateGeometry()

    def show_state(self, *, slow: bool, idle: bool, wanted: bool) -> None:
        """Say that the hand is being looked at, where that takes long; or why nothing is shown."""
        words, nothing = self._look.words, self._line.isHidden()
        key = "review-busy" if slow else "review-cancelled" if wanted else "review-none"
        self.busy.set_text(words(key))
        self.busy.setVisible(nothing and (slow or idle))
        self.cancel.setVisible(slow)

    def tell(self, phrase: Phrase) -> None:
        """Say what came of a wish."""
        self.told.tell(self._look.words.phrase(phrase))

    def write(self, number: int, export: Callable[[Path], int]) -> None:
        """Ask for a file and have the hand written into it."""
        words = self._look.words
        path = self.files.to_write(words("review-export"), f"sihai-hand-{number}.jsonl", words("settings-kind-jsonl"))
        if path is not None:
            target = path.with_suffix(".jsonl")
            self.told.of(target.name, lambda: words("history-exported", n=export(target), file=target.name))
