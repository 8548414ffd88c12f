"""Reads which module imports which, and says what is wrong with it. Nothing is run: the source text is enough.

A layer may import itself and the layers before it in LAYERS. `trainer/resources.py` and `trainer/json_text.py` are
below them all, `trainer/__main__.py` above; `trainer/__init__.py` is a map and imports nothing.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

LAYERS = ("rules", "notation", "text", "reach", "game", "coach", "store", "session", "ui")
WITHOUT_NUMPY = ("rules", "notation", "text")
QT = ("PySide6", "shiboken6")
SESSION_MAY = ("PySide6", "PySide6.QtCore", "shiboken6")


class Import(NamedTuple):
    """`module` imports `name` (a module, or something in one) at `line`."""

    module: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line} imports {self.name}"


Tree = Mapping[str, tuple[Import, ...]]


def read_tree(package: Path) -> Tree:
    """Every module below a package's folder, with all it imports: in functions and under TYPE_CHECKING too."""
    tree = {}
    for path in sorted(package.rglob("*.py")):
        parts = (package.name, *path.relative_to(package).with_suffix("").parts)
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        found = _imports(name, is_package, ast.parse(path.read_text("utf-8"), str(path)))
        tree[name] = tuple(sorted(set(found), key=lambda item: (item.line, item.name)))
    return tree


def _imports(module: str, is_package: bool, source: ast.Module) -> Iterator[Import]:
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from (Import(module, node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _base(module, is_package, node)
            yield from (Import(module, node.lineno, f"{base}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and _called(node) in ("import_module", "__import__") and node.args:
            argument = node.args[0]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield Import(module, node.lineno, argument.value)


def _base(module: str, is_package: bool, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    parts = parts[: len(parts) - node.level + is_package]
    return ".".join([*parts, node.module] if node.module else parts)


def _called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def problems(tree: Tree) -> list[str]:
    """All that is wrong, one line each."""
    found = [f"{item}: {wrong}" for items in tree.values() for item in items if (wrong := _wrong(item))]
    return found + [f"circle: {' -> '.join(circle)}" for circle in circles(tree)]


def rank(name: str) -> int:
    """How high a module of the trainer stands."""
    parts = name.split(".")
    if len(parts) > 1 and parts[1] in LAYERS:
        return LAYERS.index(parts[1])
    return len(LAYERS) if parts[1:2] == ["__main__"] else -1


def _wrong(item: Import) -> str | None:
    layer = item.module.split(".")[1] if "." in item.module else ""
    root = item.name.split(".")[0]
    if root == item.module.split(".")[0] and rank(item.name) > rank(item.module):
        return "points up"
    if root in QT and rank(item.module) < LAYERS.index("session"):
        return "Qt below session"
    if root in QT and layer == "session" and not _inside(item.name, SESSION_MAY):
        return "session may use QtCore alone"
    if root == "numpy" and layer in WITHOUT_NUMPY:
        return f"NumPy in {layer}"
    return None


def _inside(name: str, allowed: tuple[str, ...]) -> bool:
    """Whether a name is in an allowed module: `PySide6.QtCore.QObject` is in PySide6.QtCore."""
    module = ".".join(name.split(".")[:2]) if name.startswith("PySide6.") else name.split(".")[0]
    return module in allowed


def circles(tree: Tree) -> list[tuple[str, ...]]:
    """Each circle of modules that import one another, once, as the way around it."""
    edges = {module: sorted({_target(item, tree) for item in items} - {""}) for module, items in tree.items()}
    found: list[tuple[str, ...]] = []
    done: set[str] = set()

    def follow(module: str, way: tuple[str, ...]) -> None:
        if module in way:
            found.append((*way[way.index(module) :], module))
            return
        if module in done:
            return
        for target in edges[module]:
            follow(target, (*way, module))
        done.add(module)

    for module in edges:
        follow(module, ())
    return found


def _target(item: Import, tree: Tree) -> str:
    """The other module of the tree that holds the name, or "": `from package import module` leads to the module."""
    name = item.name
    while name and name not in tree:
        name = name.rpartition(".")[0]
    # A package that re-exports its modules is no circle; a module that asks its own package for a name is.
    return "" if name == item.module else name
