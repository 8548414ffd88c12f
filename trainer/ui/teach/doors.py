"""The doors of the teacher's page, as data: a page of this name, where there is one, and the words for it."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Door:
    """Leads to a page; ``words`` is the key of its name, and with ``-about`` behind of what is there."""

    page: str
    words: str


DOORS: Final = (
    Door("bench", "teach-door-bench"),
    Door("paper", "teach-door-paper"),
    Door("keeper", "teach-door-keeper"),
    Door("mixed", "teach-door-mixed"),
    Door("exam", "teach-door-exam"),
)
"""In their order; a door without a page is left out."""
