"""The engine's answer for the step that is edited: the score sheet of a won hand, else the slide as it will be."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from trainer.coach.packs import PackStep, StepAnswer, stages
from trainer.coach.packs.slide import Slide
from trainer.ui.controls import TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.pack_editor.contents import EMPTY
from trainer.ui.present.slide_view import SlideView
from trainer.ui.present.space import slide_scale
from trainer.ui.score import ScoreSheet
from trainer.ui.score.lanes import SheetOptions
from trainer.ui.theme import Step, Tone

_HIGH = 380


class StepPreview(QWidget):
    """Shows an answer. Faults stand over it in plain words, and the last good board of the step stays."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._place: object = None
        self._slide_look = Look(look.words, look.theme.id, self)
        self.faults = TextLabel(look, Step.NOTE, Tone.BAD)
        self.sheet = ScoreSheet(look)
        self.slide = SlideView(self._slide_look)
        self.boards = QStackedWidget()
        self.boards.addWidget(self.sheet)
        self.boards.addWidget(self.slide)
        self.boards.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        column.addWidget(self.faults)
        column.addWidget(self.boards)
        look.changed.connect(self._dress)
        self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A score sheet needs another height at another width."""
        super().resizeEvent(event)
        self._dress()

    def show_answer(self, step: PackStep | None, answer: StepAnswer | None, place: object = None) -> None:
        """Show what the engine says of the step at a ``place``; None: it is still at work, or there is nothing to
        show."""
        words = self._look.words
        said = words("score-comma").join(words.phrase(fault) for fault in answer.faults) if answer is not None else ""
        fresh = step is not None and step.content in EMPTY.values()
        self.faults.set_tone(Tone.INK2 if fresh else Tone.BAD)  # nothing is wrong before anything was written
        self.faults.set_text(said)
        self.faults.setVisible(bool(said))
        if place != self._place or step is None or fresh:
            self._place = place
            self.boards.hide()
        if step is None or answer is None or answer.faults:
            return
        self.boards.show()
        if answer.score is not None and answer.exercise is None:
            self.sheet.show_view(answer.score, SheetOptions())
            self.boards.setCurrentWidget(self.sheet)
        else:
            self.slide.show_slide(Slide(step, answer, stages(step, answer)))
            self.boards.setCurrentWidget(self.slide)
        self._dress()

    def _dress(self) -> None:
        """Take the height of what is shown: the page scrolls, not the sheet."""
        whole = self.boards.currentWidget() is self.sheet
        self.boards.setFixedHeight(self.sheet.heightForWidth(self.width()) if whole else self._look.px(_HIGH))
        self._slide_look.take_after(self._look)
        self._slide_look.ui_scale = slide_scale(self.slide.width(), self.slide.height(), 1.0)
        self._slide_look.changed.emit()
