"""Which meld serves which fan: fill the lanes, each meld once in a class. Any filling of full worth is right."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.exercises.dealing import chance, hand_data, suits_level, until_found, won_hand
from trainer.coach.exercises.values import CannotAsk, ErrorKind, Exercise, ExerciseKind, Grade, Judgement, Level, Slip
from trainer.coach.exercises.wording import dearest_first, why_counts
from trainer.rules import (
    FANS,
    PATTERN_FANS,
    FanClass,
    FanId,
    Hand,
    IllegalChoice,
    MeldKind,
    Occurrence,
    Parts,
    Phrase,
    Reading,
    Score,
    Suit,
    ValueSet,
    difference,
    score_choice,
    score_hand,
    why_illegal,
)

MOST_LANES = 6
MOST_OFFERS = 9
"""As many fans as there are digits to take them by."""


class Placement(Struct, frozen=True):
    """A fan put on melds, in the lane of a class. ``parts`` are places in the reading, ascending."""

    fan: FanId
    lane: FanClass
    parts: Parts


class LaneSlip(Slip, frozen=True):
    """Why a fan may not lie where somebody wants it. ``says`` is the short reason, ``more`` a sentence about it.

    ``part`` is the place of the meld that is taken and ``blocker`` the fan that holds it, where that is the reason.
    """

    more: Phrase | None = None
    part: int | None = None
    blocker: FanId | None = None


@dataclass(frozen=True)
class Lanes(Exercise):
    """The lanes of a won hand, in the reading worth most. ``offers`` are the fans to take from, in the order of
    ``lanes``; some of them do not belong."""

    kind: ClassVar[ExerciseKind] = ExerciseKind.LANES
    hand: Hand
    score: Score
    lanes: tuple[FanClass, ...]
    offers: tuple[FanId, ...]

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fans that count, the dearest first."""
        return dearest_first(self.score)

    def asks(self) -> Mapping[str, object]:
        """The hand."""
        return {"hand": hand_data(self.hand, self.values)}

    def answers(self) -> Mapping[str, object]:
        """One filling of full worth."""
        parts = self.score.reading.parts
        return {
            "right": [
                {"fan": receipt.fan.value, "melds": [str(parts[place]) for place in receipt.parts]}
                for receipt in self.score.receipts
            ]
        }

    def refusal(self, placed: Sequence[Placement], wanted: Placement) -> LaneSlip | None:
        """Why ``wanted`` may not be put down beside those already ``placed``; None if it may."""
        fan, klass = wanted.fan, FANS[wanted.fan].klass
        if wanted.lane is not klass:
            return LaneSlip(ErrorKind.WRONG_CLASS, Phrase.of("exercise-other-lane", fan=fan, klass=klass), fan)
        try:
            self._choice((*placed, wanted))
        except IllegalChoice as error:
            return self._slip(error)
        return None

    def judge(self, placed: Sequence[Placement]) -> Judgement:
        """Mark a filling: the first placement that may not be, else the dearest receipt that is missing."""
        for place, wanted in enumerate(placed):
            slip = self.refusal(placed[:place], wanted)
            if slip is not None:
                grade = Grade.PARTLY if place else Grade.WRONG
                return Judgement(grade, slip.more or slip.says, slip.mistake, slip.fan)
        choice = self._choice(placed)
        if choice.total == self.score.total:
            return Judgement(Grade.RIGHT, Phrase.of("exercise-lanes-full", n=choice.total))
        lack = difference(self.score, choice)
        missed = max(lack.lacking, key=lambda receipt: receipt.points).fan
        says = Phrase.of("exercise-lanes-short", n=lack.points, reason=why_counts(self.score, missed))
        return Judgement(Grade.PARTLY if choice.total else Grade.WRONG, says, ErrorKind.MISSED_FAN, missed)

    def _choice(self, placed: Sequence[Placement]) -> Score:
        chosen = [Occurrence(one.fan, one.parts) for one in placed]
        return score_choice(self.score.reading, self.score.circumstances, chosen, self.values)

    def _slip(self, error: IllegalChoice) -> LaneSlip:
        """A meld that is taken, or a fan that is not there."""
        fan, more = error.occurrence.fan, why_illegal(self.score, error)
        if not error.blockers:
            return LaneSlip(ErrorKind.NOT_THERE, Phrase.of("exercise-not-there", fan=fan), fan, more)
        blocker = max(error.blockers, key=lambda receipt: receipt.points)
        part = next(place for place in error.occurrence.parts if place in blocker.parts)
        says = Phrase.of("exercise-taken", part=self.score.reading.parts[part], blocker=blocker.fan)
        return LaneSlip(ErrorKind.REUSED_MELD, says, fan, more, part, blocker.fan)


def lanes(seed: int, level: Level, values: ValueSet, fan: FanId | None = None) -> Lanes:
    """A question about a hand in which ``fan`` counts (any when None). Raises `CannotAsk` for an incidental fan,
    which uses no meld."""
    if fan is not None and fan not in PATTERN_FANS:
        raise CannotAsk(f"{fan} uses no meld")
    rng = chance(ExerciseKind.LANES, seed, level, fan)

    def attempt() -> Lanes | None:
        """A question about another hand."""
        hand = replace(won_hand(rng, level, values, fan), events=frozenset())
        score = score_hand(hand, values)
        shown = lanes_of(score.reading)
        counts = score.total and (fan is None or fan in score.fans)
        if not counts or len(shown) > MOST_LANES or not suits_level(rng, score, level):
            return None
        return Lanes(seed, values, hand, score, shown, _offers(rng, score, shown))

    return until_found(attempt)


def lanes_of(reading: Reading) -> tuple[FanClass, ...]:
    """The classes that some meld of a reading could serve, in the order of the fan table."""
    suits = [reading.melds[place].suit for place, _ in reading.chows]
    in_one_suit = len(suits) > len(set(suits))
    possible = {
        FanClass.HONOURS: any(meld.suit is Suit.HONOURS for meld in reading.melds),
        FanClass.KONGS: any(meld.kind is MeldKind.KONG for meld in reading.melds),
        FanClass.SAME: in_one_suit,
        FanClass.RUN: in_one_suit,
        FanClass.MIXED: len(set(suits)) > 1,
        FanClass.INCIDENTAL: False,
    }
    return tuple(klass for klass in FanClass if possible.get(klass, True))


def _offers(rng: Random, score: Score, shown: Sequence[FanClass]) -> tuple[FanId, ...]:
    """The fans that count, those refused, and others of the lanes, in the order of the fan table."""
    refused = [refusal.fan for refusal in score.refused]
    others = [fan for fan in PATTERN_FANS if FANS[fan].klass in shown]
    rng.shuffle(others)
    taken = list(dict.fromkeys([*score.fans, *refused, *others]))[:MOST_OFFERS]
    return tuple(fan for fan in PATTERN_FANS if fan in taken)
