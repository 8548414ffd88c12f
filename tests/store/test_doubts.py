"""The database is not believed: whatever it holds, it opens, and what cannot be read is said; nothing is silently
different."""

import random
from pathlib import Path

import pytest

from tests.store.kept_hands import VERSION_1, VERSION_2, copy_of, opened, play_hands_into, readable, spoil
from trainer.store import Archive
from trainer.text import Language, Words


def told(archive: Archive) -> list[str]:
    """The keys of its notices, which both languages can say."""
    for language in Language:
        assert all(Words(language).phrase(notice) for notice in archive.notices)
    return [notice.key for notice in archive.notices]


OF_ONE_HAND = {
    "a winner that is none": "UPDATE hand SET winner = 'X' WHERE id = 1",
    "no points": "UPDATE hand SET points = NULL WHERE id = 1",
    "fewer moves than none": "UPDATE hand SET made = -3 WHERE id = 1",
    "more moves than there are": "UPDATE hand SET made = 1000 WHERE id = 1",
}


@pytest.mark.parametrize("statement", OF_ONE_HAND.values(), ids=OF_ONE_HAND)
@pytest.mark.parametrize("file", [VERSION_1, VERSION_2], ids=["version 1", "version 2"])
def test_a_hand_with_wrong_contents_is_unreadable_and_the_rest_works(
    tmp_path: Path, file: Path, statement: str
) -> None:
    path = copy_of(file, tmp_path)
    spoil(path, statement)
    archive = opened(path)
    assert "store-hands-unreadable" in told(archive) or file is VERSION_1
    assert set(readable(archive)) == {2, 3, 4, 5}
    assert [hand.id for hand in archive.finished()] == [3, 2]
    assert archive.outcomes_today() is not None
    running = archive.running()
    assert running is not None
    assert running.id == 5
    archive.close()


def test_a_deal_of_brackets_without_end_is_unreadable(tmp_path: Path) -> None:
    path = copy_of(VERSION_1, tmp_path)
    spoil(path, f"UPDATE hand SET deal = '{'[' * 200_000}' WHERE id = 5")
    archive = opened(path)
    assert set(readable(archive)) == {1, 2, 3, 4}
    archive.close()


def test_a_text_that_is_no_utf8_is_unreadable(tmp_path: Path) -> None:
    path = copy_of(VERSION_2, tmp_path)
    spoil(path, "UPDATE hand_text SET deal = CAST(x'7bff7d' AS TEXT) WHERE hand = 2")
    archive = opened(path)
    assert told(archive) == ["store-hands-unreadable"]
    assert set(readable(archive)) == {1, 3, 4, 5}
    archive.close()


def test_moves_with_a_gap_are_unreadable(tmp_path: Path) -> None:
    path = copy_of(VERSION_1, tmp_path)
    spoil(path, "DELETE FROM move WHERE hand = 1 AND number = 5")
    archive = opened(path)
    assert set(readable(archive)) == {2, 3, 4, 5}
    archive.close()


OF_THE_TABLES = {
    "a byte of a name": b"winner TEXT",
    "a byte of a keyword": b"CREATE TABLE hand",
    "a byte of a default": b"'running'",
}


@pytest.mark.parametrize("place", OF_THE_TABLES.values(), ids=OF_THE_TABLES)
@pytest.mark.parametrize("file", [VERSION_1, VERSION_2], ids=["version 1", "version 2"])
def test_one_wrong_byte_in_a_table_s_definition_sets_the_file_aside(tmp_path: Path, file: Path, place: bytes) -> None:
    path = copy_of(file, tmp_path)
    content = bytearray(path.read_bytes())
    at = content.index(place) + 2
    content[at] = 0xFF
    path.write_bytes(content)
    archive = opened(path)
    assert told(archive) == ["store-damaged"]
    assert archive.finished() == ()
    archive.close()
    kept = path.with_name("hands.sqlite3.damaged").read_bytes()
    assert kept[at] == 0xFF


@pytest.mark.parametrize("version", [1, 2, -1])
def test_a_file_that_says_its_version_and_has_no_tables_is_set_aside(tmp_path: Path, version: int) -> None:
    path = tmp_path / "hands.sqlite3"
    spoil(path, f"PRAGMA user_version = {version}", "CREATE TABLE other (id)")
    archive = opened(path)
    assert told(archive) == ["store-damaged"]
    assert not archive.in_memory
    archive.close()


def test_another_program_s_database_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "hands.sqlite3"
    spoil(path, "CREATE TABLE hand (finger TEXT)")
    archive = opened(path)
    assert told(archive) == ["store-damaged"]
    archive.close()


def test_hands_that_went_away_are_missed(tmp_path: Path) -> None:
    path = tmp_path / "hands.sqlite3"
    archive = opened(path)
    play_hands_into(archive, range(3))
    archive.close()
    spoil(path, "DELETE FROM hand WHERE id = 2")
    archive = opened(path)
    (notice,) = archive.notices
    assert (notice.key, notice.args["n"]) == ("store-hands-missing", 1)
    archive.close()


def test_a_hand_that_is_not_as_it_was_written_is_not_made_to_look_right(tmp_path: Path) -> None:
    path = copy_of(VERSION_2, tmp_path)
    spoil(path, "UPDATE hand SET made = 19 WHERE id = 5")
    archive = opened(path)
    archive.begin(archive.begin_sitting(), archive.finished()[0].invitation)  # the running one is left
    assert 5 not in readable(archive)
    archive.close()


@pytest.mark.parametrize("seed", range(40))
def test_a_flipped_bit_makes_no_hand_silently_different(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "hands.sqlite3"
    path.write_bytes(VERSION_2.read_bytes())
    archive = opened(path)
    before = readable(archive)
    archive.close()
    content = bytearray(path.read_bytes())
    bit = random.Random(seed).randrange(len(content) * 8)
    content[bit // 8] ^= 1 << bit % 8
    path.write_bytes(content)
    archive = opened(path)
    after = readable(archive)
    assert {number: hand for number, hand in after.items() if before.get(number) != hand} == {}
    assert len(after) == len(before) or archive.notices
    archive.close()
