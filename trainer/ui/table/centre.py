"""The middle of the table: tiles left in the wall, the winning line, and the four winds with the turn's one filled; in
a corner the prevailing wind, where it counts; beside the own wind, whether the learner deals."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.game import SeatView
from trainer.rules import Relation, Seat, relation
from trainer.ui.controls import Align, Painted, Run, TextLine
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_DESIGN = (176, 144)
_TOKEN = 30
_CORNER = 10
_LEAST_TOKEN = 16


class Centre(Painted):
    """Wall count, line and winds. It tells whose turn it is, by fill and by name."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._seat = Seat.E
        self._turn: Seat | None = None
        self._wall = 0
        self._line = 0
        self._prevailing: Seat | None = None
        self._dealer = False

    def show_view(self, view: SeatView | None) -> None:
        """Show the wall, the line and the turn of a view; nothing before the first deal."""
        self.setVisible(view is not None)
        if view is None:
            return
        turn, dealer = None if view.over else view.turn, view.seat is view.dealer
        shown = (view.seat, turn, view.wall_left, view.line, view.rules.prevailing, dealer)
        if shown != (self._seat, self._turn, self._wall, self._line, self._prevailing, self._dealer):
            self._seat, self._turn, self._wall, self._line, self._prevailing, self._dealer = shown
            self.refresh()

    def refresh(self) -> None:
        """Name wall, line, turn, prevailing wind and the own part for a screen reader and paint them."""
        words = self.look.words
        told = [words("table-wall-left", n=self._wall), words("table-line", n=self._line)]
        if self._turn is not None:
            told.append(words("table-turn-of", who=words.relation(relation(self._seat, self._turn))))
        if self._dealer:
            told.append(words("table-dealer", place=words.relation(Relation.SELF)))
        if self._prevailing is not None:
            told.append(words("table-prevailing-wind", wind=self._prevailing))
        self.setAccessibleName(", ".join(told))
        self.update()

    def lines(self) -> tuple[TextLine, ...]:
        """The wall count with its unit, the line below it, and the winds at their sides."""
        words, wide = self.look.words, self.width()
        step = Step.SMALL if self._compact() else Step.NOTE
        count = Run(str(self._wall), Step.H1, bold=True, factor=1.12 * self._shrunk(0.5))
        unit = Run(words("table-tile-unit", n=self._wall), step, tone=Tone.INK2, gap=4)
        below = (
            Run(words("table-wall"), step, tone=Tone.INK2),
            Run(words("table-line-value", n=self._line), step, bold=True, gap=4),
        )
        small = self._scale() < 0.6 * self.look.ui_scale
        middle, below_at = (self.height() * each / _DESIGN[1] for each in ((59, 95) if small else (66, 94)))
        tall, low = 40 * self._scale(), self.look.px(step.line)
        return (
            TextLine(QRectF(0, middle - tall / 2, wide, tall), (count, unit), Align.CENTRE),
            TextLine(QRectF(4, below_at - low / 2, wide - 8, low), below, Align.CENTRE),
            *(self._wind(seat) for seat in Seat),
            *self._dealer_lines(),
            *self._prevailing_lines(),
        )

    def token(self, seat: Seat) -> QRectF:
        """The circle of a seat's wind, in the widget's pixels."""
        size = max(self.height() * _TOKEN / _DESIGN[1], self.look.px(_LEAST_TOKEN))
        inset_x = self.width() * 22 / _DESIGN[0]
        inset_y = min(self.height() * 21 / _DESIGN[1], size / 2 + self.height() / 24)
        middle = QPointF(self.width() / 2, self.height() / 2)
        centre = {
            Relation.SELF: QPointF(middle.x(), self.height() - inset_y),
            Relation.ACROSS: QPointF(middle.x(), inset_y),
            Relation.PREVIOUS: QPointF(inset_x, middle.y()),
            Relation.NEXT: QPointF(self.width() - inset_x, middle.y()),
        }[relation(self._seat, seat)]
        return QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)

    def paint(self, painter: QPainter) -> None:
        """Paint the ground and the turn's filled circle."""
        theme = self.look.theme
        radius = 16 * self.height() / _DESIGN[1]
        half = theme.outline / 2
        painter.setBrush(QColor(theme.centre))
        painter.setPen(QPen(QColor(theme.ink1), theme.outline) if theme.outline else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), radius, radius)
        if self._turn is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(self.token(self._turn))

    def _dealer_lines(self) -> tuple[TextLine, ...]:
        """That the learner deals, beside the own wind; the others have it on their labels."""
        if not self._dealer:
            return ()
        own = self.token(self._seat)
        place = QRectF(own.right() + 4, own.top(), self.width() - own.right() - 8, own.height())
        return (TextLine(place, (Run(self.look.words("table-dealer-own"), Step.SMALL, tone=Tone.INK2),)),)

    def _prevailing_lines(self) -> tuple[TextLine, ...]:
        """The prevailing wind under its caption, in the corner that the four winds leave free, or beside it where the
        corner is small; nothing unless it counts."""
        if self._prevailing is None:
            return ()
        words, px = self.look.words, self.look.px
        inset = self.height() * _CORNER / _DESIGN[1]
        wide = (self.width() - self.token(self._seat).width()) / 2 - inset - 4
        upper = QRectF(inset, inset, wide, px(16))
        if self._compact():
            return (TextLine(upper, self._short_prevailing(self._prevailing, wide)),)
        lower = upper.translated(0, px(16)).adjusted(0, 0, 0, px(2))
        caption, name = Run(words("table-prevailing"), Step.SMALL, tone=Tone.INK2), words.seat(self._prevailing)
        return TextLine(upper, (caption,)), TextLine(lower, (Run(name, Step.BODY, bold=True),))

    def _short_prevailing(self, wind: Seat, room: float) -> tuple[Run, ...]:
        """Caption and wind in one line: by its letter in every round where the longest name has no room."""
        words, look = self.look.words, self.look
        caption = Run(words("table-prevailing-short"), Step.SMALL, tone=Tone.INK2)
        named = {seat: Run(words.seat(seat), Step.SMALL, bold=True, gap=4) for seat in Seat}
        if caption.width(look) + max(run.width(look) for run in named.values()) <= room:
            return caption, named[wind]
        return caption, Run(self._letter(wind), Step.SMALL, bold=True, gap=4)

    def _letter(self, seat: Seat) -> str:
        return self.look.words(f"table-wind-{seat.letter.lower()}")

    def _scale(self) -> float:
        """How large the centre is against its design."""
        return self.height() / _DESIGN[1]

    def _shrunk(self, least: float) -> float:
        """How large words are drawn against their design: as small as the centre, down to a least factor."""
        return max(least, min(1.0, self._scale() / self.look.ui_scale))

    def _compact(self) -> bool:
        return self._scale() < 0.9 * self.look.ui_scale

    def _wind(self, seat: Seat) -> TextLine:
        colour = Tone.ACCENT_INK if seat is self._turn else Tone.INK2
        factor = self._shrunk(0.7)
        return TextLine(
            self.token(seat),
            (Run(self._letter(seat), Step.LEAD, bold=True, tone=colour, factor=factor),),
            Align.CENTRE,
        )
