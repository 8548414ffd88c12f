"""What an exam asks: generated exercises or a chapter, how many, how hard, how long, and for whom."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from trainer.coach.exams import COUNTS, EXAM_MINUTES, MOST_NUMBER, ExamPlan
from trainer.coach.exercises import Level
from trainer.coach.packs import Chapter, Pack, Wording
from trainer.text import Language, Words
from trainer.ui.controls import Flow, PrimaryButton, QuietButton, TextLabel, focus_reach, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.text_label import word
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import Step, Tone

_FIELD: Final = 340
_LONGEST_NAME: Final = 24


class ExamSetup(QWidget):
    """``begun`` gives a name and an `ExamPlan`; ``left`` that there is to be no exam."""

    begun = Signal(str, object)
    left = Signal()

    def __init__(self, look: Look, packs: Callable[[], Sequence[Pack]]) -> None:
        super().__init__()
        self._look, self._packs = look, packs
        self.source, self.name, self.number = QComboBox(), QLineEdit(), QLineEdit()
        wear_sheet(look, self.source, self.name, self.number)
        self.count = Choice(look, COUNTS, self._count_said, lambda: look.words("exam-counts"))
        self.level = Choice(look, tuple(Level), self._level_said, lambda: look.words("exam-level"))
        self.minutes = Choice(look, EXAM_MINUTES, self._minutes_said, lambda: look.words("exam-minutes"))
        self.level.show_value(Level.MIXED)
        self.begin, self.back = PrimaryButton(look, "", "Enter"), QuietButton(look, "", "Esc", icon="back")
        self.note = TextLabel(look, Step.NOTE, Tone.INK2)
        self.number.setValidator(QIntValidator(0, MOST_NUMBER, self))
        self.number.setText("1")
        self.name.setMaxLength(_LONGEST_NAME)
        reach, column = focus_reach(look.theme), QVBoxLayout(self)
        keep_gaps(look, column, 6, (reach, 0, reach, 0))
        column.addWidget(TextLabel(look, Step.H2, lines=1, say=word(look, "exam-title")))
        column.addWidget(TextLabel(look, Step.BODY, Tone.INK2, say=word(look, "exam-about")))
        self._captions: dict[QWidget, TextLabel] = {}
        for key, widget in (
            ("exam-name", self.name),
            ("exam-source", self.source),
            ("exam-counts", self.count),
            ("exam-level", self.level),
            ("exam-number", self.number),
            ("exam-minutes", self.minutes),
        ):
            caption = self._captions[widget] = TextLabel(look, Step.NOTE, Tone.INK2, lines=1, say=word(look, key))
            column.addWidget(caption)
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.note)
        self._ways = Flow(look, (self.begin, self.back), gap=4)
        column.addWidget(self._ways)
        column.addStretch(1)
        self.setFocusProxy(self.name)
        self.source.currentIndexChanged.connect(lambda _: self._offer())
        self.begin.clicked.connect(self._begin)
        self.back.clicked.connect(self.left)
        look.changed.connect(self.fill)
        self.fill()

    @property
    def plan(self) -> ExamPlan:
        """What is asked."""
        minutes, chapter = self.minutes.value, self.source.currentData()
        limit = minutes if isinstance(minutes, int) else None
        if isinstance(chapter, Chapter):
            return ExamPlan.of(chapter, limit)
        count, level = self.count.value, self.level.value
        assert isinstance(count, int)
        assert isinstance(level, Level)
        zh, en = Words(Language.ZH), Words(Language.EN)
        title = Wording(zh("exam-made"), en("exam-made"))
        return ExamPlan.made(title, int(self.number.text() or 0), count, level, limit)

    def tell(self, said: str) -> None:
        """Say what is being done, or why there is no exam."""
        self.note.set_text(said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, Esc leads back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        self.begun.emit(" ".join(self.name.text().split()), self.plan)

    def _count_said(self, count: object) -> str:
        return self._look.words("exam-count", n=count) if isinstance(count, int) else ""

    def _level_said(self, level: object) -> str:
        return self._look.words(f"exam-level-{level.value}") if isinstance(level, Level) else ""

    def _minutes_said(self, minutes: object) -> str:
        words = self._look.words
        return words("exam-limit", n=minutes) if isinstance(minutes, int) else words("exam-no-limit")

    def _offer(self) -> None:
        """A chapter is the same for all: it has no number and no level."""
        made = not isinstance(self.source.currentData(), Chapter)
        for widget in (self.count, self.level, self.number):
            widget.setVisible(made)
            self._captions[widget].setVisible(made)

    def fill(self) -> None:
        """Offer what can be asked, in the language in force: packs were edited since."""
        words, px, at = self._look.words, self._look.px, max(0, self.source.currentIndex())
        language = words.language.value
        self.source.clear()
        self.source.addItem(words("exam-made"), None)
        for pack in self._packs():
            for chapter in pack.chapters:
                name, title = pack.title.said(language), chapter.title.said(language)
                self.source.addItem(words("exam-chapter", pack=name, chapter=title), chapter)
        self.source.setCurrentIndex(at)
        for field, key in ((self.source, "exam-source"), (self.name, "exam-name"), (self.number, "exam-number")):
            field.setFixedWidth(px(_FIELD))
            field.setAccessibleName(words(key))
        self.name.setPlaceholderText(words("exam-nobody"))
        self.begin.setText(words("exam-begin"))
        self.back.setText(words("paper-back"))
        for button in (self.begin, self.back):
            button.updateGeometry()
        self._ways.show_only((self.begin, self.back))
        self._offer()
