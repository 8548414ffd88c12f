"""An evening as JSON data, as its file holds it; what is read is not believed."""

from collections.abc import Mapping
from typing import Any

from trainer.coach.evening.changes import MOST_CHANGES, Change, Correct, Enter, Journal, Name, Settle, Strike
from trainer.coach.evening.values import MOST_HANDS, Entry, Evening, LaidTiles, Person
from trainer.rules import FanId, Scheme, Seat

VERSION = 1
"""Of the form; a later one is not read."""

_LONGEST_LINE = 200
_LONGEST_FANS = 40


def journal_to_data(journal: Journal) -> dict[str, object]:
    """The JSON form of a journal."""
    first = journal.first
    return {
        "version": VERSION,
        "people": _people_to_data(first),
        "scheme": first.scheme.value,
        "entries": [_entry_to_data(entry) for entry in first.entries],
        "changes": [_change_to_data(change) for change in journal.changes],
        "made": journal.made,
    }


def journal_from_data(data: object) -> Journal:
    """The journal of a JSON form. Raises `ValueError`, and nothing else."""
    try:
        return _journal(data)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(f"no evening: {error!r}") from error


def _journal(data: Any) -> Journal:
    if data["version"] != VERSION:
        raise ValueError(f"version {data['version']!r}")
    entries = tuple(_entry(one) for one in _list(data["entries"], MOST_HANDS))
    first = Evening(_people(data["people"]), Scheme(data["scheme"]), entries)
    changes = tuple(_change(one) for one in _list(data["changes"], MOST_CHANGES))
    return Journal(first, changes, _whole(data["made"]))


def _change_to_data(change: Change) -> dict[str, object]:
    match change:
        case Enter(entry):
            return {"do": "enter", "entry": _entry_to_data(entry)}
        case Correct(number, entry):
            return {"do": "correct", "number": number, "entry": _entry_to_data(entry)}
        case Strike(number):
            return {"do": "strike", "number": number}
        case Name(people):
            return {"do": "name", "people": [_person_to_data(person) for person in people]}
        case Settle(scheme):
            return {"do": "settle", "scheme": scheme.value}


def _change(data: Any) -> Change:
    match data["do"]:
        case "enter":
            return Enter(_entry(data["entry"]))
        case "correct":
            return Correct(_whole(data["number"]), _entry(data["entry"]))
        case "strike":
            return Strike(_whole(data["number"]))
        case "name":
            return Name(_people(data["people"]))
        case "settle":
            return Settle(Scheme(data["scheme"]))
        case other:
            raise ValueError(f"a change {other!r}")


def _entry_to_data(entry: Entry) -> dict[str, object]:
    tiles = entry.tiles
    return {
        "winner": _letter(entry.winner),
        "giver": _letter(entry.giver),
        "points": entry.points,
        "tiles": tiles
        and {"text": tiles.text, "events": sorted(fan.value for fan in tiles.events), "fans": list(tiles.fans)},
    }


def _entry(data: Any) -> Entry:
    tiles = data["tiles"]
    return Entry(
        _seat(data["winner"]), _seat(data["giver"]), _whole(data["points"]), None if tiles is None else _tiles(tiles)
    )


def _tiles(data: Any) -> LaidTiles:
    text = _text(data["text"])
    events = frozenset(FanId(one) for one in _list(data["events"], _LONGEST_FANS))
    return LaidTiles(text, events, tuple(FanId(one) for one in _list(data["fans"], _LONGEST_FANS)))


def _people_to_data(evening: Evening) -> list[Mapping[str, object]]:
    return [_person_to_data(person) for person in evening.people]


def _person_to_data(person: Person) -> Mapping[str, object]:
    return {"name": person.name, "line": person.line}


def _people(data: Any) -> tuple[Person, Person, Person, Person]:
    east, south, west, north = (Person(_text(one["name"]), _whole(one["line"])) for one in _list(data, len(Seat)))
    return east, south, west, north


def _letter(place: Seat | None) -> str | None:
    return None if place is None else place.letter


def _seat(data: object) -> Seat | None:
    return None if data is None else Seat[_text(data)]


def _list(data: object, most: int) -> list[Any]:
    if not isinstance(data, list) or len(data) > most:
        raise ValueError(f"no list of at most {most}")
    return data


def _whole(data: object) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise ValueError(f"no whole number: {data!r}")
    return data


def _text(data: object) -> str:
    if not isinstance(data, str) or len(data) > _LONGEST_LINE:
        raise ValueError(f"no text of at most {_LONGEST_LINE} characters")
    return data
