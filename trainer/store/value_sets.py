"""Own value sets, kept as they were: a hand must score tomorrow as it scored today, whatever becomes of the file."""

from hashlib import sha256
from pathlib import Path

from trainer.store.files import write_whole


def keep_values(folder: Path, path: Path) -> Path:
    """Copy a value set's file into ``folder`` under a name that tells its content, and return the copy.

    The same content is kept once; a file already in the folder is returned as it is. Raises `OSError`.
    """
    if path.parent == folder:
        return path
    text = path.read_text("utf-8")
    kept = folder / f"{_writable(path.stem)}-{sha256(text.encode()).hexdigest()[:8]}.toml"
    if not kept.exists():
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(kept, text)
    return kept


def _writable(name: str) -> str:
    """A file's name as text that can be written anywhere: bytes that are no UTF-8 give way to a sign."""
    return name.encode("utf-8", "replace").decode().replace("?", "_")
