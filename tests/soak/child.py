"""A program of its own that writes without end, says each thing it has written, and is killed in the middle.

python -m tests.soak.child KIND FOLDER
"""

import json
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from msgspec.structs import replace

from trainer.coach.evening import MOST_HANDS, Enter, Entry, Evening, Journal, Person
from trainer.coach.packs import Wording
from trainer.coach.packs.files import starter
from trainer.rules import FanId, Seat
from trainer.store import Profile, Settings, keep_values
from trainer.store.evenings import Evenings
from trainer.store.learning import Answer, Card, add_answer
from trainer.store.pack_shelf import PackShelf
from trainer.store.taking_in import import_all
from trainer.store.transfer import export_all


def settings(folder: Path) -> Iterator[object]:
    """Settings, with another pace each time."""
    file = Profile(folder).settings
    for number in count():
        file.save(Settings(pace=number % 1500))
        yield number % 1500


def values(folder: Path) -> Iterator[object]:
    """Own value sets, each another text."""
    own = folder / "club.toml"
    for number in count():
        own.write_text(f"# {number}\n" * 1000, "utf-8")
        yield keep_values(Profile(folder).values_folder, own).name


def export(folder: Path) -> Iterator[object]:
    """Exports, one over the other."""
    archive = Profile(folder).open_archive()
    while True:
        yield export_all(archive, folder / "all.jsonl").hands


def take_in(folder: Path) -> Iterator[object]:
    """An export is taken in, once."""
    archive = Profile(folder / "new").open_archive()
    yield import_all(archive, folder / "all.jsonl").hands


def migration(folder: Path) -> Iterator[object]:
    """A file of an earlier version is brought up to date, once."""
    archive = Profile(folder).open_archive()
    yield len(archive.finished())


def learning(folder: Path) -> Iterator[object]:
    """Answers, each with the card that it changes."""
    archive = Profile(folder).open_archive()
    for number in count():
        at = datetime(2026, 3, 1, tzinfo=UTC) + timedelta(seconds=number)
        card = Card(FanId.QIDUI, "total", "", {"state": number}, at)
        add_answer(archive, Answer("total", number, True, 900, at, FanId.QIDUI, "total", ""), [card])
        yield number


def packs(folder: Path) -> Iterator[object]:
    """A club pack, with another title each time."""
    shelf = PackShelf(Profile(folder).packs_folder)
    name = shelf.add(starter("first-evening"))
    for number in count():
        shelf.save(name, replace(starter("first-evening"), title=Wording(zh=str(number))))
        yield number


def evening(folder: Path) -> Iterator[object]:
    """An evening with real tiles, hand after hand; when it is full all is taken back, hand after hand."""
    evenings = Evenings(Profile(folder).evenings_folder)
    people = Person("林岚"), Person("陈越"), Person("王禾"), Person("周宁")
    kept = evenings.begin(Journal(Evening(people)), datetime(2026, 3, 1, 20))
    yield 0
    while True:
        for number in range(1, MOST_HANDS + 1):
            kept = replace(kept, journal=kept.journal.after(Enter(Entry(Seat.E, None, number))))
            evenings.save(kept)
            yield number
        for number in reversed(range(MOST_HANDS)):
            kept = replace(kept, journal=kept.journal.undo())
            evenings.save(kept)
            yield number


WORK: dict[str, Callable[[Path], Iterator[object]]] = {
    "settings": settings,
    "values": values,
    "export": export,
    "import": take_in,
    "migration": migration,
    "packs": packs,
    "learning": learning,
    "evening": evening,
}

if __name__ == "__main__":
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for told in WORK[sys.argv[1]](Path(sys.argv[2])):
        sys.stdout.write(f"{json.dumps(told)}\n")
        sys.stdout.flush()
