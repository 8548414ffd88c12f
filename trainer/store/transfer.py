"""All that the profile holds, as one file that can be read elsewhere, and what is taken in from such files.

**The export** is JSON Lines in UTF-8, one object a line. The first is ``{"format": "sihai-trainer", "version": 1,
"program", "made"}``. Each later one has a ``"line"``:

- ``values``: an own value set, ``name`` and ``text`` (TOML). A hand's deal names it as ``values/NAME``.
- ``hand``: ``branch`` (only of one that was played on from a move of another hand of the same deal: when that was
  ``started``, and the ``place`` of the move, from 0), ``sitting`` (a number that hands of one evening share), ``seat``,
  ``opponents`` and ``deal`` and ``moves`` as in a record, ``made`` (how many moves stand, the rest were taken back),
  ``retry``, ``taken_back``, ``state`` (``finished``, ``left``, ``running``), ``result``, ``winner``, ``payer``,
  ``points`` (null unless finished), ``started``, ``ended`` (UTC), ``program``.
- ``answer`` and ``card``: the fields of `trainer.store.learning`.

Lines of other kinds are passed over. What is there already is not taken in twice, so a file can be imported again; a
card is taken in only where it was reviewed later than the one that is there. A single hand, or some, make a file of the
same form; a folder of such files, one a hand, is taken in like one file.
"""

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, astuple, dataclass, replace
from datetime import UTC, datetime
from operator import add
from pathlib import Path
from typing import Any, TextIO

from trainer import __version__
from trainer.json_text import NotJson, bounded_lines, read_json
from trainer.resources import MOST_BYTES
from trainer.rules import Phrase
from trainer.store.archive import Archive
from trainer.store.branches import Branch, Origin, all_origins, write_branch
from trainer.store.errors import ReadError, SaveError
from trainer.store.files import replacing
from trainer.store.learning import (
    TIME,
    add_answer,
    add_card,
    all_cards,
    answer_of,
    answer_to_data,
    answers,
    card_of,
    card_to_data,
)
from trainer.store.listing import all_hands
from trainer.store.saved_hands import (
    COLUMNS,
    FAULTS,
    WHOLE_HAND,
    HandState,
    SavedHand,
    deal_to_text,
    invitation_from_texts,
    moves_from_text,
    moves_to_text,
    opponents_to_text,
    outcome_of,
)
from trainer.store.schema import seal_hand
from trainer.store.value_sets import keep_text

FORMAT = "sihai-trainer"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Transferred:
    """How much went from one place to the other. ``passed_over``: lines or hands that cannot be read."""

    hands: int = 0
    answers: int = 0
    cards: int = 0
    passed_over: int = 0

    def and_one(self, kind: str, taken: bool = True) -> "Transferred":
        """With one more of a kind, unless it was there already."""
        return replace(self, **{kind: getattr(self, kind) + 1}) if taken else self

    def with_all_of(self, other: "Transferred") -> "Transferred":
        """Both together."""
        return Transferred(*map(add, astuple(self), astuple(other)))


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
    done, folder, origins = Transferred(), archive.values_folder, all_origins(archive.database)
    head = {"format": FORMAT, "version": VERSION, "program": __version__, "made": datetime.now(UTC).strftime(TIME)}
    _write(file.write, head)
    for path in sorted(folder.glob("*.toml")) if folder else ():
        with suppress(OSError, UnicodeDecodeError):
            _write(file.write, {"line": "values", "name": path.name, "text": path.read_text("utf-8")})
    for number in numbers:
        branch = {"branch": asdict(origins[number])} if number in origins else {}
        try:
            _write(file.write, {"line": "hand", **branch, **_hand_to_data(archive, number)})
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


def import_all(archive: Archive, source: Path) -> Transferred:
    """Take in an export, or a folder of them. Lines that cannot be read are passed over.

    Raises `SaveError` where nothing can be written, the file is no export or the folder holds none, and `OSError` where
    it cannot be read.
    """
    return done_with(importing(archive, source))


def importing(archive: Archive, source: Path) -> Iterator[Transferred]:
    """What `import_all` does, line by line, with how much was taken in so far; given up before the end, it keeps
    that."""
    taking = TakingIn(archive)
    try:
        yield from _importing_folder(taking, source) if source.is_dir() else _importing_file(taking, source)
    finally:
        taking.finish()


def _importing_folder(taking: "TakingIn", folder: Path) -> Iterator[Transferred]:
    """Take in every export of a folder; other files in it are passed over."""
    before, exports = Transferred(), 0
    for path in sorted(folder.glob("*.jsonl")):
        done = Transferred()
        try:
            for done in _importing_file(taking, path):
                yield before.with_all_of(done)
            exports += 1
        except SaveError as error:
            if error.passing:
                raise
            done = done.and_one("passed_over")
        before = before.with_all_of(done)
        yield before
    if not exports:
        raise SaveError(Phrase.of("store-no-export", file=folder.name), passing=False)


def _importing_file(taking: "TakingIn", source: Path) -> Iterator[Transferred]:
    if not source.is_file():
        raise SaveError(Phrase.of("store-no-export", file=source.name), passing=False)
    done = Transferred()
    with source.open("rb") as file:
        lines = bounded_lines(file, MOST_BYTES)
        head = _object(next(lines, b""))
        if head.get("format") != FORMAT or head.get("version") != VERSION:
            raise SaveError(Phrase.of("store-no-export", file=source.name), passing=False)
        for line in lines:
            try:
                kind, taken = taking.take(_object(line))
            except FAULTS:
                kind, taken = "passed_over", True
            except SaveError as error:
                if error.passing:
                    raise
                kind, taken = "passed_over", True
            done = done.and_one(kind, taken) if kind else done
            yield done


def _object(line: bytes) -> Mapping[str, Any]:
    try:
        data = read_json(line)
    except NotJson:
        return {}
    return data if isinstance(data, dict) else {}


class TakingIn:
    """Puts lines into an archive; hands of one sitting come into one of the archive's. `finish` joins branches to the
    hands that they come from, once all are there."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self._sittings: dict[object, int] = {}
        self._origins: dict[int, tuple[str, Origin]] = {}

    def take(self, data: Mapping[str, Any]) -> tuple[str, bool]:
        """The kind of a line, empty for one that is not counted, and whether it was new. Raises one of `FAULTS`."""
        match data.get("line"):
            case "values":
                if self.archive.values_folder is not None:
                    keep_text(self.archive.values_folder, Path(str(data["name"])).stem, str(data["text"]))
                return "", True
            case "hand":
                origin = Origin(**data["branch"]) if "branch" in data else None
                return "hands", self.add(_hand_of(data, self.archive.values_folder), origin)
            case "answer":
                return "answers", add_answer(self.archive, answer_of(data))
            case "card":
                return "cards", add_card(self.archive, card_of(data))
            case None:
                return "passed_over", True
        return "", True

    def add(self, hand: SavedHand, origin: Origin | None = None) -> bool:
        """Add a hand, unless one of the same deal that began at the same moment is there; ``origin``: where it parted
        from another one."""
        deal = deal_to_text(hand.invitation, self.archive.values_folder)
        same = (
            "SELECT count(*) FROM hand JOIN hand_text AS text ON text.hand = hand.id"
            " WHERE started = ? AND deal = ? AND retry = ?"
        )
        if self.archive.database.read(same, (hand.started, deal, int(hand.retry))) != [(0,)]:
            return False
        if hand.sitting not in self._sittings:
            self._sittings[hand.sitting] = self.archive.begin_sitting()
        number = _insert(self.archive, hand, self._sittings[hand.sitting], deal)
        if origin is not None:
            self._origins[number] = deal, origin
        return True

    def finish(self) -> None:
        """Join the branches whose first hand is there to it, and bring all onto the disk."""
        query = (
            "SELECT id FROM hand JOIN hand_text AS text ON text.hand = id WHERE started = ? AND deal = ? AND id <> ?"
        )
        for number, (deal, origin) in self._origins.items():
            for (parent,) in self.archive.database.read(query, (origin.started, deal, number)):
                with self.archive.database.writing() as connection:
                    write_branch(connection, Branch(number, parent, origin.place))
        self._origins.clear()
        self.archive.database.checkpoint()


def _insert(archive: Archive, hand: SavedHand, sitting: int, deal: str) -> int:
    """Write a hand's rows, and return its number. One that was running is left."""
    end, state = _end(hand), HandState.LEFT if hand.state is HandState.RUNNING else hand.state
    row = {
        "sitting": sitting,
        "seat": hand.invitation.seat.letter,
        "retry": int(hand.retry),
        "state": state.value,
        "made": hand.made,
        "taken_back": hand.taken_back,
        **end,
        "started": hand.started,
        "ended": hand.ended,
        "program": hand.program,
    }
    result = None if hand.result is None else json.dumps(hand.result)
    texts = (opponents_to_text(hand.invitation), deal, moves_to_text(hand.moves), result)
    with archive.database.writing() as connection:
        marks = ", ".join("?" * len(row))
        inserted = f"INSERT INTO hand ({', '.join(row)}) VALUES ({marks}) RETURNING id"
        (number,) = connection.execute(inserted, tuple(row.values())).fetchone()
        connection.execute("INSERT INTO hand_text VALUES (?, ?, ?, ?, ?)", (number, *texts))
        seal_hand(connection, number)
    return int(number)


def _end(hand: SavedHand) -> dict[str, str | int | None]:
    """Who won and paid, by their letters, and the points; all None for a hand that is not finished."""
    end = hand.outcome
    if end is None:
        return dict.fromkeys(("winner", "payer", "points"))
    letters = [None if seat is None else seat.letter for seat in (end.winner, end.payer)]
    return {"winner": letters[0], "payer": letters[1], "points": end.points}


def _hand_of(data: Mapping[str, Any], folder: Path | None) -> SavedHand:
    """A hand from its line. Raises one of `FAULTS`."""
    texts = json.dumps(data["opponents"]), json.dumps(data["deal"])
    moves, made, state = moves_from_text("\n".join(data["moves"])), int(data["made"]), HandState(data["state"])
    finished = state is HandState.FINISHED
    if not 0 <= made <= len(moves) or state is HandState.UNREADABLE or finished is not isinstance(data["ended"], str):
        raise ValueError("parts that do not fit together")
    end = (str(data["seat"]), int(data["retry"]), int(data["taken_back"]), data["winner"], data["payer"])
    return SavedHand(
        id=0,
        sitting=int(data["sitting"]),
        invitation=invitation_from_texts(str(data["seat"]), *texts, folder),
        moves=moves,
        made=made,
        retry=bool(data["retry"]),
        taken_back=int(data["taken_back"]),
        result=dict(data["result"]) if finished else None,
        outcome=outcome_of(*end, int(data["points"])) if finished else None,
        state=state,
        started=_moment(data["started"]),
        ended=_moment(data["ended"]) if finished else None,
        program=str(data["program"])[:40],
    )


def _moment(text: object) -> str:
    return datetime.strptime(str(text), TIME).strftime(TIME)
