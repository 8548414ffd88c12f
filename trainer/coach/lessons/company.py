"""Which fans can count in one hand with a fan, and which cannot for what reason, as the rule book lists them."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from trainer.resources import asset
from trainer.rules import FANS, FanId, Phrase


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Fans that cannot count beside a fan, all for one reason."""

    reason: str
    fans: tuple[FanId, ...]

    @property
    def says(self) -> Phrase:
        """The reason in the words of the rule book."""
        return Phrase.of(f"book-apart-{self.reason}")


@cache
def _rows() -> tuple[Mapping[str, Any], ...]:
    return tuple(tomllib.loads(asset("rulebook/relations.toml").read_text("utf-8"))["apart"])


@cache
def excludes(fan: FanId) -> tuple[Exclusion, ...]:
    """What cannot count in one hand with a fan, by reason."""
    found: dict[str, list[FanId]] = {}
    for row in _rows():
        these, those = row["these"], row.get("those") or row["these"]
        others = those if fan in these else these if fan in those else ()
        found.setdefault(row["reason"], []).extend(FanId(other) for other in others if other != fan)
    return tuple(Exclusion(reason, tuple(fans)) for reason, fans in found.items() if fans)


def joins(fan: FanId) -> tuple[FanId, ...]:
    """The other fans that can count in one hand with a fan, in the order of the fan table."""
    never = {other for entry in excludes(fan) for other in entry.fans}
    return tuple(other for other in FANS if other is not fan and other not in never)
