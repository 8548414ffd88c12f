"""What reviews of hands found, kept so that statistics of very many open at once.

A finding holds for a hand as it was then: it names the checksum of the hand's texts. ``form`` is the version of what is
found, so that a program that finds more works it out anew. What the data mean is for `trainer.coach.review`.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress

from msgspec import Struct

from trainer.json_text import read_json
from trainer.store.archive import Archive
from trainer.store.learning import ROWS
from trainer.store.saved_hands import FAULTS
from trainer.store.schema import FINDING_SUM, SUM


class Finding(Struct, frozen=True):
    """What was found of a hand. ``given_away``: tiles by which it was left farther than need be; ``draws``: own draws.
    ``started`` and ``opponents`` are those of the hand."""

    hand: int
    given_away: int
    draws: int
    data: Mapping[str, object]
    started: str = ""
    opponents: tuple[str, ...] = ()


_VALID = f"finding.body = hand.body AND form = ? AND finding.sum IS {FINDING_SUM}"


def keep_finding(archive: Archive, finding: Finding, form: int) -> None:
    """Keep what was found of a hand, in place of what was found before. Raises `trainer.store.SaveError`."""
    row = (form, finding.given_away, finding.draws, json.dumps(dict(finding.data)), finding.hand)
    with archive.database.writing() as connection:
        connection.execute(
            "INSERT OR REPLACE INTO finding (hand, body, form, given_away, draws, data)"
            " SELECT id, body, ?, ?, ?, ? FROM hand WHERE id = ?",
            row,
        )
        connection.execute(f"UPDATE finding SET sum = {FINDING_SUM} WHERE hand = ?", (finding.hand,))


def findings(archive: Archive, form: int) -> tuple[Finding, ...]:
    """What was found of finished hands that count (no retries), the oldest first. Raises `trainer.store.ReadError`."""
    query = (
        "SELECT hand.id, given_away, draws, data, started, opponents FROM finding JOIN hand ON hand.id = finding.hand"
        f" JOIN hand_text AS text ON text.hand = hand.id WHERE state = 'finished' AND NOT retry AND {_VALID}"
        " ORDER BY started, hand.id"
    )
    found = []
    for number, given_away, draws, data, started, opponents in archive.database.read(query, (form,)):
        with suppress(*FAULTS):
            read, names = read_json(data), read_json(opponents)
            if isinstance(read, dict) and isinstance(names, list):
                found.append(Finding(number, given_away, draws, read, started, tuple(map(str, names))))
    return tuple(found)


def finding_data(archive: Archive, form: int) -> Iterator[tuple[tuple[int, object], ...]]:
    """The data alone of what was found, each with the number of its hand, some thousand at a time. Raises
    `trainer.store.ReadError`."""
    query = (
        f"SELECT finding.hand, CASE WHEN {_VALID} THEN data END FROM finding JOIN hand ON hand.id = finding.hand"
        " WHERE finding.hand > ? ORDER BY finding.hand LIMIT ?"
    )
    last = 0
    while rows := archive.database.read(query, (form, last, ROWS)):
        last = rows[-1][0]
        yield tuple((number, read_json(data)) for number, data in rows if data is not None)


def finding_of(archive: Archive, hand: int, form: int) -> Finding | None:
    """What was found of one hand, whether it counts or not. Raises `trainer.store.ReadError`."""
    query = (
        "SELECT given_away, draws, data FROM finding JOIN hand ON hand.id = finding.hand"
        f" WHERE hand.id = ? AND {_VALID}"
    )
    for given_away, draws, data in archive.database.read(query, (hand, form)):
        with suppress(*FAULTS):
            read = read_json(data)
            if isinstance(read, dict):
                return Finding(hand, given_away, draws, read)
    return None


def not_found_yet(archive: Archive, form: int) -> tuple[int, ...]:
    """The finished hands that count and can be read, of which nothing was found yet, the newest first. Raises
    `trainer.store.ReadError`."""
    query = (
        f"SELECT id FROM hand WHERE state = 'finished' AND NOT retry AND sum IS {SUM}"
        f" AND NOT EXISTS (SELECT 1 FROM finding WHERE finding.hand = hand.id AND {_VALID})"
        " ORDER BY started DESC, id DESC"
    )
    return tuple(number for (number,) in archive.database.read(query, (form,)))
