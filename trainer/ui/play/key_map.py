"""The keys of the table, shown beside it: a panel, never a window over the tiles."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.ui.controls import KeyCap, QuietButton, TextLabel
from trainer.ui.look import Look
from trainer.ui.theme import Step

KEYS: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (("←", "→", "Home", "End"), "choose"),
    (("Enter",), "discard"),
    (("C", "P", "G"), "claims"),
    (("H",), "win"),
    (("Space",), "pass"),
    (("Z",), "look"),
    (("Alt 1–4",), "level"),
    (("Shift 1–8",), "pin"),
    (("R",), "rule"),
    (("F",), "face"),
    (("Ctrl Z",), "undo"),
    (("Ctrl Y", "Ctrl Shift Z"), "redo"),
    (("L",), "log"),
    (("N",), "next"),
    (("A",), "again"),
    (("Q",), "ask"),
    (("F1",), "help"),
    (("Ctrl B",), "bench"),
    (("Ctrl H",), "history"),
    (("Ctrl ,",), "settings"),
    (("F11",), "full-screen"),
    (("Esc",), "back"),
)
"""Caps, and what they do by the last part of its word key."""


_TWO_FROM = 760


def _caps_row(look: Look, caps: Sequence[str]) -> QWidget:
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(4)
    for cap in caps:
        line.addWidget(KeyCap(look, cap))
    line.addStretch(1)
    return row


class KeyMap(QWidget):
    """All keys with what they do."""

    close_wanted = Signal()
    rules_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.title = TextLabel(look, Step.H3, bold=True)
        self.close_button = QuietButton(look, "", key="Esc")
        self.rules_button = QuietButton(look, "", key="F1")
        self.told = [TextLabel(look, Step.BODY) for _ in KEYS]
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 12, 16)
        column.setSpacing(12)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.rules_button)
        head.addWidget(self.close_button)
        column.addLayout(head)
        self._caps = [_caps_row(look, caps) for caps, _ in KEYS]
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(2)
        column.addLayout(self._grid)
        self._place_keys(1)
        column.addStretch(1)
        self.close_button.clicked.connect(self.close_wanted)
        self.rules_button.clicked.connect(self.rules_wanted)
        look.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say everything anew in the language in force."""
        words = self.look.words
        self.setAccessibleName(words("table-keys"))
        self.title.set_text(words("table-keys"))
        self.close_button.setText(words("table-log-close"))
        self.rules_button.setText(words("table-keys-rules"))
        for label, (caps, name) in zip(self.told, KEYS, strict=True):
            label.set_text(words(f"table-key-{name}"))
            label.setAccessibleName(f"{' '.join(caps)}: {label.text()}")
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two columns where one would be higher than there is room."""
        super().resizeEvent(event)
        self._place_keys(2 if self.width() >= self.look.px(_TWO_FROM) else 1)

    def _place_keys(self, columns: int) -> None:
        rows = -(-len(KEYS) // columns)
        for place, (caps, told) in enumerate(zip(self._caps, self.told, strict=True)):
            column, row = divmod(place, rows)
            self._grid.addWidget(caps, row, 2 * column)
            self._grid.addWidget(told, row, 2 * column + 1, Qt.AlignmentFlag.AlignVCenter)
        for column in range(2):
            self._grid.setColumnStretch(2 * column + 1, int(column < columns))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), QColor(self.look.theme.surface))
        painter.end()
