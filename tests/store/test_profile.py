"""Where the profile lies on each system."""

import os
from pathlib import Path, PurePosixPath

import pytest

from trainer.rules import Phrase
from trainer.store import NoProfile, Profile, Settings, create_profile, first_of, others_in, own_profile, profile_folder
from trainer.text import Language, Words

HOME = PurePosixPath("/h")


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({}, "linux", "/h/.local/share/sihai-trainer"),
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/sihai-trainer"),
        ({"XDG_DATA_HOME": "not/absolute"}, "linux", "/h/.local/share/sihai-trainer"),
        ({"XDG_DATA_HOME": "/data"}, "darwin", "/h/Library/Application Support/SihaiTrainer"),
        ({}, "win32", "/h/AppData/Roaming/SihaiTrainer"),
        ({"APPDATA": "/roaming"}, "win32", "/roaming/SihaiTrainer"),
        ({"SIHAI_PROFILE": "/club"}, "linux", "/club"),
        ({"SIHAI_PROFILE": "/club", "APPDATA": "/roaming"}, "win32", "/club"),
        ({"SIHAI_PROFILE": ""}, "linux", "/h/.local/share/sihai-trainer"),
    ],
)
def test_the_folder_of_each_system(environ: dict[str, str], platform: str, folder: str) -> None:
    assert profile_folder(environ, platform, HOME).as_posix() == folder


def test_a_profile_is_made_only_when_something_is_kept(tmp_path: Path) -> None:
    profile = Profile(tmp_path / "new")
    profile.settings.load()
    assert not profile.folder.exists()
    profile.open_archive().close()
    assert profile.hands_file.exists()


def refused(caught: pytest.ExceptionInfo[NoProfile]) -> str:
    """The key of a refusal, which both languages can say."""
    for language in Language:
        assert Words(language).phrase(caught.value.phrase)
    return caught.value.phrase.key


@pytest.mark.parametrize(
    ("environ", "key"),
    [
        ({"SIHAI_PROFILE": "~nosuchuser/hands"}, "store-no-such-home"),
        ({"SIHAI_PROFILE": "/" + "x/" * 400}, "store-path-too-long"),
        ({"SIHAI_PROFILE": "/" + "x" * 3000}, "store-path-too-long"),
        ({"XDG_DATA_HOME": "/" + "海" * 200}, "store-path-too-long"),
        ({}, "store-no-home"),
    ],
)
def test_a_folder_that_cannot_be_is_refused_in_words(environ: dict[str, str], key: str) -> None:
    with pytest.raises(NoProfile) as caught:
        profile_folder(environ, "linux", None)
    assert refused(caught) == key


@pytest.mark.parametrize(
    ("variable", "folder"),
    [("SIHAI_PROFILE", "x" * 300), ("SIHAI_PROFILE", "/" + "海" * 100), ("XDG_DATA_HOME", "/" + "x" * 300)],
)
def test_a_folder_that_the_system_cannot_look_for_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, variable: str, folder: str
) -> None:
    monkeypatch.delenv("SIHAI_PROFILE")
    monkeypatch.setenv(variable, folder)
    with pytest.raises(NoProfile) as caught:
        own_profile()
    assert refused(caught) == "store-profile-unusable"
    assert folder in str(caught.value.phrase.args["folder"])


def test_a_path_that_is_no_text_is_a_profile_like_any_other(tmp_path: Path) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9"))
    profile = Profile(profile_folder({"SIHAI_PROFILE": str(folder)}, "linux", None))
    profile.settings.save(Settings(pace=100))
    archive = profile.open_archive()
    assert archive.notices == ()
    assert not archive.in_memory
    archive.close()
    assert profile.settings.load().settings.pace == 100
    for language in Language:
        Words(language).phrase(Phrase.of("store-folder-gone", folder=str(folder))).encode()


def test_several_profiles_of_one_machine(tmp_path: Path) -> None:
    assert others_in(tmp_path) == ()
    made = {name: create_profile(tmp_path, name) for name in (" 安娜", "Ben Ó", "c.d")}
    assert [name for name, _ in others_in(tmp_path)] == ["Ben Ó", "c.d", "安娜"]
    assert set(dict(others_in(tmp_path)).values()) == set(made.values())
    with pytest.raises(NoProfile) as caught:
        create_profile(tmp_path, "安娜")
    assert refused(caught) == "store-profile-taken"


def test_one_of_several_is_named_by_its_name_unless_a_folder_is_called_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("APPDATA", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SIHAI_PROFILE")
    first = own_profile()
    made = create_profile(first.folder, "Anna")
    monkeypatch.setenv("SIHAI_PROFILE", "Anna")
    assert own_profile() == made
    assert first_of(made) == first == first_of(first)
    (tmp_path / "Anna").mkdir()
    assert own_profile() == Profile(Path("Anna"))


@pytest.mark.parametrize(
    "name", ["", " ", ".", "..", "../x", "a/b", "a\\b", "a\0b", "a\nb", "x" * 41, "nul", "COM1.txt", "a.", ".a", "a:b"]
)
def test_a_name_that_is_no_folder_s_everywhere_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(NoProfile) as caught:
        create_profile(tmp_path, name)
    assert refused(caught) == "store-bad-profile-name"
    assert list(tmp_path.iterdir()) == []
