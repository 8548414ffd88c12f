"""The shelf of club packs: files named by titles, taken off and brought back, and what cannot be read is named."""

from pathlib import Path

import pytest

from trainer.coach.packs import MOST_BYTES, Pack, PackError, Wording, pack_text
from trainer.coach.packs.files import STARTERS
from trainer.store.pack_shelf import PackShelf, all_packs, read_pack_file


def test_the_shelf_names_files_by_their_titles_and_never_outside_its_folder(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path / "packs")
    for title in ("../../etc", "第一晚 A/B", "", "con", "第一晚 A/B"):
        shelf.add(Pack(Wording(zh=title)))
    names = sorted(path.name for path in (tmp_path / "packs").iterdir())
    assert len(names) == 5
    assert {"pack-con.sihai", "pack-第一晚-A-B-2.sihai", "pack-第一晚-A-B.sihai", "pack.sihai"} < set(names)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["packs"]
    assert shelf.read("pack-con") == Pack(Wording(zh="con"))


def test_a_pack_taken_off_comes_back_and_never_over_another(tmp_path: Path) -> None:
    shelf, first, second = PackShelf(tmp_path), Pack(Wording(zh="一")), Pack(Wording(zh="二"))
    name = shelf.add(first)
    shelf.remove(name)
    assert shelf.listing() == ()
    assert shelf.saved(name) is None
    shelf.restore(name)
    assert shelf.read(name) == first
    shelf.remove(name)
    shelf.save(name, second)
    shelf.restore(name)
    assert shelf.read(name) == second
    assert shelf.add(first) != name


def test_all_packs_are_the_own_ones_and_those_that_ship(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    own = Pack(Wording(en="Own"))
    shelf.add(own)
    (tmp_path / "bad.sihai").write_text("{", "utf-8")
    packs = all_packs(tmp_path)
    assert packs[0] == own
    assert len(packs) == 1 + len(STARTERS)
    assert [shelved.error is None for shelved in shelf.listing()].count(False) == 1
    assert all_packs(tmp_path / "none") == packs[1:]


@pytest.mark.parametrize(
    ("content", "kind"),
    [(None, "pack-no-file"), (b"\xff\xfe", "pack-not-utf8"), (b" " * (MOST_BYTES + 1), "pack-size")],
    ids=["no file", "not UTF-8", "too large"],
)
def test_a_file_that_is_no_pack_is_refused_by_name(tmp_path: Path, content: bytes | None, kind: str) -> None:
    path = tmp_path / "a.sihai"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(PackError) as refused:
        read_pack_file(path)
    assert [fault.kind for fault in refused.value.faults] == [kind]
    path.write_text(pack_text(Pack()), "utf-8")
    assert read_pack_file(path) == Pack()
