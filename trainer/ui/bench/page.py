"""The bench: any hand is typed or set up by clicks, judged at every change, and scored."""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.rules import Scheme, WonHand, load_values
from trainer.ui.bench.circumstances import Circumstances
from trainer.ui.bench.data_line import read_data_line
from trainer.ui.bench.example_row import ExampleRow
from trainer.ui.bench.hand_block import HandBlock
from trainer.ui.bench.history import History
from trainer.ui.bench.line import HandLine
from trainer.ui.bench.outcome import OutcomeBlock
from trainer.ui.bench.palette import TilePalette
from trainer.ui.bench.saying import saying
from trainer.ui.bench.setup import Into, Setup
from trainer.ui.bench.steps import StepButtons
from trainer.ui.bench.verdict import Terms, Verdict, judge
from trainer.ui.controls import Gap, Hairline, PageScroll, PrimaryButton, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.page import Page
from trainer.ui.page_bar import PageBar
from trainer.ui.settings.choice import Choice
from trainer.ui.theme import PAGE_MARGIN, TILE_DRILL, TILE_L, TILE_M, TILE_OWN_MELD, TILE_S, Step, Tone

_WIDEST: Final = 720
_RING: Final = 5
"""What tiles and buttons are larger than they look; the rest is moved in as far, so that all ends on one line."""
_FIRST_TERMS: Final = ("sihai", Scheme.SIHAI, 10)


@dataclass(frozen=True, slots=True)
class Fit:
    """How large tiles and gaps are in a window of at least ``width`` × ``height``, all in pixels of the design."""

    width: int
    height: int
    hand: int
    palette: int
    air: int


_FITS: Final = (
    Fit(1640, 1000, TILE_DRILL, TILE_L, 20),
    Fit(1240, 830, TILE_L, TILE_M, 12),
    Fit(1180, 780, TILE_M, TILE_OWN_MELD, 8),
    Fit(0, 0, TILE_M, TILE_S, 4),
)
"""From the roomiest on."""


class BenchPage(Page):
    """``score_wanted`` gives the hand to score, ``closed`` asks to go back. Wishes of its ``bar`` are the bar's."""

    score_wanted = Signal(WonHand)
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._history = History()
        values, scheme, line = _FIRST_TERMS
        self._terms = Terms(load_values(values), scheme, line)
        self._verdict = Verdict()
        self.bar = PageBar(look, "bench")
        self.title = TextLabel(look, Step.H2, lines=1)
        self.examples = ExampleRow(look)
        self.line = HandLine(look)
        self.steps = StepButtons(look)
        self.hand = HandBlock(look)
        self.outcome = OutcomeBlock(look)
        self.score = PrimaryButton(look, "", "Enter")
        self.into_caption = TextLabel(look, Step.SMALL, Tone.INK2, lines=1)
        self.into = Choice(look, tuple(Into), self._into_name, lambda: look.words("bench-into"))
        self.palette_tiles = TilePalette(look)
        self.circumstances = Circumstances(look)
        self._content = QWidget()
        self._scroll = PageScroll()
        self.setFocusProxy(self.line)
        self._lay_out()
        self._connect()
        self._bind_keys()
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def setup(self) -> Setup:
        """What is set up."""
        return self._history.present

    @property
    def verdict(self) -> Verdict:
        """What can be said of it."""
        return self._verdict

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """What wears the style sheet: the bar, every block, and what they are scrolled with."""
        blocks = self._content.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return (self.bar, *blocks, *self._scroll.bars)

    def set_terms(self, terms: Terms) -> None:
        """Score by other values, settle by another scheme, or ask for another line."""
        if terms != self._terms:
            self._terms = terms
            self._refresh()

    def enter(self, topic: object) -> None:
        """Set up the hand of a `Setup`."""
        if isinstance(topic, Setup):
            self.load(topic)

    def load(self, setup: Setup) -> None:
        """Set up something else; it can be undone."""
        self._history.go_to(setup)
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter scores, Esc leads back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._score()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the tiles that the new size has room for."""
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        look = self._look
        outcome = _row(look, self.outcome, self.score, inset=_RING, stretch=0, right=0)
        outcome.setAlignment(self.score, Qt.AlignmentFlag.AlignTop)
        self._column = column = QVBoxLayout(self._content)
        column.addLayout(_row(look, self.title, self.examples, inset=_RING, stretch=1))
        column.addLayout(_row(look, self.line, self.steps, inset=_RING, stretch=0))
        column.addWidget(self.hand)
        column.addLayout(outcome)
        column.addLayout(_row(look, Hairline(look), inset=_RING))
        column.addLayout(self._lower())
        column.addStretch(1)
        self._scroll.setWidget(self._content)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addWidget(self._scroll, 1)

    def _lower(self) -> QHBoxLayout:
        """The palette with where its tiles go, and beside it how the hand was won."""
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addLayout(_row(self._look, self.into_caption, inset=_RING))
        left.addWidget(Gap(self._look, 4))
        left.addLayout(_row(self._look, self.into, inset=_RING, stretch=None))
        left.addWidget(self.palette_tiles)
        left.addStretch(1)
        lower = QHBoxLayout()
        keep_gaps(self._look, lower, 16)
        lower.addLayout(left)
        lower.addWidget(self.circumstances, 1)
        lower.addStretch(0)
        return lower

    def _connect(self) -> None:
        self.examples.loaded.connect(self.load)
        self.line.typed.connect(self._typed)
        self.line.entered.connect(self._score)
        self.line.undo_wanted.connect(self._undo)
        self.line.redo_wanted.connect(self._redo)
        self.steps.undo_wanted.connect(self._undo)
        self.steps.redo_wanted.connect(self._redo)
        self.steps.clear_wanted.connect(lambda: self.load(Setup()))
        self.hand.changed.connect(self.load)
        self.score.clicked.connect(self._score)
        self.into.picked.connect(lambda _: self._refresh())
        self.palette_tiles.chosen.connect(lambda tile: self.load(self.setup.add(tile, self._into)))
        self.circumstances.seat_picked.connect(lambda seat: self.load(replace(self.setup, seat=seat)))
        self.circumstances.prevailing_picked.connect(lambda wind: self.load(replace(self.setup, prevailing=wind)))
        self.circumstances.giver_picked.connect(lambda giver: self.load(replace(self.setup, giver=giver)))
        self.circumstances.event_toggled.connect(lambda fan: self.load(self.setup.toggle(fan)))

    def _bind_keys(self) -> None:
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, act in (
            ("Ctrl+Z", self._undo),
            ("Ctrl+Shift+Z", self._redo),
            ("Ctrl+Y", self._redo),
            ("Ctrl+N", lambda: self.load(Setup())),
        ):
            QShortcut(QKeySequence(keys), self, context=within).activated.connect(act)
        for place in range(len(Into)):
            shortcut = QShortcut(QKeySequence(f"Alt+{place + 1}"), self, context=within)
            shortcut.activated.connect(self.into.segment(place).click)

    def _typed(self, text: str) -> None:
        """Take the line as it is typed; a line of data that is a hand becomes that hand."""
        setup = replace(self.setup, text=text)
        found = read_data_line(text) if setup.is_data else None
        self._history.go_to(found if isinstance(found, Setup) else setup, typed=True)
        self._refresh()

    def _undo(self) -> None:
        self._history.undo()
        self._refresh()

    def _redo(self) -> None:
        self._history.redo()
        self._refresh()

    def _score(self) -> None:
        if self._verdict.won is not None:
            self.score_wanted.emit(self._verdict.won)

    @property
    def _into(self) -> Into:
        return Into(str(self.into.value))

    def _into_name(self, into: object) -> str:
        return self._look.words(f"bench-into-{into}")

    def _refresh(self) -> None:
        words, setup = self._look.words, self.setup
        self._verdict = judge(setup, self._terms)
        self.setAccessibleName(words("bench-title"))
        self.title.set_text(words("bench-title"))
        self.into_caption.set_text(words("bench-into"))
        self.score.setText(words("bench-score"))
        self.score.updateGeometry()
        self.score.setEnabled(self._verdict.won is not None)
        self.line.show_text(setup.text)
        self.line.show_faults(setup.reading.faults)
        self.steps.show_state(self._history)
        self.hand.show_setup(setup)
        self.outcome.show_saying(saying(setup, self._verdict, words))
        self.palette_tiles.show_setup(setup, self._into)
        self.circumstances.show_setup(setup)
        self.circumstances.show_terms(self._terms)
        self._fit()

    def _fit(self) -> None:
        """Take larger tiles where the window has room for them."""
        px = self._look.px
        fit = next(fit for fit in _FITS if self.width() >= px(fit.width) and self.height() >= px(fit.height))
        self.hand.row.set_base(fit.hand)
        self.palette_tiles.set_base(fit.palette)
        self.circumstances.setMaximumWidth(px(_WIDEST))
        side, air = px(PAGE_MARGIN - _RING), px(fit.air)
        self._column.setContentsMargins(side, air, side, air)
        self._column.setSpacing(air)


def _row(look: Look, *widgets: QWidget, inset: int, stretch: int | None = 0, right: int | None = None) -> QHBoxLayout:
    """Widgets side by side; the one at ``stretch`` takes what is left over, or nothing does."""
    row = QHBoxLayout()
    keep_gaps(look, row, 16, (inset, 0, inset if right is None else right, 0))
    for place, widget in enumerate(widgets):
        row.addWidget(widget, 1 if place == stretch else 0)
    if stretch is None:
        row.addStretch(1)
    return row
