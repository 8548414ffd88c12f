"""One of the five fixed claim slots."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.coach.claims import Slot
from trainer.ui.controls import Align, FocusButton, Run, TextLine, key_cap_width, paint_key_cap
from trainer.ui.look import Look
from trainer.ui.table.fade import Fade
from trainer.ui.theme import RADIUS_CLAIM, Step, Tone

SLOT_KEYS: Final[Mapping[Slot, str]] = {
    Slot.CHOW: "C", Slot.PUNG: "P", Slot.KONG: "G", Slot.WIN: "H", Slot.PASS: "Space"
}  # fmt: skip
CLAIM_HEIGHT: Final = 48
_LOW_HEIGHT: Final = 40
_CAPTION: Final = 30
"""The room below the button for a caption of two lines, in pixels at 100 %."""
_CAP_GAP = (6, 12)
_EDGE = 7
LARGE_FROM: Final = 104
"""The width of the narrowest slot, in pixels at 100 %, from which all write their names in the large step."""


class SlotState(StrEnum):
    """Impossible (faint), possible (accent), or the way out (outline)."""

    FAINT = "faint"
    POSSIBLE = "possible"
    OUTLINE = "outline"


class SlotStyle(Struct, frozen=True):
    """What all five slots have in common: names in the large step, captions split over two lines."""

    large: bool = True
    split: bool = False


class ClaimButton(FocusButton):
    """A slot with its key; a caption stands below. A faint 和 can still be asked why."""

    only_enter = True

    def __init__(self, look: Look, slot: Slot, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.slot = slot
        self._state = SlotState.FAINT
        self._caption = ""
        self._why = ""
        self._style = SlotStyle()
        self._fade = Fade(self.update, self)
        self.setEnabled(False)
        self.refresh()

    def show_state(self, state: SlotState, caption: str = "", why: str = "") -> None:
        """Show the slot; ``why`` is what a faint slot says that can be asked: the refusal, or that it will tell."""
        if (state, caption, why) == (self._state, self._caption, self._why):
            return
        if self._state is SlotState.FAINT is not state:
            self._fade.begin(self.look.motion.claims if self.isVisible() else 0)
        self._state = state
        self._caption = caption
        self._why = why
        self.setEnabled(state is not SlotState.FAINT or bool(why))
        self.refresh()

    def set_style(self, style: SlotStyle) -> None:
        """Write name and caption in another way."""
        if style != self._style:
            self._style = style
            self.refresh()

    @property
    def fading(self) -> bool:
        """Whether it is still coming up."""
        return self._fade.share < 1.0

    @property
    def state(self) -> SlotState:
        """How the slot looks."""
        return self._state

    @property
    def caption(self) -> str:
        """The line below it."""
        return self._caption

    @property
    def why(self) -> str:
        """What a faint slot that can be asked says of itself."""
        return self._why

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees need not fade."""
        super().hideEvent(event)
        self._fade.finish()

    def least_width(self) -> float:
        """The width in which its name and its key cap just fit, in pixels."""
        look = self.look
        name = replace(self._name(Tone.INK1), step=Step.LEAD, bold=True).width(look)
        return name + look.px(_CAP_GAP[0]) + key_cap_width(look, SLOT_KEYS[self.slot]) + 2 * look.px(_EDGE)

    def sizeHint(self) -> QSize:
        """The slot of the design with its caption."""
        return QSize(self.look.px(112), self.look.px(CLAIM_HEIGHT + 22))

    def refresh(self) -> None:
        """Name the slot for a screen reader and paint it."""
        words = self.look.words
        name = words(f"table-claim-{self.slot.value}")
        if self._state is SlotState.FAINT:
            name = words("table-claim-impossible", name=name)
        self.setAccessibleName(f"{name}, {self._caption}" if self._caption else name)
        self.setAccessibleDescription(self._why or words("table-claim-key", cap=SLOT_KEYS[self.slot]))
        self.setToolTip(self._why)
        self.update()

    def lines(self) -> tuple[TextLine, ...]:
        """Name and caption; the cap is painted beside the name."""
        body = self._body()
        look = self.look
        ink = {SlotState.POSSIBLE: Tone.ACCENT_INK, SlotState.OUTLINE: Tone.INK1, SlotState.FAINT: Tone.INK2}[
            self._state
        ]
        name = self._name(ink)
        asked = bool(self._why) and (self.underMouse() or self.ring_shown)
        opacity = 0.45 if self._state is SlotState.FAINT and not look.theme.outline and not asked else 1.0
        captions = self._captions(body)
        if self._state is SlotState.FAINT:
            return TextLine(body, (name,), Align.CENTRE, opacity), *captions
        left = body.left() + (body.width() - self._content()) / 2
        return TextLine(QRectF(left, body.top(), name.width(look) + 1, body.height()), (name,)), *captions

    def paint(self, painter: QPainter) -> None:
        """Paint ground, outline and key cap."""
        theme, body = self.look.theme, self._body()
        painter.setOpacity(self._fade.share)
        radius = self.look.px(RADIUS_CLAIM)
        if self._state is SlotState.POSSIBLE:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent).darker(112 if self.isDown() else 106 if self.underMouse() else 100))
            painter.drawRoundedRect(body, radius, radius)
        elif self._state is SlotState.OUTLINE:
            painter.setPen(QPen(QColor(theme.line2), max(1, theme.outline)))
            painter.setBrush(QColor(theme.surface))
            painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if self._state is not SlotState.FAINT:
            name = self._name(Tone.INK1)
            left = body.left() + (body.width() - self._content()) / 2 + name.width(self.look)
            ink = theme.accent_ink if self._state is SlotState.POSSIBLE else theme.ink2
            edge = theme.accent_ink if self._state is SlotState.POSSIBLE else theme.line2
            cap = self.cap
            if cap:
                gap = self._gap()
                paint_key_cap(painter, left + gap, body.center().y(), cap, self.look, ink, edge)
        self.paint_ring(painter, body.adjusted(5, 5, -5, -5), radius - 4, theme.table)

    def _captions(self, body: QRectF) -> tuple[TextLine, ...]:
        """The caption below the slot, on one line or two."""
        if not self._caption:
            return ()
        px = self.look.px
        room = self.width()
        runs = [Run(self._caption, Step.SMALL, tone=Tone.INK2)]
        if self._style.split:
            runs = [Run(part, Step.SMALL, tone=Tone.INK2) for part in self._caption.split(" · ")]
        high = px(18) if len(runs) == 1 else px(14)
        top = body.bottom() + (px(3) if len(runs) == 1 else px(1))
        return tuple(
            TextLine(QRectF(0, top + row * high, room, high), (run,), Align.CENTRE) for row, run in enumerate(runs)
        )

    def _body(self) -> QRectF:
        """The button itself: lower where there would be no room for a caption below."""
        px = self.look.px
        whole = self.height() >= px(CLAIM_HEIGHT + _CAPTION)
        return QRectF(0, 0, self.width(), px(CLAIM_HEIGHT if whole else _LOW_HEIGHT))

    def _name(self, ink: Tone) -> Run:
        faint = self._state is SlotState.FAINT
        step = Step.H3 if self._style.large else Step.LEAD
        text = self.look.words(f"table-claim-{self.slot.value}")
        # Where everything is black on white, an impossible claim is struck through instead of faint.
        return Run(text, step, bold=not faint, tone=ink, struck=faint and bool(self.look.theme.outline))

    def _gap(self) -> float:
        """The room before the cap: smaller in a narrow slot."""
        free = self.width() - self._name(Tone.INK1).width(self.look) - key_cap_width(self.look, SLOT_KEYS[self.slot])
        least, wanted = (self.look.px(gap) for gap in _CAP_GAP)
        return max(least, min(wanted, free - 2 * self.look.px(_EDGE)))

    @property
    def cap(self) -> str:
        """The key beside the name, where there is room for it."""
        return SLOT_KEYS[self.slot] if self.least_width() <= self.width() + 1 else ""

    def _content(self) -> float:
        cap = self.cap
        return self._name(Tone.INK1).width(self.look) + (self._gap() + key_cap_width(self.look, cap) if cap else 0)
