"""The ways of playing the same tiles on one axis, and under it what was drawn and thrown."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from trainer.coach.building import BuildPlace, BuildWay, Player, Turned
from trainer.coach.building.saying import way_name, way_said
from trainer.ui.building.axis import BAR, GAP, HAND, LOSS, ROAD, WAY, Axis
from trainer.ui.building.told import Told
from trainer.ui.controls import Align, Painted, Run, TextLine, elided
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.theme import TILE_MINI, Step, Tone
from trainer.ui.tiles import Group, RowMetrics, TileFace, TileState, draw_row, fitting_width, ghost_faces

_MARK: Final = 20
_DOT: Final = 4.5
_WIDE: Final = 640
_HANDS: Final = 0.46
"""How much of the width the hands at the right take at most."""


class BuildChart(Painted):
    """Shows what is `Told`. ``picked`` gives the draw that was chosen by pointer or key."""

    picked = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.told: Told | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_told(self, told: Told) -> None:
        """Show another try, or the same with another draw chosen."""
        self.told = told
        self.refresh()

    def sizeHint(self) -> QSize:
        """A line for each way, and the strip of tiles."""
        return QSize(self.look.px(_WIDE), self._axis.height if self.told is not None else self.look.px(WAY))

    def minimumSizeHint(self) -> QSize:
        """Any width."""
        return QSize(1, self.sizeHint().height())

    def step(self, by: int) -> None:
        """Choose the draw ``by`` places on."""
        if self.told is not None and self.told.turns:
            self.picked.emit(self.told.step(by))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the draw under the pointer."""
        super().mousePressEvent(event)
        number = 0 if self.told is None else self._axis.number_at(event.position().x())
        if self.told is not None and any(turn.number == number for turn in self.told.turns):
            self.picked.emit(number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Smaller tiles take less height."""
        super().resizeEvent(event)
        self.updateGeometry()

    def lines(self) -> list[TextLine]:
        """The names and ends of the ways, and the heads of the strip."""
        if self.told is None:
            return []
        return [*self._way_lines(self.told), *self._strip_lines(self.told)]

    def paint(self, painter: QPainter) -> None:
        """Paint the chosen column, the ways, and the tiles."""
        told, look = self.told, self.look
        if told is None:
            return
        theme = look.theme
        if told.turn is not None:
            axis = self._axis
            left, top = axis.column(told.chosen) - axis.pitch / 2, axis.numbers.top()
            place = QRectF(left, top, axis.pitch, self.height() - top - 1)
            painter.setPen(QPen(QColor(theme.accent), 2) if theme.outline else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_weak))
            painter.drawRoundedRect(place, look.px(8), look.px(8))
        for place_of, way in enumerate(told.comparison.ways):
            self._paint_way(painter, place_of * look.px(WAY), way)
        self._paint_parting(painter, told)
        self._paint_strip(painter, told)

    def refresh(self) -> None:
        """Read it out in the language in force."""
        words, told = self.look.words, self.told
        if told is not None:
            task, all_ways = told.build.task, told.comparison.ways
            ways = [f"{way_name(way, task.kind, words)}: {way_said(way, words, task.place)}" for way in all_ways]
            self.setAccessibleName(f"{words('build-ways')}. {'. '.join(ways)}")
            self.setAccessibleDescription(told.read(words))
        super().refresh()

    @property
    def _axis(self) -> Axis:
        assert self.told is not None
        return Axis(self.look, self.told, self.width())

    def _way_lines(self, told: Told) -> Iterator[TextLine]:
        words, look = self.look.words, self.look
        for place, way in enumerate(told.comparison.ways):
            top, room = place * look.px(WAY), self.width() - self._hand_metrics(way)[1] - look.px(16)
            name = way_name(way, told.build.task.kind, words)
            you = way.who is Player.YOU
            head = Run(name, Step.LEAD, bold=True, tone=Tone.ACCENT if you else Tone.INK1)
            rest = elided(
                look, way_said(way, words, told.build.task.place), room - head.width(look) - look.px(12), Step.BODY
            )
            place_of = QRectF(0, top, room, look.px(HAND))
            yield TextLine(place_of, (head, Run(rest, Step.BODY, tone=Tone.INK2, gap=12)))

    def _strip_lines(self, told: Told) -> Iterator[TextLine]:
        words, axis = self.look.words, self._axis
        for number in range(1, told.columns + 1):
            row = axis.numbers
            centre = QRectF(axis.column(number) - axis.pitch / 2, row.top(), axis.pitch, row.height())
            tone = Tone.ACCENT if number == told.chosen and told.turns else Tone.INK2
            run = Run(str(number), Step.SMALL, bold=tone is Tone.ACCENT, tone=tone)
            yield TextLine(centre, (run,), Align.CENTRE)
        came = "build-drawn" if told.build.task.place is BuildPlace.ALONE else "build-came-in"
        for key, place in ((came, axis.drawn), ("build-thrown", axis.thrown)):
            line = QRectF(0, place.y(), axis.left, place.height())
            yield TextLine(line, (Run(words(key), Step.NOTE, tone=Tone.INK3),))

    def _paint_way(self, painter: QPainter, top: int, way: BuildWay) -> None:
        look, theme = self.look, self.look.theme
        groups, _ = self._hand_metrics(way)
        metrics = self._metrics(groups)
        size = metrics.measure(groups)
        at = QPointF(self.width() - size.width(), top + (look.px(HAND) - size.height()) / 2)
        draw_row(painter, look.art, groups, metrics, at)
        middle, axis = top + look.px(BAR), self._axis
        end = axis.column(way.last or axis.told.columns)
        painter.setPen(QPen(QColor(theme.line2), 1))
        painter.drawLine(QPointF(axis.left, middle), QPointF(axis.column(axis.told.columns), middle))
        if way.who is Player.PAR and way.draw is None:
            return
        strong = QColor(theme.accent if way.who is Player.YOU else theme.ink1)
        pen = QPen(strong, 3 if way.who is Player.YOU else 2)
        if way.who is Player.PAR:
            pen.setDashPattern([1.5, 2.0])
        painter.setPen(pen)
        painter.drawLine(QPointF(axis.left, middle), QPointF(end, middle))
        side = look.px(_MARK)
        if way.draw is not None and way.fan is not None:
            paint_mark(painter, QRectF(end - side / 2, middle - side / 2, side, side), way.fan, look)
            return
        painter.setPen(QPen(strong, 2))
        painter.setBrush(QColor(theme.bg))
        painter.drawEllipse(QPointF(end, middle), _DOT, _DOT)

    def _paint_parting(self, painter: QPainter, told: Told) -> None:
        """A stroke through each of the two roads at the draw where they part."""
        if told.comparison.parted is None:
            return
        look = self.look
        x = self._axis.column(told.comparison.parted)
        painter.setPen(QPen(QColor(look.theme.ink1), 2))
        for road in (1, 2):
            middle = road * look.px(WAY) + look.px(BAR)
            painter.drawLine(QPointF(x, middle - look.px(GAP)), QPointF(x, middle + look.px(GAP)))

    def _paint_strip(self, painter: QPainter, told: Told) -> None:
        look, axis = self.look, self._axis
        drawn, thrown = axis.drawn, axis.thrown
        for number, tile in enumerate(told.build.draws[: told.columns], 1):
            at = QPointF(axis.column(number) - drawn.width() / 2, drawn.y())
            look.art.draw(painter, at, drawn.width(), TileFace(tile, mini=True))
        for turn in told.turns:
            at = QPointF(axis.column(turn.number) - thrown.width() / 2, thrown.y())
            state = TileState.WORSE if turn.loss.closed or turn.loss.farther else TileState.REST
            look.art.draw(painter, at, thrown.width(), TileFace(turn.throw.tile, state))
            if turn.loss:
                self._paint_loss(painter, turn, axis)
            if axis.has_roads:
                self._paint_roads(painter, turn, axis)

    def _paint_loss(self, painter: QPainter, turn: Turned, axis: Axis) -> None:
        """A bar under a discard that lost something: whole where the goal is farther, hollow where fewer tiles help."""
        look, colour, thrown = self.look, QColor(self.look.theme.bad), axis.thrown
        wide = thrown.width() * 0.6
        place = QRectF(axis.column(turn.number) - wide / 2, thrown.bottom() + 3, wide, look.px(LOSS))
        painter.setPen(QPen(colour, 1))
        painter.setBrush(colour if turn.loss.closed or turn.loss.farther else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, 2, 2)

    def _paint_roads(self, painter: QPainter, turn: Turned, axis: Axis) -> None:
        """The roads that the learner named; struck through where the discard keeps others."""
        fans, top = turn.throw.keeps, axis.roads
        side = min(self.look.px(ROAD), axis.pitch / 2 - 1)
        left = axis.column(turn.number) - side * len(fans) / 2
        for place, fan in enumerate(fans):
            paint_mark(painter, QRectF(left + place * side, top, side - 1, side - 1), fan, self.look)
        if not turn.said_right:
            painter.setPen(QPen(QColor(self.look.theme.bad), 2))
            painter.drawLine(QPointF(left - 1, top + side), QPointF(left + side * len(fans) + 1, top - 1))

    def _hand_metrics(self, way: BuildWay) -> tuple[tuple[Group, ...], float]:
        """The hand of a way as groups of mini tiles, and how wide it is."""
        if way.hand is None:
            return (), 0.0
        missing = way.hand.missing if way.who is not Player.PAR else ((),) * len(way.hand.parts)
        groups = tuple(ghost_faces(part.tiles, gone) for part, gone in zip(way.hand.parts, missing, strict=True))
        return groups, self._metrics(groups).measure(groups).width()

    def _metrics(self, groups: tuple[Group, ...]) -> RowMetrics:
        wide = fitting_width(groups, self.width() * _HANDS, self.look.tile_width(TILE_MINI))
        return RowMetrics(wide)
