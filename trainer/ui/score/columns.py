"""The columns of the scoring matrix: labels at the left, melds in the middle, reasons and points at the right."""

from dataclasses import dataclass

_CLASS = 100
_REASONS = 304
_REASONS_NARROW = 248
_NARROWER = 24
_WIDE_FROM = 1160
_WIDEST_COLUMN = 200
_REASON_GAP = 16


@dataclass(frozen=True, slots=True)
class Columns:
    """``columns`` melds within ``width`` pixels; lengths of the design are multiplied by ``unit``."""

    width: float
    columns: int
    unit: float
    labels_wide: float

    @property
    def is_narrow(self) -> bool:
        """Whether words give room to melds."""
        return self.width < _WIDE_FROM * self.unit

    @property
    def labels(self) -> float:
        """Width of the column of classes and fans."""
        return (self.labels_wide - (_NARROWER if self.is_narrow else 0)) * self.unit

    @property
    def class_wide(self) -> float:
        """Width of the names of classes, left of those of fans."""
        return (_CLASS - (_NARROWER / 2 if self.is_narrow else 0)) * self.unit

    @property
    def column(self) -> float:
        """Distance from one meld's column to the next."""
        room = self.width - self.labels - self._reasons * self.unit
        return min(room / self.columns, _WIDEST_COLUMN * self.unit)

    @property
    def _reasons(self) -> int:
        return _REASONS_NARROW if self.is_narrow else _REASONS

    @property
    def reasons_left(self) -> float:
        """Where the reasons begin."""
        return self.labels + self.columns * self.column + _REASON_GAP * self.unit

    def column_at(self, x: float) -> int | None:
        """The meld whose column holds ``x``; None to the left of all of them."""
        if x < self.labels:
            return None
        return min(self.columns - 1, int((x - self.labels) / self.column))
