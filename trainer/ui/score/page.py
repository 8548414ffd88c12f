"""The scoring page: why a won hand is worth what it is, who pays, and what another choice would give."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.rules import FanId, Phrase, WonHand
from trainer.text.receipt import receipt_text
from trainer.ui.controls import Gap, Hairline, focus_reach, keep_gaps
from trainer.ui.look import Look
from trainer.ui.page import Page
from trainer.ui.page_bar import PageBar
from trainer.ui.score.block import Block
from trainer.ui.score.body import ScoreBody
from trainer.ui.score.exporter import Exporter
from trainer.ui.score.fan_label import FanNames
from trainer.ui.score.head_block import TotalBlock
from trainer.ui.score.header import ScoreHeader
from trainer.ui.score.keys import act_of
from trainer.ui.score.showing import Showing
from trainer.ui.score.tool_bar import ScoreTools
from trainer.ui.score.view import ScoreView
from trainer.ui.theme import PAGE_MARGIN


class Way(StrEnum):
    """Where one can go from a score; only ways that lead somewhere have a button."""

    NEXT = "next"
    AGAIN = "again"
    BENCH = "bench"


@dataclass(frozen=True, slots=True)
class ScoreTopic:
    """A won hand, and the ways that lead on from it."""

    won: WonHand
    ways: frozenset[Way]


class ScorePage(Page):
    """Shows one won hand.

    ``next_wanted``, ``again_wanted`` and ``back_wanted`` ask to leave it, ``rule_wanted`` for a
    fan's rule; wishes of its ``bar`` are the bar's. Nothing is scored here but by `trainer.rules`; the page shows
    receipts.
    """

    next_wanted = Signal()
    again_wanted = Signal()
    back_wanted = Signal()
    rule_wanted = Signal(FanId)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._showing: Showing | None = None
        self._names = FanNames.ONE
        self.bar = PageBar(look, "table")
        self.header = ScoreHeader(look, self._total_block)
        self.body = ScoreBody(look)
        self.tools = ScoreTools(look)
        self.exporter = Exporter(look, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        self.offer({Way.NEXT, Way.AGAIN})

    def enter(self, topic: object) -> None:
        """Show the hand of a `ScoreTopic`."""
        if isinstance(topic, ScoreTopic):
            self.offer(topic.ways)
            self.bar.set_current("bench" if Way.BENCH in topic.ways else "table")
            self.show_hand(topic.won)

    def show_hand(self, won: WonHand) -> None:
        """Show a won hand in its best reading. Raises as `trainer.rules.score_hand`."""
        self._present(Showing(ScoreView.of(won)))
        self.tools.tell("")

    def offer(self, ways: Collection[Way]) -> None:
        """Show the buttons of these ways only."""
        self.header.next.setVisible(Way.NEXT in ways)
        self.header.again.setVisible(Way.AGAIN in ways)
        self.header.back.setVisible(Way.BENCH in ways)

    def set_both_names(self, both: bool) -> None:
        """Let the English page give the fans' Chinese names too, or English names only."""
        self._names = FanNames.BOTH if both else FanNames.ONE
        self.body.matrix.set_names(self._names)

    @property
    def view(self) -> ScoreView | None:
        """What is shown."""
        return self._showing.view if self._showing else None

    def step(self) -> None:
        """Reveal the next row, with the last of them the total; from a page shown whole, begin anew."""
        if self._showing is None:
            return
        following = self._showing.step()
        if following.hidden and not self._showing.hidden:
            self.body.matrix.unfolding.reveal(0)
        self.tools.tell("")
        self._present(following)

    def show_all(self) -> None:
        """Reveal everything at once."""
        if self._showing is not None:
            self.tools.tell("")
            self._present(self._showing.whole())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button of a key; other keys go on to the window."""
        act = act_of(event, self.header, self.tools, self.body.matrix.mover)
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def _lay_out(self) -> None:
        look, reach = self._look, focus_reach(self._look.theme)
        page = QVBoxLayout(self)
        keep_gaps(look, page)
        page.addWidget(self.bar)
        column = QVBoxLayout()
        page.addLayout(column, 1)
        keep_gaps(look, column, 0, (PAGE_MARGIN, 8, PAGE_MARGIN - reach, 8))
        column.addWidget(self.header)
        column.addWidget(Gap(look, 20))
        # The buttons of the head are wider than they look by their focus ring: what is below ends where they seem to.
        below = QVBoxLayout()
        below.setContentsMargins(0, 0, reach, 0)
        below.setSpacing(0)
        below.addWidget(self.body, 1)
        below.addWidget(Hairline(self._look))
        below.addWidget(Gap(look, 8))
        below.addWidget(self.tools)
        column.addLayout(below, 1)

    def _connect(self) -> None:
        self.header.next_wanted.connect(self.next_wanted)
        self.header.again_wanted.connect(self.again_wanted)
        self.header.back_wanted.connect(self.back_wanted)
        self.header.compare_toggled.connect(self._refresh)
        self.body.matrix.fan_chosen.connect(self.rule_wanted)
        self.body.matrix.mover.tried.connect(lambda trial: self._change(lambda view: view.with_trial(trial)))
        self.body.matrix.mover.refused.connect(self._refused)
        self.tools.values_chosen.connect(lambda index: self._change(lambda view: view.with_values(index)))
        self.tools.reading_chosen.connect(lambda index: self._change(lambda view: view.with_reading(index)))
        self.tools.try_toggled.connect(
            lambda trying: self._change(lambda view: view.trying() if trying else view.with_trial(None))
        )
        self.tools.reset_wanted.connect(lambda: self._change(lambda view: view.trying()))
        self.tools.step_wanted.connect(self.step)
        self.tools.all_wanted.connect(self.show_all)
        self.tools.png_wanted.connect(lambda: self._export(self.exporter.png))
        self.tools.pdf_wanted.connect(lambda: self._export(self.exporter.pdf))
        self.tools.text_wanted.connect(lambda: self._with_view(self.exporter.text))
        self.tools.notation_wanted.connect(lambda: self._with_view(self.exporter.notation))
        self.exporter.told.connect(self.tools.tell)
        self._look.changed.connect(self._refresh)

    def _present(self, showing: Showing) -> None:
        before, self._showing = self._showing, showing
        if before is not None and before.revealed != showing.revealed:
            self.body.matrix.unfolding.reveal(showing.revealed)
        self._refresh()

    def _change(self, change: Callable[[ScoreView], ScoreView]) -> None:
        if self._showing is not None:
            self._present(self._showing.turn_to(change(self._showing.view)))

    def _with_view(self, act: Callable[[ScoreView], None]) -> None:
        if self._showing is not None:
            act(self._showing.view)

    def _export(self, save: Callable[..., None]) -> None:
        comparing, names = self.header.compare.isChecked(), self._names
        self._with_view(lambda view: save(view, comparing=comparing, names=names))

    def _refused(self, rule: Phrase) -> None:
        if self._showing is not None:
            self._present(self._showing.refuse(rule))

    def _refresh(self) -> None:
        showing, words = self._showing, self._look.words
        if showing is None:
            return
        view, hidden = showing.view, showing.hidden
        notice = words.phrase(showing.notice) if showing.notice else ""
        self.body.show_view(view, comparing=self.header.compare.isChecked(), hidden=hidden, notice=notice)
        self.header.total.renew()
        self.tools.keep_back(hidden)
        self.tools.show_values(view.best_by_values, view.values_index)
        self.tools.show_readings(view.by_reading, view.reading_index)
        self.tools.show_mode(trying=view.trial is not None, rows_left=showing.rows_left)
        settlement = view.won.settlement(view.score.total, view.won.scheme)
        self.setAccessibleName(words("page-score"))
        self.setAccessibleDescription("" if hidden else receipt_text(view.won, view.shown, settlement, words))

    def _total_block(self) -> Block | None:
        if self._showing is None:
            return None
        view = self._showing.view
        return TotalBlock(self._look, view.won, view.score, hidden=self._showing.hidden)
