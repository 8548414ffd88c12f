"""Moments of the packs that ship, for pictures: a step, and what was done up to there."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from trainer.coach.packs.files import starter
from trainer.coach.packs.presentation import Presentation
from trainer.ui.present.keys import Cue


class SlideMoment(Struct, frozen=True):
    """A step of a pack, counted from 0, and the cues that follow."""

    pack: str
    at: int
    cues: tuple[tuple[Cue, int], ...] = ()

    @property
    def presentation(self) -> Presentation:
        """What is to be presented."""
        return Presentation(starter(self.pack), self.at)


_ON: Final = ((Cue.ON, 0),)

MOMENTS: Final[Mapping[str, SlideMoment]] = MappingProxyType(
    {
        "refused": SlideMoment("no-reuse", 1, 5 * _ON),
        "kongs": SlideMoment("no-reuse", 0, 4 * _ON),
        "raised": SlideMoment("no-reuse", 1, 5 * ((Cue.RAISE, 1),) + 8 * ((Cue.RAISE, 2),)),
        "paid": SlideMoment("who-pays", 4, 2 * _ON),
        "conflict": SlideMoment("four-conflicts", 0, _ON),
        "both": SlideMoment("no-reuse", 2, ((Cue.BOTH, 0), *(7 * _ON))),
        "light": SlideMoment("no-reuse", 3, ((Cue.GROUND, 0), *(7 * _ON))),
    }
)
"""Each by the name of its picture."""
