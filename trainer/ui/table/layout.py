"""Where everything on the table lies: pure geometry, from the room there is and the scales that were chosen.

The design is drawn for 968 × 852 pixels. Text and buttons follow the interface scale, tiles follow the tile scale as
far as the room allows: the own hand always fits one line and is never narrower than 44 pixels a tile, the discards
never meet the claim strip. A room in which three rows of discards would be small gets two longer ones, and a low room
has less free space around the hand: there are no other steps.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRect

from trainer.rules import Relation
from trainer.ui.theme import TILE_RATIO

DESIGN_WIDTH: Final = 968
DESIGN_HEIGHT: Final = 852
SMALLEST_HAND_TILE: Final = 44
DRAWN_GAP: Final = 16
HAND_GAP: Final = 3
DISCARD: Final = 51
PITCH: Final = (52, 69)
"""A discard of the design: its width, and how far the next one lies to the right and below."""

_HAND_SLOTS = 14
_MARGIN = 32
_EDGE = 24
_TOP = 12
_BACKS = (23, 31, 24)
"""A back: its width, its height, and how far the next one lies."""
_CENTRE = (176, 144)
_LEAST_CENTRE = 116
"""The least width of the centre, for its words."""
_APART = (16, 8)
"""The gap between the centre and the discards at the sides, and above and below."""
_INNER = 14
_MELD = 44
_HIGHEST_HAND = 0.15
_LARGEST_NATURAL = 2.0
_ROW = (6, 9)
"""Discards of a row: where there are three rows, and the most where there are two."""
_BEARABLE = 0.97
"""As long as three rows of discards are so much of what two rows could be, there are three."""
_LOW = 600
_FOOT, _LOW_FOOT = 44, 30
_ZONE, _LOW_ZONE = 78, 70
_SLOT = (76, 112, 8)
"""A claim slot: its least and its largest width, and the gap to the next one."""
_TURN = (280, 200)
"""The room the turn line wants and the least it keeps beside the claims, in pixels at 100 %."""
_TOOLS = 228
_TOOLS_HIGH = 46
_CORNER = 166
_LABEL = 24


class Room(Struct, frozen=True):
    """What there is to fill: pixels, the interface scale and the tile scale (1 = 100 %). ``claims``: the width that the
    words of the five claims need, in pixels."""

    width: int
    height: int
    ui: float = 1.0
    tiles: float = 1.0
    claims: int = 0


class RiverLayout(Struct, frozen=True):
    """The place of a player's discards. ``rows``: how many tiles each row takes, the row nearest the centre first; what
    is more goes on in the last row. ``shift``: how far every row but the first two is set in, in pixels."""

    place: QRect
    rows: tuple[int, ...]
    shift: int = 0


class SeatLayout(Struct, frozen=True):
    """The places of one opponent."""

    backs: QRect
    label: QRect
    melds: QRect
    river: RiverLayout


class TableLayout(Struct, frozen=True):
    """The places of the table. ``hand_tile`` is the width of an upright tile in pixels, ``factor`` how large the felt
    is against its design, ``foot`` the room below the tiles of the hand."""

    hand_tile: int
    factor: float
    foot: int
    centre: QRect
    river: RiverLayout
    seats: Mapping[Relation, SeatLayout]
    turn: QRect
    claims: QRect
    hand: QRect
    corner: QRect

    @property
    def discard(self) -> float:
        """The width of a discard, in pixels."""
        return DISCARD * self.factor

    @property
    def meld(self) -> float:
        """The width of a tile in an opponent's meld, in pixels."""
        return _MELD * self.factor

    @property
    def hand_gap(self) -> int:
        """The gap between the tiles of the own hand, in pixels."""
        return round(HAND_GAP * max(1.0, self.hand_tile / 60))

    @property
    def drawn_gap(self) -> int:
        """The gap before the drawn tile, in pixels."""
        return round(DRAWN_GAP * max(1.0, self.hand_tile / 60))


def table_layout(room: Room) -> TableLayout:
    """Lay the table out in ``room``."""
    natural = min(room.width / DESIGN_WIDTH, room.height / DESIGN_HEIGHT)
    wanted = min(_LARGEST_NATURAL, max(1.0, natural)) * room.tiles
    bottom = _bottom(room, _hand_tile(room, wanted))
    three, two = (_fitting(room, bottom.claims_top, rows) for rows in (3, 2))
    rows = 3 if three >= _BEARABLE * min(wanted, two) else 2
    factor = min(wanted, three if rows == 3 else two)
    column = min(room.width, max(DESIGN_WIDTH, round(DESIGN_WIDTH * max(wanted, natural * 0.9))))
    area = QRect((room.width - column) // 2, 0, column, bottom.claims_top)
    felt = _Felt(area, factor, room.ui, rows)
    strip = _strip(room, column - 2 * _MARGIN)
    left, right = area.left() + _MARGIN, area.right() + 1 - _MARGIN
    zone = bottom.above - bottom.claims_top
    return TableLayout(
        hand_tile=bottom.hand_tile,
        factor=factor,
        foot=bottom.foot,
        centre=felt.centre,
        river=felt.own(),
        seats={
            Relation.ACROSS: felt.across(),
            Relation.PREVIOUS: felt.beside(left=True),
            Relation.NEXT: felt.beside(left=False),
        },
        turn=QRect(left, bottom.claims_top - 2, right - strip - 16 - left, zone + 2),
        claims=QRect(right - strip, bottom.claims_top, strip, zone),
        hand=QRect(left - 8, bottom.above, column - 2 * _MARGIN + 16, room.height - bottom.above),
        corner=felt.corner(),
    )


class _Bottom(Struct, frozen=True):
    """The lower part: the hand with its foot, and the strip of turn line and claims between ``claims_top`` and
    ``above``."""

    hand_tile: int
    foot: int
    claims_top: int
    above: int


def _bottom(room: Room, hand_tile: int) -> _Bottom:
    low = room.height < _LOW * room.ui
    foot = round((_LOW_FOOT if low else _FOOT) * room.ui)
    above = room.height - foot - round(hand_tile * TILE_RATIO) - _rise(hand_tile)
    return _Bottom(hand_tile, foot, above - round((_LOW_ZONE if low else _ZONE) * room.ui), above)


def _rise(hand_tile: int) -> int:
    """The room above the hand into which a chosen tile rises, with its ring."""
    return round(14 * hand_tile / 60) + 4


def _hand_tile(room: Room, wanted: float) -> int:
    gaps = DRAWN_GAP + HAND_GAP * (_HAND_SLOTS - 1)
    free = room.width - 2 * _MARGIN
    by_width = min((free - gaps) / _HAND_SLOTS, free / (_HAND_SLOTS + gaps / 60))  # gaps grow with large tiles
    by_height = room.height * _HIGHEST_HAND * 3 / 4
    return max(SMALLEST_HAND_TILE, int(min(60 * wanted, by_width, by_height)))


def _rows_high(rows: int) -> int:
    return rows * PITCH[1] - 1


def _fitting(room: Room, claims_top: int, rows: int) -> float:
    """The factor at which so many rows of discards above and below the centre, and the side players, just fit."""
    high = _BACKS[1] + 7 + 2 * (_rows_high(rows) + _APART[1]) + _CENTRE[1]
    side = _BACKS[1] + _INNER + _ROW[0] * PITCH[0] - 1 + _APART[0]
    return min((claims_top - _TOP - 10) / high, (room.width - 2 * _EDGE) / (2 * side + _CENTRE[0]))


def _strip(room: Room, wide: int) -> int:
    """The width of the claims: five slots of the design, or what the turn line's words leave; never less than their own
    words need, as long as some room is left to the turn line."""
    ui, (least, most, gap) = room.ui, _SLOT
    slot = max(round(least * ui), min(round(most * ui), round((wide - 24 - _TURN[0] * ui) / 5) - gap))
    return min(wide, max(5 * slot + 4 * gap, min(room.claims, wide - 16 - round(_TURN[1] * ui))))


class _Felt:
    """The upper part: ``area`` down to the claims, at a factor of the design, with so many rows of discards above and
    below the centre."""

    def __init__(self, area: QRect, factor: float, ui: float, rows: int) -> None:
        self._area, self._f, self._ui, self._rows = area, factor, ui, rows
        f = factor
        wide, high = max(round(_CENTRE[0] * f), round(_LEAST_CENTRE * ui)), round(_CENTRE[1] * f)
        river = (_rows_high(rows) + _APART[1]) * f
        above = _TOP + (_BACKS[1] + 7) * f + river
        spare = max(0.0, area.height() - 10 - above - high - river)
        self.centre = QRect(area.center().x() + 1 - wide // 2, round(above + spare / 2), wide, high)
        beside = (area.width() - wide) / 2 - _EDGE - (_BACKS[1] + _INNER + _APART[0]) * f
        self._row = _ROW[0] if rows == 3 else max(_ROW[0], min(_ROW[1], int((beside + f) / (PITCH[0] * f))))
        middle = _ROW[0] if rows == 3 else _ROW[1]
        self._middle = middle
        self._middle_left = area.center().x() + 1 - (self._wide(middle) + 1) // 2

    def own(self) -> RiverLayout:
        """The learner's discards; the last row goes on to the right."""
        top = self.centre.bottom() + 1 + round(_APART[1] * self._f)
        right = self._area.right() + 1 - _MARGIN - round(_TOOLS * self._ui)
        return self._centred(top, right)

    def across(self) -> SeatLayout:
        """The player across: backs in line with the discards, melds left of them, the label right of them."""
        f, ui, area, left = self._f, self._ui, self._area, self._middle_left
        backs = QRect(left, _TOP, self._backs_long(), round(_BACKS[1] * f))
        line = round(_LABEL * ui)
        label_left = max(backs.right() + 1, left + self._wide(self._middle)) + round(24 * f)
        label = QRect(label_left, _TOP + (backs.height() - line) // 2, round(130 * ui), line)
        top = self.centre.top() - round(_APART[1] * f) - round(_rows_high(self._rows) * f)
        river = self._centred(top, area.right() + 1 - _EDGE - round(_CORNER * ui))
        edge, foot = area.left() + _EDGE, self._side_melds_top() - 4
        melds = QRect(edge, _TOP, left - round(16 * f) - edge, max(round(_MELD * TILE_RATIO * f), foot - _TOP))
        return SeatLayout(backs, label, melds, river)

    def beside(self, *, left: bool) -> SeatLayout:
        """A player at the side: backs at the edge, melds above the discards, the label above the backs."""
        f, area, centre = self._f, self._area, self.centre
        depth = round(_BACKS[1] * f)
        top = centre.top() - round(80 * f)
        long = min(self._backs_long(), area.height() - round(_TOOLS_HIGH * self._ui) - top)
        backs = QRect(area.left() + _EDGE, top, depth, long)
        if not left:
            backs.moveLeft(area.right() + 1 - _EDGE - depth)
        river = self._side_river(left)
        top, foot = self._side_melds_top(), centre.top() - round(_APART[1] * f * 1.5)
        inner = round(_INNER * f)
        if left:
            start = backs.right() + 1 + inner
            melds = QRect(start, top, self._middle_left - 12 - start, foot - top)
        else:
            start = self._middle_left + self._wide(self._middle) + 12
            melds = QRect(start, top, backs.left() - inner - start, foot - top)
        wide = min(centre.left() - area.left() - _EDGE - 8, round(150 * self._ui))
        edge = backs.left() if left else backs.right() + 1 - wide
        label = QRect(edge, self._side_label_top(), wide, round(_LABEL * self._ui))
        return SeatLayout(backs, label, melds, river)

    def corner(self) -> QRect:
        """The right upper corner, beside the label across, where the table tells how the deal was made."""
        label = self.across().label
        foot = self.beside(left=False).label.top() - 2
        high = min(round(66 * self._ui), foot - 8)
        return QRect(label.right() + 9, 8, self._area.right() - _EDGE - label.right() - 8, high)

    def _centred(self, top: int, most: int) -> RiverLayout:
        """Rows above or below the centre; where there are three, the last one may go on to ``most`` at the right."""
        left, wide = self._middle_left, self._wide(self._middle)
        right = max(left + wide, most) if self._rows == 3 else left + wide
        place = QRect(left, top, right - left, round(_rows_high(self._rows) * self._f) + 1)
        return RiverLayout(place, (self._middle,) * self._rows)

    def _side_river(self, left: bool) -> RiverLayout:
        """Two rows beside the centre, and below it shorter ones that keep away from the learner's discards."""
        f, centre, area = self._f, self.centre, self._area
        apart, wide, pitch = round(_APART[0] * f), self._wide(self._row), PITCH[0] * f
        rest = area.height() - 8 - centre.top()
        rows = max(2, min(4, int((rest + f) / (PITCH[1] * f))))
        if left:
            place = QRect(centre.left() - apart - wide, centre.top(), wide, rest)
            shift, room = 0, self._middle_left - 12 - place.left()
        else:
            place = QRect(centre.right() + 1 + apart, centre.top(), wide, rest)
            shift = max(0, self._middle_left + self._wide(self._middle) + 12 - place.left())
            room = wide - shift
        short = max(1, min(self._row, int((room + f) / pitch)))
        return RiverLayout(place, (self._row,) * 2 + (short,) * (rows - 2), shift)

    def _side_melds_top(self) -> int:
        """With room for two rows."""
        foot = self.centre.top() - round(_APART[1] * self._f * 1.5)
        return foot - round(2 * _MELD * TILE_RATIO * self._f) - 2

    def _side_label_top(self) -> int:
        """Above the backs."""
        least = self.centre.top() - round(80 * self._f)
        return max(0, least - round(_LABEL * self._ui) - 5)

    def _backs_long(self) -> int:
        return round((12 * _BACKS[2] + _BACKS[0]) * self._f)

    def _wide(self, tiles: int) -> int:
        """The width of a row of discards."""
        return round((tiles * PITCH[0] - 1) * self._f)
