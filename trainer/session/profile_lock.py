"""One running program a profile: the second one is told who has it."""

from pathlib import Path
from tempfile import TemporaryFile

from PySide6.QtCore import QLockFile

from trainer.rules import Phrase
from trainer.store import Profile


def why_unwritable(folder: Path) -> str:
    """Why nothing can be written into a folder, which is made if it is missing, in the system's words; empty if it can
    be. A lock that cannot be made does not tell."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder, buffering=0) as file:
            file.write(b"room?")
    except OSError as error:
        return error.strerror or str(error)
    return ""


class ProfileLock:
    """A lock file in the profile. It goes with the program, however that ends: a lock whose program is gone is void."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._lock = QLockFile(str(profile.lock_file))
        # Never by age: an evening of play may be long.
        self._lock.setStaleLockTime(0)

    def take(self) -> Phrase | None:
        """Take the profile. None when it is ours now; else why not: another program has it, or it cannot be written."""
        folder = self._profile.folder
        reason = why_unwritable(folder)
        if not reason and self._lock.tryLock(0):
            return None
        if reason or self._lock.error() is not QLockFile.LockError.LockFailedError:
            return Phrase.of("session-profile-unwritable", folder=str(folder), reason=reason)
        pid, *_ = self._lock.getLockInfo()
        return Phrase.of("session-profile-in-use", pid=str(pid or "?"))

    def release(self) -> None:
        """Give the profile free."""
        self._lock.unlock()
