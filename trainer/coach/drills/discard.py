"""Which discard leaves the goal nearest, with most live tiles."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from trainer.coach.after_discard import either
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

    def confirmed(self) -> Phrase:
        """The best discards, and how near they leave the goal."""
        right = [option for option in self.options if option in self.right]
        return Phrase.of(
            "drill-best", move=either([tile_of(option) for option in right]), near=self.distance_said(right[0])
        )

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """What the first wrong tile costs, and why: the meld it belongs to, or the tiles that help no more."""
        best = next(option for option in self.options if option in self.right)
        wrong = [option for option in self.options if option in picked - self.right]
        if not wrong:
            return Slip(ErrorKind.SLOWER_DISCARD, self.confirmed(), self.fan)
        says = Phrase.of(
            "drill-discard-wrong",
            tile=tile_of(wrong[0]),
            near=self.distance_said(wrong[0]),
            why=self.why(wrong[0], best),
            best=self.confirmed(),
        )
        return Slip(ErrorKind.SLOWER_DISCARD, says, self.fan)

    def why(self, option: Option, best: Option) -> Phrase:
        """Why a tile is missed: the meld of the nearest hand that holds it, or the tiles that do not help without it.

        A tile without which the goal is farther belongs to every nearest hand.
        """
        tile, near = tile_of(option), self.near.get(option)
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


@dataclass(frozen=True, slots=True)
class DiscardFact:
    """What there is to say of one discard. ``near``, ``win``: how near it leaves the goal and any winning hand, None
    out of reach. ``points``: of the nearest hand with the goal. ``widens``: the tiles that bring the goal no nearer,
    but after which more tiles do."""

    tile: Tile
    near: Nearness | None
    win: Nearness | None
    points: int | None
    widens: tuple[Widening, ...]


def discard_facts(drill: DiscardDrill) -> Iterator[DiscardFact]:
    """The facts of every discard, the best first; each takes some tens of milliseconds."""
    reach = analyse_keys(drill.position, (drill.goal, WIN), drill.values)
    order = sorted(reach.discards, key=lambda tile: rank_of(reach.discards[tile].get(drill.goal)))
    for tile in order:
        after = drill.position.without(tile)
        target = target_hand(after, drill.goal, drill.values)
        yield DiscardFact(
            tile,
            reach.discards[tile].get(drill.goal),
            reach.discards[tile].get(WIN),
            None if target is None else target.score.total,
            widenings(after, drill.goal, drill.values),
        )


def ask_discard(position: Position, goal: Key, values: ValueSet, seed: int = 0) -> DiscardDrill | None:
    """The question about a position of 14, as from a played hand; None where there is nothing to choose."""
    drill = _drill(seed, values, position, goal, analyse_keys(position, (goal,), values))
    return drill if level_of(drill.options, drill.near) else None


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
    return drill.why(str(tile), str(best)) if {str(tile), str(best)} <= drill.near.keys() else None


def discard(
    rng: Random, seed: int, level: Level, values: ValueSet, goal: Key | None, stage: Stage | None
) -> DiscardDrill:
    """A question from a hand that bots play."""
    goals, tried = goals_to_try(rng, goal), 0
    for seen in moments(rng, values.id, goal, stage):
        if seen.offer is None and seen.win is None:
            reach = analyse_keys(seen.position, goals, values)
            tried += 1
            for key in goals:
                drill = _drill(seed, values, seen.position, key, reach)
                found = level_of(drill.options, drill.near)
                if found is level or (found and tried > PATIENCE):
                    return drill
    raise AssertionError("hands never end")
