"""The facts of a drill as a table in words: every choice a row, the best first, with the learner's own among them."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from itertools import groupby
from types import MappingProxyType
from typing import Final, TypeAlias

from msgspec import Struct

from trainer.coach.after_discard import aim_name
from trainer.coach.drills.claim import ClaimDrill, ClaimFact
from trainer.coach.drills.discard import DiscardDrill, DiscardFact, tile_of
from trainer.coach.drills.ranking import RankedDrill
from trainer.coach.drills.waits import WaitsDrill
from trainer.coach.exercises.values import Option
from trainer.game import Chow, Pass, Pung, format_move
from trainer.reach import Nearness, Position, TargetHand, Wait
from trainer.rules import Tile
from trainer.rules.fans import FanId
from trainer.text import Words

MOST_DRAWN: Final = 6
"""Kinds of tile that are drawn with their copies; more are told in words."""

FAR_FROM: Final = 5
"""A fan as far away as this is closed without a word: it was far from being had."""


class FactText(Struct, frozen=True):
    """A few words; ``strong`` ones are the figure of the cell."""

    text: str
    strong: bool = False


class FactTiles(Struct, frozen=True):
    """Tiles that lie together; those of ``missing`` are hollow."""

    tiles: tuple[Tile, ...]
    missing: tuple[Tile, ...] = ()


FactLine: TypeAlias = tuple[FactText | FactTiles | FanId, ...]
"""A line of a cell: words, tiles, and the marks of fans."""

FactCell: TypeAlias = tuple[FactLine, ...]
"""The lines of a cell."""


class RowMark(StrEnum):
    """How a row is marked: a best choice, the learner's own where that is worse, or neither."""

    BEST = "best"
    YOURS = "yours"
    PLAIN = "plain"


class FactRow(Struct, frozen=True):
    """A choice, or several that are alike. ``word`` stands at its end: best, tied best, yours."""

    cells: tuple[FactCell, ...]
    mark: RowMark
    word: str


class FactSheet(Struct, frozen=True):
    """A table. ``roomy`` is the column that takes the room that the others leave, ``spare`` those that can be left out
    where there is none, the first one first."""

    heads: tuple[str, ...]
    rows: tuple[FactRow, ...]
    roomy: int
    spare: tuple[int, ...] = ()


def fact_sheet(
    drill: RankedDrill | WaitsDrill, facts: Sequence[DiscardFact | ClaimFact], picked: Sequence[Option], words: Words
) -> FactSheet:
    """The table of a drill, once it is answered. Waits need no facts: they are known with the question."""
    match drill:
        case DiscardDrill():
            return _discards(drill, [fact for fact in facts if isinstance(fact, DiscardFact)], picked, words)
        case ClaimDrill():
            return _claims(drill, [fact for fact in facts if isinstance(fact, ClaimFact)], picked, words)
        case WaitsDrill():
            return _waits(drill, picked, words)
    raise TypeError(f"no facts of {drill.kind}")


def _discards(drill: DiscardDrill, facts: Sequence[DiscardFact], picked: Sequence[Option], words: Words) -> FactSheet:
    heads = [words(f"facts-{name}") for name in ("discard", "live", "helps", "nearest", "win", "widens")]
    heads.insert(1, words.phrase(aim_name(drill.goal)).strip())
    rows = []
    for _, alike in groupby(facts, key=lambda fact: _alike(fact, str(fact.tile) in picked)):
        same = list(alike)
        fact, word = same[0], _word(drill, [str(one.tile) for one in same], picked, words)
        cells = (
            ((FactTiles(tuple(one.tile for one in same)),),),
            (_distance(fact.near, words),),
            (_live(fact.near, words),),
            (_helping(fact.near, drill.position, words),),
            (_figure("facts-n-points", fact.points, words),),
            (_said(words("facts-away-live", n=fact.win.distance, live=fact.win.live) if fact.win else ""),),
            (_said(_widening(fact, words)),),
        )
        rows.append(FactRow(cells, _mark(drill, str(fact.tile), picked), word))
    return FactSheet((*heads, ""), tuple(rows), roomy=3, spare=(6, 5))


def _alike(fact: DiscardFact, own: bool) -> tuple[object, ...]:
    """What tells one discard from another, but for the tile; the learner's own stands by itself."""
    widened = max((one.live for one in fact.widens), default=0)
    return own, fact.near, fact.points, fact.win and fact.win.order, len(fact.widens), widened


def _widening(fact: DiscardFact, words: Words) -> str:
    if not fact.widens:
        return ""
    return words("facts-widening", kinds=len(fact.widens), live=max(one.live for one in fact.widens))


def _claims(drill: ClaimDrill, facts: Sequence[ClaimFact], picked: Sequence[Option], words: Words) -> FactSheet:
    heads = [words(f"facts-{name}") for name in ("claim", "then", "helps", "nearest", "closes")]
    heads.insert(2, words.phrase(aim_name(drill.goal)).strip())
    rows = []
    for fact in facts:
        option = format_move(fact.move)
        cells = (
            _claimed(drill, fact, words),
            ((), _then(fact, words)),
            (_distance(fact.near, words),),
            (_live(fact.near, words), _helping(fact.near, drill.position, words)),
            _nearest(fact.target, words),
            _closed(fact, words),
        )
        rows.append(FactRow(cells, _mark(drill, option, picked), _word(drill, [option], picked, words)))
    return FactSheet((*heads, ""), tuple(rows), roomy=3, spare=(4,))


def _then(fact: ClaimFact, words: Words) -> FactLine:
    """What is discarded after the claim; nothing is said of a pung or chow after which no discard keeps the goal."""
    if fact.discards:
        return (FactTiles(fact.discards[:1]),)
    return () if isinstance(fact.move, Chow | Pung) else _said(words("facts-no-discard"))


def _claimed(drill: ClaimDrill, fact: ClaimFact, words: Words) -> FactCell:
    name = FactText(words(f"table-claim-{type(fact.move).__name__.lower()}"), strong=True)
    if isinstance(fact.move, Pass):
        return (name,), _said(words("facts-draw"))
    return (name,), (FactTiles(drill.after[format_move(fact.move)].melds[-1].tiles),)


def _nearest(target: TargetHand | None, words: Words) -> FactCell:
    """The fans of the nearest hand with its points, and its tiles, the missing ones hollow."""
    if target is None:
        return (_said(words("facts-out")),)
    fans: list[FactText | FactTiles | FanId] = []
    for place, fan in enumerate(target.score.fans, 1):
        fans += [fan, FactText(words.fan(fan) + (" +" if place < len(target.score.fans) else "  "))]
    fans.append(FactText(words("facts-n-points", n=target.score.total), strong=True))
    tiles = (FactTiles(part.tiles, gone) for part, gone in zip(target.parts, target.missing, strict=True))
    return tuple(fans), tuple(tiles)


def _closed(fact: ClaimFact, words: Words) -> FactCell:
    """The main fans that a claim puts out of reach: the near ones by name with their distance, the far ones by mark."""
    near = [(fan, distance) for fan, distance in fact.closes if distance < FAR_FROM]
    far: FactLine = tuple(fan for fan, distance in fact.closes if distance >= FAR_FROM)
    lines: list[FactLine] = [(fan, FactText(words("facts-closed", fan=fan, n=distance))) for fan, distance in near]
    if far:
        lines.append((*far, FactText(words("facts-far", n=FAR_FROM))))
    if fact.near is None:
        lines.insert(0, (FactText(words("facts-goal-out"), strong=True),))
    return tuple(lines) or (_said(words("facts-closes-nothing")),)


_WAIT_ROWS: Final[Mapping[tuple[bool, bool], tuple[RowMark, str]]] = MappingProxyType(
    {
        (True, True): (RowMark.BEST, "facts-found"),
        (True, False): (RowMark.BEST, "facts-missed"),
        (False, True): (RowMark.YOURS, "facts-yours-waits"),
        (False, False): (RowMark.PLAIN, ""),
    }
)
"""The mark and the word of a wait, by whether it is right and whether it was chosen."""


def _waits(drill: WaitsDrill, picked: Sequence[Option], words: Words) -> FactSheet:
    heads = tuple(words(f"facts-{name}") for name in ("tile", "points", "live", "reaches"))
    rows = []
    for wait in sorted(drill.found, key=lambda wait: (-wait.points, wait.tile)):
        chosen, right = str(wait.tile) in picked, str(wait.tile) in drill.right
        mark, word = _WAIT_ROWS[right, chosen]
        cells = (
            ((FactTiles((wait.tile,)),),),
            (_figure("facts-n-points", wait.points, words),),
            (_figure("facts-n-live", wait.live, words),),
            (_said(words(_standing(wait, drill.line), line=drill.line)),),
        )
        rows.append(FactRow(cells, mark, words(word) if word else ""))
    known = {str(wait.tile) for wait in drill.found}
    rows += [_no_wait(tile_of(option), words) for option in picked if option not in known]
    return FactSheet((*heads, ""), tuple(rows), roomy=3)


def _no_wait(tile: Tile, words: Words) -> FactRow:
    """A tile that the learner chose and that completes nothing."""
    cells = (((FactTiles((tile,)),),), (), (), (_said(words("facts-no-win")),))
    return FactRow(cells, RowMark.YOURS, words("facts-yours-waits"))


def _standing(wait: Wait, line: int) -> str:
    if wait.points < line:
        return "facts-below"
    return "facts-wins" if wait.live else "facts-dead"


def _mark(drill: RankedDrill, option: Option, picked: Sequence[Option]) -> RowMark:
    if option in drill.right:
        return RowMark.BEST
    return RowMark.YOURS if option in picked else RowMark.PLAIN


def _word(drill: RankedDrill, options: Iterable[Option], picked: Sequence[Option], words: Words) -> str:
    """What stands at the end of a row: that it is best, alone or with others, and that it is the learner's."""
    given = tuple(options)
    said = []
    if any(option in drill.right for option in given):
        said.append(words("facts-best" if len(drill.right) == 1 else "facts-tied"))
    if any(option in picked for option in given):
        said.append(words(f"facts-yours-{drill.kind.value}"))
    return words("score-comma").join(said)


def _distance(near: Nearness | None, words: Words) -> FactLine:
    return _said(words("facts-out")) if near is None else _figure("facts-away", near.distance, words)


def _live(near: Nearness | None, words: Words) -> FactLine:
    return () if near is None else _figure("facts-n-live", near.live, words)


def _helping(near: Nearness | None, position: Position, words: Words) -> FactLine:
    """The tiles that help with the copies that are left; of many only their names."""
    if near is None:
        return ()
    if len(near.accepts) > MOST_DRAWN:
        return _said(words.tiles(near.accepts))
    unseen = position.unseen()
    line: list[FactText | FactTiles | FanId] = []
    for tile in near.accepts:
        line += [FactTiles((tile,)), FactText(words("facts-copies", n=unseen[tile]))]
    return tuple(line)


def _said(text: str) -> FactLine:
    return (FactText(text),) if text else ()


def _figure(key: str, n: int | None, words: Words) -> FactLine:
    """A number with its unit, the number strong."""
    if n is None:
        return ()
    before, number, after = words(key, n=n).partition(str(n))
    return tuple(bit for bit in (FactText(before), FactText(number, strong=True), FactText(after)) if bit.text)


def row_read(sheet: FactSheet, row: FactRow, words: Words) -> str:
    """A row as a screen reader says it: each column by its name."""
    said = []
    for head, cell in zip(sheet.heads, (*row.cells, ()), strict=True):
        if content := cell_read(cell, words):
            said.append(f"{head}{words('facts-colon')}{content}")
    return words("score-comma").join((*said, row.word) if row.word else said)


def cell_read(cell: FactCell, words: Words) -> str:
    """A cell in words; a fan is named by the words beside its mark."""
    return " ".join(said for line in cell for bit in line if (said := _bit_read(bit, words)))


def _bit_read(bit: FactText | FactTiles | FanId, words: Words) -> str:
    match bit:
        case FactText():
            return bit.text.strip()
        case FactTiles():
            return words.tiles(bit.tiles)
    return ""
