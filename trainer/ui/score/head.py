"""The head of the scoring matrix: the melds with the winning tile ringed, and what the columns are."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from trainer.coach.score_board import Board
from trainer.rules import Meld, MeldKind, Part, Reading, Tile, WonHand, relation
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.score.grid import MatrixGrid
from trainer.ui.theme import TILE_MINI, TILE_RATIO, Step, Tone
from trainer.ui.tiles import Group, RowMetrics, TileFace, TileState, concealed_kong_faces, meld_faces

TilePaint = Callable[[QPainter, QRectF, TileFace], None]
"""Puts one tile face into a room."""

_RIGHT = Qt.AlignmentFlag.AlignRight
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_TOP, _GAP, _FOOT = 5, 4, 6
"""Air over the tiles, between them and their caption, and under that, in pixels of the design."""
_AIR = _TOP + _GAP + _FOOT
_PAD = 6
_LEAST_WHY = 60


def screen_tiles(look: Look) -> TilePaint:
    """Tiles from the look's pixmaps, sharp on a screen."""

    def paint(painter: QPainter, room: QRectF, face: TileFace) -> None:
        """Put one tile there from the look's pixmaps."""
        look.art.draw(painter, room.topLeft(), room.height() if face.turned else room.width(), face)

    return paint


def vector_tiles(look: Look) -> TilePaint:
    """Tiles as vectors, for pictures and printers."""
    return look.art.paint


def winning_part(won: WonHand, reading: Reading) -> int:
    """The part that the winning tile completes: the first made within the hand that holds it."""
    laid = len(won.hand.melds)
    return next(i for i, part in enumerate(reading.parts) if i >= laid and won.hand.win_tile in part.tiles)


def part_faces(won: WonHand, reading: Reading, wrong: Sequence[Tile] = ()) -> tuple[Group, ...]:
    """The faces of every part of the reading, in its order: the called tile turned, a concealed kong half down, the
    winning tile ringed, and the first of each of the ``wrong`` tiles ringed as one that breaks a fan."""
    wins, left = winning_part(won, reading), list(wrong)
    return tuple(_faces(won, index, part, left, wins=index == wins) for index, part in enumerate(reading.parts))


def breadth(groups: Sequence[Group]) -> float:
    """The number of tiles that the widest of some groups takes, a turned one counted as four thirds."""
    return max(sum(face.breadth(1) for face in group) for group in groups)


def _faces(won: WonHand, index: int, part: Part, wrong: list[Tile], *, wins: bool) -> Group:
    faces = [TileFace(tile) for tile in part.tiles]
    if index < len(won.hand.melds) and isinstance(part, Meld):
        faces = list(_laid_down(won, index, part))
    if wins:
        place = part.tiles.index(won.hand.win_tile)
        faces[place] = replace(faces[place], state=TileState.WINNING)
    for place, face in enumerate(faces):
        if face.tile in wrong and face.state is TileState.REST:
            wrong.remove(face.tile)
            faces[place] = replace(face, state=TileState.WORSE)
    return tuple(faces)


def _laid_down(won: WonHand, index: int, meld: Meld) -> Group:
    if meld.kind is MeldKind.KONG and meld.concealed:
        return concealed_kong_faces(meld.tile)
    claim = won.claim(index)
    if claim is None:
        return meld_faces(meld.tiles)
    return meld_faces(meld.tiles, claim.tile, relation(won.winner, claim.source))


class HeadPainter(Struct, frozen=True):
    """Paints the head of one grid: ``groups`` are the faces of the parts, in the order of the columns."""

    look: Look
    won: WonHand
    board: Board
    grid: MatrixGrid
    groups: tuple[Group, ...]
    tiles: TilePaint

    def paint(self, painter: QPainter) -> None:
        """Paint the melds, what they are called, and the heads of the other columns."""
        captions = self.captions()
        step, caption = self._step(captions), self._captions_high(captions)
        metrics = RowMetrics(self._tile_width(captions))
        height = metrics.width * TILE_RATIO
        gap = self.look.px(_GAP)
        for column, group in enumerate(self.groups):
            room = self.grid.meld(column)
            top = room.top() + max(self.look.px(_TOP), (room.height() - height - gap - caption) / 2)
            origin = QPointF(room.center().x() - metrics.group_width(group) / 2, top)
            for face, place in zip(group, metrics.places([group], origin)[0], strict=True):
                self.tiles(painter, place, face)
            below = QRectF(room.left(), top + height + gap, room.width(), caption)
            self._lettering.paint(painter, below, captions[column], step, Tone.INK2, _CENTRE)
        self._why(painter)

    def captions(self) -> list[list[Run]]:
        """What stands under the melds, from left to right; one line each where two have no room."""
        told = [self._caption(part) for part in self.board.order]
        if self.height_needed(told, TILE_MINI * self.grid.unit) <= self._high:
            return told
        return [self._short_caption(runs) for runs in told]

    def height_needed(self, captions: Sequence[Sequence[Run]], tile: float) -> float:
        """The height that tiles of a width and captions take together, with the air around them."""
        return tile * TILE_RATIO + self._captions_high(captions) + self.look.px(_AIR)

    @property
    def _high(self) -> float:
        return self.grid.meld(0).height()

    def _tile_width(self, captions: Sequence[Sequence[Run]]) -> float:
        """As wide as the columns allow, but no higher than the captions and some air leave room."""
        room = self._high - self.look.px(_AIR) - self._captions_high(captions)
        return min(self.grid.tile, max(self.look.px(TILE_MINI), int(room / TILE_RATIO)))

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
        if not self._fits([win], Step.SMALL):
            if tile.is_honour:
                return [replace(win, text=words.tile(tile))]
            win = replace(win, text=words("score-wins", tile=str(tile.rank)))
        return [Run(name), Run("\n"), win]

    def _short_caption(self, runs: list[Run]) -> list[Run]:
        """One line: what is won, or the name, or nothing where it has no room; the tiles say it, too."""
        kept = runs if self._fits(runs, Step.SMALL) else runs[-1:]
        return kept if self._fits(kept, Step.SMALL) else [Run("")]

    def _step(self, captions: Sequence[Sequence[Run]]) -> Step:
        """The largest step in which every line of the captions fits its column."""
        lines = [run for runs in captions for run in runs if run.text.strip()]
        one = self._high < self.look.px(90)
        for step in (Step.BODY, Step.NOTE)[1 if one else 0 :]:
            if all(self._fits([run], step) for run in lines):
                return step
        return Step.SMALL

    def _fits(self, runs: Sequence[Run], step: Step) -> bool:
        lines: list[list[Run]] = [[]]
        for run in runs:
            if run.text == "\n":
                lines.append([])
            else:
                lines[-1].append(run)
        room = self.grid.panel(0).width() - self.look.px(_PAD)
        return len(lines) == 1 and self._lettering.fits(lines[0], step, room)

    def _why(self, painter: QPainter) -> None:
        words, head = self.look.words, self.grid.reason_head()
        high = self.look.px(Step.NOTE.line)
        line = QRectF(head.left(), head.bottom() - high - self.look.px(_FOOT), head.width(), high)
        if self.grid.reason(0).width() >= self.look.px(_LEAST_WHY):
            self._lettering.line(painter, line, words("score-why"), Step.NOTE, Tone.INK3)
        self._lettering.line(painter, line, words("score-points-head"), Step.NOTE, Tone.INK3, _RIGHT)

    @property
    def _lettering(self) -> Lettering:
        return Lettering(self.look)
