"""How large a club pack may be; what is beyond is refused before anything is made of it."""

from typing import Final

FORMAT: Final = "sihai-pack"
"""What a file says in ``format``."""

VERSION: Final = 1
"""The newest version that this program reads, and the one that it writes."""

SUFFIX: Final = ".sihai"
"""The end of a pack's file name."""

MOST_BYTES: Final = 5_000_000
"""Bytes of a file."""

MOST_CHAPTERS: Final = 100
MOST_STEPS: Final = 200
"""Steps of one chapter."""

MOST_OPTIONS: Final = 6
"""Answers to choose from; each has a digit as its key."""

TITLE: Final = 120
QUESTION: Final = 400
NOTES: Final = 4000
OPTION: Final = 80
TILES: Final = 400
"""Characters of the texts of a pack."""

MOST_SEED: Final = 2**31 - 1
"""The largest seed of a question."""

MOST_FAULTS: Final = 20
"""Faults of one file that are told; the rest would only hide them."""
