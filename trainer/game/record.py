"""A hand on paper: the deal and every move, as one JSON object; it replays to an equal state."""

import json
from collections.abc import Iterable, Mapping

from msgspec import Struct

from trainer.game.deals import Deal, deal_from_data, deal_to_data
from trainer.game.legal import IllegalMove
from trainer.game.moves import Move, MoveTextError, format_move, parse_move
from trainer.game.play import Step, apply, start_hand
from trainer.game.state import State, Won
from trainer.json_text import NotJson, read_json
from trainer.rules import Fault, FaultError, Phrase, Seat

FORMAT = 1
"""The version of the JSON form."""

FORMAT_PREVAILING = 2
"""The version for a deal whose prevailing wind counts: who knows only the first would score it wrong."""

FORMAT_MIDWAY = 3
"""The version for a hand taken up midway: who knows only the first two would deal it as a first turn."""


_FORMATS = (FORMAT, FORMAT_PREVAILING, FORMAT_MIDWAY)


class RecordError(FaultError):
    """A text that holds no record, with one fault.

    Kinds: ``record-json`` (not readable), ``record-format`` (another version), ``record-form`` (parts missing),
    ``record-move`` (a move that cannot be read), ``record-illegal`` (a move that could not be made there); the last
    two come with the ``place`` of the move, from 0, and have ``moves[1]`` as the field.
    """

    def __init__(self, reason: str, detail: str, place: int | None = None) -> None:
        kind = f"record-{reason}"
        if place is None:
            fault = Fault(kind, detail, Phrase.of(f"fault-{kind}"))
        else:
            said = Phrase.of(f"fault-{kind}", place=place + 1)
            fault = Fault(kind, f"move {place + 1}: {detail}", said, field=f"moves[{place}]")
        super().__init__([fault])


class Record(Struct, frozen=True):
    """A deal and the moves made so far, in the order they were made."""

    deal: Deal
    moves: tuple[Move, ...] = ()


def record_of(state: State) -> Record:
    """The record of a state; nothing else is needed to come back to it."""
    return Record(state.deal, state.moves)


def replay(record: Record) -> State:
    """The state a record leads to. Raises `RecordError` (``illegal``) for a move that could not be made."""
    return replay_steps(record)[-1][0]


def replay_steps(record: Record) -> tuple[Step, ...]:
    """The dealt state and the state after each move, each with its events. Raises as `replay`."""
    steps = [start_hand(record.deal)]
    for place, move in enumerate(record.moves):
        try:
            steps.append(apply(steps[-1][0], move))
        except IllegalMove as error:
            raise RecordError("illegal", str(error), place) from error
    return tuple(steps)


def record_to_data(record: Record) -> dict[str, object]:
    """The JSON form: ``format``, ``deal`` and ``moves`` as one line of text each."""
    return {
        "format": _format_of(record.deal),
        "deal": deal_to_data(record.deal),
        "moves": [format_move(m) for m in record.moves],
    }


def _format_of(deal: Deal) -> int:
    if deal.midway:
        return FORMAT_MIDWAY
    return FORMAT if deal.rules.prevailing is None else FORMAT_PREVAILING


def record_from_data(data: Mapping[str, object]) -> Record:
    """Read the JSON form; a ``result`` beside it is not believed but played again. Raises `RecordError`,
    or `trainer.game.deals.DealError` for a deal that cannot be."""
    if data.get("format") not in _FORMATS:
        raise RecordError("format", f"format {data.get('format')!r}, this program reads 1 to {_FORMATS[-1]}")
    deal, moves = data.get("deal"), data.get("moves")
    if not isinstance(deal, dict) or not isinstance(moves, list):
        raise RecordError("form", "a record needs an object 'deal' and a list 'moves'")
    return Record(deal_from_data(deal), _moves(moves))


def _moves(lines: Iterable[object]) -> tuple[Move, ...]:
    moves = []
    for place, line in enumerate(lines):
        try:
            moves.append(parse_move(str(line)))
        except MoveTextError as error:
            raise RecordError("move", str(error), place) from error
    return tuple(moves)


def record_to_json(record: Record) -> str:
    """The record as one line of JSON."""
    return json.dumps(record_to_data(record), ensure_ascii=False)


def record_from_json(text: str) -> Record:
    """Read `record_to_json`'s line. Raises `RecordError` or `trainer.game.deals.DealError`."""
    try:
        data = read_json(text)
    except NotJson as error:
        raise RecordError("json", str(error)) from error
    if not isinstance(data, dict):
        raise RecordError("form", "a record is a JSON object")
    return record_from_data(data)


def result_to_data(state: State) -> dict[str, object] | None:
    """How a finished hand ended, for readers of the JSON: winner, source, points, fans and payments by seat;
    ``winner`` is null for an exhausted wall, the whole is None for a hand still played."""
    if state.result is None:
        return None
    if not isinstance(state.result, Won):
        return {"winner": None, "payments": dict.fromkeys((seat.letter for seat in Seat), 0)}
    won = state.result
    return {
        "winner": won.seat.letter,
        "source": None if won.source is None else won.source.letter,
        "tile": str(won.tile),
        "points": won.score.total,
        "line": state.deal.lines[won.seat],
        "fans": {fan.value: count for fan, count in won.score.fans.items()},
        "payments": {payment.seat.letter: payment.amount for payment in won.settlement.payments},
    }
