"""A pack in the list of the teacher's page."""

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.coach.packs import Pack, PackError
from trainer.text import Words
from trainer.ui.controls import FocusButton, Run, TextLine, elided, focus_reach
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

_HEIGHT = 56
_INSET = 12


class Shelved(Struct, frozen=True):
    """What a row stands for: a pack of the shelf by its ``name``, or one that ships (``own`` is False)."""

    name: str
    pack: Pack | None
    own: bool
    error: PackError | None = None

    def title(self, words: Words) -> str:
        """The pack's title, else the name of its file."""
        said = "" if self.pack is None else self.pack.title.said(words.language.value)
        return said or (words("teach-untitled") if self.pack is not None else self.name)

    def about(self, words: Words) -> str:
        """How much is in it, or why it cannot be read."""
        if self.pack is None:
            return "" if self.error is None else words.phrase(self.error.phrase)
        return words("teach-size", steps=len(self.pack.steps), chapters=len(self.pack.chapters))


class PackRow(FocusButton):
    """One row: title over what is in it. The chosen one is checked."""

    enter_clicks = False

    def __init__(self, look: Look, shelved: Shelved, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.shelved = shelved
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.refresh()

    def sizeHint(self) -> QSize:
        """Two lines of text."""
        return QSize(self._look.px(280), self._look.px(_HEIGHT) + 2 * focus_reach(self._look.theme))

    def refresh(self) -> None:
        """Name it in the language in force."""
        words = self._look.words
        self.setAccessibleName(f"{self.shelved.title(words)}. {self.shelved.about(words)}")
        super().refresh()

    def lines(self) -> tuple[TextLine, ...]:
        """Title and size."""
        look, words, body = self._look, self._look.words, self._body
        inset = look.px(_INSET)
        room = body.adjusted(inset, look.px(6), -inset, -look.px(6))
        half = room.height() / 2
        title = elided(look, self.shelved.title(words), room.width(), Step.LEAD)
        about = elided(look, self.shelved.about(words), room.width(), Step.NOTE)
        tone = Tone.BAD if self.shelved.pack is None else Tone.INK2
        return (
            TextLine(QRectF(room.left(), room.top(), room.width(), half), (Run(title, Step.LEAD, self.isChecked()),)),
            TextLine(QRectF(room.left(), room.top() + half, room.width(), half), (Run(about, Step.NOTE, tone=tone),)),
        )

    def paint(self, painter: QPainter) -> None:
        """Paint the ground of the chosen row, and the focus."""
        theme = self._look.theme
        if self.isChecked() or self.underMouse():
            painter.setPen(QColor(theme.accent) if theme.outline and self.isChecked() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_weak if self.isChecked() else theme.sunk))
            painter.drawRoundedRect(self._body, RADIUS_BUTTON, RADIUS_BUTTON)
        self.paint_ring(painter, self._body, RADIUS_BUTTON)

    @property
    def _body(self) -> QRectF:
        reach = focus_reach(self._look.theme)
        return QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
