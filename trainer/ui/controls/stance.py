"""How a tile of a hand stands: what it shows and how high it is raised. No Qt."""

from dataclasses import dataclass
from typing import Final

from trainer.ui.tiles.face import TileState

_HOVERED: Final = 4 / 14
"""How far a tile under the pointer rises, as a part of the way of a chosen one."""


@dataclass(frozen=True, slots=True)
class Stance:
    """``state`` as it was set: only at rest do choosing, lifting and the pointer speak. A chosen tile is raised and
    ringed, a lifted one raised alone; one that is pointed at moves a little and has a line around it."""

    state: TileState = TileState.REST
    selected: bool = False
    lifted: bool = False
    enabled: bool = True
    pointed_at: bool = False

    @property
    def chosen(self) -> bool:
        """Whether the tile is shown as chosen."""
        return self._free and self.enabled and self.selected

    @property
    def hovered(self) -> bool:
        """Whether the tile is shown as pointed at."""
        return self._free and self.enabled and self.pointed_at and not self.selected

    @property
    def shown(self) -> TileState:
        """The state to draw."""
        return TileState.SELECTED if self.chosen else self.state

    @property
    def height(self) -> float:
        """How high it is raised: 0 at rest, 1 all the way."""
        if self.chosen or (self.lifted and self._free):
            return 1.0
        return _HOVERED if self.hovered else 0.0

    @property
    def _free(self) -> bool:
        return self.state is TileState.REST
