"""A slide as a widget: it paints a `Slide`, and tells what on it was pointed at."""

from PySide6.QtCore import QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.coach.packs.slide import Slide, heading, spoken
from trainer.ui.controls import Painted, TextLine
from trainer.ui.look import Look
from trainer.ui.present.parts import SlideParts, Target
from trainer.ui.present.space import round_about


class SlideView(Painted):
    """Shows a `Slide` as large as it is. ``pointed`` gives the name of a `Target` that was clicked, empty beside all;
    ``circled`` is the one that has a ring around it."""

    pointed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._slide: Slide | None = None
        self._parts: SlideParts | None = None
        self._grown = 1.0
        self.circled = self.clock = self.note = ""
        self._growth = QVariantAnimation(self)
        self._growth.valueChanged.connect(self._grow)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_slide(self, slide: Slide, note: str = "") -> None:
        """Show another moment, with a ``note`` beside the step's number; a lane that is new grows."""
        before, self._slide, self.note = self._slide, slide, note
        newest = slide.newest
        grows = before is not None and newest is not None and newest[1] is not None and newest not in before.done
        self._growth.stop()
        self._grow(1.0)
        if grows and self.look.motion.lane:
            self._growth.setStartValue(0.0)
            self._growth.setEndValue(1.0)
            self._growth.setDuration(self.look.motion.lane)
            self._growth.start()
        self.setAccessibleName(heading(slide, self.look.words))
        self.setAccessibleDescription(spoken(slide, self.look.words))

    def tell_time(self, clock: str) -> None:
        """Show a clock in the corner, or none."""
        if clock != self.clock:
            self.clock = clock
            self.refresh()

    def circle(self, name: str) -> None:
        """Put the ring around a target, or around none."""
        self.circled = name
        self.update()

    @property
    def parts(self) -> SlideParts | None:
        """What is painted; None while there is nothing to show."""
        if self._parts is None and self._slide is not None:
            self._parts = SlideParts(self.look, self._slide, self.size(), self._grown, self.clock, self.note)
        return self._parts

    def targets(self) -> tuple[Target, ...]:
        """What can be pointed at: melds, then lanes, then single tiles."""
        return () if self.parts is None else tuple(self.parts.targets())

    def lines(self) -> tuple[TextLine, ...]:
        """Every line but those of heading, question and sentence, which wrap."""
        return () if self.parts is None else tuple(line for part in self.parts.all for line in part.lines())

    def paint(self, painter: QPainter) -> None:
        """Paint the ground, the words and what the step shows, and the ring."""
        painter.fillRect(self.rect(), QColor(self.look.theme.bg))
        for part in () if self.parts is None else self.parts.all:
            part.paint(painter)
        place = next((target.place for target in self.targets() if target.name == self.circled), None)
        if place is not None:
            painter.setPen(QPen(QColor(self.look.theme.accent), self.look.px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            around, radius = round_about(place, self.look.px(3)), self.look.px(10)
            painter.drawRoundedRect(around, radius, radius)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Point at a tile; at the same tile again, at its meld; else at the lane or meld there."""
        self.pointed.emit(self._named_at(event.position()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay all of it out again."""
        super().resizeEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Something is different: lay all of it out again."""
        self._parts = None
        super().refresh()

    def _named_at(self, place: QPointF) -> str:
        under = [target for target in self.targets() if target.place.contains(place)]
        under.sort(key=lambda target: target.place.width() * target.place.height())
        names = [target.name for target in under]
        if self.circled in names:
            following = names[names.index(self.circled) + 1 :]
            return following[0] if following else ""
        return names[0] if names else ""

    def _grow(self, grown: float) -> None:
        self._grown = grown
        self.refresh()
