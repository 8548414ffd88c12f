"""Where things stand in a row of the board."""

from typing import Final

from msgspec import Struct

from trainer.coach.evening import MOST_POINTS
from trainer.ui.controls import Run
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

MOST_MARKS: Final = 6
MARK: Final = 20
MARK_PITCH: Final = 26
_NUMBER: Final = 40
_NUMBER_NARROW: Final = 38
_DEALER: Final = 64
_WINNER: Final = 128
_WINNER_NARROW: Final = 112
_AIR: Final = 8
_BEFORE_GAINS: Final = 44
_PITCH: Final = 112
_LEAST_PITCH: Final = 72
_LEAST_PITCH_NARROW: Final = 52


class Columns(Struct, frozen=True):
    """Pixels from the left of a row: where ``dealer``, ``winner`` and ``marks`` begin, where ``points`` and the
    ``gains`` end. ``dealer`` and ``marks`` are None where there is no room for them. ``pitch``: from one gain to the
    next."""

    dealer: float | None
    winner: float
    winner_end: float
    marks: float | None
    points: float
    gains: tuple[float, ...]
    pitch: float

    @classmethod
    def of(cls, look: Look, width: float) -> "Columns":
        """The columns of a row of this width."""
        px, points = look.px, points_width(look)
        for dealer in (px(_NUMBER), None):
            winner = px(_NUMBER) if dealer is None else dealer + px(_DEALER)
            marks = winner + px(_WINNER)
            end = marks + px(MOST_MARKS * MARK_PITCH + _AIR) + points
            if end + px(_BEFORE_GAINS) + 4 * px(_LEAST_PITCH) <= width:
                pitch = min(px(_PITCH), (width - end - px(_BEFORE_GAINS)) / 4)
                return cls(dealer, winner, marks - px(_AIR), marks, end, _ends(width, pitch), pitch)
        left = px(_NUMBER_NARROW)
        pitch = (width - left - px(_WINNER_NARROW) - points) / 4
        pitch = max(px(_LEAST_PITCH_NARROW), min(px(_LEAST_PITCH), pitch))
        gains = _ends(width, pitch)
        end = gains[0] - pitch
        return cls(None, left, end - points, None, end, gains, pitch)


def points_runs(look: Look, points: int) -> tuple[Run, ...]:
    """A number of points with its unit."""
    unit = look.words("keeper-unit")
    return Run(str(points), Step.LEAD, bold=True), Run(unit, Step.SMALL, tone=Tone.INK2, gap=4)


def points_width(look: Look) -> float:
    """The width of the most points with their unit, in pixels."""
    return sum(run.width(look) for run in points_runs(look, MOST_POINTS))


def _ends(width: float, pitch: float) -> tuple[float, ...]:
    return tuple(width - (3 - place) * pitch for place in range(4))
