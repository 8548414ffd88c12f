"""A score as plain lines: for the clipboard, for the command line, and as the screen reader's reading of the page.

Every line comes from a receipt, a refusal or a payment; nothing is added up here.
"""

from collections.abc import Iterable, Iterator

from trainer.notation.hand_text import HandText, write_hand_text
from trainer.rules import FanClass, Receipt, Score, Settlement, WonHand, why, why_refused
from trainer.text import score_words
from trainer.text.words import Words


def receipt_text(won: WonHand, score: Score, settlement: Settlement, words: Words) -> str:
    """The whole receipt, one fact a line."""
    return "\n".join((*score_lines(won, score, words), *settlement_lines(won, settlement, words)))


def score_lines(won: WonHand, score: Score, words: Words) -> Iterator[str]:
    """Total, hand, prevailing wind if it counts, each receipt and refusal with its reason, the sum, the value set."""
    yield words("receipt-title", points=score.total, how=score_words.how_won(won, words))
    yield score_words.line_passed(won, score.total, words)
    yield words("receipt-hand", hand=hand_notation(won))
    if won.hand.prevailing is not None:
        yield words("receipt-prevailing", wind=won.hand.prevailing)
    every_part = range(len(score.reading.parts))
    yield words("receipt-parts", parts=_melds(score, every_part, words))
    for receipt in score.receipts:
        yield _receipt_line(score, receipt, words)
    for refusal in score.refused:
        melds, reason = _told_apart(score, refusal.parts, words), why_refused(score.reading, refusal)
        yield words("receipt-refused", melds=melds, why=reason)
    if score.receipts:
        yield words("receipt-sum", terms=score_words.fan_sum(score, words), points=score.total)
    else:
        yield words("receipt-sum-none")
    yield words("receipt-values", set=score.values.name(words.language.value))


def settlement_lines(won: WonHand, settlement: Settlement, words: Words) -> Iterator[str]:
    """The scheme, and what each seat pays or gets with its formula."""
    scheme = words(f"settle-scheme-{settlement.scheme}")
    yield words("receipt-scheme", scheme=scheme, kind=score_words.settle_headline(won, settlement, words))
    for seat in score_words.payer_order(won):
        payment = settlement.of(seat)
        role = score_words.role(won, settlement, payment, words)
        yield words(
            "receipt-pays" if role else "receipt-pays-alike",
            seat=seat,
            who=score_words.who(won, seat, words),
            role=role,
            amount=score_words.amount(payment, words),
            formula=payment.formula,
        )


def hand_notation(won: WonHand) -> str:
    """The hand as one line that can be typed or pasted again: 11223346m55p +5m [789m]."""
    return write_hand_text(HandText(won.hand.concealed, won.hand.melds, won.hand.win_tile))


def class_path(klass: FanClass, words: Words) -> str:
    """和型, or 一色 › 一色同顺 where a major class holds two."""
    if klass.major.value == klass.value:
        return words.fan_class(klass)
    return words("receipt-class", major=words(f"major-{klass.major}"), **{"class": klass})


def _melds(score: Score, parts: Iterable[int], words: Words) -> str:
    return words("score-list").join(words.part(score.reading.parts[part]) for part in parts)


def _told_apart(score: Score, parts: Iterable[int], words: Words) -> str:
    """Melds with their number among equal ones: what is refused on the first 123万 is another thing on the second."""
    every = score.reading.parts
    named = (
        words("score-nth", n=every[: part + 1].count(every[part]), meld=every[part])
        if every.count(every[part]) > 1
        else words.part(every[part])
        for part in parts
    )
    return words("score-list").join(named)


def _receipt_line(score: Score, receipt: Receipt, words: Words) -> str:
    return words(
        "receipt-line",
        fan=receipt.fan,
        points=receipt.points,
        why=why(score, receipt),
        status=words(f"status-{score.values.statuses[receipt.fan]}"),
        **{"class": class_path(receipt.klass, words)},
    )
