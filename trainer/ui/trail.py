"""Where Esc leads from each page. No Qt."""

from collections.abc import Iterator
from typing import Generic, TypeVar

P = TypeVar("P")


class Trail(Generic[P]):
    """Remembers from where each page was opened. A page that lies on the way back already is returned to, not opened
    anew, so that going back always ends at the first page."""

    def __init__(self) -> None:
        self._before: dict[P, P] = {}

    def went(self, start: P, to: P) -> None:
        """Somebody went from one page to another."""
        if to not in self._way_back(start):
            self._before[to] = start

    def before(self, page: P) -> P:
        """The page from which another was opened; the first page itself."""
        return self._before.get(page, page)

    def _way_back(self, page: P) -> Iterator[P]:
        at: P | None = page
        while at is not None:
            yield at
            at = self._before.get(at)
