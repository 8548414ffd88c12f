"""How the deal was made, always told on the table: a fair one, a start near a fan, a conflict between two."""

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from trainer.game import Disclosure, SeatView, StartKind
from trainer.game.wording import start_phrase
from trainer.rules import FanId, Seat
from trainer.ui.controls import Align, Painted, Run, TextLine, elided, wrapped
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_MARK = 17
_TOP = 4
_PITCH = 18


class DealNote(Painted):
    """The deal's making in the corner of the table: a few words with the fans by mark and name, and the whole of it as
    a name and a tooltip."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._start: Disclosure | None = None
        self._viewer = Seat.E
        self._instead = ""

    def say_instead(self, said: str) -> None:
        """Say this in place of how the deal was made; empty: no more."""
        if said != self._instead:
            self._instead = said
            self.refresh()

    def show_view(self, view: SeatView | None) -> None:
        """Tell how the hand of a view was dealt."""
        shown = None if view is None else view.start, Seat.E if view is None else view.seat
        if shown != (self._start, self._viewer):
            self._start, self._viewer = shown
            self.refresh()

    def refresh(self) -> None:
        """Name it for a screen reader and paint it."""
        told = "" if self._start is None else self.look.words.phrase(start_phrase(self._start, self._viewer))
        told = self._instead or told
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def lines(self) -> tuple[TextLine, ...]:
        """How the deal was made and how many tiles it is short at most, then the fans, all at the right edge. Where
        there is room for one line alone, the marks stand for the fans."""
        if self._start is None:
            return ()
        if self._instead:
            rows = wrapped(self.look, self._instead, self.width(), Step.NOTE)
            runs = [Run(text, Step.NOTE, tone=Tone.INK2) for text in rows]
            return tuple(TextLine(self._row(place), (run,), Align.RIGHT) for place, run in enumerate(runs))
        if self._flat:
            room = self._row(0)
            room.setRight(room.right() - len(self._start.fans) * self.look.px(_MARK + 4))
            return (TextLine(room, (Run(self._told(self._start), Step.NOTE, tone=Tone.INK2),), Align.RIGHT),)
        told = TextLine(self._row(0), (Run(self._told(self._start), Step.NOTE, tone=Tone.INK2),), Align.RIGHT)
        names = (TextLine(place, (self._name(fan, place.width()),), Align.RIGHT) for fan, place in self._named())
        return (told, *names)

    def paint(self, painter: QPainter) -> None:
        """Paint the mark of each fan before its name."""
        side = self.look.px(_MARK)
        if self._instead:
            return
        if self._flat and self._start is not None:
            row, step = self._row(0), self.look.px(_MARK + 4)
            for nth, fan in enumerate(reversed(self._start.fans)):
                left = row.right() - nth * step - side
                paint_mark(painter, QRectF(left, row.center().y() - side / 2, side, side), fan, self.look)
            return
        for line, (fan, place) in zip(self.lines()[1:], self._named(), strict=True):
            left = line.taken(self.look).left() - self.look.px(6) - side
            paint_mark(painter, QRectF(left, place.center().y() - side / 2, side, side), fan, self.look)

    def natural_width(self) -> int:
        """The width of its first line in pixels, with the marks of two fans."""
        if self._start is None:
            return 0
        marks = len(self._start.fans) * self.look.px(_MARK + 4)
        return ceil(Run(self._told(self._start), Step.NOTE).width(self.look)) + marks

    @property
    def _flat(self) -> bool:
        fans = () if self._start is None else self._start.fans
        return self.height() < self.look.px(_TOP) + (1 + len(fans)) * self.look.px(_PITCH)

    def _told(self, start: Disclosure) -> str:
        if self._instead:
            return self._instead
        if start.fans:
            return self.look.words("table-deal-short", n=start.missing)
        return self.look.words("table-deal-fair" if start.kind is StartKind.FAIR else "table-deal-chosen")

    def _named(self) -> tuple[tuple[FanId, QRectF], ...]:
        fans = () if self._start is None else self._start.fans
        return tuple((fan, self._row(place)) for place, fan in enumerate(fans, start=1))

    def _row(self, place: int) -> QRectF:
        pitch = self.look.px(_PITCH)
        return QRectF(0, self.look.px(_TOP) + place * pitch, self.width(), pitch)

    def _name(self, fan: FanId, room: float) -> Run:
        """The fan's name, smaller where it does not fit beside its mark."""
        left = room - self.look.px(_MARK + 8)
        name = Run(self.look.words.fan(fan), Step.NOTE, bold=True)
        if name.width(self.look) <= left:
            return name
        return Run(elided(self.look, name.text, left, Step.SMALL), Step.SMALL)
