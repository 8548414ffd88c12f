"""A tile that can be chosen: by pointer, by key, and by name for a screen reader."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trainer.rules import FanId, Tile
from trainer.ui.controls.focus import FocusMark, paint_focus
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.theme import TILE_L, Step
from trainer.ui.tiles import TileFace, TileState

MARGIN: Final = 5
"""Room around the tile for the focus ring, in pixels; neighbours may overlap by it."""
FOOT: Final = 30
"""Height of a foot that takes pips or a caption, in pixels of the design."""
_RAISE: Final = 14 / 60
_PIP: Final = 17
_PIP_STEP: Final = 21
_PIP_DROP: Final = 9
_MOST_PIPS: Final = 3


class TileButton(QAbstractButton):
    """One tile of a hand.

    The widget is larger than the tile: room above to rise, `MARGIN` at the sides for the focus ring, and ``foot``
    pixels of the design below for pips or a caption. Only the tile itself takes the pointer; `tile_rect` says where
    it stands at rest. ``entered`` and ``left`` follow the pointer.
    """

    entered = Signal()
    left = Signal()

    def __init__(
        self, look: Look, tile: Tile, base: float = TILE_L, foot: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._tile = tile
        self._base = base
        self._foot = foot
        self._state = TileState.REST
        self._selected = False
        self._pips: tuple[FanId, ...] = ()
        self._caption = ""
        self._focus = FocusMark()
        self._height = 0.0  # how far it is raised: 0 at rest to 1
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.valueChanged.connect(self._set_height)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def tile(self) -> Tile:
        """The tile shown."""
        return self._tile

    def set_tile(self, tile: Tile) -> None:
        """Show another tile."""
        self._tile = tile
        self._refresh()

    def set_state(self, state: TileState) -> None:
        """Show the tile in another state; `TileState.REST` lets hover and selection speak."""
        self._state = state
        self._move()

    def set_selected(self, selected: bool) -> None:
        """Raise and ring the tile, as hovering does."""
        self._selected = selected
        self._move()

    def set_pips(self, fans: tuple[FanId, ...]) -> None:
        """Show at most three marks under the tile."""
        self._pips = fans[:_MOST_PIPS]
        self.update()

    def set_caption(self, text: str) -> None:
        """Show a word under the tile in place of pips, in the colour of its state: 最佳, 你打的."""
        self._caption = text
        self.update()

    def tile_rect(self) -> QRectF:
        """Where the tile stands at rest, in the widget's pixels."""
        size = self._look.tile_size(self._base)
        return QRectF(MARGIN, self._room_above(), size.width(), size.height())

    def sizeHint(self) -> QSize:
        size = self._look.tile_size(self._base)
        below = max(MARGIN, self._look.px(self._foot))
        return QSize(size.width() + 2 * MARGIN, self._room_above() + size.height() + below)

    def hitButton(self, pos: QPoint) -> bool:
        return self.tile_rect().adjusted(0, -self._lift(), 0, 0).contains(QPointF(pos))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = self.tile_rect().translated(0, -self._lift())
        self._look.art.draw(painter, rect.topLeft(), rect.width(), TileFace(self._tile, self._shown_state()))
        if self._focus.shown and self.hasFocus():
            paint_focus(painter, rect, 8 * rect.width() / 60, self._look.theme, self._look.theme.table)
        if self._caption:
            self._paint_caption(painter)
        else:
            self._paint_pips(painter)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._move()
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._move()
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus.focus_in(event)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._focus.key_used()
        super().keyPressEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._focus.pointer_used()
        super().mousePressEvent(event)

    def _refresh(self) -> None:
        self.setAccessibleName(self._look.words.tile_name(self._tile))
        self.updateGeometry()
        self.resize(self.sizeHint())
        self._move()

    def _raised(self) -> bool:
        return self._state is TileState.REST and self.isEnabled() and (self._selected or self.underMouse())

    def _shown_state(self) -> TileState:
        return TileState.SELECTED if self._raised() else self._state

    def _room_above(self) -> int:
        return round(self._look.tile_width(self._base) * _RAISE) + MARGIN

    def _lift(self) -> float:
        return round(self._look.tile_width(self._base) * _RAISE) * self._height

    def _move(self) -> None:
        """Rise or come down to where the state asks, over the time that the motion setting allows."""
        self._rise.stop()
        height = 1.0 if self._raised() and not self._look.reduced_motion else 0.0
        if self._look.motion.raise_tile == 0 or height == self._height or not self.isVisible():
            self._set_height(height)
            return
        self._rise.setStartValue(self._height)
        self._rise.setEndValue(height)
        self._rise.setDuration(self._look.motion.raise_tile)
        self._rise.start()

    def _set_height(self, height: float) -> None:
        self._height = height
        self.update()

    def _paint_pips(self, painter: QPainter) -> None:
        side, step = self._look.px(_PIP), self._look.px(_PIP_STEP)
        rect = self.tile_rect()
        for place, fan in enumerate(self._pips):
            at = QRectF(rect.left() + place * step, rect.bottom() + self._look.px(_PIP_DROP), side, side)
            paint_mark(painter, at, fan, self._look)

    def _paint_caption(self, painter: QPainter) -> None:
        theme = self._look.theme
        painter.setFont(self._look.font(Step.SMALL, bold=True))
        painter.setPen(QColor(theme.bad if self._state is TileState.WORSE else theme.accent))
        line = QRectF(0, self.tile_rect().bottom() + self._look.px(6), self.width(), self._look.px(Step.SMALL.line))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._caption)
