"""The middle of the scoring page: the matrix, the sum under it, and the settlement. The sum never scrolls."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from trainer.rules import WonHand
from trainer.ui.look import Look
from trainer.ui.score.block import Block, BlockView
from trainer.ui.score.grid import DENSE, ROOMY
from trainer.ui.score.links_art import LinksBlock
from trainer.ui.score.lower import LowerBlock
from trainer.ui.score.matrix import Matrix
from trainer.ui.score.short_block import ShortBlock
from trainer.ui.score.sum_block import SumBlock
from trainer.ui.score.sum_said import SumSaid
from trainer.ui.score.view import ScoreView

_ROOMY_FROM = 700
"""Pixels of height from which the matrix takes its full height."""
_LEAST_LOWER = 76
_LEAST_MATRIX = 208
_GAP = 16


class ScoreBody(QWidget):
    """Shows a `ScoreView`; ``matrix`` is its interactive part."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view: ScoreView | None = None
        self._comparing = False
        self._hidden = False
        self._notice = ""
        self._holding = ""
        self._row: int | None = None
        self.matrix = Matrix(look)
        self.sum = BlockView(look, self._sum_block)
        self.beneath = BlockView(look, self._lower_block)
        self._matrix_area, self._lower_area = _scrolling(self.matrix), _scrolling(self.beneath)
        for part in (self._matrix_area, self.sum, self._lower_area):
            part.setParent(self)
        self.matrix.mover.held_changed.connect(self._tell_held)
        self.matrix.spots.row_pointed.connect(self._tell_row)
        look.changed.connect(self._share_height)

    def show_view(self, view: ScoreView, *, comparing: bool, hidden: bool, notice: str = "") -> None:
        """Show a view. ``hidden`` keeps sum and settlement back; ``notice`` is a rule that was just broken."""
        new_board = self._view is None or view != self._view
        read_anew = self._view is not None and view.score.reading != self._view.score.reading
        self._view, self._comparing, self._hidden, self._notice = view, comparing, hidden, notice
        self._holding = ""
        if new_board:
            self.matrix.show_board(view.won, view.board, view.trial)
            self._row = None
        if read_anew:
            self.matrix.unfolding.unfold()
        self.sum.renew()
        self.beneath.renew()
        self._share_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height."""
        super().resizeEvent(event)
        self._share_height()

    def minimumSizeHint(self) -> QSize:
        """A part of the matrix, the sum, and a part of the settlement."""
        px = self._look.px
        height = px(_LEAST_MATRIX) + self.sum.sizeHint().height() + px(_GAP) + px(_LEAST_LOWER)
        return QSize(self.matrix.minimumSizeHint().width(), height)

    def _share_height(self) -> None:
        """Give the matrix what it needs, but leave room for a part of the settlement."""
        px, width, height = self._look.px, self.width(), self.height()
        self.matrix.set_density(ROOMY if height >= px(_ROOMY_FROM) else DENSE)
        sum_height, gap = self.sum.heightForWidth(width), px(_GAP)
        wanted = self.matrix.sizeHint().height()
        given = min(wanted, max(px(_LEAST_MATRIX), height - sum_height - gap - px(_LEAST_LOWER)))
        self.matrix.setMinimumHeight(wanted)
        self._matrix_area.setGeometry(0, 0, width, given)
        self.sum.setGeometry(0, given, width, sum_height)
        below = given + sum_height + gap
        self._lower_area.setGeometry(0, below, width, max(0, height - below))

    def _sum_block(self) -> Block | None:
        view = self._view
        if view is None:
            return None
        told = view.trial.told if view.trial else None
        rows = view.board.rows
        # While a board gives way to another, the pointer may still be over a row that the new one has not.
        pointed = rows[self._row] if self._row is not None and self._row < len(rows) else None
        words = self._look.words
        said = SumSaid(words, view.board, told, self._notice, self._holding, self._hidden, pointed)
        return SumBlock(self._look, said)

    def _tell_row(self, row: int | None) -> None:
        """Say where the number of a pointed row comes from."""
        if row != self._row:
            self._row = row
            self.sum.renew()

    def _tell_held(self) -> None:
        """Say what can be done with the bar that is held, or that it would be taken off here."""
        held, board, words = self.matrix.mover.held, self.matrix.board, self._look.words
        before = self._holding
        if held is None or board is None or held.returning:
            self._holding = ""
        elif held.target is None:
            self._holding = words("trial-take-off")
        else:
            self._holding = words("trial-holding" if held.by_key else "trial-dragging", fan=board.rows[held.row].fan)
        if self._holding != before:
            self._notice = ""
            self.sum.renew()

    def _lower_block(self) -> Block | None:
        view = self._view
        return None if view is None or self._hidden else lower_block(self._look, view, comparing=self._comparing)


def lower_block(look: Look, view: ScoreView, *, comparing: bool) -> Block:
    """What stands under the sum: what is missing to the line, or the settlement."""
    won: WonHand = view.won
    if view.score.total < won.line:
        return ShortBlock(look, won, view.score)
    links = LinksBlock(look, view.score) if comparing else None
    return LowerBlock(look, won, view.score, won.scheme, links)


def _scrolling(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    widget.setProperty("plain", True)
    area.setWidget(widget)
    return area
