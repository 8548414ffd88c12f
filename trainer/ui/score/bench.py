"""Where the bars of a board may go while another choice is tried: from pointer and key to a place and its outcome."""

from dataclasses import dataclass

from trainer.rules import Parts
from trainer.ui.score.board import Bar, Board
from trainer.ui.score.grid import Grid
from trainer.ui.score.trial import Trial, meant_place


@dataclass(frozen=True)
class Bench:
    """A trial with the board and the grid that show it."""

    trial: Trial
    board: Board
    grid: Grid

    def bar(self, row: int, place: int) -> Bar:
        """A bar by its row and its place in it."""
        return self.board.rows[row].bars[place]

    def part_at(self, x: float) -> int | None:
        """The part shown at ``x``; None at the left, where bars are taken off."""
        column = self.grid.column_at(x)
        return None if column is None else self.board.order[column]

    def over(self, bar: Bar, taken_by: int, part: int | None) -> Parts | None:
        """Where a bar taken by one part is meant to sit when held over another."""
        return None if part is None else meant_place(self.trial.places(bar.fan), bar.parts, taken_by, part)

    def neighbour(self, bar: Bar, target: Parts | None, by: int) -> Parts | None:
        """The next place of the bar's fan, in order; before the first it is off the matrix (None)."""
        places = (None, *self.trial.places(bar.fan))
        at = places.index(target) if target in places else 0
        return places[min(len(places) - 1, max(0, at + by))]

    def may(self, bar: Bar, target: Parts | None) -> bool:
        """Whether the bar may go there."""
        return target is None or self.trial.may_sit(bar.fan, came_from(bar), target)

    def put(self, bar: Bar, target: Parts | None) -> Trial:
        """The trial after the bar went there. Raises `trainer.ui.score.trial.Refused`."""
        origin = came_from(bar)
        if target == origin:
            return self.trial
        if target is None:
            return self.trial.take_off(bar.fan, bar.parts)
        return self.trial.put(bar.fan, origin, target)


def came_from(bar: Bar) -> Parts | None:
    """The parts on which a bar counts now; None for one that does not count."""
    return None if bar.refusal is not None else bar.parts
