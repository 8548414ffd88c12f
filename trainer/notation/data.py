"""Hands and scores as JSON data: what ``python -m trainer score`` reads and writes, one object a line.

In: ``{"concealed", "win_tile", "melds", "seat", "events", "values"}``; ``concealed`` holds the winning tile;
``melds``, ``events`` and ``values`` may be left out (none, none, ``sihai``); other fields are not looked at. Melds may
also stand in brackets among the concealed tiles (``11m [123p]``), and ``win_tile`` may be left out where a ``+`` stands
before it there (``11m +3p``).
``"prevailing"`` names the prevailing wind where it counts as 番牌; then receipts of winds tell under ``"winds"`` what
makes them count. Out: ``{"points", "values", "fans", "receipts", "refused"}``. Everything that is wrong with a line is
told at once.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.notation.fields import (
    Fields,
    HandDataError,
    data_fault,
    fields_of,
    quoted,
    read_hand,
    read_list,
    read_melds,
    read_prevailing,
    read_seat,
    read_tiles,
    read_values,
    shown,
)
from trainer.notation.hand_text import HandText, text_size_faults
from trainer.notation.meld_text import meld_to_data
from trainer.rules.events import EventClaim, event_faults
from trainer.rules.fans import INCIDENTAL_FANS, FanId
from trainer.rules.faults import Fault, FaultKind
from trainer.rules.hands import Hand, copies_faults, win_tile_faults
from trainer.rules.melds import Meld
from trainer.rules.readings import Reading
from trainer.rules.scoring import NotAWin, Receipt, Refusal, Score, score_hand
from trainer.rules.tiles import Seat, Tile, format_tiles
from trainer.rules.winds import wind_roles


def hand_from_data(data: object) -> Hand:
    """A hand that can exist, won or not, from its JSON data. Raises `HandDataError` with every fault at once.

    >>> hand_from_data({"concealed": "123m123m456m789m55p", "win_tile": "5m", "seat": "S"}).win_tile
    <Tile.M5: 4>
    """
    faults: list[Fault] = []
    hand = _read_hand(fields_of(data), faults)
    if hand is None:
        raise HandDataError(faults)
    return hand


def hand_to_data(hand: Hand) -> dict[str, object]:
    """The JSON form of a hand; `hand_from_data` reads it back."""
    data: dict[str, object] = {
        "concealed": format_tiles(hand.concealed),
        "win_tile": str(hand.win_tile),
        "melds": [meld_to_data(meld) for meld in hand.melds],
        "seat": hand.seat.letter,
        "events": sorted(event.value for event in hand.events),
    }
    return data if hand.prevailing is None else data | {"prevailing": hand.prevailing.letter}


def score_line(data: object) -> dict[str, object]:
    """Score one line of data; a line that cannot be scored gives ``{"error", "kind", "problems"}``."""
    try:
        return score_to_data(score_from_data(data))
    except HandDataError as error:
        return error.to_data()


def score_from_data(data: object) -> Score:
    """The score of a won hand from its JSON data. Raises `HandDataError` with every fault at once."""
    fields, faults = fields_of(data), list[Fault]()
    hand = _read_hand(fields, faults)
    values = read_values(fields, faults)
    if hand is None or values is None:
        raise HandDataError(faults)
    try:
        return score_hand(hand, values)
    except NotAWin as error:
        concealed = format_tiles(hand.concealed)
        raise HandDataError([data_fault(FaultKind.NOT_A_WIN, str(error), "concealed", concealed)]) from None


def score_to_data(score: Score) -> dict[str, object]:
    """The JSON form of a score: points, value set, fans counted, receipts and refusals with their melds."""
    reading = score.reading
    return {
        "points": score.total,
        "values": score.values.id,
        "fans": {fan.value: count for fan, count in score.fans.items()},
        "receipts": [_receipt_data(score, receipt) for receipt in score.receipts],
        "refused": [_refusal_data(reading, refusal) for refusal in score.refused],
    }


def _receipt_data(score: Score, receipt: Receipt) -> dict[str, object]:
    return {
        "fan": receipt.fan.value,
        "class": receipt.klass.value,
        "parts": list(receipt.parts),
        "melds": _part_texts(score.reading, receipt.parts),
        "points": receipt.points,
        "status": score.values.statuses[receipt.fan].value,
        **_winds(score, receipt),
    }


def _winds(score: Score, receipt: Receipt) -> dict[str, object]:
    """What makes the wind of a 番牌 count, where a prevailing wind could be it."""
    seat, prevailing = score.circumstances.seat, score.circumstances.prevailing
    if prevailing is None or receipt.fan is not FanId.FANPAI:
        return {}
    roles = wind_roles(score.reading.melds[receipt.parts[0]].tile, seat, prevailing)
    return {"winds": [role.value for role in roles]} if roles else {}


def _refusal_data(reading: Reading, refusal: Refusal) -> dict[str, object]:
    blockers = [
        {"fan": blocker.fan.value, "parts": list(blocker.parts), "melds": _part_texts(reading, blocker.parts)}
        for blocker in refusal.blockers
    ]
    return {
        "fan": refusal.fan.value,
        "class": refusal.klass.value,
        "parts": list(refusal.parts),
        "melds": _part_texts(reading, refusal.parts),
        "points": refusal.points,
        "reason": refusal.reason.value,
        "blockers": blockers,
    }


def _part_texts(reading: Reading, parts: Sequence[int]) -> list[str]:
    return [str(reading.parts[index]) for index in parts]


class _Said(Struct, frozen=True):
    """What a line says of a hand; None where that cannot be read. ``every_meld``: whether all of its melds can be."""

    hand: HandText | None
    win_tile: Tile | None
    melds: tuple[Meld, ...]
    every_meld: bool
    seat: Seat | None
    events: frozenset[FanId]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All that can be read, of the hand and its melds."""
        return (self.hand.concealed if self.hand else ()) + tuple(tile for meld in self.melds for tile in meld.tiles)

    def contradictions(self) -> Iterator[Fault]:
        """What cannot be, as far as the parts that it takes to tell can be read."""
        yield from copies_faults(self.tiles)
        if self.hand is not None and self.every_meld:
            yield from text_size_faults(self.hand)
        if self.hand is not None and self.win_tile is not None:
            yield from win_tile_faults(self.win_tile, self.hand.concealed)
        if self.seat is not None and self.every_meld:
            yield from event_faults(EventClaim(self.seat, self.events, self.melds, self.tiles, self.win_tile))


def _read_hand(fields: Fields, faults: list[Fault]) -> Hand | None:
    said = _read(fields, faults)
    prevailing = read_prevailing(fields, faults)
    faults += said.contradictions()
    if faults or said.hand is None or said.win_tile is None or said.seat is None:
        return None
    return Hand(said.hand.concealed, said.melds, said.win_tile, said.seat, said.events, prevailing)


def _read(fields: Fields, faults: list[Fault]) -> _Said:
    hand = read_hand(fields, "concealed", faults)
    named = hand.win_tile if hand is not None and "win_tile" not in fields else None
    win_tile = named if named is not None else _read_win_tile(fields, faults)
    listed = read_list(fields, "melds", faults)
    melds = read_melds(listed or (), faults)
    every_meld = hand is not None and listed is not None and len(melds) == len(listed)
    laid = (hand.melds if hand else ()) + melds
    seat = read_seat(fields, faults)
    events = _read_events(read_list(fields, "events", faults) or (), faults)
    return _Said(replace(hand, melds=laid) if hand else None, win_tile, laid, every_meld, seat, events)


def _read_win_tile(fields: Fields, faults: list[Fault]) -> Tile | None:
    tiles = read_tiles(fields, "win_tile", faults)
    if tiles is None:
        return None
    if len(tiles) != 1:
        error = f"{len(tiles)} winning tiles; write one"
        faults.append(data_fault(FaultKind.NOT_ONE_TILE, error, "win_tile", str(fields["win_tile"])))
        return None
    return tiles[0]


def _read_events(listed: Sequence[object], faults: list[Fault]) -> frozenset[FanId]:
    events = set()
    for index, name in enumerate(listed):
        if isinstance(name, str) and name in tuple(FanId):
            events.add(FanId(name))
        else:
            error = f"{quoted(name)} is no event; write one of {', '.join(INCIDENTAL_FANS)}"
            faults.append(data_fault(FaultKind.UNKNOWN_EVENT, error, f"events[{index}]", shown(name)))
    return frozenset(events)
