"""The same work on many items, by several processes, with the answers in the order of the items."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")

AHEAD = 8
"""Items that are given out for each process before the first of them must be answered: memory stays flat."""


def in_order(work: Callable[[Item], Answer], items: Iterable[Item], jobs: int) -> Iterator[Answer]:
    """``work`` of each item, in the order of the items; ``jobs`` processes share it, one job needs no other process.

    ``work``, the items and the answers must be able to go to another process (plain values, functions of a module).
    Raises what ``work`` raises.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    # A stop at the keyboard reaches every process; the first one tells the others.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
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
