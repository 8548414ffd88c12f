"""How the six chips of the small fans stand: all names in one size and on one line, in columns as wide as they need."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from trainer.ui.theme import Step

_WAYS: Final = (
    (6, Step.BODY, 4),
    (3, Step.BODY, 12),
    (3, Step.NOTE, 8),
    (2, Step.BODY, 12),
    (2, Step.NOTE, 12),
    (2, Step.SMALL, 8),
)
"""Columns, type step and least gap in pixels, the best first; the last is taken whether it fits or not."""


@dataclass(frozen=True, slots=True)
class ChipGrid:
    """The widths of the columns and the gap between them, in pixels, and the type step of all names."""

    widths: tuple[int, ...]
    gap: float
    step: Step

    @property
    def columns(self) -> int:
        """How many chips stand side by side."""
        return len(self.widths)

    def left(self, column: int) -> int:
        """Where a column begins, in pixels from the first."""
        return round(sum(self.widths[:column]) + column * self.gap)


def chip_grid(widths: Callable[[Step], Sequence[float]], room: float) -> ChipGrid:
    """The best way for chips that are so wide in a type step to stand in a room, in pixels."""
    for columns, step, least in _WAYS:
        wide = widths(step)
        taken = tuple(ceil(max(wide[column::columns])) for column in range(columns))
        if sum(taken) + least * (columns - 1) <= room:
            break
    return ChipGrid(taken, max(0.0, (room - sum(taken)) / (columns - 1)), step)
