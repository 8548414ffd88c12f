"""Groups painted: a mark and a name in each line, then a bar for a share, or one mark each for a count."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Align, TextLine, elided
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.progress.plot import GroupShape, PlotGroup, PlotItem
from trainer.ui.theme import Step, Tone

_GAP: Final = 24
_ROW, _TITLE = 32, 30
_MARK, _NAME = 20, 28
_BAR, _BAR_HIGH = 64, 6
_SAID: Final = 50
_COUNTS: Final = 56
_TICK, _TICK_HIGH, _TICK_GAP = 3, 10, 2


class GroupPlaces(Struct, frozen=True):
    """Where the lines of groups lie within a width from (0, 0), in pixels."""

    shape: GroupShape
    look: Look
    width: float

    @property
    def height(self) -> float:
        """The height of all groups and of the note."""
        note = self.look.px(_ROW) if self.shape.note else 0
        return max((place.bottom() for _, place in self.groups()), default=0.0) + note

    @property
    def columns(self) -> int:
        """How many groups stand side by side."""
        items, gap = [item for group in self.shape.groups for item in group.items], self.look.px(_GAP)
        least = max(Run(item.name, Step.SMALL).width(self.look) + _beside_name(item, self.look) for item in items)
        return max(1, min(len(self.shape.groups), int((self.width + gap) // (least + gap))))

    def groups(self) -> Iterator[tuple[PlotGroup, QRectF]]:
        """Each group with its room."""
        px, columns, top = self.look.px, self.columns, 0.0
        wide = (self.width - (columns - 1) * px(_GAP)) / columns
        for first in range(0, len(self.shape.groups), columns):
            line = self.shape.groups[first : first + columns]
            highs = [(px(_TITLE) if group.title else 0) + px(_ROW) * len(group.items) for group in line]
            for place, (group, high) in enumerate(zip(line, highs, strict=True)):
                yield group, QRectF(place * (wide + px(_GAP)), top, wide, high)
            top += max(highs) + (px(8) if first + columns < len(self.shape.groups) else 0)

    def items(self) -> Iterator[tuple[PlotItem, QRectF]]:
        """Each line with its room."""
        px = self.look.px
        for group, room in self.groups():
            top = room.top() + (px(_TITLE) if group.title else 0)
            for number, item in enumerate(group.items):
                yield item, QRectF(room.left(), top + number * px(_ROW), room.width(), px(_ROW))


def paint_groups(painter: QPainter, places: GroupPlaces) -> None:
    """Paint marks, bars and counts."""
    look = places.look
    most = max((item.count or 0 for item, _ in places.items()), default=0)
    for item, room in places.items():
        side, middle = look.px(_MARK), room.center().y()
        if item.fan is not None:
            painter.setOpacity(0.55 if item.quiet else 1.0)
            paint_mark(painter, QRectF(room.left(), middle - side / 2, side, side), item.fan, look)
            painter.setOpacity(1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        if item.share is not None:
            _paint_share(painter, room, item.share, look)
        elif item.count:
            _paint_count(painter, room, item.count, most, look)


def _paint_share(painter: QPainter, room: QRectF, share: float, look: Look) -> None:
    px = look.px
    wide, high = px(_BAR), px(_BAR_HIGH)
    track = QRectF(room.right() - px(_SAID + 4) - wide, room.center().y() - high / 2, wide, high)
    radius = high / 2
    if look.theme.outline:
        painter.setPen(QPen(QColor(look.theme.line), 1))
        painter.setBrush(QColor(look.theme.bg))
    else:
        painter.setBrush(QColor(look.theme.line))
    painter.drawRoundedRect(track, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.theme.ink1))
    painter.drawRoundedRect(
        QRectF(track.topLeft(), track.size()).adjusted(0, 0, -wide * (1 - share), 0), radius, radius
    )


def _paint_count(painter: QPainter, room: QRectF, count: int, most: int, look: Look) -> None:
    """One mark each; where they have no room, a bar as long as its part of the largest count."""
    px = look.px
    left, middle, wide = room.right() - px(_COUNTS + 4), room.center().y(), px(_COUNTS - 24)
    painter.setBrush(QColor(look.theme.ink1))
    pitch = px(_TICK + _TICK_GAP)
    if most * pitch <= wide:
        for number in range(count):
            painter.drawRect(QRectF(left + number * pitch, middle - px(_TICK_HIGH) / 2, px(_TICK), px(_TICK_HIGH)))
    else:
        high = px(_BAR_HIGH)
        bar = QRectF(left, middle - high / 2, max(px(_TICK), wide * count / most), high)
        painter.drawRoundedRect(bar, high / 2, high / 2)


def group_lines(places: GroupPlaces) -> list[TextLine]:
    """The titles, the names and what stands at the right."""
    px, lines = places.look.px, []
    for group, room in places.groups():
        if group.title:
            title = QRectF(room.left(), room.top(), room.width(), px(_TITLE - 6))
            lines.append(TextLine(title, (Run(group.title, Step.BODY, True),)))
    for item, room in places.items():
        lines += _item_lines(item, room, places.look)
    if places.shape.note:
        place = QRectF(0, places.height - px(_ROW), places.width, px(_ROW))
        lines.append(TextLine(place, (Run(places.shape.note, Step.NOTE, tone=Tone.INK2),)))
    return lines


def _beside_name(item: PlotItem, look: Look) -> int:
    """The width that a line needs for all but its name."""
    taken = _COUNTS if item.count is not None else _SAID + _BAR
    return look.px((_NAME if item.fan is not None else 0) + taken + 8)


def _item_lines(item: PlotItem, room: QRectF, look: Look) -> Sequence[TextLine]:
    left = room.left() + (look.px(_NAME) if item.fan is not None else 0)
    place = QRectF(left, room.top(), room.width() - _beside_name(item, look), room.height())
    tone = Tone.INK3 if item.quiet else Tone.INK1
    fitting = (step for step in (Step.BODY, Step.NOTE, Step.SMALL) if Run(item.name, step).width(look) <= place.width())
    step = next(fitting, Step.SMALL)
    lines = [TextLine(place, (Run(elided(look, item.name, place.width(), step), step, tone=tone),))]
    plain = item.share is None and item.count is None
    said = [Run(item.said, Step.NOTE, not plain and not item.quiet, tone if item.quiet else None)]
    if item.unit:
        said.append(Run(item.unit, Step.NOTE, tone=Tone.INK3, gap=3))
    lines.append(TextLine(room, tuple(said), Align.RIGHT))
    return lines
