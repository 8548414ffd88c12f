"""Claim an offered tile or pass: what each legal move leaves of the goal, and what it closes."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from msgspec import Struct

from trainer.coach.claims import move_phrase
from trainer.coach.drills.ranking import RankedDrill, best_options, first_of_level, rank_of
from trainer.coach.exercises.values import DrillKind, ErrorKind, Level, Option, Slip
from trainer.coach.exercises.wording import listed
from trainer.coach.weighing import Measured, moves_measured
from trainer.game import Move, Pass, SeatView, format_move, position_after_claim
from trainer.reach import Key, Nearness, Position, TargetHand, analyse_keys, target_hand
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

    @property
    def passes(self) -> bool:
        """Whether it is right to pass."""
        return any(isinstance(self.moves[option], Pass) for option in self.right)

    def named(self) -> Mapping[str, Value]:
        """The tile, who discarded it, and the goal."""
        return {**super().named(), "tile": self.tile, "source": self.source}

    def asks(self) -> Mapping[str, object]:
        """The position, the tile offered, from whom, and the goal."""
        return {**super().asks(), "tile": str(self.tile), "from": self.source.letter}

    def facts(self) -> "Iterator[ClaimFact]":
        """The facts of every move, the best first."""
        keys = tuple(dict.fromkeys((self.goal, *MAIN_FANS)))
        passed = analyse_keys(self.position, keys, self.values).now
        for option in sorted(self.options, key=lambda each: rank_of(self.near.get(each))):
            near, reach = self.near.get(option), analyse_keys(self.after[option], keys, self.values)
            best = tuple(tile for tile, answers in reach.discards.items() if _is(answers.get(self.goal), near))
            after = self.after[option].without(best[0]) if best else self.after[option]
            open_after = {key for answers in (reach.discards.values() or [reach.now]) for key in answers}
            closes = tuple((fan, passed[fan].distance) for fan in MAIN_FANS if fan in passed and fan not in open_after)
            yield ClaimFact(self.moves[option], near, best, target_hand(after, self.goal, self.values), closes)

    def confirmed(self) -> Phrase:
        """The best move, and how near it leaves the goal."""
        best = next(option for option in self.options if option in self.right)
        return Phrase.of("drill-best", move=self.best_said(), near=self.distance_said(best))

    def reason(self, option: Option) -> Phrase:
        """A move, and how near it leaves the goal."""
        return Phrase.of("drill-claim-wrong", move=self.said(option), near=self.distance_said(option))

    def best_said(self) -> Phrase:
        """The best moves by name."""
        return listed(self.said(option) for option in self.options if option in self.right)

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """A pass where a claim is best, or a claim that leaves the goal farther or with fewer live tiles."""
        wrong = next((option for option in self.options if option in picked - self.right), None)
        if wrong is None:
            return Slip(ErrorKind.CLAIM_MISSED, self.confirmed(), self.fan)
        passed = isinstance(self.moves[wrong], Pass)
        return Slip(ErrorKind.CLAIM_MISSED if passed else ErrorKind.CLAIM_HARMS, self.reason(wrong), self.fan)

    def said(self, option: Option) -> Phrase:
        """A move in words."""
        return move_phrase(self.moves[option], self.tile)


class ClaimFact(Struct, frozen=True):
    """What there is to say of one move. ``near``: how near it leaves the goal, None out of reach. ``discards``: the
    best discards after it; none after a pass or a kong. ``target``: the nearest hand with the goal. ``closes``: the
    main fans that it puts out of reach, each with its distance if the tile is passed."""

    move: Move
    near: Nearness | None
    discards: tuple[Tile, ...]
    target: TargetHand | None
    closes: tuple[tuple[FanId, int], ...]


def _is(answer: Nearness | None, near: Nearness | None) -> bool:
    return answer is not None and near is not None and answer.order == near.order


def ask_claim(seen: SeatView, goals: tuple[Key, ...], values: ValueSet, seed: int = 0) -> Iterator[ClaimDrill]:
    """The questions about a tile offered to a seat, one a goal; none where there is nothing to choose, or the tile
    wins."""
    if seen.offer is None or seen.win is not None or len(seen.moves) < 2:
        return
    measured = moves_measured(seen, goals, values)
    for goal in goals:
        drill = _drill(seed, values, seen, goal, measured)
        if drill.level:
            yield drill


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


def claim(seed: int, level: Level, values: ValueSet, goals: tuple[Key, ...], moments: Iterable[SeatView]) -> ClaimDrill:
    """A question from a played hand: of moments at which a tile is offered. As often as can be, passing is right in
    every second one. Raises `CannotAsk` where none gives one."""
    passes = seed % 2 == 0
    asked = (list(ask_claim(seen, goals, values, seed)) for seen in moments)
    return first_of_level(level, ([drill for drill in drills if drill.passes is passes] for drills in asked))
