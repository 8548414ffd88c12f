"""A real process is killed at a random moment; what it said it had written is there, and nothing is half written."""

import json
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp

from tests.store.kept_hands import VERSION_1, copy_of, play_hands_into, readable
from trainer.game import format_move
from trainer.resources import asset
from trainer.rules import FanId
from trainer.store import Archive, Profile, Unreadable, keep_values
from trainer.store.evenings import Evenings
from trainer.store.learning import Answer, Card, add_answer, all_cards, answers
from trainer.store.pack_shelf import PackShelf
from trainer.store.taking_in import import_all
from trainer.store.transfer import export_all

ROOT = Path(__file__).parents[2]


def told_until_killed(command: Sequence[str], seconds: float) -> list[str]:
    """The lines of a program that is killed so long after its first one."""
    words = [sys.executable, "-m", *command]
    with subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        with suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        process.kill()
        rest = process.stdout.read().splitlines(keepends=True)
    return [line.strip() for line in (first, *rest) if line.endswith("\n")]


def child(kind: str, folder: Path, seconds: float) -> list[object]:
    """What a child told after it was ready."""
    ready, *lines = told_until_killed(("tests.soak.child", kind, str(folder)), seconds)
    assert ready == "ready"
    return [json.loads(line) for line in lines]


def hands(seed: int, folder: Path) -> None:
    """No move that was shown is lost."""
    moment = random.Random(seed).uniform(0, 3)
    told = told_until_killed(("tests.session.learner_process", str(folder), str(seed), "100000"), moment)
    archive = Profile(folder).open_archive()
    assert archive.notices == (), archive.notices
    kept = archive.running() or archive.finished()[0]
    moves = [format_move(move) for move in kept.moves]
    assert moves[: len(told)] == told, f"{len(told)} told, {len(moves)} kept"
    archive.close()


def settings(seed: int, folder: Path) -> None:
    """The settings are those last told, or the next."""
    profile = Profile(folder)
    paces = child("settings", folder, random.Random(seed).uniform(0, 0.3))
    loaded = profile.settings.load()
    assert loaded.notices == ()
    if paces:
        last = paces[-1]
        assert isinstance(last, int)
        assert loaded.settings.pace in (last, (last + 1) % 1500), (last, loaded.settings.pace)
    profile.sweep()
    assert {path.name for path in folder.iterdir()} <= {"settings.json"}


def values(seed: int, folder: Path) -> None:
    """Every kept value set is what its name says."""
    profile = Profile(folder)
    told = child("values", folder, random.Random(seed).uniform(0, 0.3))
    profile.sweep()
    kept = list(profile.values_folder.iterdir()) if profile.values_folder.exists() else []
    assert {str(name) for name in told} <= {path.name for path in kept}
    for path in kept:
        assert path.stem.endswith(sha256(path.read_bytes()).hexdigest()[:8]), path.name


def learning(seed: int, folder: Path) -> None:
    """Every answer told of is kept, and the card is that of the last answer."""
    told = child("learning", folder, random.Random(seed).uniform(0, 0.3))
    archive = Profile(folder).open_archive()
    kept, cards = answers(archive), all_cards(archive)
    archive.close()
    assert len(kept) in (len(told), len(told) + 1), (len(told), len(kept))
    assert [answer.seed for answer in kept] == list(range(len(kept)))
    assert [card.fsrs["state"] for card in cards] == [len(kept) - 1] * bool(kept)


def packs(seed: int, folder: Path) -> None:
    """A club pack is the one last told, or the next; nothing else lies beside it."""
    profile = Profile(folder)
    told = child("packs", folder, random.Random(seed).uniform(0, 0.3))
    profile.sweep()
    shelf = PackShelf(profile.packs_folder)
    found = shelf.listing()
    assert [shelved.error for shelved in found] == [None] * len(found)
    if told:
        last, (shelved,) = told[-1], found
        assert isinstance(last, int)
        assert shelved.pack is not None
        assert shelved.pack.title.zh in (str(last), str(last + 1))
        assert [path.suffix for path in profile.packs_folder.iterdir()] == [".sihai"]


def evening(seed: int, folder: Path) -> None:
    """The board of an evening is as last told, or one hand further; nothing lies beside it."""
    profile = Profile(folder)
    told = child("evening", folder, random.Random(seed).uniform(0, 0.6))
    profile.sweep()
    found, notices = Evenings(profile.evenings_folder).all()
    assert notices == (), notices
    if told:
        (kept,), last = found, told[-1]
        assert isinstance(last, int)
        entries = kept.journal.evening.entries
        assert abs(len(entries) - last) <= 1, (last, len(entries))
        assert [entry.points for entry in entries] == list(range(1, len(entries) + 1))
        assert [path.suffix for path in profile.evenings_folder.iterdir()] == [".json"]


def export(seed: int, folder: Path) -> None:
    """The exported file is whole, or not there."""
    fill(folder)
    child("export", folder, random.Random(seed).uniform(0, 0.5))
    file = folder / "all.jsonl"
    if file.exists():
        assert import_all(Profile(folder / "new").open_archive(), file).hands == HANDS


def take_in(seed: int, folder: Path) -> None:
    """An import that was killed can be done again: then everything is there, and once."""
    fill(folder)
    archive = Profile(folder).open_archive()
    export_all(archive, folder / "all.jsonl")
    archive.close()
    child("import", folder, random.Random(seed).uniform(0, 0.3))
    again = Profile(folder / "new").open_archive()
    assert again.notices == (), again.notices
    import_all(again, folder / "all.jsonl")
    assert len(readable(again)) == HANDS
    again.close()


def migration(seed: int, folder: Path) -> None:
    """Every hand of the earlier version is there."""
    shutil.copy(many_of_version_1(), folder / "hands.sqlite3")
    child("migration", folder, random.Random(seed).uniform(0, 0.5))
    archive = Profile(folder).open_archive()
    assert archive.notices == (), archive.notices
    found = [number for (number,) in archive.database.read("SELECT id FROM hand")]
    assert len(found) == OLD_HANDS
    for number in random.Random(seed).sample(found, 50):
        try:
            archive.hand(number)
        except Unreadable as error:
            raise AssertionError(str(error)) from error
    archive.close()


HANDS = 60
OLD_HANDS = 3000


def fill(folder: Path) -> None:
    """A profile with hands."""
    shutil.copy(many_hands(), folder / "hands.sqlite3")


@cache
def many_hands() -> Path:
    """A database with hands, answers, cards and a value set, made once a process."""
    profile = Profile(Path(mkdtemp(prefix="sihai-soak-")))
    keep_values(profile.values_folder, asset("values/sihai.toml"))
    archive: Archive = profile.open_archive()
    play_hands_into(archive, range(HANDS))
    for number, fan in enumerate(FanId):
        at = datetime(2026, 3, 1, number % 24, tzinfo=UTC)
        answer = Answer("total", number, number % 2 == 0, 900, at, fan, "shape", "" if number % 2 else "fan")
        add_answer(archive, answer, [Card(fan, "shape", "", {"state": number}, at)])
    archive.close()
    return profile.hands_file


@cache
def many_of_version_1() -> Path:
    """A database of the first version with many hands, made once a process."""
    path = copy_of(VERSION_1, Path(mkdtemp(prefix="sihai-soak-")))
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN")
    columns = "seat, opponents, deal, retry, made, taken_back, result, winner, payer, points, started, ended"
    for number in range(6, OLD_HANDS + 1):
        connection.execute(
            f"INSERT INTO hand (id, sitting, state, {columns}) SELECT ?, 1, 'finished', {columns}"
            " FROM hand WHERE id = 1",
            (number,),
        )
        connection.execute("INSERT INTO move SELECT ?, number, text FROM move WHERE hand = 1", (number,))
    connection.execute("COMMIT")
    connection.close()
    return path
