"""The words of a step: question and notes in two languages, what is revealed in which order, and the answer."""

from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.packs import PackStep, Reveal, StepAnswer, Wording
from trainer.coach.packs.limits import MOST_OPTIONS, NOTES, OPTION, QUESTION
from trainer.ui.controls import Hairline, IconButton, Run, Switch, TextLabel, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.text_label import word
from trainer.ui.look import Look
from trainer.ui.pack_editor.text_box import TextBox
from trainer.ui.theme import Step, Tone

_NAME: Final = 84
LANGUAGES: Final = ("zh", "en")


def reordered(reveal: tuple[Reveal, ...], one: Reveal, by: int) -> tuple[Reveal, ...]:
    """What is revealed, with one thing earlier (-1) or later (1)."""
    rest, at = [other for other in reveal if other is not one], reveal.index(one) + by
    rest.insert(max(0, min(len(rest), at)), one)
    return tuple(rest)


class RevealRow(QWidget):
    """One thing that can be revealed: its number, name and how, a switch, and buttons that move it."""

    moved = Signal(object, int)
    switched = Signal(object)

    def __init__(self, look: Look, reveal: Reveal) -> None:
        super().__init__()
        self._look, self.reveal = look, reveal
        self.name, self.how = TextLabel(look, Step.BODY, lines=1), TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.earlier, self.later = IconButton(look, "back", ""), IconButton(look, "forward", "")
        self.switch = Switch(look, "")
        row = QHBoxLayout(self)
        keep_gaps(look, row, 4)
        row.addWidget(self.name)
        row.addWidget(self.how, 1)
        for part in (self.earlier, self.later, self.switch):
            row.addWidget(part)
        self.earlier.clicked.connect(lambda: self.moved.emit(reveal, -1))
        self.later.clicked.connect(lambda: self.moved.emit(reveal, 1))
        self.switch.clicked.connect(lambda: self.switched.emit(reveal))

    def show_order(self, order: tuple[Reveal, ...]) -> None:
        """Show where it stands in the order, or that it is left out."""
        words, on = self._look.words, self.reveal in order
        name = words(f"teach-reveal-{self.reveal}")
        number = str(order.index(self.reveal) + 1) if on else "–"
        runs = [Run(f"{number}  ", tone=Tone.INK2), Run(name, bold=on, tone=None if on else Tone.INK3)]
        self.name.set_runs(runs)
        self.name.setFixedWidth(self._look.px(_NAME))
        self.how.set_text(words(f"teach-reveal-{self.reveal}-how") if on else words("teach-left-out"))
        self.switch.setChecked(on)
        self.switch.setAccessibleName(name)
        self.earlier.set_name(words("teach-earlier", name=name))
        self.later.set_name(words("teach-later", name=name))
        self.earlier.setEnabled(on and order[0] is not self.reveal)
        self.later.setEnabled(on and order[-1] is not self.reveal)


class WordsForm(QWidget):
    """``changed`` gives the step with other words, and the field in which it was typed; empty for a click.
    ``turned`` tells of another ``language``, which is that of the fields."""

    changed = Signal(object, str)
    turned = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._step: PackStep | None = None
        self.language = look.language.value
        self.languages = Choice(
            look, LANGUAGES, lambda one: look.words(f"teach-in-{one}"), word(look, "teach-language")
        )
        self.languages.show_value(self.language)
        self.question = TextBox(look, word(look, "teach-question"), QUESTION, 2)
        self.notes = TextBox(look, word(look, "teach-notes"), NOTES, 5)
        self.options = TextBox(look, word(look, "teach-options"), (OPTION + 1) * MOST_OPTIONS, 3)
        self.reveals = {reveal: RevealRow(look, reveal) for reveal in Reveal}
        self.answer = TextLabel(look, Step.H3)
        self._rows = QVBoxLayout()
        keep_gaps(look, self._rows)
        self._lay_out()
        self.languages.picked.connect(self._turn)
        for box, field in ((self.question, "question"), (self.notes, "notes")):
            box.typed.connect(partial(self._type, field))
        self.options.typed.connect(self._type_options)
        for row in self.reveals.values():
            row.moved.connect(self._move)
            row.switched.connect(self._switch)

    def show_step(self, step: PackStep | None, answer: StepAnswer | None) -> None:
        """Show the words of a step, and what the engine says; of a chapter only the language of its title."""
        self._step = step
        for part in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            part.setVisible(step is not None or part is self.languages)
        if step is None:
            return
        self.question.show_text(_in(step.question, self.language))
        self.notes.show_text(_in(step.notes, self.language))
        options = "\n".join(_in(option, self.language) for option in step.options)
        if [line for line in self.options.toPlainText().split("\n") if line] != options.split("\n"):
            self.options.show_text(options)
        order = (*step.reveal, *(reveal for reveal in Reveal if reveal not in step.reveal))
        for place, reveal in enumerate(order):
            self._rows.insertWidget(place, self.reveals[reveal])
            self.reveals[reveal].show_order(step.reveal)
        score = None if answer is None else answer.score
        words = self._look.words
        self.answer.set_text("—" if score is None else words("points", n=score.score.total))

    def _lay_out(self) -> None:
        look, column = self._look, QVBoxLayout(self)
        keep_gaps(look, column, 8)
        column.addWidget(self.languages)
        for key, box in (("question", self.question), ("options", self.options), ("notes", self.notes)):
            column.addWidget(TextLabel(look, Step.BODY, bold=True, say=word(look, f"teach-{key}")))
            column.addWidget(box)
        column.addWidget(TextLabel(look, Step.BODY, bold=True, say=word(look, "teach-reveal")))
        column.addLayout(self._rows)
        for row in self.reveals.values():
            self._rows.addWidget(row)
        column.addWidget(Hairline(look))
        column.addWidget(TextLabel(look, Step.BODY, bold=True, say=word(look, "teach-answer")))
        column.addWidget(self.answer)
        column.addWidget(TextLabel(look, Step.NOTE, Tone.INK2, say=word(look, "teach-answer-how")))
        column.addStretch(1)

    def _turn(self, language: object) -> None:
        self.language = str(language)
        self.turned.emit(self.language)

    def _type(self, field: str, text: str) -> None:
        if self._step is None:
            return
        if field == "question":
            made = replace(self._step, question=self._step.question.with_text(self.language, text))
        else:
            made = replace(self._step, notes=self._step.notes.with_text(self.language, text))
        self.changed.emit(made, f"{field}-{self.language}")

    def _type_options(self, text: str) -> None:
        """One answer a line; an answer keeps its words in the other language by its place."""
        if self._step is None:
            return
        lines = [line[:OPTION] for line in text.split("\n") if line.strip()][:MOST_OPTIONS]
        old = (*self._step.options, *(Wording() for _ in lines))
        made = tuple(before.with_text(self.language, line) for before, line in zip(old, lines, strict=False))
        self.changed.emit(replace(self._step, options=made), f"options-{self.language}")

    def _move(self, reveal: Reveal, by: int) -> None:
        if self._step is not None and reveal in self._step.reveal:
            self.changed.emit(replace(self._step, reveal=reordered(self._step.reveal, reveal, by)), "")

    def _switch(self, reveal: Reveal) -> None:
        if self._step is None:
            return
        order = self._step.reveal
        left = tuple(other for other in order if other is not reveal)
        self.changed.emit(replace(self._step, reveal=left if reveal in order else (*order, reveal)), "")


def _in(wording: Wording, language: str) -> str:
    """The text as it was written in a language, empty where it was not."""
    return wording.zh if language == "zh" else wording.en
