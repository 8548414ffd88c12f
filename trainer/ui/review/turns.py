"""What is said beside the chart: the turning points, and what else there is to a hand."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.review import Decision, HandReview, turning_phrases
from trainer.rules import Phrase
from trainer.ui.controls import FocusButton, Hairline, Lettering, Run, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

_BADGE: Final = 28
_PAD: Final = 10
_MOST: Final = 3
_LEGEND: Final = (("review-legend-best", "○"), ("review-legend-made", "●"))


class TurnButton(FocusButton):
    """A turning point: its number, the move, and, once it was revealed, what it cost."""

    only_enter = True

    def __init__(self, look: Look, number: int) -> None:
        super().__init__(look)
        self._number, self._head, self._said, self._chosen = number, "", "", False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_turn(self, phrases: Sequence[Phrase], *, hidden: bool, chosen: bool) -> None:
        """Show a turning point."""
        words = self.look.words
        self._head = words.phrase(phrases[0])
        self._said = "\n".join(map(words.phrase, phrases[1:])) if not hidden else ""
        self._chosen = chosen
        self.setAccessibleName(
            ". ".join(filter(None, (words("review-turning", n=self._number), self._head, self._said)))
        )
        self.refresh()

    def hasHeightForWidth(self) -> bool:
        """Its lines wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of its lines at a width."""
        room = width - self._left
        lettering, high = Lettering(self.look), 2 * self.look.px(_PAD)
        high += round(lettering.height([Run(self._head, bold=True)], Step.LEAD, room))
        return high + (round(lettering.height([Run(self._said)], Step.NOTE, room)) if self._said else 0)

    def sizeHint(self) -> QSize:
        """As wide as the column."""
        width = max(self.width(), self.look.px(240))
        return QSize(self.look.px(240), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Its lines at its width."""
        return QSize(self.look.px(160), self.heightForWidth(max(self.width(), self.look.px(160))))

    def paint(self, painter: QPainter) -> None:
        """Paint the number in its circle and the lines."""
        theme, px, lettering = self.look.theme, self.look.px, Lettering(self.look)
        circle = QRectF(2, px(_PAD), px(_BADGE) - 4, px(_BADGE) - 4)
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.setBrush(QColor(theme.accent) if self._chosen else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle)
        tone = Tone.ACCENT_INK if self._chosen else Tone.ACCENT
        lettering.line(painter, circle, str(self._number), Step.NOTE, tone, Qt.AlignmentFlag.AlignHCenter, bold=True)
        room = self.width() - self._left
        head = lettering.height([Run(self._head, bold=True)], Step.LEAD, room)
        top = QRectF(self._left, px(_PAD), room, head)
        lettering.line(painter, top, self._head, Step.LEAD, bold=True)
        if self._said:
            rest = QRectF(self._left, top.bottom(), room, self.height() - top.bottom() - px(_PAD))
            lettering.line(painter, rest, self._said, Step.NOTE, Tone.INK2)
        self.paint_ring(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), RADIUS_BUTTON)

    @property
    def _left(self) -> int:
        return self.look.px(_BADGE + 12)


class TurnList(QWidget):
    """The turning points in their order, then other facts of the hand. ``chosen`` tells the number of one, from 1."""

    chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.title, self.legend = TextLabel(look, Step.LEAD, bold=True, lines=1), TextLabel(look, Step.NOTE, Tone.INK2)
        self.none = TextLabel(look, Step.BODY, Tone.INK2)
        self.turns = tuple(TurnButton(look, number + 1) for number in range(_MOST))
        self._hairlines = tuple(Hairline(look) for _ in self.turns)
        self.facts_title = TextLabel(look, Step.LEAD, bold=True, lines=1)
        self.facts = TextLabel(look, Step.NOTE, Tone.INK2)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 4)
        column.addWidget(self.title)
        column.addWidget(self.legend)
        for line, turn in zip(self._hairlines, self.turns, strict=True):
            column.addWidget(line)
            column.addWidget(turn)
        column.addWidget(self.none)
        column.addSpacing(12)
        column.addWidget(self.facts_title)
        column.addWidget(self.facts)
        column.addStretch(1)
        for number, turn in enumerate(self.turns, 1):
            turn.clicked.connect(partial(self.chosen.emit, number))

    def show_turns(
        self, review: HandReview, at: Decision | None, hidden: frozenset[int], facts: Sequence[Phrase]
    ) -> None:
        """Show the turning points of a review; of those ``hidden`` only the move is told."""
        words, turning = self._look.words, review.turning
        self.title.set_text(words("review-turns"))
        self.legend.set_text("   ".join(f"{sign} {words(key)}" for key, sign in _LEGEND))
        self.legend.setVisible(bool(turning))
        for number, (line, turn) in enumerate(zip(self._hairlines, self.turns, strict=True), 1):
            there = number <= len(turning)
            line.setVisible(there)
            turn.setVisible(there)
            if there:
                decision = turning[number - 1]
                phrases = turning_phrases(decision)
                turn.show_turn(phrases, hidden=number in hidden, chosen=decision is at)
        self.none.set_text(words("review-turns-hidden" if turning else "review-turns-none"))
        self.none.setVisible(not turning or bool(hidden))
        self.facts_title.set_text(words("review-facts"))
        self.facts.set_text("\n".join(map(words.phrase, facts)))
        for label in (self.facts_title, self.facts):
            label.setVisible(bool(facts))
