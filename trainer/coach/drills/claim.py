"""Claim an offered tile or pass: what each legal move leaves of the goal, and what it closes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from trainer.coach.claims import move_phrase
from trainer.coach.drills.played import Stage, moments
from trainer.coach.drills.ranking import (
    PATIENCE,
    DrillKind,
    RankedDrill,
    best_options,
    goals_to_try,
    level_of,
    rank_of,
)
from trainer.coach.exercises.values import ErrorKind, Level, Option, Slip
from trainer.coach.weighing import Measured, moves_measured
from trainer.game import Move, Pass, SeatView, format_move, position_after_claim
from trainer.reach import Key, Nearness, Position, analyse_keys, target_hand
from trainer.rules import MAIN_FANS, FanId, Phrase, Seat, Tile, Value, ValueSet


@dataclass(frozen=True)
class ClaimDrill(RankedDrill):
    """Whether to claim ``tile`` from ``source``, for a position of 13; the options are the legal moves as text.

    ``moves`` are these moves, ``after`` the position after each.
    """

    kind: ClassVar[DrillKind] = DrillKind.CLAIM
    tile: Tile
    source: Seat
    moves: Mapping[Option, Move]
    after: Mapping[Option, Position]

    def named(self) -> Mapping[str, Value]:
        """The tile, who discarded it, and the goal."""
        return {**super().named(), "tile": self.tile, "source": self.source}

    def asks(self) -> Mapping[str, object]:
        """The position, the tile offered, from whom, and the goal."""
        return {**super().asks(), "tile": str(self.tile), "from": self.source.letter}

    def confirmed(self) -> Phrase:
        """The best move, and how near it leaves the goal."""
        best = next(option for option in self.options if option in self.right)
        return Phrase.of("drill-best", move=self._said(best), near=self.distance_said(best))

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """A pass where a claim is best, or a claim that leaves the goal farther or with fewer live tiles."""
        wrong = next((option for option in self.options if option in picked - self.right), None)
        if wrong is None:
            return Slip(ErrorKind.CLAIM_MISSED, self.confirmed(), self.fan)
        passed = isinstance(self.moves[wrong], Pass)
        says = Phrase.of(
            "drill-claim-wrong", move=self._said(wrong), near=self.distance_said(wrong), best=self.confirmed()
        )
        return Slip(ErrorKind.CLAIM_MISSED if passed else ErrorKind.CLAIM_HARMS, says, self.fan)

    def _said(self, option: Option) -> Phrase:
        return move_phrase(self.moves[option], self.tile)


@dataclass(frozen=True, slots=True)
class ClaimFact:
    """What there is to say of one move. ``near``: how near it leaves the goal, None out of reach. ``discards``: the
    best discards after it; none after a pass or a kong. ``points``: of the nearest hand with the goal. ``closes``: the
    main fans that it puts out of reach, each with its distance if the tile is passed."""

    move: Move
    near: Nearness | None
    discards: tuple[Tile, ...]
    points: int | None
    closes: tuple[tuple[FanId, int], ...]


def claim_facts(drill: ClaimDrill) -> Iterator[ClaimFact]:
    """The facts of every move, the best first."""
    keys = tuple(dict.fromkeys((drill.goal, *MAIN_FANS)))
    passed = analyse_keys(drill.position, keys, drill.values).now
    for option in sorted(drill.options, key=lambda each: rank_of(drill.near.get(each))):
        near, reach = drill.near.get(option), analyse_keys(drill.after[option], keys, drill.values)
        best = tuple(tile for tile, answers in reach.discards.items() if _is(answers.get(drill.goal), near))
        after = drill.after[option].without(best[0]) if best else drill.after[option]
        target = target_hand(after, drill.goal, drill.values)
        open_after = {key for answers in (reach.discards.values() or [reach.now]) for key in answers}
        closes = tuple((fan, passed[fan].distance) for fan in MAIN_FANS if fan in passed and fan not in open_after)
        yield ClaimFact(drill.moves[option], near, best, None if target is None else target.score.total, closes)


def _is(answer: Nearness | None, near: Nearness | None) -> bool:
    return answer is not None and near is not None and answer.order == near.order


def ask_claim(seen: SeatView, goal: Key, values: ValueSet, seed: int = 0) -> ClaimDrill | None:
    """The question about a tile offered to a seat; None where there is nothing to choose, or the tile wins."""
    if seen.offer is None or seen.win is not None:
        return None
    drill = _drill(seed, values, seen, goal, moves_measured(seen, (goal,), values))
    return drill if level_of(drill.options, drill.near) else None


def _positions(seen: SeatView) -> dict[Option, Position]:
    """The position after each move; after a pass it is the one there is."""
    return {format_move(move): position_after_claim(seen, move) or seen.position for move in seen.moves}


def _drill(seed: int, values: ValueSet, seen: SeatView, goal: Key, measured: Measured) -> ClaimDrill:
    assert seen.offer is not None
    near: Mapping[Option, Nearness] = {
        format_move(move): answers[goal] for move, answers in measured.items() if goal in answers
    }
    right = best_options(near) if near else frozenset()
    moves: Mapping[Option, Move] = {format_move(move): move for move in seen.moves}
    offer = seen.offer
    return ClaimDrill(
        seed, values, tuple(moves), right, seen.position, goal, near, offer.tile, offer.source, moves, _positions(seen)
    )


_PASSED = 0.5
"""How often the right answer is to pass."""


def claim(rng: Random, seed: int, level: Level, values: ValueSet, goal: Key | None, stage: Stage | None) -> ClaimDrill:
    """A question from a hand that bots play."""
    goals, passed, tried = goals_to_try(rng, goal), rng.random() < _PASSED, 0
    for seen in moments(rng, values.id, goal, stage):
        if seen.offer is not None and seen.win is None:
            measured = moves_measured(seen, goals, values)
            tried += 1
            for key in goals:
                drill = _drill(seed, values, seen, key, measured)
                found = level_of(drill.options, drill.near)
                if (f"{seen.seat.letter} pass" in drill.right) is passed and (
                    found is level or (found and tried > PATIENCE)
                ):
                    return drill
    raise AssertionError("hands never end")
