"""The page of a review: a played hand, decision by decision."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.review import Decision, HandReview, fact_phrases, outcome_phrase
from trainer.coach.review.chart import chart_of
from trainer.coach.review.why import missed_for
from trainer.game import Move
from trainer.game.code import CodeError
from trainer.game.position_code import CodedPosition, position_code
from trainer.rules import FanId, Phrase, load_values
from trainer.session.questions import AskWhy
from trainer.session.reviewing import Reviewing
from trainer.store import ReadError, SavedHand
from trainer.store.listing import HandEnd, hands_page
from trainer.ui.controls import PageScroll, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.page import Context, Page
from trainer.ui.review.band import DecisionBand
from trainer.ui.review.chart import ReviewChartView
from trainer.ui.review.ending import AllHands
from trainer.ui.review.head import ReviewHead
from trainer.ui.review.turns import TurnList
from trainer.ui.theme import PAGE_MARGIN

_BESIDE: Final = 1080
"""From this width on, in pixels of the design, the turning points stand beside the chart."""
_TURNS: Final = 290
_FINISHED: Final = (HandEnd.WON, HandEnd.LOST, HandEnd.EXHAUSTED)


class ReviewPage(Page):
    """Reviews a hand of the archive. Its topic is the number of the hand; without one the hand shown last, or the
    newest that was finished. Turning points are asked again before they are told."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look, self._session = context, context.look, context.session
        look = self._look
        self.saved: SavedHand | None = None
        self.review: HandReview | None = None
        self.at = 0
        self._wanted: int | None = None
        self._told: dict[tuple[int, int], Move | None] = {}
        self._reasons: dict[AskWhy, Phrase | None] = {}
        self.reviewing = Reviewing(self._session.reach, self._session.saving, self)
        self.bar, self.head = PageBar(look, "history"), ReviewHead(look, self)
        self.bar.serve(context)
        self.chart, self.turns = ReviewChartView(look), TurnList(look)
        self.band, self.hands = DecisionBand(look), AllHands(look)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        self._refresh()

    def enter(self, topic: object) -> None:
        """Show a hand, anew where another one is wanted or it was played on."""
        number = topic if isinstance(topic, int) else self._wanted or self._newest()
        if number is None or (number == self._wanted and self.review is not None):
            self._refresh()
            return
        self._wanted, self.review, self.saved = number, None, None
        self.reviewing.begin([number])
        self._refresh()

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
        decisions = () if self.review is None else self.review.decisions
        return decisions[self.at] if self.at < len(decisions) else None

    @property
    def asked(self) -> bool:
        """Whether the chosen decision is a turning point that is asked again first."""
        return self.decision is not None and self._hidden(self.decision)

    def choose(self, place: int) -> None:
        """Show a decision by its place, the nearest there is."""
        if self.review is not None and self.review.decisions:
            self.at = max(0, min(len(self.review.decisions) - 1, place))
            self._refresh()
            self._to_chart()

    def _to_chart(self) -> None:
        """Bring the keyboard and the eye to the chart."""
        self.chart.focus_column()
        self.area.ensureWidgetVisible(self.chart)

    def _to_hand(self) -> None:
        """Bring the keyboard and the eye to the hand."""
        self.band.hand.take_keys()
        self.area.ensureWidgetVisible(self.band)

    @property
    def _keys(self) -> Mapping[object, Callable[[], None]]:
        key = Qt.Key
        return {
            key.Key_Left: lambda: self.choose(self.at - 1),
            key.Key_Right: lambda: self.choose(self.at + 1),
            key.Key_Home: lambda: self.choose(0),
            key.Key_End: lambda: self.choose(1 << 20),
            key.Key_Up: self._to_hand,
            key.Key_Escape: self._context.go_back,
            key.Key_Return: self._look_again,
            key.Key_Enter: self._look_again,
            **{str(number): partial(self._to_turn, number) for number in (1, 2, 3)},
            "T": self._play_from_here,
            "S": self._tell,
            "E": self.head.export,
            "C": self._copy,
        }

    def _connect(self) -> None:
        self.chart.chosen.connect(self.choose)
        self.turns.chosen.connect(self._to_turn)
        self.band.from_here_wanted.connect(self._play_from_here)
        self.band.show_wanted.connect(self._tell)
        self.band.hand.picked.connect(self._pick)
        self.band.hand.left.connect(self._to_chart)
        self.head.goal_wanted.connect(self._follow)
        self.head.copy.clicked.connect(self._copy)
        self.head.cancel.clicked.connect(self._give_up)
        self.reviewing.reviewed.connect(self._take)
        self.reviewing.slow_changed.connect(self._refresh)
        self.reviewing.finished.connect(self._refresh)
        self._session.reach.why_ready.connect(self._take_reason)
        self._session.archive_replaced.connect(self._forget)
        self._look.changed.connect(self._refresh)

    def _newest(self) -> int | None:
        """The hand that was finished last."""
        archive = self._session.saving.archive
        try:
            found = [hand for end in _FINISHED for hand in hands_page(archive, end=end, limit=1)]
        except ReadError as error:
            self._session.notice.emit(error.phrase)
            return None
        return max(found, key=lambda hand: (hand.started, hand.number)).number if found else None

    def _take(self, saved: SavedHand, review: HandReview | None) -> None:
        self.saved, self.review, self.at = saved, review, 0
        if review is None:
            self._session.notice.emit(Phrase.of("history-no-replay", n=saved.id))
        elif review.turning:
            self.at = review.decisions.index(review.turning[0])
        self._refresh()
        self.chart.focus_column()

    def _forget(self) -> None:
        self._wanted, self.review, self.saved = None, None, None
        self._told.clear()

    def _give_up(self) -> None:
        self.reviewing.cancel()
        self._refresh()

    def _look_again(self) -> None:
        """Enter: choose again what is asked; or look at the hand that was given up."""
        if self.asked:
            self._to_hand()
        elif self.review is None and self._wanted is not None and not self.reviewing.busy:
            self.reviewing.begin([self._wanted])
            self._refresh()

    def _to_turn(self, number: int) -> None:
        if self.review is not None and number <= len(self.review.turning):
            self.choose(self.review.decisions.index(self.review.turning[number - 1]))

    def _hidden(self, decision: Decision) -> bool:
        """Whether a decision is a turning point that was not chosen again yet."""
        review = self.review
        assert review is not None
        return (
            any(decision is turn for turn in review.turning) and (self._wanted or 0, decision.place) not in self._told
        )

    def _pick(self, move: Move) -> None:
        """The learner chose again."""
        if self.asked and self.decision is not None:
            self._told[self._wanted or 0, self.decision.place] = move
            self._refresh()
            self.chart.focus_column()

    def _tell(self) -> None:
        if self.asked and self.decision is not None:
            self._told[self._wanted or 0, self.decision.place] = None
            self._refresh()
            self.chart.focus_column()

    def _follow(self, goal: str | None) -> None:
        """The learner says which fan it followed."""
        if self.review is not None:
            self.review = self.review.following(None if goal is None else FanId(goal))  # Qt keeps plain texts
            self._refresh()

    def _play_from_here(self) -> None:
        if self.saved is not None and self.decision is not None:
            self._context.open_page("table")
            self._session.play_from(self.saved, self.decision.place)

    def _copy(self) -> None:
        """Put the code of the moment on the clipboard."""
        if self.saved is None or self.decision is None:
            return
        moment = CodedPosition(self.saved.invitation, self.saved.moves[: self.decision.place])
        try:
            code = position_code(moment)
        except CodeError as error:
            self.head.tell(error.phrase)
            return
        QGuiApplication.clipboard().setText(code)
        self.head.tell(Phrase.of("review-copied", code=code))

    def _ask_reason(self, decision: Decision) -> Phrase | None:
        """Why the discard cost something; asked for where that is not known yet."""
        missed = missed_for(decision)
        if missed is None:
            return None
        asked = AskWhy(decision.seen.position, *missed, decision.seen.rules.values)
        if asked not in self._reasons and not self.reviewing.busy:
            self._session.reach.ask_why(asked)
        return self._reasons.get(asked)

    def _take_reason(self, asked: AskWhy, reason: Phrase | None) -> None:
        if asked not in self._reasons:
            self._reasons[asked] = reason
            self._refresh()

    def _refresh(self) -> None:
        words, review = self._look.words, self.review
        self.setAccessibleName(words("page-review"))
        self.head.refresh(self.saved, review, outcome=None if review is None else outcome_phrase(review))
        self.head.show_state(slow=self.reviewing.slow, idle=not self.reviewing.busy, wanted=self._wanted is not None)
        self._main.setVisible(review is not None)
        self.band.refresh()
        if review is not None:
            self._show(review)
        self._fold()

    def _show(self, review: HandReview) -> None:
        values = load_values(review.last.rules.values)
        hidden = frozenset(number for number, turn in enumerate(review.turning, 1) if self._hidden(turn))
        self.chart.show_chart(chart_of(review, values), self.at if review.decisions else None, hidden)
        self.turns.show_turns(review, self.decision, hidden, () if hidden else fact_phrases(review))
        self.hands.show_hands(review)
        self.band.setVisible(self.decision is not None)
        if self.decision is None:
            return
        numbers = [number for number, turn in enumerate(review.turning, 1) if turn is self.decision]
        self.band.show_decision(self.decision, numbers[0] if numbers else 0, asked=self.asked)
        if not self.asked:
            picked = self._told.get((self._wanted or 0, self.decision.place))
            self.band.show_answer(review, self.decision, picked, self._ask_reason(self.decision))

    def _fold(self) -> None:
        beside = self.width() >= self._look.px(_BESIDE)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        self.turns.setFixedWidth(self._look.px(_TURNS)) if beside else self.turns.setMaximumWidth(1 << 20)

    def _lay_out(self) -> None:
        look, page, main = self._look, QVBoxLayout(self), QWidget()
        top, column, below = QVBoxLayout(), QVBoxLayout(main), QVBoxLayout()
        keep_gaps(look, page)
        keep_gaps(look, top, 0, (PAGE_MARGIN, 16, PAGE_MARGIN, 0))
        keep_gaps(look, column, 16)
        keep_gaps(look, below, 16, (PAGE_MARGIN, 4, PAGE_MARGIN, 24))
        upper = QWidget()
        self._row = QHBoxLayout(upper)
        keep_gaps(look, self._row, 24, (PAGE_MARGIN, 8, PAGE_MARGIN, 0))
        self._row.addWidget(self.chart, 1, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.turns, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(upper)
        column.addWidget(self.band)
        below.addWidget(self.hands)
        column.addLayout(below)
        column.addStretch(1)
        self._main, content = main, QWidget()
        whole = QVBoxLayout(content)
        keep_gaps(look, whole)
        top.addWidget(self.head)
        whole.addLayout(top)
        whole.addWidget(main)
        whole.addStretch(1)
        self.area = PageScroll()
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(content)
        page.addWidget(self.bar)
        page.addWidget(self.area, 1)
