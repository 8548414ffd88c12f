"""What a screen reader says of a meld and of a bar: the same receipts in words."""

from trainer.rules import FanId, Receipt, why, why_refused
from trainer.text import Words
from trainer.ui.score.board import Bar, Board, Row

_TOLD_BY_THEIR_TWO_CHOWS = (FanId.LIANLIU, FanId.XIXIANGFENG)


def row_said(board: Board, row: Row, words: Words) -> str:
    """Why a row is there: one reason, or, for a fan that counts several times in it, what it counts on."""
    if len(row.bars) == 1 or row.fan in _TOLD_BY_THEIR_TWO_CHOWS:
        return words("score-comma").join(words.phrase(reason) for reason in row.why)
    melds = [board.score.reading.parts[bar.parts[0]] for bar in row.bars]
    names = [words.part(meld) if row.fan is FanId.YIBANGAO else words.tile(meld.tile) for meld in melds]
    return words("score-each", items=words("score-list").join(names))


def bar_said(board: Board, bar: Bar, words: Words) -> str:
    """一般高，在 123万、123万，20 分：两组相同的 123万."""
    reading = board.score.reading
    if bar.refusal is not None:
        return words("say-refused", fan=bar.fan, why=words.phrase(why_refused(reading, bar.refusal)))
    said = words.phrase(why(reading, Receipt(bar.fan, bar.parts, bar.points)))
    if not bar.parts:
        return words("say-bar", fan=bar.fan, points=bar.points, why=said)
    melds = words("score-list").join(words.part(reading.parts[part]) for part in bar.parts)
    return words("say-bar-on", fan=bar.fan, melds=melds, points=bar.points, why=said)


def meld_said(board: Board, column: int, words: Words) -> str:
    """123万：平和、一般高、一条龙: a meld with the fans that it serves."""
    part = board.order[column]
    named = board.score.reading.parts[part]
    fans = [words.fan(receipt.fan) for receipt in board.score.receipts if part in receipt.parts]
    if not fans:
        return words("say-meld-none", part=named)
    return words("say-meld", part=named, fans=words("score-list").join(fans))
