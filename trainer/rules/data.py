"""Hands and scores as JSON data: what ``python -m trainer score`` reads and writes, one object a line.

In: ``{"concealed", "win_tile", "melds", "seat", "events", "values"}``; ``concealed`` holds the winning tile;
``melds``, ``events`` and ``values`` may be left out (none, none, ``sihai``); other fields are not looked at.
``"prevailing"`` names the prevailing wind where it counts as 番牌; then receipts of winds tell under ``"winds"`` what
makes them count. Out: ``{"points", "values", "fans", "receipts", "refused"}``. Everything that is wrong with a line is
told at once.
"""

from collections.abc import Sequence

from trainer.rules.events import EventClaim, event_faults
from trainer.rules.fans import FanId
from trainer.rules.fields import (
    DataFault,
    Fields,
    HandDataError,
    fields_of,
    quoted,
    read_list,
    read_melds,
    read_prevailing,
    read_seat,
    read_tiles,
    read_values,
    shown,
)
from trainer.rules.hands import Hand, copies_faults, size_faults, win_tile_faults
from trainer.rules.melds import meld_to_data
from trainer.rules.notation import format_tiles
from trainer.rules.readings import Reading
from trainer.rules.scoring import NotAWin, Receipt, Refusal, Score, score_hand
from trainer.rules.tiles import Tile
from trainer.rules.winds import wind_roles


def hand_from_data(data: object) -> Hand:
    """A hand that can exist, won or not, from its JSON data. Raises `HandDataError` with every fault at once.

    >>> hand_from_data({"concealed": "123m123m456m789m55p", "win_tile": "5m", "seat": "S"}).win_tile
    <Tile.M5: 4>
    """
    faults: list[DataFault] = []
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
        return score_to_data(_scored(fields_of(data)))
    except HandDataError as error:
        return error.to_data()


def _scored(fields: Fields) -> Score:
    faults: list[DataFault] = []
    hand = _read_hand(fields, faults)
    values = read_values(fields, faults)
    if hand is None or values is None:
        raise HandDataError(faults)
    try:
        return score_hand(hand, values)
    except NotAWin as error:
        raise HandDataError([DataFault("not-a-win", str(error), "concealed", format_tiles(hand.concealed))]) from None


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


def _read_hand(fields: Fields, faults: list[DataFault]) -> Hand | None:
    concealed = read_tiles(fields, "concealed", faults)
    win_tile = _read_win_tile(fields, faults)
    listed = read_list(fields, "melds", faults)
    melds = read_melds(listed or (), faults)
    seat = read_seat(fields, faults)
    prevailing = read_prevailing(fields, faults)
    events = _read_events(read_list(fields, "events", faults) or (), faults)
    tiles = (concealed or ()) + tuple(tile for meld in melds for tile in meld.tiles)
    faults += map(DataFault.of, copies_faults(tiles))
    all_melds_read = listed is not None and len(melds) == len(listed)
    if concealed is not None and listed is not None:
        faults += map(DataFault.of, size_faults(len(concealed), len(listed)))
    if concealed is not None and win_tile is not None:
        faults += map(DataFault.of, win_tile_faults(win_tile, concealed))
    if seat is not None and all_melds_read:
        faults += map(DataFault.of, event_faults(EventClaim(seat, events, melds, tiles, win_tile)))
    if faults or concealed is None or win_tile is None or seat is None:
        return None
    return Hand(concealed, melds, win_tile, seat, events, prevailing)


def _read_win_tile(fields: Fields, faults: list[DataFault]) -> Tile | None:
    tiles = read_tiles(fields, "win_tile", faults)
    if tiles is None:
        return None
    if len(tiles) != 1:
        faults.append(DataFault("not-one-tile", f"{len(tiles)} winning tiles", "win_tile", str(fields["win_tile"])))
        return None
    return tiles[0]


def _read_events(listed: Sequence[object], faults: list[DataFault]) -> frozenset[FanId]:
    events = set()
    for index, name in enumerate(listed):
        if isinstance(name, str) and name in tuple(FanId):
            events.add(FanId(name))
        else:
            faults.append(DataFault("unknown-event", f"{quoted(name)} is no event", f"events[{index}]", shown(name)))
    return frozenset(events)
