"""The doors of the teacher's page, as data: a page of this name, where there is one, and the words for it."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ClubDoor:
    """Leads to a page; ``words`` is the key of its name, and with ``-about`` behind of what is there."""

    page: str
    words: str


DOORS: Final = (
    ClubDoor("bench", "teach-door-bench"),
    ClubDoor("paper", "teach-door-paper"),
    ClubDoor("keeper", "teach-door-keeper"),
    ClubDoor("mixed", "teach-door-mixed"),
    ClubDoor("exam", "teach-door-exam"),
)
"""In their order; a door without a page is left out."""
