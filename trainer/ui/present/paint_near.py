"""A hand on its way on a slide: its tiles, what is seen elsewhere, and the nearest ways or the waits below."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trainer.coach.exercises import Nearer
from trainer.coach.packs import Reveal
from trainer.coach.packs.slide import Slide
from trainer.coach.panel import FanLine, WaitsContent
from trainer.reach import Position, Wait
from trainer.ui.controls import Run, TextLine
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.present.space import TileSpot, melds_in
from trainer.ui.theme import TILE_RATIO, Step, Tone
from trainer.ui.tiles import Group, TileFace, held_groups

_ROW: Final = 30
_MARK: Final = 15
_SEEN: Final = 20
_WAIT: Final = 34
_WAITS: Final = 7
_NAME: Final = 190


class NearPart(Struct, frozen=True, dict=True):
    """The position of a slide in a room; of an exercise with two positions both."""

    look: Look
    slide: Slide
    room: QRectF

    @property
    def positions(self) -> tuple[Position, ...]:
        """What is shown, from top to bottom."""
        exercise, one = self.slide.answer.exercise, self.slide.answer.position
        return exercise.positions if isinstance(exercise, Nearer) else () if one is None else (one,)

    @cached_property
    def hands(self) -> tuple[tuple[tuple[Group, ...], tuple[tuple[TileSpot, ...], ...]], ...]:
        """The groups of each position with the places of their tiles."""
        made, room = [], QRectF(self.room)
        most = self.room.height() * (0.3 if len(self.positions) > 1 else 0.5)
        for position in self.positions:
            groups = tuple(group for group in held_groups(position.concealed, position.melds) if group)
            placed = melds_in(groups, room, self.look, most)
            made.append((groups, placed))
            room.setTop(placed[0][0].place.bottom() + self.look.px(8))
        return tuple(made)

    @property
    def foot(self) -> float:
        """Where the last tiles end."""
        hands = self.hands
        return hands[-1][1][0][0].place.bottom() if hands else self.room.top()

    @property
    def _visible(self) -> QRectF:
        """The room of the tiles that are seen elsewhere."""
        seen = bool(self.positions) and bool(self.positions[0].visible)
        high = self.look.px(_SEEN * TILE_RATIO + 4) if seen else 0
        return QRectF(self.room.left(), self.foot + self.look.px(6), self.room.width(), high)

    @property
    def below(self) -> QRectF:
        """The room under all tiles."""
        top = self._visible.bottom() + self.look.px(4)
        return QRectF(self.room.left(), top, self.room.width(), self.room.bottom() - top)

    @cached_property
    def ways(self) -> tuple[FanLine, ...]:
        """The nearest fans, as many as have a place, once they are revealed."""
        panel = self.slide.answer.panel
        if panel is None or self.slide.answer.exercise is not None or not self.slide.shows(Reveal.FANS):
            return ()
        if self.waits:
            return ()
        near = [row for row in panel.rows if row.distance is not None]
        near.sort(key=lambda row: (row.distance or 0, -(row.live or 0)))
        return tuple(near[: max(1, int(self.below.height() // self.look.px(_ROW)))])

    @cached_property
    def waits(self) -> tuple[Wait, ...]:
        """The tiles that win, once points are revealed."""
        panel = self.slide.answer.panel
        heading = None if panel is None else panel.heading
        if not isinstance(heading, WaitsContent) or not self.slide.shows(Reveal.POINTS):
            return ()
        return () if self.slide.answer.exercise is not None else (heading.wins + heading.below)[:_WAITS]

    def lines(self) -> tuple[TextLine, ...]:
        """The word beside tiles seen elsewhere, and what is revealed."""
        return (*self._seen_word(), *self._way_lines(), *self._wait_lines())

    def paint(self, painter: QPainter) -> None:
        """Paint all tiles and marks."""
        if not self.slide.shows(Reveal.TILES):
            return
        for groups, placed in self.hands:
            for group, spots in zip(groups, placed, strict=True):
                for face, spot in sorted(zip(group, spots, strict=True), key=lambda pair: not pair[1].behind):
                    self.look.art.draw(painter, spot.place.topLeft(), spot.place.width(), face)
        self._paint_seen(painter)
        for row, way in enumerate(self.ways):
            place, side = self._row(row), self.look.px(_MARK)
            paint_mark(painter, QRectF(place.left(), place.center().y() - side / 2, side, side), way.fan, self.look)
        for number, wait in enumerate(self.waits):
            at = self._wait(number)
            self.look.art.draw(painter, at.topLeft(), self.look.px(_WAIT), TileFace(wait.tile))

    def _paint_seen(self, painter: QPainter) -> None:
        line, tile = self._seen_word(), self.look.px(_SEEN)
        left = line[0].taken(self.look).right() + self.look.px(8) if line else 0.0
        for seen in self.positions[0].visible if line else ():
            self.look.art.draw(
                painter, QRectF(left, self._visible.top(), tile, tile).topLeft(), tile, TileFace(seen, mini=True)
            )
            left += tile + 1

    def _seen_word(self) -> tuple[TextLine, ...]:
        if not self._visible.height() or not self.slide.shows(Reveal.TILES):
            return ()
        return (TextLine(self._visible, (Run(self.look.words("exercise-seen"), Step.BODY, tone=Tone.INK2),)),)

    def _row(self, row: int) -> QRectF:
        high = self.look.px(_ROW)
        return QRectF(self.below.left(), self.below.top() + row * high, self.below.width(), high)

    def _way_lines(self) -> Iterator[TextLine]:
        words, px = self.look.words, self.look.px
        for number, way in enumerate(self.ways):
            row = self._row(number)
            name = QRectF(row.left() + px(_MARK + 6), row.top(), px(_NAME - _MARK - 6), row.height())
            rest = QRectF(row.left() + px(_NAME), row.top(), row.width() - px(_NAME), row.height())
            yield TextLine(name, (Run(words.fan(way.fan), Step.LEAD, True),))
            far = words("teach-won") if way.won else words("teach-away", n=way.distance or 0)
            help_by = Run(words("teach-live", n=way.live or 0), Step.BODY, tone=Tone.INK2, gap=12)
            yield TextLine(rest, (Run(far, Step.LEAD), *(() if way.won else (help_by,))))

    def _wait(self, number: int) -> QRectF:
        step = self.below.width() / _WAITS
        high = self.look.px(_WAIT * TILE_RATIO)
        return QRectF(self.below.left() + number * step, self.below.top(), step, high)

    def _wait_lines(self) -> Iterator[TextLine]:
        words, px = self.look.words, self.look.px
        panel = self.slide.answer.panel
        line = panel.heading.line if panel is not None else 0
        for number, wait in enumerate(self.waits):
            at = self._wait(number)
            enough = wait.points >= line
            points = QRectF(at.left(), at.bottom() + px(2), at.width(), px(18))
            copies = points.translated(0, px(18))
            tone = Tone.ACCENT if enough else Tone.INK2
            yield TextLine(points, (Run(words("points", n=wait.points), Step.BODY, True, tone=tone),))
            said = words("teach-copies", n=wait.live) if enough else words("teach-below")
            yield TextLine(copies, (Run(said, Step.BODY, tone=Tone.INK2),))
