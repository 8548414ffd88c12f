"""The bench: any hand is typed or set up by clicks, judged at every change, and scored."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.bench import (
    EXAMPLES,
    Into,
    Setup,
    SetupHistory,
    Terms,
    Verdict,
    judge,
    read_data_line,
    read_seen,
    saying,
)
from trainer.coach.packs import PositionSetup, content_faults, read_position
from trainer.coach.packs.presentation import presenting, presenting_score
from trainer.rules import Relation, Tile, format_tiles, load_values, readable_values
from trainer.store import Settings
from trainer.ui.bench.board import BenchBoard
from trainer.ui.bench.circumstances import RING, Captioned, CircumstancesForm, inset_row
from trainer.ui.bench.hand import HandBlock
from trainer.ui.bench.line import HandLine
from trainer.ui.bench.outcome import OutcomeBlock
from trainer.ui.bench.palette import TilePalette
from trainer.ui.bench.position import OnTheWay
from trainer.ui.controls import (
    Flow,
    Hairline,
    IconButton,
    KeyButton,
    PageScroll,
    PrimaryButton,
    QuietButton,
    TextLabel,
    keep_gaps,
)
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.page import Context, Page
from trainer.ui.reach import FULL_WIDTH, NARROW_WIDTH
from trainer.ui.score import NextStep, ScoreTopic
from trainer.ui.score.export import picture_look
from trainer.ui.score.slides import SlideMenu, TilesPicture
from trainer.ui.theme import PAGE_MARGIN, TILE_DRILL, TILE_L, TILE_M, TILE_OWN_MELD, TILE_S, Step, Tone
from trainer.ui.tiles import held_groups, won_groups

_WIDEST: Final = 720
_BESIDE: Final = 420
"""The least room for the circumstances beside the palette; where there is less, they stand below it."""

_TABLE_BESIDE: Final = 300
"""The same for what is on the table."""
_PANELS: Final = ((1500, FULL_WIDTH), (1080, NARROW_WIDTH))
"""The width of the reach panel beside a page of at least so many pixels of the design; a narrower page has it below."""
_PANEL_HEIGHT: Final = 640
_ANY: Final = (1 << 24) - 1

_TITLED: Final = 700
"""From this width in pixels of the design on, the page has room for its title: the bar says it, too."""
_NARROW: Final = 960
"""Below this width in pixels, the margins do not grow with the interface: the tiles need the room."""


class Fit(Struct, frozen=True):
    """How large tiles and gaps are in a window of at least ``width`` × ``height`` pixels, all as the design has them
    at 100 %. The scale of the interface changes nothing: larger words never make the tiles smaller."""

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
    """Any hand. Its topic is a `Setup` to begin with."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        self._history, self.verdict = SetupHistory(), Verdict()
        look = self._look
        self.bar = PageBar(look, "teach")
        self.bar.serve(context)
        self.title = TextLabel(look, Step.H2, lines=1)
        self.examples = {name: QuietButton(look, "") for name in EXAMPLES}
        self._about_examples = TextLabel(look, Step.NOTE, Tone.INK3, lines=1)
        self.line = HandLine(look)
        self.undo, self.redo = IconButton(look, "undo", ""), IconButton(look, "redo", "")
        self.clear = QuietButton(look, "", key="Ctrl N")
        self.slide, self.slides = IconButton(look, "export", ""), SlideMenu(look, self)
        self.hand = HandBlock(look)
        self.outcome = OutcomeBlock(look)
        self.score = PrimaryButton(look, "", "Enter")
        self.into = Choice(
            look, tuple(Into), lambda into: look.words(f"bench-into-{into}"), lambda: look.words("bench-into")
        )
        self.palette_tiles = TilePalette(look)
        self.river = Choice(
            look,
            tuple(Relation),
            lambda whose: look.words.relation(Relation(str(whose))),
            lambda: look.words("bench-river"),
        )
        self._whose_river = Captioned(look, "bench-river", self.river)
        self.circumstances = CircumstancesForm(look)
        self.circumstances.offer_line()
        self.position = OnTheWay(look)
        self.board = BenchBoard(context, self.position)
        self._scroll = PageScroll(self._look)
        self.setFocusProxy(self.line)
        self._lay_out()
        self._connect()
        self._bind_keys()
        self._follow(context.settings.current)

    @property
    def setup(self) -> Setup:
        """What is set up."""
        return self._history.present

    def enter(self, topic: object) -> None:
        """Set up the hand of a `Setup`."""
        if isinstance(topic, Setup):
            self.load(topic)

    def load(self, setup: Setup) -> None:
        """Set up something else; it can be undone."""
        self._go(self._history.go_to(setup))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter scores, Esc leads back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._score()
        elif event.key() == Qt.Key.Key_Escape:
            self._context.go_back()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the tiles that the new size has room for."""
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        look, content = self._look, QWidget()
        self._column = column = QVBoxLayout(content)
        examples = Flow(look, (self._about_examples, *self.examples.values()), gap=4, line_gap=0)
        score = inset_row(look, self.outcome, self.score, right=0)
        score.setAlignment(self.score, Qt.AlignmentFlag.AlignTop)
        column.addLayout(inset_row(look, self.title, examples, stretch=1))
        column.addLayout(inset_row(look, self.line, self.undo, self.redo, self.slide, self.clear, gap=6))
        column.addWidget(self.hand)
        column.addLayout(score)
        column.addLayout(inset_row(look, Hairline(look)))
        column.addLayout(self._lower())
        column.addStretch(1)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(content)
        page, self._beside = QVBoxLayout(self), QHBoxLayout()
        keep_gaps(look, page)
        keep_gaps(look, self._beside)
        page.addWidget(self.bar)
        page.addLayout(self._beside, 1)
        self._beside.addWidget(self._scroll, 1)

    def _lower(self) -> QBoxLayout:
        """The palette with where its tiles go, and beside it how the hand was won, or what is on the table."""
        look, left, right = self._look, QVBoxLayout(), QVBoxLayout()
        keep_gaps(look, left)
        left.addLayout(inset_row(look, Captioned(look, "bench-into", self.into)))
        left.addWidget(self.palette_tiles)
        left.addLayout(inset_row(look, self._whose_river))
        left.addStretch(1)
        self._sides = sides = QHBoxLayout()
        keep_gaps(look, sides, 16)
        sides.addLayout(left)
        keep_gaps(look, right, 8)
        right.addWidget(self.circumstances)
        right.addWidget(self.position)
        right.addStretch(1)
        sides.addLayout(right, 1)
        sides.addStretch(0)
        return sides

    def _connect(self) -> None:
        for name, button in self.examples.items():
            button.clicked.connect(lambda _=False, name=name: self.load(EXAMPLES[name]))
        seen = self.position.seen
        self.line.typed.connect(self._typed)
        self.position.typed.connect(self._see)
        self.line.entered.connect(self._score)
        for wish in (self.line.undo_wanted, seen.undo_wanted, self.undo.clicked):
            wish.connect(self._undo)
        for wish in (self.line.redo_wanted, seen.redo_wanted, self.redo.clicked):
            wish.connect(self._redo)
        self.clear.clicked.connect(lambda: self.load(Setup()))
        self.slide.clicked.connect(self._offer_slides)
        self.hand.changed.connect(self.load)
        self.score.clicked.connect(self._score)
        self.into.picked.connect(self._refresh)
        self.palette_tiles.chosen.connect(self._add)
        self.circumstances.changed.connect(lambda changes: self.load(replace(self.setup, **changes)))
        self._context.settings.changed.connect(self._follow)
        self._look.changed.connect(self._refresh)

    def _bind_keys(self) -> None:
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        keys = {
            "Ctrl+Z": self._undo,
            "Ctrl+Shift+Z": self._redo,
            "Ctrl+Y": self._redo,
            "Ctrl+N": self.clear.click,
            "Ctrl+G": self.slide.click,
            "Ctrl+V": self.line.paste,  # where no text is typed
            "Ctrl+T": self.board.play_with_bots,
            "Ctrl+L": self.board.play_alone,
        }
        for place in range(len(Into)):
            keys[f"Alt+{place + 1}"] = self.into.segment(place).click
        for key, act in keys.items():
            QShortcut(QKeySequence(key), self, context=within).activated.connect(act)

    def _follow(self, settings: Settings) -> None:
        """Score by what is in force; of a value set that cannot be read any more the table tells at the next deal."""
        self._settled = Terms(load_values(readable_values(settings.values)), settings.scheme, settings.lines[0])
        self._refresh()

    @property
    def _terms(self) -> Terms:
        """What the hand is scored by: the settings, and a line of its own where it has one."""
        line = self.setup.line
        return self._settled if line is None else replace(self._settled, line=line)

    def _typed(self, text: str) -> None:
        """Take the line as it is typed; a line of data that is a hand becomes that hand."""
        setup = replace(self.setup, text=text)
        found = read_data_line(text) if setup.is_data else None
        self._go(self._history.go_to(found if isinstance(found, Setup) else setup, typed=True))

    def _see(self, text: str) -> None:
        self._go(self._history.go_to(replace(self.setup, seen=text), typed=True))

    def presents(self) -> object:
        """The hand as it is won, or as it waits."""
        if self.verdict.won is not None:
            return presenting_score(self.verdict.won)
        content = self._content()
        return None if self.setup.is_data or content_faults(content, self._terms) else presenting(content)

    def _content(self) -> PositionSetup:
        """The hand on its way, with what is on the table."""
        return PositionSetup(replace(self.setup, seen=""), format_tiles(read_seen(self.setup.seen).tiles))

    def _undo(self) -> None:
        self._go(self._history.undo())

    def _redo(self) -> None:
        self._go(self._history.redo())

    def _go(self, history: SetupHistory) -> None:
        self._history = history
        self._refresh()

    def _score(self) -> None:
        if self.verdict.won is not None:
            self._context.open_page("score", ScoreTopic(self.verdict.won, frozenset({NextStep.BENCH})))

    @property
    def _into(self) -> Into:
        return Into(str(self.into.value))

    def _add(self, tile: Tile) -> None:
        self.load(self.setup.add(tile, self._into, Relation(str(self.river.value))))

    def _refresh(self) -> None:
        words, setup, history = self._look.words, self.setup, self._history
        self.verdict = judge(setup, self._terms)
        self._name()
        won = self.verdict.won is not None
        self.score.setEnabled(won)
        self.undo.setEnabled(bool(history.past))
        self.redo.setEnabled(bool(history.undone))
        self.clear.setEnabled(setup != Setup())
        self.slide.setEnabled(bool(setup.hand.tiles))
        self.line.show_text(setup.text)
        self.line.show_faults(setup.reading.faults)
        self.hand.show_setup(setup, won=won)
        self.outcome.show_saying(saying(setup, self.verdict, self._terms.line, words))
        self.palette_tiles.show_setup(setup, self._into)
        self._whose_river.setVisible(self._into is Into.SEEN)
        self.circumstances.show_setup(setup, self._terms)
        self.circumstances.show_winning(won)
        self.position.setVisible(not won)
        self.score.setVisible(won)
        self.board.show_setup(setup, None if setup.is_data else read_position(self._content()))
        self._fit()

    def _offer_slides(self) -> None:
        """The tiles as a picture: of a complete hand with the winning one apart."""
        won, hand = self.verdict.won, self.setup.hand
        groups = held_groups(hand.concealed, hand.melds) if won is None else won_groups(won.hand)
        picture = TilesPicture(picture_look(self._look), tuple(group for group in groups if group))
        self.slides.offer(picture, "sihai_hand", self.slide)

    def _name(self) -> None:
        words = self._look.words
        self.setAccessibleName(words("bench-title"))
        self.title.set_text(words("bench-title"))
        self._about_examples.set_text(words("bench-examples"))
        self.undo.set_name(words("bench-undo"))
        self.redo.set_name(words("bench-redo"))
        self.slide.set_name(words("slide-bench"))
        texts: dict[KeyButton, str] = {self.score: words("bench-score"), self.clear: words("bench-clear")}
        for name, example in self.examples.items():
            texts[example] = words(f"bench-example-{name}")
            example.setAccessibleName(f"{words('bench-examples')}: {texts[example]}")
        for button, text in texts.items():
            button.setText(text)
            button.updateGeometry()

    def _fit(self) -> None:
        """Take larger tiles where the window has room for them, and stand side by side what can."""
        px, scale, room = self._look.px, self._look.tile_scale, self.width() - self._stand_panel()
        fit = next(f for f in _FITS if room >= scale * f.width and self.height() >= scale * f.height)
        self.hand.row.set_base(fit.hand)
        self.palette_tiles.set_base(fit.palette)
        narrow = room < scale * _NARROW
        side, air = round((PAGE_MARGIN - RING) * scale) if narrow else px(PAGE_MARGIN - RING), px(fit.air)
        self._column.setContentsMargins(side, air, side, air)
        self._column.setSpacing(air)
        lower = _BESIDE if self.verdict.won is not None else _TABLE_BESIDE
        needed = max(self.palette_tiles.sizeHint().width(), self.into.sizeHint().width()) + px(lower) + 2 * side
        beside = room >= needed
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.circumstances.setMaximumWidth(px(_WIDEST))
        self.title.setVisible(room >= px(_TITLED))

    def _stand_panel(self) -> int:
        """Stand the reach of a hand on its way beside all, or below where there is no room; gives the width that it
        takes, in pixels."""
        paths, px, width = self.board.paths, self._look.px, self.width()
        wanted = self.verdict.won is None and bool(self.setup.hand.tiles)
        if paths.open is not wanted:
            paths.toggle()
        takes = next((px(panel) for least, panel in _PANELS if width >= px(least)), 0)
        if takes:
            paths.panel.setFixedWidth(takes)
            paths.panel.setMinimumHeight(0)
            self._beside.addWidget(paths.panel)
        else:
            paths.panel.setMinimumWidth(0)
            paths.panel.setMaximumWidth(_ANY)
            paths.panel.setMinimumHeight(px(_PANEL_HEIGHT))
            self._column.addWidget(paths.panel)
        return takes if wanted else 0
