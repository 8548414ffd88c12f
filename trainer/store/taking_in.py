"""What is taken in from files: exports of the program, and records as ``python -m trainer play`` prints them.

What an export is stands at the head of `trainer.store.transfer`, what a record is in `trainer.store.played_records`. A
line that cannot be taken in is named with its number and costs no other line.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from trainer.json_text import NotJson, bounded_lines, read_json
from trainer.resources import MOST_BYTES
from trainer.rules import FaultError, Phrase
from trainer.store.archive import Archive
from trainer.store.branches import Branch, Origin, write_branch
from trainer.store.errors import SaveError
from trainer.store.goals import SaidGoal, goal_of, keep_goal
from trainer.store.learning import TIME, add_answer, add_card, answer_of, card_of
from trainer.store.played_records import KnownRecords, hand_of_record, is_record
from trainer.store.saved_hands import (
    FAULTS,
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
from trainer.store.transfer import FORMAT, MOST_NAMED, VERSION, Transferred, done_with
from trainer.store.value_sets import keep_text

_NOTHING: Mapping[str, Any] = {"line": None}
"""In place of a line that stands before a head or a record."""
_RECORDS = object()
"""The sitting of all records."""


def import_all(archive: Archive, source: Path) -> Transferred:
    """Take in an export, a file of records, or a folder of such files. Lines that cannot be read are passed over.

    Raises `SaveError` where nothing can be written, the file holds neither or the folder no such file, and `OSError`
    where it cannot be read.
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
    """Take in every export and every file of records of a folder; other files in it are passed over."""
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
            done = Transferred(passed_over=1, refused=(error.phrase,))
        before = before.with_all_of(done)
        yield before
    if not exports:
        raise SaveError(Phrase.of("store-no-export", file=folder.name), passing=False)


def _importing_file(taking: "TakingIn", source: Path) -> Iterator[Transferred]:
    if not source.is_file():
        raise SaveError(Phrase.of("store-no-export", file=source.name), passing=False)
    done, found = Transferred(), False
    with source.open("rb") as file:
        for number, line in enumerate(bounded_lines(file, MOST_BYTES), 1):
            data = _object(line)
            if number == 1 and _is_head(data, source):
                found = True
                continue
            found = found or is_record(data)
            if not found and number == MOST_NAMED:
                break
            if line.strip():
                # Before a head or a record nothing is taken in: the file may be neither.
                done = _taken(taking, data if found or not data else _NOTHING, done, source.name, number)
                yield done
    if not found:
        raise SaveError(Phrase.of("store-no-export", file=source.name), passing=False)


def _is_head(data: Mapping[str, Any], source: Path) -> bool:
    """Whether a line begins an export. Raises `SaveError` for one of another version."""
    if data.get("format") != FORMAT:
        return False
    if data.get("version") != VERSION:
        raise SaveError(Phrase.of("store-no-export", file=source.name), passing=False)
    return True


def _taken(taking: "TakingIn", data: Mapping[str, Any], done: Transferred, file: str, number: int) -> Transferred:
    """What is done after a line."""
    try:
        kind, taken = taking.take(data)
    except FaultError as error:
        return done.and_refused(file, number, error.faults[0].said)
    except FAULTS:
        return done.and_refused(file, number, Phrase.of("fault-record-form"))
    except SaveError as error:
        if error.passing:
            raise
        return done.and_refused(file, number, error.phrase)
    if kind == "passed_over":
        return done.and_refused(file, number, Phrase.of("fault-record-form" if data else "fault-record-json"))
    return done.and_one(kind, taken) if kind else done


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
        self._records: KnownRecords | None = None

    def take(self, data: Mapping[str, Any]) -> tuple[str, bool]:
        """The kind of a line, empty for one that is not counted, and whether it was new. Raises one of `FAULTS`."""
        match data.get("line"):
            case "values":
                if self.archive.values_folder is not None:
                    keep_text(self.archive.values_folder, Path(str(data["name"])).stem, str(data["text"]))
                return "", True
            case "hand":
                origin = Origin(**data["branch"]) if "branch" in data else None
                return "hands", self.add(_hand_of(data, self.archive.values_folder), origin, _goal_of(data))
            case "answer":
                return "answers", add_answer(self.archive, answer_of(data))
            case "card":
                return "cards", add_card(self.archive, card_of(data))
            case None if is_record(data):
                return "hands", self.add_record(hand_of_record(data))
            case None:
                return "passed_over", True
        return "", True

    def add(self, hand: SavedHand, origin: Origin | None = None, goal: SaidGoal | None = None) -> bool:
        """Add a hand, unless one of the same deal that began at the same moment is there; ``origin``: where it parted
        from another one; ``goal``: what is said of it, also of one that is there and of which nothing is said yet."""
        deal, database = deal_to_text(hand.invitation, self.archive.values_folder), self.archive.database
        same = (
            "SELECT hand.id FROM hand JOIN hand_text AS text ON text.hand = hand.id"
            " WHERE started = ? AND deal = ? AND retry = ? LIMIT 1"
        )
        for (there,) in database.read(same, (hand.started, deal, int(hand.retry))):
            if goal is not None and goal_of(database, there) is None:
                keep_goal(database, there, goal)
            return False
        if hand.sitting not in self._sittings:
            self._sittings[hand.sitting] = self.archive.begin_sitting()
        number = _insert(self.archive, hand, self._sittings[hand.sitting], deal)
        if goal is not None:
            keep_goal(database, number, goal)
        if origin is not None:
            self._origins[number] = deal, origin
        return True

    def add_record(self, hand: SavedHand) -> bool:
        """Add the hand of a record, unless one with the same deal, moves and seat is there; those of one file belong to
        one sitting."""
        known = self._records = self._records or KnownRecords(self.archive.database)
        deal = deal_to_text(hand.invitation, self.archive.values_folder)
        same = deal, moves_to_text(hand.moves), hand.invitation.seat
        if known.holds(*same):
            return False
        if _RECORDS not in self._sittings:
            self._sittings[_RECORDS] = self.archive.begin_sitting()
        known.add(_insert(self.archive, hand, self._sittings[_RECORDS], deal), *same)
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


def _goal_of(data: Mapping[str, Any]) -> SaidGoal | None:
    """What is said of a hand; None also for a fan that this program does not know: the hand is worth more."""
    with suppress(ValueError):
        return SaidGoal.of_text(data["goal"]) if "goal" in data else None
    return None


def _moment(text: object) -> str:
    return datetime.strptime(str(text), TIME).strftime(TIME)
