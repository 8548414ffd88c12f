"""What is shown under a scored hand: a lane for each receipt and for a refusal, and all of it as one sentence."""

from dataclasses import dataclass

from trainer.rules import FanId, Hand, Receipt, Refusal, RefusalReason, Score
from trainer.rules.explain import why, why_refused
from trainer.text import Words


@dataclass(frozen=True, slots=True)
class Lane:
    """A fan with the parts it uses. ``text`` is why it was refused, or what happened where no part is used."""

    fan: FanId
    parts: tuple[int, ...]
    points: int
    text: str
    refused: bool


def lanes_of(score: Score, refused: FanId | None, words: Words) -> tuple[Lane, ...]:
    """The receipts' lanes, then the one of the first refusal of ``refused`` for want of a free part."""
    found = (refusal for refusal in score.refused if refusal.fan is refused)
    taken = [refusal for refusal in found if refusal.reason is RefusalReason.PART_TAKEN]
    return (
        *(_counted(score, receipt, words) for receipt in score.receipts),
        *(_refused(score, refusal, words) for refusal in taken[:1]),
    )


def _counted(score: Score, receipt: Receipt, words: Words) -> Lane:
    text = "" if receipt.parts else words.phrase(why(score, receipt))
    return Lane(receipt.fan, receipt.parts, receipt.points, text, refused=False)


def _refused(score: Score, refusal: Refusal, words: Words) -> Lane:
    text = words.phrase(why_refused(score.reading, refusal))
    return Lane(refusal.fan, refusal.parts, refusal.points, text, refused=True)


def spoken(hand: Hand, score: Score, lanes: tuple[Lane, ...], words: Words) -> str:
    """Hand, seat, winning tile, receipts, total and shown refusals, as a screen reader says them."""
    tiles = " ".join(words.part(part) for part in score.reading.parts)
    said = {"hand": f"{words('book-seat', seat=hand.seat)}. {tiles}", "total": words("points", n=score.total)}
    if not score.receipts:
        return words("book-hand-bare", win=hand.win_tile, **said)
    receipts = "; ".join(words("book-receipt", fan=r.fan, n=r.points) for r in score.receipts)
    whole = words("book-hand-name", win=hand.win_tile, receipts=receipts, **said)
    return "; ".join([whole, *(lane.text for lane in lanes if lane.refused)])
