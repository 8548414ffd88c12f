"""The packs that ship with the program, read from assets/packs."""

from functools import cache
from typing import Final

from trainer.coach.packs.files import read_pack
from trainer.coach.packs.limits import SUFFIX
from trainer.coach.packs.values import Pack
from trainer.resources import asset

STARTERS: Final = ("first-evening", "twenty-fans", "no-reuse", "who-pays", "four-conflicts")
"""Their names, in the order in which they are shown."""


@cache
def starter(name: str) -> Pack:
    """One of the packs that ship."""
    return read_pack(asset(f"packs/{name}{SUFFIX}").read_bytes())
