"""The side of the table: the reach panel when hints may be shown, else the log; the keys when they are asked for. At a
first start a few words stand above them."""

from enum import StrEnum

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.session import TableSession
from trainer.ui.controls import QuietButton, TextLabel
from trainer.ui.look import Look
from trainer.ui.play.key_map import KeyMap
from trainer.ui.play.log_panel import LogPanel
from trainer.ui.reach import ReachPanel
from trainer.ui.theme import Step

_OF_LINE = "first-words-line"
_FIRST_WORDS = ("first-words-fan", _OF_LINE, "first-words-numbers")


class Shown(StrEnum):
    """What stands at the side."""

    PATHS = "paths"
    LOG = "log"
    KEYS = "keys"
    NOTHING = "nothing"


class FirstWords(QWidget):
    """Three facts for somebody who has never played: what a fan is, what the winning line means, and what the two
    numbers of a row mean. ``closed``: they were read and put away."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.line = 10
        self.told = [TextLabel(look, Step.NOTE) for _ in _FIRST_WORDS]
        self.close_button = QuietButton(look, "")
        self.row = row = QHBoxLayout(self)
        row.setContentsMargins(24, 12, 12, 12)
        column = QVBoxLayout()
        column.setSpacing(4)
        for label in self.told:
            column.addWidget(label)
        row.addLayout(column, 1)
        row.addWidget(self.close_button)
        self.close_button.clicked.connect(self.closed)
        look.changed.connect(self.refresh)
        self.refresh()

    def show_line(self, line: int) -> None:
        """Speak of another winning line."""
        self.line = line
        self.refresh()

    def refresh(self) -> None:
        """Say everything anew in the language in force."""
        words = self.look.words
        for label, key in zip(self.told, _FIRST_WORDS, strict=True):
            label.set_text(words(key, n=self.line) if key == _OF_LINE else words(key))
        self.close_button.setText(words("first-words-close"))
        self.setAccessibleName(words("first-words"))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground with a hairline below."""
        painter, theme = QPainter(self), self.look.theme
        painter.fillRect(self.rect(), QColor(theme.surface))
        painter.fillRect(24, self.height() - 1, self.width() - 48, 1, QColor(theme.line))
        painter.end()


class Side(QWidget):
    """Shows one of three panels. Paths come only when they are allowed; log and keys when wanted.

    ``changed``: another panel is wanted.
    """

    changed = Signal()

    def __init__(self, look: Look, session: TableSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paths = ReachPanel(look, self)
        self.log = LogPanel(look, self)
        self.keys = KeyMap(look, self)
        self.first_words = FirstWords(look, self)
        self.first_words.hide()
        self._session, self._look = session, look
        self._wanted: Shown | None = None
        self._allowed = False
        self._at_rest = Shown.LOG
        self._show()

    @property
    def shown(self) -> Shown:
        """Which panel stands there."""
        if self._wanted is not None:
            return self._wanted
        return Shown.PATHS if self._allowed else self._at_rest

    @property
    def wanted(self) -> Shown | None:
        """What was brought to the front, if anything."""
        return self._wanted

    def allow_paths(self, allowed: bool) -> None:
        """Whether the reach may be shown now."""
        self._allowed = allowed
        self._show()

    def rest_at(self, panel: Shown) -> None:
        """What stands there when nothing is wanted and no reach may be shown."""
        if panel is not self._at_rest:
            self._at_rest = panel
            self._show()

    def want(self, panel: Shown | None) -> None:
        """Bring log or keys to the front; None goes back to what the hints allow."""
        self._wanted = panel
        self._show()
        self.changed.emit()

    def toggle(self, panel: Shown) -> None:
        """Bring a panel to the front, or put it away again."""
        self.want(None if self._wanted is panel else panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """All three fill the side, below the first words."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the ground that is seen where nothing stands."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.surface))
        painter.end()

    def welcome(self, *, shown: bool, line: int) -> None:
        """Show the first words, or put them away."""
        self.first_words.show_line(line)
        self.first_words.setVisible(shown)
        self._lay_out()

    def _lay_out(self) -> None:
        rest, words = QRect(self.rect()), self.first_words
        if words.isVisibleTo(self):
            high = words.row.totalHeightForWidth(self.width())
            words.setGeometry(0, 0, self.width(), high)
            rest.setTop(high)
        for panel in (self.paths, self.log, self.keys):
            panel.setGeometry(rest)

    def _show(self) -> None:
        for name, panel in ((Shown.PATHS, self.paths), (Shown.LOG, self.log), (Shown.KEYS, self.keys)):
            panel.setVisible(self.shown is name)
        # Where the log stands by itself there is nothing to close it for.
        self.log.close_button.setVisible(self._wanted is Shown.LOG)
