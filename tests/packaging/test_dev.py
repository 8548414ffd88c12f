"""packaging/dev.py decides rightly for each system, screen, library and Python, all given as values."""

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "dev.py"


def load() -> ModuleType:
    """The script as a module; it is in no package, so that it cannot hide the `packaging` that pip installs."""
    spec = importlib.util.spec_from_file_location("dev", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


dev = load()

LDD = """\
/srv/PySide6/Qt/lib/libQt6Gui.so.6:
\tlinux-vdso.so.1 (0x00007ffd2a5f2000)
\tlibEGL.so.1 => not found
\tlibQt6Core.so.6 => /srv/PySide6/Qt/lib/libQt6Core.so.6 (0x00007f52d5a00000)
\tlibodd.so.3 => not found
/srv/PySide6/Qt/plugins/platforms/libqxcb.so:
\tlibEGL.so.1 => not found
\tlibxcb-cursor.so.0 => not found
"""


@pytest.mark.parametrize(
    ("version", "problem"),
    [((3, 11), None), ((3, 14), None), ((4, 0), None), ((3, 10), "This is Python 3.10;"), ((3, 7), "3.11 or newer")],
)
def test_an_old_python_is_told_so(version: tuple[int, int], problem: str | None) -> None:
    told = dev.python_problem(version)
    assert told is None if problem is None else problem in told


@pytest.mark.parametrize(
    ("system", "tail"), [("linux", "bin/python"), ("darwin", "bin/python"), ("win32", "Scripts/python.exe")]
)
def test_the_interpreter_of_an_environment(system: str, tail: str) -> None:
    assert dev.venv_python(Path("a folder"), system).as_posix() == f"a folder/{tail}"


def test_the_stamp_stays_while_nothing_changes() -> None:
    assert dev.stamp(b"[project]", "3.11.2", "/srv/x", "test") == dev.stamp(b"[project]", "3.11.2", "/srv/x", "test")


@given(
    st.tuples(st.binary(), st.text(), st.text(), st.text()),
    st.tuples(st.binary(), st.text(), st.text(), st.text()),
)
def test_the_stamp_tells_all_it_is_made_of_apart(
    one: tuple[bytes, str, str, str], other: tuple[bytes, str, str, str]
) -> None:
    assert (dev.stamp(*one) == dev.stamp(*other)) == (one == other)


def test_the_stamp_does_not_run_its_parts_together() -> None:
    assert dev.stamp(b"", "3.1", "1", "") != dev.stamp(b"", "3.11", "", "")


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["--profile", "folder"], True),
        (["score"], False),
        (["shot", "--page", "table"], False),
        (["--help"], False),
        (["--profile", "x", "-h"], False),
    ],
)
def test_who_wants_a_window(arguments: list[str], window: bool) -> None:
    assert dev.opens_window(arguments) is window


@pytest.mark.parametrize(
    ("environment", "window", "platforms"),
    [
        ({}, False, ("offscreen",)),
        ({"DISPLAY": ":0"}, False, ("offscreen",)),
        ({}, True, ()),
        ({"DISPLAY": ":0"}, True, ("xcb",)),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, ("wayland",)),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, True, ("wayland", "xcb")),
        ({"WAYLAND_DISPLAY": "", "DISPLAY": ""}, True, ()),
        ({"QT_QPA_PLATFORM": "offscreen"}, True, ("offscreen",)),
        ({"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":0"}, False, ("wayland", "xcb")),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, True, ("vnc",)),
    ],
)
def test_which_platform_plugins_are_looked_at(
    environment: dict[str, str], window: bool, platforms: tuple[str, ...]
) -> None:
    assert dev.qt_platforms(environment, window) == platforms


@pytest.mark.parametrize(
    ("system", "environment", "fine"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_no_screen_is_a_message(system: str, environment: dict[str, str], fine: bool) -> None:
    problem = dev.screen_problem(system, environment)
    assert problem is None if fine else "no screen" in problem


def test_missing_libraries_are_read_from_ldd_once_each() -> None:
    assert dev.missing_libraries(LDD) == ("libEGL.so.1", "libodd.so.3", "libxcb-cursor.so.0")
    assert dev.missing_libraries("") == ()


def test_an_unknown_library_is_never_taken_for_a_package() -> None:
    packages, unknown = dev.packages_for(dev.missing_libraries(LDD))
    assert packages == ("libegl1", "libxcb-cursor0")
    assert unknown == ("libodd.so.3",)


def test_a_package_with_two_libraries_is_named_once() -> None:
    assert dev.packages_for(("libglib-2.0.so.0", "libgthread-2.0.so.0")) == (("libglib2.0-0",), ())


def test_the_table_names_sonames_and_packages() -> None:
    table = {**dev.BASE, **dev.XCB, **dev.WAYLAND}
    assert len(table) == len(dev.BASE) + len(dev.XCB) + len(dev.WAYLAND)
    assert all(re.fullmatch(r"lib[\w.+-]+\.so\.\d+", soname) for soname in table)
    assert all(re.fullmatch(r"[a-z0-9][a-z0-9.+-]+", package) for package in table.values())


@pytest.mark.parametrize(
    ("platforms", "there", "wanted"),
    [
        (("offscreen",), set(dev.BASE), ()),
        (("offscreen",), set(dev.BASE) - {"libEGL.so.1"}, ("libegl1",)),
        (("wayland",), set(dev.BASE) | {"libwayland-client.so.0"}, ("libwayland-cursor0", "libwayland-egl1")),
        (("xcb",), set(dev.BASE) | set(dev.XCB) - {"libX11.so.6"}, ("libx11-6",)),
    ],
)
def test_packages_are_foretold_by_what_does_not_load(
    platforms: tuple[str, ...], there: set[str], wanted: tuple[str, ...]
) -> None:
    assert dev.usual_packages(platforms, there.__contains__) == wanted


def test_one_line_asks_for_everything() -> None:
    line = dev.sudo_line(("libegl1", "libgl1"))
    assert line == "sudo apt-get install -y --no-install-recommends libegl1 libgl1"


def test_the_steps_of_test_end_with_pytest_and_what_it_was_told() -> None:
    steps = dev.steps("test", ("-k", "reach"))
    assert [step.arguments[0] for step in steps] == ["ruff", "ruff", "mypy", "tests.soak", "pytest"]
    assert steps[1].arguments == ("ruff", "format", "--check", "."), "it changes nothing"
    assert steps[-1].arguments[-2:] == ("-k", "reach")


@pytest.mark.parametrize("command", ["soak", "cover"])
def test_soak_and_cover_are_told_what_was_asked_of_them(command: str) -> None:
    (step,) = dev.steps(command, ("--only", "bits"))
    assert step.arguments == (f"tests.{command}", "--only", "bits")


def test_bench_is_one_run_so_that_peers_stand_side_by_side() -> None:
    (step,) = dev.steps("bench", ("-k", "scoring"))
    assert step.arguments[0] == "pytest"
    assert "tests/bench" in step.arguments
    assert step.arguments[-2:] == ("-k", "scoring")


@pytest.mark.parametrize("arguments", [[], ["fly"], ["--", "run"]])
def test_a_call_without_a_command_is_answered_by_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(arguments) == 2
    assert capsys.readouterr().err.startswith("usage: dev.py")


def test_help_is_the_head_of_the_script(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["--help"]) == 0
    assert "py packaging/dev.py run" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "split"),
    [
        ([], ("", ())),
        (["run"], ("run", ())),
        (["run", "--"], ("run", ())),
        (["run", "--profile", "a b"], ("run", ("--profile", "a b"))),
        (["run", "--", "--profile", "a b"], ("run", ("--profile", "a b"))),
        (["test", "--", "-k", "reach", "--", "x"], ("test", ("-k", "reach", "--", "x"))),
    ],
)
def test_arguments_after_the_command_are_passed_on(arguments: list[str], split: tuple[str, tuple[str, ...]]) -> None:
    assert dev.split_arguments(arguments) == split


def test_what_the_user_must_do_is_said_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert dev.main(["run"]) == 1
    assert capsys.readouterr().err.startswith("There is no screen here")


def test_nothing_in_packaging_hides_a_module_of_python_or_of_pip() -> None:
    names = {path.stem for path in SCRIPT.parent.glob("*.py")}
    assert names.isdisjoint({*sys.stdlib_module_names, "__init__"})
