"""A slide as a widget: it paints a `Slide`, and tells what on it was pointed at."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.coach.packs.slide import Slide, heading, spoken
from trainer.ui.controls import Painted, TextLine
from trainer.ui.look import Look
from trainer.ui.present.paint_guesses import GuessPart
from trainer.ui.present.paint_hand import HandPart
from trainer.ui.present.paint_near import NearPart
from trainer.ui.present.paint_words import WordsPart
from trainer.ui.present.space import round_about


@dataclass(frozen=True, slots=True)
class Target:
    """Something on a slide that can be pointed at: a tile, a meld or a lane, with its place."""

    name: str
    place: QRectF


class SlideView(Painted):
    """Shows a `Slide` as large as it is. ``pointed`` gives the name of a `Target` that was clicked, empty beside all.
    ``clock`` is a text in the corner."""

    pointed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._slide: Slide | None = None
        self._grown = 1.0
        self.circled = ""
        self.clock = ""
        self.note = ""
        self._growth = QVariantAnimation(self)
        self._growth.valueChanged.connect(self._grow)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_slide(self, slide: Slide) -> None:
        """Show another moment; a lane that is new grows."""
        before, self._slide = self._slide, slide
        newest = slide.newest
        grows = before is not None and newest is not None and newest[1] is not None and newest not in before.done
        self._growth.stop()
        if grows and self.look.motion.lane:
            self._growth.setStartValue(0.0)
            self._growth.setEndValue(1.0)
            self._growth.setDuration(self.look.motion.lane)
            self._growth.start()
        else:
            self._grown = 1.0
        self.setAccessibleName(heading(slide, self.look.words))
        self.setAccessibleDescription(spoken(slide, self.look.words))
        self.update()

    @property
    def hand(self) -> HandPart | None:
        """The won hand on the slide."""
        score = None if self._slide is None else self._slide.answer.score
        if self._slide is None or self.words is None or score is None:
            return None
        return HandPart(self.look, self._slide, score.board, score.won, self.words.bands.middle, self._grown)

    @property
    def near(self) -> NearPart | None:
        """The hand on its way on the slide."""
        if self._slide is None or self.words is None or self._slide.answer.position is None:
            return None
        return NearPart(self.look, self._slide, self.words.bands.middle)

    @property
    def guesses(self) -> GuessPart | None:
        """The answers to choose from, while they have a place."""
        part = self.hand or self.near
        if self._slide is None or part is None or not self._slide.offers:
            return None
        return GuessPart(self.look, self._slide, part.below)

    def targets(self) -> Iterator[Target]:
        """What can be pointed at: melds, then lanes, then single tiles."""
        hand, near = self.hand, self.near
        if self._slide is None or (hand is None and near is None):
            return
        placed = hand.placed if hand is not None else near.hands[0][1] if near is not None and near.hands else ()
        for number, spots in enumerate(placed):
            whole = spots[0].place
            for spot in spots:
                whole = whole.united(spot.place)
            yield Target(f"meld-{number}", whole)
        if hand is not None:
            yield from (Target(f"lane-{index}", hand.grid.row(index)) for index in hand.seen)
        for number, spots in enumerate(placed):
            yield from (Target(f"tile-{number}-{place}", spot.place) for place, spot in enumerate(spots))

    def lines(self) -> tuple[TextLine, ...]:
        """Every line but those of heading, question and sentence, which wrap."""
        if self._slide is None:
            return ()
        parts = (part for part in (self.hand, self.near, self.guesses, self.words) if part is not None)
        return tuple(line for part in parts for line in part.lines())

    def paint(self, painter: QPainter) -> None:
        """Paint the ground, the words and what the step shows."""
        painter.fillRect(self.rect(), QColor(self.look.theme.bg))
        if self._slide is None:
            return
        for part in (self.words, self.hand, self.near, self.guesses):
            if part is not None:
                part.paint(painter)
        self._circle(painter)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Point at a tile; at the same tile again, at its meld; else at the lane or meld there."""
        self.pointed.emit(self._named_at(event.position()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint all of it again."""
        super().resizeEvent(event)
        self.update()

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
        self.update()

    @property
    def words(self) -> WordsPart | None:
        """The words of the slide and its bands."""
        if self._slide is None:
            return None
        return WordsPart(self.look, self._slide, self.width(), self.height(), self.clock, self.note)

    def _circle(self, painter: QPainter) -> None:
        place = next((target.place for target in self.targets() if target.name == self.circled), None)
        if place is None:
            return
        pen = QPen(QColor(self.look.theme.accent), self.look.px(3))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        around, radius = round_about(place, self.look.px(3)), self.look.px(10)
        painter.drawRoundedRect(around, radius, radius)
