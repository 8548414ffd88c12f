"""Hands to begin with: the worked hands of the rule book, and the two forms with the most parts."""

from collections.abc import Mapping
from types import MappingProxyType

from trainer.rules import Relation, Seat
from trainer.ui.bench.setup import Setup

EXAMPLES: Mapping[str, Setup] = MappingProxyType(
    {
        "kongs": Setup("34m567p99s +2m [5555z] (6666z)", Seat.S),
        "straight": Setup("11223346m55p +5m [789m]", Seat.S, Relation.ACROSS),
        "triple": Setup("112233m123p123s9p +9p", Seat.S, Relation.PREVIOUS),
        "pairings": Setup("234567m23456p55s +7p", Seat.S),
        "seven-pairs": Setup("1122p6688s44556z +6z", Seat.S, Relation.NEXT),
        "four-kongs": Setup("9s +9s [5555z] (6666z) [1111m] [2222z]", Seat.S),
    }
)
"""Each example by the name of its word, ``bench-example-<name>``."""
