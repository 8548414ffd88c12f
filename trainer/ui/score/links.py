"""对照国标 painted: the chows as a small graph with their links, under this game's rule and under the one-link rule."""

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.coach.score_board import shown_order
from trainer.rules import Comparison, Link, Score, compare_links, explain_closing, explain_links, worth
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering, widest
from trainer.ui.controls.marks import mark_sign
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_TITLE = 36
_NODE = (76, 32)
_NODE_TALL = 40
"""A node whose name takes two lines is so high."""
_STEP = (182, 88)
_LINE = 5
_PILL = (52, 24)
_SHORT = 2
_NOTES = 2
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class LinksBlock(Struct, frozen=True):
    """Both graphs side by side with a sentence each, and what the difference comes from."""

    look: Look
    score: Score

    @property
    def comparison(self) -> Comparison:
        """The links under both rules."""
        return compare_links(self.score)

    def height(self, _: float) -> float:
        """Title, two rows of chows, a note."""
        return self.look.px(_TITLE + 8 + _NODE_TALL + _STEP[1] + 12 + _NOTES * Step.NOTE.line)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint both sides and the note."""
        comparison, words = self.comparison, self.look.words
        half = QRectF(rect.left(), rect.top(), rect.width() / 2 - self.look.px(12), rect.height())
        self._title(painter, half, words("link-here-title"), self._here(comparison))
        self._graph(painter, half, comparison, comparison.here, counted=True)
        right = half.translated(rect.width() / 2 + self.look.px(12), 0)
        self._title(painter, right, words("link-there-title"), words.phrase(explain_links(comparison)))
        self._graph(painter, right, comparison, comparison.standard, counted=False)
        height = self.look.px(_NOTES * Step.NOTE.line)
        note = QRectF(rect.left(), rect.bottom() - height, rect.width(), height)
        Lettering(self.look).line(painter, note, "\n".join(self._notes(comparison)), Step.NOTE, Tone.INK3)

    def spoken(self) -> str:
        """Both sides in words."""
        comparison, words = self.comparison, self.look.words
        sides = (
            f"{words('link-here-title')}: {self._here(comparison)}",
            f"{words('link-there-title')}: {words.phrase(explain_links(comparison))}",
        )
        closing = (words.phrase(explain_closing(self.score.reading, link)) for link in comparison.closing)
        return "\n".join((*sides, *closing))

    def _here(self, comparison: Comparison) -> str:
        words = self.look.words
        if not comparison.here:
            return words("link-here-none")
        points = worth(r for r in self.score.receipts if Link(r.fan, r.parts) in comparison.here)
        return words("link-here", n=len(comparison.here), points=points)

    def _notes(self, comparison: Comparison) -> list[str]:
        words = self.look.words
        if not comparison.closing:
            return [words("link-only-compare")]
        return [words("link-classes-differ"), words("link-only-compare")]

    def _title(self, painter: QPainter, side: QRectF, title: str, said: str) -> None:
        line, lettering = QRectF(side.left(), side.top(), side.width(), self.look.px(_TITLE)), Lettering(self.look)
        runs = [Run(title, bold=True), Run(f"  {said}", tone=Tone.INK2, step=Step.NOTE)]
        if not lettering.fits(runs, Step.BODY, side.width()):
            runs = [Run(title, bold=True), Run(f"\n{said}", tone=Tone.INK2, step=Step.SMALL)]
        lettering.paint(painter, line, runs, Step.BODY)

    def _graph(
        self, painter: QPainter, side: QRectF, comparison: Comparison, links: tuple[Link, ...], *, counted: bool
    ) -> None:
        nodes = self._nodes(side, comparison)
        dropped = () if counted else comparison.closing
        for link in dropped:
            self._lines(painter, link, nodes, QPen(QColor(self.look.theme.ghost), 2, Qt.PenStyle.DashLine))
        for link in links:
            pen = QPen(QColor(self.look.theme.fans[link.fan]), self.look.px(_LINE))
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self._lines(painter, link, nodes, pen)
        for part, node in nodes.items():
            self._node(painter, node, self.look.words.part(self.score.reading.parts[part]))
        for link in links:
            self._pill(painter, link, nodes, counted=counted)
        for link in dropped:
            self._cross(painter, _middle(link, nodes))

    def _nodes(self, side: QRectF, comparison: Comparison) -> dict[int, QRectF]:
        """Places of the chows: two a row, in the order of the reading."""
        px, names = self.look.px, [self.look.words.part(self.score.reading.parts[i]) for i in comparison.chows]
        natural = max(px(_NODE[0]), widest(Lettering(self.look), names, Step.BODY, bold=True) + px(20))
        width = min(natural, (side.width() - px(_PILL[0] + 16)) / 2)
        across = min(px(_STEP[0]) + natural - px(_NODE[0]), side.width() - width)
        left, top = side.left() + min(px(28), side.width() - width - across), side.top() + px(_TITLE + 8)
        tall = natural > width and any(
            not Lettering(self.look).fits([Run(n, bold=True)], Step.SMALL, width) for n in names
        )
        height = px(_NODE_TALL if tall else _NODE[1])
        places = (QPointF(left + (n % 2) * across, top + (n // 2) * px(_STEP[1])) for n in range(len(names)))
        order = (part for part in shown_order(self.score.reading) if part in comparison.chows)
        return {part: QRectF(at, QSizeF(width, height)) for part, at in zip(order, places, strict=True)}

    def _node(self, painter: QPainter, node: QRectF, text: str) -> None:
        theme = self.look.theme
        painter.setPen(QPen(QColor(theme.line2), 1))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(node, self.look.px(8), self.look.px(8))
        lettering = Lettering(self.look)
        step = lettering.fitting([Run(text, bold=True)], (Step.BODY, Step.NOTE, Step.SMALL), node.width())
        lettering.line(painter, node, text, step, Tone.INK1, _CENTRE, bold=True)

    def _lines(self, painter: QPainter, link: Link, nodes: dict[int, QRectF], pen: QPen) -> None:
        painter.save()
        painter.setPen(pen)
        for first, last in zip(link.parts, link.parts[1:], strict=False):
            painter.drawLine(QLineF(nodes[first].center(), nodes[last].center()))
        painter.restore()

    def _pill(self, painter: QPainter, link: Link, nodes: dict[int, QRectF], *, counted: bool) -> None:
        words, colour = self.look.words, QColor(self.look.theme.fans[link.fan])
        name = words.fan(link.fan)
        text = name if len(name) <= _SHORT else mark_sign(link.fan, words.language)
        if counted:
            text = f"{text} {self.score.values.points[link.fan]}"
        room = QRectF(0, 0, self.look.px(_PILL[0]), self.look.px(_PILL[1]))
        room.moveCenter(_middle(link, nodes))
        painter.save()
        painter.setPen(QPen(colour, 1.6))
        painter.setBrush(QColor(self.look.theme.bg))
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        painter.setPen(colour)
        painter.setFont(self.look.font(Step.NOTE, bold=True))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()

    def _cross(self, painter: QPainter, centre: QPointF) -> None:
        painter.save()
        painter.setPen(QPen(QColor(self.look.theme.bad), 2))
        painter.setBrush(QColor(self.look.theme.bg))
        radius = self.look.px(11)
        painter.drawEllipse(centre, radius, radius)
        reach = radius * 0.4
        for way in (1, -1):
            step = QPointF(reach, way * reach)
            painter.drawLine(QLineF(centre - step, centre + step))
        painter.restore()


def _middle(link: Link, nodes: dict[int, QRectF]) -> QPointF:
    """Where a link is named: the middle of its first stretch, off the centre of the graph if it runs across it."""
    first, last = nodes[link.parts[0]].center(), nodes[link.parts[1]].center()
    across = first.x() != last.x() and first.y() != last.y()
    share = 0.36 if across else 0.5
    return first + (last - first) * share
