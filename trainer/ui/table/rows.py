"""What the reach panel says, as values: the eight path rows, the six chips, the pips. Nothing is computed anew here;
answers of `trainer.reach` are put side by side.

After the draw all rows speak of the hand as if the drawn tile were discarded (摸切), so nothing is given away; a
previewed tile shows the rows for its discard, with the change against that. Between turns they speak of 13 tiles.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from trainer.reach import Key, Line, Nearness, Reach, best_nearness
from trainer.rules import MAIN_FANS, SMALL_FANS, FanId, Phrase, Tile, ValueSet

NO_PIPS_FROM: Final = 5
"""Paths this many tiles away or farther give no pips."""
MOST_PIPS: Final = 3

Answers = Mapping[Key, Nearness]


class Change(StrEnum):
    """What a previewed discard does to a path, against 摸切."""

    NONE = "none"
    SAME = "same"
    HURT = "hurt"
    HELPED = "helped"


@dataclass(frozen=True, slots=True)
class FanLine:
    """One fan as the panel shows it: a path row or a chip.

    ``distance`` and ``live`` are None when the fan is out of reach; ``reason`` then says why, where that is known.
    ``won``: the laid-down melds hold it already, or the hand is complete with it. ``by``: tiles farther (HURT) or
    nearer (HELPED). ``live_before``: accepted tiles without the preview, only where the distance stays the same.
    ``accepts``: the kinds that bring it nearer. ``known`` is False while there is no answer: nothing is said then.
    """

    fan: FanId
    points: int
    distance: int | None = None
    live: int | None = None
    won: bool = False
    change: Change = Change.NONE
    by: int = 0
    live_before: int | None = None
    accepts: tuple[Tile, ...] = ()
    reason: Phrase | None = None
    known: bool = True

    @property
    def out(self) -> bool:
        """Whether the fan cannot be had any more."""
        return self.known and self.distance is None and not self.won


@dataclass(frozen=True, slots=True)
class Question:
    """What the panel is to show: the reach, the drawn tile (None between turns and after a claim), the tile
    previewed, and what is known besides: fans that are won already, with the points of all their occurrences, and why
    others are out of reach."""

    reach: Reach
    drawn: Tile | None
    preview: Tile | None
    values: ValueSet
    won: Mapping[FanId, int] = field(default_factory=dict)
    obstacles: Mapping[FanId, Phrase] | None = None

    @property
    def base(self) -> Answers:
        """The answers without a preview: after 摸切 where a tile was drawn, else of the hand as it is."""
        if self.drawn is not None:
            return self.reach.discards.get(self.drawn, self.reach.now)
        return self.reach.now

    @property
    def shown(self) -> Answers:
        """The answers that the rows show."""
        if self.preview is not None:
            return self.reach.discards.get(self.preview, self.base)
        return self.base

    @property
    def discard(self) -> Tile | None:
        """The discard that the rows suppose."""
        return self.drawn if self.preview is None else self.preview

    @property
    def compares(self) -> bool:
        """Whether the rows show changes: 摸切 itself changes nothing against 摸切."""
        return self.preview is not None and self.preview in self.reach.discards and self.preview is not self.drawn


def path_lines(question: Question) -> tuple[FanLine, ...]:
    """The eight path rows in their fixed order."""
    return tuple(_line(question, fan) for fan in MAIN_FANS)


def chip_lines(question: Question) -> tuple[FanLine, ...]:
    """The six small fans in their fixed order."""
    return tuple(_line(question, fan) for fan in SMALL_FANS)


def _line(question: Question, fan: FanId) -> FanLine:
    now, before = question.shown.get(fan), question.base.get(fan)
    line = FanLine(fan, question.won.get(fan, question.values.points[fan]), won=fan in question.won)
    if now is None:
        change = Change.HURT if question.compares and before is not None else Change.NONE
        reason = None if question.obstacles is None else question.obstacles.get(fan)
        return replace(line, change=change, reason=reason)
    won = line.won or not now.distance
    found = replace(line, distance=now.distance, live=now.live, accepts=now.accepts, won=won)
    return _compared(found, now, before) if question.compares else found


def _compared(line: FanLine, now: Nearness, before: Nearness | None) -> FanLine:
    if before is None:
        return replace(line, change=Change.HELPED)
    if now.distance != before.distance:
        farther = now.distance - before.distance
        return replace(line, change=Change.HURT if farther > 0 else Change.HELPED, by=abs(farther))
    return replace(line, change=Change.SAME, live_before=before.live if before.live != now.live else None)


@dataclass(frozen=True, slots=True)
class Head:
    """The panel's head: the line, whether it is reached already, and the distance to it (None: out of reach)."""

    line: int
    reached: bool
    distance: int | None
    live: int | None


def head_line(question: Question, line: int, secured: int) -> Head:
    """How near the winning line is; ``secured`` are the points that laid-down melds hold already."""
    reached = secured >= line
    found = question.shown.get(Line(0) if reached else Line(line))
    if found is None:
        return Head(line, reached, None, None)
    return Head(line, reached, found.distance, found.live)


def pips(reach: Reach, tile: Tile, pinned: Collection[FanId] = ()) -> tuple[FanId, ...]:
    """At most three paths that get a tile farther if ``tile`` goes: the nearest first, then in fixed order. Pinned ones
    count however far they are, after the near ones, so that a pin takes no other mark away."""
    after = reach.discards.get(tile)
    if after is None:
        return ()
    had = [fan for fan in MAIN_FANS if fan in reach.now]
    near = [fan for fan in had if reach.now[fan].distance < NO_PIPS_FROM or fan in pinned]
    hurt = [fan for fan in near if fan not in after or after[fan].distance > reach.now[fan].distance]
    return tuple(sorted(hurt, key=lambda fan: reach.now[fan].distance))[:MOST_PIPS]


def best_discard(reach: Reach, key: Key) -> Nearness | None:
    """The answer for a key after the best discard: nearest, then most accepted tiles."""
    found = [answers[key] for answers in reach.discards.values() if key in answers]
    return best_nearness(found) if found else None


def switch_for(question: Question, key: Key) -> tuple[Tile, Nearness] | None:
    """Where the shown hand waits for tiles that are all gone: a discard that leaves live ones, and what it leaves.

    None where the wait is not dead, or no discard helps.
    """
    shown = question.shown.get(key)
    if shown is None or shown.live or not shown.distance:
        return None
    found = [(answers[key], tile) for tile, answers in question.reach.discards.items() if key in answers]
    living = [(near.distance, -near.live, tile, near) for near, tile in found if near.live]
    if not living:
        return None
    _, _, tile, near = min(living, key=lambda entry: entry[:3])
    return tile, near
