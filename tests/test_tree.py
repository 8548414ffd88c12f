"""The repository holds what a stranger needs and nothing of the place where it was written."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Set
from functools import cache
from pathlib import Path

import pytest

from tests.layers import read_tree

ROOT = Path(__file__).resolve().parent.parent
TOP_LEVEL = {
    ".ci", ".git", ".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md",
    "assets", "packaging", "pyproject.toml", "tests", "trainer",
}  # fmt: skip
# Written so that no pattern matches itself.
STRANGE = {
    "a path of one machine": r"(?<![\w.])/(?:work|root)/|/(?:home|Users)/\w|[A-Z]:\\\\?Users",
    "a registry's host": r"pypi[.]org|pythonhosted[.]org|registry[.]npmjs|(?:deb|security)[.]debian|index[-]url",
    "a number of a tracker": r"(?i)\bissues?\s+(?:no[.]?\s*|number\s+)?#?\d|(?<![\w&])#\d{1,4}\b(?!\w)",
    "who wrote it by what means": r"(?i)\b(?:clau[d]e|anthro[p]ic|chat[g]pt|open[a]i|copilo[t]|LL[M]s?|sub-?agent)\b",
    "where it was written": r"(?i)\bwork[p]lace\b|\bthe bri[e]f\b|\bC[E]O\b|\bAI (?:model|assistan[t])",
}


def ignored() -> set[str]:
    """The folders that tools make, from .gitignore."""
    lines = (ROOT / ".gitignore").read_text("utf-8").split()
    return {line.strip("/") for line in lines if line.endswith("/")}


@cache
def strays() -> Set[Path]:
    """Files that lie here and are none of the repository's, as a picture that somebody made; none without git."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        return frozenset()
    ask = ["git", "-C", str(ROOT), "-c", "safe.directory=*", "ls-files", "--others", "-z"]
    listed = subprocess.run(ask, check=False, capture_output=True, text=True).stdout
    return frozenset(ROOT / name for name in listed.split("\0") if name)


def files(folder: Path = ROOT) -> Iterator[Path]:
    """Every file of the repository, without what tools and git keep there."""
    for path in sorted(folder.iterdir()):
        if path.name == ".git" or path.name in ignored() or path.suffix in (".pyc", ".egg-info") or path in strays():
            continue
        if path.is_dir():
            yield from files(path)
        else:
            yield path


def texts() -> Iterator[tuple[str, str]]:
    """Each text file's name and text. Pictures, fonts and databases are no text."""
    for path in files():
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        except UnicodeDecodeError:
            continue


def test_the_top_level_is_what_a_newcomer_expects() -> None:
    there = {path.name for path in set(ROOT.iterdir()) - strays()} - ignored()
    assert there - {".git"} == TOP_LEVEL - {".git"}


@pytest.mark.parametrize("what", STRANGE)
def test_nothing_tells_of_the_place_where_it_was_written(what: str) -> None:
    pattern = re.compile(STRANGE[what])
    found = [f"{name}: {match.group()}" for name, text in texts() if (match := pattern.search(text))]
    assert found == []


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("a path of one machine", "see /wor" + "k/main/x"),
        ("a path of one machine", "'/home" + "/ann/x'"),
        ("a registry's host", "https://pypi" + ".org/simple"),
        ("a number of a tracker", "fixes issue" + " 12"),
        ("a number of a tracker", "see #" + "4."),
        ("where it was written", "as the bri" + "ef asks"),
    ],
)
def test_what_would_tell_is_seen(what: str, text: str) -> None:
    assert re.search(STRANGE[what], text)


@pytest.mark.parametrize("text", ["#1E6B52", "color: #123456;", "tests/work/x", "&#39;", "the issue here", "a session"])
def test_what_tells_nothing_passes(text: str) -> None:
    assert not [what for what, pattern in STRANGE.items() if re.search(pattern, text)]


def modules() -> list[Path]:
    return [path for path in files() if path.suffix == ".py"]


def test_every_module_says_what_it_is_for() -> None:
    silent = [path for path in modules() if path.stat().st_size and not ast.get_docstring(ast.parse(path.read_bytes()))]
    assert silent == []


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    names = {path.stem for path in modules()}
    assert names.isdisjoint({"utils", "util", "common", "helpers", "misc", "tools"})


def test_the_trainer_imports_only_what_it_declares() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (*project["dependencies"], *project["optional-dependencies"]["anki"])
    declared = {re.split(r"[-.<>=]", line)[0].lower() for line in lines} | {"shiboken6", "trainer"}
    imported = {item.name.split(".")[0] for items in read_tree(ROOT / "trainer").values() for item in items}
    assert {name for name in imported - set(sys.stdlib_module_names) if name.lower() not in declared} == set()


def test_the_readme_opens_with_the_two_commands() -> None:
    head = (ROOT / "README.md").read_text("utf-8")[:600]
    assert 0 < head.find("python3 packaging/dev.py run") < head.find("python3 packaging/dev.py test")


def links(name: str) -> list[str]:
    """The files that a Markdown page refers to."""
    targets = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", (ROOT / name).read_text("utf-8"))
    return [target for target in targets if "://" not in target]


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "trainer/ARCHITECTURE.md"])
def test_links_lead_somewhere(page: str) -> None:
    gone = [target for target in links(page) if not ((ROOT / page).parent / target).exists()]
    assert gone == []
