"""Filling the lanes of an exercise: a fan is taken, held over melds in a lane, put down or taken back. No Qt.

A learner may try every set of melds of the right size, also one on which the fan is not there: where a fan lies is for
the learner to find.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.exercises import ErrorKind, Grade, Judgement, Lanes, LaneSlip, Placement
from trainer.coach.exercises.wording import listed
from trainer.coach.score_board import Bar, Board, ClassLane, Row, shown_order
from trainer.rules import FANS, FanClass, FanId, Parts

_SEATS: Mapping[FanId, int] = MappingProxyType(
    {
        FanId.FANPAI: 1,
        FanId.GANG: 1,
        FanId.YIBANGAO: 2,
        FanId.LIANLIU: 2,
        FanId.XIXIANGFENG: 2,
        FanId.YITIAOLONG: 3,
        FanId.SANSETONGSHUN: 3,
    }
)
"""How many melds a fan takes; one that is not here takes the whole hand."""


class Filling(Struct, frozen=True, dict=True):
    """How far a learner has come: what is ``placed``, the fan that is ``held`` where it would lie, and the reason why
    it could not be put down there (``refused``). ``slips`` are all such reasons so far."""

    exercise: Lanes
    placed: tuple[Placement, ...] = ()
    held: Placement | None = None
    refused: LaneSlip | None = None
    slips: tuple[LaneSlip, ...] = ()

    @cached_property
    def order(self) -> Parts:
        """The part of the reading in each column."""
        return shown_order(self.exercise.score.reading)

    @property
    def points(self) -> int:
        """What is placed is worth."""
        return sum(self.exercise.values.points[one.fan] for one in self.placed)

    def choices(self, fan: FanId) -> tuple[Parts, ...]:
        """Every set of melds of the fan's size, from left to right."""
        melds = self.order[: len(self.exercise.score.reading.melds)]
        seats = _SEATS.get(fan)
        if seats is None or len(melds) < seats:
            return (tuple(sorted(self.order)),)
        return tuple(tuple(sorted(chosen)) for chosen in combinations(melds, seats))

    def take(self, fan: FanId) -> "Filling":
        """Take a fan in the hand, over the first melds, in the lane where the last one was."""
        lane = self.held.lane if self.held else self.placed[-1].lane if self.placed else self.exercise.lanes[0]
        return self._holding(Placement(fan, lane, self.choices(fan)[0]))

    def step(self, by: int) -> "Filling":
        """Hold the fan over the next melds (1) or those before (-1)."""
        if self.held is None:
            return self
        choices = self.choices(self.held.fan)
        place = (choices.index(self.held.parts) + by) % len(choices)
        return self._holding(replace(self.held, parts=choices[place]))

    def over(self, column: int) -> "Filling":
        """Hold the fan over the meld of a column; the nearest of its melds makes room for it."""
        if self.held is None:
            return self
        columns = sorted(self.order.index(part) for part in self.held.parts)
        if column in columns:
            return self
        columns[columns.index(min(columns, key=lambda one: abs(one - column)))] = column
        parts = tuple(sorted(self.order[one] for one in columns))
        return self._holding(replace(self.held, parts=parts)) if parts in self.choices(self.held.fan) else self

    def change_lane(self, by: int) -> "Filling":
        """Hold the fan in the next lane (1) or the one before (-1); at the ends it stays."""
        if self.held is None:
            return self
        lanes = self.exercise.lanes
        place = min(len(lanes) - 1, max(0, lanes.index(self.held.lane) + by))
        return self.in_lane(lanes[place])

    def in_lane(self, lane: FanClass) -> "Filling":
        """Hold the fan in a lane."""
        return self if self.held is None else self._holding(replace(self.held, lane=lane))

    def put_down(self) -> "Filling":
        """Let the fan lie where it is held; where it may not, it stays in the hand, and ``refused`` says why."""
        if self.held is None:
            return self
        slip = self.exercise.refusal(self.placed, self.held)
        if slip is not None:
            return replace(self, refused=slip, slips=(*self.slips, slip))
        return replace(self, placed=(*self.placed, self.held), held=None, refused=None)

    def take_back(self) -> "Filling":
        """Put away what is held, else what was placed last."""
        if self.held is not None:
            return replace(self, held=None, refused=None)
        return replace(self, placed=self.placed[:-1], refused=None)

    def pick_up(self, placement: Placement) -> "Filling":
        """Take something placed in the hand again."""
        rest = tuple(one for one in self.placed if one is not placement)
        return replace(self, placed=rest, held=placement, refused=None)

    @property
    def clash(self) -> LaneSlip | None:
        """Why the held fan may not lie where it is held, as far as it is told before it is put down: a meld is taken.
        After it was put down in vain, the reason for that."""
        if self.refused is not None or self.held is None:
            return self.refused
        slip = self.exercise.refusal(self.placed, self.held)
        return slip if slip is not None and slip.mistake is ErrorKind.REUSED_MELD else None

    def judge(self) -> Judgement:
        """Mark what is placed. Right in the end after a fan was put down in vain is right in part: the slip counts."""
        found = self.exercise.judge(self.placed)
        if found.grade is not Grade.RIGHT or not self.slips:
            return found
        slip = self.slips[0]
        return Judgement(Grade.PARTLY, found.says, slip.mistake, slip.fan)

    def solved(self) -> "Filling":
        """One filling of full worth."""
        receipts = self.exercise.score.receipts
        right = tuple(Placement(one.fan, FANS[one.fan].klass, one.parts) for one in receipts)
        return replace(self, placed=right, held=None, refused=None)

    def board(self) -> Board:
        """The lanes as they are shown, the held fan as the last row of its lane."""
        score = self.exercise.score
        lanes = tuple(self._lane(klass) for klass in self.exercise.lanes)
        return Board(score, self.order, lanes, ())

    def _lane(self, klass: FanClass) -> ClassLane:
        by_fan: dict[FanId, list[Placement]] = {}
        placed = [one for one in self.placed if one.lane is klass]
        for one in placed:
            by_fan.setdefault(one.fan, []).append(one)
        rows = [self._row(of_fan) for of_fan in by_fan.values()]
        held = [] if self.held is None or self.held.lane is not klass else [self.held]
        rows += [Row(one.fan, (self._bar(one, 0),), (), 0) for one in held]
        used = {part for one in (*placed, *held) for part in one.parts}
        free = tuple(column for column, part in enumerate(self.order) if part not in used)
        return ClassLane(klass, tuple(rows), free)

    def _row(self, placed: Sequence[Placement]) -> Row:
        worth = self.exercise.values.points[placed[0].fan]
        bars = tuple(self._bar(one, worth) for one in placed)
        parts = [self.exercise.score.reading.parts[part] for one in placed for part in one.parts]
        whole = len(placed[0].parts) == len(self.order)
        return Row(placed[0].fan, bars, () if whole else (listed(parts),), worth * len(placed))

    def _bar(self, one: Placement, points: int) -> Bar:
        columns = tuple(sorted(self.order.index(part) for part in one.parts))
        return Bar(one.fan, one.parts, columns, points)

    def _holding(self, held: Placement) -> "Filling":
        return replace(self, held=held, refused=None)
