"""The scoring page: why a won hand is worth what it is, who pays, and what another choice would give."""

from collections.abc import Callable, Collection, Mapping
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from trainer.rules import FanId, Phrase, WonHand
from trainer.text.receipt import receipt_text
from trainer.ui.controls import Gap, Hairline, focus_reach, keep_gaps
from trainer.ui.key_signs import sign_of
from trainer.ui.look import Look
from trainer.ui.page_bar import PageBar, PageId
from trainer.ui.score.block import Block
from trainer.ui.score.body import ScoreBody
from trainer.ui.score.exporter import Exporter
from trainer.ui.score.fan_label import FanNames
from trainer.ui.score.head_block import TotalBlock
from trainer.ui.score.header import ScoreHeader
from trainer.ui.score.tool_bar import ScoreTools
from trainer.ui.score.trial import Trial
from trainer.ui.score.view import ScoreView
from trainer.ui.theme import PAGE_MARGIN

_ALL = float("inf")


class Way(StrEnum):
    """Where one can go from a score; only ways that lead somewhere have a button."""

    NEXT = "next"
    AGAIN = "again"
    BENCH = "bench"


class ScorePage(QWidget):
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
        self._view: ScoreView | None = None
        self._rows_shown: int | None = None
        self._notice: Phrase | None = None
        self._names = FanNames.ONE
        self.bar = PageBar(look, PageId.TABLE)
        self.header = ScoreHeader(look, self._total_block)
        self.body = ScoreBody(look)
        self.tools = ScoreTools(look)
        self.exporter = Exporter(look, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        self.offer({Way.NEXT, Way.AGAIN})

    def show_hand(self, won: WonHand) -> None:
        """Show a won hand in its best reading. Raises as `trainer.rules.score_hand`."""
        self._rows_shown = None
        self.tools.tell("")
        self._show(ScoreView.of(won))

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
        return self._view

    def step(self) -> None:
        """Reveal the next row, the total last; from a page shown whole, begin with the first row."""
        if self._view is None:
            return
        rows = len(self._view.board.rows)
        if self._rows_shown is None and rows:
            self.body.matrix.reveal(0)
            self._rows_shown = 0
        if self._rows_shown is not None:
            self._rows_shown = self._rows_shown + 1 if self._rows_shown < rows else None
        self._reveal()

    def show_all(self) -> None:
        """Reveal everything at once."""
        self._rows_shown = None
        self._reveal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button of a key; other keys go on to the window."""
        act = self._act_of(event)
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
        self.body.matrix.mover.tried.connect(self._tried)
        self.body.matrix.mover.refused.connect(self._refused)
        self.tools.values_chosen.connect(lambda index: self._change(lambda view: view.with_values(index)))
        self.tools.reading_chosen.connect(lambda index: self._change(lambda view: view.with_reading(index)))
        self.tools.try_toggled.connect(self._set_trying)
        self.tools.reset_wanted.connect(lambda: self._change(lambda view: view.trying()))
        self.tools.step_wanted.connect(self.step)
        self.tools.all_wanted.connect(self.show_all)
        self.tools.png_wanted.connect(lambda: self._export(self.exporter.png))
        self.tools.pdf_wanted.connect(lambda: self._export(self.exporter.pdf))
        self.tools.text_wanted.connect(lambda: self._with_view(self.exporter.text))
        self.tools.notation_wanted.connect(lambda: self._with_view(self.exporter.notation))
        self.exporter.told.connect(self.tools.tell)
        self._look.changed.connect(self._refresh)

    def _act_of(self, event: QKeyEvent) -> Callable[[], None] | None:
        if event.matches(QKeySequence.StandardKey.Copy) and self.tools.text.isVisible():
            return self.tools.text.click
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        mover = self.body.matrix.mover
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return mover.put_down if mover.held else self.header.go_on
        if event.key() == Qt.Key.Key_Escape:
            return mover.put_back if mover.held else self.back_wanted.emit
        button = _letters(self.header, self.tools).get(sign_of(event))
        return None if button is None or button.isHidden() else button.click

    def _show(self, view: ScoreView) -> None:
        if self._view is not None and view.board != self._view.board:
            self._rows_shown = None
            self.body.matrix.reveal(_ALL)
        self._view, self._notice = view, None
        self._refresh()

    def _change(self, change: Callable[[ScoreView], ScoreView]) -> None:
        if self._view is not None:
            self._show(change(self._view))

    def _with_view(self, act: Callable[[ScoreView], None]) -> None:
        if self._view is not None:
            act(self._view)

    def _export(self, save: Callable[..., None]) -> None:
        comparing, names = self.header.compare.isChecked(), self._names
        self._with_view(lambda view: save(view, comparing=comparing, names=names))

    def _set_trying(self, trying: bool) -> None:
        self._change(lambda view: view.trying() if trying else view.with_trial(None))

    def _tried(self, trial: Trial) -> None:
        self._change(lambda view: view.with_trial(trial))

    def _refused(self, phrase: Phrase) -> None:
        self._notice = phrase
        self._refresh()

    def _reveal(self) -> None:
        self.tools.tell("")
        self.body.matrix.reveal(_ALL if self._rows_shown is None else self._rows_shown)
        self._refresh()

    def _refresh(self) -> None:
        view, words = self._view, self._look.words
        if view is None:
            return
        hidden = self._rows_shown is not None
        notice = words.phrase(self._notice) if self._notice else ""
        self.body.show_view(view, comparing=self.header.compare.isChecked(), hidden=hidden, notice=notice)
        self.header.total.renew()
        self.tools.keep_back(hidden)
        self.tools.show_values(view.best_by_values, view.values_index)
        self.tools.show_readings(view.by_reading, view.reading_index)
        left = None if self._rows_shown is None else len(view.board.rows) - self._rows_shown
        self.tools.show_mode(trying=view.trial is not None, rows_left=left)
        settlement = view.won.settlement(view.score.total, view.won.scheme)
        self.setAccessibleName(words("page-score"))
        self.setAccessibleDescription("" if hidden else receipt_text(view.won, view.shown, settlement, words))

    def _total_block(self) -> Block | None:
        if self._view is None:
            return None
        return TotalBlock(self._look, self._view.won, self._view.score, hidden=self._rows_shown is not None)


def _letters(header: ScoreHeader, tools: ScoreTools) -> Mapping[str, QAbstractButton]:
    """The buttons that letters press."""
    return {
        "A": header.again,
        "N": header.compare,
        "S": tools.step,
        "X": tools.whole,
        "T": tools.try_it,
        "0": tools.reset,
        "E": tools.png,
        "P": tools.pdf,
        "C": tools.text,
        "M": tools.notation,
    }
