"""An article of the rule book or a section of the user guide, shown block by block."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.ui.controls import Gap, keep_gaps
from trainer.ui.controls.layout import Grid
from trainer.ui.controls.text import Text, fixed, one_line
from trainer.ui.look import Look
from trainer.ui.rulebook import inserts, prose
from trainer.ui.rulebook.in_force import InForce
from trainer.ui.rulebook.places import Place, article_text
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

_LEVELS = {1: Step.H1, 2: Step.H3}
_INDENT = 20
_MEASURE = 760
"""The longest line of prose in pixels of the design."""

Follow = Callable[[Place], None]


class Article(QWidget):
    """A page of prose, empty until `rest` has made its blocks. ``follow`` is called with the page of a link."""

    def __init__(self, look: Look, place: Place, in_force: InForce, follow: Follow) -> None:
        super().__init__()
        self._look = look
        self._place = place
        self._in_force = in_force
        self._follow = follow
        self._column = QVBoxLayout(self)
        keep_gaps(look, self._column)

    def rest(self) -> Iterator[None]:
        """Add the blocks, each a part of the work."""
        look, column = self._look, self._column
        before: prose.Block | None = None
        for block in prose.blocks(article_text(self._place, look.language)):
            if before is not None:
                column.addWidget(Gap(look, _space_between(before, block)))
            before = block
            for widgets in self._widgets(block):
                for widget in widgets:
                    column.addWidget(widget)
                yield
        column.addStretch(1)

    def _widgets(self, block: prose.Block) -> inserts.Made:
        match block:
            case prose.Heading(level, text):
                return [(self._measured(self._text(text, _LEVELS.get(level, Step.LEAD), bold=True)),)]
            case prose.Paragraph(text):
                return [(self._measured(self._text(text, Step.LEAD)),)]
            case prose.Points(items, numbered):
                return [(self._points(items, numbered),)]
            case prose.Grid(head, rows):
                return [(self._grid(head, rows),)]
            case prose.Code(text):
                return [(CodeBlock(self._look, text),)]
            case prose.Insert(name, words):
                return inserts.make(self._look, self._in_force, self._follow, name, words)

    def _text(self, text: str, step: Step, tone: Tone = Tone.INK1, bold: bool | None = None) -> Text:
        made = Text(self._look, fixed(text), step, tone, bold)
        made.followed.connect(self._open)
        return made

    def _measured(self, text: Text, indent: int = 0) -> Text:
        """The text, no wider than lines of prose should be."""
        text.setMaximumWidth(self._look.px(_MEASURE - indent))
        return text

    def _points(self, items: tuple[str, ...], numbered: bool) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        keep_gaps(self._look, column, 6)
        for number, item in enumerate(items, start=1):
            mark = one_line(self._look, fixed(f"{number}" if numbered else "·"), Step.LEAD, Tone.INK3, bold=True)
            mark.setFixedWidth(self._look.px(_INDENT))
            row = QHBoxLayout()
            row.setSpacing(0)
            row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(self._measured(self._text(item, Step.LEAD), _INDENT), 1)
            row.addStretch(0)
            column.addLayout(row)
        return holder

    def _grid(self, head: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> QWidget:
        cells: list[list[QWidget]] = [[self._text(cell, Step.NOTE, Tone.INK3) for cell in head]]
        cells += [
            [self._text(cell, Step.BODY, bold=None if column else True) for column, cell in enumerate(row)]
            for row in rows
        ]
        return Grid(self._look, cells, (2, *(5 for _ in head[1:])), pad=8)

    def _open(self, address: str) -> None:
        self._follow(Place.parse(address))


class CodeBlock(QWidget):
    """Lines to be typed, on a sunk ground; they can be selected and copied."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__()
        self._look = look
        self._label = Text(look, fixed(""), Step.BODY)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._label.setText(text)
        self._label.setAccessibleName(text)
        box = QVBoxLayout(self)
        keep_gaps(look, box, 0, (16, 12, 16, 12))
        box.addWidget(self._label)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the sunk ground under the code."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 1) if theme.outline else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor(theme.sunk))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_BUTTON, RADIUS_BUTTON)


def _space_between(above: prose.Block, below: prose.Block) -> int:
    match above, below:
        case _, prose.Heading():
            return 32
        case (prose.Grid() | prose.Insert(), _) | (_, prose.Insert()):
            return 20
        case _:
            return 12
