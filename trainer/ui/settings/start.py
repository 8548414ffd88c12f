"""How the tiles are dealt: fair, or near one fan, or near two that compete."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from trainer.game import StartKind
from trainer.rules import PATTERN_FANS, FanId
from trainer.store import Settings
from trainer.ui.controls import FocusButton, focus_reach, keep_gaps
from trainer.ui.controls.layout import Flow
from trainer.ui.controls.text import Text, one_line
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.settings.choice import Choice
from trainer.ui.settings.start_choice import MISSING, StartChoice
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

KINDS = (StartKind.FAIR, StartKind.NEAR, StartKind.CONFLICT)
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
        self._shown = StartChoice()
        self.kind = Choice(look, KINDS, self._kind_name, lambda: look.words("setting-name-start"))
        self.missing = Choice(look, MISSING, self._missing_name, lambda: look.words("settings-start-missing"))
        self.toggles = {fan: FanToggle(look, fan) for fan in PATTERN_FANS}
        self.kind.picked.connect(lambda kind: self._wish(self._shown.with_kind(StartKind(str(kind)))))
        self.missing.picked.connect(lambda number: self.picked.emit({"start_missing": number}))
        for fan, toggle in self.toggles.items():
            toggle.clicked.connect(lambda _=False, fan=fan: self._wish(self._shown.with_fan(fan)))
        self._lay_out()

    def show_value(self, settings: Settings) -> None:
        """Show the start that the settings order."""
        self._shown = shown = StartChoice.of(settings)
        self.kind.show_value(settings.start)
        self.missing.show_value(settings.start_missing)
        for fan, toggle in self.toggles.items():
            toggle.setChecked(fan in settings.start_fans)
        self._order.setVisible(settings.start is not StartKind.FAIR)
        for place, number in enumerate(MISSING):
            self.missing.segment(place).setEnabled(number >= shown.nearest)
        self._limit.setVisible(shown.nearest > MISSING[0])
        self._limit.set_tone(Tone.BAD if shown.too_near else Tone.INK2)
        for text in (self._about, self._pick):
            text.refresh()

    def _lay_out(self) -> None:
        look = self._look
        self._about = Text(look, lambda: look.words(f"settings-start-about-{self.kind.value}"), Step.BODY, Tone.INK2)
        self._pick = Text(look, self._asked, Step.NOTE, Tone.INK2, bold=True)
        asked = one_line(look, lambda: look.words("settings-start-missing"), Step.NOTE, Tone.INK2, bold=True)
        self._limit = one_line(
            look, lambda: look.words("settings-start-nearest", n=self._shown.nearest), Step.NOTE, Tone.INK2
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
        return self._look.words("settings-start-pick-two" if self._shown.wanted == 2 else "settings-start-pick-one")

    def _wish(self, choice: StartChoice) -> None:
        self.picked.emit(choice.changes())

    def _kind_name(self, kind: object) -> str:
        return self._look.words(f"settings-start-{kind}")

    def _missing_name(self, number: object) -> str:
        return str(number)
