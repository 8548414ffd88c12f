"""What the rule book holds, read from assets/rulebook: hands, relations, rulings, keys, strengths. No sentence is here.

The files say which hands are shown; what a hand is worth is always asked of the scorer.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from trainer.game.bots.protocol import BotId
from trainer.notation.data import hand_from_data
from trainer.resources import asset
from trainer.rules import FANS, ClaimedTile, FanId, Hand, Phrase, Scheme, Tile, ValueSet, WonBy, WonHand, parse_tiles


class InForce(Struct, frozen=True):
    """What is in force at the table, as far as the book speaks of it: the value set, and whether the prevailing wind
    counts from the next deal on."""

    values: ValueSet
    prevailing: bool = False


class Clause(Struct, frozen=True):
    """The hands of one fan's clause, and the words besides its names that find it.

    ``wrong`` are the tiles of ``near`` that keep the fan from being there.
    """

    fan: FanId
    also: tuple[str, ...]
    example: Hand
    near: Hand
    wrong: tuple[Tile, ...]


class Apart(Struct, frozen=True):
    """Fans that one fan cannot count with, all for one reason."""

    reason: str
    fans: tuple[FanId, ...]

    @property
    def says(self) -> Phrase:
        """The reason in words."""
        return Phrase.of(f"book-apart-{self.reason}")


class Ruling(Struct, frozen=True):
    """A point on which the published rules are silent, and the pages (fans or articles) that it belongs to."""

    id: str
    pages: tuple[str, ...]

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return f"ruling-{self.id}"


class KeyRow(Struct, frozen=True):
    """Keys as they are written on caps, and the word key of what they do; a range runs from the first to the last."""

    caps: tuple[str, ...]
    does: str
    is_range: bool


class KeyPlace(Struct, frozen=True):
    """The keys of one place of the app."""

    id: str
    rows: tuple[KeyRow, ...]


@cache
def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(asset(f"rulebook/{name}.toml").read_text("utf-8"))


@cache
def clauses() -> Mapping[FanId, Clause]:
    """The clause of every fan, in the order of the fan table."""
    data = _read("fans")
    return MappingProxyType({fan: _clause(fan, data[fan]) for fan in FANS})


def _clause(fan: FanId, data: Mapping[str, Any]) -> Clause:
    near = data["near"]
    return Clause(
        fan, tuple(data["also"]), hand_from_data(data["example"]), hand_from_data(near), parse_tiles(near["wrong"])
    )


@cache
def worked_examples() -> Mapping[str, Hand]:
    """The worked examples of the no-reuse rule, in the order of the published notes."""
    return MappingProxyType({name: hand_from_data(data) for name, data in _read("worked").items()})


def shown_win(hand: Hand, values: ValueSet) -> WonHand:
    """A hand of the book as a won one. Who gave a claimed tile does not matter to its worth: it came from the left."""
    left = hand.seat.next.next.next
    claims = tuple(None if meld.concealed else ClaimedTile(meld.tile, left) for meld in hand.melds)
    return WonHand(hand, values, Scheme.SIHAI, WonBy.SELF_DRAW, None, 0, hand.seat, claims)


def worked_refusal(name: str) -> FanId | None:
    """The fan of which a worked example shows a refusal, if it shows one."""
    refused = _read("worked")[name].get("refused")
    return FanId(refused) if refused else None


@cache
def apart(fan: FanId) -> tuple[Apart, ...]:
    """The fans that cannot count in one hand with ``fan``, by reason."""
    found: dict[str, list[FanId]] = {}
    for entry in _read("relations")["apart"]:
        these = [FanId(name) for name in entry["these"]]
        those = [FanId(name) for name in entry.get("those", ())] or these
        if fan in these:
            found.setdefault(entry["reason"], []).extend(other for other in those if other is not fan)
        elif fan in those:
            found.setdefault(entry["reason"], []).extend(these)
    return tuple(Apart(reason, tuple(fans)) for reason, fans in found.items())


def together(fan: FanId) -> tuple[FanId, ...]:
    """The other fans that can count in one hand with ``fan``, in the order of the fan table."""
    never = {other for entry in apart(fan) for other in entry.fans}
    return tuple(other for other in FANS if other is not fan and other not in never)


@cache
def rulings() -> tuple[Ruling, ...]:
    """Everything that this rule book rules itself."""
    return tuple(Ruling(entry["id"], tuple(entry["pages"])) for entry in _read("rulings")["ruling"])


def rulings_of(page: str) -> tuple[Ruling, ...]:
    """The rulings that belong to one page; a fan's page is its id."""
    return tuple(ruling for ruling in rulings() if page in ruling.pages)


class MeasuredStrength(Struct, frozen=True):
    """What was measured of an opponent: ``wins`` in a hundred hands, and ``points`` gained a hand."""

    wins: float
    points: float


@cache
def measured_strength() -> Mapping[BotId, MeasuredStrength]:
    """What was measured of each opponent; empty before that."""
    rows = _read("strength")["bot"]
    return MappingProxyType({BotId(row["id"]): MeasuredStrength(row["wins"], row["points"]) for row in rows})


@cache
def key_map() -> tuple[KeyPlace, ...]:
    """The keys of the app by place."""
    return tuple(KeyPlace(entry["id"], _key_rows(entry["rows"])) for entry in _read("keys")["place"])


def _key_rows(rows: Sequence[Mapping[str, Any]]) -> tuple[KeyRow, ...]:
    return tuple(KeyRow(tuple(row["keys"]), row["does"], bool(row.get("range"))) for row in rows)
