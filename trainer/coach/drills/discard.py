"""Which discard leaves the goal nearest, with most live tiles."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from msgspec import Struct

from trainer.coach.after_discard import either
from trainer.coach.drills.ranking import RankedDrill, best_options, first_of_level, rank_of
from trainer.coach.exercises.values import DrillKind, ErrorKind, Level, Option, Slip
from trainer.game import SeatView
from trainer.reach import (
    WIN,
    Key,
    Nearness,
    Position,
    Reach,
    Widening,
    analyse_keys,
    target_hand,
    widenings,
)
from trainer.rules import Part, Phrase, Tile, ValueSet, parse_tiles


@dataclass(frozen=True)
class DiscardDrill(RankedDrill):
    """Which tile to discard from a position of 14; the options are the kinds in the hand."""

    kind: ClassVar[DrillKind] = DrillKind.DISCARD

    def facts(self) -> "Iterator[DiscardFact]":
        """The facts of every discard, the best first."""
        reach = analyse_keys(self.position, (self.goal, WIN), self.values)
        for tile in sorted(reach.discards, key=lambda tile: rank_of(reach.discards[tile].get(self.goal))):
            after = self.position.without(tile)
            target = target_hand(after, self.goal, self.values)
            yield DiscardFact(
                tile,
                reach.discards[tile].get(self.goal),
                reach.discards[tile].get(WIN),
                None if target is None else target.score.total,
                widenings(after, self.goal, self.values),
            )

    def confirmed(self) -> Phrase:
        """The best discards, and how near they leave the goal."""
        best = next(option for option in self.options if option in self.right)
        return Phrase.of("drill-best", move=self.best_said(), near=self.distance_said(best))

    def best_said(self) -> Phrase:
        """The best tiles by name."""
        return either([tile_of(option) for option in self.options if option in self.right])

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """What the first wrong tile costs, and why: the meld it belongs to, or the tiles that help no more."""
        wrong = [option for option in self.options if option in picked - self.right]
        if not wrong:
            return Slip(ErrorKind.SLOWER_DISCARD, self.confirmed(), self.fan)
        says = Phrase.of(
            "drill-discard-wrong",
            tile=tile_of(wrong[0]),
            near=self.distance_said(wrong[0]),
            why=self.reason(wrong[0]),
        )
        return Slip(ErrorKind.SLOWER_DISCARD, says, self.fan)

    def reason(self, option: Option) -> Phrase:
        """Why a tile is missed: the meld of the nearest hand that holds it, or the tiles that do not help without it.

        A tile without which the goal is farther belongs to every nearest hand.
        """
        tile, near = tile_of(option), self.near.get(option)
        best = next(option for option in self.options if option in self.right)
        if near is None or near.distance > self.best.distance:
            part = _part_with(tile, self.position.without(tile_of(best)), self.goal, self.values)
            return Phrase.of("drill-part", tile=tile, part=part)
        lost = tuple(kind for kind in self.near[best].accepts if kind not in near.accepts)
        if lost and lost != (tile,):
            return Phrase.of("drill-lost", tiles=lost, tile=tile)
        return Phrase.of("drill-copy", tile=tile)


def tile_of(option: Option) -> Tile:
    """The tile that an option names."""
    (tile,) = parse_tiles(str(option))
    return tile


def _part_with(tile: Tile, position: Position, goal: Key, values: ValueSet) -> Part:
    """The part of the nearest hand that uses a tile of the hand."""
    target = target_hand(position, goal, values)
    assert target is not None
    used = [*zip(target.parts, target.missing, strict=True)][len(position.melds) :]
    return next(part for part, lacking in used if part.tiles.count(tile) > lacking.count(tile))


class DiscardFact(Struct, frozen=True):
    """What there is to say of one discard. ``near``, ``win``: how near it leaves the goal and any winning hand, None
    out of reach. ``points``: of the nearest hand with the goal. ``widens``: the tiles that bring the goal no nearer,
    but after which more tiles do."""

    tile: Tile
    near: Nearness | None
    win: Nearness | None
    points: int | None
    widens: tuple[Widening, ...]


def ask_discard(position: Position, goals: tuple[Key, ...], values: ValueSet, seed: int = 0) -> Iterator[DiscardDrill]:
    """The questions about a position of 14, one a goal; none where there is nothing to choose."""
    reach = analyse_keys(position, goals, values)
    for goal in goals:
        drill = _drill(seed, values, position, goal, reach)
        if drill.level:
            yield drill


def _drill(seed: int, values: ValueSet, position: Position, goal: Key, reach: Reach) -> DiscardDrill:
    near: Mapping[Option, Nearness] = {
        str(tile): answers[goal] for tile, answers in reach.discards.items() if goal in answers
    }
    options = tuple(str(tile) for tile in reach.discards)
    return DiscardDrill(seed, values, options, best_options(near) if near else frozenset(), position, goal, near)


def why_missed(position: Position, tile: Tile, best: Tile, goal: Key, values: ValueSet) -> Phrase | None:
    """Why the discard of ``tile`` leaves the goal farther, or fewer tiles for it, than that of ``best``; None where one
    of them puts it out of reach. It takes some tens of milliseconds."""
    drill = _drill(0, values, position, goal, analyse_keys(position, (goal,), values))
    return drill.reason(str(tile)) if {str(tile), str(best)} <= drill.near.keys() else None


def discard(
    seed: int, level: Level, values: ValueSet, goals: tuple[Key, ...], moments: Iterable[SeatView]
) -> DiscardDrill:
    """A question from a played hand: of moments at which a discard is due. Raises `CannotAsk` where none gives one."""
    due = (seen for seen in moments if seen.offer is None and seen.win is None and seen.position.must_discard)
    return first_of_level(level, (ask_discard(seen.position, goals, values, seed) for seen in due))
