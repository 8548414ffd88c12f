"""What is agreed before the first tile is drawn: the table's rules, each player's line, and how the wall is made.

A `Deal` is a value without tiles; `trainer.game.walls` turns it into hands and a wall. Equal deals give equal
walls. How the start was chosen is part of the deal, so a start that is not fair is always disclosed.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from msgspec import Struct, field

from trainer.notation import meld_from_data, meld_to_data
from trainer.rules import (
    COPIES,
    PATTERN_FANS,
    FanId,
    Fault,
    FaultError,
    Meld,
    Phrase,
    Scheme,
    Seat,
    Tile,
    Value,
    format_tiles,
    parse_tiles,
)

MAX_SEED = 2**48
"""Seeds go from 0 up to, not including, this."""

MAX_LINE = 200
"""The highest winning line that can be agreed, in points."""

DEALT = 13
"""The tiles that every seat is dealt."""

MAX_MISSING = 6
"""The most tiles that a start to order may be short of its fans."""


class TableRules(Struct, frozen=True):
    """The value set that scores (``sihai``, ``zungjung`` or a name known to `load_values`) and how wins are paid.

    ``prevailing``: the prevailing wind of the hand, of which a pung is 番牌 too; None at a table where it does not
    count.
    """

    values: str = "sihai"
    scheme: Scheme = Scheme.SIHAI
    prevailing: Seat | None = None


class Fair(Struct, frozen=True):
    """All tiles shuffled alike."""


class Near(Struct, frozen=True):
    """``seat`` starts at most ``missing`` tiles short of a complete hand with ``fan``; the rest is shuffled."""

    seat: Seat
    fan: FanId
    missing: int = 3


class Conflict(Struct, frozen=True):
    """``seat`` starts near two fans at once, with tiles that serve only one of them.

    Each is at most ``missing`` tiles short. Every two fans can be begun in one hand that is 4 tiles short of both;
    with fewer, some share too little.
    """

    seat: Seat
    fans: tuple[FanId, FanId]
    missing: int = 4


class Laid(Struct, frozen=True):
    """What lies before a seat when a hand is taken up midway: its melds and its river, in the order made. Who gave the
    tiles of its melds is not known."""

    melds: tuple[Meld, ...] = ()
    river: tuple[Tile, ...] = ()


class Stacked(Struct, frozen=True):
    """Every tile chosen: four dealt hands of 13 and the wall in drawing order. ``turn`` draws first.

    Replacement tiles come from the wall's end. A wall shorter than usual sets the other tiles aside. ``table``: what
    lies before each seat of a hand that is taken up midway, where nobody has a first turn any more; each meld takes
    three tiles off the hand of its seat. Empty at the beginning of a hand, where the dealer draws first.
    """

    hands: tuple[tuple[Tile, ...], ...]
    wall: tuple[Tile, ...]
    table: tuple[Laid, ...] = ()
    turn: Seat = Seat.E


Start = Fair | Near | Conflict | Stacked
"""How the tiles of a deal are chosen."""


class StartKind(StrEnum):
    """The kinds of start, as the table discloses them."""

    FAIR = "fair"
    NEAR = "near"
    CONFLICT = "conflict"
    STACKED = "stacked"


class DealError(FaultError):
    """A deal that cannot be.

    Kinds: ``deal-seed``, ``deal-lines``, ``deal-missing``, ``deal-same-fan``, ``deal-fan`` (no start can be made for
    it), ``deal-hands``, ``deal-hand-size``, ``deal-table``, ``deal-copies``, ``deal-wall``, ``deal-form`` (a JSON form
    that cannot be read).
    """


def deal_fault(reason: str, detail: str, **args: Value) -> Fault:
    """A fault of a deal; ``args`` go into its sentence."""
    kind = f"deal-{reason}"
    return Fault(kind, detail, Phrase.of(f"fault-{kind}", **args))


class Deal(Struct, frozen=True):
    """One hand to be dealt. ``lines`` are the winning lines in points, by seat. Raises `DealError`.

    >>> Deal(7).lines
    (10, 10, 10, 10)
    """

    seed: int
    rules: TableRules = field(default_factory=TableRules)
    lines: tuple[int, int, int, int] = (10, 10, 10, 10)
    start: Start = field(default_factory=Fair)

    def __post_init__(self) -> None:
        faults = (*_seed_and_lines(self), *_start_faults(self.start))
        if faults:
            raise DealError(faults)

    @property
    def midway(self) -> bool:
        """Whether the hand is taken up midway, so that nobody has a first turn."""
        return isinstance(self.start, Stacked) and bool(self.start.table)


def _seed_and_lines(deal: Deal) -> Iterator[Fault]:
    if not 0 <= deal.seed < MAX_SEED:
        yield deal_fault("seed", f"the seed {deal.seed} is not within 0 to {MAX_SEED - 1}")
    if len(deal.lines) != len(Seat) or not all(0 <= line <= MAX_LINE for line in deal.lines):
        detail = f"{deal.lines} are not four winning lines of 0 to {MAX_LINE} points"
        yield deal_fault("lines", detail, most=MAX_LINE)


def _start_faults(start: Start) -> Iterator[Fault]:
    match start:
        case Stacked():
            yield from _stack_faults(start)
        case Near() | Conflict():
            yield from _ordered_faults(start)


def _ordered_faults(start: Near | Conflict) -> Iterator[Fault]:
    fans = (start.fan,) if isinstance(start, Near) else start.fans
    # A complete hand with a kong has 15 tiles, so 13 of them are 2 short.
    fewest = 2 if FanId.GANG in fans else 1
    if not fewest <= start.missing <= MAX_MISSING:
        detail = f"this start can be {fewest} to {MAX_MISSING} tiles short, not {start.missing}"
        yield deal_fault("missing", detail, fewest=fewest, most=MAX_MISSING)
    if not set(fans) <= set(PATTERN_FANS):
        yield deal_fault("fan", f"a start is near one of the pattern fans, not {' and '.join(fans)}")
    if len(fans) > 1 and fans[0] == fans[1]:
        yield deal_fault("same-fan", f"a conflict needs two different fans, not {fans[0]} twice")


def _stack_faults(start: Stacked) -> Iterator[Fault]:
    if len(start.hands) != len(Seat):
        yield deal_fault("hands", f"four hands are dealt, not {len(start.hands)}")
    if (start.table and len(start.table) != len(Seat)) or (not start.table and start.turn is not Seat.E):
        yield deal_fault("table", "tiles lie before all four seats, or the dealer draws first")
    for number, hand in enumerate(start.hands, 1):
        yield from _size_faults(number, hand, start.table[number - 1 : number])
    tiles = [*(tile for hand in start.hands for tile in hand), *start.wall, *tiles_laid(start.table)]
    over = tuple(sorted(tile for tile, count in Counter(tiles).items() if count > COPIES))
    if over:
        yield deal_fault("copies", f"more than four copies of {format_tiles(over)}", tiles=over)
    if not start.wall:
        yield deal_fault("wall", "the first draw needs a tile in the wall")


def _size_faults(number: int, hand: tuple[Tile, ...], laid: tuple[Laid, ...]) -> Iterator[Fault]:
    """Whether a hand has a tile too many or too few; ``laid`` is what lies before it, if anything does."""
    wanted = DEALT - 3 * sum(len(there.melds) for there in laid)
    if len(hand) != wanted:
        detail = f"hand {number} has {len(hand)} tiles, not {wanted}"
        yield deal_fault("hand-size", detail, number=number, n=len(hand), wanted=wanted)


def tiles_laid(table: Iterable[Laid]) -> Iterator[Tile]:
    """The tiles of all melds and rivers."""
    for laid in table:
        yield from (tile for meld in laid.melds for tile in meld.tiles)
        yield from laid.river


def deal_to_data(deal: Deal) -> dict[str, object]:
    """The JSON form of a deal; a prevailing wind is named only where it counts."""
    rules = deal.rules
    return {
        "seed": deal.seed,
        "values": rules.values,
        "scheme": rules.scheme.value,
        **({} if rules.prevailing is None else {"prevailing": rules.prevailing.letter}),
        "lines": list(deal.lines),
        "start": start_to_data(deal.start),
    }


def start_to_data(start: Start) -> dict[str, object]:
    """The JSON form of a start; its ``kind`` is one of `StartKind`."""
    match start:
        case Stacked():
            return {"kind": StartKind.STACKED.value, **_stacked_to_data(start)}
        case Fair():
            return {"kind": StartKind.FAIR.value}
        case Near() | Conflict():
            told = disclose(start)
            fans = [fan.value for fan in told.fans]
            return {"kind": told.kind.value, "seat": start.seat.letter, "fans": fans, "missing": start.missing}


def _stacked_to_data(start: Stacked) -> dict[str, object]:
    """Wall and rivers tile by tile: their order is the point of them."""
    data: dict[str, object] = {"hands": [format_tiles(hand) for hand in start.hands], "wall": _in_order(start.wall)}
    if start.table:
        data["table"] = [
            {"melds": [meld_to_data(meld) for meld in laid.melds], "river": _in_order(laid.river)}
            for laid in start.table
        ]
        data["turn"] = start.turn.letter
    return data


def _in_order(tiles: Iterable[Tile]) -> str:
    return "".join(map(str, tiles))


def deal_from_data(data: Mapping[str, object]) -> Deal:
    """Read the JSON form of a deal. Raises `DealError` (``form`` when it is no deal at all)."""
    try:
        seed, lines, start = data["seed"], data["lines"], data["start"]
        prevailing = data.get("prevailing")
        wind = None if prevailing is None else Seat[str(prevailing)]
        rules = TableRules(str(data["values"]), Scheme(str(data["scheme"])), wind)
        if not isinstance(lines, list) or not isinstance(start, dict):
            raise TypeError("lines and start must be a list and an object")
        east, south, west, north = (_whole(line) for line in lines)
        return Deal(_whole(seed), rules, (east, south, west, north), start_from_data(start))
    except DealError:
        raise
    except (KeyError, ValueError, TypeError) as error:
        raise DealError([deal_fault("form", f"no deal can be read: {error!r}")]) from error


def start_from_data(data: Mapping[str, object]) -> Start:
    """Read the JSON form of a start. Raises `KeyError`, `ValueError` or `TypeError` for what is no start."""
    kind = StartKind(str(data["kind"]))
    if kind is StartKind.FAIR:
        return Fair()
    if kind is StartKind.STACKED:
        return _stacked_from_data(data)
    return _ordered_from_data(kind, data)


def _stacked_from_data(data: Mapping[str, object]) -> Stacked:
    hands, table = data["hands"], data.get("table", [])
    if not isinstance(hands, list) or not isinstance(table, list):
        raise TypeError("hands and a table must be lists")
    dealt = tuple(tuple(sorted(parse_tiles(str(hand)))) for hand in hands)
    turn = Seat[str(data.get("turn", Seat.E.letter))]
    return Stacked(dealt, parse_tiles(str(data["wall"])), tuple(map(_laid_from_data, table)), turn)


def _laid_from_data(data: object) -> Laid:
    if not isinstance(data, dict) or not isinstance(data["melds"], list):
        raise TypeError("what lies before a seat must be an object with a list of melds")
    melds, river = data["melds"], parse_tiles(str(data["river"]))
    if not all(isinstance(meld, dict) for meld in melds):
        raise TypeError("a meld must be an object")
    return Laid(tuple(map(meld_from_data, melds)), river)


def _ordered_from_data(kind: StartKind, data: Mapping[str, object]) -> Near | Conflict:
    fans, missing, seat = data["fans"], data["missing"], Seat[str(data["seat"])]
    if not isinstance(fans, list):
        raise TypeError("fans must be a list")
    ids = tuple(FanId(str(fan)) for fan in fans)
    if kind is StartKind.NEAR and len(ids) == 1:
        return Near(seat, ids[0], _whole(missing))
    if kind is StartKind.CONFLICT and len(ids) == 2:
        return Conflict(seat, (ids[0], ids[1]), _whole(missing))
    raise ValueError(f"a start of the kind {kind} with {len(ids)} fans")


def _whole(data: object) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise TypeError(f"{data!r} is no whole number")
    return data


class Disclosure(Struct, frozen=True):
    """How the start was chosen, without telling any tile: shown on the table whenever it is not fair."""

    kind: StartKind
    seat: Seat | None = None
    fans: tuple[FanId, ...] = ()
    missing: int = 0


def disclose(start: Start) -> Disclosure:
    """What everybody at the table is told about a start."""
    match start:
        case Near(seat, fan, missing):
            return Disclosure(StartKind.NEAR, seat, (fan,), missing)
        case Conflict(seat, fans, missing):
            return Disclosure(StartKind.CONFLICT, seat, fans, missing)
        case Stacked():
            return Disclosure(StartKind.STACKED)
        case _:
            return Disclosure(StartKind.FAIR)
