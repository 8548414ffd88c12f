"""The desktop's wish for less motion counts only where it is said."""

from pathlib import Path

import pytest

from trainer.store import Motion
from trainer.ui.desktop_motion import files_reduce_motion
from trainer.ui.preferences import wants_reduced_motion


@pytest.mark.parametrize(
    ("file", "text", "reduced"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "[General]\nfont=Noto\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("elsewhere.ini", "[Settings]\ngtk-enable-animations=0\n", False),
    ],
)
def test_a_desktop_says_it_in_its_file(tmp_path: Path, file: str, text: str, reduced: bool) -> None:
    written = tmp_path / file
    written.parent.mkdir(exist_ok=True)
    written.write_text(text, "utf-8")
    assert files_reduce_motion(tmp_path) is reduced


@pytest.mark.usefixtures("qapp")
def test_a_desktop_that_says_nothing_has_full_motion() -> None:
    assert not wants_reduced_motion(Motion.SYSTEM)
    assert wants_reduced_motion(Motion.REDUCED)
    assert not wants_reduced_motion(Motion.FULL)
