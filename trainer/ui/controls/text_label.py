"""The label: text in the type steps of the design, in whole lines; it can follow the language by itself."""

import math
from collections.abc import Callable, Iterable
from typing import Concatenate, Final, ParamSpec

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from trainer.rules import Value
from trainer.text import Language, Words
from trainer.ui.controls.lettering import WIDEST, Lettering, Run, first_units, units
from trainer.ui.look import Look, text_width
from trainer.ui.theme import Step, Tone

_MORE: Final = {Language.ZH: "…", Language.EN: "..."}
"""The sign that there is more. The face is a Chinese one: its … stands in the middle of the line."""

Say = Callable[[], str]
"""Gives a text in the language in force."""

P = ParamSpec("P")


def word(look: Look, key: str, **facts: Value) -> Say:
    """A word or a sentence by its key."""
    return lambda: look.words(key, **facts)


def sentence(look: Look, say: Callable[Concatenate[Words, P], str], *facts: P.args, **named: P.kwargs) -> Say:
    """A sentence that is put together from facts."""
    return lambda: say(look.words, *facts, **named)


class TextLabel(QLabel):
    """A label that wraps at the line height of its step.

    With ``lines`` given it shows at most so many and ends the last with … ; the whole text is then its tooltip. Screen
    readers always get the whole text. ``say`` is asked for the text on every change of the look; without it the text is
    set by `set_text` or `set_runs`.
    """

    def __init__(
        self,
        look: Look,
        step: Step = Step.BODY,
        tone: Tone = Tone.INK1,
        bold: bool | None = None,
        lines: int | None = None,
        parent: QWidget | None = None,
        say: Say | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._step = step
        self._tone = tone
        self._bold = bold
        self._lines = lines
        self._runs: tuple[Run, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(lines != 1)
        self.setSizePolicy(policy)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._say = say
        look.changed.connect(self.refresh)
        self.refresh()

    def set_text(self, text: str) -> None:
        """Show one plain run."""
        self.set_runs([Run(text)])

    def set_runs(self, runs: Iterable[Run]) -> None:
        """Show runs one after another on the same base line."""
        if self._runs == (given := tuple(runs)) and self._runs:
            return
        self._runs = given
        self.setText("".join(run.text for run in self._runs))
        self._fit()

    def set_tone(self, tone: Tone) -> None:
        """Change the tone of all runs that have none of their own."""
        self._tone = tone
        self.update()

    def refresh(self) -> None:
        """Ask for the text again, and take type and colour from the look."""
        if self._say is not None:
            self.set_text(self._say())
        self._fit()

    def sizeHint(self) -> QSize:
        """All in as few lines as it has."""
        layout, height = self._whole(self._runs, WIDEST)
        return QSize(math.ceil(layout.maximumWidth()), math.ceil(height))

    def minimumSizeHint(self) -> QSize:
        """The longest word and one line."""
        line = max(self._look.px((run.step or self._step).line) for run in (*self._runs, Run("")))
        if self._lines == 1:
            return QSize(min(2 * line, self.sizeHint().width()), line)
        return QSize(math.ceil(self._whole(self._runs, 1)[0].minimumWidth()), line)

    def hasHeightForWidth(self) -> bool:
        """Text wraps unless it has one line only."""
        return self._lines != 1

    def heightForWidth(self, width: int) -> int:
        """The height of its lines at a width."""
        return math.ceil(self._layout(width)[1])

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the lines, cut where no more are allowed."""
        layout, height = self._layout(self.width())
        top = (self.height() - height) / 2 if self.alignment() & Qt.AlignmentFlag.AlignVCenter else 0.0
        layout.draw(QPainter(self), QPointF(0, top))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See anew whether something is cut."""
        super().resizeEvent(event)
        self._tell_cut()

    def _layout(self, width: float) -> tuple[QTextLayout, float]:
        """The text laid out within ``width`` with its height, cut after the last line that is allowed."""
        whole = self._whole(self._runs, width)
        if self._lines is None or whole[0].lineCount() <= self._lines:
            return whole
        more = _MORE[self._look.language]
        room = width - text_width(self._look, more, self._step, self._bold)
        line = whole[0].lineAt(self._lines - 1)
        end = min(line.xToCursor(line.x() + room), line.textStart() + line.textLength())
        cut = self._whole(_shortened(self._runs, end, more), width)
        while cut[0].lineCount() > self._lines and end > 0:  # the sign may not stay with the word before it
            end -= 1
            cut = self._whole(_shortened(self._runs, end, more), width)
        return cut

    def _whole(self, runs: tuple[Run, ...], width: float) -> tuple[QTextLayout, float]:
        """All runs laid out within ``width``, with their height."""
        given = tuple(replace(run, bold=self._bold) if run.bold is None else run for run in runs)
        align = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
        return Lettering(self._look).laid_out(given, self._step, self._tone, width, align)

    def _tell_cut(self) -> None:
        """Let the tooltip give what is cut off."""
        if self._lines is not None:
            cut = self._whole(self._runs, self.width())[0].lineCount() > self._lines
            self.setToolTip(self.text() if cut else "")

    def _fit(self) -> None:
        self._tell_cut()
        self.updateGeometry()
        self.update()


def one_line(
    look: Look, say: Say, step: Step = Step.BODY, tone: Tone = Tone.INK1, bold: bool | None = None
) -> TextLabel:
    """A text that never wraps and takes no more room than it needs."""
    text = TextLabel(look, step, tone, bold, lines=1, say=say)
    text.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return text


def _shortened(runs: tuple[Run, ...], length: int, more: str) -> tuple[Run, ...]:
    """What takes the first ``length`` of Qt's places, then ``more``, the sign that there is some."""
    kept: list[Run] = []
    for run in runs:
        if length <= 0:
            break
        kept.append(replace(run, text=first_units(run.text, length)))
        length -= units(run.text)
    last = kept.pop() if kept else Run("")
    return (*kept, replace(last, text=last.text.rstrip() + more))
