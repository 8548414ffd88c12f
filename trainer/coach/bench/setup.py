"""What is set up on the bench, as one frozen value: a line of text, the seat, where the last tile came from, events.
A line of data (the JSON form of a hand) or the code of a moment becomes such a value, too; and there are examples to
begin with."""

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.bench.seen import STROKE, read_seen, with_seen
from trainer.game import CodeError, Record, SeatView, Won, record_from_data, replay, view
from trainer.game.position_code import is_position_code, read_position
from trainer.json_text import NotJson, read_json
from trainer.notation import hand_from_data
from trainer.notation.hand_text import HandReading, HandText, read_hand_text, write_hand_text
from trainer.rules import (
    COPIES,
    DISCARD_EVENTS,
    TILES,
    FanId,
    Fault,
    FaultError,
    Meld,
    Phrase,
    Relation,
    Seat,
    Tile,
    relation,
)


class Into(StrEnum):
    """Where the next tile goes: into the hand, as the lowest of a meld that is laid down, or among the tiles seen."""

    HAND = "hand"
    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    CONCEALED_KONG = "concealed-kong"
    SEEN = "seen"

    def meld(self, tile: Tile) -> Meld | None:
        """The meld that begins with ``tile``; None where none is laid down, and for a chow that does not exist."""
        match self:
            case Into.HAND | Into.SEEN:
                return None
            case Into.CHOW:
                return Meld.chow(tile) if not tile.is_honour and tile.rank <= 7 else None
            case Into.PUNG:
                return Meld.pung(tile)
            case _:
                return Meld.kong(tile, concealed=self is Into.CONCEALED_KONG)


INTO_HAND: Final = tuple(into for into in Into if into is not Into.SEEN)
"""Where the tiles of the hand itself go."""


@lru_cache(maxsize=64)
def _read(text: str) -> HandReading:
    """The reading of a line; every part of the bench asks for that of the same one."""
    return read_hand_text(text)


class Setup(Struct, frozen=True):
    """One state of the bench. ``giver`` is who gave the last tile, `Relation.SELF` where it was drawn; ``prevailing``
    the prevailing wind, None where it does not count; ``seen`` the line of the tiles that lie on the table;
    ``line`` the winning line in points, None for that of the settings."""

    text: str = ""
    seat: Seat = Seat.E
    giver: Relation = Relation.SELF
    events: frozenset[FanId] = frozenset()
    prevailing: Seat | None = None
    seen: str = ""
    line: int | None = None

    @property
    def is_data(self) -> bool:
        """Whether the line is no hand but data, as ``python -m trainer score`` takes it, or the code of a moment."""
        return self.text.lstrip().startswith("{") or means_code(self.text)

    @property
    def reading(self) -> HandReading:
        """What can be read of the line; nothing of data."""
        return HandReading(HandText(), ()) if self.is_data else _read(self.text)

    @property
    def hand(self) -> HandText:
        """The hand that can be read of the line."""
        return self.reading.hand

    def fits(self, tile: Tile, into: Into) -> bool:
        """Whether there are copies enough for the tile to go there; a chow needs two more ranks above it."""
        if into in (Into.HAND, Into.SEEN):
            return self.left(tile) > 0
        meld = into.meld(tile)
        return meld is not None and all(meld.tiles.count(t) <= self.left(t) for t in meld.tiles)

    def left(self, tile: Tile) -> int:
        """How many copies are neither in the hand nor seen."""
        return max(0, COPIES - self.hand.tiles.count(tile) - read_seen(self.seen).tiles.count(tile))

    def add(self, tile: Tile, into: Into, whose: Relation = Relation.SELF) -> "Setup":
        """Put a tile into the hand, the meld that begins with it beside it, or the tile into the river of ``whose``;
        what does not fit changes nothing."""
        if not self.fits(tile, into):
            return self
        if into is Into.SEEN:
            return replace(self, seen=with_seen(self.seen, tile, whose))
        meld = into.meld(tile)
        if meld is None:
            return self._with(replace(self.hand, concealed=(*self.hand.concealed, tile)))
        return self._with(replace(self.hand, melds=(*self.hand.melds, meld)))

    def remove_at(self, place: int) -> "Setup":
        """Take away what stands at a place: concealed tiles first, the winning one last of them, then the melds."""
        hand, held = self.hand, list(self.hand.held)
        if place >= len(hand.concealed):
            at = place - len(hand.concealed)
            return self._with(replace(hand, melds=hand.melds[:at] + hand.melds[at + 1 :]))
        if place == len(held):
            return self._with(replace(hand, concealed=tuple(held), win_tile=None))
        del held[place]
        last = hand.concealed[-1] if hand.win_tile is None else hand.win_tile
        return self._with(replace(hand, concealed=(*held, last)))

    def varied(self, place: int, by: int) -> tuple["Setup", int]:
        """The concealed tile at a place turned into the next one (``by`` 1) or the one before (-1) of which a copy is
        left, and where it stands then; the winning tile stays the winning one."""
        hand, held = self.hand, list(self.hand.held)
        wins = place == len(held)
        old = hand.last_tile if wins else held[place]
        if old is None:
            return self, place
        others = (TILES[(old + by * step) % len(TILES)] for step in range(1, len(TILES)))
        new = next((tile for tile in others if self.left(tile)), old)
        if wins:
            named = None if hand.win_tile is None else new
            return self._with(replace(hand, concealed=(*held, new), win_tile=named)), place
        held[place] = new
        last = () if hand.last_tile is None else (hand.last_tile,)
        return self._with(replace(hand, concealed=(*held, *last))), sorted(held).index(new)

    def win_with(self, tile: Tile) -> "Setup":
        """Name the winning tile, one of the concealed ones."""
        return self._with(replace(self.hand, win_tile=tile))

    def _with(self, hand: HandText) -> "Setup":
        return replace(self, text=write_hand_text(hand))


def read_data_line(text: str) -> Setup | tuple[Phrase, ...]:
    """The hand of a line of data, of a record or of a code, or every fault of it.

    Data does not tell who gave the last tile: it was drawn, unless an event says that it was not; then it came from
    across.
    """
    if means_code(text):
        return _of_code(text)
    try:
        data = read_json(text)
        if isinstance(data, dict) and {"deal", "moves"} <= data.keys():
            return _of_record(data)
        hand = hand_from_data(data)
    except NotJson as error:
        return (Phrase.of("fault-not-json", n=error.position + 1),)
    except FaultError as error:
        return tuple(_said(fault) for fault in error.faults)
    line = write_hand_text(HandText(hand.concealed, hand.melds, hand.win_tile))
    giver = Relation.ACROSS if hand.events & DISCARD_EVENTS else Relation.SELF
    return Setup(line, hand.seat, giver, hand.events, hand.prevailing)


def means_code(text: str) -> bool:
    """Whether a line means to be the code of a moment: no hand has a full stop, and tiles are small letters."""
    return is_position_code(text) and text.isascii() and ("-" in text or text.upper() == text)


def _of_record(data: Mapping[str, object]) -> Setup:
    """The hand that won a record, or where nobody did, of its seat (East where it names none), as it stands at the end.
    Raises `trainer.rules.FaultError`."""
    state = replay(record_from_data(data))
    result, named = state.result, str(data.get("seat"))
    if isinstance(result, Won):
        hand = result.hand
        line = write_hand_text(HandText(hand.concealed, hand.melds, hand.win_tile))
        giver = Relation.SELF if result.source is None else relation(result.seat, result.source)
        return Setup(line, result.seat, giver, hand.events, hand.prevailing)
    return _of_view(view(state, Seat[named] if named in Seat.__members__ else Seat.E))


def _of_code(text: str) -> Setup | tuple[Phrase, ...]:
    """The own hand of the moment of a code, won where it can be, or why the code is none."""
    try:
        coded = read_position(text)
    except CodeError as error:
        return (error.phrase,)
    return _of_view(view(replay(Record(coded.invitation.deal, coded.moves)), coded.invitation.seat))


def _of_view(seen: SeatView) -> Setup:
    """What a seat holds and sees, won where it can be."""
    if (win := seen.win) is None:
        held = sorted(seen.hand, key=lambda tile: tile is seen.drawn)  # what was drawn stands last
        line = write_hand_text(HandText(tuple(held), seen.plain_melds))
        return Setup(line, seen.seat, prevailing=seen.rules.prevailing, seen=_table_of(seen, None))
    giver = Relation.SELF if win.source is None else relation(seen.seat, win.source)
    line = write_hand_text(HandText(win.hand.concealed, win.hand.melds, win.tile))
    table = _table_of(seen, win.source if seen.last_discard == (win.source, win.tile) else None)
    return Setup(line, seen.seat, giver, win.hand.events, seen.rules.prevailing, table)


def _table_of(seen: SeatView, giver: Seat | None) -> str:
    """The line of what lies on the table: the rivers, each other's with the melds of its seat. ``giver``: whose last
    discard is the winning tile, and so lies there no more."""
    rivers = []
    for seat in (seen.seat, *seen.seat.others()):
        there = seen.seats[seat]
        river = [gone.tile for gone in there.discards if gone.claimed_by is None]
        river = river[:-1] if seat is giver else river
        melds = () if seat is seen.seat else (tile for laid in there.melds for tile in laid.meld.tiles)
        rivers.append("".join(map(str, (*river, *melds))))
    return f" {STROKE} ".join(rivers) if any(rivers) else ""


def _said(fault: Fault) -> Phrase:
    return Phrase.of("fault-in", field=fault.field, what=fault.said) if fault.field else fault.said


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
