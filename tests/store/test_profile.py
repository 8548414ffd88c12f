"""Where the profile lies on each system."""

from pathlib import Path, PurePosixPath

import pytest

from trainer.store import Profile, profile_folder

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
