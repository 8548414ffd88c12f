"""All that the profile holds, as one file that can be read elsewhere, and what is taken in from such files.

**The export** is JSON Lines in UTF-8, one object a line. The first is ``{"format": "sihai-trainer", "version": 1,
"program", "made"}``. Each later one has a ``"line"``:

- ``values``: an own value set, ``name`` and ``text`` (TOML). A hand's deal names it as ``values/NAME``.
- ``hand``: ``branch`` (only of one that was played on from a move of another hand of the same deal: when that was
  ``started``, and the ``place`` of the move, from 0), ``sitting`` (a number that hands of one evening share), ``seat``,
  ``opponents`` and ``deal`` and ``moves`` as in a record, ``made`` (how many moves stand, the rest were taken back),
  ``retry``, ``taken_back``, ``state`` (``finished``, ``left``, ``running``), ``result``, ``winner``, ``payer``,
  ``points`` (null unless finished), ``started``, ``ended`` (UTC), ``program``, ``goal`` (only where the learner said
  which main fan the hand was played for: its id, or null for none).
- ``answer`` and ``card``: the fields of `trainer.store.learning`.

Lines of other kinds are passed over. What is there already is not taken in twice, so a file can be imported again; a
card is taken in only where it was reviewed later than the one that is there. A single hand, or some, make a file of the
same form; a folder of such files, one a hand, is taken in like one file.
"""

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from msgspec.structs import asdict

from trainer import __version__
from trainer.json_text import read_json
from trainer.rules import Phrase
from trainer.store.archive import Archive
from trainer.store.branches import all_origins
from trainer.store.errors import ReadError
from trainer.store.files import replacing
from trainer.store.goals import all_goals
from trainer.store.learning import (
    TIME,
    all_cards,
    answer_to_data,
    answers,
    card_to_data,
)
from trainer.store.listing import all_hands
from trainer.store.saved_hands import (
    COLUMNS,
    FAULTS,
    WHOLE_HAND,
)

FORMAT = "sihai-trainer"
VERSION = 1

MOST_NAMED = 20
"""Lines that are named, of those that cannot be taken in."""

_COUNTS = ("hands", "answers", "cards", "passed_over")


@dataclass(frozen=True, slots=True)
class Transferred:
    """How much went from one place to the other. ``passed_over``: lines or hands that cannot be read; ``refused`` says
    of the first of them which line it is and why."""

    hands: int = 0
    answers: int = 0
    cards: int = 0
    passed_over: int = 0
    refused: tuple[Phrase, ...] = field(default=(), compare=False)

    def and_one(self, kind: str, taken: bool = True) -> "Transferred":
        """With one more of a kind, unless it was there already."""
        return replace(self, **{kind: getattr(self, kind) + 1}) if taken else self

    def with_all_of(self, other: "Transferred") -> "Transferred":
        """Both together."""
        sums = {name: getattr(self, name) + getattr(other, name) for name in _COUNTS}
        return Transferred(**sums, refused=(self.refused + other.refused)[:MOST_NAMED])

    def and_refused(self, file: str, number: int, why: Phrase) -> "Transferred":
        """With a line of a file that cannot be taken in, ``number`` from 1."""
        said = Phrase.of("store-line-refused", file=file, n=number, why=why)
        return replace(self.and_one("passed_over"), refused=(*self.refused, said)[:MOST_NAMED])


def export_all(archive: Archive, target: Path) -> Transferred:
    """Write everything into one file, in one step. Raises `OSError`."""
    with replacing(target) as part, part.open("w", encoding="utf-8", newline="\n") as file:
        done = done_with(_writing_hands(archive, (listed.number for listed in all_hands(archive)), file))
        for answer in answers(archive):
            _write(file.write, {"line": "answer", **answer_to_data(answer)})
            done = done.and_one("answers")
        for card in all_cards(archive):
            _write(file.write, {"line": "card", **card_to_data(card)})
            done = done.and_one("cards")
    return done


def export_hands(archive: Archive, numbers: Iterable[int], target: Path) -> Transferred:
    """Write some hands, by their numbers, into one file, in one step. Raises `OSError`."""
    return done_with(exporting(archive, numbers, target))


def export_folder(archive: Archive, numbers: Iterable[int], folder: Path) -> Transferred:
    """Write each of some hands into a file of its own in a folder; files of the same names are written over. Raises
    `OSError`."""
    return done_with(exporting_folder(archive, numbers, folder))


def exporting(archive: Archive, numbers: Iterable[int], target: Path) -> Iterator[Transferred]:
    """What `export_hands` does, hand by hand, with how much was written so far. Given up before the end, it leaves the
    target as it was."""
    with replacing(target) as part, part.open("w", encoding="utf-8", newline="\n") as file:
        yield from _writing_hands(archive, numbers, file)


def exporting_folder(archive: Archive, numbers: Iterable[int], folder: Path) -> Iterator[Transferred]:
    """What `export_folder` does, file by file, with how much was written so far."""
    done = Transferred()
    for number in numbers:
        done = done.with_all_of(export_hands(archive, (number,), folder / f"sihai-hand-{number:06}.jsonl"))
        yield done


def done_with(steps: Iterable[Transferred]) -> Transferred:
    """How much it is when all is done."""
    done = Transferred()
    for step in steps:
        done = step
    return done


def _writing_hands(archive: Archive, numbers: Iterable[int], file: TextIO) -> Iterator[Transferred]:
    """Write the head of an export, the own value sets, and hands."""
    done, folder = Transferred(), archive.values_folder
    origins, goals = all_origins(archive.database), all_goals(archive.database)
    head = {"format": FORMAT, "version": VERSION, "program": __version__, "made": datetime.now(UTC).strftime(TIME)}
    _write(file.write, head)
    for path in sorted(folder.glob("*.toml")) if folder else ():
        with suppress(OSError, UnicodeDecodeError):
            _write(file.write, {"line": "values", "name": path.name, "text": path.read_text("utf-8")})
    for number in numbers:
        branch = {"branch": asdict(origins[number])} if number in origins else {}
        goal = {"goal": goals[number].text or None} if number in goals else {}
        try:
            _write(file.write, {"line": "hand", **branch, **_hand_to_data(archive, number), **goal})
            done = done.and_one("hands")
        except (ReadError, *FAULTS):
            done = done.and_one("passed_over")
        yield done


def _write(write: Callable[[str], object], data: Mapping[str, object]) -> None:
    write(json.dumps(data) + "\n")


def _hand_to_data(archive: Archive, number: int) -> dict[str, object]:
    """A hand's line from its row; its texts are not understood, only as they were written. Raises `ReadError` or one of
    `FAULTS`."""
    ((*columns, whole),) = archive.database.read(f"{WHOLE_HAND} WHERE hand.id = ?", (number,))
    if not whole:
        raise ValueError("checksum")
    data = dict(zip(COLUMNS, columns, strict=True))
    del data["id"]
    for name in ("opponents", "deal", "result"):
        data[name] = None if data[name] is None else read_json(data[name])
    return data | {"moves": data["moves"].split("\n") if data["moves"] else [], "retry": bool(data["retry"])}


def export_results(archive: Archive, target: Path) -> int:
    """Write a table of all hands, one a row, as CSV that spreadsheets open; returns how many. Raises `OSError`."""
    names = ("started", "ended", "state", "seat", "retry", "winner", "payer", "points", "taken_back", "program")
    count = 0
    with replacing(target) as part, part.open("w", encoding="utf-8-sig", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(("hand", *names))
        for hand in all_hands(archive):
            end = hand.outcome
            seats = (hand.seat, end.winner if end else None, end.payer if end else None)
            seat, winner, payer = ("" if found is None else found.letter for found in seats)
            points = end.points if end else ""
            row = (hand.state.value, seat, int(hand.retry), winner, payer, points, hand.taken_back, hand.program)
            rows.writerow((hand.number, hand.started, hand.ended or "", *row))
            count += 1
    return count
