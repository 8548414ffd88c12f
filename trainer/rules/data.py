"""Hands and scores as JSON data: what ``python -m trainer score`` reads and writes, one object a line.

In: ``{"concealed", "win_tile", "melds", "seat", "events", "values"}``; ``concealed`` holds the winning tile;
``melds``, ``events`` and ``values`` may be left out (none, none, ``sihai``); other fields are not looked at.
``"prevailing"`` names the prevailing wind where it counts as 番牌; then receipts of winds tell under ``"winds"`` what
makes them count. Out: ``{"points", "values", "fans", "receipts", "refused"}``. Everything that is wrong with a line is
told at once.
"""

from collections.abc import Iterator, Mapping, Sequence

from trainer.rules.fans import FanId
from trainer.rules.faults import Fault
from trainer.rules.fields import (
    DataFault,
    HandDataError,
    read_list,
    read_melds,
    read_prevailing,
    read_seat,
    read_tiles,
    read_values,
    type_name,
)
from trainer.rules.hands import (
    Hand,
    HandError,
    check_hand,
    copies_faults,
    size_faults,
    win_tile_faults,
)
from trainer.rules.melds import Meld, meld_to_data
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
    hand, faults = _read_hand(data)
    if hand is None or faults:
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
    hand, faults = _read_hand(data)
    values = read_values(data if isinstance(data, dict) else {}, faults)
    if hand is None or values is None or faults:
        return HandDataError(faults).to_data()
    try:
        return score_to_data(score_hand(hand, values))
    except NotAWin as error:
        text = format_tiles(hand.concealed)
        return HandDataError([DataFault("not-a-win", str(error), "concealed", text)]).to_data()


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


def _read_hand(data: object) -> tuple[Hand | None, list[DataFault]]:
    faults: list[DataFault] = []
    if not isinstance(data, dict):
        return None, [DataFault("not-an-object", f"a JSON object is expected, not {type_name(data)}")]
    concealed = read_tiles(data, "concealed", faults)
    win_tile = _read_win_tile(data, faults)
    listed = read_list(data, "melds", faults)
    melds = read_melds(listed or (), faults)
    seat = read_seat(data, faults)
    prevailing = read_prevailing(data, faults)
    events = _read_events(read_list(data, "events", faults) or (), faults)
    if concealed is None or win_tile is None or seat is None or faults:
        faults += (_data_fault(fault) for fault in _partial_faults(concealed, win_tile, listed, melds))
        return None, faults
    hand = Hand(concealed, melds, win_tile, seat, events, prevailing)
    try:
        check_hand(hand)
    except HandError as error:
        faults += (_data_fault(fault) for fault in error.faults)
        return None, faults
    return hand, faults


def _partial_faults(
    concealed: tuple[Tile, ...] | None,
    win_tile: Tile | None,
    listed: Sequence[object] | None,
    melds: tuple[Meld, ...],
) -> Iterator[Fault]:
    """What can be said of a hand of which something could not be read."""
    yield from copies_faults((concealed or ()) + tuple(tile for meld in melds for tile in meld.tiles))
    if concealed is not None:
        if listed is not None:
            yield from size_faults(len(concealed), len(listed))
        if win_tile is not None:
            yield from win_tile_faults(win_tile, concealed)


def _data_fault(fault: Fault) -> DataFault:
    return DataFault(fault.problem.value, fault.detail)


def _read_win_tile(data: Mapping[str, object], faults: list[DataFault]) -> Tile | None:
    tiles = read_tiles(data, "win_tile", faults)
    if tiles is None:
        return None
    if len(tiles) != 1:
        faults.append(DataFault("not-one-tile", f"{len(tiles)} winning tiles", "win_tile", str(data["win_tile"])))
        return None
    return tiles[0]


def _read_events(listed: Sequence[object], faults: list[DataFault]) -> frozenset[FanId]:
    events = set()
    for index, name in enumerate(listed):
        if isinstance(name, str) and name in tuple(FanId):
            events.add(FanId(name))
        else:
            faults.append(DataFault("unknown-event", f"{name!r} is no event", f"events[{index}]", str(name)))
    return frozenset(events)
