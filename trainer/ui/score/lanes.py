"""The scoring matrix painted: melds across the top, a lane for each class, reasons and points at the right.

Screen, picture, PDF and the rule book are painted by this one class; only measures and how tiles are put down differ.
"""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from trainer.coach.score_board import Bar, Board, ClassLane, Row
from trainer.rules import FANS, FanTier, Parts, Phrase, Tile, WonHand
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.score.bars import BarPainter
from trainer.ui.score.grid import MatrixGrid, Measures, grid_for
from trainer.ui.score.head import HeadPainter, TilePaint, breadth, part_faces
from trainer.ui.score.row_words import RowWords
from trainer.ui.theme import Step, Tone

_DIM = 0.32

Place = tuple[int, int]
"""A bar by its row and its place in it."""


class SheetOptions(Struct, frozen=True):
    """How a score is shown.

    ``both_names`` gives the fans' Chinese names on an English page, too. ``comparing`` puts the comparison with 国标
    beside the settlement. ``heading`` stands at the left of the melds in place of the rule of the game. ``wrong`` are
    tiles to ring as those that break a fan.
    """

    both_names: bool = False
    comparing: bool = False
    heading: Phrase | None = None
    wrong: tuple[Tile, ...] = ()


PLAIN = SheetOptions()


class Held(Struct, frozen=True):
    """A bar that is in the hand: where it would sit now, in parts (None: off the matrix); which of these are taken, and
    the rule that keeps it from there. ``by_key``: the keys hold it, not the pointer."""

    place: Place
    target: Parts | None
    taken: Parts = ()
    why_not: Phrase | None = None
    by_key: bool = False


class MatrixState(Struct, frozen=True):
    """What is pointed at, held and revealed. ``shown`` counts rows, its fraction is the growth of the next one.
    ``touched``: a meld was pointed at, so that what "class" means is shown by an example."""

    lit_bar: Place | None = None
    lit_column: int | None = None
    held: Held | None = None
    shown: float = float("inf")
    touched: bool = False

    def held_in(self, row: int) -> Held | None:
        """The bar that is in the hand, if it is of this row."""
        return self.held if self.held is not None and self.held.place[0] == row else None

    def grown(self, row: int) -> float:
        """How much of a row is there, 0 to 1."""
        return min(1.0, max(0.0, self.shown - row))


class MatrixPainter(Struct, frozen=True):
    """Paints one board, the melds of a won hand over it, on one grid."""

    look: Look
    won: WonHand
    board: Board
    grid: MatrixGrid
    tiles: TilePaint
    options: SheetOptions = PLAIN

    def paint(self, painter: QPainter, state: MatrixState) -> None:
        """Paint everything, from (0, 0)."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._panels(painter, state)
        self._heading(painter, state)
        faces = part_faces(self.won, self.board.score.reading, self.options.wrong)
        groups = tuple(faces[part] for part in self.board.order)
        HeadPainter(self.look, self.won, self.board, self.grid, groups, self.tiles).paint(painter)
        first = row = 0
        for lane in self.board.lanes:
            self._hairline(painter, first)
            self._lane(painter, lane, first, row, state)
            first += lane.height
            row += len(lane.rows)
        if not self.board.lanes:
            self._hairline(painter, 0)
            words = self.look.words
            self._lettering.line(painter, self.grid.label(0), words("score-no-fan"), Step.BODY, Tone.INK2)

    def _panels(self, painter: QPainter, state: MatrixState) -> None:
        theme, lit = self.look.theme, self._lit_columns(state)
        for column in range(self.grid.columns):
            ground = QColor(theme.accent_weak if column in lit else theme.sunk)
            painter.setPen(Qt.PenStyle.NoPen)
            if theme.outline:
                ground = QColor(theme.bg)
                painter.setPen(QColor(theme.accent if column in lit else theme.ink3))
            painter.setBrush(ground)
            painter.drawRoundedRect(self.grid.panel(column), self.look.px(8), self.look.px(8))

    def _lit_columns(self, state: MatrixState) -> Parts:
        if state.lit_column is not None:
            return (state.lit_column,)
        if state.lit_bar is None:
            return ()
        row, bar = state.lit_bar
        return self.board.rows[row].bars[bar].columns

    def _heading(self, painter: QPainter, state: MatrixState) -> None:
        """The rule of the game in full ink, or what stands in its place; once a meld was touched, what it means."""
        words, px = self.look.words, self.look.px
        if self.options.heading is not None:
            room = self.grid.beside().adjusted(0, 0, -px(8), 0)
            self._lettering.line(painter, room, words.phrase(self.options.heading), Step.NOTE, Tone.INK3)
            return
        rule, said = Run(words("score-rule")), self._once() if state.touched else []
        if self.grid.measures.rule:
            runs, step = self._lettering.first_fitting(
                [([rule, *([Run("   "), *said] if said else [])], s) for s in (Step.LEAD, Step.BODY, Step.NOTE)],
                self.grid.width,
                self.grid.rule.height(),
            )
            self._lettering.paint(painter, self.grid.rule, runs, step)
            return
        room = self.grid.beside().adjusted(0, 0, -px(12), 0)
        below = [Run("\n"), *said] if said else []
        steps = ((Step.LEAD, Step.NOTE), (Step.BODY, Step.NOTE), (Step.NOTE, Step.SMALL))
        choices = [([rule, *(replace(r, step=small) for r in below)], step) for step, small in steps]
        runs, step = self._lettering.first_fitting(choices, room.width(), room.height())
        self._lettering.paint(painter, room, runs, step)

    def _once(self) -> list[Run]:
        """同一类 ✕ ・ 换一类 ✓: where a meld may serve a second fan."""
        words = self.look.words
        return [
            Run(f"{words('score-once-same')} ", tone=Tone.INK2),
            Run("✕", tone=Tone.BAD, bold=True),
            Run(f"{words('score-separator')}{words('score-once-other')} ", tone=Tone.INK2),
            Run("✓", tone=Tone.ACCENT, bold=True),
        ]

    def _hairline(self, painter: QPainter, line: int) -> None:
        painter.fillRect(QRectF(0, self.grid.row(line).top(), self.grid.width, 1), QColor(self.look.theme.line))

    def _lane(self, painter: QPainter, lane: ClassLane, first: int, row: int, state: MatrixState) -> None:
        """A lane whose first line is ``first`` and whose first row has the number ``row`` on the board."""
        shift = first - row
        if self.grid.klass or not lane.rows:
            self._words.klass(painter, lane, first)
        if not lane.rows:
            self._words.empty(painter, first)
            for column in lane.free:
                self._bars.free(painter, first, column)
        for index in range(row, row + len(lane.rows)):
            self._tethers(painter, row, index, shift, state)
        for index in range(row, row + len(lane.rows)):
            if state.grown(index) > 0:
                self._row(painter, lane, index, index + shift, state)

    def _row(self, painter: QPainter, lane: ClassLane, index: int, line: int, state: MatrixState) -> None:
        row, grown = self.board.rows[index], state.grown(index)
        held = state.held_in(index)
        self._words.fan(painter, lane, row, line, grown)
        for place, bar in enumerate(row.bars):
            painter.setOpacity(_DIM if self._is_dimmed(bar, (index, place), state) else 1.0)
            if held is not None and held.place[1] == place:
                self._held(painter, line, bar, held)
            else:
                self._bar(painter, line, bar, grown)
            painter.setOpacity(1.0)
            if state.lit_column in bar.columns:
                self._bars.lit(painter, line, state.lit_column)
        for column in () if row.refused else lane.free:
            self._bars.free(painter, line, column)
        if grown >= 1:
            self._told(painter, row, line, held)

    def _told(self, painter: QPainter, row: Row, line: int, held: Held | None) -> None:
        """Write the reason and the points of a row."""
        why_not = held.why_not if held else None
        if row.why or why_not is not None:
            self._words.reason(painter, row, line, why_not)
        if held is None or row.points:  # a fan that is not placed yet is worth nothing
            self._words.points(painter, row, line)

    def _bar(self, painter: QPainter, line: int, bar: Bar, grown: float) -> None:
        if bar.refusal is not None:
            taken = tuple(self.board.column(part) for part in bar.refusal.taken)
            self._bars.refused(painter, line, bar, taken, grown)
        elif FANS[bar.fan].tier is FanTier.INCIDENTAL:
            self._bars.event(painter, line, bar, self.look.words.fan(bar.fan), grown)
        else:
            self._bars.counted(painter, line, bar, grown)

    def _held(self, painter: QPainter, line: int, bar: Bar, held: Held) -> None:
        """A bar in the hand at the place where it would sit; off the matrix it is only a shadow of itself."""
        if held.target is None:
            painter.setOpacity(_DIM)
            self._bar(painter, line, bar, 1.0)
            return
        columns = tuple(sorted(self.board.column(part) for part in held.target))
        self._bars.held(painter, line, bar.fan, columns, tuple(self.board.column(part) for part in held.taken))

    @staticmethod
    def _is_dimmed(bar: Bar, place: Place, state: MatrixState) -> bool:
        if state.lit_column is not None:
            return state.lit_column not in bar.columns
        return state.lit_bar is not None and state.lit_bar != place

    def _tethers(self, painter: QPainter, first: int, index: int, shift: int, state: MatrixState) -> None:
        """The dotted lines from the taken seats of a refused row, or of the bar in hand, up to the locks that hold
        them."""
        bar, held = self.board.rows[index].bars[0], state.held
        if held is not None:
            taken = held.taken if held.place[0] == index else ()
        else:
            taken = tuple(bar.refusal.taken) if bar.refusal is not None else ()
        painter.save()
        if self._is_dimmed(bar, (index, 0), state):
            painter.setOpacity(_DIM)
        for part in taken:
            for holder in range(first, index):
                if any(b.refusal is None and part in b.parts for b in self.board.rows[holder].bars):
                    self._bars.tether(
                        painter, index + shift, holder + shift, self.board.column(part), state.grown(index)
                    )
        painter.restore()

    @property
    def _lettering(self) -> Lettering:
        return Lettering(self.look)

    @property
    def _words(self) -> RowWords:
        return RowWords(self.look, self.board, self.grid, both_names=self.options.both_names)

    @property
    def _bars(self) -> BarPainter:
        return BarPainter(self.look, self.grid)


def matrix_grid(board: Board, won: WonHand, width: float, measures: Measures, look: Look) -> MatrixGrid:
    """The grid of a board with the melds of a won hand, within ``width`` pixels."""
    widest = breadth(part_faces(won, board.score.reading))
    return grid_for(board, width, measures, look, widest)
