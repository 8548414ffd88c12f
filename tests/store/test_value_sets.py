"""Own value sets are kept with the profile, as they were."""

from pathlib import Path

import pytest

from trainer.store import keep_values


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
