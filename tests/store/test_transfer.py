"""What was exported can be taken in elsewhere, and what is left of a damaged file, too."""

import csv
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.store.kept_hands import VERSION_1, VERSION_2, copy_of, opened, play_hands_into, readable, spoil
from trainer.game import Deal, TableRules
from trainer.game.code import Invitation
from trainer.rules import FanId
from trainer.store import (
    MIGRATIONS,
    Archive,
    HandState,
    Profile,
    SavedHand,
    SaveError,
    keep_values,
    open_database,
)
from trainer.store.branches import Fork, family_of
from trainer.store.learning import Answer, Card, add_answer, add_card, all_cards, answers
from trainer.store.salvage import salvage
from trainer.store.schema import seal_hand
from trainer.store.taking_in import import_all
from trainer.store.transfer import Transferred, export_all, export_folder, export_hands, export_results
from trainer.text import Language, Words

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Archive]:
    """Five hands, an own value set that one of them was played with, answers and a card."""
    profile = Profile(tmp_path / "one")
    profile.folder.mkdir()
    copy_of(VERSION_2, profile.folder)
    archive = profile.open_archive()
    own = tmp_path / "club.toml"
    own.write_text("# 俱乐部", "utf-8")
    kept = keep_values(profile.values_folder, own)
    archive.begin(archive.begin_sitting(), Invitation(Deal(9, TableRules(str(kept)))))
    add_answer(archive, Answer("wait", 3, False, 900, NOON, FanId.QIDUI, "count", "missed"))
    add_card(archive, Card(FanId.QIDUI, "count", "missed", {"stability": 0.4}, NOON))
    yield archive
    archive.close()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Archive]:
    archive = Profile(tmp_path / "two").open_archive()
    yield archive
    archive.close()


def contents(archive: Archive) -> list[SavedHand]:
    """The hands without what an archive gives them itself."""
    found = []
    for hand in readable(archive).values():
        assert isinstance(hand, SavedHand)
        state = HandState.LEFT if hand.state is HandState.RUNNING else hand.state
        invitation = hand.invitation
        rules = replace(invitation.deal.rules, values=Path(invitation.deal.rules.values).name)
        invitation = replace(invitation, deal=replace(invitation.deal, rules=rules))
        found.append(replace(hand, id=0, sitting=0, state=state, invitation=invitation))
    return sorted(found, key=lambda hand: (hand.started, hand.invitation.deal.seed))


def test_an_export_taken_in_elsewhere_is_all_there(full: Archive, empty: Archive, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    assert export_all(full, file) == Transferred(hands=6, answers=3, cards=2)
    assert import_all(empty, file) == Transferred(hands=6, answers=3, cards=2)
    assert contents(empty) == contents(full)
    assert (answers(empty), all_cards(empty)) == (answers(full), all_cards(full))
    values = {hand.invitation.deal.rules.values for hand in map(empty.hand, range(1, 7))}
    (own,) = (Path(name) for name in values if name != "sihai")
    assert own.parent == empty.values_folder
    assert own.read_text("utf-8") == "# 俱乐部"


def test_what_is_there_is_not_taken_in_twice(full: Archive, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    export_all(full, file)
    before = contents(full), answers(full)
    assert import_all(full, file) == Transferred()
    assert (contents(full), answers(full)) == before
    running = full.running()
    assert running is not None, "the hand on the table goes on"
    assert running.id == 6


def test_an_old_export_puts_no_older_card_over_a_newer_one(full: Archive, tmp_path: Path) -> None:
    then, now = (
        Card(FanId.GANG, "total", "wrong-total", {"last_review": f"2026-03-{day:02}T12:00:00+00:00"}, NOON)
        for day in (1, 9)
    )
    add_card(full, then)
    export_all(full, tmp_path / "old.jsonl")
    add_card(full, now)
    assert import_all(full, tmp_path / "old.jsonl").cards == 0
    assert now in all_cards(full)
    assert then not in all_cards(full)


def test_hands_of_one_evening_stay_together(full: Archive, empty: Archive, tmp_path: Path) -> None:
    export_all(full, tmp_path / "all.jsonl")
    import_all(empty, tmp_path / "all.jsonl")
    sittings = [empty.hand(number).sitting for number in range(1, 7)]
    assert sittings == [1, 1, 1, 1, 1, 2]


BAD = {
    "no JSON": "{",
    "no object": "[1]",
    "no line's name": "{}",
    "a hand with a hole": '{"line": "hand"}',
    "an answer of another kind": '{"line": "answer", "kind": 3}',
    "a card without a moment": '{"line": "card", "fan": "", "skill": "", "error_kind": "", "fsrs": {}, "due": "soon"}',
    "half of a surrogate pair": '{"line": "values", "name": "x.toml", "text": "\\ud800"}',
    "brackets without end": "[" * 200_000,
}


@pytest.mark.parametrize("line", BAD.values(), ids=BAD)
def test_a_line_that_cannot_be_read_is_passed_over(full: Archive, empty: Archive, tmp_path: Path, line: str) -> None:
    file = tmp_path / "all.jsonl"
    export_all(full, file)
    head, *rest = file.read_text("utf-8").splitlines()
    file.write_text("\n".join((head, line, '{"line": "of a later version"}', *rest)), "utf-8")
    assert import_all(empty, file) == Transferred(hands=6, answers=3, cards=2, passed_over=1)


@pytest.mark.parametrize(
    "change",
    [
        {"made": 99},
        {"made": -1},
        {"state": "unreadable"},
        {"ended": None},
        {"points": None},
        {"points": -5},
        {"winner": "X"},
        {"started": "long ago"},
        {"moves": ["E juggles 5m"]},
        {"taken_back": 10**30},
        {"deal": []},
        {"sitting": "x"},
    ],
)
def test_a_hand_that_makes_no_sense_is_passed_over(
    full: Archive, empty: Archive, tmp_path: Path, change: dict[str, object]
) -> None:
    file = tmp_path / "all.jsonl"
    export_all(full, file)
    head, values, hand, *_ = file.read_text("utf-8").splitlines()
    file.write_text("\n".join((head, values, json.dumps(json.loads(hand) | change))), "utf-8")
    assert import_all(empty, file) == Transferred(passed_over=1)
    assert readable(empty) == {}


def test_an_export_without_its_head_is_refused_and_nothing_of_it_is_taken_in(
    full: Archive, empty: Archive, tmp_path: Path
) -> None:
    file = tmp_path / "all.jsonl"
    export_all(full, file)
    lines = file.read_text("utf-8").splitlines()
    for spoiled in ("", "{}", "[", lines[0].replace("sihai", "other")):
        file.write_text("\n".join((spoiled, *lines[1:])), "utf-8")
        with pytest.raises(SaveError):
            import_all(empty, file)
        assert readable(empty) == {}


@pytest.mark.parametrize("text", ["", "{}", '{"format": "sihai-trainer", "version": 2}', "\udcff"])
def test_a_file_that_is_no_export_is_refused(empty: Archive, tmp_path: Path, text: str) -> None:
    file = tmp_path / "all.jsonl"
    file.write_text(text, "utf-8", errors="surrogateescape")
    for source in (file, tmp_path, Path("/dev/zero")):
        with pytest.raises(SaveError) as caught:
            import_all(empty, source)
        for language in Language:
            assert source.name in Words(language).phrase(caught.value.phrase)


def test_a_value_set_s_name_leads_nowhere_else(empty: Archive, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    head = {"format": "sihai-trainer", "version": 1}
    names = ("../../evil.toml", "/tmp/evil.toml", "..", "a/../b.toml", "x" * 5000)
    lines = [head, *({"line": "values", "name": name, "text": "#"} for name in names)]
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    before = {path for path in tmp_path.rglob("*") if path.is_file()}
    import_all(empty, file)
    made = {path for path in tmp_path.rglob("*") if path.is_file()} - before
    assert {path.parent for path in made} <= {empty.values_folder, tmp_path / "two"}


def test_the_results_are_a_table_for_spreadsheets(full: Archive, tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    assert export_results(full, file) == 6
    with file.open(encoding="utf-8-sig", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["state"] for row in rows] == ["finished"] * 3 + ["left"] * 2 + ["running"]
    third = rows[2]
    assert (third["seat"], third["winner"], third["payer"], third["points"]) == ("E", "E", "N", "30")


def test_what_can_be_read_is_taken_out_of_a_damaged_file(empty: Archive, tmp_path: Path) -> None:
    source = copy_of(VERSION_2, tmp_path)
    spoil(source, "UPDATE hand_text SET moves = 'x' WHERE hand = 2", "DELETE FROM hand_text WHERE hand = 4")
    before = source.read_bytes()
    assert salvage(source, empty) == Transferred(hands=3, passed_over=2)
    assert [hand.outcome.points for hand in empty.finished() if hand.outcome] == [30, 25]
    assert source.read_bytes() == before
    assert salvage(source, empty) == Transferred(passed_over=2), "not twice"


@pytest.mark.parametrize("file", [VERSION_1, VERSION_2], ids=["version 1", "version 2"])
@pytest.mark.parametrize("place", [b"winner TEXT", b"CREATE TABLE hand"])
def test_damaged_definitions_of_tables_cost_no_hand(empty: Archive, tmp_path: Path, file: Path, place: bytes) -> None:
    source = copy_of(file, tmp_path)
    content = bytearray(source.read_bytes())
    content[content.index(place) + 2] = 0xFF
    source.write_bytes(content)
    assert salvage(source, empty) == Transferred(hands=5)


def test_a_damaged_page_costs_the_hands_on_it(empty: Archive, tmp_path: Path) -> None:
    source = tmp_path / "many.sqlite3"
    many = opened(source)
    play_hands_into(many, range(40))
    many.close()
    content = bytearray(source.read_bytes())
    page = content.index(b"discard") // 4096 * 4096
    content[page : page + 4096] = b"\xa5" * 4096
    source.write_bytes(content)
    done = salvage(source, empty)
    assert done.hands + done.passed_over == 40
    assert done.hands >= 30
    assert len(readable(empty)) == done.hands


@pytest.mark.parametrize("content", [b"", b"nothing" * 1000, b"SQLite format 3\0" + b"\xff" * 9000])
def test_out_of_what_is_no_database_nothing_is_taken(empty: Archive, tmp_path: Path, content: bytes) -> None:
    source = tmp_path / "nothing"
    source.write_bytes(content)
    assert salvage(source, empty).hands == 0


def test_after_an_upgrade_the_hands_kept_beside_the_newer_file_are_taken_in(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    newer = open_database(profile.hands_file, (*MIGRATIONS, "CREATE TABLE visit (id INTEGER) STRICT;"))
    play_hands_into(Archive(newer), range(2))
    newer.close()
    older = profile.open_archive()
    play_hands_into(older, range(5, 8))
    older.close()
    # The upgrade: the newer program's tables are this one's.
    spoil(profile.hands_file, "DROP TABLE visit", f"PRAGMA user_version = {len(MIGRATIONS)}")
    upgraded = profile.open_archive()
    assert [(notice.key, notice.args["n"]) for notice in upgraded.notices] == [("store-taken-in", 3)]
    for language in Language:
        assert Words(language).phrase(upgraded.notices[0])
    assert len(readable(upgraded)) == 5
    upgraded.close()
    again = profile.open_archive()
    assert again.notices == ()
    again.close()


def forked(archive: Archive) -> int:
    """A hand that was played on from the sixth move of the first one, and one from the eighth of that."""
    first = archive.hand(1)
    number = 1
    for place in (6, 8):
        fork = Fork(number, first.moves[:place])
        number = archive.begin(archive.begin_sitting(), first.invitation, retry=True, fork=fork)
        with archive.database.writing() as connection:  # each at a moment of its own
            connection.execute("UPDATE hand SET started = ? WHERE id = ?", (f"2026-03-01T12:00:{place:02}Z", number))
            seal_hand(connection, number)
        archive.save_moves(number, first.moves[: place + 2])
    return number


def test_branches_are_joined_again_where_they_come_to_and_from_a_file_of_one_hand_too(
    full: Archive, empty: Archive, tmp_path: Path
) -> None:
    last = forked(full)
    family = family_of(full.database, 1)
    assert [branch.place for branch in family] == [6, 8]
    export_all(full, tmp_path / "all.jsonl")
    import_all(empty, tmp_path / "all.jsonl")
    found = next(hand for hand in readable(empty).values() if hand.started.endswith("12:00:08Z"))
    assert [branch.place for branch in family_of(empty.database, found.id)] == [6, 8]
    other = Profile(tmp_path / "three").open_archive()
    for number in (1, last - 1, last):
        export_hands(full, (number,), tmp_path / "one.jsonl")
        assert import_all(other, tmp_path / "one.jsonl").hands == 1
    assert [branch.place for branch in family_of(other.database, 1)] == [6, 8]
    other.close()


def test_a_folder_of_hands_is_taken_in_like_one_file(full: Archive, empty: Archive, tmp_path: Path) -> None:
    folder = tmp_path / "hands"
    folder.mkdir()
    forked(full)
    numbers = sorted(readable(full))
    assert export_folder(full, numbers, folder).hands == len(numbers) == len(list(folder.iterdir()))
    (folder / "notes.jsonl").write_text("nothing\n", "utf-8")
    assert import_all(empty, folder) == Transferred(hands=len(numbers), passed_over=1)
    assert contents(empty) == contents(full)
    assert import_all(empty, folder).hands == 0


def test_a_line_that_is_too_long_is_one_line(full: Archive, empty: Archive, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    export_hands(full, (1, 2), file)
    head, *lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join((head, '{"line": "hand", "x": "' + "x" * (3 << 20) + '"}', *lines)), "utf-8")
    assert import_all(empty, file) == Transferred(hands=2, passed_over=1)


def test_salvaged_branches_stay_branches(full: Archive, empty: Archive) -> None:
    forked(full)
    full.database.checkpoint()
    path = full.database.path
    assert path is not None
    salvage(path, empty)
    found = next(hand for hand in readable(empty).values() if hand.started.endswith("12:00:08Z"))
    assert len(family_of(empty.database, found.id)) == 2
