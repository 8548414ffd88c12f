"""The desktop's wish for less motion counts only where it is said."""

import plistlib
from pathlib import Path

import pytest
from PySide6.QtDBus import QDBusVariant

from trainer.store import Motion
from trainer.ui.desktop.motion import files_reduce_motion, mac_reduces_motion, portal_reduces_motion
from trainer.ui.look.settings import wants_reduced_motion


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


@pytest.mark.parametrize("form", [plistlib.FMT_BINARY, plistlib.FMT_XML])
@pytest.mark.parametrize(
    ("wishes", "reduced"), [({"reduceMotion": True}, True), ({"reduceMotion": False}, False), ({}, False), ([], False)]
)
def test_a_mac_says_it_in_its_property_list(
    tmp_path: Path, wishes: dict[str, bool] | list[bool], reduced: bool, form: plistlib.PlistFormat
) -> None:
    file = tmp_path / "Library/Preferences/com.apple.universalaccess.plist"
    file.parent.mkdir(parents=True)
    file.write_bytes(plistlib.dumps(wishes, fmt=form))
    assert mac_reduces_motion(tmp_path) is reduced


@pytest.mark.parametrize(
    "content", [b"", b"bplist00", b"<plist><dict><key>", b"\xff\xfe", b"<plist><integer>many</integer></plist>"]
)
def test_a_mac_that_cannot_be_read_has_full_motion(tmp_path: Path, content: bytes) -> None:
    assert not mac_reduces_motion(tmp_path)
    file = tmp_path / "Library/Preferences/com.apple.universalaccess.plist"
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    assert not mac_reduces_motion(tmp_path)


def in_a_variant(value: object) -> QDBusVariant:
    packed = QDBusVariant()
    packed.setVariant(value)
    return packed


@pytest.mark.parametrize(
    ("answer", "reduced"),
    [
        ([in_a_variant(in_a_variant(False))], True),
        ([in_a_variant(False)], True),
        ([in_a_variant(in_a_variant(True))], False),
        (["The name is not there"], False),
        ([], False),
    ],
)
def test_a_portal_says_whether_animations_are_enabled(answer: list[object], reduced: bool) -> None:
    assert portal_reduces_motion(answer) is reduced


@pytest.mark.usefixtures("qapp")
def test_a_desktop_that_says_nothing_has_full_motion() -> None:
    assert not wants_reduced_motion(Motion.SYSTEM)
    assert wants_reduced_motion(Motion.REDUCED)
    assert not wants_reduced_motion(Motion.FULL)
