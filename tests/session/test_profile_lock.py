"""One program a profile."""

import errno
import os
import subprocess
import sys
from pathlib import Path

from trainer.session import ProfileLock
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


def test_a_second_program_is_told_who_has_the_profile(profile_dir: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(profile_dir)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "None\n"
        lock = ProfileLock(Profile(profile_dir))
        why = lock.take()
        assert why is not None
        assert why.key == "session-profile-in-use"
        assert why.args["pid"] == str(holder.pid)
        assert str(holder.pid) in Words(Language.EN).phrase(why)
        holder.kill()
        holder.wait()
        assert lock.take() is None, "the lock of a program that was killed is void"
        lock.release()


def test_a_profile_that_was_given_free_can_be_taken(profile_dir: Path) -> None:
    first, second = ProfileLock(Profile(profile_dir)), ProfileLock(Profile(profile_dir))
    assert first.take() is None
    assert second.take() is not None
    first.release()
    assert second.take() is None
    second.release()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    why = ProfileLock(Profile(tmp_path / "file" / "profile")).take()
    assert why is not None
    assert why.key == "session-profile-unwritable"
    assert why.args["reason"] == os.strerror(errno.ENOTDIR)
    for language in Language:
        assert Words(language).phrase(why)


def test_a_lock_that_names_nobody_is_somebodys_all_the_same(profile_dir: Path) -> None:
    (profile_dir / "in-use.lock").mkdir(parents=True)
    why = ProfileLock(Profile(profile_dir)).take()
    assert why is not None
    assert (why.key, why.args["pid"]) == ("session-profile-in-use", "?")


def test_asking_whether_a_folder_can_be_written_leaves_nothing_in_it(profile_dir: Path) -> None:
    assert why_unwritable(profile_dir) == ""
    assert list(profile_dir.iterdir()) == []
