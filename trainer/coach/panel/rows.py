"""What the reach panel says of each fan, as values: rows, chips, and the marks under the tiles.

Nothing is computed anew here; answers of `trainer.reach` are put side by side. After the draw all rows speak of the
hand as if the drawn tile were discarded (摸切), so nothing is given away; a previewed tile shows the rows for its
discard, with the change against that. Between turns they speak of 13 tiles, and of all 14 while a win is at hand.
"""

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from trainer import reach
from trainer.reach import Chance, Key, Line, Nearness, Position, Reach, TargetHand
from trainer.rules import MAIN_FANS, SMALL_FANS, Circumstances, FanId, Phrase, Score, Tile, ValueSet
from trainer.rules.secured import Secured, secured

FAR_FROM: Final = 5
"""Fans this many tiles away or farther are far: their rows are quiet and give no marks under tiles."""
MOST_PIPS: Final = 3
SMALL_UP_TO: Final = 5
"""The highest winning line, in points, at which small fans alone are enough: one of them is worth as much."""

Answers = Mapping[Key, Nearness]


class PanelFace(StrEnum):
    """Which fans have rows, the others being chips. ``AUTO`` follows the winning line."""

    AUTO = "auto"
    SMALL = "small"
    MAIN = "main"

    def at(self, line: int) -> "PanelFace":
        """The face that is shown at a winning line of ``line`` points: SMALL or MAIN."""
        if self is not PanelFace.AUTO:
            return self
        return PanelFace.SMALL if line <= SMALL_UP_TO else PanelFace.MAIN

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fans that have rows, in their fixed order."""
        return SMALL_FANS if self is PanelFace.SMALL else MAIN_FANS

    @property
    def chips(self) -> tuple[FanId, ...]:
        """The fans that are chips, in their fixed order."""
        return MAIN_FANS if self is PanelFace.SMALL else SMALL_FANS


class Change(StrEnum):
    """What a previewed discard does to a fan, against 摸切."""

    NONE = "none"
    SAME = "same"
    HURT = "hurt"
    HELPED = "helped"


class Standing(StrEnum):
    """How a row or a chip looks.

    ``UNKNOWN``: no answer yet. ``OUT``: cannot be had. ``WON``: had already. ``LIT``: a row that is nearest, or a chip
    in the head's way. ``NEAR``: 1 to 4 tiles away. ``FAR``: farther, or of no use to the win at hand.
    """

    UNKNOWN = "unknown"
    OUT = "out"
    WON = "won"
    LIT = "lit"
    NEAR = "near"
    FAR = "far"


class FanLine(Struct, frozen=True):
    """One fan as the panel shows it: a row or a chip.

    ``distance`` and ``live`` are None when the fan is out of reach; ``reason`` then says why, where that is known.
    ``won``: the laid-down melds hold it already, or the hand is complete with it. ``by``: tiles farther (HURT) or
    nearer (HELPED). ``live_before``: accepted tiles without the preview, only where the distance stays the same.
    ``accepts``: the kinds that bring it nearer. ``lit``: it is nearest, or a chip in the head's way. ``idle``: a win is
    at hand in which it does not count. ``spent``: its melds serve another fan of its class in that win. ``drew``: the
    drawn tile is one that helps. ``known`` is False while there is no answer.
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
    lit: bool = False
    idle: bool = False
    spent: bool = False
    drew: bool = False
    known: bool = True

    @property
    def out(self) -> bool:
        """Whether the fan cannot be had any more."""
        return self.standing is Standing.OUT

    @property
    def standing(self) -> Standing:
        """How it looks."""
        if not self.known:
            return Standing.UNKNOWN
        if self.won:
            return Standing.WON
        if self.distance is None:
            return Standing.OUT
        if self.lit:
            return Standing.LIT
        return Standing.FAR if self.idle or self.distance >= FAR_FROM else Standing.NEAR


class PanelQuestion(Struct, frozen=True):
    """What the panel is to show, with everything that is known of it.

    ``position`` with its ``reach``, at a winning line of ``line`` points. ``drawn``: the drawn tile (None between turns
    and after a claim). ``preview``: the discard that is looked at. ``left``: the last discard, where the panel looks
    back at the hand that it left. ``targets``: a nearest hand of each key, of the hand that is shown. ``obstacles``:
    why other fans are out of reach. ``win``: what the complete hand is worth, with the tile drawn or offered.
    ``chance``: an estimate for the line.
    """

    position: Position
    reach: Reach
    values: ValueSet
    line: int
    drawn: Tile | None = None
    preview: Tile | None = None
    left: Tile | None = None
    targets: Mapping[Key, TargetHand] = field(default_factory=dict)
    obstacles: Mapping[FanId, Phrase] | None = None
    win: Score | None = None
    chance: Chance | None = None

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
        return self.base if self.win is None else self.reach.now

    @property
    def discard(self) -> Tile | None:
        """The discard that the rows suppose."""
        if self.preview is not None:
            return self.preview
        return None if self.win is not None else self.drawn

    @property
    def after(self) -> Position:
        """The position that the rows speak of."""
        gone = self.discard
        return self.position.without(gone) if gone in self.position.concealed else self.position

    @property
    def compares(self) -> bool:
        """Whether the rows show changes: 摸切 itself changes nothing against 摸切."""
        return self.preview is not None and self.preview in self.reach.discards and self.preview is not self.drawn

    @property
    def completed(self) -> Score | None:
        """The win that the rows show; none while a discard is looked at."""
        return self.win if self.preview is None else None

    @property
    def had(self) -> Secured:
        """What the laid-down melds hold already."""
        here = Circumstances(self.position.seat, prevailing=self.position.prevailing)
        return secured(self.position.melds, here, self.values)

    @property
    def aim(self) -> Line:
        """The winning line, or any win where laid-down melds hold its points already."""
        return Line(0) if self.had.points >= self.line else Line(self.line)

    def drew_help(self, key: Key) -> bool:
        """Whether the drawn tile brings a key nearer, though one has to be discarded first."""
        now, base = self.reach.now.get(key), self.base.get(key)
        if self.drawn is None or self.preview is not None or self.completed is not None or now is None:
            return False
        return base is None or now.distance < base.distance


def row_lines(question: PanelQuestion, face: PanelFace) -> tuple[FanLine, ...]:
    """The rows of a face in their fixed order, the nearest of them lit."""
    had = question.had.by_fan
    lines = tuple(_line(question, fan, had) for fan in face.fans)
    if question.completed is not None:
        return lines
    away = [line.distance for line in lines if line.distance is not None and not line.won]
    nearest = min(away, default=FAR_FROM)
    lit = [nearest < FAR_FROM and line.distance == nearest for line in lines]
    return tuple(replace(line, lit=lights) for line, lights in zip(lines, lit, strict=True))


def chip_lines(question: PanelQuestion, face: PanelFace, way: Collection[FanId] = ()) -> tuple[FanLine, ...]:
    """The chips of a face in their fixed order; those in the head's ``way`` are lit."""
    had = question.had.by_fan
    return tuple(replace(_line(question, fan, had), lit=fan in way) for fan in face.chips)


def _scored(line: FanLine, win: Score) -> FanLine:
    """A line as a complete hand has it: the fan counts, or its melds are spent on others, or it is not there."""
    counts = line.fan in win.fans
    spent = not counts and any(refused.fan is line.fan for refused in win.refused)
    return replace(line, points=win.subtotals.get(line.fan, line.points), won=counts, idle=not counts, spent=spent)


def _line(question: PanelQuestion, fan: FanId, had: Mapping[FanId, int]) -> FanLine:
    win = question.completed
    line = FanLine(fan, had.get(fan, question.values.points[fan]), won=fan in had)
    if win is not None:
        line = _scored(line, win)
    now, before = question.shown.get(fan), question.base.get(fan)
    if now is None:
        change = Change.HURT if question.compares and before is not None else Change.NONE
        reason = None if question.obstacles is None else question.obstacles.get(fan)
        return replace(line, change=change, reason=reason)
    won = line.won or (win is None and not now.distance)
    found = replace(line, distance=now.distance, live=now.live, accepts=now.accepts, won=won)
    found = replace(found, drew=question.drew_help(fan))
    return _compared(found, now, before) if question.compares else found


def _compared(line: FanLine, now: Nearness, before: Nearness | None) -> FanLine:
    if before is None:
        return replace(line, change=Change.HELPED)
    if now.distance != before.distance:
        farther = now.distance - before.distance
        return replace(line, change=Change.HURT if farther > 0 else Change.HELPED, by=abs(farther))
    return replace(line, change=Change.SAME, live_before=before.live if before.live != now.live else None)


def nearest_hand(position: Position, key: Key, values: ValueSet) -> TargetHand | None:
    """A nearest hand for a key to show: one in which a fan counts by itself, if there is such a one, and of these one
    worth most; None for a key out of reach.

    The nearest hand worth most may hold a small fan only inside a higher one, as 一条龙 holds 连六. Hands without one
    of the tiles that it lacks are looked at then.
    """
    best = reach.target_hand(position, key, values)
    if best is None or not isinstance(key, FanId) or key in best.score.fans:
        return best
    unseen, found = position.unseen(), []
    for tile in best.accepts:
        gone = replace(position, visible=(*position.visible, *[tile] * unseen[tile]))
        other = reach.target_hand(gone, key, values)
        if other is not None and other.distance == best.distance and key in other.score.fans:
            found.append(other)
    return max(found, key=lambda hand: (hand.score.total, hand.live), default=best)


def row_target(question: PanelQuestion, fan: FanId) -> TargetHand | None:
    """The hand that a row draws: one of the nearest in which the fan counts, of those known the one worth most.

    A hand that holds a fan only inside a higher one, as 一条龙 holds 连六, is not shown for it.
    """
    win, now = question.completed, question.shown.get(fan)
    if win is not None and fan in win.fans:
        parts = win.reading.parts
        return TargetHand(fan, 0, win, ((),) * len(parts), (), 0)
    if now is None:
        return None
    own = question.targets.get(fan)
    if own is not None and fan in own.score.fans:
        return own
    others = (target for target in question.targets.values() if target.distance == now.distance)
    counting = [target for target in others if fan in target.score.fans]
    return max(counting, key=lambda target: (target.score.total, target.live), default=None)


def pips(
    reach: Reach, tile: Tile, pinned: Collection[FanId] = (), face: PanelFace = PanelFace.MAIN
) -> tuple[FanId, ...]:
    """At most three fans of a face that get a tile farther if ``tile`` goes: the nearest first, then in fixed order.
    Pinned ones count however far they are, after the near ones, so that a pin takes no other mark away."""
    after = reach.discards.get(tile)
    if after is None:
        return ()
    had = [fan for fan in face.fans if fan in reach.now]
    near = [fan for fan in had if reach.now[fan].distance < FAR_FROM or fan in pinned]
    hurt = [fan for fan in near if fan not in after or after[fan].distance > reach.now[fan].distance]
    return tuple(sorted(hurt, key=lambda fan: reach.now[fan].distance))[:MOST_PIPS]


def switch_for(question: PanelQuestion, key: Key) -> tuple[Tile, Nearness] | None:
    """Where the shown hand waits for tiles that are all gone: a discard that leaves live ones, and what it leaves.

    None where the wait is not dead, or no discard helps.
    """
    shown = question.shown.get(key)
    if shown is None or shown.live or not shown.distance:
        return None
    living = {
        tile: answers for tile, answers in question.reach.discards.items() if key in answers and answers[key].live
    }
    return best_discard(Reach(question.reach.now, living), key)


def best_discard(reach: Reach, key: Key) -> tuple[Tile, Nearness] | None:
    """The discard that leaves a key nearest, of several the one with most accepted tiles, and how near it leaves it.

    None where no discard keeps the key in reach.
    """
    found = {tile: answers[key] for tile, answers in reach.discards.items() if key in answers}
    if not found:
        return None
    tile = min(found, key=lambda tile: (found[tile].distance, -found[tile].live, tile))
    return tile, found[tile]
