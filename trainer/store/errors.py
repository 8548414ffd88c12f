"""What can go wrong with what lasts; ``phrase`` of each says it to the user, with what to do."""

import sqlite3

from trainer.rules import Phrase
from trainer.store.checks import cause


class SaveError(OSError):
    """Something could not be kept. ``passing``: it may be kept another time, when there is room or the right again."""

    def __init__(self, phrase: Phrase, *, passing: bool) -> None:
        super().__init__(f"{phrase.key} {dict(phrase.args)}")
        self.passing = passing
        self.phrase = phrase


class ReadError(OSError):
    """The file of hands cannot be read (damaged or gone while it is open). ``lasting``: what it holds is at fault."""

    def __init__(self, reason: str, *, lasting: bool = False) -> None:
        super().__init__(reason)
        self.lasting = lasting
        self.phrase = Phrase.of("store-not-read", reason=reason)


class Unreadable(ValueError):
    """A hand that this program cannot read; ``hand`` is its number. It is kept, and not offered again."""

    def __init__(self, hand: int, reason: str) -> None:
        super().__init__(f"hand {hand}: {reason}")
        self.hand = hand
        self.phrase = Phrase.of("store-hand-unreadable", n=hand, reason=reason)


class NoProfile(ValueError):
    """A profile folder that cannot be, or a place without one."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(f"{phrase.key} {dict(phrase.args)}")
        self.phrase = phrase


def not_saved(error: Exception, folder: str) -> SaveError:
    """What an error of SQLite while writing means, with what the user can do."""
    passing = isinstance(error, sqlite3.OperationalError)
    match cause(error):
        case sqlite3.SQLITE_FULL:
            return SaveError(Phrase.of("store-disk-full", folder=folder), passing=passing)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM | sqlite3.SQLITE_CANTOPEN:
            return SaveError(Phrase.of("store-read-only", folder=folder), passing=passing)
    return SaveError(Phrase.of("store-not-saved", reason=str(error)), passing=passing)
