"""Does this fan count: there, nearly (one tile swapped, and it counts in a won hand), or no."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from trainer.coach.exercises.certainty import Certainty, standing
from trainer.coach.exercises.dealing import chance, hand_data, suits_level, until_found, won_hand
from trainer.coach.exercises.faults import why_absent
from trainer.coach.exercises.values import CannotAsk, ChoiceExercise, ErrorKind, ExerciseKind, Level, Option, Slip
from trainer.coach.exercises.wording import why_counts
from trainer.rules import PATTERN_FANS, FanId, Hand, Phrase, Swap, Tile, Value, ValueSet, swaps_to_line

THERE, NEARLY, NO = "there", "nearly", "no"
"""The three options."""

_NEVER_NEARLY = (FanId.HUNYISE, FanId.QINGYISE, FanId.GANG)
"""One tile of another suit completes no hand, and no tile of the hand makes a kong, which has to be declared."""

_LOOKALIKES: Mapping[FanId, FanId] = {
    FanId.PINGHE: FanId.YITIAOLONG,
    FanId.DUIDUIHE: FanId.FANPAI,
    FanId.QIDUI: FanId.YIBANGAO,
    FanId.DUANYAO: FanId.SANSETONGSHUN,
    FanId.QUANDAIYAO: FanId.HUNYISE,
    FanId.HUNYISE: FanId.QINGYISE,
    FanId.QINGYISE: FanId.HUNYISE,
    FanId.FANPAI: FanId.HUNYISE,
    FanId.GANG: FanId.QINGYISE,
    FanId.YIBANGAO: FanId.XIXIANGFENG,
    FanId.LIANLIU: FanId.YITIAOLONG,
    FanId.YITIAOLONG: FanId.LIANLIU,
    FanId.XIXIANGFENG: FanId.SANSETONGSHUN,
    FanId.SANSETONGSHUN: FanId.XIXIANGFENG,
}
"""Fans whose hands look as if they held the fan: its upper or lower form, pungs of winds, four alike undeclared."""

_ALIKE = {Level.PLAIN: 0.3, Level.MIXED: 0.5, Level.HARD: 0.8}
"""How often a hand without the fan is one of those."""

Mends = tuple[tuple[Tile, Tile], ...]
"""Swaps: a tile that goes, and the one that takes its place."""


@dataclass(frozen=True)
class Present(ChoiceExercise):
    """Whether a fan counts in a won hand. ``mends`` are the swaps after which it does; none unless it nearly counts."""

    kind: ClassVar[ExerciseKind] = ExerciseKind.PRESENT
    hand: Hand
    fan: FanId
    found: Certainty
    mends: Mends

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fan."""
        return (self.fan,)

    def named(self) -> Mapping[str, Value]:
        """The fan."""
        return {"fan": self.fan}

    def asks(self) -> Mapping[str, object]:
        """The hand and the fan."""
        return {"hand": hand_data(self.hand, self.values), "fan": self.fan.value}

    def answers(self) -> Mapping[str, object]:
        """Also the first swap that mends."""
        swaps = [{"spoils": str(out), "mends": str(into)} for out, into in self.mends[:1]]
        return {**super().answers(), **(swaps[0] if swaps else {})}

    def confirmed(self) -> Phrase:
        """Why it counts, or what keeps it out."""
        if THERE in self.right:
            return why_counts(self.found.score, self.fan)
        if not self.mends:
            return why_absent(self.found, self.fan).says
        out, into = self.mends[0]
        return Phrase.of("exercise-nearly", fan=self.fan, out=out, into=into)

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """What is told is the truth; the error is which of the three was taken for it."""
        if THERE in self.right:
            return Slip(ErrorKind.MISSED_FAN, self.confirmed(), self.fan)
        mistake = why_absent(self.found, self.fan).mistake if THERE in picked else ErrorKind.WRONG_DISTANCE
        return Slip(mistake, self.confirmed(), self.fan)


def present(seed: int, level: Level, values: ValueSet, fan: FanId | None = None) -> Present:
    """A question about ``fan`` (any pattern fan when None). Raises `CannotAsk` for an incidental fan."""
    if fan is not None and fan not in PATTERN_FANS:
        raise CannotAsk(f"{fan} does not come from tiles")
    rng = chance(ExerciseKind.PRESENT, seed, level, fan)
    asked = fan or rng.choice(PATTERN_FANS)
    wanted = rng.choice(_answers(asked, level))
    return until_found(lambda: _attempt(rng, seed, level, values, asked, wanted))


def _attempt(rng: Random, seed: int, level: Level, values: ValueSet, asked: FanId, wanted: str) -> Present | None:
    """A question about another hand; None where its answer is not the one wanted."""
    hand = won_hand(rng, level, values, asked if wanted != NO else _lookalike(rng, asked, level))
    if wanted == NEARLY:
        hand = _spoiled(rng, hand, asked, values) or hand
    found = standing(hand, values)
    counts = asked in found.certain
    if asked in found.doubtful or counts is not (wanted == THERE) or not suits_level(rng, found.score, level):
        return None
    mends = () if counts else _mends(hand, asked, values)
    if mends is None or bool(mends) is not (wanted == NEARLY):
        return None
    return Present(seed, values, (THERE, NEARLY, NO), frozenset({wanted}), hand, asked, found, mends)


def _answers(fan: FanId, level: Level) -> tuple[str, ...]:
    """The answers that hands can be found for. Seven plain pairs are hardly ever one tile from four melds."""
    far = fan in _NEVER_NEARLY or (fan is FanId.QIDUI and level is Level.PLAIN)
    return (THERE, NO) if far else (THERE, NEARLY, NO)


def _lookalike(rng: Random, fan: FanId, level: Level) -> FanId | None:
    """A fan whose hands may seem to hold ``fan``, more often in harder questions; else any."""
    return _LOOKALIKES[fan] if rng.random() < _ALIKE[level] else None


def _swapped(hand: Hand, swap: Swap) -> Hand:
    concealed = list(hand.concealed)
    concealed.remove(swap.out)
    concealed.append(swap.into)
    return replace(
        hand, concealed=tuple(concealed), win_tile=hand.win_tile if hand.win_tile in concealed else swap.into
    )


def _mends(hand: Hand, fan: FanId, values: ValueSet) -> Mends | None:
    """Every swap after which the fan counts; None where it counts after one in some ways to score only."""
    mends = []
    for swap in swaps_to_line(hand, values, 0):
        after = standing(_swapped(hand, swap), values)
        if fan in after.doubtful:
            return None
        if fan in after.certain:
            mends.append((swap.out, swap.into))
    return tuple(mends)


def _spoiled(rng: Random, hand: Hand, fan: FanId, values: ValueSet) -> Hand | None:
    """The hand with one tile swapped so that it is still won and the fan does not count; None if no swap does that."""
    swaps = [swap for swap in swaps_to_line(hand, values, 0) if fan not in swap.score.fans]
    return _swapped(hand, rng.choice(swaps)) if swaps else None
