"""What a review finds, as frozen values."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.weighing import Measured
from trainer.game import Move, Pass, Result, SeatView
from trainer.reach import Key, Line, Nearness
from trainer.rules import FanId, Seat, Tile

MOST_TURNING: Final = 3
"""The most turning points of a hand."""


class Loss(Struct, frozen=True, order=True):
    """What a move cost a key against the best one. ``closed``: the best kept it in reach and this one did not.
    ``farther``: tiles that it is farther. ``fewer``: live tiles less, at the same distance. Losses compare by size."""

    closed: bool = False
    farther: int = 0
    fewer: int = 0

    def __bool__(self) -> bool:
        """Whether anything was lost."""
        return self.closed or self.farther > 0 or self.fewer > 0


class Weighed(Struct, frozen=True):
    """How near each possible move leaves a key (None: out of reach). ``made``: the move that was made."""

    key: Key
    after: Mapping[Move, Nearness | None]
    made: Move

    @property
    def near(self) -> Nearness | None:
        """How near the move made leaves it."""
        return self.after[self.made]

    @property
    def nearest(self) -> Nearness | None:
        """How near the best move would have left it."""
        return min(filter(None, self.after.values()), key=lambda near: near.order, default=None)

    @property
    def best(self) -> tuple[Move, ...]:
        """The moves that leave it nearest, with most live tiles; none where all put it out of reach."""
        top = self.nearest
        return tuple(move for move, near in self.after.items() if near and top and near.order == top.order)

    @property
    def loss(self) -> Loss:
        """What the move made cost."""
        near, top = self.near, self.nearest
        if top is None:
            return Loss()
        if near is None:
            return Loss(closed=True)
        farther = near.distance - top.distance
        return Loss(farther=farther) if farther else Loss(fewer=top.live - near.live)


class Decision(Struct, frozen=True):
    """One own decision, but for the win that ended the hand.

    ``place``: of the move in the record, from 0. ``draw``: how many tiles the seat had drawn. ``seen``: what it saw.
    ``after``: how near each possible move leaves each key. ``line`` and ``goal``: what the moves did to the winning
    line and to the fan that was followed (None when no fan was). ``win``: the points of a win that was possible and not
    declared.
    """

    place: int
    draw: int
    move: Move
    seen: SeatView
    after: Measured
    line: Weighed
    goal: Weighed | None
    win: int | None = None

    @property
    def offered(self) -> Tile | None:
        """The tile that could be claimed."""
        return None if self.seen.offer is None else self.seen.offer.tile

    def weighed(self, key: Key) -> Weighed:
        """What the moves did to any key."""
        return Weighed(key, {move: answers.get(key) for move, answers in self.after.items()}, self.move)

    def following(self, goal: FanId | None) -> "Decision":
        """The same decision measured for another fan."""
        return replace(self, goal=None if goal is None else self.weighed(goal))

    @property
    def losses(self) -> tuple[Loss, ...]:
        """What it cost the line and the goal, the larger loss first."""
        found = (self.line, self.goal) if self.goal else (self.line,)
        return tuple(sorted((weighed.loss for weighed in found), reverse=True))

    @property
    def declined_claim(self) -> bool:
        """Whether the tile was passed although every best move for the line claims it."""
        return isinstance(self.move, Pass) and bool(self.line.best) and self.move not in self.line.best


class Richer(Struct, frozen=True):
    """A better-paid hand that the won one could have become.

    Either ``tile`` was another winning tile, or after discarding ``discard`` in place of the win the hand would have
    been one tile short of ``fan``. ``points``: what it would have been worth, without incidental fans. ``live``: copies
    not seen of the tiles that bring it.
    """

    points: int
    live: int
    tile: Tile | None = None
    fan: FanId | None = None
    discard: Tile | None = None


class HandReview(Struct, frozen=True):
    """All findings about one seat of a record.

    ``goal``: the main fan that was followed, None where none was in reach; ``guessed``: from the discards, else it was
    asked for. ``par``: for the line and each main fan the fewest own draws that were enough; one that all draws do not
    bring is absent. ``drawn``: the tiles that it drew, in order. ``richer``: better-paid hands in place of the win.
    ``last``: what the seat sees at the end, and ``end`` how near each key is then.
    """

    seat: Seat
    line: Line
    goal: FanId | None
    guessed: bool
    decisions: tuple[Decision, ...]
    par: Mapping[Key, int]
    drawn: tuple[Tile, ...]
    richer: tuple[Richer, ...]
    last: SeatView
    end: Mapping[Key, Nearness]

    @property
    def draws(self) -> int:
        """How many tiles the seat drew."""
        return len(self.drawn)

    @property
    def result(self) -> Result | None:
        """How the hand ended; None for an unfinished one."""
        return self.last.result

    def following(self, goal: FanId | None) -> "HandReview":
        """The same hand measured for a fan that the learner names."""
        decisions = tuple(decision.following(goal) for decision in self.decisions)
        return replace(self, goal=goal, guessed=False, decisions=decisions)

    @property
    def turning(self) -> tuple[Decision, ...]:
        """The three decisions that lost most, for the line or the goal: the largest loss first, then the earlier."""
        lost = [decision for decision in self.decisions if decision.losses[0]]
        # Sorting keeps the order of equal ones, in reverse too.
        return tuple(sorted(lost, key=lambda decision: decision.losses, reverse=True)[:MOST_TURNING])

    @property
    def declined(self) -> tuple[Decision, ...]:
        """The decisions by which a win, or a claim that was best for the line, was let go."""
        return tuple(each for each in self.decisions if each.win is not None or each.declined_claim)

    @property
    def given_away(self) -> int:
        """Tiles by which all decisions together left the line farther than need be."""
        return sum(decision.line.loss.farther for decision in self.decisions)
