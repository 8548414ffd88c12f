"""How the tiles are dealt: fair, or near one fan, or near two that compete."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from trainer.game import StartKind
from trainer.game.nearest import least_missing
from trainer.rules import PATTERN_FANS, FanId
from trainer.store import Settings
from trainer.ui.controls import FocusButton, focus_reach, keep_gaps
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.rulebook.flow import Flow
from trainer.ui.rulebook.text import Text, one_line
from trainer.ui.settings.choice import Choice
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

KINDS = (StartKind.FAIR, StartKind.NEAR, StartKind.CONFLICT)
FANS_OF = {StartKind.FAIR: 0, StartKind.NEAR: 1, StartKind.CONFLICT: 2}
"""How many fans each kind of start is made for."""
_FIRST_CHOICE = (FanId.SANSETONGSHUN, FanId.HUNYISE)
_MISSING = (1, 2, 3, 4, 5, 6)
_MARK = 20
_HEIGHT = 34


class FanToggle(FocusButton):
    """A fan that can be chosen: mark and name in an outline, filled when it is."""

    def __init__(self, look: Look, fan: FanId) -> None:
        super().__init__(look)
        self.fan = fan
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._refresh()

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        look, ring = self._look, focus_reach(self._look.theme)
        text = QFontMetrics(look.font(Step.BODY, bold=True)).horizontalAdvance(self.text())
        return QSize(look.px(10 + _MARK + 8 + 12) + text + 2 * ring, look.px(_HEIGHT) + 2 * ring)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint mark and name, filled where the fan is chosen."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring, chosen = focus_reach(theme), self.isChecked()
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        edge = theme.accent if chosen else theme.ink3 if self.underMouse() else theme.line2
        width = 2 if chosen else max(1, theme.outline // 2)
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(theme.accent_weak if chosen else theme.surface))
        inset = width / 2
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), RADIUS_BUTTON, RADIUS_BUTTON)
        side = look.px(_MARK)
        left = body.left() + look.px(10)
        paint_mark(painter, QRectF(left, body.center().y() - side / 2, side, side), self.fan, look)
        painter.setFont(look.font(Step.BODY, bold=chosen))
        painter.setPen(QColor(theme.ink1))
        room = body.adjusted(look.px(10 + _MARK + 8), 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        self.paint_ring(painter, body, RADIUS_BUTTON)

    def _refresh(self) -> None:
        self.setText(self._look.words.fan(self.fan))
        self.setAccessibleName(self.text())
        super()._refresh()


class StartControl(QWidget):
    """The kind of start and, for all but the fair one, its fans and how near they are.

    ``picked`` gives what changes in the settings. The kind's own control is ``kind``, for the row's right side.
    """

    picked = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._fans: tuple[FanId, ...] = ()
        self._missing = _MISSING[-1]
        self.kind = Choice(look, KINDS, self._kind_name, lambda: look.words("setting-name-start"))
        self.missing = Choice(look, _MISSING, self._missing_name, lambda: look.words("settings-start-missing"))
        self.toggles = {fan: FanToggle(look, fan) for fan in PATTERN_FANS}
        self.kind.picked.connect(self._choose_kind)
        self.missing.picked.connect(lambda number: self.picked.emit({"start_missing": number}))
        for fan, toggle in self.toggles.items():
            toggle.clicked.connect(lambda _=False, fan=fan: self._choose_fan(fan))
        self._lay_out()

    def show_value(self, settings: Settings) -> None:
        """Show the start that the settings order."""
        self._fans, self._missing = settings.start_fans, settings.start_missing
        self.kind.show_value(settings.start)
        self.missing.show_value(settings.start_missing)
        for fan, toggle in self.toggles.items():
            toggle.setChecked(fan in settings.start_fans)
        self._order.setVisible(settings.start is not StartKind.FAIR)
        for place, number in enumerate(_MISSING):
            self.missing.segment(place).setEnabled(number >= self._nearest())
        self._limit.setVisible(self._nearest() > 1)
        self._limit.set_tone(Tone.BAD if settings.start_missing < self._nearest() else Tone.INK2)
        for text in (self._about, self._pick):
            text.refresh()

    def _lay_out(self) -> None:
        look = self._look
        self._about = Text(look, lambda: look.words(f"settings-start-about-{self.kind.value}"), Step.BODY, Tone.INK2)
        self._pick = Text(look, self._asked, Step.NOTE, Tone.INK2, bold=True)
        asked = one_line(look, lambda: look.words("settings-start-missing"), Step.NOTE, Tone.INK2, bold=True)
        self._limit = one_line(
            look, lambda: look.words("settings-start-nearest", n=self._nearest()), Step.NOTE, Tone.INK2
        )
        self._order = QWidget()
        order = QVBoxLayout(self._order)
        keep_gaps(look, order, 8)
        order.addWidget(self._pick)
        order.addWidget(Flow(look, tuple(self.toggles.values()), gap=4, line_gap=0))
        order.addWidget(Flow(look, (asked, self.missing, self._limit), gap=16, line_gap=8))
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        column.addWidget(self._about)
        column.addWidget(self._order)

    def _asked(self) -> str:
        return self._look.words("settings-start-pick-two" if self._wanted() == 2 else "settings-start-pick-one")

    def _wanted(self) -> int:
        return FANS_OF[StartKind(str(self.kind.value))]

    def _choose_kind(self, kind: object) -> None:
        wanted = FANS_OF[StartKind(str(kind))]
        fans = (*self._fans, *(fan for fan in _FIRST_CHOICE if fan not in self._fans))[:wanted]
        self._wish(fans, start=StartKind(str(kind)))

    def _choose_fan(self, fan: FanId) -> None:
        """The fan chosen last stays; where there are too many the one chosen first goes. The last one never goes."""
        if fan in self._fans:
            left = tuple(other for other in self._fans if other is not fan)
            fans = left if len(self._fans) > self._wanted() else self._fans
        else:
            fans = (*self._fans, fan)[-self._wanted() :]
        self._wish(fans)

    def _wish(self, fans: tuple[FanId, ...], **kind: StartKind) -> None:
        """Wish for fans, no nearer than a start can be made for them."""
        changes: dict[str, object] = {**kind, "start_fans": fans}
        if fans and self._missing < least_missing(fans):
            changes["start_missing"] = least_missing(fans)
        self.picked.emit(changes)

    def _nearest(self) -> int:
        """The fewest tiles short that can be dealt for the fans chosen."""
        return least_missing(self._fans) if self._fans else 1

    def _kind_name(self, kind: object) -> str:
        return self._look.words(f"settings-start-{kind}")

    def _missing_name(self, number: object) -> str:
        return str(number)
