"""A won hand on a slide: its melds over the whole width, its lanes under them, each name over its bar."""

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from trainer.coach.packs import Reveal
from trainer.coach.packs.slide import Slide, payments
from trainer.coach.rule_book.wording import other_name
from trainer.coach.score_board import Board, Row
from trainer.rules import FANS, FanTier, Parts, WonHand
from trainer.ui.controls import Align, Run, TextLine
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.present.space import LEAST_ROW, SlideGrid, TileSpot, edges_of, hand_groups, lanes_in, melds_in
from trainer.ui.score.bars import BarPainter
from trainer.ui.theme import Step, Tone
from trainer.ui.tiles import Group

_PAST = 0.6
"""How strong lanes are that are not the present one."""
_MARK = 14
_CAPTION = 18
_PAYMENT = 30


class HandPart(Struct, frozen=True, dict=True):
    """The hand of a slide in a room. ``grown``: how much of the newest lane is there, 0 to 1."""

    look: Look
    slide: Slide
    board: Board
    won: WonHand
    room: QRectF
    grown: float = 1.0

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The faces of the melds."""
        return hand_groups(self.won, self.board)

    @cached_property
    def placed(self) -> tuple[tuple[TileSpot, ...], ...]:
        """Where the tiles stand."""
        most = (self.room.height() - self.look.px(_CAPTION)) * 0.6
        return melds_in(self.groups, self.room, self.look, most)

    @property
    def foot(self) -> float:
        """Where the tiles end."""
        return self.placed[0][0].place.bottom()

    @cached_property
    def grid(self) -> SlideGrid:
        """The lanes under the tiles."""
        room = self.below
        newest = self.slide.newest
        row = newest[1] if newest is not None and newest[1] is not None else max(self.slide.rows, default=0)
        return lanes_in(self.board, edges_of(self.placed), room, self.look, row)

    @cached_property
    def captioned(self) -> bool:
        """Whether the melds have their names under them: not where the lanes need the room."""
        left = self.room.bottom() - self.foot - self.look.px(_CAPTION + 4)
        return not self.slide.rows or left >= len(self.board.rows) * self.look.px(LEAST_ROW)

    @property
    def below(self) -> QRectF:
        """The room under the tiles and their names."""
        top = self.foot + self.look.px(_CAPTION + 4 if self.captioned else 4)
        return QRectF(self.room.left(), top, self.room.width(), self.room.bottom() - top)

    @cached_property
    def seen(self) -> tuple[int, ...]:
        """The rows that have something to show and a place."""
        named = self.slide.shows(Reveal.FANS)
        rows = enumerate(self.board.rows)
        shown = (index for index, row in rows if index in self.slide.rows or (named and not row.refused))
        return tuple(index for index in shown if self.grid.visible(index))

    def lines(self) -> tuple[TextLine, ...]:
        """The captions of the melds and the names of the rows."""
        named = self.captioned and (self.slide.shows(Reveal.TILES) or bool(self.slide.rows))
        captions = self._captions() if named else ()
        return (*captions, *(self._name(index) for index in self.seen), *self._payments())

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles, the bars and the marks of the rows."""
        if self.slide.shows(Reveal.TILES):
            self._tiles(painter)
        for index in self.seen:
            self._row(painter, index)

    def _tiles(self, painter: QPainter) -> None:
        for group, spots in zip(self.groups, self.placed, strict=True):
            pairs = sorted(zip(group, spots, strict=True), key=lambda pair: not pair[1].behind)
            for face, spot in pairs:
                width = spot.place.height() if face.turned else spot.place.width()
                self.look.art.draw(painter, spot.place.topLeft(), width, face)

    def _captions(self) -> tuple[TextLine, ...]:
        words, reading = self.look.words, self.board.score.reading
        made = []
        for part, (left, right) in zip(self.board.order, edges_of(self.placed), strict=True):
            place = QRectF(left, self.foot + self.look.px(2), right - left, self.look.px(_CAPTION))
            named = reading.parts[part]
            short = words.tile(named.tile) if named.tile.is_honour else "".join(str(t.rank) for t in named.tiles)
            choices = (TextLine(place, _caption(text), Align.CENTRE) for text in (words.part(named), short))
            made.append(next((line for line in choices if line.width(self.look) <= place.width()), None))
        return tuple(line for line in made if line is not None)

    def _payments(self) -> Iterator[TextLine]:
        """Who pays what, one under the other, where no lanes take the room."""
        if self.seen or self.slide.offers:
            return
        high = min(self.look.px(_PAYMENT), self.below.height() / 4)
        for place, (text, winner) in enumerate(payments(self.slide, self.look.words)):
            line = QRectF(self.below.left(), self.below.top() + place * high, self.below.width(), high)
            yield TextLine(line, (Run(text, Step.LEAD, winner, tone=Tone.ACCENT if winner else None),))

    def _strength(self, index: int) -> float:
        newest = self.slide.newest
        at_lane = newest is not None and newest[0] is Reveal.LANES
        return 1.0 if not at_lane or newest is None or newest[1] == index else _PAST

    def _grown(self, index: int) -> float:
        newest = self.slide.newest
        return self.grown if newest is not None and newest[1] == index else 1.0

    def _name(self, index: int) -> TextLine:
        """The fan's name over its bar, its points once they are revealed; of a refused one the word for it."""
        words, row, px = self.look.words, self.board.rows[index], self.look.px
        runs = [Run(words.fan(row.fan), Step.BODY, True, struck=row.struck, tone=Tone.INK2 if row.refused else None)]
        if row.refused:
            runs.append(Run(words("teach-refused"), Step.BODY, tone=Tone.BAD, gap=8))
        elif self.slide.shows(Reveal.POINTS):
            runs.append(Run(words("points", n=row.points), Step.BODY, tone=Tone.INK2, gap=8))
        if self.slide.both:
            runs.append(Run(other_name(FANS[row.fan], self.look.language), Step.BODY, tone=Tone.INK3, gap=8))
        room, indent = self.grid.name(index), px(_MARK + 5)
        bare = TextLine(room, tuple(runs))
        needed = bare.width(self.look) + indent
        left = max(room.left(), min(self._left(row), room.right() - needed)) + indent
        return TextLine(
            QRectF(left, room.top(), room.right() - left, room.height()), tuple(runs), opacity=self._strength(index)
        )

    def _left(self, row: Row) -> float:
        columns = row.bars[0].columns
        return self.grid.edges[columns[0]][0] if columns else self.grid.edges[0][0]

    def _row(self, painter: QPainter, index: int) -> None:
        row, px, name = self.board.rows[index], self.look.px, self._name(index).place
        painter.save()
        painter.setOpacity(self._strength(index))
        side = px(_MARK)
        mark = QRectF(name.left() - px(_MARK + 5), name.center().y() - side / 2, side, side)
        paint_mark(painter, mark, row.fan, self.look)
        if index in self.slide.rows:
            self._bars(painter, index, row)
        painter.restore()

    def _bars(self, painter: QPainter, index: int, row: Row) -> None:
        bars, grown = BarPainter(self.look, self.grid), self._grown(index)
        for bar in row.bars:
            if bar.refusal is not None:
                taken = tuple(self.board.column(part) for part in bar.refusal.taken)
                for part in bar.refusal.taken:
                    for holder in self._holders(index, part):
                        bars.tether(painter, index, holder, self.board.column(part), grown)
                self._clear_name(painter, index)
                bars.refused(painter, index, bar, taken, grown)
            elif FANS[bar.fan].tier is FanTier.INCIDENTAL:
                bars.event(painter, index, bar, "", grown)
            else:
                bars.counted(painter, index, bar, grown)

    def _clear_name(self, painter: QPainter, index: int) -> None:
        """Keep the line to the lock from running through the words over a bar: between the bars nothing of it is left
        where there are words."""
        margin, row = self.look.px(4), self.grid.row(index)
        words = self._name(index).taken(self.look).adjusted(-margin, 0, margin, 0)
        words.setTop(row.top() - 2 * self.grid.unit + 1)
        words.setBottom(self.grid.seat(index, 0).top())
        painter.save()
        painter.setOpacity(1.0)
        painter.fillRect(words, QColor(self.look.theme.bg))
        painter.restore()

    def _holders(self, index: int, part: int) -> Parts:
        """The rows above, of the same class, whose lock holds a part."""
        klass, rows = FANS[self.board.rows[index].fan].klass, self.board.rows
        return tuple(
            holder
            for holder in range(self.grid.first, index)
            if FANS[rows[holder].fan].klass is klass
            and any(bar.refusal is None and part in bar.parts for bar in rows[holder].bars)
        )


def _caption(text: str) -> tuple[Run, ...]:
    return (Run(text, Step.BODY, tone=Tone.INK2),)
