"""One program a profile."""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from trainer.session import ProfileLock, ProfileRefusal
from trainer.session.profile_lock import why_unwritable
from trainer.store import Profile
from trainer.text import Language, Words

HOLDER = """
import sys
from pathlib import Path
from trainer.session import ProfileLock
from trainer.store import Profile
lock = ProfileLock(Profile(Path(sys.argv[1])))
print(lock.take(), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def holder(profile_dir: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program that has the profile."""
    command = [sys.executable, "-c", HOLDER, str(profile_dir)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "None\n"
        yield process
        process.kill()


def said(refusal: ProfileRefusal | None) -> tuple[str, bool]:
    """The key of a refusal, and whether the profile can be opened anyway; both languages can say it."""
    assert refusal is not None
    for language in Language:
        assert Words(language).phrase(refusal.phrase)
    return refusal.phrase.key, refusal.can_open_anyway


def test_a_second_program_is_told_who_has_the_profile(profile_dir: Path, holder: subprocess.Popen[str]) -> None:
    lock = ProfileLock(Profile(profile_dir))
    why = lock.take()
    assert said(why) == ("session-profile-in-use", False)
    assert why is not None
    assert why.phrase.args["pid"] == str(holder.pid)
    holder.kill()
    holder.wait()
    assert lock.take() is None, "the lock of a program that was killed is void"
    lock.release()


def test_a_second_program_touches_nothing(profile_dir: Path, holder: subprocess.Popen[str]) -> None:
    assert holder.poll() is None
    (profile_dir / ".settings.json.abcd1234.part").write_text("half", "utf-8")
    before = {path: path.read_bytes() for path in profile_dir.iterdir()}
    assert ProfileLock(Profile(profile_dir)).take() is not None
    assert {path: path.read_bytes() for path in profile_dir.iterdir()} == before


def test_a_profile_that_was_given_free_can_be_taken(profile_dir: Path) -> None:
    first, second = ProfileLock(Profile(profile_dir)), ProfileLock(Profile(profile_dir))
    assert first.take() is None
    assert second.take() is not None
    first.release()
    assert second.take() is None
    second.release()


@pytest.mark.parametrize(
    "content", [b"", b"\xff\x00 garbage", b"1 another-machine\n", b"4242\nsihai\nanother-machine\n"]
)
def test_what_a_lock_file_says_locks_nobody_out(profile_dir: Path, content: bytes) -> None:
    profile_dir.mkdir()
    (profile_dir / "in-use.lock").write_bytes(content)
    lock = ProfileLock(Profile(profile_dir))
    assert lock.take() is None
    lock.release()


def test_a_lock_held_by_another_machine_may_be_passed_over(profile_dir: Path, holder: subprocess.Popen[str]) -> None:
    """Its end may not have come through to here; the user knows."""
    assert holder.poll() is None
    (profile_dir / "in-use.lock").write_text("17 another-machine\n", "utf-8")
    lock = ProfileLock(Profile(profile_dir))
    assert said(lock.take()) == ("session-profile-in-use-elsewhere", True)
    lock.take_anyway()
    lock.release()


def test_a_lock_that_names_nobody_is_somebodys_all_the_same(profile_dir: Path, holder: subprocess.Popen[str]) -> None:
    assert holder.poll() is None
    (profile_dir / "in-use.lock").write_text("", "utf-8")
    why = ProfileLock(Profile(profile_dir)).take()
    assert said(why) == ("session-profile-in-use", False)
    assert why is not None
    assert why.phrase.args["pid"] == "?"


def test_where_nothing_can_be_locked_the_profile_may_be_opened_anyway(profile_dir: Path) -> None:
    (profile_dir / "in-use.lock").mkdir(parents=True)
    assert said(ProfileLock(Profile(profile_dir)).take()) == ("session-lock-unusable", True)


def test_a_pipe_in_the_place_of_the_lock_keeps_nobody_waiting(profile_dir: Path) -> None:
    profile_dir.mkdir()
    os.mkfifo(profile_dir / "in-use.lock")
    lock = ProfileLock(Profile(profile_dir))
    assert lock.take() is None
    lock.release()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    why = ProfileLock(Profile(tmp_path / "file" / "profile")).take()
    assert said(why) == ("session-profile-unwritable", True), "to play without keeping anything"
    assert why is not None
    assert why.phrase.args["reason"] == os.strerror(errno.ENOTDIR)


def test_asking_whether_a_folder_can_be_written_leaves_nothing_in_it(profile_dir: Path) -> None:
    assert why_unwritable(Profile(profile_dir)) == ""
    assert list(profile_dir.iterdir()) == []


def test_who_takes_the_profile_removes_what_killed_programs_left(profile_dir: Path) -> None:
    left = (".settings.json.abcd1234", ".settings.json.x_y_z123.part", "values/.club.toml.abc.part", "backups/.h.part")
    for name in left:
        (profile_dir / name).parent.mkdir(parents=True, exist_ok=True)
        (profile_dir / name).write_text("half", "utf-8")
    (profile_dir / "settings.json").write_text("{}", "utf-8")
    lock = ProfileLock(Profile(profile_dir))
    assert lock.take() is None
    assert [name for name in left if (profile_dir / name).exists()] == []
    assert (profile_dir / "settings.json").exists()
    lock.release()
