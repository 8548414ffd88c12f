"""The score sheet: a scored hand as lanes, sum and settlement. It takes a value and knows no session."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.coach.score_speech import Mood, Note, Notes, board_notes, trial_notes
from trainer.coach.score_view import ScoreView
from trainer.rules import FanId
from trainer.ui.controls import PageScroll
from trainer.ui.look import Look
from trainer.ui.score.blocks import BlockView
from trainer.ui.score.grid import DENSE, LARGE_TYPE, ROOMY, SMALL, Measures
from trainer.ui.score.lanes import SheetOptions
from trainer.ui.score.matrix import Matrix
from trainer.ui.score.settlement import lower_block
from trainer.ui.score.totals import SUM_HEIGHT, SumBlock

_GAP = 16
_SMALL_GAP = 4
_ENLARGED = 1.2
"""From this interface scale on its words are what gives way."""


class ScoreSheet(QWidget):
    """Shows a `ScoreView`. Lanes and sum stay; the settlement under them scrolls where there is little room.

    ``rule_wanted`` asks for a fan's rule. ``tried`` gives the `Trial` after a move that the rules allow, ``refused``
    the rule that forbids one. ``matrix`` is the interactive part.
    """

    rule_wanted = Signal(FanId)
    tried = Signal(object)
    refused = Signal(object)

    def __init__(self, look: Look, foot: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view: ScoreView | None = None
        self._options = SheetOptions()
        self._row: int | None = None
        self._small = False
        self.matrix = Matrix(look)
        self.sum = BlockView(look)
        self.beneath = BlockView(look)
        self._foot = foot
        self._lower = QWidget()
        self._matrix_area, self.lower_area = PageScroll(self._look), PageScroll(self._look)
        self._matrix_area.setWidget(self.matrix)
        self._fill_lower()
        for part in (self._matrix_area, self.sum, self.lower_area):
            part.setParent(self)
        for area in (self._matrix_area, self.lower_area):
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.matrix.fan_chosen.connect(self.rule_wanted)
        self.matrix.mover.tried.connect(self.tried)
        self.matrix.mover.refused.connect(self.refused)
        self.matrix.mover.held_changed.connect(self._show_sum)
        self.matrix.spots.row_pointed.connect(self._point)
        look.changed.connect(self._renew)

    def show_view(self, view: ScoreView, options: SheetOptions) -> None:
        """Show a view; what changed of it grows."""
        before, self._view, self._options = self._view, view, options
        if before is None or (view.board, view.won, view.trial) != (before.board, before.won, before.trial):
            self._row = None
            self.matrix.show_board(view.won, view.board, view.trial, options)
        else:
            self.matrix.set_options(options)
        if before is not None:
            self._grow(before, view)
        self._renew()

    def _grow(self, before: ScoreView, view: ScoreView) -> None:
        """Let the rows come up that are revealed now, or all of them in another reading of the hand."""
        if before.revealed != view.revealed:
            if view.hidden and not before.hidden:
                self.matrix.reveal(0)
            self.matrix.reveal(view.revealed)
        elif view.won == before.won and view.score.reading != before.score.reading:
            self.matrix.unfold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height."""
        super().resizeEvent(event)
        self._share_height()

    def minimumSizeHint(self) -> QSize:
        """The sum and something of the lanes."""
        return QSize(1, self._look.px(SMALL.rule + SMALL.head + 2 * SMALL.lane) + self.sum.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """The height in which nothing of it has to be scrolled."""
        grid = self.matrix.grid_in(DENSE, width)
        if grid is not None and grid.is_cramped:
            grid = self.matrix.grid_in(self._least, width)
        lanes = 0 if grid is None else round(grid.height)
        below = self._lower.heightForWidth(width)
        return lanes + self.sum.heightForWidth(width) + self._look.px(_GAP) + below

    def _renew(self) -> None:
        view = self._view
        hidden = view is None or view.hidden
        comparing = self._options.comparing
        self.beneath.show_block(None if hidden or view is None else lower_block(self._look, view, comparing=comparing))
        self._show_sum()
        self._share_height()

    def _fill_lower(self) -> None:
        column = QVBoxLayout(self._lower)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.beneath)
        column.addStretch(1)
        if self._foot is not None:
            column.addWidget(self._foot)
        self.lower_area.setWidget(self._lower)

    def _share_height(self) -> None:
        """Draw the lanes as roomy as they fit with the sum and something of what is below; then that scrolls."""
        width, height, px = self.width(), self.height(), self._look.px
        least = self._least
        measures = next((found for found in (ROOMY, DENSE) if self._fits(found)), least)
        if (measures is least) is not self._small:
            self._small = measures is least
            self._show_sum()
        self.matrix.set_measures(measures)
        grid = self.matrix.grid_in(measures, width)
        wanted = round(grid.height) if grid else 0
        sum_height = self.sum.heightForWidth(width)
        given = min(wanted, height - sum_height)
        self.matrix.setMinimumHeight(wanted)
        self._matrix_area.setGeometry(0, 0, width, given)
        self.sum.setGeometry(0, given, width, sum_height)
        below = given + sum_height + px(_SMALL_GAP if self._small else _GAP)
        self.lower_area.setGeometry(0, below, width, max(0, height - below))

    @property
    def _least(self) -> Measures:
        """The measures that are taken where no others fit."""
        return LARGE_TYPE if self._look.ui_scale > _ENLARGED else SMALL

    def _fits(self, measures: Measures) -> bool:
        grid = self.matrix.grid_in(measures, self.width())
        if grid is None:
            return True
        needed = grid.height + self._look.px(SUM_HEIGHT + _GAP + measures.below)
        return needed <= self.height() and not grid.is_cramped

    def _show_sum(self) -> None:
        view = self._view
        if view is not None:
            self.sum.show_block(SumBlock(self._look, view.shown, self._notes(view), view.hidden, self._small))

    def _notes(self, view: ScoreView) -> Notes:
        """What stands beside the sum: while a choice is tried what can be done and what came of it, else the legend."""
        words, held = self._look.words, self.matrix.mover.held
        if view.trial is None:
            rows = view.board.rows
            pointed = rows[self._row] if self._row is not None and self._row < len(rows) else None
            return board_notes(view.board, words, pointed, hidden=view.hidden)
        if held is not None and held.target is None:
            return ((Note(words("trial-take-off"), Mood.GOOD),),)
        if held is not None:
            fan = view.board.rows[held.place[0]].fan
            return ((Note(words("trial-holding" if held.by_key else "trial-dragging", fan=fan), Mood.GOOD),),)
        if view.notice is not None:
            return ((Note(words.phrase(view.notice), Mood.BAD),),)
        return trial_notes(view.trial.told, view.shown.total, words)

    def _point(self, row: int | None) -> None:
        """Say where the number of a pointed row comes from."""
        if row != self._row:
            self._row = row
            self._show_sum()
