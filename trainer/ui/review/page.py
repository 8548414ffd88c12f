"""The page of a review: a played hand, decision by decision."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.packs.presentation import presenting_position
from trainer.coach.review import Decision, HandReview, fact_phrases
from trainer.coach.review.chart import chart_of
from trainer.game import Move
from trainer.rules import FanId, Phrase, load_values
from trainer.session.study import Study
from trainer.ui.controls import PageScroll, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.page import Context, Page
from trainer.ui.review.band import DecisionBand
from trainer.ui.review.branches import BranchTable
from trainer.ui.review.chart import ReviewChartView
from trainer.ui.review.ending import AllHands
from trainer.ui.review.head import ReviewHead
from trainer.ui.review.turns import TurnList
from trainer.ui.theme import PAGE_MARGIN

_BESIDE: Final = 1080
"""From this width on, in pixels of the design, the turning points stand beside the chart."""
_TURNS: Final = 290
_WALKS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
_UNBOUNDED: Final = (1 << 24) - 1
"""Qt's own bound of a width."""


class WalkedScroll(PageScroll):
    """A scroll area whose arrows are the page's: they walk over what is shown."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave arrows, Home and End to the page."""
        if event.key() in _WALKS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ReviewPage(Page):
    """Reviews a hand of the archive. Its topic is the number of the hand; without one the hand shown last, or the
    newest that was finished. Turning points are asked again before they are told."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        look = self._look
        self.study = Study(context.session, self)
        self.at = 0
        self.bar, self.head = PageBar(look, "history"), ReviewHead(look, self)
        self.bar.serve(context)
        self.chart, self.turns = ReviewChartView(look), TurnList(look)
        self.band, self.branches, self.hands = DecisionBand(look), BranchTable(look), AllHands(look)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        self._refresh()

    def enter(self, topic: object) -> None:
        """Show a hand."""
        self.study.look_at(topic if isinstance(topic, int) else None)

    def presents(self) -> object:
        """The hand at the chosen decision."""
        return None if self.decision is None else presenting_position(self.decision.seen.position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the decisions, digits lead to turning points; letters are the buttons'."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        does = self._keys.get(sign_of(event) or event.key()) if bare else None
        if does is not None:
            does()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take what the new size has room for."""
        super().resizeEvent(event)
        self._fold()

    @property
    def decision(self) -> Decision | None:
        """The chosen decision; None where there is none."""
        decisions = () if self.study.review is None else self.study.review.decisions
        return decisions[self.at] if self.at < len(decisions) else None

    @property
    def asked(self) -> bool:
        """Whether the chosen decision is a turning point that is asked again first."""
        return self.decision is not None and self.study.hidden(self.decision)

    def choose(self, place: int) -> None:
        """Show a decision by its place, the nearest there is."""
        review = self.study.review
        if review is not None and review.decisions:
            self.at = max(0, min(len(review.decisions) - 1, place))
            self._refresh()
            self._to_chart()

    @property
    def _keys(self) -> Mapping[object, Callable[[], object]]:
        key = Qt.Key
        return {
            key.Key_Left: lambda: self.choose(self.at - 1),
            key.Key_Right: lambda: self.choose(self.at + 1),
            key.Key_Home: lambda: self.choose(0),
            key.Key_End: lambda: self.choose(_UNBOUNDED),
            key.Key_Up: self._to_hand,
            key.Key_Escape: self._context.go_back,
            key.Key_Return: self._look_again,
            key.Key_Enter: self._look_again,
            **{str(number): partial(self._to_turn, number) for number in (1, 2, 3)},
            "T": self._play_from_here,
            "S": self._tell,
            "E": self._export,
            "C": self._copy,
        }

    def _connect(self) -> None:
        self.chart.chosen.connect(self.choose)
        self.turns.chosen.connect(self._to_turn)
        self.branches.opened.connect(self.enter)
        self.band.from_here_wanted.connect(self._play_from_here)
        self.band.show_wanted.connect(self._tell)
        self.band.hand.picked.connect(self._tell)
        self.band.hand.left.connect(self._to_chart)
        self.head.goal_wanted.connect(self._follow)
        self.head.copy.clicked.connect(self._copy)
        self.head.export_button.clicked.connect(self._export)
        self.head.cancel.clicked.connect(self.study.cancel)
        self.study.arrived.connect(self._begin)
        self.study.changed.connect(self._refresh)
        self._look.changed.connect(self._refresh)

    def _begin(self) -> None:
        """A review has come: begin at its first turning point."""
        review = self.study.review
        turning = () if review is None else review.turning
        self.at = 0 if review is None or not turning else review.decisions.index(turning[0])
        self._refresh()
        self.chart.focus_column()

    def _to_chart(self) -> None:
        """Bring the keyboard and the eye to the chart."""
        self.chart.focus_column()
        self.area.ensureWidgetVisible(self.chart)

    def _to_hand(self) -> None:
        """Bring the keyboard and the eye to the hand."""
        self.band.hand.take_keys()
        self.area.ensureWidgetVisible(self.band)

    def _look_again(self) -> None:
        """Enter: choose again what is asked; or look at the hand that was given up."""
        if self.asked:
            self._to_hand()
        elif self.study.review is None and not self.study.reviewing.busy:
            self.study.look_at(None)

    def _to_turn(self, number: int) -> None:
        review = self.study.review
        if review is not None and number <= len(review.turning):
            self.choose(review.decisions.index(review.turning[number - 1]))

    def _tell(self, picked: Move | None = None) -> None:
        """Tell the turning point; ``picked``: the learner chose again."""
        if self.decision is not None and self.asked:
            self.study.tell(self.decision, picked)
            self.chart.focus_column()

    def _follow(self, goal: str | None) -> None:
        """The learner says which fan it followed."""
        self.study.follow(None if goal is None else FanId(goal))  # Qt keeps plain texts

    def _play_from_here(self) -> None:
        if self.decision is not None:
            decision = self.decision
            self._context.open_page("table")
            self.study.play_from(decision)

    def _copy(self) -> None:
        """Put the code of the moment on the clipboard."""
        if self.decision is None:
            return
        code = self.study.code(self.decision)
        if isinstance(code, str):
            QGuiApplication.clipboard().setText(code)
        self.head.tell(Phrase.of("review-copied", code=code) if isinstance(code, str) else code)

    def _export(self) -> None:
        """Write this hand into a file of its own."""
        from trainer.store.transfer import export_hands  # hardly ever needed

        number, archive = self.study.number, self._context.session.saving.archive
        if number is not None and self.study.review is not None:
            self.head.write(number, lambda target: export_hands(archive, (number,), target).hands)

    def _refresh(self) -> None:
        study = self.study
        self.setAccessibleName(self._look.words("page-review"))
        self.head.refresh(study.saved, study.review)
        self.head.show_state(slow=study.reviewing.slow, idle=not study.reviewing.busy, wanted=study.number is not None)
        self._main.setVisible(study.review is not None)
        self.band.refresh()
        if study.review is not None:
            self._show(study.review)
        self._fold()

    def _show(self, review: HandReview) -> None:
        study, decision = self.study, self.decision
        hidden = frozenset(number for number, turn in enumerate(review.turning, 1) if study.hidden(turn))
        chart = chart_of(review, load_values(review.last.rules.values))
        self.chart.show_chart(chart, None if decision is None else self.at, hidden)
        self.turns.show_turns(review, decision, hidden, () if hidden else fact_phrases(review))
        self.branches.show_branches(study.rows, study.number or 0)
        self.hands.show_hands(review)
        self.band.setVisible(decision is not None)
        if decision is None:
            return
        numbers = [number for number, turn in enumerate(review.turning, 1) if turn is decision]
        self.band.show_decision(decision, numbers[0] if numbers else 0, asked=self.asked)
        if not self.asked:
            self.band.show_answer(review, decision, study.picked(decision), study.reason(decision))

    def _fold(self) -> None:
        """The turning points stand beside the chart, or below it."""
        beside = self.width() >= self._look.px(_BESIDE)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        width = self._look.px(_TURNS)
        self.turns.setMinimumWidth(width if beside else 0)
        self.turns.setMaximumWidth(width if beside else _UNBOUNDED)

    def _lay_out(self) -> None:
        look, page, upper = self._look, QVBoxLayout(self), QWidget()
        self._main, content = QWidget(), QWidget()
        top, column, below, whole = QVBoxLayout(), QVBoxLayout(self._main), QVBoxLayout(), QVBoxLayout(content)
        self._row = QHBoxLayout(upper)
        keep_gaps(look, page)
        keep_gaps(look, whole)
        keep_gaps(look, top, 0, (PAGE_MARGIN, 16, PAGE_MARGIN, 0))
        keep_gaps(look, column, 16)
        keep_gaps(look, below, 16, (PAGE_MARGIN, 4, PAGE_MARGIN, 24))
        keep_gaps(look, self._row, 24, (PAGE_MARGIN, 8, PAGE_MARGIN, 0))
        self._row.addWidget(self.chart, 1, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.turns, 0, Qt.AlignmentFlag.AlignTop)
        below.addWidget(self.branches)
        below.addWidget(self.hands)
        column.addWidget(upper)
        column.addWidget(self.band)
        column.addLayout(below)
        top.addWidget(self.head)
        whole.addLayout(top)
        whole.addWidget(self._main)
        whole.addStretch(1)
        self.area = WalkedScroll(self._look)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(content)
        page.addWidget(self.bar)
        page.addWidget(self.area, 1)
