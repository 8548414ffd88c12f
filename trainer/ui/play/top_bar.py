"""The bar over the table: the app's name, which hand this is, the hint level, undo and settings."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.coach.hints import HintLevel
from trainer.game import Stacked
from trainer.session import TableSession
from trainer.ui.controls import AppIcon, IconButton, QuietButton, SegmentedControl, TextLabel
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

HEIGHT: Final = 48
LEVELS: Final = tuple(HintLevel)


class TopBar(QWidget):
    """Shows the session's hand number and hint level; its buttons only emit wishes."""

    level_wanted = Signal(object)
    ask_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    home_wanted = Signal()
    bench_wanted = Signal()
    keys_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, look: Look, session: TableSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._session = session
        self._thrift = 0
        self._guided = False
        self._goal = ""
        self.icon = AppIcon(look)
        self.name = TextLabel(look, Step.LEAD, bold=True, lines=1)
        self.place = TextLabel(look, Step.BODY, Tone.INK2, lines=1)
        self.hints = TextLabel(look, Step.BODY, Tone.INK2, lines=1)
        self.levels = SegmentedControl(look, [""] * len(LEVELS))
        self.undo = QuietButton(look, "", key="Ctrl Z", icon="undo")
        self.redo = IconButton(look, "redo", "")
        self.ask = IconButton(look, "ask", "")
        self.ask.setCheckable(True)
        self.home = IconButton(look, "home", "")
        self.bench = IconButton(look, "tally", "")
        self.keys = IconButton(look, "help", "")
        self.gear = IconButton(look, "gear", "")
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(24, 0, 20, 0)
        row.setSpacing(10)
        row.addWidget(self.icon)
        row.addWidget(self.name)
        row.addSpacing(12)
        row.addWidget(self.place)
        row.addStretch(1)
        icons = (self.redo, self.ask, self.home, self.bench, self.keys, self.gear)
        for widget in (self.hints, self.levels, self.undo, *icons):
            row.addWidget(widget)
        self.levels.chosen.connect(lambda index: self.level_wanted.emit(LEVELS[index]))
        self.ask.clicked.connect(self.ask_wanted)
        self.undo.clicked.connect(self.undo_wanted)
        self.redo.clicked.connect(self.redo_wanted)
        self.home.clicked.connect(self.home_wanted)
        self.bench.clicked.connect(self.bench_wanted)
        self.keys.clicked.connect(self.keys_wanted)
        self.gear.clicked.connect(self.settings_wanted)
        look.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say everything anew in the language in force."""
        words = self.look.words
        self.name.set_text(words("app-name"))
        self.hints.set_text(words("table-hints"))
        self.levels.setAccessibleName(words("table-hints"))
        self.levels.set_texts([words(f"table-hints-{level.value}") for level in LEVELS])
        self.undo.setText(words("table-undo"))
        self.undo.updateGeometry()
        self.redo.set_name(words("table-redo"))
        self.ask.set_name(words("tool-by-key", does=words("ask-first-switch"), cap="Q"))
        self.home.set_name(words("page-home"))
        self.bench.set_name(words("bench-open"))
        self.keys.set_name(words("table-help"))
        self.gear.set_name(words("table-settings"))
        self.setFixedHeight(self.look.px(HEIGHT))
        self.show_state()

    def show_state(self) -> None:
        """Show which hand this is, the level in force, and what can be undone."""
        self._fit()
        self.levels.set_index(LEVELS.index(self._session.hint_level))
        self.undo.setEnabled(self._session.can_undo())
        self.redo.setEnabled(self._session.can_redo())

    def lead(self, guided: bool) -> None:
        """In a guided hand the bar has its title, the keys and the settings, and nothing else."""
        if guided is not self._guided:
            self._guided = guided
            for widget in (self.levels, self.undo, self.redo, self.ask, self.home, self.bench):
                widget.setVisible(not guided)
            self._fit()

    def show_goal(self, said: str) -> None:
        """Say what is built in the place of which hand it is; empty: no more."""
        if said != self._goal:
            self._goal = said
            self._fit()

    def _which_hand(self) -> str:
        words, session = self.look.words, self._session
        if session.invitation is not None and isinstance(session.invitation.deal.start, Stacked):
            return words("table-hand-prepared")
        if session.retrying:
            return words("table-hand-again")
        over = session.view is not None and session.view.over
        return words("table-hand-number", n=max(1, session.tally.hands + (not over)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the bar says less."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Say all; or no key and only the number of the hand; or nothing but what can be used."""
        for thrift in range(3):
            self._thrift = thrift
            self.undo.set_key("" if thrift else "Ctrl Z")
            self._write_place()
            for label in (self.name, self.place, self.hints):
                label.setVisible(thrift < 2 and not (self._guided and label is self.hints))
            self._row.invalidate()
            if self._row.sizeHint().width() <= self.width():
                return

    def _write_place(self) -> None:
        words = self.look.words
        parts = (words("table-title"), words("table-mode"), self._which_hand())
        whole = words("first-hand-title") if self._guided else self._goal or " · ".join(parts)
        self.place.set_text(whole if self._guided or self._goal or not self._thrift else parts[-1])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground with a hairline below."""
        painter = QPainter(self)
        theme = self.look.theme
        painter.fillRect(self.rect(), QColor(theme.bg))
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(theme.line))
        painter.end()
