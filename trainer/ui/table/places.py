"""Where everything on the table lies: pure geometry, from the room there is and the scales that were chosen.

The design is drawn for 968 × 852 pixels (tokens of the table page). Text and buttons follow the interface scale,
tiles follow the tile scale as far as the room allows: the own hand always fits one line and is never narrower
than 44 pixels a tile, the discards never meet the claim strip.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect

from trainer.rules import Relation

DESIGN_WIDTH: Final = 968
DESIGN_HEIGHT: Final = 852
SMALLEST_HAND_TILE: Final = 44
DRAWN_GAP: Final = 16
HAND_GAP: Final = 3

_HAND_SLOTS = 14
_MARGIN = 32
_EDGE = 24
_BACKS = 22
_CENTRE = (224, 168)
_CORNER = 166
_SMALL = 36
_SMALL_PITCH = 50
_LARGEST_NATURAL = 2.0
_HIGHEST_HAND = 0.17
_SLOT_GAP = 8
_STOREY = 60
_TURN = (280, 200)
"""The room the turn line wants and the least it keeps beside the claims, in pixels at 100 %."""


@dataclass(frozen=True, slots=True)
class Room:
    """What there is to fill: pixels, the interface scale and the tile scale (1 = 100 %). ``claims``: the width that the
    words of the five claims need, in pixels."""

    width: int
    height: int
    ui: float = 1.0
    tiles: float = 1.0
    claims: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """The places of one opponent."""

    backs: QRect
    label: QRect
    melds: QRect
    river: QRect


@dataclass(frozen=True, slots=True)
class Places:
    """The places of the table. ``hand_tile`` and ``small_tile`` are widths of upright tiles in pixels; ``storey`` is
    the free room over the turn line, for a text that is longer than the line."""

    hand_tile: int
    small_tile: float
    factor: float
    centre: QRect
    river: QRect
    sides: Mapping[Relation, Side]
    turn: QRect
    storey: QRect
    claims: QRect
    hand: QRect
    corner: QRect

    @property
    def hand_gap(self) -> int:
        """The gap between the tiles of the own hand, in pixels."""
        return round(HAND_GAP * max(1.0, self.hand_tile / 60))

    @property
    def drawn_gap(self) -> int:
        """The gap before the drawn tile, in pixels."""
        return round(DRAWN_GAP * max(1.0, self.hand_tile / 60))

    @property
    def raised(self) -> int:
        """How far a chosen tile rises, in pixels."""
        return round(14 * self.hand_tile / 60)


def places(room: Room) -> Places:
    """Lay the table out in ``room``."""
    natural = min(room.width / DESIGN_WIDTH, room.height / DESIGN_HEIGHT)
    wanted = min(_LARGEST_NATURAL, max(1.0, natural)) * room.tiles
    hand_tile = _hand_tile(room, wanted)
    hand_height = round(hand_tile * 4 / 3)
    claims_top = room.height - hand_height - _rise(hand_tile) - round(122 * room.ui)
    factor = max(0.5, min(wanted, _felt_fit(room, claims_top)))
    column = min(room.width, max(DESIGN_WIDTH, round(DESIGN_WIDTH * max(wanted, natural * 0.9))))
    left = (room.width - column) // 2
    felt = _felt(QRect(left, 0, column, claims_top), factor, room.ui)
    return _Bottom(room, QRect(left, 0, column, room.height), hand_tile, claims_top).complete(felt, factor)


def _rise(hand_tile: int) -> int:
    """The room above the hand into which a chosen tile rises, with its ring."""
    return round(14 * hand_tile / 60) + 4


def _hand_tile(room: Room, wanted: float) -> int:
    gaps = DRAWN_GAP + HAND_GAP * (_HAND_SLOTS - 1)
    free = room.width - 2 * _MARGIN
    by_width = min((free - gaps) / _HAND_SLOTS, free / (_HAND_SLOTS + gaps / 60))  # gaps grow with large tiles
    by_height = room.height * _HIGHEST_HAND * 3 / 4
    return max(SMALLEST_HAND_TILE, int(min(60 * wanted, by_width, by_height)))


def _felt_fit(room: Room, claims_top: int) -> float:
    """The factor at which three rows of discards above and below the centre, and the side players, just fit."""
    above = 20 + 8
    down = (claims_top - above) / (_BACKS + 12 + 6 * _SMALL_PITCH + 22 + _CENTRE[1] + 24)
    across = (room.width - 2 * _EDGE) / (2 * (_BACKS + 16 + _CENTRE[0] + 24) + _CENTRE[0])
    return min(down, across)


@dataclass(frozen=True, slots=True)
class _Felt:
    area: QRect
    centre: QRect
    river: QRect
    sides: Mapping[Relation, Side]
    corner: QRect


def _felt(area: QRect, f: float, ui: float) -> _Felt:
    middle = area.center().x() + 1
    top = 20 + (_BACKS + 12) * f
    used = (6 * _SMALL_PITCH + 22 + _CENTRE[1] + 24) * f
    spare = max(0.0, area.height() - 8 - top - used)
    centre_top = round(top + (3 * _SMALL_PITCH + 22) * f + spare / 2 + min(spare / 2, 22 * f))
    width, height = round(_CENTRE[0] * f), round(_CENTRE[1] * f)
    centre = QRect(middle - width // 2, centre_top, width, height)
    below = centre.bottom() + 1 + round(24 * f)
    river = QRect(centre.left(), below, area.right() - _EDGE - centre.left(), area.height() - 8 - below)
    sides = {
        Relation.ACROSS: _across(area, centre, f, ui),
        Relation.PREVIOUS: _beside(area, centre, f, ui, left=True),
        Relation.NEXT: _beside(area, centre, f, ui, left=False),
    }
    corner = _corner(area, sides[Relation.ACROSS].label, ui)
    return _Felt(area, centre, river, sides, corner)


def _corner(area: QRect, label: QRect, ui: float) -> QRect:
    """The right upper corner, beside the place of the label across; the felt knows how much of that is not words."""
    return QRect(label.right() + 9, 12, area.right() - _EDGE - label.right() - 8, round(60 * ui))


def _across(area: QRect, centre: QRect, f: float, ui: float) -> Side:
    half = round(116 * f)
    middle = centre.center().x() + 1
    backs = QRect(middle - half, 20, 2 * half, round(_BACKS * f))
    line = round(24 * ui)
    label = QRect(backs.right() + 1 + round(20 * f), 20 + (backs.height() - line) // 2, round(130 * ui), line)
    river_bottom = centre.top() - round(22 * f)
    river_top = backs.bottom() + 1 + round(12 * f)
    # Its last row may run on to the right, up to where the label of the player there begins.
    most = area.right() + 1 - _EDGE - round(_CORNER * ui) - 12 - centre.left()
    river = QRect(centre.left(), river_top, max(centre.width() + 3, most), river_bottom - river_top)
    left = area.left() + _EDGE
    block_top = _block_top(centre, f, ui)
    melds = QRect(left, 20, backs.left() - 16 - left, max(round(48 * f), block_top - 8 - 20))
    return Side(backs, label, melds, river)


def _block_top(centre: QRect, f: float, ui: float) -> int:
    """The highest point of a side player's block: label and two rows of melds."""
    return centre.top() - round(2 * f) - round(98 * f) - round(32 * ui)


def _storey(area: QRect, centre: QRect, f: float, ui: float) -> int:
    """How high the room over the turn line is: what three rows of the left player's discards and the tiles leave."""
    return max(0, min(round(_STOREY * ui), area.height() - 8 - centre.top() - round(190 * f)))


def _beside(area: QRect, centre: QRect, f: float, ui: float, *, left: bool) -> Side:
    backs_top = centre.top() - round(50 * f)
    foot = area.height() - 8 - (_storey(area, centre, f, ui) if left else 0)
    height = foot - backs_top
    depth, gap = round(_BACKS * f), round(16 * f)
    line = round(24 * ui)
    melds_bottom = centre.top() - round(2 * f)
    melds_top = melds_bottom - round(98 * f)
    river_top = centre.top() + round(20 * f)
    river_height = foot - river_top
    reach = centre.left() - round(24 * f) - area.left() - _EDGE - depth - gap
    if left:
        backs = QRect(area.left() + _EDGE, backs_top, depth, height)
        inner = backs.right() + 1 + gap
        melds = QRect(inner, melds_top, centre.left() - 10 - inner, melds_bottom - melds_top)
        river = QRect(inner, river_top, reach, river_height)
    else:
        backs = QRect(area.right() + 1 - _EDGE - depth, backs_top, depth, height)
        inner = centre.right() + 1 + round(24 * f)
        start = centre.right() + 11
        melds = QRect(start, melds_top, backs.left() - gap - start, melds_bottom - melds_top)
        river = QRect(inner, river_top, reach, river_height)
    wide = min(centre.left() - area.left() - _EDGE - 8, round(220 * ui))
    edge = backs.left() if left else backs.right() + 1 - wide
    label = QRect(edge, melds_top - line - round(6 * ui), wide, line)
    return Side(backs, label, melds, river)


@dataclass(frozen=True, slots=True)
class _Bottom:
    """The lower part of the table: turn line, claim strip and hand."""

    room: Room
    area: QRect
    hand_tile: int
    claims_top: int

    def complete(self, felt: _Felt, factor: float) -> Places:
        """All places of the table, from those of the felt."""
        ui, area = self.room.ui, self.area
        wide = area.width() - 2 * _MARGIN
        strip = self._strip(wide)
        hand_height = round(self.hand_tile * 4 / 3)
        hand_top = self.room.height - hand_height - round(44 * ui)
        right = area.right() + 1 - _MARGIN
        above = hand_top - _rise(self.hand_tile)
        claims = QRect(right - strip, self.claims_top, strip, above - self.claims_top)
        left = area.left() + _MARGIN
        turn = QRect(left, self.claims_top - 2, right - strip - 16 - left, above - self.claims_top + 2)
        storey = QRect(turn)
        storey.setTop(turn.top() - _storey(felt.area, felt.centre, factor, ui))
        storey.setBottom(turn.top() - 1)
        storey.setRight(min(turn.right(), felt.centre.left() - 12))
        hand = QRect(left - 8, above, wide + 16, self.room.height - above)
        return Places(
            hand_tile=self.hand_tile,
            small_tile=_SMALL * factor,
            factor=factor,
            centre=felt.centre,
            river=felt.river,
            sides=felt.sides,
            turn=turn,
            storey=storey,
            claims=claims,
            hand=hand,
            corner=felt.corner,
        )

    def _strip(self, wide: int) -> int:
        """The width of the claims: five slots of the design, or what the turn line's words leave; never less than their
        own words need, as long as some room is left to the turn line."""
        ui = self.room.ui
        slot = max(round(76 * ui), min(round(112 * ui), round((wide - 24 - _TURN[0] * ui) / 5) - _SLOT_GAP))
        most = wide - 16 - round(_TURN[1] * ui)
        return min(wide, max(5 * slot + 4 * _SLOT_GAP, min(self.room.claims, most)))
