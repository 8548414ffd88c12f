"""What nobody foresaw: an exception that no code takes is kept in a log in the profile, and the program goes on.

The log says everything, for whoever has the machine. A report, which the user may pass on, names nobody and no place.
What only a fault needs is imported where there is one: this stands at the head of every start.
"""

import errno
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from logging import ERROR, Formatter, Logger
from traceback import walk_tb
from types import TracebackType

from PySide6.QtCore import qVersion

from trainer import __version__
from trainer.store import Profile

LOG_BYTES = 200_000
"""How long the log grows before it becomes an earlier one."""

EARLIER_LOGS = 3
"""How many earlier logs are kept."""

LONGEST_CHAIN = 10
"""Exceptions that a report tells of, each the reason for the next; and as many calls of each, the last ones."""


def report_of(error: BaseException) -> str:
    """What happened and where in the program, in plain English: versions, kinds of exceptions, calls. What an exception
    says is left out, for it may hold a name or a path."""
    import platform

    versions = (
        f"Sihai Trainer {__version__}",
        f"Python {platform.python_version()}",
        f"Qt {qVersion()}",
        f"SQLite {sqlite3.sqlite_version}",
        f"{platform.system()} {platform.machine()}",
    )
    return "\n".join((", ".join(versions), *_lines(error)))


def _lines(error: BaseException) -> Iterator[str]:
    found: BaseException | None = error
    for _ in range(LONGEST_CHAIN):
        if found is None:
            return
        yield _kind(found)
        calls = [(frame.f_globals.get("__name__"), line, frame.f_code.co_name) for frame, line in walk_tb(_tb(found))]
        yield from (f"  {module} line {line} in {name}" for module, line, name in calls[-LONGEST_CHAIN:])
        found = found.__cause__ or found.__context__


def _tb(error: BaseException) -> TracebackType | None:
    return error.__traceback__


def _kind(error: BaseException) -> str:
    kind = type(error).__qualname__
    if isinstance(error, OSError) and error.errno is not None:
        return f"{kind} {errno.errorcode.get(error.errno, error.errno)}"
    return kind


class Unforeseen:
    """While it is installed, exceptions that nobody takes go into the profile's log, in slots and threads, too.

    ``tell`` is called with the report of each that is unlike those before, in the thread where it happened.
    """

    def __init__(self, profile: Profile, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._told: set[str] = set()
        self._profile = profile
        self._log = Logger("trainer.unforeseen", ERROR)  # of its own: it is nobody else's business
        self._before = sys.excepthook, threading.excepthook

    def install(self) -> None:
        """Take over from Python, which would write to a terminal that nobody sees."""
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._take
        threading.excepthook = self._take_in_thread

    def remove(self) -> None:
        """Give back to Python, and close the log."""
        sys.excepthook, threading.excepthook = self._before
        for handler in list(self._log.handlers):
            self._log.removeHandler(handler)
            handler.close()

    def _take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            self._before[0](kind, error, trace)
            return
        report = report_of(error)
        self._open()
        self._log.error("%s", report, exc_info=(kind, error, trace))
        if report not in self._told:
            self._told.add(report)
            self._tell(report)

    def _open(self) -> None:
        from logging.handlers import RotatingFileHandler

        if self._log.handlers:
            return
        with suppress(OSError):  # the report is told all the same
            handler = RotatingFileHandler(
                self._profile.log_file,
                maxBytes=LOG_BYTES,
                backupCount=EARLIER_LOGS,
                encoding="utf-8",
                errors="backslashreplace",
            )
            handler.setFormatter(Formatter("%(asctime)s %(message)s"))
            self._log.addHandler(handler)

    def _take_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._take(args.exc_type, args.exc_value, args.exc_traceback)
