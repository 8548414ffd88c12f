"""Evenings on the disk: what was kept is there after a kill, and a bad file is kept aside."""

import json
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from trainer.coach.evening import Enter, Entry, Evening, Journal, Person
from trainer.rules import Seat
from trainer.store import Profile, SaveError
from trainer.store.evenings import Evenings

ROOT = Path(__file__).resolve().parents[2]
NOW = datetime(2026, 11, 29, 20, 4, 5)
JOURNAL = Journal(Evening((Person("林岚"), Person("陈越"), Person("王禾"), Person("周宁"))))

CHILD = """
import itertools, sys
from msgspec.structs import replace
from datetime import datetime
from pathlib import Path
from trainer.coach.evening import Enter, Entry, Evening, Journal, Person
from trainer.rules import Seat
from trainer.store.evenings import Evenings
kept = Evenings(Path(sys.argv[1]))
evening = kept.begin(Journal(Evening((Person("a"), Person("b"), Person("c"), Person("d")))), datetime(2026, 11, 29))
for number in itertools.count(1):
    evening = replace(evening, journal=evening.journal.after(Enter(Entry(Seat.E, None, number))))
    kept.save(evening)
    print(number, flush=True)
"""


def test_what_was_told_to_be_kept_survives_a_kill(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", CHILD, str(tmp_path)], stdout=subprocess.PIPE, cwd=ROOT) as child:
        assert child.stdout is not None
        told = [int(child.stdout.readline()) for _ in range(20)]
        child.kill()
        told += [int(line) for line in child.stdout.read().split(b"\n") if line]
    (evening,), notices = Evenings(tmp_path).all()
    assert notices == ()
    points = [entry.points for entry in evening.journal.evening.entries]
    assert points == list(range(1, len(points) + 1))
    assert len(points) in (told[-1], told[-1] + 1)


def test_evenings_come_back_the_newest_first(tmp_path: Path) -> None:
    kept = Evenings(tmp_path / "evenings")
    assert kept.all() == ((), ())
    first = kept.begin(JOURNAL, NOW)
    twin = kept.begin(JOURNAL.after(Enter(Entry(Seat.E, None, 10))), NOW)
    later = kept.begin(JOURNAL, NOW.replace(hour=21))
    assert kept.all() == ((later, twin, first), ())
    assert twin.name == "2026-11-29-200405-2"


@pytest.mark.parametrize("text", ["", "{", "[]", "\udc80", json.dumps({"version": 99})])
def test_a_file_that_cannot_be_read_is_kept_aside(tmp_path: Path, text: str) -> None:
    kept = Evenings(tmp_path)
    good = kept.begin(JOURNAL, NOW)
    bad = tmp_path / "2026-11-30-200405.json"
    bad.write_text(text, "utf-8", "surrogateescape")
    found, (notice,) = kept.all()
    assert found == (good,)
    assert notice.key == "store-evening-unreadable"
    assert (tmp_path / "2026-11-30-200405.json.unreadable").exists()
    assert kept.all() == ((good,), ())


def test_a_strange_name_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "notes.json").write_text("{}", "utf-8")
    found, notices = Evenings(tmp_path).all()
    assert (found, len(notices)) == ((), 1)


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "evenings"
    folder.write_text("a file", "utf-8")
    with pytest.raises(SaveError) as told:
        Evenings(folder).begin(JOURNAL, NOW)
    assert told.value.phrase.key == "store-not-saved"


def test_what_a_kill_left_half_written_is_swept_away(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    profile.evenings_folder.mkdir()
    part = profile.evenings_folder / ".2026-11-29-200405.json.abc.part"
    part.write_text("{", "utf-8")
    profile.sweep()
    assert not part.exists()
