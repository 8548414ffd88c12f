"""What a row of the board and its head are made of: lines of text, marks and small charts. Screen and picture share
it."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.coach.evening import BoardRow, Evening, running
from trainer.coach.evening.wording import ended_said, signed
from trainer.rules import Role, Seat
from trainer.ui.controls import Align, Run, TextLine, elided
from trainer.ui.controls.marks import paint_mark
from trainer.ui.keeper.columns import MARK, MARK_PITCH, MOST_MARKS, Columns, points_runs
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

NAMES: Final = 20
TOTALS: Final = 32
CHARTS: Final = 64
HEADS: Final = 28
_CHART: Final = (80, 48)
_LEAST_SCALE: Final = 50
_DOT: Final = 3
_TONES: Final = {Role.WINNER: Tone.ACCENT, Role.DISCARDER: Tone.BAD}


def head_height(look: Look, *, charts: bool) -> int:
    """The height of names, totals, charts and the heads of the columns."""
    return look.px(NAMES + TOTALS + (CHARTS if charts else 0) + HEADS)


def head_lines(look: Look, evening: Evening, columns: Columns, width: float, *, charts: bool) -> Iterator[TextLine]:
    """Names and totals over the columns, and the heads of the rows."""
    words, px = look.words, look.px
    middle = QRectF(0, px(NAMES), columns.gains[0] - columns.pitch, px(TOTALS))
    yield TextLine(middle, (Run(words("keeper-total"), Step.LEAD, bold=True),))
    wide = columns.pitch - px(6)
    widest = max(Run(signed(total), Step.H2).width(look) for total in evening.totals())
    step = Step.H2 if widest <= wide else Step.LEAD
    for place, end, total in zip(Seat, columns.gains, evening.totals(), strict=True):
        left = end - columns.pitch + px(6)
        name = elided(look, evening.name(place), wide, Step.BODY)
        yield TextLine(QRectF(left, 0, wide, px(NAMES)), (Run(name, bold=True),), Align.RIGHT)
        place_of_total = QRectF(left, px(NAMES), wide, px(TOTALS))
        yield TextLine(place_of_total, (Run(signed(total), step, bold=True),), Align.RIGHT)
    if charts:
        note = QRectF(0, px(NAMES + TOTALS), columns.gains[0] - columns.pitch, px(CHARTS))
        text = elided(look, words("keeper-lines-note"), note.width(), Step.NOTE)
        yield TextLine(note, (Run(text, Step.NOTE, tone=Tone.INK2),))
    yield from _heads(look, columns, width, px(NAMES + TOTALS + (CHARTS if charts else 0)))


def _heads(look: Look, columns: Columns, width: float, top: float) -> Iterator[TextLine]:
    words, height = look.words, look.px(HEADS)

    def head(key: str, left: float, right: float, align: Align = Align.LEFT) -> TextLine:
        """The head of one column."""
        text = elided(look, words(f"keeper-head-{key}"), right - left, Step.NOTE)
        return TextLine(QRectF(left, top, right - left, height), (Run(text, Step.NOTE, tone=Tone.INK2),), align)

    first = columns.dealer if columns.dealer is not None else columns.winner
    yield head("hand", 0, first)
    if columns.dealer is not None:
        yield head("dealer", columns.dealer, columns.winner)
    yield head("winner", columns.winner, columns.winner_end)
    if columns.marks is not None:
        yield head("fans", columns.marks, columns.points - look.px(60))
    yield head("points", columns.points - look.px(60), columns.points, Align.RIGHT)
    yield head("gains", columns.points + look.px(8), width, Align.RIGHT)


def paint_charts(painter: QPainter, look: Look, evening: Evening, columns: Columns) -> None:
    """Everybody's total after each hand as a line; all four have one scale."""
    lines = running(evening)
    most = max(_LEAST_SCALE, *(abs(total) for totals in lines for total in totals))
    wide, high = min(look.px(_CHART[0]), columns.pitch - look.px(12)), look.px(_CHART[1])
    top = look.px(NAMES + TOTALS + (CHARTS - _CHART[1]) / 2)
    for place, end in zip(Seat, columns.gains, strict=True):
        box = QRectF(end - wide - look.px(_DOT), top, wide, high)
        _paint_chart(painter, look, box, [totals[place] / most for totals in lines])


def _paint_chart(painter: QPainter, look: Look, box: QRectF, shares: Sequence[float]) -> None:
    """``shares`` lie between −1 and 1."""
    theme, middle = look.theme, box.center().y()
    painter.setPen(QPen(QColor(theme.line2), 1))
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
    step = box.width() / max(1, len(shares) - 1)
    dots = [QPointF(box.left() + n * step, middle - share * box.height() / 2) for n, share in enumerate(shares)]
    pen = QPen(QColor(theme.ink1), 1.8 * look.ui_scale)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(dots)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.ink1))
    if len(dots) > 1:
        painter.drawEllipse(dots[-1], look.px(_DOT), look.px(_DOT))


def row_lines(look: Look, evening: Evening, row: BoardRow, columns: Columns, place: QRectF) -> Iterator[TextLine]:
    """Everything that a row writes; ``place`` is the row."""

    def cell(left: float, right: float) -> QRectF:
        """A part of the row."""
        return QRectF(place.left() + left, place.top(), right - left, place.height())

    first = columns.dealer if columns.dealer is not None else columns.winner
    yield TextLine(cell(0, first), (Run(str(row.number), tone=Tone.INK2),))
    if columns.dealer is not None:
        room = cell(columns.dealer, columns.winner - look.px(6))
        name = elided(look, evening.name(row.dealer), room.width(), Step.BODY)
        yield TextLine(room, (Run(name, tone=Tone.INK2),))
    yield from _winner_lines(look, evening, row, cell(columns.winner, columns.winner_end))
    note = _note(look, row)
    if columns.marks is not None and note:
        room = cell(columns.marks, columns.points - look.px(60))
        text = elided(look, note, room.width(), Step.NOTE)
        yield TextLine(room, (Run(text, Step.NOTE, tone=Tone.INK2),))
    if row.entry.winner is not None:
        runs = points_runs(look, row.entry.points)
        yield TextLine(cell(columns.winner_end, columns.points), runs, Align.RIGHT)
    for seat, end, gain in zip(Seat, columns.gains, row.gains, strict=True):
        tone = Tone.INK3 if not gain else _TONES.get(row.role(seat) or Role.PAYER, Tone.INK1)
        bold = bool(gain) and tone is not Tone.INK1
        yield TextLine(cell(end - columns.pitch, end), (Run(signed(gain), tone=tone, bold=bold),), Align.RIGHT)


def _note(look: Look, row: BoardRow) -> str:
    """What stands in the place of the marks."""
    if row.entry.winner is None:
        return look.words("keeper-nobody")
    return look.words("keeper-only-points") if row.entry.tiles is None else ""


def _winner_lines(look: Look, evening: Evening, row: BoardRow, room: QRectF) -> Iterator[TextLine]:
    """The winner and how the hand ended, side by side, or below each other where that is too wide."""
    said = ended_said(evening, row.entry, look.words)
    if row.entry.winner is None:
        yield TextLine(room, (Run(elided(look, said, room.width(), Step.BODY)),))
        return
    if not row.counts:
        said = look.words("keeper-uncounted")
    name = Run(evening.name(row.entry.winner), bold=True)
    note = Run(said, Step.NOTE, tone=Tone.INK2, gap=8)
    both = TextLine(room, (name, note))
    if both.width(look) <= room.width():
        yield both
        return
    upper, lower = QRectF(room), QRectF(room)
    upper.setBottom(room.center().y() + look.px(1))
    lower.setTop(room.center().y() - look.px(1))
    wide = room.width() - look.px(10)  # bold letters are a little wider than those that `elided` measures
    yield TextLine(upper, (Run(elided(look, name.text, wide, Step.BODY), bold=True),))
    yield TextLine(lower, (Run(elided(look, said, room.width(), Step.SMALL), Step.SMALL, tone=Tone.INK2),))


def paint_row_marks(painter: QPainter, look: Look, row: BoardRow, columns: Columns, place: QRectF) -> None:
    """The fans of a row, main fans first; of more than six five, and how many more there are."""
    if columns.marks is None or row.entry.tiles is None:
        return
    fans = row.entry.tiles.fans
    shown = fans if len(fans) <= MOST_MARKS else fans[: MOST_MARKS - 1]
    side, x = look.px(MARK), place.left() + columns.marks
    for fan in shown:
        paint_mark(painter, QRectF(x, place.center().y() - side / 2, side, side), fan, look)
        x += look.px(MARK_PITCH)
    if len(shown) < len(fans):
        more = look.words("keeper-more", n=len(fans) - len(shown))
        room = QRectF(x, place.top(), look.px(MARK_PITCH), place.height())
        TextLine(room, (Run(more, Step.NOTE, tone=Tone.INK2),)).paint(painter, look)
