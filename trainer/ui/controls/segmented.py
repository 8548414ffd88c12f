"""One choice out of a few, all of them visible."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trainer.ui.controls.painted import FocusButton
from trainer.ui.look import Look, text_width
from trainer.ui.theme import Step

_HEIGHT = 32
_INSET = 3
_PADDING = 14
_RADIUS = 10


class Segment(FocusButton):
    """One of the choices; a radio button to screen readers."""

    def __init__(self, look: Look, text: str, high: int, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._high = high
        self.setText(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._on_toggled)
        self._on_toggled(False)

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        look = self._look
        width = text_width(look, self.text(), Step.BODY, bold=True)
        return QSize(round(width) + 2 * look.px(_PADDING), look.px(self._high))

    def minimumSizeHint(self) -> QSize:
        """No smaller than its content."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint the choice, raised where it is in force."""
        look, theme = self._look, self._look.theme
        body = QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)
        radius = look.px(_RADIUS) - _INSET
        ink = theme.ghost if not self.isEnabled() else theme.ink1 if self.underMouse() else theme.ink2
        if self.isChecked():
            fill, edge, ink = self._chosen()
            painter.setPen(QPen(QColor(edge), 1))
            painter.setBrush(QColor(fill))
            painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setFont(look.font(Step.BODY, bold=self.isChecked()))
        painter.setPen(QColor(ink))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())
        self.paint_ring(painter, body.adjusted(2, 2, -2, -2), radius - 2, theme.sunk)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrows choose the neighbour."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        control = self.parentWidget()
        if event.key() in steps and isinstance(control, SegmentedControl):
            control.step(steps[Qt.Key(event.key())])
            return
        super().keyPressEvent(event)

    def _chosen(self) -> tuple[str, str, str]:
        theme = self._look.theme
        if theme.outline:
            return theme.ink1, theme.ink1, theme.bg
        return (theme.line2, theme.line2, theme.ink1) if theme.is_dark else (theme.surface, theme.line2, theme.ink1)

    def _on_toggled(self, checked: bool) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if checked else Qt.FocusPolicy.ClickFocus)
        self.update()


class SegmentedControl(QWidget):
    """A row of choices, one of them in force; arrow keys move it. ``chosen`` tells the new index. ``high``: pixels of
    the design."""

    chosen = Signal(int)

    def __init__(
        self, look: Look, texts: Sequence[str], name: str = "", parent: QWidget | None = None, *, high: int = _HEIGHT
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._segments = [Segment(look, text, high, self) for text in texts]
        for index, segment in enumerate(self._segments):
            segment.clicked.connect(lambda _=False, index=index: self.chosen.emit(index))
        self._segments[0].setChecked(True)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    def index(self) -> int:
        """The place of the choice in force."""
        return next(place for place, segment in enumerate(self._segments) if segment.isChecked())

    def set_index(self, index: int) -> None:
        """Put a choice in force without telling ``chosen``."""
        self._segments[index].setChecked(True)

    def set_texts(self, texts: Sequence[str]) -> None:
        """Name the choices anew, as after a change of language."""
        for segment, text in zip(self._segments, texts, strict=True):
            segment.setText(text)
        self._refresh()  # or a row that it stands in still goes by the old width when asked at once

    def segment(self, index: int) -> QAbstractButton:
        """The button of one choice."""
        return self._segments[index]

    def sizeHint(self) -> QSize:
        """All choices in one line."""
        hints = [segment.sizeHint() for segment in self._segments]
        return QSize(sum(hint.width() for hint in hints), hints[0].height())

    def minimumSizeHint(self) -> QSize:
        """No smaller."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the choices where they belong."""
        super().resizeEvent(event)
        self._lay_out()

    def step(self, by: int) -> None:
        """Choose the neighbour ``by`` places on, staying within the row, and move the focus there."""
        place = min(len(self._segments) - 1, max(0, self.index() + by))
        if place != self.index():
            self._segments[place].click()
        self._segments[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the ground that all choices share."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 1) if theme.outline else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor(theme.sunk))
        radius = self._look.px(_RADIUS)
        painter.drawRoundedRect(QRectF(self.childrenRect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _a_line(self, _: int) -> int:
        """How many choices stand in each line of a width: all."""
        return len(self._segments)

    def _lay_out(self) -> None:
        """Put choices of the same place in their lines below each other."""
        a_line, height, left = self._a_line(self.width()), self._segments[0].sizeHint().height(), 0
        for column in range(a_line):
            segments = self._segments[column::a_line]
            width = max(segment.sizeHint().width() for segment in segments)
            for row, segment in enumerate(segments):
                segment.setGeometry(left, row * height, width, height)
            left += width

    def _refresh(self) -> None:
        self.updateGeometry()
        self._lay_out()
        self.update()
