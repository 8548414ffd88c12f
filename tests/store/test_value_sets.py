"""Own value sets are kept with the profile, as they were."""

import os
from pathlib import Path

import pytest

from trainer.game import Deal, TableRules
from trainer.game.code import Invitation
from trainer.rules import ValueSetError, load_values
from trainer.store import Profile, keep_values


def test_a_copy_is_kept_and_later_changes_of_the_file_do_not_touch_it(tmp_path: Path) -> None:
    own, folder = tmp_path / "club.toml", tmp_path / "values"
    own.write_text("one", "utf-8")
    kept = keep_values(folder, own)
    own.write_text("two", "utf-8")
    again = keep_values(folder, own)
    assert (kept.read_text("utf-8"), again.read_text("utf-8")) == ("one", "two")
    assert kept.name.startswith("club-")
    assert kept.suffix == ".toml"


def test_the_same_content_is_kept_once_and_a_kept_file_stays_what_it_is(tmp_path: Path) -> None:
    own, folder = tmp_path / "club.toml", tmp_path / "values"
    own.write_text("one", "utf-8")
    kept = keep_values(folder, own)
    assert keep_values(folder, own) == kept
    assert keep_values(folder, kept) == kept
    assert list(folder.iterdir()) == [kept]


def test_a_name_that_is_no_text_is_kept_under_one_that_is(tmp_path: Path) -> None:
    """Some systems allow any bytes in a name; the copy's name goes into the settings and into every hand."""
    own = tmp_path / "club\udcff.toml"
    own.write_text("one", "utf-8")
    kept = keep_values(tmp_path / "values", own)
    assert kept.name.encode().startswith(b"club_-")
    assert kept.read_text("utf-8") == "one"


def test_a_file_that_is_gone_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        keep_values(tmp_path / "values", tmp_path / "gone.toml")


def test_a_pipe_or_an_endless_file_is_no_value_set(tmp_path: Path) -> None:
    """Neither keeps the program waiting."""
    pipe, long = tmp_path / "pipe.toml", tmp_path / "long.toml"
    os.mkfifo(pipe)
    long.write_bytes(b"#" * (1 << 20) + b"\n")
    for path in (pipe, Path("/dev/zero"), long):
        with pytest.raises(OSError, match=r"plain file|longer"):
            keep_values(tmp_path / "values", path)
    for path in (pipe, long):
        with pytest.raises(ValueSetError):
            load_values(str(path))


def test_a_hand_s_own_values_move_with_the_profile(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    own = tmp_path / "club.toml"
    own.write_text("one", "utf-8")
    kept = keep_values(Profile(before).values_folder, own)
    archive = Profile(before).open_archive()
    archive.begin(archive.begin_sitting(), Invitation(Deal(1, TableRules(str(kept)))))
    archive.close()
    before.rename(after)
    archive = Profile(after).open_archive()
    saved = archive.running()
    assert saved is not None
    assert saved.invitation.deal.rules.values == str(after / "values" / kept.name)
    archive.close()
