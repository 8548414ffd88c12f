"""The ways of playing the same tiles on one axis, and under it what was drawn and thrown."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from trainer.coach.building import Build, BuildKind, Comparison, Player, Turned, Way
from trainer.coach.building.saying import turn_said, way_name, way_said
from trainer.rules import FanId, Tile
from trainer.ui.controls import Align, Painted, Run, TextLine, elided
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.theme import TILE_MINI, TILE_RATIO, TILE_S, Step, Tone
from trainer.ui.tiles import Group, RowMetrics, TileFace, TileState, draw_row, fitting_width, ghost_faces

_LABEL: Final = 44
_WAY: Final = 60
_HAND: Final = 28
_BAR: Final = 44
_MARK: Final = 20
_DOT: Final = 4.5
_NUMBERS: Final = 22
_GAP: Final = 8
_LOSS: Final = 4
_ROAD: Final = 16
_HANDS: Final = 0.46
"""How much of the width the hands at the right take at most."""


@dataclass(frozen=True, slots=True)
class Told:
    """A finished try with all that is told of it; ``chosen``: the draw that is looked at, from 1."""

    build: Build
    comparison: Comparison
    turns: tuple[Turned, ...]
    chosen: int = 1

    @property
    def turn(self) -> Turned | None:
        """The discard that is looked at; None where nothing was thrown."""
        return self.turns[self.chosen - 1] if self.turns else None

    @property
    def columns(self) -> int:
        """How many draws the axis has: as many as any way played."""
        used = [way.draw or len(way.thrown) for way in self.comparison.ways]
        return max(1, len(self.turns), *used)


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
        px, told = self.look.px, self.told
        ways = 3 if told is None else len(told.comparison.ways)
        strip = px(_NUMBERS + 3 * _GAP + _LOSS + 10) + round(TILE_RATIO * (self._mini + self._tile(px(TILE_S))))
        roads = px(_ROAD + _GAP) if self._has_roads else 0
        return QSize(px(640), ways * px(_WAY) + strip + roads)

    def minimumSizeHint(self) -> QSize:
        """Any width."""
        return QSize(1, self.sizeHint().height())

    def step(self, by: int) -> None:
        """Choose the draw ``by`` places on."""
        if self.told is not None and self.told.turns:
            self.picked.emit(max(1, min(len(self.told.turns), self.told.chosen + by)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the draw under the pointer."""
        super().mousePressEvent(event)
        if self.told is None:
            return
        number = math.floor((event.position().x() - self._left) / self._pitch) + 1
        if 1 <= number <= len(self.told.turns):
            self.picked.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """All keys are the page's."""
        event.ignore()

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
            place = QRectF(self._column(told.chosen) - self._pitch / 2, 0, self._pitch, self.height())
            painter.setPen(QPen(QColor(theme.accent), 2) if theme.outline else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_weak))
            painter.drawRoundedRect(place.adjusted(0, look.px(_HAND), 0, -1), look.px(8), look.px(8))
        for place_of, way in enumerate(told.comparison.ways):
            self._paint_way(painter, place_of * look.px(_WAY), way)
        self._paint_parting(painter, told)
        self._paint_strip(painter, told)

    def refresh(self) -> None:
        """Read it out in the language in force."""
        words, told = self.look.words, self.told
        if told is not None:
            kind = told.build.task.kind
            ways = [f"{way_name(way, kind, words)}: {way_said(way, words)}" for way in told.comparison.ways]
            self.setAccessibleName(f"{words('build-ways')}. {'. '.join(ways)}")
            self.setAccessibleDescription(turn_read(told, self.look))
        super().refresh()

    @property
    def _has_roads(self) -> bool:
        return self.told is not None and self.told.build.task.kind is BuildKind.ROADS

    @property
    def _mini(self) -> int:
        return min(self.look.tile_width(TILE_MINI), self._tile(TILE_S * 4))

    @property
    def _left(self) -> float:
        return float(self.look.px(_LABEL))

    @property
    def _pitch(self) -> float:
        columns = 1 if self.told is None else max(12, self.told.columns)
        return (self.width() - self._left - 1) / columns

    def _tile(self, widest: float) -> int:
        return int(max(8.0, min(widest, self.look.tile_width(TILE_S), self._pitch - 4)))

    def _column(self, number: int) -> float:
        """The middle of the column of a draw; 0 is the start."""
        return self._left + (number - 0.5) * self._pitch if number else self._left

    def _way_lines(self, told: Told) -> Iterator[TextLine]:
        words, look = self.look.words, self.look
        for place, way in enumerate(told.comparison.ways):
            top, room = place * look.px(_WAY), self.width() - self._hand_metrics(way)[1] - look.px(16)
            name = way_name(way, told.build.task.kind, words)
            you = way.who is Player.YOU
            head = Run(name, Step.LEAD, bold=True, tone=Tone.ACCENT if you else Tone.INK1)
            rest = elided(look, way_said(way, words), room - head.width(look) - look.px(12), Step.BODY)
            place_of = QRectF(0, top, room, look.px(_HAND))
            yield TextLine(place_of, (head, Run(rest, Step.BODY, tone=Tone.INK2, gap=12)))

    def _strip_lines(self, told: Told) -> Iterator[TextLine]:
        look, words, top = self.look, self.look.words, self._strip_top
        for number in range(1, told.columns + 1):
            centre = QRectF(self._column(number) - self._pitch / 2, top, self._pitch, look.px(_NUMBERS))
            tone = Tone.ACCENT if number == told.chosen and told.turns else Tone.INK2
            run = Run(str(number), Step.SMALL, bold=tone is Tone.ACCENT, tone=tone)
            yield TextLine(centre, (run,), Align.CENTRE)
        for key, place in (("build-drawn", self._drawn_at), ("build-thrown", self._thrown_at)):
            line = QRectF(0, place.y(), self._left, place.height())
            yield TextLine(line, (Run(words(key), Step.NOTE, tone=Tone.INK3),))

    @property
    def _strip_top(self) -> float:
        ways = 0 if self.told is None else len(self.told.comparison.ways)
        return ways * self.look.px(_WAY)

    @property
    def _drawn_at(self) -> QRectF:
        top = self._strip_top + self.look.px(_NUMBERS)
        return QRectF(0, top, self._mini, round(self._mini * TILE_RATIO))

    @property
    def _thrown_at(self) -> QRectF:
        wide = self._tile(self.look.px(TILE_S))
        return QRectF(0, self._drawn_at.bottom() + self.look.px(_GAP), wide, round(wide * TILE_RATIO))

    def _paint_way(self, painter: QPainter, top: int, way: Way) -> None:
        look, theme = self.look, self.look.theme
        groups, _ = self._hand_metrics(way)
        metrics = self._metrics(groups)
        size = metrics.measure(groups)
        at = QPointF(self.width() - size.width(), top + (look.px(_HAND) - size.height()) / 2)
        draw_row(painter, look.art, groups, metrics, at)
        middle, told = top + look.px(_BAR), self.told
        assert told is not None
        end = self._column(way.draw or len(way.thrown) or told.columns)
        painter.setPen(QPen(QColor(theme.line2), 1))
        painter.drawLine(QPointF(self._left, middle), QPointF(self._column(told.columns), middle))
        if way.who is Player.PAR and way.draw is None:
            return
        strong = QColor(theme.accent if way.who is Player.YOU else theme.ink1)
        pen = QPen(strong, 3 if way.who is Player.YOU else 2)
        if way.who is Player.PAR:
            pen.setDashPattern([1.5, 2.0])
        painter.setPen(pen)
        painter.drawLine(QPointF(self._left, middle), QPointF(end, middle))
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
        x = self._column(told.comparison.parted)
        painter.setPen(QPen(QColor(look.theme.ink1), 2))
        for road in (1, 2):
            middle = road * look.px(_WAY) + look.px(_BAR)
            painter.drawLine(QPointF(x, middle - look.px(_GAP)), QPointF(x, middle + look.px(_GAP)))

    def _paint_strip(self, painter: QPainter, told: Told) -> None:
        look, drawn, thrown = self.look, self._drawn_at, self._thrown_at
        for number, tile in enumerate(told.build.draws[: told.columns], 1):
            at = QPointF(self._column(number) - drawn.width() / 2, drawn.y())
            look.art.draw(painter, at, drawn.width(), TileFace(tile, mini=True))
        for turn in told.turns:
            at = QPointF(self._column(turn.number) - thrown.width() / 2, thrown.y())
            state = TileState.WORSE if turn.loss.closed or turn.loss.farther else TileState.REST
            look.art.draw(painter, at, thrown.width(), TileFace(turn.throw.tile, state))
            if turn.loss:
                self._paint_loss(painter, turn, thrown)
            if self._has_roads:
                self._paint_roads(painter, turn, thrown.bottom() + look.px(_LOSS + _GAP))

    def _paint_loss(self, painter: QPainter, turn: Turned, thrown: QRectF) -> None:
        """A bar under a discard that lost something: whole where the goal is farther, hollow where fewer tiles help."""
        look, colour = self.look, QColor(self.look.theme.bad)
        wide = thrown.width() * 0.6
        place = QRectF(self._column(turn.number) - wide / 2, thrown.bottom() + 3, wide, look.px(_LOSS))
        painter.setPen(QPen(colour, 1))
        painter.setBrush(colour if turn.loss.closed or turn.loss.farther else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, 2, 2)

    def _paint_roads(self, painter: QPainter, turn: Turned, top: float) -> None:
        """The roads that the learner named; struck through where the discard keeps others."""
        fans: tuple[FanId, ...] = turn.throw.keeps
        side = min(self.look.px(_ROAD), self._pitch / 2 - 1)
        left = self._column(turn.number) - side * len(fans) / 2
        for place, fan in enumerate(fans):
            paint_mark(painter, QRectF(left + place * side, top, side - 1, side - 1), fan, self.look)
        if not turn.said_right:
            painter.setPen(QPen(QColor(self.look.theme.bad), 2))
            painter.drawLine(QPointF(left - 1, top + side), QPointF(left + side * len(fans) + 1, top - 1))

    def _hand_metrics(self, way: Way) -> tuple[tuple[Group, ...], float]:
        """The hand of a way as groups of mini tiles, and how wide it is."""
        if way.hand is None:
            return (), 0.0
        missing = way.hand.missing if way.who is not Player.PAR else ((),) * len(way.hand.parts)
        groups = tuple(ghost_faces(part.tiles, gone) for part, gone in zip(way.hand.parts, missing, strict=True))
        return groups, self._metrics(groups).measure(groups).width()

    def _metrics(self, groups: tuple[Group, ...]) -> RowMetrics:
        wide = fitting_width(groups, self.width() * _HANDS, self.look.tile_width(TILE_MINI))
        return RowMetrics(wide)


def turn_read(told: Told, look: Look) -> str:
    """The discard that is looked at, as a screen reader says it."""
    turn, words = told.turn, look.words
    if turn is None:
        return ""
    said = turn_said(turn, told.build.task.kind, words)
    title = words("build-turn", n=turn.number, tile=turn.throw.tile)
    return words("build-turn-read", turn=title, hand=words.tiles(turn.hand.concealed), said=said)


def marked_faces(turn: Turned) -> tuple[tuple[Tile, TileState], ...]:
    """The hand of a discard with the best tiles and, where it lost something, the learner's own marked, one each."""
    own, marks = turn.throw.tile, dict.fromkeys(turn.best, TileState.BEST)
    marks[own] = TileState.WORSE if turn.loss else TileState.BEST
    faces = []
    for tile in turn.hand.concealed:
        faces.append((tile, marks.pop(tile, TileState.REST)))
    return tuple(faces)
