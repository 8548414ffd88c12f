"""A kind of drill in the list: its key, its name, and in one line what it asks."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from trainer.coach.drills.offers import DrillOffer
from trainer.ui.controls import FocusButton, Lettering, Run, focus_reach, key_cap_width, paint_key_cap
from trainer.ui.controls.button_kinds import mixed
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

_PAD: Final = 8
_GAP: Final = 12
_LEAST: Final = 220
_ARROWS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class OfferRow(FocusButton):
    """A line of the list; arrows and Enter go on to the page."""

    enter_clicks = False

    def __init__(self, look: Look, offer: DrillOffer, key: str) -> None:
        super().__init__(look)
        self.offer, self.key = offer, key
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.refresh()

    def hasHeightForWidth(self) -> bool:
        """What it asks may take two lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The name and what it asks."""
        look, ring = self.look, focus_reach(self.look.theme)
        said = Lettering(look).height(self._about, Step.NOTE, self._room(width))
        return round(said) + look.px(Step.LEAD.line + 2 * _PAD) + 2 * ring

    def sizeHint(self) -> QSize:
        """A line of each."""
        width = self.look.px(2 * _LEAST)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a small window, and as high as its words are in the width it has."""
        width = self.look.px(_LEAST)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Less width may need more lines."""
        super().resizeEvent(event)
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the page have the arrows."""
        if event.key() in _ARROWS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        """Paint the ground where it is chosen, the key, and the words."""
        look, theme, ring = self.look, self.look.theme, focus_reach(self.look.theme)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        radius, on = look.px(RADIUS_BUTTON), self.isChecked()
        if on or self.underMouse():
            painter.setPen(QPen(QColor(theme.accent), theme.outline) if theme.outline and on else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_weak if on else mixed(theme.bg, theme.ink1, 0.04)))
            painter.drawRoundedRect(body, radius, radius)
        cap = key_cap_width(look, self.key)
        middle = body.top() + look.px(_PAD + Step.LEAD.line / 2)
        paint_key_cap(painter, body.left() + look.px(_PAD), middle, self.key, look, theme.ink2, theme.line2)
        left, width = body.left() + look.px(_PAD + _GAP) + cap, self._room(self.width())
        title = QRectF(left, body.top() + look.px(_PAD), width, look.px(Step.LEAD.line))
        name = [Run(self.text(), bold=True, tone=Tone.ACCENT if on else Tone.INK1)]
        lettering = Lettering(look)
        lettering.paint(painter, title, name, Step.LEAD)
        high = lettering.height(self._about, Step.NOTE, width)
        lettering.paint(painter, QRectF(left, title.bottom(), width, high), self._about, Step.NOTE, Tone.INK2)
        self.paint_ring(painter, body, radius)

    def refresh(self) -> None:
        """Name it in the language in force."""
        words = self.look.words
        self.setText(words(f"drills-name-{self.offer.name}"))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(words(f"drills-about-{self.offer.name}"))
        super().refresh()

    @property
    def _about(self) -> list[Run]:
        return [Run(self.look.words(f"drills-about-{self.offer.name}"))]

    def _room(self, width: float) -> float:
        """The width of its words."""
        ring = focus_reach(self.look.theme)
        return width - 2 * ring - self.look.px(2 * _PAD + _GAP) - key_cap_width(self.look, self.key)
