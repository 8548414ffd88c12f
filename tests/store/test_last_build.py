"""The hand that was built alone last is there again, and a file that cannot be read is none."""

from pathlib import Path

from trainer.store.last_build import NAME, keep_build, last_build


def test_what_was_kept_last_is_read_and_nothing_else_is_left(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert last_build(folder) == ""
    for text in ("第一手", "second"):
        keep_build(folder, text)
        assert last_build(folder) == text
    assert [path.name for path in folder.iterdir()] == [NAME]
    (folder / NAME).write_bytes(b"\xff")
    assert last_build(folder) == ""
