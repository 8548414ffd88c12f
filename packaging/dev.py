"""Run, test or measure the trainer from a fresh clone, with nothing installed but Python.

    python3 packaging/dev.py run   [-- arguments of the program]
    python3 packaging/dev.py test  [-- arguments of pytest]
    python3 packaging/dev.py bench [-- arguments of pytest]
    python3 packaging/dev.py cover [-- arguments of pytest]
    python3 packaging/dev.py soak  [--quick] [--only KIND] [--seed N] [--count N]

On Windows: py packaging/dev.py run. Standard library only. The first start makes `.venv` beside pyproject.toml and
installs the project there; later starts see the stamp of that and go straight on.

Qt's libraries are looked at before Qt starts, because a platform plugin that cannot load, or a missing screen, ends the
process with abort(), which Python cannot catch and which tells the user nothing useful.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OLDEST_PYTHON = (3, 11)
USAGE = "usage: dev.py run|test|cover|bench|soak [-- arguments that are passed on]"

# Which Debian package holds each shared library that Qt's wheels leave to the system, by the Qt platform that needs it.
# What is linked by more than one platform stands in BASE.
BASE = {
    "libEGL.so.1": "libegl1", "libGL.so.1": "libgl1", "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1", "libfreetype.so.6": "libfreetype6", "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0", "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon.so.0": "libxkbcommon0", "libz.so.1": "zlib1g",
}  # fmt: skip
XCB = {
    "libX11-xcb.so.1": "libx11-xcb1", "libX11.so.6": "libx11-6", "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0", "libxcb-icccm.so.4": "libxcb-icccm4", "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1", "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0", "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0", "libxcb-shm.so.0": "libxcb-shm0", "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1", "libxcb-xfixes.so.0": "libxcb-xfixes0", "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}  # fmt: skip
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}  # fmt: skip
LIBRARIES: dict[str, dict[str, str]] = {"xcb": XCB, "wayland": WAYLAND}

QT_MODULES = ("Core", "Gui", "Widgets", "Svg", "PrintSupport", "Network", "DBus", "Test")
PLUGINS = {"wayland": ("platforms/libqwayland*.so", "wayland-shell-integration/libxdg-shell.so")}


class Stop(Exception):
    """Something only the user can put right; the message tells what."""


class Step(NamedTuple):
    """One part of a command: what it is called on screen, and how Python's `-m` is to start it."""

    title: str
    arguments: tuple[str, ...]


# ---------------------------------------------------------------------------------------- decisions, given as values


def python_problem(version: tuple[int, int]) -> str | None:
    """Why this Python will not do, or None."""
    if version >= OLDEST_PYTHON:
        return None
    have, need = (".".join(map(str, pair)) for pair in (version, OLDEST_PYTHON))
    return f"This is Python {have}; the trainer needs Python {need} or newer. Start this script with a newer one."


def split_arguments(arguments: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """The command, and what is passed on: all that follows it, with or without a `--` between."""
    command, rest = "".join(arguments[:1]), tuple(arguments[1:])
    return command, rest[1:] if rest[:1] == ("--",) else rest


def venv_python(venv: Path, system: str) -> Path:
    """The interpreter of a virtual environment. `system` is a value of `sys.platform`."""
    return venv / "Scripts" / "python.exe" if system == "win32" else venv / "bin" / "python"


def stamp(pyproject: bytes, version: str, root: str, extras: str) -> str:
    """What an installation was made from: it is up to date while this stays the same."""
    parts = (pyproject, version.encode(), root.encode(), extras.encode())
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def opens_window(arguments: Sequence[str]) -> bool:
    """Whether the program will want a screen: a sub-command such as `score` and a call for help do not."""
    return not arguments or (arguments[0].startswith("-") and not {"-h", "--help", "--version"} & set(arguments))


def qt_platforms(environment: Mapping[str, str], window: bool) -> tuple[str, ...]:
    """The Qt platform plugins that may be loaded on Linux: all of them, since Qt falls back from one to the next."""
    asked = environment.get("QT_QPA_PLATFORM", "")
    if asked:
        return tuple(name.split(":")[0] for name in asked.split(";"))
    if not window:
        return ("offscreen",)
    wayland = ("wayland",) if environment.get("WAYLAND_DISPLAY") else ()
    x11 = ("xcb",) if environment.get("DISPLAY") else ()
    return wayland + x11


def screen_problem(system: str, environment: Mapping[str, str]) -> str | None:
    """Why no window can be opened, or None. Only Linux names its screen in the environment."""
    if not system.startswith("linux") or qt_platforms(environment, window=True):
        return None
    return (
        "There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
        "Start this from a desktop session, or on a virtual screen:\n"
        "  sudo apt-get install xvfb xauth && xvfb-run -a python3 packaging/dev.py run"
    )


def missing_libraries(ldd_output: str) -> tuple[str, ...]:
    """The sonames that ldd could not find, each once, sorted."""
    return tuple(
        sorted({line.split()[0] for line in ldd_output.splitlines() if line.rstrip().endswith("=> not found")})
    )


def packages_for(sonames: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The Debian packages that hold these libraries, and the sonames that no package is known for."""
    table = {**BASE, **XCB, **WAYLAND}
    packages = {table[name] for name in sonames if name in table}
    return tuple(sorted(packages)), tuple(name for name in sonames if name not in table)


def usual_packages(platforms: Sequence[str], loads: Callable[[str], bool]) -> tuple[str, ...]:
    """The packages that Qt will want on this machine, told before Qt is there to be asked; `loads` tries a soname."""
    wanted = dict(BASE)
    for name in platforms:
        wanted.update(LIBRARIES.get(name, {}))
    return packages_for([soname for soname in wanted if not loads(soname)])[0]


def sudo_line(packages: Sequence[str]) -> str:
    """The one command that a user without root's rights is asked to give."""
    return "sudo apt-get install -y --no-install-recommends " + " ".join(packages)


def steps(command: str, arguments: Sequence[str]) -> tuple[Step, ...]:
    """What a command but `run` starts, in order. pytest is last, so that its closing line ends the output."""
    if command in ("cover", "soak"):
        return (Step(command.capitalize(), (f"tests.{command}", *arguments)),)
    if command == "bench":
        columns = "--benchmark-columns=median,mean,stddev,min,max,rounds"
        options = ("-o", "addopts=--import-mode=importlib", "-o", "filterwarnings=default")
        benches = ("pytest", *options, "tests/bench", "--benchmark-only", "--benchmark-sort=name", columns, *arguments)
        return (Step("Speed (pytest-benchmark)", benches),)
    return (
        Step("Style (ruff)", ("ruff", "check", ".")),
        Step("Layout (ruff format)", ("ruff", "format", "--check", ".")),
        Step("Types (mypy --strict)", ("mypy",)),
        Step("A minute of the soak", ("tests.soak", "--quick")),
        Step("Tests (pytest)", ("pytest", "-n", "auto", "--dist", "worksteal", *arguments)),
    )


# ------------------------------------------------------------------------------------------------- what is done to it


def say(text: str) -> None:
    """Tells the user something at once, on stderr: stdout belongs to the program, whose answers may go to a pipe."""
    print(text, file=sys.stderr, flush=True)


def is_root() -> bool:
    """Whether system packages may be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def loads(soname: str) -> bool:
    """Whether the system's loader finds a library."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def install_packages(packages: Sequence[str], reason: str) -> None:
    """Installs Debian packages as root; without root's rights stops with the line to give."""
    if not shutil.which("apt-get"):
        raise Stop(
            f"{reason}\nOn Debian these packages bring it: {' '.join(packages)}. Install what matches them here."
        )
    if not is_root():
        raise Stop(f"{reason}\nGive this command once, then start again:\n  {sudo_line(packages)}")
    say(f"{reason}\nInstalling Debian packages: {' '.join(packages)}")
    options = ["-o", "DPkg::Lock::Timeout=300"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    output = ""
    for words in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", *options, *words],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        output += done.stdout
    # A failed update alone does no harm: the lists that are there may do.
    if done.returncode != 0:
        raise Stop(f"{output}\napt-get could not install {' '.join(packages)}; its words are above.")


def need_ensurepip(platforms: Sequence[str]) -> None:
    """Debian keeps the part of Python that makes virtual environments in a package of its own."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    reason = "This Python cannot make virtual environments yet (it has no ensurepip)."
    qt = usual_packages(platforms, loads) if sys.platform.startswith("linux") else ()
    install_packages((package, *qt), reason)
    importlib.invalidate_caches()
    if not importlib.util.find_spec("ensurepip"):
        raise Stop(f"{sys.executable} still has no ensurepip. Start this script with another Python.")


def need_compiler() -> None:
    """One of the peers that `bench` measures is built from source when it is installed."""
    if not sys.platform.startswith("linux"):
        return
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not (shutil.which("g++") and header.exists()):
        python = f"python{sys.version_info[0]}.{sys.version_info[1]}-dev"
        install_packages(("g++", python), "Building a measured peer needs a C++ compiler and Python's headers.")


def venv_is_sound(python: Path) -> bool:
    """Whether the environment starts, has pip, and is of the Python that runs this script."""
    try:
        done = subprocess.run(
            [str(python), "-c", "import pip, sys; print(sys.version_info[:2])"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            check=False,
        )
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == str(sys.version_info[:2])


def make_venv() -> None:
    """Makes .venv anew."""
    import venv  # absent from a bare Debian until its package is there

    say("Making .venv ...")
    try:
        venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(VENV)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Stop(
            f"Could not make {VENV}: {error}\nClose what uses it, delete that folder and start again."
        ) from error


def prepare(extras: str, platforms: Sequence[str]) -> Path:
    """The environment's interpreter, with the project and `extras` installed: at once, if they already are."""
    python = venv_python(VENV, sys.platform)
    mark = VENV / f"installed-{extras.replace(',', '-')}"
    now = stamp((ROOT / "pyproject.toml").read_bytes(), platform.python_version(), str(ROOT), extras)
    if python.exists() and mark.exists() and mark.read_text("utf-8") == now:
        return python
    if not venv_is_sound(python):
        need_ensurepip(platforms)
        make_venv()
    if "bench" in extras:
        need_compiler()
    say("Installing Qt, NumPy and the tools into .venv: downloads about 90 MB, silent for a minute or so ...")
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-e", f".[{extras}]"]
    if subprocess.run(pip, cwd=ROOT, check=False).returncode != 0:
        raise Stop("Installing failed; pip's words are above. Most often the network is missing: start again later.")
    mark.write_text(now, "utf-8")
    return python


def qt_files(platforms: Sequence[str]) -> list[str]:
    """The Qt libraries and plugins in .venv that will be loaded."""
    files: list[Path] = []
    for qt in VENV.glob("lib*/python*/site-packages/PySide6/Qt"):
        files += [path for name in QT_MODULES for path in (qt / "lib").glob(f"libQt6{name}.so.*")]
        for name in platforms:
            patterns = PLUGINS.get(name, (f"platforms/libq{name}.so",))
            files += [path for pattern in patterns for path in (qt / "plugins").glob(pattern)]
    return sorted(map(str, files))


def look_for_libraries(platforms: Sequence[str]) -> tuple[str, ...]:
    """The sonames that Qt would miss."""
    done = subprocess.run(
        ["ldd", *qt_files(platforms)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        check=False,
    )
    return missing_libraries(done.stdout)


def need_qt_libraries(platforms: Sequence[str]) -> None:
    """Sees to it that Qt can load, before it tries to."""
    if not (sys.platform.startswith("linux") and shutil.which("ldd")):
        return
    missing = look_for_libraries(platforms)
    packages, unknown = packages_for(missing)
    if packages:
        install_packages(packages, f"Qt needs system libraries that are not here: {', '.join(missing)}.")
        unknown = look_for_libraries(platforms)
    if unknown:
        raise Stop(
            f"Qt needs libraries that are not here, and this script knows no package for them: {', '.join(unknown)}.\n"
            "Install what brings them by the system's own package manager, then start again."
        )


def run(arguments: Sequence[str]) -> int:
    """`dev.py run`: the program, in the folder that the user stands in, so that paths among the arguments hold."""
    window = opens_window(arguments)
    problem = screen_problem(sys.platform, os.environ) if window else None
    if problem:
        raise Stop(problem)
    platforms = qt_platforms(os.environ, window)
    python = prepare("test", platforms)
    need_qt_libraries(platforms)
    # -P keeps the working directory off the import path: it may hold a `trainer` of its own.
    command = [str(python), "-P", "-m", "trainer", *arguments]
    if os.name == "posix":
        os.execv(command[0], command)  # signals and the exit code are then the program's own
    return subprocess.run(command, check=False).returncode


def check(command: str, arguments: Sequence[str]) -> int:
    """`dev.py test`, `cover`, `bench` and `soak`: each step under its heading, up to the first that fails."""
    platforms = qt_platforms(os.environ, window=False)
    python = prepare("test,bench" if command == "bench" else "test", platforms)
    need_qt_libraries(platforms)
    if command == "bench":
        print(f"Machine: {processor()}, {platform.system()}, Python {platform.python_version()}", flush=True)
    for step in steps(command, arguments):
        print(f"\n== {step.title}", flush=True)
        code = subprocess.run([str(python), "-P", "-m", *step.arguments], cwd=ROOT, check=False).returncode
        if code:
            if step.arguments[0] != "pytest":
                print(f"\n{step.title} found problems: they are above. Nothing after it was run.", flush=True)
            return code if code > 0 else 128 - code  # a signal n ends it as 128 + n, as in a shell
    return 0


def processor() -> str:
    """The processor's name for the head of the table of speeds."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def main(arguments: Sequence[str]) -> int:
    """Carries out one command; returns the exit code."""
    command, passed_on = split_arguments(arguments)
    if command in ("-h", "--help"):
        print(__doc__)
        return 0
    problem = python_problem(sys.version_info[:2])
    if problem or command not in ("run", "test", "cover", "bench", "soak"):
        say(problem or USAGE)
        return 2
    try:
        return run(passed_on) if command == "run" else check(command, passed_on)
    except Stop as stop:
        say(str(stop))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
