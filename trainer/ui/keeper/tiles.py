"""The tiles of the winner, typed or clicked in the place of the board, and the events of the win."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.bench import INTO_HAND, Into, Setup, SetupHistory, Verdict, saying, why_not
from trainer.rules import INCIDENTAL_FANS
from trainer.ui.bench.circumstances import RING, Captioned, inset_row
from trainer.ui.bench.hand import HandBlock
from trainer.ui.bench.line import HandLine
from trainer.ui.bench.outcome import OutcomeBlock
from trainer.ui.bench.palette import TilePalette
from trainer.ui.controls import Flow, OutlineButton, PageScroll, PrimaryButton, TextLabel, keep_gaps, keep_grid_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.fan_toggle import FanToggle
from trainer.ui.controls.text_label import word
from trainer.ui.look import Look
from trainer.ui.theme import TILE_M, TILE_S, Step, Tone

_BESIDE: Final = 420
_COLUMNS: Final = 2


class TilesEditor(QWidget):
    """Shows a `Setup` with what a verdict says of it. ``changed`` gives the setup after each change, ``done`` and
    ``cancelled`` are the buttons. Steps are undone within it."""

    changed = Signal(object)
    done = Signal()
    cancelled = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._history = SetupHistory()
        self.title = TextLabel(look, Step.H3, lines=1)
        self.note = TextLabel(look, Step.NOTE, Tone.INK2, say=word(look, "keeper-hand-note"))
        self.line, self.hand, self.outcome = HandLine(look), HandBlock(look), OutcomeBlock(look)
        self.use, self.cancel = PrimaryButton(look, "", "Enter"), OutlineButton(look, "", "Esc")
        self.into = Choice(
            look, INTO_HAND, lambda into: look.words(f"bench-into-{into}"), lambda: look.words("bench-into")
        )
        self.palette_tiles = TilePalette(look)
        self.events = {fan: FanToggle(look, fan) for fan in INCIDENTAL_FANS}
        self.hand.row.set_base(TILE_M)
        self.palette_tiles.set_base(TILE_S)
        self.setFocusProxy(self.line)
        self._lay_out()
        self._connect()
        look.changed.connect(self._name)
        self._name()

    @property
    def setup(self) -> Setup:
        """What is set up."""
        return self._history.present

    def begin(self, setup: Setup) -> None:
        """Begin with a hand; nothing before it can be undone."""
        self._history = SetupHistory(setup)

    def show_verdict(self, who: str, verdict: Verdict, line: int) -> None:
        """Show the hand of ``who`` and what is said of it; ``line`` is the winning line in points."""
        words, setup = self._look.words, self.setup
        self.title.set_text(words("keeper-hand-title", who=who))
        self.line.show_text(setup.text)
        self.line.show_faults(setup.reading.faults)
        self.hand.show_setup(setup)
        self.outcome.show_saying(saying(setup, verdict, line, words))
        self.palette_tiles.show_setup(setup, Into(str(self.into.value)))
        self.use.setEnabled(verdict.score is not None)
        for fan, toggle in self.events.items():
            reason, on = why_not(setup, fan), fan in setup.events
            said = words(f"why-{fan}") if reason is None else words.phrase(reason)
            name = words("bench-event-on" if reason is None else "bench-event-off", fan=fan, why=said)
            toggle.setChecked(on)
            toggle.setEnabled(on or reason is None)
            toggle.setToolTip(said)
            toggle.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the hand, Esc gives it up."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._finish()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the events beside the tiles, or below them where there is no room."""
        super().resizeEvent(event)
        needed = max(self.palette_tiles.sizeHint().width(), self.into.sizeHint().width()) + self._look.px(_BESIDE)
        beside = self.width() >= needed
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def _lay_out(self) -> None:
        look, content = self._look, QWidget()
        column, left, right, self._sides = QVBoxLayout(content), QVBoxLayout(), QGridLayout(), QHBoxLayout()
        keep_gaps(look, column, 10, (0, 0, 8, 0))
        column.addLayout(inset_row(look, self.title))
        column.addLayout(inset_row(look, self.note))
        column.addLayout(inset_row(look, self.line))
        column.addWidget(self.hand)
        column.addLayout(inset_row(look, self.outcome))
        self._ways = Flow(look, (self.use, self.cancel), gap=8)
        column.addWidget(self._ways)
        keep_gaps(look, left, 8)
        left.addLayout(inset_row(look, Captioned(look, "bench-into", self.into)))
        left.addWidget(self.palette_tiles)
        left.addStretch(1)
        keep_grid_gaps(look, right, 4, 4, (RING, 0, 0, 0))
        for place, toggle in enumerate(self.events.values()):
            right.addWidget(toggle, *divmod(place, _COLUMNS))
        right.setRowStretch(len(self.events), 1)
        right.setColumnStretch(_COLUMNS, 1)
        keep_gaps(look, self._sides, 16)
        self._sides.addLayout(left)
        self._sides.addLayout(right, 1)
        column.addLayout(self._sides)
        column.addStretch(1)
        self.area, page = PageScroll(self._look), QVBoxLayout(self)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(content)
        keep_gaps(look, page)
        page.addWidget(self.area)

    def _connect(self) -> None:
        self.line.typed.connect(lambda text: self._go(replace(self.setup, text=text), typed=True))
        self.line.entered.connect(self._finish)
        self.line.undo_wanted.connect(self.undo)
        self.line.redo_wanted.connect(self.redo)
        self.hand.changed.connect(self._go)
        self.into.picked.connect(lambda _: self.changed.emit(self.setup))
        self.palette_tiles.chosen.connect(lambda tile: self._go(self.setup.add(tile, Into(str(self.into.value)))))
        for fan, toggle in self.events.items():
            toggle.clicked.connect(
                lambda _=False, fan=fan: self._go(replace(self.setup, events=self.setup.events ^ {fan}))
            )
        self.use.clicked.connect(self._finish)
        self.cancel.clicked.connect(self.cancelled)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for place in range(len(INTO_HAND)):
            key = QKeySequence(f"Alt+{place + 1}")
            QShortcut(key, self, context=within).activated.connect(self.into.segment(place).click)

    def undo(self) -> None:
        """Take the last step back."""
        self._step(self._history.undo())

    def redo(self) -> None:
        """Do it again."""
        self._step(self._history.redo())

    def _go(self, setup: Setup, *, typed: bool = False) -> None:
        self._step(self._history.go_to(setup, typed=typed))

    def _step(self, history: SetupHistory) -> None:
        self._history = history
        self.changed.emit(self.setup)

    def _finish(self) -> None:
        if self.use.isEnabled():
            self.done.emit()

    def _name(self) -> None:
        words = self._look.words
        self.use.setText(words("keeper-hand-done"))
        self.cancel.setText(words("keeper-hand-cancel"))
        for button in (self.use, self.cancel):
            button.updateGeometry()
        self._ways.show_only((self.use, self.cancel))
