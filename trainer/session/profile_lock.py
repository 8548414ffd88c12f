"""One running program a profile: the second one is told who has it."""

from PySide6.QtCore import QLockFile

from trainer.rules import Phrase
from trainer.store import Profile


class ProfileLock:
    """A lock file in the profile. It goes with the program, however that ends: a lock whose program is gone is void."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._lock = QLockFile(str(profile.lock_file))
        # Never by age: an evening of play may be long.
        self._lock.setStaleLockTime(0)

    def take(self) -> Phrase | None:
        """Take the profile. None when it is ours now; else why not: another program has it, or it cannot be written."""
        try:
            self._profile.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return Phrase.of("session-profile-unwritable", folder=str(self._profile.folder), reason=str(error))
        if self._lock.tryLock(0):
            return None
        if self._lock.error() is not QLockFile.LockError.LockFailedError:
            return Phrase.of("session-profile-unwritable", folder=str(self._profile.folder), reason="")
        holder = self._lock.getLockInfo()
        return Phrase.of("session-profile-in-use", pid=str(holder[0]) if holder else "?")

    def release(self) -> None:
        """Give the profile free."""
        self._lock.unlock()
