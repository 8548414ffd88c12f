"""The chosen step in the middle of the editor: title, kind, what it shows, and the engine's answer."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.coach.bench import Setup, Terms
from trainer.coach.lessons import TryIt
from trainer.coach.packs import Chapter, Content, DealCode, PackStep, PositionSetup, StepKind, Wording
from trainer.coach.packs.limits import TITLE
from trainer.ui.controls import TextLabel, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.text_label import word
from trainer.ui.look import Look
from trainer.ui.pack_editor.contents import EMPTY, DealForm, ExerciseForm, PositionForm, SetupForm
from trainer.ui.pack_editor.preview import StepPreview
from trainer.ui.pack_editor.text_box import TextBox
from trainer.ui.theme import Step, Tone


class StepBoard(QWidget):
    """``changed`` gives what the step is to show, and the field in which it was typed; empty for a click."""

    changed = Signal(object, str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._last = dict(EMPTY)
        self.about = TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.title = TextBox(look, word(look, "teach-step-title"), TITLE, step=Step.H3)
        self.empty = TextLabel(look, Step.LEAD, Tone.INK2, say=word(look, "teach-no-steps"))
        self.kind = Choice(look, tuple(StepKind), lambda k: look.words(f"teach-kind-{k}"), word(look, "teach-kind"))
        self.hand, self.position = SetupForm(look), PositionForm(look)
        self.deal, self.exercise = DealForm(look), ExerciseForm(look)
        self.preview = StepPreview(look)
        self._forms: dict[StepKind, tuple[QWidget, ...]] = {
            StepKind.HAND: (self.hand.typing, self.hand),
            StepKind.POSITION: (self.position.typing, self.position),
            StepKind.DEAL: (self.deal,),
            StepKind.EXERCISE: (self.exercise,),
        }
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        above = (forms[0] for forms in self._forms.values())
        below = (form for forms in self._forms.values() for form in forms[1:])
        for part in (self.about, self.title, self.empty, self.kind, *above, self.preview, *below):
            column.addWidget(part)
        column.addStretch(1)
        for form in (self.hand, self.position, self.deal, self.exercise):
            form.changed.connect(self.changed)
        self.kind.picked.connect(lambda kind: self.changed.emit(self._last[StepKind(str(kind))], ""))

    def show_step(self, step: PackStep | None, chapter: Chapter | None, language: str, terms: Terms) -> None:
        """Show a step, or a chapter's title where no step is chosen."""
        named = step if step is not None else chapter
        self._name(Wording() if named is None else named.title, language)
        self.setEnabled(named is not None)
        self.kind.setVisible(step is not None)
        self.empty.setVisible(step is None and not (chapter and chapter.steps))
        self.about.set_text(self._look.words("teach-a-chapter" if step is None else "teach-a-step"))
        for kind, forms in self._forms.items():
            for form in forms:
                form.setVisible(step is not None and step.kind is kind)
        if step is not None:
            self._last[step.kind] = step.content
            self.kind.show_value(step.kind)
            self._show_content(step.content, terms)

    def _name(self, title: Wording, language: str) -> None:
        self.title.show_text(title.zh if language == "zh" else title.en)

    def _show_content(self, content: Content, terms: Terms) -> None:
        match content:
            case Setup():
                self.hand.show_setup(content, terms)
            case PositionSetup():
                self.position.show_content(content, terms)
            case DealCode():
                self.deal.show_content(content)
            case TryIt():
                self.exercise.show_content(content)
