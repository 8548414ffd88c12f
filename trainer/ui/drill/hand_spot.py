"""The hand that a drill asks about: tiles that can be chosen, melds laid down, and a tile that is offered apart."""

import math
from collections.abc import Mapping
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.coach.question_speech import hand_read
from trainer.reach import Position
from trainer.rules import Relation, Tile
from trainer.ui.controls import FOOT, MARGIN, Align, Run, TextLine
from trainer.ui.look import Look
from trainer.ui.table.hand_tiles import HandTiles, OwnTile
from trainer.ui.theme import TILE_RATIO, Step, Tone
from trainer.ui.tiles import RowMetrics, TileFace, TileState, draw_row, held_groups

_GAP: Final = 4
_APART: Final = 0.4
"""The room before a meld and before the offered tile, in widths of a tile."""
_MELD: Final = 42 / 60
_RAISE: Final = 14 / 60
_BAR: Final = (20, 4)

Marks = Mapping[int, tuple[TileState, str]]
"""How tiles are marked, by their place: a state, and a word below."""


class SpotWidths(Struct, frozen=True):
    """How wide a hand is: ``units`` of a tile's width, and the gaps between ``held`` tiles and those ``laid`` down."""

    units: float
    held: int
    laid: int

    @classmethod
    def of(cls, position: Position, *, offered: bool) -> "SpotWidths":
        """The widths of a position, with room for an ``offered`` tile."""
        held, laid = len(position.concealed), sum(len(meld.tiles) for meld in position.melds)
        melds = _MELD * laid + _APART * len(position.melds)
        return cls(held + melds + (1 + _APART if offered else 0), held, laid)

    def gaps(self, look: Look) -> float:
        """All gaps in pixels."""
        return look.px(_GAP) * self.held + self.laid


class HandSpot(QWidget):
    """Shows a position. ``chosen`` tells that a tile was chosen by click or key, ``taken`` that the chosen one was
    clicked again. ``base``: the widest that a tile may be, in pixels of the design."""

    chosen = Signal()
    taken = Signal()

    def __init__(self, look: Look, position: Position, base: float, offer: tuple[Tile, Relation] | None = None) -> None:
        super().__init__()
        self._look, self._position, self.base, self._offer = look, position, base, offer
        self._widths = SpotWidths.of(position, offered=offer is not None)
        self.place: int | None = None
        self.open = offer is None
        self._tiles = HandTiles(look, self, self._connect)
        self._tiles.show(position.concealed, False)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._refresh)
        self._refresh()

    def set_base(self, base: float) -> None:
        """Let the tiles be wider or narrower."""
        self.base = base
        self._refresh()

    @property
    def buttons(self) -> tuple[OwnTile, ...]:
        """The tiles of the hand from left to right."""
        return self._tiles.buttons

    @property
    def tile(self) -> Tile | None:
        """The tile that is chosen."""
        return None if self.place is None else self._tiles.tiles[self.place]

    def place_of(self, tile: str) -> int:
        """The first tile of a kind, by its text form."""
        return [str(button.tile) for button in self.buttons].index(tile)

    def choose(self, place: int | None) -> None:
        """Choose the tile of a place, or none."""
        self.place = place
        for other, button in enumerate(self.buttons):
            button.set_selected(other == place)
        self.chosen.emit()

    def step(self, by: int) -> None:
        """Choose the neighbour ``by`` places on; from nowhere the first or the last tile."""
        last = len(self.buttons) - 1
        if self.place is None:
            self.choose(0 if by > 0 else last)
        else:
            self.choose(max(0, min(last, self.place + by)))

    def mark(self, marks: Marks) -> None:
        """Mark tiles, and let go of the choice; with no marks all are at rest."""
        self.choose(None)
        for place, button in enumerate(self.buttons):
            state, caption = marks.get(place, (TileState.REST, ""))
            button.set_state(state)
            button.set_caption(caption)

    def hasHeightForWidth(self) -> bool:
        """Tiles are as large as the width allows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The tiles, with room to rise above and for words below."""
        tile = self._tile_width(width)
        return math.ceil(tile * (TILE_RATIO + _RAISE)) + MARGIN + 1 + self._look.px(FOOT)

    def sizeHint(self) -> QSize:
        """As wide as the design has it."""
        width = math.ceil(self._widths.units * self._look.tile_width(self.base) + self._widths.gaps(self._look))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Any width."""
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand the tiles anew."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the melds, and the offered tile with its giver."""
        painter, art = QPainter(self), self._look.art
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tile, bottom = self._tile_width(self.width()), self.height() - self._look.px(FOOT)
        left = float(self._end)
        for group in held_groups((), self._position.melds)[1:]:
            left += _APART * tile
            metrics = RowMetrics(tile * _MELD)
            draw_row(painter, art, [group], metrics, QPointF(left, bottom - metrics.width * TILE_RATIO))
            left += metrics.group_width(group)
        if self._offer is not None:
            high = tile * TILE_RATIO
            self._paint_offer(painter, QRectF(left + _APART * tile, bottom - high, tile, high))

    def _paint_offer(self, painter: QPainter, place: QRectF) -> None:
        assert self._offer is not None
        look, (tile, giver) = self._look, self._offer
        look.art.draw(painter, place.topLeft(), place.width(), TileFace(tile))
        wide, high = map(look.px, _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.theme.accent))
        painter.drawRoundedRect(QRectF(place.center().x() - wide / 2, place.bottom() + look.px(3), wide, high), 2, 2)
        said = Run(look.words("drill-from", who=giver), Step.NOTE, tone=Tone.INK2)
        below = QRectF(place.left(), place.bottom() + look.px(10), place.width(), look.px(Step.NOTE.line))
        TextLine(below, (said,), Align.CENTRE).paint(painter, look)

    def _connect(self, button: OwnTile, place: int) -> None:
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.clicked.connect(partial(self._click, place))

    def _click(self, place: int) -> None:
        if not self.open:
            return
        if place == self.place:
            self.taken.emit()
        else:
            self.choose(place)

    def _tile_width(self, width: float) -> int:
        room = math.floor((width - self._widths.gaps(self._look)) / self._widths.units)
        return max(1, min(self._look.tile_width(self.base), room))

    def _lay_out(self) -> None:
        tile, gap = self._tile_width(self.width()), self._look.px(_GAP)
        left = (self.width() - self._widths.units * tile - self._widths.gaps(self._look)) / 2
        self._end = self._tiles.stand(tile, (gap, gap), round(left), self.height() - self._look.px(FOOT))
        self.update()

    def _refresh(self) -> None:
        self._tiles.name()
        self.setAccessibleName(hand_read(self._position, self._look.words))
        self.updateGeometry()
        self._lay_out()
