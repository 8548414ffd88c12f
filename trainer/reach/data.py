"""Positions, distances and par as JSON data: what ``python -m trainer reach`` and ``par`` read and write.

``reach`` in: ``{"concealed", "melds", "seat", "visible"}``; ``melds`` and ``visible`` may be left out (none), and melds
may stand in brackets among the concealed tiles (``11m [123p]``). A line may name the prevailing wind where it counts as
番牌 (``"prevailing"``), a built-in set of values (``"values"``, ``sihai``) and its winning lines (``"lines"``,
``[5, 10]``, at most `MOST_LINES`); ``win`` is always answered.
Out: ``{"reach": {key: {"distance", "accepts", "live"}}, "discards": {tile: {key: {...}}}}``; a key out of reach is left
out, and ``discards`` is empty for a hand that need not discard. A hand of 13 can be answered further: `waits_data` adds
``"waits"``, `widens_data` ``"widens"``.
``par`` in: ``{"start", "draws", "seat"}``, ``draws`` a list of tiles in their order; wind, values and lines as above.
Out: ``{"par": {key: draws}}``. Everything that is wrong with a line is told at once.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

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
    wrong_type,
)
from trainer.notation.hand_text import HandText, text_size_faults
from trainer.notation.meld_text import meld_to_data
from trainer.reach.engine import analyse
from trainer.reach.model import LINES, SIZES, Key, Nearness, Position, Reach, key_text
from trainer.reach.par_draws import Draws, par
from trainer.reach.waiting import waits, widenings
from trainer.rules import Fault, FaultKind, Tile, ValueSet, copies_faults, format_tiles, size_faults

MOST_LINES = 8
"""Winning lines that one line of data may ask for: what a line takes is worked out anew for each, in up to 2 s."""


def position_from_data(data: object) -> Position:
    """A position that can exist from its JSON data.

    Raises `trainer.notation.HandDataError` with every fault at once.

    >>> position_from_data({"concealed": "123m456p789s1122z", "seat": "E", "visible": "9m"}).visible
    (<Tile.M9: 8>,)
    """
    faults: list[Fault] = []
    position = _read_position(fields_of(data), faults)
    if position is None:
        raise HandDataError(faults)
    return position


def position_to_data(position: Position) -> dict[str, object]:
    """The JSON form of a position; `position_from_data` reads it back."""
    data: dict[str, object] = {
        "concealed": format_tiles(position.concealed),
        "melds": [meld_to_data(meld) for meld in position.melds],
        "seat": position.seat.letter,
        "visible": format_tiles(position.visible),
    }
    return data if position.prevailing is None else data | {"prevailing": position.prevailing.letter}


def reach_to_data(reach: Reach) -> dict[str, object]:
    """The JSON form of an answer."""
    return {
        "reach": _keys_to_data(reach.now),
        "discards": {str(tile): _keys_to_data(answers) for tile, answers in reach.discards.items()},
    }


Addition: TypeAlias = Callable[[Position, ValueSet], Mapping[str, object]]
"""What makes more fields of an answer."""


def waits_data(position: Position, values: ValueSet) -> Mapping[str, object]:
    """``{"waits": [{"tile", "points", "live"}]}`` of a hand of 13, nothing of one that has to discard."""
    if position.must_discard:
        return {}
    found = waits(position, values)
    return {"waits": [{"tile": str(wait.tile), "points": wait.points, "live": wait.live} for wait in found]}


def widens_data(key: Key, position: Position, values: ValueSet) -> Mapping[str, object]:
    """``{"widens": [{"tile", "live", "discards"}]}`` of a hand of 13 for a key, nothing of one that has to discard."""
    if position.must_discard:
        return {}
    return {
        "widens": [
            {"tile": str(found.tile), "live": found.live, "discards": format_tiles(found.discards)}
            for found in widenings(position, key, values)
        ]
    }


def reach_line(data: object, additions: Sequence[Addition] = ()) -> dict[str, object]:
    """Answer one line of data; a line that cannot be answered gives ``{"error", "kind", "problems"}``."""
    try:
        return _answer(fields_of(data), additions)
    except HandDataError as error:
        return error.to_data()


def _answer(fields: Fields, additions: Sequence[Addition]) -> dict[str, object]:
    faults: list[Fault] = []
    position = _read_position(fields, faults)
    values = read_values(fields, faults)
    lines = _read_lines(fields, faults)
    if position is None or values is None or faults:
        raise HandDataError(faults)
    answer = reach_to_data(analyse(position, values, lines))
    for addition in additions:
        answer.update(addition(position, values))
    return answer


def par_line(data: object) -> dict[str, object]:
    """Answer one line of data for ``par``; a line that cannot be answered gives ``{"error", "kind", "problems"}``."""
    try:
        return _par_answer(fields_of(data))
    except HandDataError as error:
        return error.to_data()


def _par_answer(fields: Fields) -> dict[str, object]:
    faults: list[Fault] = []
    draws = _read_draws(fields, faults)
    values = read_values(fields, faults)
    lines = _read_lines(fields, faults)
    if draws is None or values is None or faults:
        raise HandDataError(faults)
    return {"par": {key_text(key): number for key, number in par(draws, values, lines).items()}}


def _read_drawn(fields: Fields, faults: list[Fault]) -> tuple[Tile, ...]:
    """The tiles drawn one after another."""
    if "draws" not in fields:
        faults.append(wrong_type(fields, "draws", "a list of tiles"))
        return ()
    listed = read_list(fields, "draws", faults) or ()
    return tuple(tile for index, item in enumerate(listed) for tile in _read_tile(item, index, faults))


def _read_draws(fields: Fields, faults: list[Fault]) -> Draws | None:
    start = read_tiles(fields, "start", faults)
    drawn = _read_drawn(fields, faults)
    seat = read_seat(fields, faults)
    prevailing = read_prevailing(fields, faults)
    faults += copies_faults((start or ()) + drawn)
    if start is not None:
        faults += size_faults(len(start), 0, SIZES[:1])
    if faults or start is None or seat is None:
        return None
    return Draws(start, drawn, seat, prevailing)


def _read_tile(item: object, index: int, faults: list[Fault]) -> tuple[Tile, ...]:
    """The tile of one draw, or a fault and none."""
    field = f"draws[{index}]"
    tiles = read_tiles({field: item}, field, faults) or ()
    if len(tiles) > 1 or (item == "" and not tiles):
        error = f"{field}: one tile is expected, not {len(tiles)}"
        faults.append(data_fault(FaultKind.NOT_ONE_TILE, error, field, shown(item)))
    return tiles[:1]


def _keys_to_data(answers: Mapping[Key, Nearness]) -> dict[str, object]:
    return {
        key_text(key): {
            "distance": nearness.distance,
            "accepts": format_tiles(nearness.accepts),
            "live": nearness.live,
        }
        for key, nearness in answers.items()
    }


def _read_position(fields: Fields, faults: list[Fault]) -> Position | None:
    text = read_hand(fields, "concealed", faults)
    visible = read_tiles({"visible": "", **fields}, "visible", faults)
    hand, is_whole = _with_listed_melds(text, fields, faults)
    seat = read_seat(fields, faults)
    prevailing = read_prevailing(fields, faults)
    own = hand.concealed + tuple(tile for meld in hand.melds for tile in meld.tiles)
    faults += copies_faults(own + (visible or ()))
    if is_whole:
        faults += text_size_faults(hand, SIZES)
    if faults or visible is None or seat is None:
        return None
    return Position(hand.concealed, hand.melds, seat, visible, prevailing)


def _with_listed_melds(text: HandText | None, fields: Fields, faults: list[Fault]) -> tuple[HandText, bool]:
    """The hand of the text with the melds of the list too, and whether all of it could be read."""
    listed = read_list(fields, "melds", faults)
    melds = read_melds(listed or (), faults)
    hand = text or HandText()
    whole = text is not None and listed is not None and len(melds) == len(listed)
    return replace(hand, melds=hand.melds + melds), whole


def _read_lines(fields: Fields, faults: list[Fault]) -> tuple[int, ...]:
    """The lines asked for, any winning hand the first of them."""
    lines = [0]
    listed = read_list({"lines": list(LINES), **fields}, "lines", faults) or ()
    if len(listed) > MOST_LINES:
        error = f"lines: {len(listed)} lines, at most {MOST_LINES}"
        faults.append(data_fault(FaultKind.TOO_MANY_LINES, error, "lines"))
        return ()
    for index, line in enumerate(listed):
        if type(line) is int and line >= 0:
            lines.append(line)
        else:
            error = f"lines[{index}]: points from 0 are expected, not {quoted(line)}"
            faults.append(data_fault(FaultKind.WRONG_TYPE, error, f"lines[{index}]", shown(line)))
    return tuple(dict.fromkeys(lines))
