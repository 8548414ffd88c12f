"""What the reach panel says in words: its rows and chips, its head, and all of it as a screen reader says it."""

from collections.abc import Iterable

from trainer.coach.panel.heading import Copies, FirstHead, Heading, NearHead, WaitsContent, WinHead
from trainer.coach.panel.rows import Change, FanLine, Standing
from trainer.reach import Wait
from trainer.rules import TILES
from trainer.text import Words

SHOWN_WIDENINGS = 3
"""So many widening tiles are shown, those that let most tiles help first; a screen reader tells all."""
NO_WORD = "-"
"""Stands in the word files where a language puts nothing before (or after) the number."""


def percent(share: float) -> int:
    """A share in whole per cent; never 0 or 100 for what is neither impossible nor certain.

    >>> percent(0.24), percent(0.9999), percent(0.0), percent(1.0)
    (24, 99, 0, 100)
    """
    return int(share) * 100 if share in (0, 1) else min(99, max(1, round(100 * share)))


def live_text(line: FanLine, words: Words) -> str:
    """有效 17 张; with an arrow only where the distance stays the same."""
    if line.live is None:
        return ""
    if line.live == 0 and line.distance:
        return words("panel-row-none-left")
    if line.live_before is not None:
        return words("panel-row-live-changed", before=line.live_before, n=line.live or 0)
    return words("panel-row-live", n=line.live or 0)


def short_live_text(line: FanLine, words: Words) -> str:
    """The same where there is little room: the change in numbers alone, and of none just that."""
    if line.live_before is not None and line.live:
        return words("panel-row-live-short", before=line.live_before, n=line.live)
    return words("panel-row-live", n=line.live or 0)


def change_text(line: FanLine, words: Words) -> str:
    """What the previewed discard does: 不变, 远 +1 张, 近 1 张; without one, that the drawn tile helps."""
    match line.change:
        case Change.SAME:
            return words("panel-change-same")
        case Change.HURT:
            return "" if line.out else words("panel-change-hurt", n=line.by)
        case Change.HELPED:
            return words("panel-change-helped", n=line.by) if line.by else words("panel-change-possible")
        case _:
            return words("panel-row-drew") if line.drew and line.standing is not Standing.FAR else ""


def accepted_text(line: FanLine, words: Words) -> str:
    """Which kinds bring the fan nearer, and how many live copies of them there are."""
    if not line.accepts:
        return ""
    return words("panel-row-accepts", n=line.live or 0, kinds=len(line.accepts), tiles=line.accepts)


def status_text(line: FanLine, words: Words) -> str:
    """The state of a chip: 已成 n 分, 可成 n 张, 不成 or 不能再算."""
    match line.standing:
        case Standing.UNKNOWN:
            return ""
        case Standing.WON:
            return words("panel-chip-won", n=line.points)
        case _ if line.spent:
            return words("panel-chip-spent")
        case Standing.OUT:
            return words("panel-row-out")
        case _:
            return words("panel-chip-possible", n=line.distance or 0)


def row_told(line: FanLine, words: Words, *, pinned: bool) -> str:
    """A whole row as a screen reader says it."""
    if not line.known:
        return words.fan(line.fan)
    parts = [words.fan(line.fan), words("points", n=line.points)]
    match line.standing:
        case Standing.OUT:
            parts.append(words("panel-row-out"))
            parts += [] if line.reason is None else [words.phrase(line.reason)]
        case Standing.WON:
            parts.append(words("panel-row-won"))
        case _:
            parts += [words("panel-away", n=line.distance or 0)]
            parts += [words("panel-row-nearest")] if line.lit else []
            parts += [live_text(line, words), change_text(line, words)]
    if pinned:
        parts.append(words("panel-row-pinned"))
    return ", ".join(part for part in parts if part)


def chip_told(line: FanLine, words: Words, *, pinned: bool) -> str:
    """A whole chip as a screen reader says it."""
    parts = [words.fan(line.fan), status_text(line, words)]
    if line.standing is Standing.LIT:
        parts.append(words("panel-row-nearest"))
    if line.reason is not None and not line.won:
        parts.append(words.phrase(line.reason))
    if pinned:
        parts.append(words("panel-row-pinned"))
    return ", ".join(part for part in parts if part)


def caption(heading: Heading, words: Words) -> str:
    """The line above the head's title: what the title is about."""
    if isinstance(heading, WinHead):
        if heading.short:
            return words("panel-short", line=heading.line, n=heading.short)
        return words("panel-over", line=heading.line, more=heading.points - heading.line)
    if isinstance(heading, FirstHead):
        return words("first-hand-line", n=heading.line)
    if heading.left is not None:
        return words("panel-left", tile=heading.left)
    if isinstance(heading, WaitsContent):
        return words("panel-waits-line", line=heading.line)
    if heading.line == 0:
        return words("panel-way-any")
    return words("panel-way-reached" if heading.reached else "panel-way", line=heading.line)


def title(heading: Heading, words: Words) -> str:
    """What the head says first to a screen reader."""
    match heading:
        case WinHead():
            start = words("panel-no-win-yet" if heading.short else "panel-can-win")
            return f"{start}{words('panel-points', n=heading.points)}"
        case WaitsContent():
            return words("panel-waits", n=heading.live)
        case NearHead(line=0, distance=int(away)):
            return words("panel-head-any", n=away)
        case NearHead(reached=True, distance=int(away)):
            return words("panel-head-reached", line=heading.line, n=away)
        case NearHead(distance=int(away)) | FirstHead(distance=int(away)):
            return words("panel-head", line=heading.line, n=away)
        case _:
            return words("panel-head-none", line=heading.line)


def notes(heading: Heading, words: Words) -> tuple[str, ...]:
    """What the head adds in small type, in ways to say it, the longest first: tiles that widen and an estimate, or the
    chance of the waits. Empty where there is nothing to add."""
    match heading:
        case WinHead() | FirstHead():
            return ()
        case WaitsContent():
            return chance_texts(heading, words)
        case NearHead():
            estimate = _estimate(heading, words)
            if not heading.widenings:
                return estimate[:1]
            fewer = tuple(_widening(heading, words, most) for most in (SHOWN_WIDENINGS, 2, 1))
            return (*(f"{fewer[0]} · {one}" for one in estimate), *fewer, *estimate)


def chance_texts(content: WaitsContent, words: Words) -> tuple[str, ...]:
    """The chance of the waits, the whole sentence first; nothing without draws."""
    if content.share is None:
        return ()
    said = percent(content.share)
    keys = ("panel-waits-chance", "panel-waits-chance-short")
    return tuple(words(key, draws=content.draws, percent=said) for key in keys)


def told(heading: Heading, words: Words) -> str:
    """The whole head as a screen reader says it."""
    parts = [title(heading, words), *_details(heading, words)]
    if isinstance(heading, NearHead):
        parts += [_widening(heading, words, len(TILES))] if heading.widenings else []
        parts += _estimate(heading, words)
    else:
        parts += notes(heading, words)[:1]
    return ". ".join(part for part in parts if part)


def means(heading: Heading, words: Words) -> str:
    """What the number of the title means, for those who see it first; nothing where the line is out of reach."""
    if not isinstance(heading, NearHead | FirstHead) or heading.distance is None:
        return ""
    return words("panel-head-means", line=heading.line)


def _details(heading: Heading, words: Words) -> tuple[str, ...]:
    match heading:
        case WinHead():
            fans = (f"{words.fan(fan)} {words('panel-points', n=points)}" for fan, points in heading.fans)
            return (" + ".join(fans), caption(heading, words))
        case WaitsContent():
            says = _veiled_waits if heading.veiled else _waits
            below = (words("panel-waits-below-told", waits=says(heading.below, words)),) if heading.below else ()
            return (caption(heading, words), says(heading.wins, words), *below)
        case NearHead():
            return tuple(_near(heading, words))
        case FirstHead():
            return (caption(heading, words), words("first-hand-or").join(words.fan(fan) for fan in heading.fans))


def _ways(heading: NearHead, words: Words) -> Iterable[str]:
    """The way out of a dead wait or the nearest hand, then the other hands that are as near."""
    if heading.switch is not None:
        tile, near = heading.switch
        yield words("panel-dead")
        yield words("panel-switch", tile=tile, n=near.distance, live=near.live)
    elif heading.way is not None:
        fans = words.fans(heading.way.fans) or words("panel-way-no-fan")
        yield words("panel-nearest", fans=fans, points=heading.way.points, tiles=copies_text(heading.way.tiles, words))
    if heading.other is not None:
        fan, tiles = heading.other
        said = copies_text(tiles, words)
        yield words("panel-others-told", tiles=said) if fan is None else words("panel-other-told", fan=fan, tiles=said)


def _near(heading: NearHead, words: Words) -> Iterable[str]:
    if heading.distance is None:
        return
    if heading.left is not None:
        yield words("panel-left", tile=heading.left)
    if heading.drew:
        yield words("panel-drew")
    yield from _ways(heading, words)
    yield words("panel-total", n=heading.live or 0)
    if heading.preview is not None:
        yield f"{words('panel-if')} {words.tile_name(heading.preview)}"
    if heading.drawn is not None:
        yield words("panel-against", tile=heading.drawn)


def copies_text(tiles: Copies, words: Words) -> str:
    """Tiles with their unseen copies in one line."""
    return _listed((words("panel-tile-copies", tile=tile, n=copies) for tile, copies in tiles), words)


def _waits(waits: Iterable[Wait], words: Words) -> str:
    return _listed((words("panel-wait", tile=wait.tile, points=wait.points, live=wait.live) for wait in waits), words)


def _veiled_waits(waits: Iterable[Wait], words: Words) -> str:
    return copies_text(tuple((wait.tile, wait.live) for wait in waits), words)


def _widening(heading: NearHead, words: Words, most: int) -> str:
    """The tiles that widen, ``most`` of them by name."""
    tiles = (words("panel-widens-to", tile=found.tile, live=found.live) for found in heading.widenings[:most])
    rest = max(0, len(heading.widenings) - most)
    return words("panel-widens", tiles=_listed(tiles, words), rest=rest)


def _estimate(heading: NearHead, words: Words) -> tuple[str, ...]:
    chance = heading.chance
    if chance is None:
        return ()
    if chance.exact:
        return (words("panel-waits-chance", draws=chance.draws, percent=percent(chance.share)),)
    return (words("panel-chance", orders=chance.orders, draws=chance.draws, percent=percent(chance.share)),)


def _listed(texts: Iterable[str], words: Words) -> str:
    first, *rest = [*texts] or [""]
    for text in rest:
        first = words("panel-list", first=first, rest=text)
    return first
