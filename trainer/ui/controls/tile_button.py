"""A tile that can be chosen: by pointer, by key, and by name for a screen reader."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.rules import FanId, Tile
from trainer.ui.controls.marks import paint_mark
from trainer.ui.controls.painted import FocusButton
from trainer.ui.look import Look
from trainer.ui.theme import TILE_L, Step, Tone
from trainer.ui.tiles import TileFace, TileState

_HOVERED: Final = 4 / 14
"""How far a tile under the pointer rises, as a part of the way of a chosen one."""
FOOT: Final = 30
"""Height of a foot that takes pips or a caption, in pixels of the design."""
MOST_PIPS: Final = 3
_PIP: Final = 17
_PIP_STEP: Final = 19
_PIP_DROP: Final = 9
_CAPTION_DROP: Final = 6
MARGIN: Final = 5
"""Room around the tile for the focus ring, in pixels; neighbours may overlap by it."""
_RAISE: Final = 14 / 60
_RADIUS: Final = 8 / 60


class TilePose(Struct, frozen=True):
    """How a tile stands. ``state`` is the one that was set; a tile in the state `TileState.REST`, `TileState.WINNING`
    or `TileState.BEST` also shows that it is chosen (raised, with a ring), lifted (raised, without one) or pointed at
    (a little raised, with a line around it)."""

    state: TileState = TileState.REST
    selected: bool = False
    lifted: bool = False
    enabled: bool = True
    pointed_at: bool = False

    @property
    def chosen(self) -> bool:
        """Whether the tile is shown as chosen."""
        return self._free and self.enabled and self.selected

    @property
    def hovered(self) -> bool:
        """Whether the tile is shown as pointed at."""
        return self._free and self.enabled and self.pointed_at and not self.selected

    @property
    def shown(self) -> TileState:
        """The state to draw."""
        return TileState.SELECTED if self.chosen else self.state

    @property
    def height(self) -> float:
        """How high it is raised: 0 at rest, 1 all the way."""
        if self.chosen or (self.lifted and self._free):
            return 1.0
        return _HOVERED if self.hovered else 0.0

    @property
    def _free(self) -> bool:
        return self.state in (TileState.REST, TileState.WINNING, TileState.BEST)


class Lift(QObject):
    """A height between 0 and 1 that goes where it is sent, from wherever it is. ``moved`` is called on every step."""

    def __init__(self, moved: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.height = 0.0
        self._moved = moved
        self._animation = QVariantAnimation(self)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._set)

    def go(self, height: float, duration: int) -> None:
        """Go to ``height`` within ``duration`` milliseconds; 0 is at once."""
        self._animation.stop()
        if duration == 0 or height == self.height:
            self._set(height)
            return
        self._animation.setStartValue(self.height)
        self._animation.setEndValue(height)
        self._animation.setDuration(duration)
        self._animation.start()

    def _set(self, height: float) -> None:
        self.height = height
        self._moved()


def pip_spots(middle: QPointF, count: int, look: Look) -> list[QRectF]:
    """Where so many marks stand, centred below ``middle``, the middle of the tile's bottom edge."""
    side, step = look.px(_PIP), look.px(_PIP_STEP)
    left, top = middle.x() - ((count - 1) * step + side) / 2, middle.y() + look.px(_PIP_DROP)
    return [QRectF(left + place * step, top, side, side) for place in range(count)]


def paint_pips(painter: QPainter, middle: QPointF, fans: Sequence[FanId], look: Look) -> None:
    """Paint the marks below ``middle``, the middle of the tile's bottom edge."""
    for spot, fan in zip(pip_spots(middle, len(fans), look), fans, strict=True):
        paint_mark(painter, spot, fan, look)


def paint_caption(painter: QPainter, middle: QPointF, room: float, text: str, tone: Tone, look: Look) -> None:
    """Paint a word centred under ``middle``, the middle of the tile's bottom edge, ``room`` pixels wide."""
    painter.setFont(look.font(Step.SMALL, bold=True))
    painter.setPen(QColor(look.theme.tone(tone)))
    line = QRectF(middle.x() - room / 2, middle.y() + look.px(_CAPTION_DROP), room, look.px(Step.SMALL.line))
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)


class TileButton(FocusButton):
    """One tile of a hand.

    The widget is larger than the tile: room above to rise, `MARGIN` at the sides for the focus ring, and ``foot``
    pixels of the design below for pips or a caption. Only the tile itself takes the pointer; `tile_rect` says where
    it stands at rest. ``entered`` and ``left`` follow the pointer. Enter goes on to the parent.
    """

    entered = Signal()
    left = Signal()
    enter_clicks = False

    def __init__(
        self, look: Look, tile: Tile, base: float = TILE_L, foot: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._tile = tile
        self._base = base
        self._foot = foot
        self._state = TileState.REST
        self._selected = False
        self._lifted = False
        self._pips: tuple[FanId, ...] = ()
        self._caption = ""
        self._lifting = Lift(self.update, self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.refresh()

    @property
    def tile(self) -> Tile:
        """The tile shown."""
        return self._tile

    def set_tile(self, tile: Tile) -> None:
        """Show another tile."""
        self._tile = tile
        self.refresh()

    def set_state(self, state: TileState) -> None:
        """Show the tile in another state; at rest, or where it wins, hover and selection speak as well."""
        if state is not self._state:
            self._state = state
            self._move()

    def set_selected(self, selected: bool) -> None:
        """Raise and ring the tile; hovering only moves it a little and draws a line around it."""
        if selected is not self._selected:
            self._selected = selected
            self._move()

    def set_lifted(self, lifted: bool) -> None:
        """Raise the tile without a ring, as when a path that is looked at uses it."""
        if lifted is not self._lifted:
            self._lifted = lifted
            self._move()

    def set_base(self, base: float) -> None:
        """Stand as wide as a tile that the design has ``base`` pixels wide."""
        self._base = base
        self.refresh()

    def set_pips(self, fans: tuple[FanId, ...]) -> None:
        """Show at most three marks under the tile."""
        if fans[:MOST_PIPS] != self._pips:
            self._pips = fans[:MOST_PIPS]
            self.update()

    def set_caption(self, text: str) -> None:
        """Show a word under the tile in place of pips, in the colour of its state: 最佳, 你打的."""
        if text != self._caption:
            self._caption = text
            self.update()

    def tile_rect(self) -> QRectF:
        """Where the tile stands at rest, in the widget's pixels."""
        size = self._look.tile_size(self._base)
        return QRectF(MARGIN, _raise_of(size.width()) + MARGIN, size.width(), size.height())

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        rect = self.tile_rect()
        below = max(MARGIN, self._look.px(self._foot))
        return QSize(round(rect.width()) + 2 * MARGIN, round(rect.bottom()) + below)

    def hitButton(self, pos: QPoint) -> bool:
        """Take clicks on the tile only, not on the room around it."""
        return self.tile_rect().adjusted(0, -self._lift(), 0, 0).contains(QPointF(pos))

    def paint(self, painter: QPainter) -> None:
        """Paint it in the look in force."""
        pose = self._pose
        rest = self.tile_rect()
        rect = rest.translated(0, -self._lift())
        self._look.art.draw(painter, rect.topLeft(), rect.width(), TileFace(self._tile, pose.shown))
        if pose.hovered:
            painter.setPen(QPen(QColor(self._look.theme.accent), 1))
            radius = _RADIUS * rect.width()
            painter.drawRoundedRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5), radius, radius)
        self.paint_ring(painter, rect, _RADIUS * rect.width(), self._look.theme.table)
        middle = QPointF(rest.center().x(), rest.bottom())
        if self._caption:
            tone = Tone.BAD if self._state is TileState.WORSE else Tone.ACCENT
            paint_caption(painter, middle, self.width(), self._caption, tone, self._look)
        else:
            paint_pips(painter, middle, self._pips, self._look)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Mark the tile under the pointer."""
        super().enterEvent(event)
        self._move()
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Let the tile sink back."""
        super().leaveEvent(event)
        self._move()
        self.left.emit()

    def refresh(self) -> None:
        """Name the tile in the language in force, and stand in the size in force."""
        self.setAccessibleName(self._look.words.tile_name(self._tile))
        self.updateGeometry()
        self.resize(self.sizeHint())
        self._move()

    @property
    def _pose(self) -> TilePose:
        return TilePose(self._state, self._selected, self._lifted, self.isEnabled(), self.underMouse())

    def _lift(self) -> float:
        return _raise_of(self._look.tile_width(self._base)) * self._lifting.height

    def _move(self) -> None:
        """Rise or come down to where the state asks; in reduced motion ring and line alone tell it."""
        duration = self._look.motion.raise_tile if self.isVisible() else 0
        self._lifting.go(0.0 if self._look.reduced_motion else self._pose.height, duration)
        self.update()


def _raise_of(width: int) -> int:
    """How far a tile of this width rises, in pixels."""
    return round(width * _RAISE)
