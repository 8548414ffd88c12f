"""What a screen reader says of a meld and of a bar: the same receipts in words."""

from trainer.rules import FanId, Part, Receipt, Status, why, why_refused, wind_roles
from trainer.text import Words
from trainer.ui.score.board import Bar, Board, Row

_TOLD_BY_THEIR_TWO_CHOWS = (FanId.LIANLIU, FanId.XIXIANGFENG)


def row_said(board: Board, row: Row, words: Words) -> str:
    """Why a row is there: one reason, or, for a fan that counts several times in it, what it counts on."""
    if len(row.bars) == 1 or row.fan in _TOLD_BY_THEIR_TWO_CHOWS:
        return words("score-comma").join(words.phrase(reason) for reason in row.why)
    melds = [board.score.reading.parts[bar.parts[0]] for bar in row.bars]
    names = [words.part(meld) if row.fan is FanId.YIBANGAO else _tile_said(board, row, meld, words) for meld in melds]
    return words("score-each", items=words("score-list").join(names))


def _tile_said(board: Board, row: Row, meld: Part, words: Words) -> str:
    """The tile of a meld; of a wind also what makes it 番牌, where the prevailing wind could be it: 東（场风）."""
    seat, prevailing = board.score.circumstances.seat, board.score.circumstances.prevailing
    roles = wind_roles(meld.tile, seat, prevailing)
    if row.fan is not FanId.FANPAI or prevailing is None or not roles:
        return words.tile(meld.tile)
    return words(f"score-wind-{'-'.join(roles)}", tile=meld.tile)


def status_said(board: Board, fan: FanId, words: Words) -> str:
    """合计明定：公布的规则只写明它与别的番的合计: where the fan's number comes from, in words."""
    return _meaning(board.score.values.statuses[fan], words)


def _meaning(status: Status, words: Words) -> str:
    return words("score-legend", status=words(f"status-{status}"), means=words(f"status-{status}-means"))


def legend(board: Board, words: Words) -> str:
    """What the sources named in a board's rows mean, one after another."""
    there = {board.score.values.statuses[row.fan] for row in board.rows if not row.refused}
    return words("score-separator").join(_meaning(status, words) for status in Status if status in there)


def reason_said(board: Board, row: Row, words: Words) -> str:
    """Why a row is there, and of a fan that counts where its number comes from."""
    said = row_said(board, row, words)
    return said if row.refused else _with_status(board, row.fan, said, words)


def _with_status(board: Board, fan: FanId, said: str, words: Words) -> str:
    status = board.score.values.statuses[fan]
    means = words(f"status-{status}-means")
    return words("score-why-status", why=said, status=words(f"status-{status}"), means=means)


def bar_said(board: Board, bar: Bar, words: Words) -> str:
    """一般高，在 123万、123万，20 分：两组相同的 123万."""
    reading = board.score.reading
    if bar.refusal is not None:
        return words("say-refused", fan=bar.fan, why=words.phrase(why_refused(reading, bar.refusal)))
    said = _with_status(board, bar.fan, words.phrase(why(board.score, Receipt(bar.fan, bar.parts, bar.points))), words)
    if not bar.parts:
        return words("say-bar", fan=bar.fan, points=bar.points, why=said)
    melds = words("score-list").join(words.part(reading.parts[part]) for part in bar.parts)
    return words("say-bar-on", fan=bar.fan, melds=melds, points=bar.points, why=said)


def meld_said(board: Board, column: int, words: Words, rows: float = float("inf")) -> str:
    """123万：平和、一般高、一条龙: a meld with the fans that it serves, those of the first ``rows`` rows."""
    named = board.score.reading.parts[board.order[column]]
    shown = (bar for index, row in enumerate(board.rows) if index < rows for bar in row.bars)
    fans = [words.fan(bar.fan) for bar in shown if bar.refusal is None and column in bar.columns]
    if rows < len(board.rows) and not fans:
        return words.part(named)
    if not fans:
        return words("say-meld-none", part=named)
    return words("say-meld", part=named, fans=words("score-list").join(fans))
