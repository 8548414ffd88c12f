"""What a path row says in words: its distance, its change, its accepted tiles, and all of it for a screen reader."""

from trainer.text import Words
from trainer.ui.table.lines import Span
from trainer.ui.table.rows import Change, FanLine
from trainer.ui.theme import Step

NO_WORD = "-"
"""Stands in the word files where a language puts nothing before (or after) the number."""


def distance_spans(line: FanLine, words: Words) -> tuple[Span, ...]:
    """差 5 张, the number large."""
    ink = "ink3" if line.change is Change.HURT else "ink1"
    before, after = words("table-away-before"), words("table-away-after")
    spans = [Span(before, Step.BODY, colour="ink2")] if before != NO_WORD else []
    digits = str(line.distance)
    number = Span(digits, Step.NUMBER, bold=True, colour=ink, gap=4, factor=1.0 if len(digits) < 2 else 0.7)
    return (*spans, number, Span(after, Step.BODY, colour="ink2", gap=4))


def change_spans(line: FanLine, words: Words) -> tuple[Span, ...]:
    """What the previewed discard does: 不变, 远 +1 张, 近 1 张."""
    match line.change:
        case Change.SAME:
            return (Span(words("table-change-same"), Step.SMALL, colour="ink2"),)
        case Change.HURT:
            return (Span(words("table-change-hurt", n=line.by), Step.SMALL, bold=True, colour="bad"),)
        case Change.HELPED if line.by:
            return (Span(words("table-change-helped", n=line.by), Step.SMALL, bold=True, colour="accent"),)
        case Change.HELPED:
            return (Span(words("table-change-possible"), Step.SMALL, bold=True, colour="accent"),)
        case _:
            return ()


def live_text(line: FanLine, words: Words) -> str:
    """有效 17 张; with an arrow only where the distance stays the same."""
    if line.live == 0 and line.distance:
        return words("table-row-none-left")
    if line.live_before is not None:
        return words("table-row-live-changed", before=line.live_before, n=line.live or 0)
    return words("table-row-live", n=line.live or 0)


def short_live_text(line: FanLine, words: Words) -> str:
    """The same where there is little room: the change in numbers alone, and of none just that."""
    if line.live_before is not None and line.live:
        return words("table-row-live-short", before=line.live_before, n=line.live)
    return words("table-row-live", n=line.live or 0)


def accepted_text(line: FanLine, words: Words) -> str:
    """Which kinds bring the path nearer, and how many live copies of them there are."""
    if not line.accepts:
        return ""
    return words("table-row-accepts", n=line.live or 0, kinds=len(line.accepts), tiles=line.accepts)


def told(line: FanLine, words: Words, *, pinned: bool) -> str:
    """The whole row as a screen reader says it."""
    if not line.known:
        return words.fan(line.fan)
    parts = [words.fan(line.fan), words("points", n=line.points)]
    if line.out:
        parts.append(words("table-row-out"))
        if line.reason is not None:
            parts.append(words.phrase(line.reason))
    else:
        parts.append(words("table-row-won") if line.won else words("table-away", n=line.distance or 0))
        if line.live is not None:
            parts.append(live_text(line, words))
        parts += [span.text for span in change_spans(line, words)]
    if pinned:
        parts.append(words("table-row-pinned"))
    return ", ".join(parts)
