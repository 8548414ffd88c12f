"""What a player can do, as frozen values with a one-line text form.

``S discard 5m``, ``S discard 5m held`` (not the drawn 5m), ``W chow 3s`` (the lowest tile of the chow), ``N pung``,
``E kong 5z``, ``S win``, ``N pass``.
"""

from msgspec import Struct

from trainer.rules import Fault, FaultError, NotationError, Phrase, Seat, Tile, parse_tiles


class Discard(Struct, frozen=True):
    """Lay down one tile of the hand: the drawn one where it is of this kind.

    ``held``: lay down one that was held before the draw although the drawn tile is of the same kind. Everywhere else
    the tile tells by itself which it is, and ``held`` is False.
    """

    seat: Seat
    tile: Tile
    held: bool = False


class Chow(Struct, frozen=True):
    """Claim the left player's discard for three in a row; ``tile`` is the lowest of the three."""

    seat: Seat
    tile: Tile


class Pung(Struct, frozen=True):
    """Claim the discard for three alike."""

    seat: Seat


class Kong(Struct, frozen=True):
    """Declare four of ``tile``: from a discard, from the hand, or by adding the fourth to an own pung."""

    seat: Seat
    tile: Tile


class Win(Struct, frozen=True):
    """Declare the hand complete, with the drawn tile, the discard, or the tile of a kong being added."""

    seat: Seat


class Pass(Struct, frozen=True):
    """Let the offered tile go."""

    seat: Seat


Move = Discard | Chow | Pung | Kong | Win | Pass
"""Anything a player can do; every move names its seat."""

_HELD = "held"
_SEATS = {seat.letter: seat for seat in Seat}
_WITH_TILE: dict[str, type[Discard] | type[Chow] | type[Kong]] = {"discard": Discard, "chow": Chow, "kong": Kong}
_BARE: dict[str, type[Pung] | type[Win] | type[Pass]] = {"pung": Pung, "win": Win, "pass": Pass}


class MoveTextError(FaultError):
    """A text that names no move, with one fault.

    Kinds: ``move-seat`` (the first word is no seat), ``move-verb`` (the second names no move), ``move-tile`` (the third
    is no single tile), ``move-words`` (too few or too many words).
    """

    def __init__(self, text: str, reason: str) -> None:
        kind, detail = f"move-{reason}", f"{text!r}: {_REASONS[reason]}"
        super().__init__([Fault(kind, detail, Phrase.of(f"fault-{kind}", text=text), input=text)])


_REASONS = {
    "seat": "a move begins with a seat: E, S, W or N",
    "verb": "the move must be one of discard, chow, pung, kong, win, pass",
    "tile": "discard, chow and kong name one tile, as in '5m'",
    "words": "a move is a seat, a verb and, for discard, chow and kong, a tile; a discard may end with 'held'",
}


def format_move(move: Move) -> str:
    """Write a move as one line.

    >>> format_move(Chow(Seat.S, Tile.M3))
    'S chow 3m'
    """
    verb = type(move).__name__.lower()
    if isinstance(move, Discard | Chow | Kong):
        held = f" {_HELD}" if isinstance(move, Discard) and move.held else ""
        return f"{move.seat.letter} {verb} {move.tile}{held}"
    return f"{move.seat.letter} {verb}"


def parse_move(text: str) -> Move:
    """Read a move as `format_move` writes it. Raises `MoveTextError`.

    >>> parse_move("N pung")
    Pung(seat=<Seat.N: 3>)
    """
    words = text.split()
    held = words[1:2] == ["discard"] and words[3:] == [_HELD]
    if held:
        del words[3]
    if len(words) not in (2, 3):
        raise MoveTextError(text, "words")
    if words[0] not in _SEATS:
        raise MoveTextError(text, "seat")
    seat, verb = _SEATS[words[0]], words[1]
    if verb not in _BARE and verb not in _WITH_TILE:
        raise MoveTextError(text, "verb")
    if (verb in _BARE) is not (len(words) == 2):
        raise MoveTextError(text, "words")
    if verb in _BARE:
        return _BARE[verb](seat)
    tile = _one_tile(text, words[2])
    return Discard(seat, tile, held=True) if held else _WITH_TILE[verb](seat, tile)


def _one_tile(text: str, word: str) -> Tile:
    try:
        tiles = parse_tiles(word)
    except NotationError as error:
        raise MoveTextError(text, "tile") from error
    if len(tiles) != 1:
        raise MoveTextError(text, "tile")
    return tiles[0]
