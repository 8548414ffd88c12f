"""What does this seat get or pay: roles, doubling, and the cap of 25 (包大分小)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from msgspec import Struct

from trainer.coach.exercises.dealing import chance, hand_data, suits_level, until_found, won_hand
from trainer.coach.exercises.options import near_numbers
from trainer.coach.exercises.values import ChoiceExercise, ErrorKind, ExerciseKind, Level, Option, Slip
from trainer.rules import (
    DISCARD_EVENTS,
    SELF_DRAW_EVENTS,
    SPLIT,
    FanId,
    Hand,
    Phrase,
    Role,
    Scheme,
    Score,
    Seat,
    Settlement,
    ValueSet,
    score_hand,
    settle,
)

_OPTIONS = 4

_SCHEMES = {Level.PLAIN: (Scheme.SIHAI,), Level.MIXED: (Scheme.SIHAI,), Level.HARD: tuple(Scheme)}


class SettledWin(Struct, frozen=True):
    """A won hand with its score, who gave the last tile (None when it was drawn), and who pays what."""

    hand: Hand
    score: Score
    source: Seat | None
    settlement: Settlement


@dataclass(frozen=True)
class PaymentExercise(ChoiceExercise):
    """What the seat ``asked`` gets (above 0) or pays (below 0) for a win."""

    kind: ClassVar[ExerciseKind] = ExerciseKind.PAYMENT
    win: SettledWin
    asked: Seat
    slips: Mapping[Option, Slip]

    @property
    def fans(self) -> tuple[FanId, ...]:
        """None: it is about who pays."""
        return ()

    def prompt(self) -> Phrase:
        """The question in words: who won, of whose tile, and whose amount is asked."""
        winner, scheme = self.win.hand.seat, Phrase.of(f"settle-scheme-{self.win.settlement.scheme.value}")
        if self.win.source is None:
            return Phrase.of("exercise-ask-payment-drawn", seat=self.asked, winner=winner, scheme=scheme)
        return Phrase.of("exercise-ask-payment", seat=self.asked, winner=winner, source=self.win.source, scheme=scheme)

    def asks(self) -> Mapping[str, object]:
        """The hand, who gave the last tile, how wins are paid, whose amount is asked."""
        return {
            "hand": hand_data(self.win.hand, self.values),
            "from": None if self.win.source is None else self.win.source.letter,
            "scheme": self.win.settlement.scheme.value,
            "asks": self.asked.letter,
        }

    def confirmed(self) -> Phrase:
        """The formula of the seat."""
        return _told(self.win.settlement, self.asked)

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """How one comes to the amount that was chosen."""
        unknown = Slip(ErrorKind.WRONG_TOTAL, self.confirmed())
        return next((self.slips[option] for option in picked if option in self.slips), unknown)


def _told(settlement: Settlement, seat: Seat) -> Phrase:
    """What a seat gets or pays and why; a formula only where something is worked out."""
    paid, size = settlement.of(seat), abs(settlement.of(seat).amount)
    amount = Phrase.of("points", n=size)
    if paid.role is not Role.BYSTANDER and paid.formula != str(size):
        amount = Phrase.of("exercise-pay-sum", formula=paid.formula, points=amount)
    key = f"exercise-pay-{paid.role.value}" + ("-capped" if settlement.is_split else "")
    return Phrase.of(key, seat=seat, points=Phrase.of("points", n=settlement.points), cap=SPLIT, paid=amount)


def payment(seed: int, level: Level, values: ValueSet, fan: FanId | None = None) -> PaymentExercise:
    """A question about a win, of a hand in which ``fan`` counts (any hand when None)."""
    rng = chance(ExerciseKind.PAYMENT, seed, level, fan)

    def attempt() -> PaymentExercise | None:
        """A question about another win."""
        hand = won_hand(rng, level, values, fan)
        score = score_hand(hand, values)
        if not score.total or (fan and fan not in score.fans) or not suits_level(rng, score, level):
            return None
        source = _source(rng, hand)
        payer = None if FanId.DIHE in hand.events else source
        settlement = settle(score.total, hand.seat, payer, rng.choice(_SCHEMES[level]))
        asked = rng.choice([hand.seat, *hand.seat.others(), *([payer] * 2 if payer is not None else [])])
        return payment_of(rng, SettledWin(hand, score, source, settlement), asked, seed)

    return until_found(attempt)


def payment_of(rng: Random, win: SettledWin, asked: Seat, seed: int) -> PaymentExercise:
    """The question what the seat ``asked`` gets or pays for a given win, which is worth something."""
    right = win.settlement.of(asked).amount
    slips = _slips(win.settlement, asked, win.score)
    options = _options(rng, right, slips)
    return PaymentExercise(seed, win.score.values, options, frozenset({right}), win, asked, slips)


def _source(rng: Random, hand: Hand) -> Seat | None:
    """Who gave the last tile, as the events of the win allow."""
    others = hand.seat.others()
    if hand.events & SELF_DRAW_EVENTS:
        return None
    if hand.events & DISCARD_EVENTS or rng.random() < 0.6:
        return rng.choice(others)
    return None


def _options(rng: Random, right: int, slips: Mapping[Option, Slip]) -> tuple[Option, ...]:
    """Amounts of both signs only where a slip gives one of the other sign."""
    sign = 1 if right > 0 else -1
    same = [abs(int(amount)) for amount in slips if int(amount) * sign > 0]
    other = [amount for amount in slips if int(amount) * sign < 0]
    sized = near_numbers(rng, abs(right), same, _OPTIONS - len(other))
    return tuple(sorted((*other, *(sign * int(size) for size in sized)), key=int))


def _slips(settlement: Settlement, asked: Seat, score: Score) -> dict[Option, Slip]:
    """Wrong amounts with their causes, as many as are offered."""
    right = settlement.of(asked).amount
    slips: dict[Option, Slip] = {}
    for amount, slip in _causes(settlement, asked, score):
        if amount not in (0, right) and len(slips) < _OPTIONS - 1:
            slips.setdefault(amount, slip)
    return slips


def _causes(settlement: Settlement, asked: Seat, score: Score) -> Iterator[tuple[int, Slip]]:
    """Amounts that somebody comes to: of another role, of the other scheme, without the cap, without the sign."""
    truth, points, winner = _told(settlement, asked), settlement.points, settlement.winner
    for other in Seat:
        if asked is not winner and other is not winner:
            yield settlement.of(other).amount, Slip(ErrorKind.WRONG_PAYER, truth)
    yield settle(points, winner, settlement.payer, settlement.scheme.other).of(asked).amount, _other_scheme(settlement)
    if settlement.is_split:
        yield _uncapped(settlement, asked), Slip(ErrorKind.WRONG_PAYER, Phrase.of("exercise-pay-capped", n=SPLIT))
    drawn = winner.next if settlement.payer is None else None
    yield settle(points, winner, drawn, settlement.scheme).of(asked).amount, Slip(ErrorKind.WRONG_PAYER, truth)
    for refusal in score.refused[:1]:
        more = settle(points + refusal.points, winner, settlement.payer, settlement.scheme).of(asked).amount
        yield more, Slip(ErrorKind.WRONG_TOTAL, truth, refusal.fan)
    yield -settlement.of(asked).amount, Slip(ErrorKind.WRONG_PAYER, truth)


def _other_scheme(settlement: Settlement) -> Slip:
    return Slip(ErrorKind.WRONG_PAYER, Phrase.of(f"exercise-pay-{settlement.scheme.value}"))


def _uncapped(settlement: Settlement, asked: Seat) -> int:
    """What the seat would get or pay if bystanders paid in full, the whole sum being the same."""
    role, points = settlement.of(asked).role, settlement.points
    double = 2 if settlement.scheme is Scheme.SIHAI else 1
    shares = {Role.BYSTANDER: -points, Role.DISCARDER: -double * points}
    return shares.get(role, settlement.received)
