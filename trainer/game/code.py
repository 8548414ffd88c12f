"""A deal as a short text to pass on: ``266F-WNJG-44Y5``.

It carries seed, seat, lines, opponents, start and rules; pasting it back gives the same tiles, seats and bots. Its
first character tells the version: 2 for a deal whose prevailing wind does not count, 3 for one that names it. Its
30 letters and digits leave out those that look alike (0 O, 1 I L, and U); the last is a check character after
ISO 7064 (hybrid, modulus 31, 30), which finds every single slip and every exchange of two neighbours. Spaces,
hyphens and lower case do not matter.
"""

import unicodedata

from msgspec import Struct

from trainer.game.bots.protocol import BotId
from trainer.game.deals import MAX_LINE, MAX_SEED, Conflict, Deal, DealError, Fair, Near, Start, TableRules
from trainer.rules import BUILT_IN, PATTERN_FANS, Fault, FaultError, Phrase, Scheme, Seat

Opponents = tuple[BotId, BotId, BotId]
"""The bots to the right, across and to the left of the learner."""


class Invitation(Struct, frozen=True):
    """All that a deal code says: the deal, the learner's seat, and the bots in turn order after it."""

    deal: Deal
    seat: Seat = Seat.E
    opponents: Opponents = (BotId.STEADY, BotId.STEADY, BotId.STEADY)


class CodeError(FaultError):
    """A text that is no deal code, or a deal that has none, with one fault.

    Kinds of reading: ``code-empty``, ``code-character`` (not one of the 30, with its place), ``code-short``,
    ``code-check`` (mistyped somewhere), ``code-version`` (from a newer program), ``code-content`` (well formed, but no
    deal). Kinds of writing: ``code-stacked`` (chosen tiles do not fit into a short text), ``code-seat`` (the start is
    made for another seat than the learner's), ``code-values`` (an own set of values).
    """

    def __init__(self, text: str, reason: str, position: int | None = None) -> None:
        kind, detail = f"code-{reason}", f"{text!r}: {reason}"
        if position is None:
            fault = Fault(kind, detail, Phrase.of(f"fault-{kind}"), input=text)
        else:
            said = Phrase.of(f"fault-{kind}", character=text[position], place=position + 1)
            fault = Fault(kind, f"{detail} at position {position}", said, "", text, position, position + 1)
        super().__init__([fault])


ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
_BASE = len(ALPHABET)
_PLAIN, _PREVAILING = 0, 1
"""The versions: without and with a prevailing wind. A program that knows only the first refuses the second by name."""
_SHORTEST = 8
_LINES = (0, 5, 10)
_OWN_LINES = len(_LINES) ** 4
_BOTS = 8
"""Room for more bots than there are, so that a new one does not change old codes."""
_SETS = 4


class PackedNumber:
    """A number that small fields are pushed on and taken off again, the last first."""

    def __init__(self, value: int) -> None:
        self.value = value

    def push(self, field: int, radix: int) -> None:
        """Put a field of 0 to ``radix - 1`` on top."""
        self.value = self.value * radix + field

    def pull(self, radix: int) -> int:
        """Take the field on top off."""
        self.value, field = divmod(self.value, radix)
        return field


def deal_code(invitation: Invitation) -> str:
    """The code of a deal. Raises `CodeError` for one that has none (``stacked``, ``seat``, ``values``).

    >>> deal_code(Invitation(Deal(20260729)))
    '266F-WNJG-44Y5'
    """
    deal = invitation.deal
    number = PackedNumber(deal.seed)
    _push_start(number, deal.start, invitation.seat)
    for bot in invitation.opponents:
        number.push(tuple(BotId).index(bot), _BOTS)
    number.push(invitation.seat, len(Seat))
    if deal.rules.values not in BUILT_IN:
        raise CodeError(deal.rules.values, "values")
    number.push(BUILT_IN.index(deal.rules.values), _SETS)
    number.push(tuple(Scheme).index(deal.rules.scheme), len(Scheme))
    _push_lines(number, deal.lines)
    version = _push_prevailing(number, deal.rules.prevailing)
    digits = ALPHABET[version] + digits_of(number.value)
    whole = digits + check_character(digits)
    return "-".join(whole[place : place + 4] for place in range(0, len(whole), 4))


def _push_prevailing(number: PackedNumber, prevailing: Seat | None) -> int:
    """Put the prevailing wind on top where it counts; returns the version."""
    if prevailing is None:
        return _PLAIN
    number.push(prevailing, len(Seat))
    return _PREVAILING


def _push_lines(number: PackedNumber, lines: tuple[int, ...]) -> None:
    if set(lines) <= set(_LINES):
        common = PackedNumber(0)
        for line in lines:
            common.push(_LINES.index(line), len(_LINES))
        number.push(common.value, _OWN_LINES + 1)
        return
    for line in lines:
        number.push(line, MAX_LINE + 1)
    number.push(_OWN_LINES, _OWN_LINES + 1)


_FANS = tuple(PATTERN_FANS)
_KINDS = (Fair, Near, Conflict)
_MISSING = 8


def _push_start(number: PackedNumber, start: Start, seat: Seat) -> None:
    match start:
        case Near(own, fan, missing):
            fans: tuple[int, ...] = (_FANS.index(fan),)
        case Conflict(own, (first, second), missing):
            fans = (_FANS.index(first), _FANS.index(second))
        case Fair():
            number.push(0, len(_KINDS))
            return
        case _:
            raise CodeError(str(start), "stacked")
    if own is not seat:
        raise CodeError(own.letter, "seat")
    for fan_number in fans:
        number.push(fan_number, len(_FANS))
    number.push(missing, _MISSING)
    number.push(_KINDS.index(type(start)), len(_KINDS))


def digits_of(value: int) -> str:
    """A number in the alphabet of codes, as long as the shortest code at least."""
    digits = ""
    while value:
        value, digit = divmod(value, _BASE)
        digits = ALPHABET[digit] + digits
    return digits.rjust(_SHORTEST - 2, ALPHABET[0])


def check_character(digits: str) -> str:
    """The check character after ISO 7064, hybrid system, modulus 31, 30."""
    product = _BASE
    for digit in digits:
        total = (product + ALPHABET.index(digit)) % _BASE or _BASE
        product = 2 * total % (_BASE + 1)
    return ALPHABET[(1 - product) % _BASE]


def read_code(text: str) -> Invitation:
    """Read a deal code. Raises `CodeError` with a named reason.

    >>> read_code("266f wnjg 44y5").deal.seed
    20260729
    """
    digits = read_digits(text)
    if not digits:
        raise CodeError(text, "empty")
    if len(digits) < _SHORTEST:
        raise CodeError(text, "short")
    if check_character(digits[:-1]) != digits[-1]:
        raise CodeError(text, "check")
    version = ALPHABET.index(digits[0])
    if version not in (_PLAIN, _PREVAILING):
        raise CodeError(text, "version")
    value = 0
    for digit in digits[1:-1]:
        value = value * _BASE + ALPHABET.index(digit)
    try:
        return _invitation(PackedNumber(value), version)
    except (IndexError, DealError) as error:
        raise CodeError(text, "content") from error


def read_digits(text: str) -> str:
    """The signs of a code as it was typed or pasted: spaces and dashes left out, wide letters made plain. Raises
    `CodeError` for a sign that no code has."""
    digits = []
    for position, original in enumerate(text):
        char = unicodedata.normalize("NFKC", original).upper()
        if len(char) == 1 and (char.isspace() or unicodedata.category(char) == "Pd"):
            continue
        if len(char) != 1 or char not in ALPHABET:  # an ellipsis is three characters, ß two
            raise CodeError(text, "character", position)
        digits.append(char)
    return "".join(digits)


def _invitation(number: PackedNumber, version: int) -> Invitation:
    """Take the fields off in the opposite order. Raises `IndexError` for a field without a meaning."""
    prevailing = Seat(number.pull(len(Seat))) if version == _PREVAILING else None
    lines = _pull_lines(number)
    scheme = tuple(Scheme)[number.pull(len(Scheme))]
    values = BUILT_IN[number.pull(_SETS)]
    seat = Seat(number.pull(len(Seat)))
    left, across, right = (tuple(BotId)[number.pull(_BOTS)] for _ in range(3))
    start = _pull_start(number, seat)
    seed = number.value
    return Invitation(Deal(seed, TableRules(values, scheme, prevailing), lines, start), seat, (right, across, left))


def _pull_lines(number: PackedNumber) -> tuple[int, int, int, int]:
    common = number.pull(_OWN_LINES + 1)
    if common == _OWN_LINES:
        north, west, south, east = (number.pull(MAX_LINE + 1) for _ in range(4))
        return east, south, west, north
    packed = PackedNumber(common)
    north, west, south, east = (_LINES[packed.pull(len(_LINES))] for _ in range(4))
    return east, south, west, north


def _pull_start(number: PackedNumber, seat: Seat) -> Start:
    kind = _KINDS[number.pull(len(_KINDS))]
    if kind is Fair:
        return Fair()
    missing = number.pull(_MISSING)
    fan = _FANS[number.pull(len(_FANS))]
    if kind is Near:
        return Near(seat, fan, missing)
    return Conflict(seat, (_FANS[number.pull(len(_FANS))], fan), missing)


def new_seed(entropy: int) -> int:
    """A seed short enough for a short code, from any whole number (a clock, the system's randomness)."""
    return entropy % min(MAX_SEED, _BASE**5)
