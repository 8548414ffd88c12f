"""What is wrong with a file of values, in the user's language: faults of one kind together, fans by their names."""

import re
from collections.abc import Iterator, Sequence

from trainer.rules import FANS, FanId, FaultKind, ValueFault
from trainer.text import Words

_NAMED = 3
"""How many fans that lack are named, and how many faults of another kind are told, before the rest is counted."""
_PLACE = re.compile(r"at line (\d+), column (\d+)")


def fault_lines(faults: Sequence[ValueFault], words: Words) -> Iterator[str]:
    """A line for all fans that lack, and lines for the other faults."""
    missing = [fault for fault in faults if fault.kind is FaultKind.MISSING_FAN]
    if missing:
        fans = words("score-list").join(_row_name(fault, words) for fault in missing[:_NAMED])
        rest = len(missing) - _NAMED
        yield (
            words("values-fault-missing-more", fans=fans, n=rest)
            if rest > 0
            else words("values-fault-missing", fans=fans)
        )
    for kind in (kind for kind in FaultKind if kind is not FaultKind.MISSING_FAN):
        of_kind = [fault for fault in faults if fault.kind is kind]
        for fault in of_kind[:_NAMED]:
            yield _said(fault, words)
        if len(of_kind) > _NAMED:
            yield words("values-fault-more", n=len(of_kind) - _NAMED)


def _said(fault: ValueFault, words: Words) -> str:
    place = _PLACE.search(fault.found)
    if fault.kind is FaultKind.NOT_TOML and place:
        return words("values-fault-not-toml-at", line=int(place[1]), column=int(place[2]))
    return words(f"values-fault-{fault.kind}", row=_row_name(fault, words), found=fault.found)


def _row_name(fault: ValueFault, words: Words) -> str:
    """A fan's name, or what stands in the file where it names no fan."""
    return words.fan(FanId(fault.row)) if fault.row in FANS else fault.row
