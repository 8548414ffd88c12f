"""A question of an entry with its answers, one of which is chosen by pointer, arrows or digits."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trainer.ui.controls import Align, FocusButton, Run, TextLabel, TextLine, elided, focus_reach, keep_gaps
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

_HIGH: Final = 40
_GAP: Final = 8
_CHOSEN_EDGE: Final = 2
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class AnswerButton(FocusButton):
    """One answer; Enter goes on to the page, where it enters the hand."""

    enter_clicks = False

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        """The question says which answer is chosen."""

    def sizeHint(self) -> QSize:
        """Any width: answers share that of the question."""
        return QSize(self.look.px(64), self.look.px(_HIGH) + 2 * focus_reach(self.look.theme))

    def minimumSizeHint(self) -> QSize:
        """No lower, however narrow."""
        return QSize(0, self.sizeHint().height())

    def lines(self) -> tuple[TextLine, ...]:
        """The answer, in the middle."""
        chosen = self.isChecked()
        tone = Tone.ACCENT if chosen else Tone.INK1 if self.isEnabled() else Tone.INK3
        room = QRectF(self.rect()).adjusted(self.look.px(8), 0, -self.look.px(8), 0)
        text = elided(self.look, self.text(), room.width() - (self.look.px(4) if chosen else 0), Step.BODY)
        return (TextLine(room, (Run(text, bold=chosen, tone=tone),), Align.CENTRE),)

    def paint(self, painter: QPainter) -> None:
        """Paint the outline, filled where it is chosen."""
        look, theme, reach = self.look, self.look.theme, focus_reach(self.look.theme)
        body = QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
        chosen = self.isChecked()
        edge = theme.accent if chosen else theme.line2 if self.isEnabled() else theme.line
        width = _CHOSEN_EDGE if chosen else max(1, theme.outline)
        hot = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(theme.accent_weak if chosen else theme.sunk if hot else theme.bg))
        painter.drawRoundedRect(
            body.adjusted(width / 2, width / 2, -width / 2, -width / 2), look.px(RADIUS_BUTTON), look.px(RADIUS_BUTTON)
        )
        self.paint_ring(painter, body, look.px(RADIUS_BUTTON))


class EntryQuestion(QWidget):
    """A question over its answers. ``answered`` gives the place of the chosen one, from 0. Tab comes to one answer
    only; arrows go to the others."""

    answered = Signal(int)

    def __init__(self, look: Look, count: int) -> None:
        super().__init__()
        self._look = look
        self.label = TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.buttons = tuple(AnswerButton(look) for _ in range(count))
        column, row = QVBoxLayout(self), QHBoxLayout()
        reach = focus_reach(look.theme)
        keep_gaps(look, column)
        row.setSpacing(look.px(_GAP) - 2 * reach)
        row.setContentsMargins(0, 0, 0, 0)
        labelled = QHBoxLayout()
        keep_gaps(look, labelled, 0, (reach, 0, reach, 0))
        labelled.addWidget(self.label, 1)
        column.addLayout(labelled)
        column.addLayout(row)
        for place, button in enumerate(self.buttons):
            row.addWidget(button, 1)
            button.clicked.connect(lambda _=False, place=place: self.answered.emit(place))

    def show_answers(self, label: str, texts: Sequence[str], chosen: int | None, barred: int | None = None) -> None:
        """Name the question and its answers; ``barred`` is one that is impossible, -1 all of them."""
        self.label.set_text(label)
        self.setAccessibleName(label)
        for place, (button, text) in enumerate(zip(self.buttons, texts, strict=True)):
            button.setText(text)
            button.setAccessibleName(f"{label}: {text}")
            button.setChecked(place == chosen)
            button.setEnabled(barred not in (place, -1))
            button.refresh()
        self._stop_at(chosen)

    def take_focus(self) -> None:
        """Put the focus on the answer where Tab would stop."""
        stop = next((b for b in self.buttons if b.focusPolicy() is Qt.FocusPolicy.StrongFocus), self.buttons[0])
        stop.setFocus(Qt.FocusReason.TabFocusReason)

    def press(self, digit: int) -> bool:
        """Answer by a digit, from 1; whether there is such an answer."""
        if not 1 <= digit <= len(self.buttons) or not self.buttons[digit - 1].isEnabled():
            return False
        self.buttons[digit - 1].click()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the next answer that can be given."""
        step = _STEPS.get(Qt.Key(event.key()))
        at = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), None)
        if step is None or at is None:
            super().keyPressEvent(event)
            return
        places = range(at + step, len(self.buttons) if step > 0 else -1, step)
        to = next((place for place in places if self.buttons[place].isEnabled()), at)
        self._stop_at(to)
        self.buttons[to].setFocus(Qt.FocusReason.TabFocusReason)

    def _stop_at(self, place: int | None) -> None:
        first = next((n for n, button in enumerate(self.buttons) if button.isEnabled()), 0)
        stop = first if place is None else place
        for number, button in enumerate(self.buttons):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if number == stop else Qt.FocusPolicy.ClickFocus)
