"""Sentences that stand on a page for good: they follow the language by themselves and may hold links."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy

from trainer.rules import Value
from trainer.text import Words
from trainer.text.inline import inline_html, inline_plain
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_NARROWEST = 48

Say = Callable[[], str]
"""Gives the sentence in the language now in force."""

P = ParamSpec("P")


def fixed(text: str) -> Say:
    """What is the same in every language."""
    return lambda: text


def word(look: Look, key: str, **facts: Value) -> Say:
    """A word or a sentence by its key."""
    return lambda: look.words(key, **facts)


def sentence(look: Look, say: Callable[Concatenate[Words, P], str], *facts: P.args, **named: P.kwargs) -> Say:
    """A sentence that is put together from facts."""
    return lambda: say(look.words, *facts, **named)


class Text(QLabel):
    """A text that follows the look. ``say`` is asked again on every change; its answer may hold the marks of a line
    of prose (strong, code, links). ``followed`` gives the place of a link that was clicked or entered."""

    followed = Signal(str)

    def __init__(
        self, look: Look, say: Say, step: Step = Step.BODY, tone: Tone = Tone.INK1, bold: bool | None = None
    ) -> None:
        super().__init__()
        self._look = look
        self._say = say
        self._step = step
        self._tone = tone
        self._bold = bold
        self._heights: dict[int, int] = {}
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.linkActivated.connect(self.followed)
        look.changed.connect(self.refresh)
        self.refresh()

    def minimumSizeHint(self) -> QSize:
        """Any width will do where the text wraps; its height follows from the width."""
        if not self.wordWrap():
            return super().minimumSizeHint()
        return QSize(self._look.px(_NARROWEST), self._look.px(self._step.line))

    def heightForWidth(self, width: int) -> int:
        """The height at a width; layouts do not think of the widest a widget may be."""
        if width not in self._heights:
            self._heights[width] = super().heightForWidth(min(width, self.maximumWidth()))
        return self._heights[width]

    def set_tone(self, tone: Tone) -> None:
        """Take another colour."""
        self._tone = tone
        self.refresh()

    def refresh(self) -> None:
        """Take text, type and colour from the look again."""
        self._heights.clear()
        said = self._say()
        theme = self._look.theme
        self.setFont(self._look.font(self._step, self._bold))
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, QColor(theme.tone(self._tone)))
        self.setPalette(colours)
        html = inline_html(said, theme.accent)
        self.setText(f'<p style="margin:0; line-height:{self._look.px(self._step.line)}px">{html}</p>')
        self._allow_links("<a " in html)
        self.setAccessibleName(inline_plain(said))

    def _allow_links(self, there: bool) -> None:
        flags = Qt.TextInteractionFlag
        used = flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard if there else flags.NoTextInteraction
        if self.textInteractionFlags() != used:
            self.setTextInteractionFlags(used)
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if there else Qt.FocusPolicy.NoFocus)


def one_line(look: Look, say: Say, step: Step = Step.BODY, tone: Tone = Tone.INK1, bold: bool | None = None) -> Text:
    """A text that never wraps and takes no more room than it needs."""
    text = Text(look, say, step, tone, bold)
    text.setWordWrap(False)
    text.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return text
