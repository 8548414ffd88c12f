"""What is said of a hand on the bench: the verdict in words, as a value."""

from collections.abc import Sequence
from enum import Enum, auto

from msgspec import Struct

from trainer.coach.bench.setup import Setup
from trainer.coach.bench.verdict import Verdict
from trainer.reach import Wait
from trainer.rules import HAND_SIZE, FanId, Score, Tile, WonHand
from trainer.text import score_words
from trainer.text.words import Words


class Emphasis(Enum):
    """What a sentence is to the reader: what matters, a note beside it, or something that is wrong."""

    PLAIN = auto()
    QUIET = auto()
    WRONG = auto()


class SaidWait(Struct, frozen=True):
    """A tile that completes the hand, with its points and its copies in words; ``under``: why it would be no win."""

    tile: Tile
    points: str
    live: str
    under: str = ""


class Saying(Struct, frozen=True):
    """A verdict in words: the head in large type, then lines below each other, then fans with marks, or the tiles that
    the hand waits for."""

    head: str
    unit: str
    mood: Emphasis
    lines: tuple[tuple[str, Emphasis], ...]
    fans: tuple[tuple[FanId, str], ...] = ()
    waits: tuple[SaidWait, ...] = ()
    spoken: str = ""


def saying(setup: Setup, verdict: Verdict, line: int, words: Words) -> Saying:
    """What a verdict says of a hand; ``line`` is the winning line in points."""
    if verdict.faults:
        lines = tuple((words.phrase(fault), Emphasis.PLAIN) for fault in verdict.faults)
        if verdict.missing and setup.hand.tiles:
            lines += ((words("bench-missing", n=verdict.missing), Emphasis.QUIET),)
        return _said(words, words("bench-faults", n=len(verdict.faults)), Emphasis.WRONG, lines)
    if verdict.won is not None and verdict.score is not None:
        return _won(verdict.won, verdict.score, words)
    if not setup.hand.tiles:
        return _said(words, words("bench-empty"), Emphasis.QUIET, ((words("bench-empty-how"), Emphasis.QUIET),))
    if verdict.waits:
        return _waiting(verdict.waits, line, words)
    if verdict.missing:
        have = HAND_SIZE - verdict.missing
        head = words("bench-missing", n=verdict.missing)
        return _said(words, head, Emphasis.PLAIN, ((words("bench-missing-how", have=have), Emphasis.QUIET),))
    return _said(words, words("bench-not-won"), Emphasis.PLAIN, ((words("bench-not-won-how"), Emphasis.QUIET),))


def _said(words: Words, head: str, mood: Emphasis, lines: tuple[tuple[str, Emphasis], ...]) -> Saying:
    body = words("score-comma").join(text for text, _ in lines)
    return Saying(head, "", mood, lines, spoken=words("bench-said", head=head, body=body))


def _won(won: WonHand, score: Score, words: Words) -> Saying:
    line = score_words.line_passed(won, score.total, words)
    wins = score.total >= won.line
    if not wins:
        line = words("bench-under-line", line=line)
    fans = tuple((fan, words("trial-fan", fan=fan, points=n)) for fan, n in score.subtotals.items())
    said = score_words.fan_sum(score, words) or words("bench-no-fan")
    lines = [(line, Emphasis.QUIET if wins else Emphasis.WRONG)]
    if not fans:
        lines.insert(0, (said, Emphasis.PLAIN))
    spoken = words("bench-said-won", points=words("points", n=score.total), fans=said, line=line)
    return Saying(
        str(score.total),
        words("score-unit"),
        Emphasis.PLAIN if wins else Emphasis.QUIET,
        tuple(lines),
        fans,
        spoken=spoken,
    )


def _waiting(waits: Sequence[Wait], line: int, words: Words) -> Saying:
    live = sum(wait.live for wait in waits if wait.points >= line)
    under = all(wait.points < line for wait in waits)
    head = words("bench-waits-under" if under else "bench-waits" if live else "bench-waits-none", n=live)
    said = tuple(
        SaidWait(
            wait.tile,
            words("bench-wait-points", points=wait.points),
            words("bench-wait-live", n=wait.live),
            words("bench-wait-under") if wait.points < line else "",
        )
        for wait in waits
    )
    keys = ("bench-wait-said-under" if wait.points < line else "bench-wait-said" for wait in waits)
    spoken = (
        words(key, tile=wait.tile, points=words("points", n=wait.points), n=wait.live)
        for key, wait in zip(keys, waits, strict=True)
    )
    body = words("score-comma").join(spoken)
    return Saying(head, "", Emphasis.PLAIN, (), waits=said, spoken=words("bench-said", head=head, body=body))
