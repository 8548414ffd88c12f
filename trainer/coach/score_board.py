"""What the scoring matrix shows of a score: lanes, rows, bars and what stays empty. Plain values, no pixel.

A lane is a class that scores or refuses. Its rows hold bars: receipts of one fan share a row where their melds do not
interleave. Under them stands the refused fan worth most; the rest of the refusals are counted beside it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.rules import (
    LINKING_CLASSES,
    FanClass,
    FanId,
    Parts,
    Phrase,
    Reading,
    Receipt,
    Refusal,
    RefusalReason,
    Score,
    Tile,
    why,
    why_refused,
    worth,
)


class Bar(Struct, frozen=True):
    """One fan on the parts it uses, or would use if it were not refused. ``columns`` are where these are shown."""

    fan: FanId
    parts: Parts
    columns: Parts
    points: int
    refusal: Refusal | None = None

    def passes(self, column: int) -> bool:
        """Whether the bar reaches over a column."""
        return bool(self.columns) and self.columns[0] <= column <= self.columns[-1]


FanCounts = tuple[tuple[FanId, int], ...]
"""Fans, each with how often."""


class Row(Struct, frozen=True):
    """One line of a lane. ``why`` says why it counts or not. The refusals of the lane that have no row of their own are
    counted in two groups: ``more`` cannot count, ``left_out`` could still be chosen."""

    fan: FanId
    bars: tuple[Bar, ...]
    why: tuple[Phrase, ...]
    points: int
    more: FanCounts = ()
    left_out: FanCounts = ()

    @property
    def refused(self) -> bool:
        """Whether it shows a fan that does not count."""
        return self.bars[0].refusal is not None

    @property
    def struck(self) -> bool:
        """Whether something is in the way of its fan; one that was just left out is not struck."""
        refusal = self.bars[0].refusal
        return refusal is not None and refusal.reason is not RefusalReason.LEFT_OUT


class ClassLane(Struct, frozen=True):
    """A class with its rows; ``free`` are the columns that the class could still take. A lane without rows is one that
    somebody has yet to fill."""

    klass: FanClass
    rows: tuple[Row, ...]
    free: Parts

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return max(1, len(self.rows))


class Board(Struct, frozen=True):
    """The whole matrix of a score; ``order`` names the part in each column, ``empty`` the classes without a lane."""

    score: Score
    order: Parts
    lanes: tuple[ClassLane, ...]
    empty: tuple[FanClass, ...]

    def column(self, part: int) -> int:
        """Where a part of the reading is shown."""
        return self.order.index(part)

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows from top to bottom."""
        return tuple(row for lane in self.lanes for row in lane.rows)

    @property
    def height(self) -> int:
        """How many lines the lanes take, at least one."""
        return max(1, sum(lane.height for lane in self.lanes))


PickRefusals = Callable[[Score, Sequence[Refusal]], Sequence[Refusal]]
"""Which refusals of a class get a row of their own, in order."""


def board(score: Score) -> Board:
    """The matrix of a score as it is shown and printed: one refused fan a lane, the one worth most."""
    return _board(score, _worst_refusal)


def trial_board(score: Score) -> Board:
    """The matrix for trying out: every refused fan has a row, so that each can be picked up."""
    return _board(score, _one_refusal_a_fan)


def text_board(score: Score, refused: FanId | None) -> Board:
    """The matrix of a hand in a text: what counts, and the first refusal of one fan for want of a free part."""

    def picked(_: Score, found: Sequence[Refusal]) -> Sequence[Refusal]:
        """The refusal that the text speaks of, if it is in this class."""
        return [r for r in found if r.fan is refused and r.reason is RefusalReason.PART_TAKEN][:1]

    made = _board(score, picked)
    lanes = (
        replace(lane, rows=tuple(replace(row, more=(), left_out=()) for row in lane.rows))
        for lane in made.lanes
        if lane.rows
    )
    return replace(made, lanes=tuple(lanes))


def shown_order(reading: Reading) -> Parts:
    """The parts from left to right: melds by their tiles, whether laid down or not, then the pair."""
    melds = sorted(range(len(reading.melds)), key=lambda index: (reading.melds[index].tile, index))
    return (*melds, *range(len(melds), len(reading.parts)))


class _Places(Struct, frozen=True):
    """Turns parts of a reading into the columns that show them."""

    order: Parts

    def of(self, parts: Iterable[int]) -> Parts:
        """The columns of some parts, from left to right."""
        return tuple(sorted(self.order.index(part) for part in parts))


def _board(score: Score, picked: PickRefusals) -> Board:
    lanes, empty = [], []
    places = _Places(shown_order(score.reading))
    for klass in FanClass:
        receipts = score.in_class(klass)
        refused = tuple(refusal for refusal in score.refused if refusal.klass is klass)
        if not receipts and not refused:
            empty.append(klass)
            continue
        counted = _receipt_rows(score, receipts, places)
        left = _refusal_rows(score, refused, picked(score, refused), places)
        lanes.append(ClassLane(klass, (*counted, *left), places.of(_free_seats(score, klass, receipts))))
    return Board(score, places.order, tuple(lanes), tuple(empty))


def _receipt_rows(score: Score, receipts: Sequence[Receipt], places: _Places) -> Iterable[Row]:
    for fan in dict.fromkeys(receipt.fan for receipt in receipts):
        lines: list[list[Receipt]] = []
        for receipt in sorted((r for r in receipts if r.fan is fan), key=lambda r: places.of(r.parts)):
            line = next((line for line in lines if _is_right_of(receipt, line[-1], places)), None)
            if line is None:
                lines.append([receipt])
            else:
                line.append(receipt)
        for line in lines:
            bars = tuple(Bar(r.fan, r.parts, places.of(r.parts), r.points) for r in line)
            reasons = tuple(dict.fromkeys(why(score, r) for r in line))
            yield Row(fan, bars, reasons, worth(line))


def _is_right_of(receipt: Receipt, other: Receipt, places: _Places) -> bool:
    """Whether a bar begins after another ends, so that both fit into one row."""
    return bool(receipt.parts) and places.of(receipt.parts)[0] > places.of(other.parts)[-1]


def _refusal_rows(score: Score, refused: Sequence[Refusal], shown: Sequence[Refusal], places: _Places) -> Iterable[Row]:
    rest = list(refused)
    for refusal in shown:
        rest.remove(refusal)
    more = _counts(r.fan for r in rest if r.reason is not RefusalReason.LEFT_OUT)
    left_out = _counts(r.fan for r in rest if r.reason is RefusalReason.LEFT_OUT)
    for refusal in shown:
        bar = Bar(refusal.fan, refusal.parts, places.of(refusal.parts), refusal.points, refusal)
        yield Row(refusal.fan, (bar,), (why_refused(score.reading, refusal),), 0, more, left_out)
        more, left_out = (), ()


def _counts(fans: Iterable[FanId]) -> FanCounts:
    return tuple(Counter(fans).items())


def _most_telling_first(score: Score, refused: Sequence[Refusal]) -> Sequence[Refusal]:
    """Worth most first, but after all others what counts already on the same tiles (a twin 123万 says nothing new);
    among equals the one with fewest seats taken."""

    def tiles(found: Receipt | Refusal) -> tuple[FanId, tuple[Tile, ...]]:
        """The fan with the tiles that it would count on."""
        return found.fan, tuple(sorted(tile for part in found.parts for tile in score.reading.parts[part].tiles))

    counted = {tiles(receipt) for receipt in score.receipts}

    def order(refusal: Refusal) -> tuple[bool, int, bool, int, Parts]:
        """What sorts a refusal: the most telling comes first."""
        lower = refusal.reason is RefusalReason.LOWER_FORM
        return (tiles(refusal) in counted, -refusal.points, lower, len(refusal.taken), refusal.parts)

    return sorted(refused, key=order)


def _worst_refusal(score: Score, refused: Sequence[Refusal]) -> Sequence[Refusal]:
    return _most_telling_first(score, refused)[:1]


def _one_refusal_a_fan(score: Score, refused: Sequence[Refusal]) -> Sequence[Refusal]:
    first: dict[FanId, Refusal] = {}
    for refusal in _most_telling_first(score, refused):
        first.setdefault(refusal.fan, refusal)
    return tuple(first.values())


def _free_seats(score: Score, klass: FanClass, receipts: Iterable[Receipt]) -> Parts:
    if klass not in LINKING_CLASSES:
        return ()
    used = {part for receipt in receipts for part in receipt.parts}
    return tuple(index for index, _ in score.reading.chows if index not in used)
