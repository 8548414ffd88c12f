"""The lanes that a learner fills, painted by the score's own painter; the pointer moves what is held."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from trainer.coach.exercises import Placement
from trainer.coach.lane_filling import Filling
from trainer.coach.rule_book.content import shown_win
from trainer.coach.score_board import ClassLane
from trainer.rules import FanClass, Phrase
from trainer.ui.controls import Painted
from trainer.ui.look import Look
from trainer.ui.score.grid import EXERCISE, SMALL, MatrixGrid
from trainer.ui.score.head import screen_tiles
from trainer.ui.score.lanes import Held, MatrixPainter, MatrixState, SheetOptions, matrix_grid

_NARROW: Final = 1080
"""Below this width in pixels of the design the lanes are small ones."""


class LaneView(Painted):
    """Shows a `Filling`. ``pointed`` gives the lane and the column under the pointer, ``pressed`` says that the button
    was pressed, with what lies there or None."""

    pointed = Signal(object, object)
    pressed = Signal(object)

    def __init__(self, look: Look, filling: Filling) -> None:
        super().__init__(look)
        self._filling = filling
        self._won = shown_win(filling.exercise.hand, filling.exercise.values)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_filling(self, filling: Filling) -> None:
        """Show another one."""
        self._filling = filling
        self.refresh()

    @property
    def grid(self) -> MatrixGrid:
        """Where everything lies now."""
        return self._grid_in(self.width())

    def line_of(self, klass: FanClass) -> int:
        """The first line of a lane."""
        return next(line for line, lane in self._lines() if lane.klass is klass)

    def hasHeightForWidth(self) -> bool:
        """Narrow lanes are lower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of head and lanes."""
        return round(self._grid_in(width).height)

    def sizeHint(self) -> QSize:
        """As high as the present width asks for."""
        return QSize(self.look.px(_NARROW), self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Any width."""
        return QSize(1, 1)

    def paint(self, painter: QPainter) -> None:
        """Paint the lanes with what is held."""
        board = self._filling.board()
        tiles, options = screen_tiles(self.look), SheetOptions(heading=Phrase.of("lanes-how"))
        state = MatrixState(held=self._held())
        MatrixPainter(self.look, self._won, board, self.grid, tiles, options).paint(painter, state)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what the pointer is over."""
        self._point(event)
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell of a press, and of the fan that lies there."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._point(event)
            self.pressed.emit(self._placed_at(event))
            return
        super().mousePressEvent(event)

    def _point(self, event: QMouseEvent) -> None:
        at = event.position()
        lane = self._lane_at(at.y())
        column = self.grid.column_at(at.x())
        if lane is not None and column is not None:
            self.pointed.emit(lane.klass, column)

    def _placed_at(self, event: QMouseEvent) -> Placement | None:
        at = event.position()
        lane, column = self._lane_at(at.y()), self.grid.column_at(at.x())
        if lane is None or column is None:
            return None
        part, line = self._filling.order[column], self.grid.row_at(at.y())
        first = self.line_of(lane.klass)
        row = lane.rows[(line or 0) - first] if lane.rows else None
        return next(
            (
                one
                for one in self._filling.placed
                if row and one.fan is row.fan and part in one.parts and one.lane is lane.klass
            ),
            None,
        )

    def _lane_at(self, y: float) -> ClassLane | None:
        line = self.grid.row_at(y)
        if line is None:
            return None
        return next(lane for first, lane in self._lines() if first <= line < first + lane.height)

    def _lines(self) -> Iterator[tuple[int, ClassLane]]:
        line = 0
        for lane in self._filling.board().lanes:
            yield line, lane
            line += lane.height

    def _held(self) -> Held | None:
        filling, held = self._filling, self._filling.held
        if held is None:
            return None
        lanes = filling.board().lanes
        before = sum(len(lane.rows) for lane in lanes[: filling.exercise.lanes.index(held.lane) + 1])
        clash = filling.clash
        taken = (clash.part,) if clash is not None and clash.part is not None else ()
        return Held((before - 1, 0), held.parts, taken, None if clash is None else clash.says, by_key=True)

    def _grid_in(self, width: float) -> MatrixGrid:
        measures = SMALL if width < self.look.px(_NARROW) else EXERCISE
        return matrix_grid(self._filling.board(), self._won, max(1, width), measures, self.look)
