"""The layers hold: imports point down, nothing goes in circles, Qt and NumPy stay where they belong."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.layers import Import, circles, problems, read_tree

ROOT = Path(__file__).resolve().parent.parent


def test_the_trainer_keeps_to_its_layers() -> None:
    tree = read_tree(ROOT / "trainer")
    assert "trainer.rules.tiles" in tree
    assert problems(tree) == []


@pytest.mark.parametrize(
    "name", ["rules", "notation", "text", "reach", "game", "game/bots", "coach", "coach/bench", "coach/packs", "store"]
)
def test_the_map_of_a_folder_names_each_of_its_files(name: str) -> None:
    folder = ROOT / "trainer" / name
    map_of = ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))) or ""
    assert [path.stem for path in folder.glob("[!_]*.py") if f"`{path.stem}`" not in map_of] == []


def write(folder: Path, files: dict[str, str]) -> Path:
    """A small package named trainer, every folder of it a package."""
    for name, text in files.items():
        path = folder / "trainer" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for path in [folder / "trainer", *(folder / "trainer").rglob("*")]:
        if path.is_dir() and not (path / "__init__.py").exists():
            (path / "__init__.py").write_text("", "utf-8")
    return folder / "trainer"


@pytest.mark.parametrize(
    ("file", "text", "wrong"),
    [
        ("rules/a.py", "import trainer.reach", "points up"),
        ("rules/a.py", "import trainer.reach.deep.down as d", "points up"),
        ("rules/a.py", "from trainer import text", "points up"),
        ("rules/a.py", "from .. import game", "points up"),
        ("text/a.py", "from ..reach.b import c", "points up"),
        ("reach/a.py", "def late():\n    from trainer.game import State", "points up"),
        (
            "game/a.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from trainer.coach import advice",
            "points up",
        ),
        ("coach/a.py", "import importlib\nimportlib.import_module('trainer.store')", "points up"),
        ("store/a.py", "__import__('trainer.session')", "points up"),
        ("session/deep/a.py", "from ...ui import window", "points up"),
        ("session/__init__.py", "from ..ui import window", "points up"),
        ("ui/a.py", "import trainer.__main__", "points up"),
        ("resources.py", "from trainer.rules import Tile", "points up"),
        ("__init__.py", "from trainer.rules import Tile", "points up"),
        ("rules/a.py", "import PySide6", "Qt below session"),
        ("store/a.py", "from PySide6.QtCore import QObject", "Qt below session"),
        ("game/a.py", "try:\n    import shiboken6\nexcept ImportError:\n    pass", "Qt below session"),
        ("resources.py", "from PySide6 import QtCore", "Qt below session"),
        ("session/a.py", "from PySide6.QtWidgets import QWidget", "session may use QtCore alone"),
        ("session/a.py", "from PySide6 import QtCore, QtGui", "session may use QtCore alone"),
        ("session/a.py", "import PySide6.QtSvg", "session may use QtCore alone"),
        ("rules/a.py", "import numpy as np", "NumPy in rules"),
        ("text/a.py", "def late():\n    from numpy.linalg import norm", "NumPy in text"),
    ],
)
def test_a_wrong_import_is_seen(tmp_path: Path, file: str, text: str, wrong: str) -> None:
    found = problems(read_tree(write(tmp_path, {file: text})))
    assert [line.rpartition(": ")[2] for line in found] == [wrong]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("text/a.py", "from trainer.rules import Tile\nfrom . import b\nfrom .b import c"),
        ("reach/a.py", "import numpy as np\nfrom trainer.resources import open_text"),
        ("game/a.py", "from trainer import __version__, rules\nfrom ..reach import analyse"),
        ("session/a.py", "from PySide6.QtCore import QObject\nfrom PySide6 import QtCore\nimport PySide6.QtCore"),
        ("session/a.py", "from shiboken6 import isValid"),
        ("ui/a.py", "from PySide6 import QtGui, QtWidgets\nfrom trainer.session import table"),
        ("__main__.py", "from trainer.ui import window\nfrom trainer.rules import Tile"),
        ("rules/__init__.py", "from trainer.rules.a import b\nfrom . import c"),
        ("rules/a.py", "import rules.game, game, numpydoc"),
    ],
)
def test_a_right_import_passes(tmp_path: Path, file: str, text: str) -> None:
    assert problems(read_tree(write(tmp_path, {"rules/c.py": "", file: text}))) == []


@pytest.mark.parametrize(
    ("files", "around"),
    [
        (
            {"rules/a.py": "from .b import x", "rules/b.py": "from trainer.rules.a import y"},
            {"trainer.rules.a", "trainer.rules.b"},
        ),
        (
            {
                "rules/a.py": "from . import b",
                "rules/b.py": "def late():\n    import trainer.rules.c",
                "rules/c.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .a import y",
            },
            {"trainer.rules.a", "trainer.rules.b", "trainer.rules.c"},
        ),
        (
            {"rules/__init__.py": "from .a import x", "rules/a.py": "from trainer.rules import y"},
            {"trainer.rules", "trainer.rules.a"},
        ),
    ],
)
def test_a_circle_is_seen_once(tmp_path: Path, files: dict[str, str], around: set[str]) -> None:
    (circle,) = circles(read_tree(write(tmp_path, files)))
    assert set(circle) == around
    assert circle[0] == circle[-1]


def test_two_ways_to_one_module_are_no_circle(tmp_path: Path) -> None:
    sides = {"rules/b.py": "from . import d", "rules/c.py": "from . import d"}
    tree = read_tree(write(tmp_path, {"rules/a.py": "from . import b, c", **sides, "rules/d.py": ""}))
    assert circles(tree) == []


def test_an_import_says_where_it_stands() -> None:
    assert str(Import("trainer.rules.a", 3, "PySide6")) == "trainer.rules.a:3 imports PySide6"


IMPORT_ALL = """
import importlib, pkgutil, sys
for name in sys.argv[2:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(getattr(package, "__path__", ()), name + "."):
        importlib.import_module(module.name)
print(sorted(set(sys.argv[1].split(",")) & set(sys.modules)))
"""


@pytest.mark.parametrize(
    ("unwanted", "modules"),
    [
        ("numpy,PySide6,shiboken6", ["trainer.rules", "trainer.text"]),
        ("PySide6,shiboken6", ["trainer.reach", "trainer.game", "trainer.coach", "trainer.store", "trainer.__main__"]),
        ("PySide6.QtWidgets,PySide6.QtGui", ["trainer.session"]),
    ],
)
def test_what_is_loaded_agrees_with_what_is_written(unwanted: str, modules: list[str]) -> None:
    command = [sys.executable, "-c", IMPORT_ALL, unwanted, *modules]
    loaded = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert loaded.stdout.strip() == "[]", loaded.stderr
