"""What the head of the reach panel says: the nearest way to the line, a complete hand, or the waits by worth.

Points and tiles that stand together always belong to the same hand.
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

from trainer.coach.panel.rows import PanelQuestion, switch_for
from trainer.reach import Chance, Line, Nearness, TargetHand, Wait, Widening, exact_chance
from trainer.rules import FANS, FanId, Score, Tile

Copies: TypeAlias = tuple[tuple[Tile, int], ...]
"""Tiles, each with its unseen copies."""


class Way(Struct, frozen=True):
    """A hand to aim at: its fans, the one worth most first, what it would be worth, and the tiles it lacks."""

    fans: tuple[FanId, ...]
    points: int
    tiles: Copies


class NearHead(Struct, frozen=True):
    """How far the winning line is, and by which way.

    ``reached``: laid-down melds hold the points of ``line`` already. ``distance`` and ``live`` are None where the line
    is out of reach. ``way``: the nearest hand worth most; ``other``: the fan of another hand that is as near (None: the
    same fans, or several hands) with the tiles that only it lacks. ``preview``: the discard looked at, ``drawn`` the
    tile it is compared with. ``left``: the discard that the panel looks back at. ``drew``: the drawn tile helps.
    ``switch``: on a dead wait the discard that leaves live tiles. ``chance``: the exact one, or what greedy play
    reached. ``widenings``: tiles that do not bring the line nearer but let more tiles help.
    """

    line: int
    reached: bool = False
    distance: int | None = None
    live: int | None = None
    way: Way | None = None
    other: tuple[FanId | None, Copies] | None = None
    preview: Tile | None = None
    drawn: Tile | None = None
    left: Tile | None = None
    drew: bool = False
    switch: tuple[Tile, Nearness] | None = None
    chance: Chance | None = None
    widenings: tuple[Widening, ...] = ()


class WinHead(Struct, frozen=True):
    """A complete hand: what it is worth and by which fans, against the ``line``."""

    line: int
    points: int
    fans: tuple[tuple[FanId, int], ...]

    @property
    def short(self) -> int:
        """Points that lack to the line; 0 where the hand wins."""
        return max(0, self.line - self.points)


class WaitsContent(Struct, frozen=True):
    """The tiles that complete a hand which is one away, by what the hand would be worth.

    ``wins`` reach the ``line``, most points first; ``below`` complete a hand worth too little. ``unseen``: copies that
    nobody has shown. ``draws``: own draws that are left, 0 where there is no telling. ``left``: the discard that the
    panel looks back at. ``veiled``: no points are told, since the learner will be asked for them.
    """

    line: int
    wins: tuple[Wait, ...]
    below: tuple[Wait, ...]
    unseen: int = 0
    draws: int = 0
    left: Tile | None = None
    veiled: bool = False

    @property
    def live(self) -> int:
        """Unseen copies of the tiles that win."""
        return sum(wait.live for wait in self.wins)

    @property
    def share(self) -> float | None:
        """The exact chance, from 0 to 1, that one of the own draws that are left wins; None without such draws."""
        if not self.draws:
            return None
        return exact_chance(Line(self.line), self.live, self.unseen, self.draws).share


class FirstHead(Struct, frozen=True):
    """The head while rows are still being introduced: the ``fans`` known so far as ways to the ``line``, and how far it
    is; None where it is out of reach."""

    line: int
    fans: tuple[FanId, ...]
    distance: int | None

    @classmethod
    def of(cls, heading: NearHead | WaitsContent, fans: tuple[FanId, ...]) -> "FirstHead":
        """The same distance, told with some fans alone."""
        return cls(heading.line, fans, heading.distance if isinstance(heading, NearHead) else 1)


Heading: TypeAlias = NearHead | WinHead | WaitsContent | FirstHead


def waits_content(
    waits: Iterable[Wait], line: int, unseen: int = 0, draws: int = 0, left: Tile | None = None
) -> WaitsContent:
    """Waits parted by the line: those worth it first, most points first, then most copies."""
    ordered = sorted(waits, key=lambda wait: (-wait.points, -wait.live, wait.tile))
    wins = tuple(wait for wait in ordered if wait.points >= line)
    below = tuple(wait for wait in ordered if wait.points < line)
    return WaitsContent(line, wins, below, unseen, draws, left)


def heading_of(
    question: PanelQuestion,
    waits: tuple[Wait, ...] = (),
    widenings: tuple[Widening, ...] = (),
    draws: int = 0,
) -> Heading:
    """What the head says: a win at hand, else the waits of a hand that has no tile to discard, else the nearest way."""
    win = question.completed
    if win is not None:
        return _win_head(question, win)
    content = waits_content(waits, question.line, sum(question.after.unseen()), draws, question.left)
    if question.discard is None and content.live:
        return content
    return _near_head(question, widenings, draws)


def _win_head(question: PanelQuestion, win: Score) -> WinHead:
    fans = sorted(win.subtotals.items(), key=lambda entry: -entry[1])
    return WinHead(question.line, win.total, tuple(fans))


def _near_head(question: PanelQuestion, widenings: tuple[Widening, ...], draws: int) -> NearHead:
    aim, near = question.aim, question.shown.get(question.aim)
    reached = question.had.points >= question.line
    if near is None:
        return NearHead(question.line, reached, preview=question.preview, left=question.left)
    free = question.after.unseen()
    target, chance = question.targets.get(aim), question.chance
    if near.distance == 1 and draws:
        chance = exact_chance(aim, near.live, sum(free), draws)
    return NearHead(
        question.line,
        reached,
        near.distance,
        near.live,
        way=None if target is None else _way(target, free),
        other=None if target is None else _other_way(question, target, near, free),
        preview=question.preview,
        drawn=question.drawn if question.compares else None,
        left=question.left,
        drew=question.drew_help(aim),
        switch=switch_for(question, aim),
        chance=chance,
        widenings=tuple(sorted(widenings, key=lambda found: -found.live)),
    )


def _way(target: TargetHand, free: tuple[int, ...]) -> Way:
    points = target.score.subtotals
    fans = sorted(points, key=lambda fan: (-points[fan], tuple(FANS).index(fan)))
    return Way(tuple(fans), target.score.total, _copies(target.accepts, free))


def _copies(tiles: Iterable[Tile], free: tuple[int, ...]) -> Copies:
    return tuple((tile, free[tile]) for tile in tiles if free[tile])


def _other_way(
    question: PanelQuestion, target: TargetHand, near: Nearness, free: tuple[int, ...]
) -> tuple[FanId | None, Copies] | None:
    """What helps besides the tiles of the nearest way, and for which fan: None where no one fan wants all of them."""
    more = set(near.accepts) - set(target.accepts)
    if not more:
        return None
    wanting = [fan for fan, other in _as_near(question, near.distance).items() if more <= set(other.accepts)]
    new = [fan for fan in wanting if fan not in target.score.fans]
    return (new[0] if new else None), _copies(sorted(more), free)


def _as_near(question: PanelQuestion, distance: int) -> Mapping[FanId, TargetHand]:
    """The hands known that reach the line as soon, by the fan they are for, the one worth most first."""
    hands = {
        fan: target
        for fan, target in question.targets.items()
        if isinstance(fan, FanId) and fan in target.score.fans and target.distance == distance
    }
    worth = {fan: hand for fan, hand in hands.items() if hand.score.total >= question.aim.points}
    return dict(sorted(worth.items(), key=lambda entry: -entry[1].score.total))
