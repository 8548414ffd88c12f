"""Melds on the table, the called tile on its side at the place that tells who gave it."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from trainer.game import TableMeld
from trainer.rules import MeldKind, Relation, Seat, relation
from trainer.text import Words
from trainer.ui.controls import Painted
from trainer.ui.look import Look
from trainer.ui.tiles import Group, RowMetrics, concealed_kong_faces, meld_faces


def faces_of(laid: TableMeld, owner: Seat) -> Group:
    """The tiles of a laid-down meld as its owner shows them."""
    meld = laid.meld
    if meld.kind is MeldKind.KONG and meld.concealed:
        return concealed_kong_faces(meld.tile)
    giver = None if laid.source is None else relation(owner, laid.source)
    return meld_faces(meld.tiles, laid.claimed, giver)


def name_of(laid: TableMeld, owner: Seat, words: Words) -> str:
    """A meld as a screen reader says it: pung of 3 of Dots from left."""
    meld = laid.meld
    tiles = ", ".join(words.tile_name(tile) for tile in (meld.tiles if meld.is_chow else meld.tiles[:1]))
    kind = "concealed-kong" if meld.kind is MeldKind.KONG and meld.concealed else meld.kind.value
    if laid.source is None:
        return words(f"table-meld-{kind}", tiles=tiles)
    giver = words.relation(relation(owner, laid.source))
    return words("table-meld-from", meld=words(f"table-meld-{kind}", tiles=tiles), who=giver)


_LEAST = 8.0
_SHRINK = 0.25


class Packing(Struct, frozen=True):
    """How melds share a place: the width of a tile and which melds stand in which row, the lowest row last."""

    tile: float
    rows: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=64)
def pack(groups: tuple[Group, ...], width: float, height: float, widest: float, most_rows: int) -> Packing:
    """The packing with the largest tiles, in at most ``most_rows`` rows of a place so many pixels wide and high."""
    best = Packing(0.0, ())
    for rows in range(1, most_rows + 1):
        split = _split(len(groups), rows)
        wide = min(_fitting(tuple(groups[i] for i in row), width, widest) for row in split if row)
        tile = min(wide, (height - (rows - 1) * 2) / rows * 3 / 4)
        if tile > best.tile + 0.5:
            best = Packing(tile, split)
    return best


def _split(count: int, rows: int) -> tuple[tuple[int, ...], ...]:
    """Indexes spread over rows, the first melds in the lowest."""
    each = -(-count // rows)
    chunks = tuple(tuple(range(start, min(count, start + each))) for start in range(0, count, each))
    return tuple(reversed(chunks))


def _fitting(groups: Sequence[Group], room: float, widest: float) -> float:
    """The largest tile width with which groups fit in one row; gaps shrink with the tiles, down to a pixel."""
    tile = widest
    while tile > _LEAST and metrics_for(tile).measure(groups).width() > room:
        tile -= _SHRINK
    return tile


def metrics_for(tile: float) -> RowMetrics:
    """How melds of this tile width are spaced."""
    return RowMetrics(tile, max(1.0, tile / 44), max(4.0, tile / 4))


class MeldBlock(Painted):
    """All melds of one player in a place: at full size while they fit, evenly smaller when they do not."""

    def __init__(self, look: Look, which: Relation, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.relation = which
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._owner = Seat.E
        self._melds: tuple[TableMeld, ...] = ()
        self._widest = 36.0
        self._rows = 2
        self.refresh()

    def place(self, rect: QRect, widest: float, most_rows: int = 2) -> None:
        """Take a place, the widest tile in pixels, and the most rows that may be made."""
        self.setGeometry(rect)
        self._widest, self._rows = widest, most_rows
        self.update()

    def show_melds(self, owner: Seat, melds: Sequence[TableMeld]) -> None:
        """Show the melds of a seat."""
        shown = tuple(melds)
        if (owner, shown) != (self._owner, self._melds):
            self._owner, self._melds = owner, shown
            self.refresh()

    @property
    def melds(self) -> tuple[TableMeld, ...]:
        """The melds shown."""
        return self._melds

    def refresh(self) -> None:
        """Name the melds for a screen reader and paint them."""
        words = self.look.words
        who = words("table-melds", who=words.relation(self.relation))
        told = "; ".join(name_of(laid, self._owner, words) for laid in self._melds) or words("table-list-empty")
        self.setAccessibleName(f"{who}: {told}")
        self.update()

    def rows_used(self) -> int:
        """In how many rows the melds stand; an empty block counts as one."""
        if not self._melds:
            return 1
        groups = tuple(faces_of(laid, self._owner) for laid in self._melds)
        return len(pack(groups, self.width(), self.height(), self._widest, self._rows).rows)

    def spots(self) -> tuple[tuple[QRectF, ...], ...]:
        """Where each tile of each meld lies, in the widget's pixels and in the order of the melds."""
        if not self._melds:
            return ()
        groups = tuple(faces_of(laid, self._owner) for laid in self._melds)
        packing = pack(groups, self.width(), self.height(), self._widest, self._rows)
        metrics = metrics_for(packing.tile)
        found: dict[int, tuple[QRectF, ...]] = {}
        for above, row in enumerate(reversed(packing.rows)):
            chosen = tuple(groups[i] for i in row)
            size = metrics.measure(chosen)
            left = 0.0 if self.relation is Relation.PREVIOUS else self.width() - size.width()
            top = self._top(above, size.height())
            found.update(zip(row, metrics.places(chosen, QPointF(left, top)), strict=True))
        return tuple(found[i] for i in range(len(groups)))

    def _top(self, row: int, height: float) -> float:
        """Rows of the player across hang from the top edge, all others stand on the bottom edge."""
        step = height + 2
        return row * step if self.relation is Relation.ACROSS else self.height() - height - row * step

    def paint(self, painter: QPainter) -> None:
        """Paint the melds."""
        for laid, rects in zip(self._melds, self.spots(), strict=True):
            for face, rect in zip(faces_of(laid, self._owner), rects, strict=True):
                width = rect.height() if face.turned else rect.width()
                self.look.art.draw(painter, rect.topLeft(), width, face)
