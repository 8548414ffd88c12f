"""What is said of a hand on the bench: the verdict in words, as a value."""

from dataclasses import dataclass

from trainer.rules import HAND_SIZE, FanId, Score, WonHand
from trainer.text import score_words
from trainer.text.words import Words
from trainer.ui.bench.setup import Setup
from trainer.ui.bench.verdict import Verdict
from trainer.ui.theme.tokens import Tone


@dataclass(frozen=True, slots=True)
class Saying:
    """A verdict in words: the head in large type, then lines below each other, then fans with marks."""

    head: str
    unit: str
    tone: Tone
    lines: tuple[tuple[str, Tone], ...]
    fans: tuple[tuple[FanId, str], ...] = ()
    spoken: str = ""


def saying(setup: Setup, verdict: Verdict, words: Words) -> Saying:
    """What a verdict says."""
    if verdict.faults:
        lines = tuple((words.phrase(fault), Tone.INK1) for fault in verdict.faults)
        if verdict.missing and setup.hand.tiles:
            lines += ((words("bench-missing", n=verdict.missing), Tone.INK2),)
        return _said(words, words("bench-faults", n=len(verdict.faults)), Tone.BAD, lines)
    if verdict.won is not None and verdict.score is not None:
        return _won(verdict.won, verdict.score, words)
    if not setup.hand.tiles:
        return _said(words, words("bench-empty"), Tone.INK2, ((words("bench-empty-how"), Tone.INK2),))
    if verdict.missing:
        have = HAND_SIZE - verdict.missing
        head = words("bench-missing", n=verdict.missing)
        return _said(words, head, Tone.INK1, ((words("bench-missing-how", have=have), Tone.INK2),))
    return _said(words, words("bench-not-won"), Tone.BAD, ((words("bench-not-won-how"), Tone.INK2),))


def _said(words: Words, head: str, tone: Tone, lines: tuple[tuple[str, Tone], ...]) -> Saying:
    body = words("score-comma").join(text for text, _ in lines)
    return Saying(head, "", tone, lines, spoken=words("bench-said", head=head, body=body))


def _won(won: WonHand, score: Score, words: Words) -> Saying:
    line = score_words.line_passed(won, score.total, words)
    fans = tuple((fan, words("trial-fan", fan=fan, points=n)) for fan, n in score.subtotals.items())
    said = score_words.fan_sum(score, words) or words("bench-no-fan")
    lines = [(line, Tone.BAD if score.total < won.line else Tone.INK2)]
    if not fans:
        lines.insert(0, (said, Tone.INK1))
    spoken = words("bench-said-won", points=words("points", n=score.total), fans=said, line=line)
    return Saying(str(score.total), words("score-unit"), Tone.INK1, tuple(lines), fans, spoken)
