"""Lines of text as values, so that painted widgets know what they write and where before they write it.

A widget that paints itself lists its lines; the base class paints them. Whether a line fits its place can then be
asked in every language and size.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from trainer.ui.controls import FocusButton
from trainer.ui.look import Look
from trainer.ui.theme import FAMILY, Step


class Align(StrEnum):
    """At which end of its place a line stands."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one style; ``colour`` is the name of a theme token, ``gap`` the room before it."""

    text: str
    step: Step = Step.BODY
    bold: bool = False
    colour: str = "ink1"
    struck: bool = False
    gap: float = 0.0
    factor: float = 1.0

    def font(self, look: Look) -> QFont:
        """Its font: the step's, ``factor`` times as large."""
        return _styled(self._pixels(look), self.bold, self.struck)

    def metrics(self, look: Look) -> QFontMetricsF:
        """The metrics of its font."""
        return _metrics(self._pixels(look), self.bold)

    def width(self, look: Look) -> float:
        """Its width in pixels, the gap included."""
        return look.px(self.gap) + _advance(self.text, self._pixels(look), self.bold)

    def _pixels(self, look: Look) -> int:
        return round(look.px(self.step.size) * self.factor)


@dataclass(frozen=True, slots=True)
class Line:
    """Spans on one baseline within ``place``; ``opacity`` fades the whole line."""

    place: QRectF
    spans: tuple[Span, ...]
    align: Align = Align.LEFT
    opacity: float = 1.0

    def width(self, look: Look) -> float:
        """The width of all spans in pixels."""
        return sum(span.width(look) for span in self.spans)

    def taken(self, look: Look) -> QRectF:
        """The part of its place that the text covers."""
        width = self.width(look)
        return QRectF(self._start(width), self.place.top(), width, self.place.height())

    def paint(self, painter: QPainter, look: Look) -> None:
        """Write the line, all spans on the baseline of the largest one."""
        if not self.spans:
            return
        tallest = max((span.metrics(look) for span in self.spans), key=lambda m: m.ascent())
        baseline = self.place.center().y() + (tallest.ascent() - tallest.descent()) / 2
        x = self._start(self.width(look))
        painter.save()
        painter.setOpacity(painter.opacity() * self.opacity)
        for span in self.spans:
            painter.setFont(span.font(look))
            painter.setPen(QColor(getattr(look.theme, span.colour)))
            painter.drawText(QPointF(x + look.px(span.gap), baseline), span.text)
            x += span.width(look)
        painter.restore()

    def _start(self, width: float) -> float:
        match self.align:
            case Align.LEFT:
                return self.place.left()
            case Align.CENTRE:
                return self.place.center().x() - width / 2
            case Align.RIGHT:
                return self.place.right() - width


def wrapped(look: Look, text: str, width: float, step: Step, bold: bool = False) -> tuple[str, ...]:
    """``text`` broken into lines no wider than ``width``: between words, or between signs where there are none."""
    return _broken(text, width, look.px(step.size), bold)


def elided(look: Look, text: str, width: float, step: Step) -> str:
    """``text`` cut to ``width`` with a sign that there is more, where it does not fit."""
    return _metrics(look.px(step.size), False).elidedText(text, Qt.TextElideMode.ElideRight, width)


# What a text measures does not change, and measuring it takes longer than painting it.


@lru_cache(maxsize=256)
def _styled(pixels: int, bold: bool, struck: bool) -> QFont:
    font = QFont(FAMILY)
    font.setPixelSize(pixels)
    font.setBold(bold)
    font.setStrikeOut(struck)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=256)
def _metrics(pixels: int, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(_styled(pixels, bold, False))


@lru_cache(maxsize=4096)
def _advance(text: str, pixels: int, bold: bool) -> float:
    return _metrics(pixels, bold).horizontalAdvance(text)


@lru_cache(maxsize=1024)
def _broken(text: str, width: float, pixels: int, bold: bool) -> tuple[str, ...]:
    metrics = _metrics(pixels, bold)
    lines: list[str] = []
    rest = text
    while rest and metrics.horizontalAdvance(rest) > width:
        cut = _cut(metrics, rest, width)
        lines.append(rest[:cut].rstrip())
        rest = rest[cut:].lstrip()
    return (*lines, rest) if rest else tuple(lines)


_SPACE_WITHIN = 0.6
"""A line ends at a space where that leaves it longer than this share: so words of several signs stay whole."""
_STAY = "，。：；、！？）」"


def _cut(metrics: QFontMetricsF, text: str, width: float) -> int:
    """How many signs go on the first line: as many as fit, then back to the last place where a break is good."""
    fits = 1
    while fits < len(text) and metrics.horizontalAdvance(text[: fits + 1]) <= width:
        fits += 1
    for cut in range(fits, int(fits * _SPACE_WITHIN), -1):
        if " " in text[cut - 1 : cut + 1]:
            return cut
    for cut in range(fits, 0, -1):
        before, after = text[cut - 1], text[cut : cut + 1]
        if before == " " or after == " " or (after > "⺀" and after not in _STAY and before > "⺀"):
            return cut
    return fits


class Painted(QWidget):
    """A widget that paints itself in the look it was given, and again whenever the look changes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        look.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Words, colours or sizes may be different: bring names up to date and paint again."""
        self.repaint_soon()

    def repaint_soon(self) -> None:
        """Paint anew what is shown."""
        self.update()

    def lines(self) -> Sequence[Line]:
        """Everything it writes, with its place."""
        return ()

    def decorate(self, painter: QPainter) -> None:
        """Paint what lies beneath the text."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint decoration and lines."""
        _paint(self)


class PaintedButton(FocusButton):
    """A button that paints itself as `Painted` does.

    ``looked`` tells that the pointer or, by keyboard, the focus came to it or left it.
    """

    looked = Signal(bool)

    def refresh(self) -> None:
        """Words, colours or sizes may be different: bring names up to date and paint again."""
        self.repaint_soon()

    def repaint_soon(self) -> None:
        """Paint anew what is shown."""
        self.update()

    def lines(self) -> Sequence[Line]:
        """Everything it writes, with its place."""
        return ()

    def decorate(self, painter: QPainter) -> None:
        """Paint what lies beneath the text."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint decoration and lines."""
        _paint(self)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer came."""
        super().enterEvent(event)
        self.looked.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left; what the keyboard is on is still looked at."""
        super().leaveEvent(event)
        self.looked.emit(self.ring_shown)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus came."""
        super().focusInEvent(event)
        if self.ring_shown:
            self.looked.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus left."""
        super().focusOutEvent(event)
        self.looked.emit(self.underMouse())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button; every other key is the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isEnabled():
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _refresh(self) -> None:
        self.refresh()


def _paint(widget: Painted | PaintedButton) -> None:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    widget.decorate(painter)
    for line in widget.lines():
        line.paint(painter, widget.look)
    painter.end()
