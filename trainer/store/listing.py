"""The hands by date, page by page, and what they come to: for lists of very many, none of whose moves are read."""

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from enum import StrEnum
from typing import Any

from msgspec import Struct

from trainer.coach.progress import PlayedRow
from trainer.json_text import read_json
from trainer.rules import FanId, Seat
from trainer.store.archive import Archive
from trainer.store.learning import ROWS, Days
from trainer.store.saved_hands import FAULTS, HandState, Outcome, outcome_of
from trainer.store.schema import BODY, FINDING_SUM, IS_WHOLE, SUM


class HandEnd(StrEnum):
    """What became of a hand, for who looks for some. ``WON``: by the learner; ``LOST``: by another."""

    WON = "won"
    LOST = "lost"
    EXHAUSTED = "exhausted"
    LEFT = "left"
    UNREADABLE = "unreadable"


_ENDS = {
    HandEnd.WON: "winner IS seat",
    HandEnd.LOST: "winner IS NOT NULL AND winner IS NOT seat",
    HandEnd.EXHAUSTED: "state = 'finished' AND winner IS NULL",
    HandEnd.LEFT: "state = 'left'",
    HandEnd.UNREADABLE: f"(state = 'unreadable' OR sum IS NOT {SUM})",
}


class HandLength(StrEnum):
    """How long a hand was, by the moves of all four: a round of the table takes about five."""

    SHORT = "short"
    MIDDLE = "middle"
    LONG = "long"


_LENGTHS = {
    HandLength.SHORT: "made <= 50",
    HandLength.MIDDLE: "made > 50 AND made <= 80",
    HandLength.LONG: "made > 80",
}


class HandLoss(StrEnum):
    """By how many tiles a reviewed hand was left farther from the line than need be: none, one or two, more.
    ``UNKNOWN``: it was not reviewed as it is now."""

    NONE = "none"
    SOME = "some"
    MUCH = "much"
    UNKNOWN = "unknown"


_FOUND = (
    f"SELECT 1 FROM finding WHERE finding.hand = hand.id AND finding.body = hand.body AND finding.sum IS {FINDING_SUM}"
)
_LOSSES = {
    HandLoss.NONE: f"EXISTS ({_FOUND} AND given_away = 0)",
    HandLoss.SOME: f"EXISTS ({_FOUND} AND given_away BETWEEN 1 AND 2)",
    HandLoss.MUCH: f"EXISTS ({_FOUND} AND given_away > 2)",
    HandLoss.UNKNOWN: f"NOT EXISTS ({_FOUND})",
}


class ListedHand(Struct, frozen=True):
    """A line of the list. ``outcome`` is None for a hand that is not finished, ``seat`` for one that cannot be read.
    ``number`` gives the whole hand (`Archive.hand`); the other fields are as in `SavedHand`."""

    number: int
    sitting: int
    state: HandState
    started: str
    seat: Seat | None = None
    outcome: Outcome | None = None
    retry: bool = False
    made: int = 0
    taken_back: int = 0
    ended: str | None = None
    program: str = ""


class Day(Struct, frozen=True):
    """A day by the clock of this place, as 2026-03-01 (empty where no date can be read), and how many hands began on
    it."""

    date: str
    hands: int


class HandTotals(Struct, frozen=True):
    """Counts over all hands. The first five are of finished hands that were no retries: all of them, those that the
    learner won and their points, those that it alone paid for, and exhausted walls. ``unreadable``: of any kind."""

    finished: int = 0
    won: int = 0
    points_won: int = 0
    paid: int = 0
    exhausted: int = 0
    retries: int = 0
    left: int = 0
    unreadable: int = 0
    taken_back: int = 0


_LINE = (
    "SELECT id, sitting, state, started, seat, retry, taken_back, winner, payer, points, made, ended, program,"
    f" sum IS {SUM} FROM hand"
)


def hands_page(
    archive: Archive,
    *,
    after: ListedHand | None = None,
    day: str | None = None,
    end: HandEnd | None = None,
    fan: FanId | None = None,
    length: HandLength | None = None,
    loss: HandLoss | None = None,
    limit: int = 50,
) -> tuple[ListedHand, ...]:
    """The hands from the newest on, also those that were left and that cannot be read.

    ``after``: the last line of the page before. ``day``: only hands begun on a day by the clock of this place. ``end``:
    only those that ended so. ``fan``: only those won with it, by anybody. ``length``, ``loss``: only those that were so
    long, and in which so much was given away. Raises `trainer.store.ReadError`.
    """
    midnight = "strftime('%Y-%m-%dT%H:%M:%SZ', ?, '+{} days', 'utc')"
    query, values = f"{_LINE} WHERE TRUE", list[object]()
    if after is not None:
        query += " AND (started, id) < (?, ?)"
        values += after.started, after.number
    if day is not None:
        query += f" AND started >= {midnight.format(0)} AND started < {midnight.format(1)}"
        values += day, day
    for chosen in (end and _ENDS[end], length and _LENGTHS[length], loss and _LOSSES[loss]):
        query += f" AND {chosen}" if chosen else ""
    if fan is not None:
        query += " AND EXISTS (SELECT 1 FROM hand_text WHERE hand = id AND instr(result, ?))"
        values.append(f'"{fan.value}"')
    rows = archive.database.read(f"{query} ORDER BY started DESC, id DESC LIMIT ?", (*values, limit))
    return tuple(map(_listed, rows))


def fans_of(archive: Archive, hands: Collection[int]) -> Mapping[int, tuple[FanId, ...]]:
    """The fans with which some hands, given by their numbers, were won; of those that cannot be read there are none.
    Raises `trainer.store.ReadError`."""
    marks = ", ".join("?" * len(hands))
    query = f"SELECT id, result FROM hand JOIN hand_text AS text ON text.hand = id WHERE id IN ({marks}) AND {IS_WHOLE}"
    found: dict[int, tuple[FanId, ...]] = {}
    for number, result in archive.database.read(query, tuple(hands)):
        with suppress(*FAULTS):
            data = read_json(result) if result else {}
            found[number] = tuple(map(FanId, data.get("fans", ()))) if isinstance(data, dict) else ()
    return found


def _listed(row: tuple[Any, ...]) -> ListedHand:
    number, sitting, state, started, seat, retry, taken_back, winner, payer, points, made, ended, program, whole = row
    if whole:
        try:
            outcome = None if points is None else outcome_of(seat, retry, taken_back, winner, payer, points)
            found = HandState(state)
            return ListedHand(
                number, sitting, found, started, Seat[seat], outcome, bool(retry), made, taken_back, ended, program
            )
        except FAULTS:
            pass
    return ListedHand(number, sitting, HandState.UNREADABLE, str(started))


def hand_days(archive: Archive) -> tuple[Day, ...]:
    """The days on which hands began, the newest first. Raises `trainer.store.ReadError`."""
    query = "SELECT coalesce(date(started, 'localtime'), ''), count(*) FROM hand GROUP BY 1 ORDER BY 1 DESC"
    return tuple(Day(date, hands) for date, hands in archive.database.read(query))


def hand_totals(archive: Archive) -> HandTotals:
    """What all hands come to. Raises `trainer.store.ReadError`."""
    query = (
        f"SELECT CASE WHEN sum IS {SUM} THEN state ELSE 'unreadable' END AS found, retry, count(*),"
        " coalesce(sum(winner IS seat), 0), coalesce(sum(points) FILTER (WHERE winner IS seat), 0),"
        " coalesce(sum(payer IS seat), 0), coalesce(sum(winner IS NULL), 0), coalesce(sum(taken_back), 0)"
        " FROM hand GROUP BY found, retry"
    )
    counts = dict.fromkeys(("finished", "won", "points_won", "paid", "exhausted", "taken_back"), 0)
    others = dict.fromkeys(("retries", "left", "unreadable"), 0)
    for state, retry, hands, *of_finished in archive.database.read(query):
        if state == HandState.FINISHED and not retry:
            for name, more in zip(counts, (hands, *of_finished), strict=True):
                counts[name] += more
        elif state == HandState.FINISHED:
            others["retries"] += hands
        elif state in others:
            others[state] += hands
    return HandTotals(**counts, **others)


def hand_rows(archive: Archive) -> Iterator[tuple[PlayedRow, ...]]:
    """Every finished hand that is no retry as sums take it, by the days of this place, in the order in which they
    began, some thousand at a time. The fans of a hand that cannot be read are not told. Raises
    `trainer.store.ReadError`."""
    query = (
        "SELECT started, id, date(ended, 'localtime'), 1440 * (julianday(ended) - julianday(started)), winner IS seat,"
        f" CASE WHEN body IS {BODY} THEN result END FROM hand"
        " LEFT JOIN hand_text AS text ON text.hand = id AND winner IS seat"
        f" WHERE state = 'finished' AND NOT retry AND sum IS {SUM} AND (started, id) > (?, ?)"
        " ORDER BY started, id LIMIT ?"
    )
    days, last = Days(), ("", 0)
    while rows := archive.database.read(query, (*last, ROWS)):
        last = rows[-1][0], rows[-1][1]
        yield tuple(
            PlayedRow(number, days[day], max(0.0, minutes), bool(won), _fans_in(result) if result else ())
            for _, number, day, minutes, won, result in rows
            if day is not None and minutes is not None
        )


def _fans_in(result: str) -> tuple[FanId, ...]:
    """The fans of a result, each once; none of one that cannot be read."""
    with suppress(*FAULTS):
        data = read_json(result)
        if isinstance(data, dict):
            return tuple(dict.fromkeys(map(FanId, data.get("fans", ()))))
    return ()


def all_hands(archive: Archive) -> Iterator[ListedHand]:
    """Every line from the oldest on. Raises `trainer.store.ReadError`."""
    last = ("", 0)
    while rows := archive.database.read(f"{_LINE} WHERE (started, id) > (?, ?) ORDER BY started, id LIMIT 1000", last):
        yield from map(_listed, rows)
        last = rows[-1][3], rows[-1][0]
