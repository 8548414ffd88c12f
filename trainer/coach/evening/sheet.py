"""The board of an evening as the lines of a table, for spreadsheets."""

from collections.abc import Iterator, Sequence

from trainer.coach.evening.board import BoardRow, rows
from trainer.coach.evening.values import Evening
from trainer.rules import Seat
from trainer.text import Words

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""With these a spreadsheet would take a text for a formula."""


def sheet(evening: Evening, words: Words) -> Iterator[Sequence[str | int]]:
    """Heads, one line a hand, and the totals."""
    heads = ("hand", "dealer", "winner", "ended", "giver", "fans", "points")
    names = [_plain(evening.name(place)) for place in Seat]
    yield [*(words(f"keeper-csv-{head}") for head in heads), *names]
    for row in rows(evening):
        yield [*_facts(evening, row, words), *row.gains]
    yield [words("keeper-total"), *[""] * (len(heads) - 1), *evening.totals()]


def _facts(evening: Evening, row: BoardRow, words: Words) -> Sequence[str | int]:
    entry, dealer = row.entry, _plain(evening.name(row.dealer))
    if entry.winner is None:
        return [row.number, dealer, "", words("keeper-how-nobody"), "", "", 0]
    winner = _plain(evening.name(entry.winner))
    giver = "" if entry.giver is None else _plain(evening.name(entry.giver))
    how = words("keeper-how-drawn" if entry.giver is None else "keeper-how-discard")
    if not row.counts:
        how = words("keeper-csv-short", how=how)
    fans = "" if entry.tiles is None else words.fans(entry.tiles.fans)
    return [row.number, dealer, winner, how, giver, fans, entry.points]


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(_FORMULA) else name
