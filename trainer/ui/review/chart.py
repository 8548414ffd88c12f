"""The chart of a played hand: how near each own decision left the line and the fan that was followed."""

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from trainer.coach.review.chart import ChartColumn, ReviewChart, column_phrases, key_label
from trainer.game import Discard, Pass
from trainer.rules import FanId, Phrase
from trainer.ui.controls import Align, FocusButton, Painted, Run, TextLine, elided
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.review.plot import Plot
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone
from trainer.ui.tiles import TileFace, TileState

_STEP: Final = 3
"""How far a line takes to go up or down, half of it, in pixels of the design."""
_DOT: Final = 11
_RING: Final = 5
_MARK: Final = 20


class DecisionButton(FocusButton):
    """One column: what came and what was done. Choosing it shows the decision; arrows are left to the page."""

    only_enter = True

    def __init__(self, chart: "ReviewChartView", place: int) -> None:
        super().__init__(chart.look, chart)
        self._chart, self._place = chart, place

    def refresh(self) -> None:
        """Read the decision out in the language in force."""
        said = map(self.look.words.phrase, column_phrases(self._chart.chart, self._place))
        self.setAccessibleName(". ".join(said))
        self.setToolTip(self.accessibleName())
        super().refresh()

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles; their lines lie beneath."""
        plot, column = self._chart.plot, self._chart.chart.columns[self._place]
        painter.translate(-self.x(), -self.y())
        middle, art = plot.middle(self._place), self.look.art
        if column.came is not None:
            art.draw(
                painter, QPointF(middle - plot.mini / 2, plot.came.top()), plot.mini, TileFace(column.came, mini=True)
            )
        if column.discarded is not None:
            turned = any(turn.column == self._place for turn in self._chart.chart.turns)
            face = TileFace(column.discarded, TileState.WINNING if turned else TileState.REST, mini=plot.tile < 28)
            art.draw(painter, QPointF(middle - plot.tile / 2, plot.played.top()), plot.tile, face)
        body = QRectF(plot.column(self._place)).adjusted(3, 3, -3, -3)
        self.paint_ring(painter, body, RADIUS_BUTTON)
        painter.resetTransform()

    def lines(self) -> Sequence[TextLine]:
        """The number of the draw over the tiles, and the word of a claim in the place of a discard."""
        plot, column = self._chart.plot, self._chart.chart.columns[self._place]
        number = QRectF(0, plot.numbers.top() - self.y(), self.width(), plot.numbers.height())
        word = QRectF(0, plot.played.top() - self.y(), self.width(), plot.played.height())
        found = []
        if column.draw is not None:
            found.append(TextLine(number, (Run(str(column.draw), Step.NOTE, tone=Tone.INK2),), Align.CENTRE))
        if column.discarded is None:
            tone = Tone.INK2 if isinstance(column.move, Pass) else Tone.INK1
            found.append(TextLine(word, (Run(self._word(column), Step.NOTE, True, tone),), Align.CENTRE))
        return found

    def _word(self, column: ChartColumn) -> str:
        words = self.look.words
        if column.move is None:
            return words("table-claim-win")
        name = type(column.move).__name__.lower()
        return "" if isinstance(column.move, Discard) else words(f"table-claim-{name}")


class ReviewChartView(Painted):
    """Shows a `ReviewChart`. ``chosen`` tells the column that is wanted. The rings of what was nearest at turning
    points that are still ``hidden`` are left out."""

    chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.chart = ReviewChart(FanId.PINGHE, None, (), (), None)
        self.at: int | None = None
        self._hidden: frozenset[int] = frozenset()
        self.buttons: tuple[DecisionButton, ...] = ()
        self._plot = Plot(look, self.chart, 0)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def plot(self) -> Plot:
        """Where everything stands."""
        return self._plot

    def show_chart(self, chart: ReviewChart, at: int | None, hidden: frozenset[int]) -> None:
        """Show a chart with the column ``at`` chosen; ``hidden`` are the turning points not yet revealed, from 1."""
        if len(chart.columns) != len(self.buttons):
            for button in self.buttons:
                button.hide()
                button.deleteLater()
            self.chart = chart
            self.buttons = tuple(DecisionButton(self, place) for place in range(len(chart.columns)))
            for place, button in enumerate(self.buttons):
                button.clicked.connect(partial(self.chosen.emit, place))
                button.show()
        self.chart, self.at, self._hidden = chart, at, hidden
        for place, button in enumerate(self.buttons):
            stops = Qt.FocusPolicy.StrongFocus if place == (at or 0) else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(stops)
            button.refresh()
        self.refresh()

    def focus_column(self) -> None:
        """Bring the keyboard to the chosen column, so that it is read out."""
        if self.at is not None and self.at < len(self.buttons):
            self.buttons[self.at].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """Name itself, and stand in the sizes in force."""
        self.setAccessibleName(self.look.words("review-chart"))
        self._place()
        super().refresh()

    def hasHeightForWidth(self) -> bool:
        """Narrow columns have small tiles."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of everything at a width."""
        return math.ceil(Plot(self.look, self.chart, width).height)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.look.px(860), self.heightForWidth(self.look.px(860)))

    def minimumSizeHint(self) -> QSize:
        """All columns as narrow as can be."""
        plot = Plot(self.look, self.chart, 0)
        return QSize(round(plot.right + plot.ends), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns take the new width."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        plot = self._plot = Plot(self.look, self.chart, self.width())
        for place, button in enumerate(self.buttons):
            button.setGeometry(plot.column(place).toAlignedRect() & self.rect())

    def lines(self) -> Sequence[TextLine]:
        """The names of rows and lines, and the words of the par line."""
        return list(self._texts())

    def paint(self, painter: QPainter) -> None:
        """Paint rows, the chosen column, par, both lines, and the turning points."""
        plot, theme = self.plot, self.look.theme
        if self.at is not None and self.chart.columns:
            painter.setPen(QPen(QColor(theme.accent), 2) if theme.outline else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_weak))
            painter.drawRoundedRect(plot.column(self.at), RADIUS_BUTTON, RADIUS_BUTTON)
        for row in range(plot.rows + 1):
            painter.setPen(QPen(QColor(theme.line if row else theme.ink2), 1 if row else 1.6))
            painter.drawLine(QPointF(plot.left, plot.y(row)), QPointF(plot.right, plot.y(row)))
        self._paint_par(painter, plot)
        if self.chart.goal is not None:
            pen = QPen(QColor(theme.fans[self.chart.goal]), 2.6)
            pen.setDashPattern([3, 1.6])
            self._paint_line(painter, plot, pen, of_goal=True)
        self._paint_line(painter, plot, QPen(QColor(theme.ink1), 3), of_goal=False)
        self._paint_turns(painter, plot)
        if self.chart.goal is not None and self.chart.columns:
            side = self.look.px(_MARK)
            left, middle = plot.right + self.look.px(8), self._end_y(plot, of_goal=True)
            paint_mark(painter, QRectF(left, middle - side / 2, side, side), self.chart.goal, self.look)

    def _paint_line(self, painter: QPainter, plot: Plot, pen: QPen, *, of_goal: bool) -> None:
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        path, slope = QPainterPath(), self.look.px(_STEP)
        for place, column in enumerate(self.chart.columns):
            y = plot.point(place, column.goal if of_goal else column.line, of_goal=of_goal).y()
            left, right = plot.left + plot.pitch * place, plot.left + plot.pitch * (place + 1)
            if place:
                path.lineTo(left + slope, y)
            else:
                path.moveTo(left, y)
            path.lineTo(right - (slope if place < len(self.chart.columns) - 1 else 0), y)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(path)

    def _paint_par(self, painter: QPainter, plot: Plot) -> None:
        par = self.chart.par
        if par is None:
            return
        ink = QColor(self.look.theme.fans[par.fan] if par.fan else self.look.theme.ink2)
        pen = QPen(ink, 1.6)
        pen.setDashPattern([2.5, 2])
        painter.setPen(pen)
        x, top = plot.middle(par.column), plot.y(0)
        painter.drawLine(QPointF(x, top), QPointF(x, plot.numbers.top()))
        side = self.look.px(_MARK + 4)
        place = QRectF(x - side / 2, top - side / 2, side, side)
        if par.fan is not None:
            paint_mark(painter, place, par.fan, self.look)
        else:
            painter.setBrush(ink)
            painter.drawEllipse(place.center(), _RING, _RING)

    def _paint_turns(self, painter: QPainter, plot: Plot) -> None:
        theme, radius = self.look.theme, self.look.px(_DOT)
        for number, turn in enumerate(self.chart.turns, 1):
            made = plot.point(turn.column, turn.made, of_goal=turn.of_goal)
            best = plot.point(turn.column, turn.best, of_goal=turn.of_goal)
            painter.setBrush(QColor(theme.bg))
            if number not in self._hidden and turn.best != turn.made:
                pen = QPen(QColor(theme.accent), 1.6)
                pen.setDashPattern([1.2, 1.8])
                painter.setPen(pen)
                painter.drawLine(best, made)
                painter.setPen(QPen(QColor(theme.accent), 1.8))
                painter.drawEllipse(best, self.look.px(_RING), self.look.px(_RING))
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(QColor(theme.accent if turn.column == self.at else theme.bg))
            painter.drawEllipse(made, radius, radius)

    def _texts(self) -> Iterator[TextLine]:
        plot, look, words = self.plot, self.look, self.look.words
        names = [words("review-row-won"), *(words("review-row-away", n=n) for n in range(1, plot.farthest + 1))]
        names += [words("review-row-out")] if plot.gone else []
        for row, name in enumerate(names):
            place = QRectF(0, plot.y(row) - look.px(10), plot.left - look.px(10), look.px(20))
            yield TextLine(place, (Run(name, Step.NOTE, not row, Tone.INK1 if not row else Tone.INK2),), Align.RIGHT)
        for name, line in (("review-drawn-row", plot.came), ("review-did-row", plot.played)):
            place = QRectF(0, line.center().y() - look.px(10), plot.left - look.px(10), look.px(20))
            yield TextLine(place, (Run(words(name), Step.NOTE, tone=Tone.INK2),), Align.RIGHT)
        yield from self._ends(plot)
        yield from self._numbers(plot)
        if self.chart.par is not None:
            yield self._par_text(plot)

    def _ends(self, plot: Plot) -> Iterator[TextLine]:
        """The names at the ends of both lines."""
        if not self.chart.columns:
            return
        look = self.look
        for key, of_goal in ((self.chart.line, False), (self.chart.goal, True)):
            if key is not None:
                before = look.px(8 + (_MARK + 4 if of_goal else 0))
                name, room = look.words.phrase(key_label(key)), plot.ends - before
                top = self._end_y(plot, of_goal=of_goal) - look.px(10)
                place = QRectF(plot.right + before, top, room, look.px(20))
                yield TextLine(place, (Run(elided(look, name, room, Step.NOTE, True), Step.NOTE, True),))

    def _end_y(self, plot: Plot, *, of_goal: bool) -> float:
        """The height of a line's name; two that end near each other move apart."""
        last, apart = self.chart.columns[-1], self.look.px(22)
        line = plot.point(0, last.line, of_goal=False).y()
        if not of_goal:
            return line
        goal = plot.point(0, last.goal, of_goal=True).y()
        if abs(goal - line) >= apart:
            return goal
        return line - apart if goal < line else line + apart

    def _numbers(self, plot: Plot) -> Iterator[TextLine]:
        """The numbers of the turning points, in their circles."""
        radius = self.look.px(_DOT)
        for number, turn in enumerate(self.chart.turns, 1):
            middle = plot.point(turn.column, turn.made, of_goal=turn.of_goal)
            place = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
            tone = Tone.ACCENT_INK if turn.column == self.at else Tone.ACCENT
            yield TextLine(place, (Run(str(number), Step.SMALL, True, tone),), Align.CENTRE)

    def _par_text(self, plot: Plot) -> TextLine:
        par, look = self.chart.par, self.look
        assert par is not None
        width = look.words.phrase(par_phrase(self.chart))
        run = Run(width, Step.NOTE, True)
        long, x = run.width(look), plot.middle(par.column)
        left = min(max(0.0, x + look.px(18)), max(0.0, self.width() - long))
        return TextLine(QRectF(left, plot.y(0) - look.px(32), long, look.px(20)), (run,))


def par_phrase(chart: ReviewChart) -> Phrase:
    """What is said of par: the draw, the fan and its points."""
    par = chart.par
    assert par is not None
    if par.fan is None:
        return Phrase.of("review-par-mark", n=par.draw, goal=key_label(chart.line))
    return Phrase.of("review-par-mark-fan", n=par.draw, fan=par.fan, points=par.points)
