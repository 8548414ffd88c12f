"""What comes of an entry before it is made: the fans of its tiles, and who will pay what."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from trainer.coach.evening.wording import SaidPayment
from trainer.rules import FanId, Role
from trainer.ui.controls import Align, Painted, Run, TextLine, elided
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_MARK: Final = 20
_MARK_GAP: Final = 6
_GAP: Final = 12
_LINE: Final = 28
_ROW: Final = 28
_TONES: Final = {Role.WINNER: Tone.ACCENT, Role.DISCARDER: Tone.BAD}
_SHARES: Final = (0.0, 0.26, 0.48)
"""Where name, role and formula begin, in parts of the width."""


class FanSum(Painted):
    """Fans with mark, name and points, in as many lines as they need."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._fans: tuple[tuple[FanId, int], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_fans(self, fans: Sequence[tuple[FanId, int]]) -> None:
        """Show fans, each with all its points."""
        self._fans = tuple(fans)
        words = self.look.words
        said = (words("trial-fan", fan=fan, points=points) for fan, points in fans)
        self.setAccessibleName(words("score-comma").join(said))
        self.setVisible(bool(fans))
        self.refresh()

    def hasHeightForWidth(self) -> bool:
        """Fans go on in the next line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the lines at a width."""
        return round(max((place.bottom() for place, _ in self._places(width)), default=0))

    def sizeHint(self) -> QSize:
        """At the present width."""
        return QSize(self.look.px(200), self.heightForWidth(max(self.width(), self.look.px(200))))

    def minimumSizeHint(self) -> QSize:
        """However narrow."""
        return QSize(0, self.sizeHint().height())

    def lines(self) -> tuple[TextLine, ...]:
        """Names and points beside the marks."""
        found = []
        for (place, runs), _ in zip(self._places(self.width()), self._fans, strict=True):
            room = place.adjusted(self.look.px(_MARK + _MARK_GAP), 0, 1, 0)
            found.append(TextLine(room, runs))
        return tuple(found)

    def paint(self, painter: QPainter) -> None:
        """Paint the marks."""
        side = self.look.px(_MARK)
        for (place, _), (fan, _points) in zip(self._places(self.width()), self._fans, strict=True):
            paint_mark(painter, QRectF(place.left(), place.center().y() - side / 2, side, side), fan, self.look)

    def _places(self, width: float) -> Iterator[tuple[QRectF, tuple[Run, ...]]]:
        look, x, y = self.look, 0.0, 0.0
        for fan, points in self._fans:
            runs = (Run(look.words.fan(fan), bold=True), Run(str(points), tone=Tone.INK2, gap=6))
            wide = look.px(_MARK + _MARK_GAP) + sum(run.width(look) for run in runs) + 1
            if x and x + wide > width:
                x, y = 0.0, y + look.px(_LINE)
            yield QRectF(x, y, wide, look.px(_LINE)), runs
            x += wide + look.px(_GAP)


class PayLines(Painted):
    """A line for everybody: name, role, formula, and what is paid."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._paid: tuple[SaidPayment, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_payments(self, paid: Sequence[SaidPayment]) -> None:
        """Show a settlement."""
        self._paid = tuple(paid)
        comma = self.look.words("score-comma")
        said = (comma.join(filter(None, (one.name, one.said, one.formula, one.amount))) for one in paid)
        self.setAccessibleName("\n".join(said))
        self.setVisible(bool(paid))
        self.refresh()

    def sizeHint(self) -> QSize:
        """A line a person."""
        return QSize(self.look.px(200), self.look.px(_ROW) * len(self._paid))

    def minimumSizeHint(self) -> QSize:
        """However narrow."""
        return QSize(0, self.sizeHint().height())

    def lines(self) -> tuple[TextLine, ...]:
        """Four cells a line."""
        return tuple(line for number, one in enumerate(self._paid) for line in self._cells(number, one))

    def _cells(self, number: int, one: SaidPayment) -> Iterator[TextLine]:
        look, width = self.look, self.width()
        top, high, tone = number * look.px(_ROW), look.px(_ROW), _TONES.get(one.role, Tone.INK1)
        amount = Run(one.amount, bold=True, tone=tone)
        end = width - amount.width(look)
        starts = [share * width for share in _SHARES]
        name = elided(look, one.name, starts[1] - look.px(8), Step.BODY)
        said = elided(look, one.said, starts[2] - starts[1] - look.px(4), Step.NOTE)
        formula = elided(look, one.formula, end - starts[2] - look.px(4), Step.NOTE)
        yield TextLine(QRectF(0, top, starts[1], high), (Run(name, bold=True),))
        loud = tone if tone is not Tone.INK1 else Tone.INK2
        yield TextLine(QRectF(starts[1], top, starts[2] - starts[1], high), (Run(said, Step.NOTE, tone=loud),))
        yield TextLine(QRectF(starts[2], top, end - starts[2], high), (Run(formula, Step.NOTE, tone=Tone.INK2),))
        yield TextLine(QRectF(0, top, width, high), (amount,), Align.RIGHT)
