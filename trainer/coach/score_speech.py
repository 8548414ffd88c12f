"""The sentences of the scoring matrix: why a row is there, what stands beside the sum, what a screen reader says."""

from enum import StrEnum

from msgspec import Struct

from trainer.coach.score_board import Bar, Board, FanCounts, Row
from trainer.rules import (
    Difference,
    FanId,
    Hand,
    Part,
    Receipt,
    Score,
    Status,
    why,
    why_refused,
    wind_roles,
)
from trainer.text import Words, score_words

_TOLD_BY_THEIR_TWO_CHOWS = (FanId.LIANLIU, FanId.XIXIANGFENG)


def row_said(board: Board, row: Row, words: Words) -> str:
    """Why a row is there: one reason, or, for a fan that counts several times in it, what it counts on."""
    if len(row.bars) == 1 or row.fan in _TOLD_BY_THEIR_TWO_CHOWS:
        return words("score-comma").join(words.phrase(reason) for reason in row.why)
    melds = [board.score.reading.parts[bar.parts[0]] for bar in row.bars]
    names = [words.part(meld) if row.fan is FanId.YIBANGAO else _tile_said(board, row, meld, words) for meld in melds]
    return words("score-each", items=words("score-list").join(names))


def _tile_said(board: Board, row: Row, meld: Part, words: Words) -> str:
    """The tile of a meld; of a wind also what makes it 番牌, where the prevailing wind could be it: 東（场风）."""
    seat, prevailing = board.score.circumstances.seat, board.score.circumstances.prevailing
    roles = wind_roles(meld.tile, seat, prevailing)
    if row.fan is not FanId.FANPAI or prevailing is None or not roles:
        return words.tile(meld.tile)
    return words(f"score-wind-{'-'.join(roles)}", tile=meld.tile)


def status_said(board: Board, fan: FanId, words: Words) -> str:
    """合计明定：公布的规则只写明它与别的番的合计: where the fan's number comes from, in words."""
    return _meaning(board.score.values.statuses[fan], words)


def _meaning(status: Status, words: Words) -> str:
    return words("score-legend", status=words(f"status-{status}"), means=words(f"status-{status}-means"))


def legend(board: Board, words: Words) -> str:
    """What the sources named in a board's rows mean, one after another."""
    there = {board.score.values.statuses[row.fan] for row in board.rows if not row.refused}
    return words("score-separator").join(_meaning(status, words) for status in Status if status in there)


def reason_said(board: Board, row: Row, words: Words) -> str:
    """Why a row is there, and of a fan that counts where its number comes from."""
    said = row_said(board, row, words)
    return said if row.refused else _with_status(board, row.fan, said, words)


def _with_status(board: Board, fan: FanId, said: str, words: Words) -> str:
    status = board.score.values.statuses[fan]
    means = words(f"status-{status}-means")
    return words("score-why-status", why=said, status=words(f"status-{status}"), means=means)


def more_said(row: Row, words: Words) -> str:
    """The refusals of the row's lane that have no row: those that cannot count, then those that could be chosen."""
    groups = ((row.more, "score-more"), (row.left_out, "score-left-out"))
    return words("score-comma").join(words(key, fans=_counted(fans, words)) for fans, key in groups if fans)


def more_counted(row: Row, words: Words) -> str:
    """The same without the fans' names, for little room."""
    groups = ((row.more, "score-more-counted"), (row.left_out, "score-left-out-counted"))
    return words("score-comma").join(words(key, n=sum(n for _, n in fans)) for fans, key in groups if fans)


def _counted(fans: FanCounts, words: Words) -> str:
    return words("score-list").join(words("score-places", fan=fan, n=n) for fan, n in fans)


def bar_said(board: Board, bar: Bar, words: Words) -> str:
    """一般高，在 123万、123万，20 分：两组相同的 123万."""
    reading = board.score.reading
    if bar.refusal is not None:
        return words("say-refused", fan=bar.fan, why=words.phrase(why_refused(reading, bar.refusal)))
    said = _with_status(board, bar.fan, words.phrase(why(board.score, Receipt(bar.fan, bar.parts, bar.points))), words)
    if not bar.parts:
        return words("say-bar", fan=bar.fan, points=bar.points, why=said)
    melds = words("score-list").join(words.part(reading.parts[part]) for part in bar.parts)
    return words("say-bar-on", fan=bar.fan, melds=melds, points=bar.points, why=said)


def meld_said(board: Board, column: int, words: Words, rows: float = float("inf")) -> str:
    """123万：平和、一般高、一条龙: a meld with the fans that it serves, those of the first ``rows`` rows."""
    named = board.score.reading.parts[board.order[column]]
    shown = (bar for index, row in enumerate(board.rows) if index < rows for bar in row.bars)
    fans = [words.fan(bar.fan) for bar in shown if bar.refusal is None and column in bar.columns]
    if rows < len(board.rows) and not fans:
        return words.part(named)
    if not fans:
        return words("say-meld-none", part=named)
    return words("say-meld", part=named, fans=words("score-list").join(fans))


def hand_said(hand: Hand, board: Board, words: Words) -> str:
    """Hand, seat, winning tile, receipts, total and the shown refusals of a hand that stands in a text."""
    score = board.score
    tiles = " ".join(words.part(part) for part in score.reading.parts)
    said = {"hand": f"{words('book-seat', seat=hand.seat)}. {tiles}", "total": words("points", n=score.total)}
    if not score.receipts:
        return words("book-hand-bare", win=hand.win_tile, **said)
    receipts = "; ".join(words("book-receipt", fan=r.fan, n=r.points) for r in score.receipts)
    whole = words("book-hand-name", win=hand.win_tile, receipts=receipts, **said)
    refused = (row_said(board, row, words) for row in board.rows if row.refused)
    return "; ".join((whole, *refused))


def sum_said(score: Score, words: Words) -> str:
    """平和 5 + 一般高 20 = 25 分: the sum with its fans, in the order of the lanes."""
    terms = score_words.fan_sum(score, words) or words("score-no-fan")
    return f"{terms} = {words('points', n=score.total)}"


class Mood(StrEnum):
    """How a note is meant."""

    QUIET = "quiet"
    FULL = "full"
    GOOD = "good"
    BAD = "bad"


class Note(Struct, frozen=True):
    """A line beside the sum, or a part of one."""

    text: str
    mood: Mood = Mood.QUIET


Notes = tuple[tuple[Note, ...], ...]
"""Lines one under the other, each of notes one after another."""


def board_notes(board: Board, words: Words, pointed: Row | None = None, *, hidden: bool = False) -> Notes:
    """The classes without a fan; then the value set and what the sources of its numbers mean: of the row that is
    ``pointed`` at, else of all. Of a refused row that is pointed at, why it does not count. While the total is
    ``hidden`` no source is told."""
    values = Note(words("score-values", set=board.score.values.name(words.language.value)))
    meaning = Note("" if hidden else legend(board, words))
    if pointed is not None and pointed.refused:
        return ((Note(reason_said(board, pointed, words), Mood.FULL),), (Note(more_said(pointed, words)),))
    if pointed is not None:
        points = words("score-points-of", fan=pointed.fan, points=board.score.values.points[pointed.fan])
        source = status_said(board, pointed.fan, words)
        meaning = Note(f"{points}{words('score-separator')}{source}", Mood.FULL)
    second = (values, Note(words("score-separator")), meaning) if meaning.text else (values,)
    if not board.empty:
        return (second,)
    if not board.lanes:
        return ((Note(words("score-empty-all")),), second)
    classes = words("score-separator").join(words.fan_class(klass) for klass in board.empty)
    return ((Note(words("score-empty", classes=classes)),), second)


def trial_notes(told: Difference, points: int, words: Words) -> Notes:
    """How a choice of ``points`` differs from the best."""
    if not told.lacking and not told.instead:
        return ((Note(words("trial-best", points=points), Mood.GOOD),), (Note(words("trial-hint")),))
    less = Note(words("trial-less", points=told.points), Mood.BAD)
    head = less if told.points else Note(words("trial-same", points=points), Mood.GOOD)
    parts = []
    if told.lacking:
        parts.append(words("trial-lacks", fans=_fans(told.lacking, words)))
    if told.instead:
        parts.append(words("trial-instead", fans=_fans(told.instead, words)))
    return ((head,), (Note(words("score-comma").join(parts)),))


def _fans(receipts: tuple[Receipt, ...], words: Words) -> str:
    return words("score-comma").join(words("trial-fan-points", fan=r.fan, points=r.points) for r in receipts)


def notes_said(notes: Notes) -> str:
    """All notes as one text, line by line."""
    return "\n".join("".join(note.text for note in line) for line in notes)
