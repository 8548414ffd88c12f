"""Own value sets, kept as they were: a hand must score tomorrow as it scored today, whatever becomes of the file.

They lie in a folder of the profile and are named in settings and hands by their place in it, so that they are found
also after the profile has moved.
"""

from hashlib import sha256
from pathlib import Path

from trainer.resources import read_text
from trainer.rules import BUILT_IN
from trainer.store.files import write_whole


def keep_values(folder: Path, path: Path) -> Path:
    """Copy a value set's file into ``folder`` under a name that tells its content, and return the copy.

    The same content is kept once; a file already in the folder is returned as it is. Raises `OSError`, also for what is
    no plain file or too long.
    """
    if path.parent == folder:
        return path
    return keep_text(folder, path.stem, read_text(path))


def keep_text(folder: Path, name: str, text: str) -> Path:
    """Keep the text of a value set in ``folder``; see `keep_values`. Raises `OSError`."""
    mark = sha256(text.encode()).hexdigest()[:8]
    kept = folder / f"{_writable(name).removesuffix(f'-{mark}')}-{mark}.toml"
    if not kept.exists():
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(kept, text)
    return kept


def portable_name(values: str, folder: Path) -> str:
    """The name of a value set as it is kept: ``values/club-1a2b3c4d.toml`` for one in the profile's folder of them."""
    path = Path(values)
    return f"{folder.name}/{path.name}" if path.parent == folder else values


def value_set_path(values: str, folder: Path) -> str:
    """The other way round. A path that leads nowhere is looked for in the folder by its name: the profile has moved."""
    if values in BUILT_IN:
        return values
    path, own = Path(values), folder / Path(values).name
    if path.parent == Path(folder.name) or (own.is_file() and not path.is_file()):
        return str(own)
    return values


def _writable(name: str) -> str:
    """A file's name as text that can be written anywhere, and not too long: bytes that are no UTF-8 give way to a
    sign."""
    return name.encode("utf-8", "replace").decode().replace("?", "_").replace("/", "_").replace("\\", "_")[:60]
