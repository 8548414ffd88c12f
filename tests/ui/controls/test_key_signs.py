"""Letters are found by their place on the keyboard, on every system in its own way of counting."""

from dataclasses import dataclass

import pytest

from trainer.ui.controls.key_signs import sign_of

CYRILLIC_ES = 0x421
EXCLAMATION = 0x21


@dataclass
class Pressed:
    """A key as the system tells of it."""

    sign: int
    scan: int = 0
    virtual: int = 0

    def key(self) -> int:
        """The sign that the layout has there."""
        return self.sign

    def nativeScanCode(self) -> int:
        """The place on a PC keyboard."""
        return self.scan

    def nativeVirtualKey(self) -> int:
        """The place on a Mac's keyboard."""
        return self.virtual


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
@pytest.mark.parametrize("sign", "AZ09")
def test_what_is_written_on_a_key_counts_first(system: str, sign: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", system)
    assert sign_of(Pressed(ord(sign), 17, 13)) == sign


@pytest.mark.parametrize(
    ("system", "scan", "virtual", "sign"),
    [
        ("linux", 54, 0, "C"),
        ("linux", 24, 0, "Q"),
        ("linux", 33, 0, "P"),
        ("linux", 34, 0, ""),
        ("linux", 23, 0, ""),
        ("linux", 10, 0, "1"),
        ("linux", 19, 0, "0"),
        ("win32", 46, 0, "C"),
        ("win32", 16, 0, "Q"),
        ("win32", 11, 0, "0"),
        ("win32", 54, 0, ""),
        ("darwin", 46, 8, "C"),
        ("darwin", 46, 0, "A"),
        ("darwin", 46, 29, "0"),
        ("darwin", 46, 99, ""),
    ],
)
def test_another_script_goes_by_the_place_of_the_key(
    system: str, scan: int, virtual: int, sign: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    for other in (CYRILLIC_ES, EXCLAMATION):
        assert sign_of(Pressed(other, scan, virtual)) == sign
