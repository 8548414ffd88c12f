"""The sections of the settings in a column, for jumping to one."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from trainer.ui.controls import FocusButton, focus_reach, keep_gaps, paint_row_ground
from trainer.ui.look import Look
from trainer.ui.settings.sections import SECTIONS
from trainer.ui.theme import RADIUS_BUTTON, Step


class SectionList(QWidget):
    """A row a section. ``opened`` gives the section that was asked for."""

    opened = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.buttons = {name: SectionButton(look, name) for name in SECTIONS}
        column = QVBoxLayout(self)
        keep_gaps(look, column)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.opened.emit(name))
            column.addWidget(button)
        look.changed.connect(self._refresh)
        self.set_current(SECTIONS[0])
        self._refresh()

    @property
    def first(self) -> QWidget:
        """The first row."""
        return self.buttons[SECTIONS[0]]

    def set_current(self, name: str) -> None:
        """Mark the section in sight."""
        for other, button in self.buttons.items():
            button.setChecked(other == name)

    def follow(self, area: QScrollArea, heads: Mapping[str, QWidget]) -> None:
        """Mark the section that is read in a scrolled area, from now on: at the top the first, at the end the last,
        between them in step. ``heads`` are the sections' headings in it."""

        def mark() -> None:
            """Mark the last section that begins above the line where one reads."""
            bar, sight = area.verticalScrollBar(), area.viewport()
            line = sight.height() * bar.value() / bar.maximum() if bar.maximum() else 0
            begun = [name for name, head in heads.items() if head.mapTo(sight, QPoint(0, 0)).y() <= line]
            self.set_current(begun[-1] if begun else SECTIONS[0])

        area.verticalScrollBar().valueChanged.connect(mark)
        area.verticalScrollBar().rangeChanged.connect(mark)

    def _refresh(self) -> None:
        self.setAccessibleName(self._look.words("settings-sections"))


class SectionButton(FocusButton):
    """A section by its name."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look)
        self._name = name
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._refresh()

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        return QSize(self._look.px(140), self._look.px(36))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the row, tinted where its section is in sight."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(0, 1, 0, -1)
        paint_row_ground(painter, body, self, theme)
        painter.setFont(look.font(Step.BODY, bold=self.isChecked()))
        painter.setPen(QColor(theme.accent if self.isChecked() else theme.ink1))
        room = body.adjusted(look.px(8), 0, -look.px(8), 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        reach = focus_reach(theme)
        self.paint_ring(painter, body.adjusted(reach, reach, -reach, -reach), RADIUS_BUTTON - 2)

    def _refresh(self) -> None:
        self.setText(self._look.words(f"settings-section-{self._name}"))
        self.setAccessibleName(self.text())
        super()._refresh()
