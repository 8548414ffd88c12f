"""The head of the scoring matrix: the melds with the winning tile ringed, and what the columns are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from trainer.rules import WonHand
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.score.board import Board
from trainer.ui.score.grid import DENSE, Grid
from trainer.ui.score.melds import part_faces, winning_part
from trainer.ui.theme import TILE_MINI, TILE_RATIO, Step, Tone
from trainer.ui.tiles import RowMetrics, TileFace

TilePaint = Callable[[QPainter, QRectF, TileFace], None]
"""Puts one tile face into a room."""

_RIGHT = Qt.AlignmentFlag.AlignRight
_TOP, _GAP, _FOOT = 5, 4, 8
"""Air over the tiles, between them and two lines of caption, and under those, in pixels of the design."""
_AIR = _TOP + _GAP + _FOOT
_CENTRE = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class HeadPainter:
    """Paints the head of one grid."""

    look: Look
    won: WonHand
    board: Board
    grid: Grid
    tiles: TilePaint

    def paint(self, painter: QPainter) -> None:
        """Paint the melds, what they are called, and the heads of the other columns."""
        faces = part_faces(self.won, self.board.score.reading)
        groups = tuple(faces[part] for part in self.board.order)
        captions = self.captions()
        step, caption_height = self._step(captions), self._captions_high(captions)
        metrics = RowMetrics(self._tile_width(captions))
        height = metrics.width * TILE_RATIO
        gap = self.look.px(10 if caption_height <= self.look.px(step.line) else _GAP)
        top = max(self.look.px(_TOP), (self.grid.head - height - gap - caption_height) / 2 - self.look.px(2))
        for column, group in enumerate(groups):
            room = self.grid.meld(column)
            origin = QPointF(room.center().x() - metrics.group_width(group) / 2, top)
            for face, place in zip(group, metrics.places([group], origin)[0], strict=True):
                self.tiles(painter, place, face)
            below = QRectF(room.left(), top + height + gap, room.width(), caption_height)
            self._lettering.paint(painter, below, captions[column], step, Tone.INK2, _CENTRE)
        self._head_words(painter)

    def captions(self) -> list[list[Run]]:
        """What stands under the melds, from left to right."""
        return [self._caption(part) for part in self.board.order]

    def height_needed(self, captions: Sequence[Sequence[Run]]) -> float:
        """The height that tiles and captions take together, with the air around them."""
        return self._tile_width(captions) * TILE_RATIO + self._captions_high(captions) + self.look.px(_AIR)

    def _tile_width(self, captions: Sequence[Sequence[Run]]) -> float:
        """As wide as the columns allow, but no higher than the captions and some air leave room; never below mini."""
        widest = self.grid.tile_width(part_faces(self.won, self.board.score.reading))
        room = self.grid.head - self.look.px(_AIR) - self._captions_high(captions)
        return max(self.look.px(TILE_MINI), min(widest, room / TILE_RATIO))

    def _captions_high(self, captions: Sequence[Sequence[Run]]) -> float:
        step, width = self._step(captions), self.grid.panel(0).width()
        return max(self._lettering.height(runs, step, width) for runs in captions)

    def _caption(self, part: int) -> list[Run]:
        """What a part is called; the winning tile beside it, or under it where the column is too narrow."""
        words, reading = self.look.words, self.board.score.reading
        named = reading.parts[part]
        is_the_pair = bool(reading.melds) and part == len(reading.melds)
        name = words("score-pair", part=named) if is_the_pair else words.part(named)
        if named.tile.is_honour and not self._fits([Run(name)], Step.BODY):
            name = words("score-alike", tile=named.tile, n=len(named.tiles))
            name = name if self._fits([Run(name)], Step.SMALL) else words.tile(named.tile)
        if part != winning_part(self.won, reading):
            return [Run(name)]
        tile = self.won.hand.win_tile
        win = Run(words("score-wins", tile=tile), bold=True, tone=Tone.ACCENT)
        beside = [Run(name), Run(words("score-separator")), win]
        if self._fits(beside, Step.BODY):
            return beside
        if not tile.is_honour and not self._fits([win], Step.SMALL):
            win = replace(win, text=words("score-wins", tile=str(tile.rank)))
        return [Run(name), Run("\n"), win]

    def _step(self, captions: Sequence[Sequence[Run]]) -> Step:
        """The largest step in which every line of the captions fits its column; two lines under dense heads are
        smaller, for the sake of the tiles."""
        two = any(run.text == "\n" for runs in captions for run in runs)
        for step in (Step.NOTE,) if two and self.grid.density is DENSE else (Step.BODY, Step.NOTE):
            if all(self._fits([run], step) for runs in captions for run in runs if run.text.strip()):
                return step
        return Step.SMALL

    def _fits(self, runs: Sequence[Run], step: Step) -> bool:
        return self._lettering.fits(runs, step, self.grid.panel(0).width() - self.look.px(6))

    def _head_words(self, painter: QPainter) -> None:
        words, grid = self.look.words, self.grid
        rule = QRectF(0, self.look.px(8), self.look.px(126), grid.head - self.look.px(24))
        self._lettering.line(painter, rule, words("score-rule"), Step.NOTE, Tone.INK3)
        head = grid.reason_head()
        line = QRectF(head.left(), head.bottom() - self.look.px(40), head.width(), self.look.px(Step.NOTE.line))
        self._lettering.line(painter, line, words("score-why"), Step.NOTE, Tone.INK3)
        self._lettering.line(painter, line, words("score-points-head"), Step.NOTE, Tone.INK3, _RIGHT)

    @property
    def _lettering(self) -> Lettering:
        return Lettering(self.look)


def screen_tiles(look: Look) -> TilePaint:
    """Tiles from the look's pixmaps, sharp on a screen."""

    def paint(painter: QPainter, room: QRectF, face: TileFace) -> None:
        """Put one tile there from the look's pixmaps."""
        look.art.draw(painter, room.topLeft(), room.height() if face.turned else room.width(), face)

    return paint


def vector_tiles(look: Look) -> TilePaint:
    """Tiles as vectors, for pictures and printers."""
    return look.art.paint
