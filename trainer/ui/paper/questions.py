"""The questions of a handout and their answers, each a block that knows its height. Measures are pixels of the page at
the usual size; large print makes everything larger by the look."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.coach.handouts import HandoutItem, lane_classes
from trainer.coach.packs import DealCode
from trainer.coach.panel.words import title as near_title
from trainer.coach.question_speech import facts_said, shown_hands, won_said
from trainer.coach.score_board import board
from trainer.coach.score_speech import row_said
from trainer.coach.score_view import ScoreView
from trainer.reach import Position
from trainer.rules import COPIES, Hand, Phrase, WonHand
from trainer.text import Words
from trainer.text.score_words import sum_terms
from trainer.ui.controls import Align, Lettering, Run
from trainer.ui.paper.hands import lanes_height, paint_groups, paint_lanes
from trainer.ui.paper.scribe import PaperBlock, Scribe
from trainer.ui.score.grid import Measures
from trainer.ui.score.head import part_faces
from trainer.ui.score.lanes import SheetOptions
from trainer.ui.theme import TILE_RATIO, Step, Tone
from trainer.ui.tiles import Group, RowMetrics, TileFace, TileState, fitting_width, held_groups, won_groups

_COLUMN_GAP: Final = 8
_UNIT_ROOM: Final = 72
_TILE: Final = 50
_KONG_TILE: Final = 38
_HEAD: Final = 92
_LANE: Final = 39
_LEAST_LANE: Final = 30
_RING: Final = 8
_SUM: Final = 40
_BLANK: Final = 104
_SUM_ROOM: Final = 330
_BAR: Final = (32, 6)
_LINE: Final = 32
_GAP: Final = 20
_OPTION: Final = 46
_CIRCLE: Final = 10
_NUMBER_ROOM: Final = 56
"""The room of the number beside an answer."""
_ANSWERS: Final = Measures(
    62, 30, bar=20, seat=16, labels=150, klass=0, column=104, gutter=4, tile=28, reasons=84, points=56
)


class PaperLanes(Struct, frozen=True):
    """A won hand over five empty lanes. ``lane`` is the height of each, in pixels of the page at its usual size."""

    scribe: Scribe
    item: HandoutItem
    view: ScoreView
    number: int
    lane: float = _LANE

    def height(self, _: float) -> float:
        """Hand, lanes and sum."""
        px = self.scribe.px
        return px(_HEAD) + len(lane_classes(self.view)) * px(self.lane) + px(_SUM) + px(_GAP)

    def within(self, height: float) -> "PaperLanes | None":
        """The same with lanes low enough for a height; None where they would be too low to write in."""
        px = self.scribe.px
        lane = (height / px(1) - _HEAD - _SUM - _GAP) / len(lane_classes(self.view))
        return replace(self, lane=min(lane, _LANE)) if lane >= _LEAST_LANE else None

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint it."""
        scribe, px = self.scribe, self.scribe.px
        scribe.number(painter, room, self.number)
        self._win(painter, room)
        self._hand(painter, room)
        top = room.top() + px(_HEAD)
        for klass in lane_classes(self.view):
            self._lane(painter, QRectF(room.left(), top, room.width(), px(self.lane)), klass.value)
            top += px(self.lane)
        scribe.rule(painter, room.left(), room.right(), top)
        self._sum(painter, QRectF(room.left(), top + px(2), room.width(), px(_SUM)))

    def _win(self, painter: QPainter, room: QRectF) -> None:
        """How the hand was won: below the number, or beside it where that is long."""
        scribe, px, won = self.scribe, self.scribe.px, self.view.won
        says = Run(_win_said(won, scribe.look.words), Step.LEAD, bold=True)
        beneath = QRectF(room.left(), room.top() + px(48), scribe.labels - px(8), px(32))
        if scribe.second is None and says.width(scribe.look) <= beneath.width():
            scribe.line(painter, beneath, says)
            return
        runs = [Run(says.text, Step.NOTE, bold=True)]
        if scribe.second is not None:
            runs.append(Run(f"\n{_win_said(won, scribe.second)}", Step.NOTE, tone=Tone.INK2))
        lettering, beside = Lettering(scribe.look), QRectF(room.left() + px(44), room.top(), scribe.labels - px(46), 0)
        beside.setHeight(lettering.height(runs, Step.NOTE, beside.width()))
        lettering.paint(painter, beside, runs, Step.NOTE)

    def _column(self, room: QRectF, place: int, count: int) -> QRectF:
        """The column of a meld over the whole height."""
        px, labels = self.scribe.px, self.scribe.labels
        step = min(px(164), (room.width() - labels - px(_UNIT_ROOM)) / count)
        return QRectF(room.left() + labels + place * step, room.top(), step - px(_COLUMN_GAP), room.height())

    def _hand(self, painter: QPainter, room: QRectF) -> None:
        scribe, reading, order = self.scribe, self.view.score.reading, self.view.board.order
        faces = part_faces(self.view.won, reading)
        columns = [self._column(room, place, len(order)) for place in range(len(order))]
        melds = [len(faces[part]) for part in order if len(faces[part]) < COPIES]
        usual = min(scribe.px(_TILE), columns[0].width() / max(melds, default=3))
        foot = room.top() + usual * TILE_RATIO
        for place, part in enumerate(order):
            column, group = columns[place], faces[part]
            wide = min(usual * _KONG_TILE / _TILE, column.width() / COPIES) if len(group) == COPIES else usual
            metrics = RowMetrics(wide, gap=0)
            left = column.center().x() - metrics.group_width(group) / 2
            plain = tuple(_without_ring(face) for face in group)
            origin = QPointF(left, foot - wide * TILE_RATIO)
            paint_groups(painter, scribe.look, (plain,), metrics, origin)
            for face, spot in zip(group, metrics.places((group,), origin)[0], strict=True):
                if face.state is TileState.WINNING:
                    bar = QRectF(0, 0, scribe.px(_BAR[0]) * wide / scribe.px(_TILE), scribe.px(_BAR[1]))
                    bar.moveCenter(QPointF(spot.center().x(), spot.bottom() + scribe.px(8)))
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(QColor(scribe.look.theme.ink1))
                    painter.drawRoundedRect(bar, scribe.px(3), scribe.px(3))

    def _lane(self, painter: QPainter, row: QRectF, klass: str) -> None:
        scribe, count = self.scribe, len(self.view.board.order)
        scribe.hairline(painter, row.left(), row.right(), row.top())
        scribe.line(painter, row, *scribe.word(f"class-{klass}"))
        scribe.line(painter, row, Run(scribe.look.words("score-unit"), Step.NOTE, tone=Tone.INK2), align=Align.RIGHT)
        painter.setPen(QPen(QColor(scribe.look.theme.line), scribe.px(1.6)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place in range(count):
            centre = QPointF(self._column(row, place, count).center().x(), row.center().y())
            painter.drawEllipse(centre, scribe.px(_RING), scribe.px(_RING))

    def _sum(self, painter: QPainter, row: QRectF) -> None:
        """The question of the teacher at the left, the sum at the right."""
        scribe, px = self.scribe, self.scribe.px
        unit = Run(scribe.look.words("score-unit"), Step.NOTE, tone=Tone.INK2)
        scribe.line(painter, row, unit, align=Align.RIGHT)
        right = row.right() - unit.width(scribe.look) - px(10)
        painter.fillRect(
            QRectF(right - px(_BLANK), row.bottom() - px(6), px(_BLANK), px(2)), QColor(scribe.look.theme.ink1)
        )
        label = Run(scribe.look.words("paper-sum"), Step.BODY, bold=True)
        left = right - px(_BLANK + 14) - label.width(scribe.look)
        scribe.line(painter, QRectF(left, row.top(), label.width(scribe.look), row.height()), label)
        asked = QRectF(row.left(), row.top() + px(6), left - row.left() - px(16), row.height() + px(_GAP - 10))
        runs, lettering = _asked(scribe, self.item), Lettering(scribe.look)
        ways = ((runs, Step.BODY), (runs, Step.NOTE), (runs[:1], Step.NOTE))
        chosen, step = lettering.first_fitting(ways, asked.width(), asked.height())
        asked.setHeight(lettering.height(chosen, step, asked.width()))
        lettering.paint(painter, asked, chosen, step)


class PaperOptions(Struct, frozen=True):
    """What is shown over answers to choose from, each with a circle to mark. ``marked``: the right ones are."""

    scribe: Scribe
    item: HandoutItem
    number: int
    marked: bool = False

    def height(self, width: float) -> float:
        """All lines."""
        return self._lay(None, QRectF(0, 0, width, 0))

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint it."""
        self._lay(painter, room)

    def _lay(self, painter: QPainter | None, room: QRectF) -> float:
        """Lay everything out from the top, painting it where there is a painter; returns the height."""
        scribe, px = self.scribe, self.scribe.px
        if painter is not None:
            scribe.number(painter, room, self.number)
        indent = px(_NUMBER_ROOM) if self.marked else scribe.labels
        inner = QRectF(room.left() + indent, room.top(), room.width() - indent, 0)
        top = self._text(painter, inner, room.top() + px(4), _asked(scribe, self.item), Step.LEAD)
        if not self.marked:
            for shown in _shown(self.item):
                top = self._shown(painter, inner, top, shown)
        if isinstance(self.item.step.content, DealCode):
            top = self._text(painter, inner, top + px(4), [Run(self.item.step.content.text, bold=True)], Step.BODY)
        top = self._options(painter, inner, top + px(8))
        if self.marked:
            told = _told(self.item, scribe.look.words)
            second = "" if scribe.second is None else _told(self.item, scribe.second)
            top = self._text(
                painter, inner, top + px(4), [Run(text) for text in (told, f"  {second}") if text.strip()], Step.BODY
            )
        return top - room.top() + px(_GAP)

    def _text(self, painter: QPainter | None, inner: QRectF, top: float, runs: list[Run], step: Step) -> float:
        if not any(run.text for run in runs):
            return top
        lettering = Lettering(self.scribe.look)
        high = lettering.height(runs, step, inner.width())
        if painter is not None:
            lettering.paint(painter, QRectF(inner.left(), top, inner.width(), high), runs, step)
        return top + high + self.scribe.px(4)

    def _shown(self, painter: QPainter | None, inner: QRectF, top: float, shown: Hand | Position) -> float:
        scribe, px = self.scribe, self.scribe.px
        facts = self._facts(shown, scribe.look.words)
        second = "" if scribe.second is None else self._facts(shown, scribe.second)
        top = self._text(
            painter,
            inner,
            top,
            [Run(text, tone=Tone.INK2) for text in (facts, f"  {second}") if text.strip()],
            Step.NOTE,
        )
        groups = won_groups(shown) if isinstance(shown, Hand) else held_groups(shown.concealed, shown.melds)
        top = self._tiles(
            painter, inner, top, tuple(tuple(_without_ring(face) for face in group) for group in groups), _TILE
        )
        if isinstance(shown, Position) and shown.visible:
            top = self._text(
                painter, inner, top + px(4), [Run(scribe.look.words("exercise-seen"), tone=Tone.INK2)], Step.NOTE
            )
            seen = (tuple(TileFace(tile, mini=True) for tile in shown.visible),)
            top = self._tiles(painter, inner, top, seen, 30)
        return top

    def _facts(self, shown: Hand | Position, words: Words) -> str:
        score = self.item.answer.score
        return facts_said(shown, words) if score is None or not isinstance(shown, Hand) else won_said(score.won, words)

    def _tiles(
        self, painter: QPainter | None, inner: QRectF, top: float, groups: tuple[Group, ...], widest: float
    ) -> float:
        px = self.scribe.px
        wide = fitting_width(groups, inner.width(), px(widest), group_gap=px(18))
        if painter is not None:
            paint_groups(
                painter, self.scribe.look, groups, RowMetrics(wide, group_gap=px(18)), QPointF(inner.left(), top)
            )
        return top + wide * TILE_RATIO + px(8)

    def _options(self, painter: QPainter | None, inner: QRectF, top: float) -> float:
        scribe, px = self.scribe, self.scribe.px
        x, y = inner.left(), top
        for guess in self.item.guesses:
            if self.marked and guess.right is False:
                continue
            said = scribe.both(
                guess.text(scribe.look.words), "" if scribe.second is None else guess.text(scribe.second)
            )
            runs = (replace(said[0], bold=self.marked), *said[1:])
            wide = px(2 * _CIRCLE + 10) + sum(run.width(scribe.look) for run in runs) + px(28)
            if x > inner.left() and x + wide > inner.right():
                x, y = inner.left(), y + px(_OPTION)
            if painter is not None:
                self._option(painter, QRectF(x, y, wide, px(_OPTION)), runs)
            x += wide
        return y + px(_OPTION) if self.item.guesses else top

    def _option(self, painter: QPainter, place: QRectF, runs: tuple[Run, ...]) -> None:
        scribe, px = self.scribe, self.scribe.px
        centre, ink = QPointF(place.left() + px(_CIRCLE + 1), place.center().y()), QColor(scribe.look.theme.ink1)
        painter.setPen(QPen(ink, px(1.6)))
        painter.setBrush(ink if self.marked else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, px(_CIRCLE), px(_CIRCLE))
        scribe.line(painter, place.adjusted(px(2 * _CIRCLE + 10), 0, 0, 0), *runs)


class PaperSolution(Struct, frozen=True):
    """The lanes of a hand as the engine fills them, a refused fan with its reason, and the sum."""

    scribe: Scribe
    view: ScoreView
    number: int

    def height(self, width: float) -> float:
        """Lanes, sum, and why fans are refused."""
        return self._lanes_high(width) + max(self.scribe.px(_SUM), self._why(width)[2]) + self.scribe.px(_GAP)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint it."""
        scribe, score, words = self.scribe, self.view.score, self.scribe.look.words
        scribe.number(painter, room, self.number)
        high, indent = self._lanes_high(room.width()), scribe.px(_NUMBER_ROOM)
        lanes = QRectF(room.left() + indent, room.top(), room.width() - indent, high)
        options = SheetOptions(heading=_win_phrase(self.view.won))
        paint_lanes(painter, scribe.look, self.view.won, board(score), lanes, _ANSWERS, options)
        scribe.rule(painter, lanes.left(), room.right(), lanes.bottom())
        total = Run(words("points", n=score.total), Step.LEAD, bold=True)
        terms = sum_terms(score)
        said = (Run(words("paper-sum-terms", terms=terms), tone=Tone.INK2),) if len(score.subtotals) > 1 else ()
        row = QRectF(lanes.left(), lanes.bottom(), lanes.width(), scribe.px(_SUM))
        scribe.line(painter, row, *said, replace(total, gap=8), align=Align.RIGHT)
        runs, wide, high = self._why(room.width())
        beneath = QRectF(lanes.left(), lanes.bottom() + scribe.px(6), wide, high - scribe.px(6))
        Lettering(scribe.look).paint(painter, beneath, runs, Step.NOTE)

    def _why(self, width: float) -> tuple[list[Run], float, float]:
        """Why each refused fan does not count, one a line; the width and the height that this takes beside the sum."""
        scribe, found = self.scribe, board(self.view.score)
        said = [row_said(found, row, scribe.look.words) for row in found.rows if row.refused]
        runs = [Run(text + ("\n" if place < len(said) else ""), tone=Tone.INK2) for place, text in enumerate(said, 1)]
        wide = width - scribe.px(_NUMBER_ROOM + _SUM_ROOM)
        high = Lettering(scribe.look).height(runs, Step.NOTE, wide) + scribe.px(6) if runs else 0.0
        return runs, wide, high

    def _lanes_high(self, width: float) -> float:
        look, room = self.scribe.look, width - self.scribe.px(_NUMBER_ROOM)
        return lanes_height(look, self.view.won, board(self.view.score), room, _ANSWERS)


def question_of(scribe: Scribe, item: HandoutItem, number: int) -> "PaperLanes | PaperOptions":
    """The block that asks an item."""
    view = item.lanes
    return PaperOptions(scribe, item, number) if view is None else PaperLanes(scribe, item, view, number)


def answer_of(scribe: Scribe, item: HandoutItem, number: int) -> PaperBlock:
    """The block that answers it."""
    view = item.lanes
    return PaperOptions(scribe, item, number, marked=True) if view is None else PaperSolution(scribe, view, number)


def _win_phrase(won: WonHand) -> Phrase:
    return Phrase.of("paper-drawn" if won.source is None else "paper-won", tile=won.hand.win_tile)


def _win_said(won: WonHand, words: Words) -> str:
    return words.phrase(_win_phrase(won))


def _asked(scribe: Scribe, item: HandoutItem) -> list[Run]:
    first = item.asked(scribe.look.words)
    second = "" if scribe.second is None else item.asked(scribe.second)
    return list(scribe.both(first, second, "  "))


def _told(item: HandoutItem, words: Words) -> str:
    """Why the answer is right, or how near the position is."""
    panel = item.answer.panel
    return item.confirmed(words) or ("" if panel is None else near_title(panel.heading, words))


def _shown(item: HandoutItem) -> Iterator[Hand | Position]:
    """What a question is about."""
    answer = item.answer
    if answer.exercise is not None:
        yield from shown_hands(answer.exercise)
    elif answer.position is not None:
        yield answer.position


def _without_ring(face: TileFace) -> TileFace:
    return replace(face, state=TileState.REST) if face.state is TileState.WINNING else face
