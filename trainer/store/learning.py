"""Answers to exercises and the cards that say when to ask again, as they are kept. What they mean is for `coach`.

An answer is never changed. A card belongs to a fan, a skill and a kind of error, and there is one of each; ``fsrs`` is
the state of whatever schedules it, any JSON object. Only its ``last_review``, a moment in ISO form, is looked at: of
two states of a card the one reviewed last is the newer.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Any

from msgspec import Struct

from trainer.coach.progress import AnswerRow
from trainer.json_text import read_json
from trainer.rules import FanId, Phrase
from trainer.store.archive import Archive
from trainer.store.backups import back_up_before_reset
from trainer.store.errors import SaveError
from trainer.store.saved_hands import FAULTS
from trainer.store.schema import ANSWER_SUM, CARD_SUM

TIME = "%Y-%m-%dT%H:%M:%SZ"
"""How a moment is written: UTC, to the second."""


class Answer(Struct, frozen=True):
    """One answer of the learner.

    ``kind``: of exercise. ``seed``: that makes the same exercise again. ``fan``: that it is about, None for any.
    ``skill``: what it trains. ``error_kind``: what was wrong, empty for a right answer. ``ms``: thinking time.
    ``at``: when it was given, with a time zone.
    """

    kind: str
    seed: int
    right: bool
    ms: int
    at: datetime
    fan: FanId | None = None
    skill: str = ""
    error_kind: str = ""


class Card(Struct, frozen=True):
    """What is to be asked again, and from when on. ``due`` has a time zone."""

    fan: FanId | None
    skill: str
    error_kind: str
    fsrs: Mapping[str, object]
    due: datetime


def add_answer(archive: Archive, answer: Answer, cards: Iterable[Card] = ()) -> bool:
    """Keep an answer and the ``cards`` that it changes, each in place of the one of the same fan, skill and kind of
    error: all of it or nothing. False where the very same answer is kept already. Raises `trainer.store.SaveError`."""
    row = (
        answer.kind, answer.seed, answer.fan or "", answer.skill, int(answer.right), answer.error_kind, answer.ms,
        _written(answer.at),
    )  # fmt: skip
    with archive.database.writing() as connection:
        same = " AND ".join(f"{name} = ?" for name in ("at", *_ANSWER[:-1]))
        if connection.execute(f"SELECT 1 FROM answer WHERE {same}", (row[-1], *row[:-1])).fetchone():
            return False
        marks = ", ".join("?" * len(row))
        inserted = f"INSERT INTO answer ({', '.join(_ANSWER)}) VALUES ({marks}) RETURNING id"
        (number,) = connection.execute(inserted, row).fetchone()
        connection.execute(f"UPDATE answer SET sum = {ANSWER_SUM} WHERE id = ?", (number,))
        for card in cards:
            _write_card(connection, card)
    return True


_ANSWER = ("kind", "seed", "fan", "skill", "right", "error_kind", "ms", "at")


def answers(archive: Archive, *, since: datetime | None = None) -> tuple[Answer, ...]:
    """Every answer that can be read, the oldest first. Raises `trainer.store.ReadError`."""
    query = f"SELECT {', '.join(_ANSWER)} FROM answer WHERE at >= ? AND sum IS {ANSWER_SUM} ORDER BY at, id"
    found = []
    for row in archive.database.read(query, (_written(since) if since else "",)):
        with suppress(*FAULTS):
            found.append(answer_of(dict(zip(_ANSWER, row, strict=True))))
    return tuple(found)


def answer_rows(archive: Archive) -> Iterator[tuple[AnswerRow, ...]]:
    """Every answer that can be read as sums take it, by the days of this place, some thousand at a time. Raises
    `trainer.store.ReadError`."""
    query = (
        f"SELECT id, sum IS {ANSWER_SUM}, date(at, 'localtime'), fan, skill, right, ms FROM answer"
        " WHERE id > ? ORDER BY id LIMIT ?"
    )
    days, fans = Days(), {"": None, **{fan.value: fan for fan in FanId}}
    last = 0
    while rows := archive.database.read(query, (last, ROWS)):
        last = rows[-1][0]
        yield tuple(
            AnswerRow(days[day], fans[fan], skill, bool(right), ms / 1000)
            for _, whole, day, fan, skill, right, ms in rows
            if whole and day is not None and fan in fans
        )


ROWS = 2000
"""How many rows are read at a time, so that a window goes on in between."""


class Days(dict[str, date]):
    """Days by their text, as 2026-03-01, each understood once."""

    def __missing__(self, text: str) -> date:
        self[text] = day = date.fromisoformat(text)
        return day


def add_card(archive: Archive, card: Card) -> bool:
    """Keep a card from elsewhere; False where the same one is here as it was then or newer. Raises
    `trainer.store.SaveError`."""
    query = f"SELECT fsrs FROM card WHERE (fan, skill, error_kind) = (?, ?, ?) AND sum IS {CARD_SUM}"
    with archive.database.writing() as connection:
        for (kept,) in connection.execute(query, _key(card)).fetchall():
            if _reviewed(card.fsrs) <= _reviewed(read_json(kept)):
                return False
        _write_card(connection, card)
    return True


def _write_card(connection: sqlite3.Connection, card: Card) -> None:
    row = (*_key(card), json.dumps(dict(card.fsrs)), _written(card.due))
    connection.execute("INSERT OR REPLACE INTO card (fan, skill, error_kind, fsrs, due) VALUES (?, ?, ?, ?, ?)", row)
    connection.execute(f"UPDATE card SET sum = {CARD_SUM} WHERE (fan, skill, error_kind) = (?, ?, ?)", _key(card))


def _key(card: Card) -> tuple[str, str, str]:
    return card.fan or "", card.skill, card.error_kind


def _reviewed(fsrs: object) -> datetime:
    """When a card was reviewed last; before all time where that is not told."""
    try:
        moment = datetime.fromisoformat(str(fsrs["last_review"])) if isinstance(fsrs, Mapping) else _NEVER
    except (KeyError, ValueError):
        return _NEVER
    return moment if moment.tzinfo is not None else _NEVER


_NEVER = datetime.min.replace(tzinfo=UTC)


def all_cards(archive: Archive) -> tuple[Card, ...]:
    """Every card that can be read. Raises `trainer.store.ReadError`."""
    query = f"SELECT {', '.join(_CARD)} FROM card WHERE sum IS {CARD_SUM} ORDER BY fan, skill, error_kind"
    return _cards(archive.database.read(query))


_CARD = ("fan", "skill", "error_kind", "fsrs", "due")


def _cards(rows: list[tuple[Any, ...]]) -> tuple[Card, ...]:
    found = []
    for *names, fsrs, due in rows:
        with suppress(*FAULTS):
            found.append(card_of(dict(zip(_CARD, (*names, read_json(fsrs), due), strict=True))))
    return tuple(found)


def answer_to_data(answer: Answer) -> dict[str, object]:
    """The JSON form of an answer."""
    return {
        "kind": answer.kind,
        "seed": answer.seed,
        "fan": answer.fan or "",
        "skill": answer.skill,
        "right": answer.right,
        "error_kind": answer.error_kind,
        "ms": answer.ms,
        "at": _written(answer.at),
    }


def answer_of(data: Mapping[str, Any]) -> Answer:
    """An answer from its JSON form or its row. Raises one of `FAULTS`."""
    seed, ms = int(data["seed"]), int(data["ms"])
    if ms < 0 or abs(seed) >= 1 << 63:
        raise ValueError("out of range")
    return Answer(
        kind=_text(data["kind"]),
        seed=seed,
        right=bool(data["right"]),
        ms=ms,
        at=_read(data["at"]),
        fan=_fan(data["fan"]),
        skill=_text(data["skill"]),
        error_kind=_text(data["error_kind"]),
    )


def card_to_data(card: Card) -> dict[str, object]:
    """The JSON form of a card."""
    return {
        "fan": card.fan or "",
        "skill": card.skill,
        "error_kind": card.error_kind,
        "fsrs": dict(card.fsrs),
        "due": _written(card.due),
    }


def card_of(data: Mapping[str, Any]) -> Card:
    """A card from its JSON form or its row. Raises one of `FAULTS`."""
    if not isinstance(data["fsrs"], dict):
        raise TypeError("no object")
    names = _text(data["skill"]), _text(data["error_kind"])
    return Card(_fan(data["fan"]), *names, data["fsrs"], _read(data["due"]))


def _fan(name: object) -> FanId | None:
    return FanId(_text(name)) if name else None


def _text(data: object) -> str:
    if not isinstance(data, str) or len(data) > 200:
        raise TypeError("no short text")
    return data


def _written(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime(TIME)


def _read(text: object) -> datetime:
    return datetime.strptime(_text(text), TIME).replace(tzinfo=UTC)


def clear_learning(archive: Archive, when: datetime) -> str:
    """Clear every answer and card; returns the name of the copy that was made before, empty where all is in memory
    only. Raises `SaveError` and leaves everything where no copy can be made."""
    database, copy = archive.database, ""
    if database.path is not None:
        try:
            copy = back_up_before_reset(database.connection, database.path, when).name
        except (OSError, sqlite3.Error) as error:
            raise SaveError(Phrase.of("store-not-saved", reason=str(error)), passing=True) from error
    with database.writing() as connection:
        connection.execute("DELETE FROM answer")
        connection.execute("DELETE FROM card")
    return copy
