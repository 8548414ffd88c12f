"""An explanation without a language: a key and what goes into it. `trainer.text` says it in Chinese or English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from trainer.rules.fans import FanClass, FanId
from trainer.rules.melds import Meld, Pair
from trainer.rules.tiles import Relation, Seat, Tile

Value: TypeAlias = "int | str | Tile | Seat | Relation | FanId | FanClass | Meld | Pair | tuple[Tile, ...] | Phrase"
"""What a phrase can speak of. Everything but numbers and plain text is named in the reader's language."""


class Phrase(Struct, frozen=True):
    """A key of the word files with its arguments.

    >>> Phrase.of("score-part-taken", fan=FanId.LIANLIU).key
    'score-part-taken'
    """

    key: str
    items: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, key: str, **args: Value) -> "Phrase":
        """A phrase from its arguments by name."""
        return cls(key, tuple(args.items()))

    @property
    def args(self) -> Mapping[str, Value]:
        """The arguments by name."""
        return MappingProxyType(dict(self.items))
