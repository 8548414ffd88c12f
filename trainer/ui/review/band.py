"""The chosen decision on the green of the table: the hand, why, and the moves side by side."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.after_discard import aim_name
from trainer.coach.claims import move_phrase
from trainer.coach.review import Decision, HandReview
from trainer.coach.review.chart import key_label, worst
from trainer.coach.review.why import keys_compared, moves_compared, why_phrases
from trainer.game import Move
from trainer.reach import Key
from trainer.rules import Phrase, relation
from trainer.ui.controls import (
    Flow,
    Hairline,
    OutlineButton,
    PrimaryButton,
    TextLabel,
    empty,
    keep_gaps,
    keep_grid_gaps,
)
from trainer.ui.controls.signs import Sign
from trainer.ui.look import Look
from trainer.ui.review.hand import DecisionHand
from trainer.ui.theme import PAGE_MARGIN, Step, Tone
from trainer.ui.tiles import TileState

_BADGE: Final = 28
_BESIDE: Final = 1180
"""From this width on, in pixels of the design, the table of moves stands beside the hand."""

_ROOMY: Final = 560
"""From this width on the buttons stand beside the words."""


class TurnBadge(Sign):
    """The number of a turning point in a circle, filled where it is the chosen one."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._number, self._filled = 0, False

    def show_number(self, number: int, *, filled: bool) -> None:
        """Show another number."""
        self._number, self._filled = number, filled
        self.setAccessibleName(self._look.words("review-turning", n=number) if number else "")
        self.update()

    def sizeHint(self) -> QSize:
        """A circle of 28."""
        side = self._look.px(_BADGE)
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the circle and the number in it."""
        theme, painter = self._look.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._look.px(_BADGE)
        circle = QRectF(1, (self.height() - side) / 2 + 1, side - 2, side - 2)
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.setBrush(QColor(theme.accent) if self._filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle)
        painter.setFont(self._look.font(Step.NOTE, bold=True))
        painter.setPen(QColor(theme.accent_ink if self._filled else theme.accent))
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, str(self._number))


class MoveTable(QWidget):
    """Moves side by side: how far each leaves the line and the fans that are compared."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._grid = QGridLayout(self)
        keep_grid_gaps(look, self._grid, 20, 6)
        self.cells: list[list[TextLabel]] = []

    def show_moves(self, review: HandReview, decision: Decision, moves: Sequence[Move]) -> None:
        """Show these moves."""
        empty(self._grid)
        words, keys = self._look.words, keys_compared(review)
        heads = [words("review-table-move"), *(words.phrase(key_label(key)) for key in keys)]
        self.cells = [[self._cell(text, Tone.INK2) for text in heads]]
        best = worst(decision).best
        for move in moves:
            tone = Tone.ACCENT if move in best else Tone.BAD if move == decision.move else Tone.INK1
            row = [self._cell(words.phrase(move_phrase(move, decision.offered)), tone, bold=True)]
            row += [self._near(decision, key, move) for key in keys]
            self.cells.append(row)
        for number, row in enumerate(self.cells):
            if number:
                self._grid.addWidget(Hairline(self._look), 2 * number - 1, 0, 1, len(heads))
            for column, cell in enumerate(row):
                self._grid.addWidget(cell, 2 * number, column)
        said = [", ".join(cell.text() for cell in row) for row in self.cells]
        self.setAccessibleName(". ".join(said))

    def _near(self, decision: Decision, key: Key, move: Move) -> TextLabel:
        near, words = decision.after[move].get(key), self._look.words
        text = words("review-cell-out") if near is None else words("review-cell-away", n=near.distance)
        return self._cell(text, Tone.INK1, bold=near is not None)

    def _cell(self, text: str, tone: Tone, *, bold: bool = False) -> TextLabel:
        label = TextLabel(self._look, Step.NOTE, tone, bold)
        label.set_text(text)
        return label


class DecisionBand(QWidget):
    """Shows one decision. While it is ``asked`` again nothing of the answer is shown."""

    from_here_wanted = Signal()
    show_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.badge, self.title = TurnBadge(look), TextLabel(look, Step.H3, lines=1)
        self.why = TextLabel(look, Step.LEAD, Tone.INK2)
        self.from_here, self.reveal = PrimaryButton(look, "", "T"), OutlineButton(look, "", "S")
        self.hand, self.table = DecisionHand(look), MoveTable(look)
        self.from_here.clicked.connect(self.from_here_wanted)
        self.reveal.clicked.connect(self.show_wanted)
        self._lay_out()

    def show_decision(self, decision: Decision, number: int, *, asked: bool) -> None:
        """Show a decision; ``number`` is that of its turning point, 0 for none."""
        words = self._look.words
        self.badge.show_number(number, filled=True)
        self.badge.setVisible(number > 0)
        self.title.set_text(words.phrase(step_phrase(decision)))
        self.reveal.setVisible(asked)
        self.table.setVisible(not asked)
        if asked:
            key = "review-ask-discard" if decision.offered is None else "review-ask-claim"
            goal = aim_name(worst(decision).key)
            self.why.set_text(f"{words(key, goal=goal)} {words('review-ask-how')}")
            self.hand.show_decision(decision, {})

    def show_answer(self, review: HandReview, decision: Decision, picked: Move | None, reason: Phrase | None) -> None:
        """Show what was nearer and why; ``picked``: what was chosen when it was asked again."""
        words, best = self._look.words, worst(decision).best
        said = [words("review-picked-best" if picked in best else "review-picked-other")] if picked else []
        said += map(words.phrase, why_phrases(review, decision))
        said += [words.phrase(Phrase.of("review-part", why=reason))] if reason is not None else []
        self.why.set_text(_joined(said))
        self.hand.show_decision(decision, self._captions(decision, picked))
        self.table.show_moves(review, decision, moves_compared(decision, () if picked is None else (picked,)))

    def refresh(self) -> None:
        """Say everything anew in the language in force."""
        words = self._look.words
        self.from_here.setText(words("review-from-here"))
        self.reveal.setText(words("review-show"))
        for button in (self.from_here, self.reveal):
            button.updateGeometry()
        self._fold()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the ground."""
        QPainter(self).fillRect(self.rect(), QColor(self._look.theme.table))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table goes below the hand where there is no room beside it."""
        super().resizeEvent(event)
        self._fold()

    def _captions(self, decision: Decision, picked: Move | None) -> dict[Move, tuple[str, TileState]]:
        words, best = self._look.words, worst(decision).best
        found: dict[Move, tuple[str, TileState]] = {}
        if picked is not None:
            found[picked] = words("review-caption-picked"), TileState.BEST if picked in best else TileState.WORSE
        if decision.move in best or not worst(decision).loss:
            found[decision.move] = words("review-caption-same"), TileState.BEST
            return found
        found[best[0]] = words("review-caption-best"), TileState.BEST
        found[decision.move] = words("review-caption-yours"), TileState.WORSE
        return found

    def _fold(self) -> None:
        beside = self.width() >= self._look.px(_BESIDE)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        whole, any_width = QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred
        self.table.setSizePolicy(whole if beside else any_width, QSizePolicy.Policy.Preferred)
        roomy = self.width() >= self._look.px(_ROOMY)
        self._head.setDirection(QBoxLayout.Direction.LeftToRight if roomy else QBoxLayout.Direction.TopToBottom)

    def _lay_out(self) -> None:
        look, column, head, said = self._look, QVBoxLayout(self), QHBoxLayout(), QVBoxLayout()
        self._head, buttons = QHBoxLayout(), Flow(look, (self.reveal, self.from_here), gap=12)
        keep_gaps(look, column, 12, (PAGE_MARGIN, 20, PAGE_MARGIN, 20))
        for line in (head, self._head):
            keep_gaps(look, line, 12)
        keep_gaps(look, said, 2)
        self._row = QHBoxLayout()
        keep_gaps(look, self._row, 32)
        said.addWidget(self.title)
        said.addWidget(self.why)
        head.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(said, 1)
        self._head.addLayout(head, 1)
        self._head.addWidget(buttons, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.hand, 1, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.table, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(self._head)
        column.addLayout(self._row)


def _joined(sentences: Sequence[str]) -> str:
    """Sentences one after the other; after a Chinese full stop stands no space."""
    return "".join(each if each.endswith("。") else f"{each} " for each in sentences).rstrip()


def step_phrase(decision: Decision) -> Phrase:
    """Which moment a decision was."""
    seen = decision.seen
    if seen.offer is not None:
        return Phrase.of("review-step-offered", who=relation(seen.seat, seen.offer.source), tile=seen.offer.tile)
    key = "review-step-drawn" if seen.drawn is not None else "review-step-called"
    return Phrase.of(key, draw=decision.draw)
