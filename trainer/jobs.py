"""The same work on many items, by several processes, with the answers in the order of the items."""

import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")

AHEAD: Final = 8
"""Items that are given out for each process before the first of them must be answered: memory stays flat."""

MOST_ON_WINDOWS: Final = 61
"""The most processes that Windows lets one wait for."""


def in_order(work: Callable[[Item], Answer], items: Iterable[Item], jobs: int) -> Iterator[Answer]:
    """``work`` of each item, in the order of the items; ``jobs`` processes share it, one job needs no other process.

    ``work``, the items and the answers must be able to go to another process (plain values, functions of a module).
    Where processes can be forked the first item is worked out here, and they begin with the tables that it needed.
    Raises what ``work`` raises.
    """
    rest = iter(items)
    if jobs == 1:
        yield from map(work, rest)
        return
    fork = sys.platform == "linux" and threading.active_count() == 1
    if fork:
        for first in rest:
            yield work(first)
            break
    yield from shared(work, rest, most_processes(jobs, sys.platform), "fork" if fork else "spawn")


def most_processes(jobs: int, platform: str) -> int:
    """As many processes as the system can have.

    >>> most_processes(100, "win32"), most_processes(100, "linux")
    (61, 100)
    """
    return min(jobs, MOST_ON_WINDOWS) if platform == "win32" else jobs


def shared(work: Callable[[Item], Answer], items: Iterable[Item], jobs: int, start: str) -> Iterator[Answer]:
    """The answers of ``jobs`` other processes, each started in the way ``start``: ``fork`` or ``spawn``."""
    # A stop at the keyboard reaches every process; the first one tells the others.
    pool = ProcessPoolExecutor(jobs, get_context(start), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    waiting: deque[Future[Answer]] = deque()
    try:
        for item in items:
            waiting.append(pool.submit(work, item))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
