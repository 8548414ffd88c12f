"""A discard looked at: the hand as it was, the best tile and the one that was thrown, and what it did."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from trainer.coach.building.saying import turn_said, turn_title
from trainer.rules import Tile
from trainer.ui.building.told import Told, marked_faces
from trainer.ui.controls import Painted, TextLabel, keep_gaps, paint_caption
from trainer.ui.look import Look
from trainer.ui.theme import PAGE_MARGIN, TILE_M, TILE_RATIO, Step, Tone
from trainer.ui.tiles import Group, RowMetrics, TileFace, TileState, draw_row, fitting_width

_FOOT: Final = 26
_RISE: Final = 4


class MarkedHand(Painted):
    """The hand of a discard with its marked tiles and the words under them."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._told: Told | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_told(self, told: Told) -> None:
        """Show the hand of the discard that is looked at."""
        self._told = told
        self.setAccessibleName(told.read(self.look.words))
        self.refresh()

    def sizeHint(self) -> QSize:
        """One line of tiles with a foot."""
        high = round(self.look.tile_width(TILE_M) * TILE_RATIO)
        return QSize(self.look.px(480), high + self.look.px(_FOOT + _RISE))

    def minimumSizeHint(self) -> QSize:
        """Any width."""
        return QSize(1, self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles and their words."""
        turn = None if self._told is None else self._told.turn
        if turn is None:
            return
        look, faces = self.look, marked_faces(turn)
        group: Group = tuple(TileFace(tile, state) for tile, state in faces)
        wide = fitting_width((group,), self.width(), look.tile_width(TILE_M), gap=3)
        placed = draw_row(painter, look.art, (group,), RowMetrics(wide, gap=3), QPointF(0, look.px(_RISE)))
        for (tile, state), place in zip(faces, placed[0], strict=True):
            if state is not TileState.REST:
                self._caption(painter, place, tile, state)

    def _caption(self, painter: QPainter, place: QRectF, tile: Tile, state: TileState) -> None:
        turn = None if self._told is None else self._told.turn
        assert turn is not None
        own = tile is turn.throw.tile
        key = "build-yours" if state is TileState.WORSE else "build-yours-best" if own else "build-best"
        tone = Tone.BAD if state is TileState.WORSE else Tone.ACCENT
        middle = QPointF(place.center().x(), place.bottom())
        paint_caption(painter, middle, place.width() * 2, self.look.words(key), tone, self.look)


class TurnBand(Painted):
    """The discard that is looked at, on the ground of the table."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._told: Told | None = None
        self.title = TextLabel(look, Step.H3)
        self.said = TextLabel(look, Step.LEAD, Tone.INK2)
        self.hand = MarkedHand(look)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8, (PAGE_MARGIN, 16, PAGE_MARGIN, 12))
        for widget in (self.title, self.said, self.hand):
            column.addWidget(widget)
        column.addStretch(1)

    def show_told(self, told: Told) -> None:
        """Look at a discard."""
        self._told = told
        self.hand.show_told(told)
        self.refresh()

    def paint(self, painter: QPainter) -> None:
        """Paint the ground; where it is as white as the page, a line parts them."""
        theme = self.look.theme
        painter.fillRect(self.rect(), QColor(theme.table))
        painter.fillRect(0, 0, self.width(), theme.outline, QColor(theme.line))

    def refresh(self) -> None:
        """Say it in the language in force."""
        words, told = self.look.words, self._told
        turn = None if told is None else told.turn
        if told is not None and turn is not None:
            self.title.set_text(turn_title(turn, told.build.task, words))
            self.said.set_text(turn_said(turn, told.build.task.kind, words))
        super().refresh()
