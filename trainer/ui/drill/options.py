"""The options of a question as buttons: a chip with words or a fan, or a tile; each with its key."""

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.rules import FanId, Tile
from trainer.ui.controls import FocusButton, focus_reach, key_cap_width, paint_icon, paint_key_cap
from trainer.ui.controls.button_kinds import mixed
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look, text_width
from trainer.ui.theme import RADIUS_BUTTON, TILE_M, TILE_RATIO, Step
from trainer.ui.tiles import TileFace, TileState

_HEIGHT: Final = 40
_PAD: Final = 12
_GAP: Final = 8
_MARK: Final = 20
_SIGN: Final = 18
_FAINT: Final = 0.42
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class OptionState(StrEnum):
    """How an option stands: to be chosen, chosen, marked, or of no more use."""

    OPEN = "open"
    CHOSEN = "chosen"
    RIGHT = "right"
    WRONG = "wrong"
    DONE = "done"
    PLACED = "placed"


_ICONS: Final = {OptionState.RIGHT: "check", OptionState.WRONG: "cross"}
_FACES: Final = {
    OptionState.CHOSEN: TileState.SELECTED,
    OptionState.RIGHT: TileState.BEST,
    OptionState.WRONG: TileState.WORSE,
    OptionState.DONE: TileState.DISABLED,
}


class OptionButton(FocusButton):
    """A chip with a word, after the mark of a fan where it is one, and the cap of its key. A sign of right or wrong
    takes the place of the cap. Enter and arrows go on to the page."""

    enter_clicks = False

    def __init__(self, look: Look, key: str, fan: FanId | None = None, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.key, self.fan = key, fan
        self.state = OptionState.OPEN
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def name(self, text: str) -> None:
        """Show other words."""
        self.setText(text)
        self._tell()
        self.refresh()

    def set_state(self, state: OptionState) -> None:
        """Stand in another way."""
        self.state = state
        self._tell()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as mark, words and cap; the focus ring has its room around."""
        look, ring = self.look, focus_reach(self.look.theme)
        mark = look.px(_MARK + _GAP) if self.fan else 0
        words = text_width(look, self.text(), Step.BODY, bold=True)
        return QSize(
            round(words) + mark + look.px(2 * _PAD + _GAP) + self._cap_wide + 2 * ring, look.px(_HEIGHT) + 2 * ring
        )

    def minimumSizeHint(self) -> QSize:
        """No smaller than its content."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the page have the arrows."""
        if event.key() in _ARROWS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        """Paint it as it stands."""
        look, theme, ring = self.look, self.look.theme, focus_reach(self.look.theme)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        quiet = self.state in (OptionState.DONE, OptionState.PLACED)
        self._paint_body(painter, body)
        left = body.left() + look.px(_PAD)
        if self.fan is not None:
            side = look.px(_MARK)
            painter.setOpacity(_FAINT if quiet else 1.0)
            paint_mark(painter, QRectF(left, body.center().y() - side / 2, side, side), self.fan, look)
            painter.setOpacity(1.0)
            left += side + look.px(_GAP)
        painter.setFont(look.font(Step.BODY, bold=True))
        painter.setPen(QColor(theme.ink3 if quiet else theme.ink1))
        words = QRectF(left, body.top(), text_width(look, self.text(), Step.BODY, bold=True) + 2, body.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        self._paint_sign(painter, body.right() - look.px(_PAD) - self._cap_wide, body.center().y())
        self.paint_ring(painter, body, look.px(RADIUS_BUTTON))

    def _paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, state = self.look.theme, self.state
        strong = {OptionState.CHOSEN: theme.accent, OptionState.RIGHT: theme.accent, OptionState.WRONG: theme.bad}
        weak = {
            OptionState.CHOSEN: theme.accent_weak,
            OptionState.RIGHT: theme.accent_weak,
            OptionState.WRONG: theme.bad_weak,
        }
        fill = weak.get(state, theme.surface)
        if state is OptionState.OPEN and (self.underMouse() or self.isDown()):
            fill = mixed(fill, theme.ink1, 0.12 if self.isDown() else 0.05)
        quiet = state in (OptionState.DONE, OptionState.PLACED)
        width = 2 if state in strong else max(1, theme.outline // 2)
        painter.setPen(QPen(QColor(strong.get(state, theme.line if quiet else theme.line2)), width))
        painter.setBrush(QColor(fill))
        inset, radius = width / 2, self.look.px(RADIUS_BUTTON)
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), radius, radius)

    def _paint_sign(self, painter: QPainter, left: float, middle: float) -> None:
        """The cap of the key, or ✓ or ✕ in its place."""
        theme, icon = self.look.theme, _ICONS.get(self.state)
        if icon is None:
            paint_key_cap(painter, left, middle, self.key, self.look, theme.ink2, theme.line2)
            return
        side = self.look.px(_SIGN)
        place = QRectF(left + (self._cap_wide - side) / 2, middle - side / 2, side, side)
        paint_icon(painter, place, icon, theme.bad if icon == "cross" else theme.accent)

    @property
    def _cap_wide(self) -> int:
        return round(key_cap_width(self.look, self.key))

    def _tell(self) -> None:
        words = self.look.words
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(
            words("drill-option", cap=self.key, state=words(f"drill-option-{self.state.value}"))
        )


class TileOption(OptionButton):
    """A tile to choose, its key below it."""

    def __init__(self, look: Look, key: str, tile: Tile, base: float = TILE_M) -> None:
        super().__init__(look, key)
        self.tile, self._base = tile, base

    def sizeHint(self) -> QSize:
        """The tile, the cap, and room for the focus ring."""
        ring, size = focus_reach(self.look.theme), self.look.tile_size(self._base)
        return QSize(size.width() + 2 * ring, size.height() + self.look.px(_GAP + _SIGN + 2) + 2 * ring)

    def paint(self, painter: QPainter) -> None:
        """Paint the tile and its key."""
        look, ring = self.look, focus_reach(self.look.theme)
        width = look.tile_width(self._base)
        tile = QRectF(ring, ring, width, width * TILE_RATIO)
        hot = self.state is OptionState.OPEN and self.underMouse()
        face = TileFace(self.tile, _FACES.get(self.state, TileState.REST))
        look.art.draw(painter, QPointF(ring, ring), width, face)
        if hot:
            painter.setPen(QPen(QColor(look.theme.accent), 1))
            painter.drawRoundedRect(tile, look.px(6), look.px(6))
        self._paint_sign(painter, tile.center().x() - self._cap_wide / 2, tile.bottom() + look.px(_GAP + _SIGN / 2))
        self.paint_ring(painter, tile, look.px(6))
