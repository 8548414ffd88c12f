"""The map of twenty fans: how well each is known, and whether it is due; each leads to its lesson."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trainer.rules import INCIDENTAL_FANS, MAIN_FANS, SMALL_FANS, FanId
from trainer.ui.controls import Flow, FocusButton, Run, TextLabel, keep_gaps
from trainer.ui.controls.lettering import Lettering
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

if TYPE_CHECKING:
    from trainer.coach.practice import Today

_WIDE: Final = 112
_WIDE_EN: Final = 150
_HIGH: Final = 72
_MARK: Final = 24
_BAR: Final = 5
_STEPS: Final = 5
_BESIDE: Final = 1180
"""From this width in pixels of the design on the three groups stand beside each other."""
_GROUPS: Final = (("small", SMALL_FANS, 3), ("main", MAIN_FANS, 4), ("incidental", INCIDENTAL_FANS, 3))


class FanCell(FocusButton):
    """A fan with five steps and a word: 未学 初识 生 渐熟 熟 稳, and 今天复习 where it is due."""

    def __init__(self, look: Look, fan: FanId) -> None:
        super().__init__(look)
        self.fan = fan
        self.known, self.due = 0, False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.refresh()

    def show_known(self, known: int, *, due: bool) -> None:
        """Show how well the fan is known, in steps from 0 to 5."""
        self.known, self.due = known, due
        self.refresh()

    def sizeHint(self) -> QSize:
        """All cells are as large."""
        wide = _WIDE if self.look.language.value == "zh" else _WIDE_EN
        return QSize(self.look.px(wide + 8), self.look.px(_HIGH))

    def paint(self, painter: QPainter) -> None:
        """Paint mark and name, the steps, the word."""
        look, theme, px = self.look, self.look.theme, self.look.px
        body = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.surface))
            painter.drawRoundedRect(QRectF(self.rect()), RADIUS_BUTTON, RADIUS_BUTTON)
        paint_mark(painter, QRectF(body.left(), body.top(), px(_MARK), px(_MARK)), self.fan, look)
        lettering = Lettering(look)
        left = body.left() + px(_MARK + 8)
        name = [Run(look.words.fan(self.fan))]
        room = QRectF(left, body.top(), body.right() - left, px(_MARK))
        step = lettering.fitting(name, (Step.LEAD, Step.BODY, Step.NOTE, Step.SMALL), room.width())
        lettering.paint(painter, room, name, step)
        wide = (body.width() - (_STEPS - 1) * px(3)) / _STEPS
        painter.setPen(QColor(theme.ink3) if theme.outline else Qt.PenStyle.NoPen)
        empty = theme.bg if theme.outline else theme.line
        for number in range(_STEPS):
            painter.setBrush(QColor(theme.ink1 if number < self.known else empty))
            place = QRectF(body.left() + number * (wide + px(3)), body.top() + px(_MARK + 6), wide, px(_BAR))
            painter.drawRoundedRect(place, 2, 2)
        below = QRectF(body.left(), body.top() + px(_MARK + 14), body.width(), px(Step.SMALL.line))
        runs = [Run(self._word(), bold=self.due)]
        lettering.paint(painter, below, runs, Step.SMALL, Tone.ACCENT if self.due else Tone.INK3)
        self.paint_ring(painter, body, RADIUS_BUTTON)

    def refresh(self) -> None:
        """Name it in the language in force."""
        self.setText(self.look.words.fan(self.fan))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(self._word())
        super().refresh()

    def _word(self) -> str:
        words = self.look.words
        known = words(f"mastery-{self.known}")
        return words("score-separator").join((known, words("home-due-today"))) if self.due else known


class FanGroup(QWidget):
    """A group of the mnemonic: its name and its fans."""

    def __init__(self, look: Look, name: str, cells: tuple[FanCell, ...]) -> None:
        super().__init__()
        self._look, self._name = look, name
        self._title = TextLabel(look, Step.LEAD)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        column.addWidget(self._title)
        column.addWidget(Flow(look, cells, gap=8, line_gap=8))
        column.addStretch(1)
        look.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        words = self._look.words
        song = Run(f"  {words(f'home-group-{self._name}-song')}", bold=False, tone=Tone.INK3, step=Step.NOTE)
        self._title.set_runs([Run(words(f"home-group-{self._name}"), bold=True), song])


class FanMap(QWidget):
    """All twenty. ``chosen`` gives the fan whose lesson is wanted."""

    chosen = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.cells: dict[FanId, FanCell] = {}
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        keep_gaps(look, self._row, 24)
        for name, fans, share in _GROUPS:
            made = tuple(FanCell(look, fan) for fan in fans)
            for cell in made:
                cell.clicked.connect(partial(self.chosen.emit, cell.fan))
                self.cells[cell.fan] = cell
            self._row.addWidget(FanGroup(look, name, made), share)

    def show_today(self, today: "Today") -> None:
        """Show how well each fan is known, and what is due."""
        for fan, cell in self.cells.items():
            cell.show_known(int(today.known[fan]), due=fan in today.fans)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the groups side by side where there is room."""
        super().resizeEvent(event)
        beside = self.width() >= self._look.px(_BESIDE)
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
