"""Why a fan does not count in a won hand, with the meld at fault."""

from collections.abc import Callable, Iterator, Mapping

from trainer.coach.exercises.certainty import Certainty
from trainer.coach.exercises.values import ErrorKind, Slip
from trainer.rules import (
    COPIES,
    FANS,
    TILES,
    Circumstances,
    FanClass,
    FanId,
    Meld,
    MeldKind,
    Part,
    Phrase,
    Reading,
    RefusalReason,
    Suit,
    counts,
    value_tiles,
    why_not_there,
    why_refused,
)


def why_absent(found: Certainty, fan: FanId) -> Slip:
    """The slip of somebody who counts a fan that does not count: a meld is used twice, the hand is worth more read
    another way, or the fan is not there."""
    score = found.score
    refused = [refusal for refusal in score.refused if refusal.fan is fan]
    if refused:
        # One that names a meld explains more than one that names the upper form.
        refusal = min(refused, key=lambda refusal: refusal.reason is not RefusalReason.PART_TAKEN)
        return Slip(ErrorKind.REUSED_MELD, why_refused(score.reading, refusal), fan)
    other = found.elsewhere(fan)
    if other is not None:
        says = Phrase.of("exercise-read-better", fan=fan, n=other.total, best=score.total)
        return Slip(ErrorKind.NOT_THERE, says, fan)
    held = counts(tile for part in score.reading.parts for tile in part.tiles)
    if fan is FanId.GANG and COPIES in held:
        says = Phrase.of("exercise-undeclared", tile=TILES[held.index(COPIES)])
        return Slip(ErrorKind.NOT_THERE, says, fan)
    asks = why_not_there(fan, score.circumstances)
    part = part_at_fault(score.reading, fan, score.circumstances)
    says = asks if part is None else Phrase.of("exercise-at-fault", asks=asks, part=part)
    return Slip(ErrorKind.NOT_THERE, says, fan)


def part_at_fault(reading: Reading, fan: FanId, circumstances: Circumstances) -> Part | None:
    """The first meld or pair that keeps a fan out of a reading, or None where no single one does."""
    if fan in _SPOILED_BY:
        return next((part for part in reading.parts if _SPOILED_BY[fan](part)), None)
    if FANS[fan].klass is FanClass.SUITS:
        return _of_other_suit(reading, fan)
    if fan is FanId.FANPAI:
        # A pung of a wind that does not count, or a pair of an honour that would.
        honours = value_tiles(circumstances.seat, circumstances.prevailing)
        spoiling: list[Part] = [meld for meld in reading.melds if meld.tile.is_honour]
        spoiling += [pair for pair in reading.pairs if pair.tile in honours]
        return spoiling[0] if spoiling else None
    if FANS[fan].klass in (FanClass.SAME, FanClass.RUN, FanClass.MIXED):
        return next(_chows_out_of_place(reading, fan, circumstances), None)
    return None


def _is_simple(part: Part) -> bool:
    return part.tiles[0].is_simple and part.tiles[-1].is_simple


_SPOILED_BY: Mapping[FanId, Callable[[Part], bool]] = {
    FanId.PINGHE: lambda part: isinstance(part, Meld) and not part.is_chow,
    FanId.DUIDUIHE: lambda part: isinstance(part, Meld) and part.is_chow,
    FanId.QIDUI: lambda part: isinstance(part, Meld),
    FanId.DUANYAO: lambda part: not _is_simple(part),
    FanId.QUANDAIYAO: _is_simple,
}
"""The fans of the whole hand that one part spoils."""


def _of_other_suit(reading: Reading, fan: FanId) -> Part | None:
    """The first part of the suit that fewest parts are of; for 清一色 honours are at fault before it."""
    suits = [part.suit for part in reading.parts]
    strange = [part for part in reading.parts if part.suit is Suit.HONOURS]
    if fan is FanId.HUNYISE or not strange:
        strange = [part for part in reading.parts if part.suit is not Suit.HONOURS]
        if len({part.suit for part in strange}) < 2:
            return None
    return min(strange, key=lambda part: suits.count(part.suit))


_NEIGHBOURS = (-1, 1, -9, 9, -18, 18, -2, 2)
"""How far a chow lies from the one that would have served: a rank or two, or the suit."""


def _chows_out_of_place(reading: Reading, fan: FanId, circumstances: Circumstances) -> Iterator[Meld]:
    """The chows that would make the fan if they began a rank or two beside, or in another suit."""
    for step in _NEIGHBOURS:
        for place, low in reading.chows:
            moved = low + step
            if 0 <= moved < len(TILES) and TILES[moved].begins_chow and _same_row(low, moved, step):
                parts = list(reading.parts)
                parts[place] = Meld(MeldKind.CHOW, TILES[moved], concealed=True)
                if FANS[fan].occurrences(Reading(tuple(parts)), circumstances):
                    yield reading.melds[place]


def _same_row(low: int, moved: int, step: int) -> bool:
    """Whether a step along the ranks stays in the suit."""
    return step % 9 == 0 or low // 9 == moved // 9
