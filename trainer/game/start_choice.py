"""A start to order as it is being chosen: the kind, its fans, and how many tiles short of them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from trainer.game.deals import MAX_MISSING, StartKind
from trainer.game.nearest import least_missing
from trainer.rules import FanId

FANS_OF: Final[Mapping[StartKind, int]] = MappingProxyType(
    {StartKind.FAIR: 0, StartKind.NEAR: 1, StartKind.CONFLICT: 2}
)
"""How many fans each kind of start is made for."""

MISSING: Final = tuple(range(1, MAX_MISSING + 1))
"""Tiles short that can be ordered."""

_FIRST_CHOICE: Final = (FanId.SANSETONGSHUN, FanId.HUNYISE)


class StartChoice(Struct, frozen=True):
    """What is chosen. ``fans`` stand in the order in which they were chosen; a fair start has none."""

    kind: StartKind = StartKind.FAIR
    fans: tuple[FanId, ...] = ()
    missing: int = MISSING[-1]

    @property
    def wanted(self) -> int:
        """How many fans the kind is made for."""
        return FANS_OF[self.kind]

    @property
    def nearest(self) -> int:
        """The fewest tiles short that can be dealt for the fans chosen."""
        return least_missing(self.fans) if self.fans else MISSING[0]

    @property
    def too_near(self) -> bool:
        """Whether fewer tiles short are ordered than can be dealt."""
        return self.missing < self.nearest

    def with_kind(self, kind: StartKind) -> "StartChoice":
        """Another kind: fans chosen before stay as far as it takes them, and what is lacking is proposed."""
        proposed = (fan for fan in _FIRST_CHOICE if fan not in self.fans)
        return replace(self, kind=kind, fans=(*self.fans, *proposed)[: FANS_OF[kind]])._possible()

    def with_fan(self, fan: FanId) -> "StartChoice":
        """Choose a fan, or let one go that is chosen. Of too many the one chosen first goes; the last ones stay."""
        if fan not in self.fans:
            fans = (*self.fans, fan)[max(0, len(self.fans) + 1 - self.wanted) :]
        elif len(self.fans) > self.wanted:
            fans = tuple(other for other in self.fans if other is not fan)
        else:
            fans = self.fans
        return replace(self, fans=fans)._possible()

    def with_missing(self, missing: int) -> "StartChoice":
        """As many tiles short as this, even if no start so near can be dealt."""
        return replace(self, missing=missing)

    def _possible(self) -> "StartChoice":
        """As near as ordered, or as near as can be dealt."""
        return replace(self, missing=max(self.missing, self.nearest))
