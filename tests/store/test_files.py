"""Files are whole or not there."""

from pathlib import Path

import pytest

from trainer.store.files import copy_aside, free_name, replacing, set_aside, sweep, write_whole


def names(folder: Path) -> set[str]:
    """What lies in a folder."""
    return {path.name for path in folder.iterdir()}


def test_a_file_is_replaced_and_its_folder_made(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "file"
    for text in ("one", "四海\n"):
        write_whole(path, text)
        assert path.read_text("utf-8") == text
    assert names(path.parent) == {"file"}


@pytest.mark.parametrize("text", ["\udcff", "x" * 100_000 + "\ud800"])
def test_a_text_that_cannot_be_written_leaves_the_old_file_and_nothing_else(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    write_whole(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, text)
    assert path.read_text("utf-8") == "old"
    assert names(tmp_path) == {"file"}


def test_a_file_cannot_take_the_place_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError, match="taken"):
        write_whole(tmp_path / "taken", "text")
    assert names(tmp_path) == {"taken"}


def test_names_beside_a_file_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "file"
    found = []
    for text in ("one", "two", "three"):
        path.write_text(text, "utf-8")
        found.append(set_aside(path, "bad"))
    assert [kept.name for kept in found] == ["file.bad", "file.bad-2", "file.bad-3"]
    assert [kept.read_text("utf-8") for kept in found] == ["one", "two", "three"]
    assert not path.exists()
    assert free_name(path, "bad").name == "file.bad-4"


def test_a_copy_leaves_the_file_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("one", "utf-8")
    assert copy_aside(path, "bad").read_text("utf-8") == path.read_text("utf-8") == "one"


def test_the_same_content_is_copied_aside_once(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for text in ("one", "two", "one", "two"):
        path.write_text(text, "utf-8")
        assert copy_aside(path, "bad").read_text("utf-8") == text
    assert names(tmp_path) == {"file", "file.bad", "file.bad-2"}


def test_a_folder_in_the_way_is_no_copy(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("one", "utf-8")
    (tmp_path / "file.bad").mkdir()
    assert copy_aside(path, "bad").name == "file.bad-2"


@pytest.mark.parametrize("left", ["file.bad", "file.bad-log"])
def test_a_name_is_free_only_with_every_suffix(tmp_path: Path, left: str) -> None:
    (tmp_path / left).symlink_to("nowhere")
    assert free_name(tmp_path / "file", "bad", ("", "-log")).name == "file.bad-2"


def write_half(target: Path) -> None:
    with replacing(target) as part:
        part.write_text("half", "utf-8")
        raise OSError("no room")


def test_what_could_not_be_written_to_its_end_leaves_the_old_file(tmp_path: Path) -> None:
    target = tmp_path / "file"
    target.write_text("old", "utf-8")
    with pytest.raises(OSError, match="no room"):
        write_half(target)
    assert target.read_text("utf-8") == "old"
    assert names(tmp_path) == {"file"}


def test_sweeping_a_folder_that_is_none_does_nothing(tmp_path: Path) -> None:
    sweep(tmp_path / "not there")
    (tmp_path / ".folder.part").mkdir()
    sweep(tmp_path)
    assert names(tmp_path) == {".folder.part"}
