"""Why a fan counts and why another does not: phrases made from receipts and refusals.

Nothing is scored here. Panel, plain text, screen reader and lessons say these phrases in their language, so an
explanation can never tell another story than the score.
"""

from collections.abc import Callable, Mapping

from msgspec import Struct

from trainer.rules.fans import Circumstances, FanId, Parts
from trainer.rules.melds import Meld, Part
from trainer.rules.phrases import Phrase
from trainer.rules.readings import Reading
from trainer.rules.scoring import IllegalChoice, Occurrence, Receipt, Refusal, RefusalReason, Score, refusal_reason
from trainer.rules.tiles import Suit, Tile
from trainer.rules.winds import WindRole, wind_roles


def why(score: Score, receipt: Receipt) -> Phrase:
    """Why a receipt counts: the cause, with the melds or tiles that make it (一般高: 两组相同的 123万)."""
    if receipt.fan is FanId.FANPAI:
        return _fanpai(score.reading.melds[receipt.parts[0]].tile, score.circumstances)
    say = _SPECIFIC.get(receipt.fan)
    return say(score.reading, receipt.parts) if say else Phrase.of(f"why-{receipt.fan}")


def why_refused(reading: Reading, refusal: Refusal) -> Phrase:
    """Why a refusal does not count: the part that is spent and the receipt that holds it.

    Where several receipts are in the way, the one worth most is named.
    """
    if refusal.reason is RefusalReason.LEFT_OUT:
        return Phrase.of("refused-left-out", fan=refusal.fan, points=refusal.points)
    return _in_the_way(reading, Occurrence(refusal.fan, refusal.parts), refusal.blockers)


def _in_the_way(reading: Reading, wanted: Occurrence, blockers: tuple[Receipt, ...]) -> Phrase:
    """The one sentence for a fan that others keep out, whether the score refused it or somebody tried it."""
    blocker = max(blockers, key=lambda receipt: receipt.points)
    if refusal_reason(wanted, blockers) is RefusalReason.LOWER_FORM:
        return Phrase.of("refused-lower-form", fan=wanted.fan, blocker=blocker.fan)
    part = next(index for index in wanted.parts if index in blocker.parts)
    return Phrase.of("refused-part-taken", fan=wanted.fan, part=reading.parts[part], blocker=blocker.fan)


def why_not_there(fan: FanId, circumstances: Circumstances) -> Phrase:
    """What a fan asks for, said when it was put on melds where it does not occur."""
    if fan is FanId.FANPAI and circumstances.prevailing is not None:
        return Phrase.of("asks-fanpai-prevailing", fan=fan, wind=circumstances.prevailing.wind)
    return Phrase.of(f"asks-{fan}", fan=fan)


def why_illegal(score: Score, error: IllegalChoice) -> Phrase:
    """Why a fan may not be put where somebody wanted it in a scored reading, under the rule that forbids it: as the
    refusal is told in the score, or what the fan asks for."""
    tried = error.occurrence
    if not error.blockers:
        return Phrase.of("trial-not-there", reason=why_not_there(tried.fan, score.circumstances))
    reason = _in_the_way(score.reading, tried, error.blockers)
    if refusal_reason(tried, error.blockers) is RefusalReason.LOWER_FORM:
        return reason
    return Phrase.of("trial-one-class", reason=reason)


class Difference(Struct, frozen=True):
    """How a choice of occurrences differs from the best: ``points`` below it, what it lacks and what it has instead."""

    points: int
    lacking: tuple[Receipt, ...]
    instead: tuple[Receipt, ...]


def difference(best: Score, choice: Score) -> Difference:
    """What a choice gives up against the best score of the same reading."""
    left = list(choice.receipts)
    lacking = []
    for receipt in best.receipts:
        if receipt in left:
            left.remove(receipt)
        else:
            lacking.append(receipt)
    return Difference(best.total - choice.total, tuple(lacking), tuple(left))


def _first_part(reading: Reading, parts: Parts) -> Part:
    return reading.parts[parts[0]]


def _lowest_first(reading: Reading, parts: Parts) -> list[Meld]:
    return sorted((reading.melds[index] for index in parts), key=lambda meld: meld.tile)


def _ranks(meld: Meld) -> str:
    return "".join(str(tile.rank) for tile in meld.tiles)


def _hunyise(reading: Reading, _: Parts) -> Phrase:
    only_honours = all(part.suit is Suit.HONOURS for part in reading.parts)
    return Phrase.of("why-hunyise-honours" if only_honours else "why-hunyise")


def _fanpai(tile: Tile, circumstances: Circumstances) -> Phrase:
    roles = wind_roles(tile, circumstances.seat, circumstances.prevailing)
    return Phrase.of(_FANPAI[roles], tile=tile)


_FANPAI: Mapping[tuple[WindRole, ...], str] = {
    (): "why-fanpai-dragon",
    (WindRole.SEAT,): "why-fanpai-wind",
    (WindRole.PREVAILING,): "why-fanpai-prevailing",
    (WindRole.SEAT, WindRole.PREVAILING): "why-fanpai-both-winds",
}


def _gang(reading: Reading, parts: Parts) -> Phrase:
    meld = reading.melds[parts[0]]
    return Phrase.of("why-gang-concealed" if meld.concealed else "why-gang-open", tile=meld.tile)


def _yibangao(reading: Reading, parts: Parts) -> Phrase:
    return Phrase.of("why-yibangao", meld=_first_part(reading, parts))


def _lianliu(reading: Reading, parts: Parts) -> Phrase:
    low, high = _lowest_first(reading, parts)
    return Phrase.of("why-lianliu", low=_ranks(low), high=high)


def _yitiaolong(reading: Reading, parts: Parts) -> Phrase:
    low, middle, high = _lowest_first(reading, parts)
    return Phrase.of("why-yitiaolong", low=_ranks(low), middle=_ranks(middle), high=high)


def _xixiangfeng(reading: Reading, parts: Parts) -> Phrase:
    low, high = _lowest_first(reading, parts)
    return Phrase.of("why-xixiangfeng", low=low, high=high)


def _sansetongshun(reading: Reading, parts: Parts) -> Phrase:
    return Phrase.of("why-sansetongshun", ranks=_ranks(reading.melds[parts[0]]))


_SPECIFIC: Mapping[FanId, Callable[[Reading, Parts], Phrase]] = {
    FanId.HUNYISE: _hunyise,
    FanId.GANG: _gang,
    FanId.YIBANGAO: _yibangao,
    FanId.LIANLIU: _lianliu,
    FanId.YITIAOLONG: _yitiaolong,
    FanId.XIXIANGFENG: _xixiangfeng,
    FanId.SANSETONGSHUN: _sansetongshun,
}
"""The fans whose reason names tiles; the others' is one sentence."""
