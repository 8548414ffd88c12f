"""Type steps, margins, radii and durations, the same in every theme. Lengths are logical pixels at 100 %."""

from enum import Enum
from typing import Final

from msgspec import Struct

FAMILY: Final = "Sihai Sans"
"""The interface face that ships with the app."""

PAGE_MARGIN: Final = 32

RADIUS_KEY: Final = 4
RADIUS_BUTTON: Final = 8
RADIUS_CLAIM: Final = 10

TILE_RATIO: Final = 4 / 3
"""Height over width of every tile."""
TILE_L: Final = 60
TILE_M: Final = 48
TILE_OWN_MELD: Final = 42
TILE_S: Final = 36
TILE_MINI: Final = 20
TILE_DRILL: Final = 76


class Step(Enum):
    """A type step: size and line height in pixels, and whether it is bold of itself."""

    DISPLAY = (56, 64, True)
    H1 = (34, 44, True)
    H2 = (24, 32, True)
    H3 = (20, 28, True)
    NUMBER = (30, 32, True)
    LEAD = (16, 24, False)
    BODY = (14, 20, False)
    NOTE = (13, 18, False)
    SMALL = (12, 16, False)
    KEY = (11, 14, False)

    @property
    def size(self) -> int:
        """Size in pixels."""
        return self.value[0]

    @property
    def line(self) -> int:
        """Height of a line in pixels."""
        return self.value[1]

    @property
    def bold(self) -> bool:
        """Whether the step is bold unless asked otherwise."""
        return self.value[2]


class Durations(Struct, frozen=True):
    """Durations in milliseconds; 0 means that nothing moves."""

    raise_tile: int
    discard: int
    number: int
    claims: int
    lane: int
    refused: int


FULL_MOTION: Final = Durations(raise_tile=90, discard=180, number=120, claims=120, lane=240, refused=300)
REDUCED_MOTION: Final = Durations(raise_tile=0, discard=0, number=80, claims=80, lane=0, refused=0)
"""Nothing flies, grows or rises; fades are short."""
