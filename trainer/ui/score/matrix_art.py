"""The scoring matrix painted: melds across the top, a lane for each class, reasons and points at the right.

Screen, PNG and PDF are painted by this one class; only how tiles are put down differs.
"""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from trainer.rules import FanClass, FanTier, Parts, WonHand
from trainer.rules.fans import FANS
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.score.bars import BarPainter
from trainer.ui.score.board import Bar, Board, Lane, Row
from trainer.ui.score.fan_label import FanLabel, FanNames
from trainer.ui.score.grid import Grid
from trainer.ui.score.head_art import HeadPainter, TilePaint
from trainer.ui.score.reading_out import row_said
from trainer.ui.theme import Step, Tone

_MARK = 22
_MARK_GAP = 8
_DIM = 0.32
_AIR = 6
"""What the words of a row leave free above and below them together."""
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Held:
    """A bar that is being moved: its row and place in it, how far it was taken, where it would sit
    now; ``returning`` springs back. ``by_key``: the keys hold it, not the pointer."""

    row: int
    bar: int
    offset: QPointF = field(default_factory=QPointF)
    target: Parts | None = None
    allowed: bool = True
    returning: bool = False
    by_key: bool = False


@dataclass(frozen=True, slots=True)
class MatrixState:
    """What is pointed at, held and revealed. ``shown`` counts rows, its fraction is the growth of the next one;
    ``whole`` is the growth of all of them at once."""

    lit_bar: tuple[int, int] | None = None
    lit_column: int | None = None
    held: Held | None = None
    shown: float = float("inf")
    whole: float = 1.0

    def grown(self, row: int) -> float:
        """How much of a row is there, 0 to 1."""
        return min(self.whole, max(0.0, self.shown - row))


@dataclass(frozen=True, slots=True)
class MatrixPainter:
    """Paints one board on one grid."""

    look: Look
    won: WonHand
    board: Board
    grid: Grid
    tiles: TilePaint
    names: FanNames = FanNames.ONE

    def paint(self, painter: QPainter, state: MatrixState) -> None:
        """Paint everything, from (0, 0)."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._panels(painter, state)
        HeadPainter(self.look, self.won, self.board, self.grid, self.tiles).paint(painter)
        index = 0
        for lane in self.board.lanes:
            self._hairline(painter, index)
            self._lane(painter, lane, index, state)
            index += len(lane.rows)
        if not self.board.lanes:
            self._hairline(painter, 0)
            self._no_fan(painter)

    def _panels(self, painter: QPainter, state: MatrixState) -> None:
        theme = self.look.theme
        lit = self._lit_columns(state)
        for column in range(self.grid.columns):
            panel = self.grid.panel(column)
            ground = QColor(theme.accent_weak if column in lit else theme.sunk)
            painter.setPen(Qt.PenStyle.NoPen)
            if theme.outline:
                ground = QColor(theme.bg)
                painter.setPen(QColor(theme.accent if column in lit else theme.ink3))
            painter.setBrush(ground)
            painter.drawRoundedRect(panel, self.look.px(8), self.look.px(8))

    def _lit_columns(self, state: MatrixState) -> Parts:
        if state.lit_column is not None:
            return (state.lit_column,)
        if state.lit_bar is None:
            return ()
        row, bar = state.lit_bar
        return self.board.rows[row].bars[bar].columns

    def _hairline(self, painter: QPainter, row: int) -> None:
        top = self.grid.row(row).top()
        painter.fillRect(QRectF(0, top, self.grid.width, 1), QColor(self.look.theme.line))

    def _no_fan(self, painter: QPainter) -> None:
        words = self.look.words
        self._lettering.line(painter, self.grid.class_label(0), words("score-no-fan"), Step.BODY, Tone.INK2)

    def _lane(self, painter: QPainter, lane: Lane, first: int, state: MatrixState) -> None:
        self._class_label(painter, lane.klass, first)
        for index, row in enumerate(lane.rows, start=first):
            if row.refused and state.held is None:
                self._tethers(painter, lane, first, index, row.bars[0], state)
        for index, row in enumerate(lane.rows, start=first):
            grown = state.grown(index)
            if grown > 0 and not row.refused:
                for column in lane.free:
                    if not any(bar.passes(column) for bar in row.bars):
                        self._bars.free(painter, index, column)
            if grown > 0:
                self._row(painter, lane, row, index, state)

    def _class_label(self, painter: QPainter, klass: FanClass, row: int) -> None:
        words, room = self.look.words, self.grid.class_label(row)
        runs = [Run(words.fan_class(klass))]
        if klass.major.value != klass.value:
            major = words("score-major", major=words(f"major-{klass.major}"))
            runs = [Run(f"{major}\n", tone=Tone.INK3, step=Step.SMALL), *runs]
        self._lettering.paint(painter, room, runs, Step.BODY, Tone.INK1)

    def _row(self, painter: QPainter, lane: Lane, row: Row, index: int, state: MatrixState) -> None:
        self._fan_label(painter, row, index, state.grown(index))
        for place, bar in enumerate(row.bars):
            painter.save()
            if self._is_dimmed(bar, (index, place), state):
                painter.setOpacity(_DIM)
            held = state.held if state.held and (state.held.row, state.held.bar) == (index, place) else None
            if held is not None:
                self._held(painter, index, bar, held)
            else:
                self._bar(painter, index, bar, state.grown(index))
                self._free_within(painter, lane, index, bar)
            painter.restore()
            if state.lit_column is not None and state.lit_column in bar.columns:
                self._bars.lit(painter, index, state.lit_column)
        if state.grown(index) >= 1:
            self._reason(painter, row, index)
            self._points(painter, row, index)

    def _bar(self, painter: QPainter, index: int, bar: Bar, grown: float) -> None:
        if bar.refusal is not None:
            taken = tuple(self.board.column(part) for part in bar.refusal.taken)
            self._bars.refused(painter, index, bar, taken, grown)
        elif FANS[bar.fan].tier is FanTier.INCIDENTAL:
            self._bars.event(painter, index, bar, self.look.words.fan(bar.fan), grown)
        else:
            self._bars.counted(painter, index, bar, grown)

    def _held(self, painter: QPainter, index: int, bar: Bar, held: Held) -> None:
        if held.target is not None:
            columns = tuple(sorted(self.board.column(part) for part in held.target))
            self._bars.target(painter, index, columns, held.allowed)
        painter.save()
        painter.translate(held.offset)
        painter.setOpacity(0.85)
        self._bar(painter, index, bar, 1.0)
        painter.restore()

    def _free_within(self, painter: QPainter, lane: Lane, index: int, bar: Bar) -> None:
        if bar.refusal is None:
            for column in lane.free:
                if bar.passes(column):
                    self._bars.free(painter, index, column)

    @staticmethod
    def _is_dimmed(bar: Bar, place: tuple[int, int], state: MatrixState) -> bool:
        if state.lit_column is not None:
            return state.lit_column not in bar.columns
        return state.lit_bar is not None and state.lit_bar != place

    def _tethers(self, painter: QPainter, lane: Lane, first: int, index: int, bar: Bar, state: MatrixState) -> None:
        if bar.refusal is None:
            return
        painter.save()
        if self._is_dimmed(bar, (index, 0), state):
            painter.setOpacity(_DIM)
        for part, blocker in bar.refusal.taken.items():
            holders = (
                row_index
                for row_index, row in enumerate(lane.rows, start=first)
                if any(b.refusal is None and (b.fan, b.parts) == (blocker.fan, blocker.parts) for b in row.bars)
            )
            self._bars.tether(painter, index, next(holders), self.board.column(part), state.grown(index))
        painter.restore()

    def _fan_label(self, painter: QPainter, row: Row, index: int, grown: float) -> None:
        room, side = self.grid.fan_label(index), self.look.px(_MARK)
        painter.save()
        painter.setOpacity(painter.opacity() * min(1.0, grown * 2) * (0.6 if row.refused else 1.0))
        paint_mark(painter, QRectF(room.left(), room.center().y() - side / 2, side, side), row.fan, self.look)
        painter.restore()
        left = room.left() + side + self.look.px(_MARK_GAP)
        place = QRectF(left, room.top(), room.right() - left - self.look.px(4), room.height())
        FanLabel(self.look, row, self.names).paint(painter, place)

    def _reason(self, painter: QPainter, row: Row, index: int) -> None:
        words = self.look.words
        said = row_said(self.board, row, words)
        if row.refused:
            note = self._more(row, self.grid.refusal(index).width())
        else:
            note = words(f"status-{self.board.score.values.statuses[row.fan]}")
        room = self.grid.refusal(index) if row.refused else self.grid.reason(index)
        runs, step = self._fitting_reason(said, note, room)
        self._lettering.paint(painter, room, runs, step, Tone.INK1 if row.refused else Tone.INK2)

    def _fitting_reason(self, said: str, note: str, room: QRectF) -> tuple[list[Run], Step]:
        """A reason with its note, smaller where the row is low; pointing at the row tells a note that was left out."""
        noted = [Run(said), Run("\n" + note, tone=Tone.INK3, step=Step.SMALL)] if note else [Run(said)]
        for runs, step in ((noted, Step.NOTE), (noted, Step.SMALL), ([Run(said)], Step.NOTE)):
            if self._lettering.height(runs, step, room.width()) <= room.height() - self.look.px(_AIR):
                return runs, step
        return [Run(said)], Step.SMALL

    def _more(self, row: Row, width: float) -> str:
        """The refusals without a row: each fan named, or only counted where the names need more than a line."""
        words = self.look.words
        if not row.more:
            return ""
        fans = words("score-list").join(words("score-places", fan=fan, n=n) for fan, n in row.more)
        named = words("score-more", fans=fans)
        if self._lettering.fits([Run(named)], Step.SMALL, width):
            return named
        return words("score-more-counted", n=sum(n for _, n in row.more))

    def _points(self, painter: QPainter, row: Row, index: int) -> None:
        if row.refused:
            return
        runs = [
            Run(str(row.points), bold=True, step=Step.H2),
            Run(f" {self.look.words('score-unit')}", tone=Tone.INK3, step=Step.NOTE),
        ]
        self._lettering.paint(painter, self.grid.points(index), runs, Step.H2, Tone.INK1, _RIGHT)

    @property
    def _lettering(self) -> Lettering:
        return Lettering(self.look)

    @property
    def _bars(self) -> BarPainter:
        return BarPainter(self.look, self.grid)
