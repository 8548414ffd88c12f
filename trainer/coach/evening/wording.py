"""What the page of an evening says: roles, payments, hands, totals."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from trainer.coach.evening.board import BoardRow
from trainer.coach.evening.values import Entry, Evening
from trainer.rules import SPLIT, Role, Seat, settle
from trainer.text import Words


class SaidPayment(Struct, frozen=True):
    """One line of a settlement: who, as what, by which formula, how much. ``role`` None: nothing is paid."""

    name: str
    role: Role
    said: str
    formula: str
    amount: str


def signed(points: int) -> str:
    """A gain with its sign.

    >>> signed(40), signed(-25), signed(0)
    ('+40', '−25', '0')
    """
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def payments_said(evening: Evening, entry: Entry, words: Words) -> tuple[SaidPayment, ...]:
    """The four lines of a settlement: who pays most, then the others, the winner last. None where nothing is paid."""
    if entry.winner is None or not evening.counts(entry):
        return ()
    winner, payer = entry.winner, entry.payer
    settled = settle(entry.points, winner, payer, evening.scheme)
    others = [place for place in winner.others() if place is not payer]
    order = [*([] if payer is None else [payer]), *others, winner]
    found = []
    for place in order:
        payment = settled.of(place)
        said = _role_said(payment.role, entry, words)
        formula = payment.formula
        if payment.role is Role.WINNER:
            formula = ""
        elif payment.role is Role.BYSTANDER:
            formula = words("keeper-cap", n=SPLIT) if entry.points > SPLIT else str(entry.points)
        won = payment.role is Role.WINNER
        amount = words("settle-gets", n=payment.amount) if won else words("settle-pays", n=-payment.amount)
        found.append(SaidPayment(evening.name(place), payment.role, said, formula, amount))
    return tuple(found)


def _role_said(role: Role, entry: Entry, words: Words) -> str:
    if role is Role.WINNER:
        return words("settle-role-winner-drawn" if entry.giver is None else "settle-role-winner")
    return "" if role is Role.PAYER else words(f"settle-role-{role}")


def ended_said(evening: Evening, entry: Entry, words: Words) -> str:
    """How a hand ended, beside the winner: 自摸, or 王禾 出铳; without a winner 流局."""
    if entry.winner is None:
        return words("keeper-how-nobody")
    if entry.giver is None:
        return words("keeper-how-drawn")
    return words("keeper-from", who=evening.name(entry.giver))


def totals_said(evening: Evening, words: Words) -> str:
    """Everybody's total in one line: 林岚 −60 陈越 −25."""
    return words("keeper-list").join(
        words("keeper-named", who=evening.name(place), n=signed(total))
        for place, total in zip(Seat, evening.totals(), strict=True)
    )


def row_said(evening: Evening, row: BoardRow, words: Words) -> str:
    """A row of the board in one sentence."""
    return words("score-comma").join(filter(None, _row_parts(evening, row, words)))


def _row_parts(evening: Evening, row: BoardRow, words: Words) -> Iterator[str]:
    entry = row.entry
    yield words("keeper-said-hand", n=row.number, who=evening.name(row.dealer))
    if entry.winner is not None:
        yield evening.name(entry.winner)
    yield ended_said(evening, entry, words)
    if entry.tiles is not None:
        yield words.fans(entry.tiles.fans)
    if entry.winner is not None:
        yield words("points", n=entry.points)
        yield "" if row.counts else short_said(evening, entry, words)
    yield _gains(evening, row.gains, words)


def _gains(evening: Evening, gains: Iterable[int], words: Words) -> str:
    found = ((place, gain) for place, gain in zip(Seat, gains, strict=True) if gain)
    return words("keeper-list").join(
        words("keeper-named", who=evening.name(place), n=signed(gain)) for place, gain in found
    )


def short_said(evening: Evening, entry: Entry, words: Words) -> str:
    """Why a win is not paid: 不够起和线 5 分."""
    line = evening.people[entry.winner or Seat.E].line
    return words("keeper-short", n=line)
