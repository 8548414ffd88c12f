"""Where the profile lies on each system."""

from pathlib import Path, PurePosixPath

import pytest

from trainer.store import Profile, profile_folder

HOME = PurePosixPath("/home/mei")


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({}, "linux", "/home/mei/.local/share/sihai-trainer"),
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/sihai-trainer"),
        ({"XDG_DATA_HOME": "not/absolute"}, "linux", "/home/mei/.local/share/sihai-trainer"),
        ({"XDG_DATA_HOME": "/data"}, "darwin", "/home/mei/Library/Application Support/SihaiTrainer"),
        ({}, "win32", "/home/mei/AppData/Roaming/SihaiTrainer"),
        ({"APPDATA": "/roaming"}, "win32", "/roaming/SihaiTrainer"),
        ({"SIHAI_PROFILE": "/club"}, "linux", "/club"),
        ({"SIHAI_PROFILE": "/club", "APPDATA": "/roaming"}, "win32", "/club"),
        ({"SIHAI_PROFILE": ""}, "linux", "/home/mei/.local/share/sihai-trainer"),
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
