"""One running program a profile: the second one is told who has it."""

import os
import sys
from tempfile import TemporaryFile

from msgspec import Struct

from trainer.rules import Phrase
from trainer.store import Profile

if sys.platform == "win32":
    import msvcrt

    HOST = os.environ.get("COMPUTERNAME", "")

    _FAR = 1 << 30
    """The byte that is locked: far behind what the file says, for a locked byte cannot be read."""

    def _lock(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    HOST = os.uname().nodename

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ProfileRefusal(Struct, frozen=True):
    """Why a profile could not be taken. ``can_open_anyway``: no other program is known to have it, so the user may
    decide to open it all the same (`ProfileLock.take_anyway`); where nothing can be written, hands are in memory."""

    phrase: Phrase
    can_open_anyway: bool = False


def why_unwritable(profile: Profile) -> str:
    """Why nothing can be written into a profile, whose folder is made if it is missing, in the system's words; empty if
    it can be."""
    try:
        profile.folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=profile.folder, buffering=0) as file:
            file.write(b"room?")
    except OSError as error:
        return error.strerror or str(error)
    return ""


class ProfileLock:
    """The system's own lock on a file in the profile. It goes with the program, however that ends, and what the file
    says is only for people: an empty or foreign one locks nobody out."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._handle: int | None = None

    def take(self) -> ProfileRefusal | None:
        """Take the profile. None when it is ours now, swept of what killed programs left; else why not. Until then
        nothing else in it is touched."""
        reason = self._why_not()
        if reason is None:
            self._sign()
            self._profile.sweep()
        else:
            self.release()
        return reason

    def take_anyway(self) -> None:
        """Use the profile without a lock, because the user says so."""
        self._profile.sweep()

    def release(self) -> None:
        """Give the profile free."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _why_not(self) -> ProfileRefusal | None:
        path = self._profile.lock_file
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Without O_NONBLOCK a pipe of this name would keep the program waiting.
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o644)
        except OSError:
            return self._unwritable() or ProfileRefusal(Phrase.of("session-lock-unusable", file=str(path)), True)
        try:
            _lock(self._handle)
        except (BlockingIOError, PermissionError):
            return self._in_use()
        except OSError:  # some network folders have no locks
            return self._unwritable() or ProfileRefusal(Phrase.of("session-lock-unusable", file=str(path)), True)
        return self._unwritable()

    def _unwritable(self) -> ProfileRefusal | None:
        reason = why_unwritable(self._profile)
        folder = str(self._profile.folder)
        phrase = Phrase.of("session-profile-unwritable", folder=folder, reason=reason)
        return ProfileRefusal(phrase, can_open_anyway=True) if reason else None

    def _in_use(self) -> ProfileRefusal:
        assert self._handle is not None
        try:
            pid, _, host = os.read(self._handle, 500).decode("utf-8", "replace").strip().partition(" ")
        except OSError:
            pid = host = ""
        if host and host != HOST:  # its end may not have come through to here
            return ProfileRefusal(Phrase.of("session-profile-in-use-elsewhere", host=host), True)
        return ProfileRefusal(Phrase.of("session-profile-in-use", pid=pid if pid.isdecimal() else "?"))

    def _sign(self) -> None:
        assert self._handle is not None
        try:
            os.truncate(self._handle, 0)
            os.write(self._handle, f"{os.getpid()} {HOST}\n".encode("utf-8", "replace"))
        except OSError:
            return  # it is ours all the same
