"""The scoring page: why a won hand is worth what it is, who pays, and what another choice would give."""

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.first_hand import looked_at_lanes
from trainer.coach.packs.presentation import presenting_score
from trainer.coach.score_view import ScoreView
from trainer.rules import Phrase, WonHand
from trainer.store import Settings
from trainer.text.receipt import receipt_text
from trainer.ui.controls import Hairline, OutlineButton, PrimaryButton, QuietButton, Switch, focus_reach, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.page import Context, Page
from trainer.ui.score.blocks import BlockView
from trainer.ui.score.export import Exporter, ScorePaper, file_name, picture_look
from trainer.ui.score.first_look import FirstLook
from trainer.ui.score.lanes import SheetOptions
from trainer.ui.score.sheet import ScoreSheet
from trainer.ui.score.slides import SlideMenu
from trainer.ui.score.tool_bar import ScoreTools
from trainer.ui.score.totals import TotalBlock
from trainer.ui.theme import PAGE_MARGIN

_GAP = 16
_NARROW = 1000
"""Below this width, in pixels of the design, the comparison is switched at the foot of the page."""
_IN_HEAD, _IN_FOOT = Qt.AlignmentFlag(0), Qt.AlignmentFlag.AlignRight
_LOW = 620
"""Below this height, in pixels of the design, the head gives room to the lanes."""


class NextStep(StrEnum):
    """Where a score can lead: to the next hand, to the same wall again, back to the bench."""

    NEXT = "next"
    AGAIN = "again"
    BENCH = "bench"


class ScoreTopic(Struct, frozen=True):
    """A won hand, and the ways that lead on from it: each has a button. ``says``: two sentences over the guided hand,
    whose lanes are shown one after another."""

    won: WonHand
    ways: frozenset[NextStep]
    says: tuple[Phrase, ...] = ()


class ScorePage(Page):
    """Shows the won hand of a `ScoreTopic`. It scores nothing itself: it shows the receipts of `trainer.rules`."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._look = look = context.look
        self.view: ScoreView | None = None
        self._reviewable = False
        self._options = SheetOptions()
        self._says: tuple[Phrase, ...] = ()
        self.bar = PageBar(look, "table")
        self.bar.serve(context)
        self.first = FirstLook(look)
        self.total = BlockView(look)
        self.compare = Switch(look, "", "N")
        self.again = OutlineButton(look, "", "A")
        self.review = QuietButton(look, "", "R")
        self.next = PrimaryButton(look, "", "Enter")
        self.back = PrimaryButton(look, "", "Enter")
        self.tools = ScoreTools(look)
        foot = QWidget()
        self._head, self._below = QHBoxLayout(), QVBoxLayout(foot)
        keep_gaps(look, self._below, 8, (0, 4, 0, 0))
        self._below.addWidget(Hairline(look))
        self._below.addWidget(self.tools)
        self.sheet = ScoreSheet(look, foot)
        self.exporter, self.slides = Exporter(look, self), SlideMenu(look, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        self._follow(context.settings.current)

    def enter(self, topic: object) -> None:
        """Show the hand of a `ScoreTopic` in its best reading. Raises as `trainer.rules.score_hand`."""
        if isinstance(topic, ScoreTopic):
            self.next.setVisible(NextStep.NEXT in topic.ways)
            self.again.setVisible(NextStep.AGAIN in topic.ways)
            self._reviewable = NextStep.NEXT in topic.ways
            self._offer_review()
            self.back.setVisible(NextStep.BENCH in topic.ways)
            self.bar.set_current("teach" if NextStep.BENCH in topic.ways else "table")
            self._says = ()
            self._present(ScoreView.of(topic.won))
            self._says = topic.says
            if self._says:
                self.step()
            self.tools.tell("")

    def presents(self) -> object:
        """The hand, for a whole room."""
        return None if self.view is None else presenting_score(self.view.won)

    def step(self) -> None:
        """Reveal the next row, with the last of them the total; from a page shown whole, begin anew."""
        self.tools.tell("")
        self._change(ScoreView.step)

    def show_all(self) -> None:
        """Reveal everything at once."""
        self.tools.tell("")
        self._change(ScoreView.whole)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button of a key; other keys go on to the window."""
        act = self._act_of(event)
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def minimumSizeHint(self) -> QSize:
        """What it needs depends on what it has: a narrow page puts less into its head."""
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the lanes the room of the head where there is little."""
        super().resizeEvent(event)
        narrow = self.width() < self._look.px(_NARROW)
        (self._below if narrow else self._head).insertWidget(1, self.compare, 0, _IN_FOOT if narrow else _IN_HEAD)
        self._offer_review()
        self._refresh()

    def _lay_out(self) -> None:
        look, reach = self._look, focus_reach(self._look.theme)
        page = QVBoxLayout(self)
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        page.addWidget(self.bar)
        column = QVBoxLayout()
        page.addLayout(column, 1)
        keep_gaps(look, column, 16, (PAGE_MARGIN, 8, PAGE_MARGIN - reach, 8))
        keep_gaps(look, self._head, _GAP)
        self._head.addWidget(self.total, 1)
        for button in (self.compare, self.review, self.again, self.next, self.back):
            self._head.addWidget(button)
        column.addLayout(self._head)
        column.addWidget(self.first)
        # The buttons of the head are wider than they look by their focus ring: what is below ends where they seem to.
        below = QVBoxLayout()
        below.setContentsMargins(0, 0, reach, 0)
        below.addWidget(self.sheet)
        column.addLayout(below, 1)

    def _connect(self) -> None:
        tools, sheet, session = self.tools, self.sheet, self._context.session
        for button, act in (
            (self.next, lambda: self._leave_for(session.deal_new)),
            (self.again, lambda: self._leave_for(session.same_wall)),
            (self.review, lambda: self._context.open_page("review", session.saving.number)),
            (self.back, self._context.go_back),
            (tools.reset, lambda: self._change(ScoreView.trying)),
            (tools.step, self.step),
            (tools.whole, self.show_all),
            (tools.png, lambda: self._with_view(lambda view: self.exporter.png(view, self._options))),
            (tools.slide, lambda: self._with_view(self._offer_slides)),
            (tools.pdf, lambda: self._with_view(lambda view: self.exporter.pdf(view, self._options))),
            (tools.text, lambda: self._with_view(self.exporter.text)),
            (tools.notation, lambda: self._with_view(self.exporter.notation)),
        ):
            button.clicked.connect(act)
        self.first.more.connect(self.step)
        self.first.door.connect(self._lead_on)
        self.compare.toggled.connect(lambda on: self._choose(replace(self._options, comparing=on)))
        tools.try_it.toggled.connect(self._try)
        tools.values_chosen.connect(lambda index: self._change(lambda view: view.with_values(index)))
        tools.reading_chosen.connect(lambda index: self._change(lambda view: view.with_reading(index)))
        sheet.rule_wanted.connect(lambda fan: self._context.open_page("rules", fan))
        sheet.tried.connect(lambda trial: self._change(lambda view: view.with_trial(trial)))
        sheet.refused.connect(lambda rule: self._change(lambda view: view.refuse(rule)))
        self.exporter.told.connect(self._tell)
        self.slides.told.connect(self._tell)
        self._context.settings.changed.connect(self._follow)
        self._look.changed.connect(self._refresh)

    def _offer_review(self) -> None:
        """The hand that has just ended can be looked at; a narrow head has no room to say so."""
        self.review.setVisible(self._reviewable and self.width() >= self._look.px(_NARROW))

    def _follow(self, settings: Settings) -> None:
        """The settings say whether the English page gives the fans' Chinese names too."""
        self._choose(replace(self._options, both_names=settings.chinese_names))

    def _lead_on(self, door: str) -> None:
        """Go through a door of the guided hand."""
        from trainer.coach.exercises import RoundPlan
        from trainer.coach.lessons import LESSONS

        if door == "hand":
            self._leave_for(self._context.session.deal_new)
        elif door == "lesson":
            self._context.open_page("learn", LESSONS[0])
        else:
            self._context.open_page("drill", RoundPlan())

    def _leave_for(self, deal: Callable[[], None]) -> None:
        """Go to the table and put a hand on it."""
        self._context.open_page("table")
        deal()

    def _act_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a key does now; None for one that is the window's."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.matches(QKeySequence.StandardKey.Copy):
            return _click(self.tools.text)
        if event.isAutoRepeat() and enter:
            return None  # held since the table: that is no wish to leave the score unseen
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        if enter:
            return self._act_of_enter()
        if event.key() == Qt.Key.Key_Escape:
            mover = self.sheet.matrix.mover
            return mover.put_back if mover.held else self._context.go_back
        return _click(self._letters().get(sign_of(event)))

    def _act_of_enter(self) -> Callable[[], object] | None:
        """While a bar is held, Enter is for the bar, as Escape is; else it goes on."""
        mover = self.sheet.matrix.mover
        if mover.held:
            return mover.put_down
        led = _click(self.first.buttons.get("Enter")) if self._says else None
        return led or _click(self.next) or _click(self.back)

    def _letters(self) -> dict[str, QAbstractButton]:
        """The buttons that letters press: each has its key on it."""
        tools = self.tools
        keyed = (self.again, self.review, self.compare, tools.step, tools.whole, tools.try_it, tools.reset)
        pressed: dict[str, QAbstractButton] = {
            button.key: button for button in (*keyed, tools.png, tools.slide, tools.pdf, tools.text, tools.notation)
        }
        return {**pressed, **self.first.buttons} if self._says else pressed

    def _offer_slides(self, view: ScoreView) -> None:
        paper = ScorePaper(picture_look(self._look), view, self._options)
        self.slides.offer(paper, file_name(view), self.tools.slide)

    def _try(self, trying: bool) -> None:
        if self.view is not None and trying is not (self.view.trial is not None):
            self._change(ScoreView.trying if trying else lambda view: view.with_trial(None))

    def _tell(self, text: str) -> None:
        """Say what was done, where it can be seen."""
        self.tools.tell(text)
        self.sheet.lower_area.ensureWidgetVisible(self.tools)

    def _choose(self, options: SheetOptions) -> None:
        self._options = options
        self._refresh()

    def _change(self, change: Callable[[ScoreView], ScoreView]) -> None:
        if self.view is not None:
            self._present(change(self.view))

    def _with_view(self, act: Callable[[ScoreView], None]) -> None:
        if self.view is not None:
            act(self.view)

    def _present(self, view: ScoreView) -> None:
        self.view = view
        self.tools.show_view(view)
        self.first.show_step(self._says, view)
        led = bool(self._says)
        for widget in (self.compare, self.tools):
            widget.setVisible(not led)
        if led and not view.hidden:
            self._keep_seen()
        self._refresh()

    def _keep_seen(self) -> None:
        """All lanes of the guided hand were looked at."""
        settings = self._context.settings
        first = settings.current.first_hand
        if first is not None and not first.finished:
            settings.change(replace(settings.current, first_hand=looked_at_lanes(first)))

    def _refresh(self) -> None:
        view, words = self.view, self._look.words
        for button, key in (
            (self.compare, "compare-switch"),
            (self.again, "same-wall"),
            (self.review, "score-review"),
            (self.next, "next-hand"),
            (self.back, "bench-back"),
        ):
            button.setText(words(key))
            button.updateGeometry()
        self.compare.setToolTip(words("tool-by-key", does=words("compare-switch"), cap=self.compare.key))
        self.setAccessibleName(words("page-score"))
        if view is None:
            return
        self.total.show_block(TotalBlock(self._look, view, small=self.height() < self._look.px(_LOW)))
        self.sheet.show_view(view, self._options)
        settlement = view.won.settlement(view.score.total, view.won.scheme)
        said = "" if view.hidden else receipt_text(view.won, view.shown, settlement, words)
        self.setAccessibleDescription(said)


def _click(button: QAbstractButton | None) -> Callable[[], object] | None:
    """What presses a button that is there and can be seen."""
    return None if button is None or button.isHidden() else button.click
