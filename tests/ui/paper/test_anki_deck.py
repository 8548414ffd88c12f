"""The deck as Anki would open it: a zip with a database of notes and numbered pictures."""

import json
import sqlite3
import sys
import zipfile
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from trainer.coach.lessons import LESSONS
from trainer.rules import INCIDENTAL_FANS, FanId, load_values
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.paper.anki_deck import DECK_IDS, FIELDS, NOTE_TYPE_IDS, NoDeckWriter, save_deck

pytestmark = pytest.mark.usefixtures("qapp")
VALUES = load_values("sihai")


@dataclass(frozen=True)
class Opened:
    """What is in a deck: notes by their key, their guids, cards by template, pictures by name."""

    notes: Mapping[str, Mapping[str, str]]
    guids: Mapping[str, str]
    cards: Mapping[int, int]
    pictures: Mapping[str, bytes]
    note_types: set[int]
    decks: set[int]


def opened(path: Path, folder: Path) -> Opened:
    with zipfile.ZipFile(path) as archive:
        archive.extractall(folder)
        names = json.loads((folder / "media").read_text("utf-8"))
    with closing(sqlite3.connect(folder / "collection.anki2")) as connection:
        rows = connection.execute("SELECT guid, flds FROM notes").fetchall()
        cards = dict(connection.execute("SELECT ord, count(*) FROM cards GROUP BY ord").fetchall())
        note_types = {int(found) for (found,) in connection.execute("SELECT DISTINCT mid FROM notes")}
        decks = {int(found) for (found,) in connection.execute("SELECT DISTINCT did FROM cards")}
    fields = [dict(zip(FIELDS, row[1].split("\x1f"), strict=True)) for row in rows]
    guids = {found["Key"]: row[0] for found, row in zip(fields, rows, strict=True)}
    pictures = {name: (folder / number).read_bytes() for number, name in names.items()}
    return Opened({found["Key"]: found for found in fields}, guids, cards, pictures, note_types, decks)


@pytest.fixture(params=Language)
def look(request: pytest.FixtureRequest) -> Look:
    return Look(Words(request.param))


def test_every_fan_is_a_note_with_the_pictures_that_it_speaks_of(look: Look, tmp_path: Path) -> None:
    save_deck(look, VALUES, tmp_path / "fans.apkg")
    deck = opened(tmp_path / "fans.apkg", tmp_path / "in")
    assert list(deck.notes) == [fan.value for fan in LESSONS]
    with_tiles = 20 - len(INCIDENTAL_FANS)
    assert deck.cards == {0: 20, 1: 20, 2: with_tiles}
    assert len(deck.pictures) == 20 + 2 * with_tiles
    named = [text.split('"')[1] for note in deck.notes.values() for text in note.values() if text.startswith("<img")]
    assert sorted(named) == sorted(deck.pictures)
    for content in deck.pictures.values():
        image = QImage.fromData(content)
        assert not image.isNull()
        assert image.hasAlphaChannel()
    note = deck.notes[FanId.SANSETONGSHUN]
    assert note["Name"] == look.words.fan(FanId.SANSETONGSHUN)
    assert note["Asks"] == look.words("book-sansetongshun-asks").replace("'", "&#x27;")
    assert "20" in note["Points"]


def test_a_later_export_updates_the_notes_of_an_earlier_one(look: Look, tmp_path: Path) -> None:
    found = []
    for number, values in enumerate((VALUES, load_values("zungjung"))):
        save_deck(look, values, tmp_path / f"{number}.apkg")
        found.append(opened(tmp_path / f"{number}.apkg", tmp_path / str(number)))
    first, later = found
    assert first.guids == later.guids
    assert len(set(first.guids.values())) == 20
    assert (first.note_types, first.decks) == (later.note_types, later.decks)
    assert first.note_types == {NOTE_TYPE_IDS[look.language]}
    assert first.decks == {DECK_IDS[look.language]}
    assert first.notes != later.notes, "other points"
    assert first.pictures.keys() == later.pictures.keys()


def test_both_languages_stand_beside_each_other(tmp_path: Path) -> None:
    guids = set[str]()
    for language in Language:
        save_deck(Look(Words(language)), VALUES, tmp_path / f"{language}.apkg")
        guids |= set(opened(tmp_path / f"{language}.apkg", tmp_path / language).guids.values())
    assert len(guids) == 40


def test_without_the_package_it_is_named_and_nothing_is_written(
    look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "genanki", None)
    with pytest.raises(NoDeckWriter):
        save_deck(look, VALUES, tmp_path / "fans.apkg")
    assert list(tmp_path.iterdir()) == []
