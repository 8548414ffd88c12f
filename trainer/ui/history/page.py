"""The page of the hands that were played."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QTreeView, QVBoxLayout

from trainer.game import Won
from trainer.game.outcome import won_hand
from trainer.rules import Phrase
from trainer.session import LeftHand
from trainer.session.history import left_hand
from trainer.store import HandState, ReadError, SavedHand, Unreadable
from trainer.store.listing import HandTotals, ListedHand, hand_days, hand_totals
from trainer.ui.controls import OutlineButton, PrimaryButton, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.history.exchange import Exchange
from trainer.ui.history.filters import Filters
from trainer.ui.history.model import COLUMNS, HandsModel
from trainer.ui.history.rows import totals_said
from trainer.ui.look.worn import wear_sheet
from trainer.ui.page import Context, Page
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_SCORE, _GO_ON, _TABLE, _AGAIN, _REVIEW = "score", "go-on", "table", "again", "review"
_SHORT: Final = 620
"""Below this height in pixels of the design the page leaves out its title: the bar says it, too."""


def ways_of(hand: ListedHand | None) -> tuple[str, ...]:
    """What can be done with a hand, the first thing first."""
    if hand is None or hand.state is HandState.UNREADABLE:
        return ()
    if hand.state is HandState.FINISHED:
        won = hand.outcome is not None and hand.outcome.winner is not None
        return (_SCORE, _REVIEW, _AGAIN) if won else (_REVIEW, _AGAIN)
    return (_TABLE,) if hand.state is HandState.RUNNING else (_GO_ON, _REVIEW, _AGAIN)


class HandsList(QTreeView):
    """The list; its letters are the page's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the hands."""
        if event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)


class HistoryPage(Page):
    """All hands by date. Each opens its score sheet or its review, is gone on with, or is played again from its deal.
    The topic is a day, as 2026-03-01, whose hands are wanted."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look, self._session = context, context.look, context.session
        look = self._look
        self.bar = PageBar(look, "history")
        self.bar.serve(context)
        self.title, self.totals = TextLabel(look, Step.H2, lines=1), TextLabel(look, Step.BODY, Tone.INK2)
        self.filters, self.list, self.model = Filters(look), HandsList(), HandsModel(look, self)
        wear_sheet(look, self.list)
        self.none, self.told = TextLabel(look, Step.BODY, Tone.INK2), TextLabel(look, Step.NOTE, Tone.BAD)
        self.open, self.again = PrimaryButton(look, "", "Enter"), OutlineButton(look, "")
        self.review = OutlineButton(look, "", "R")
        self.statistics = QuietButton(look, "", "S")
        self.back = QuietButton(look, "", key="Esc", icon="back")
        self.progress = QuietButton(look, "", key="Ctrl J")
        self.exchange = Exchange(look, lambda: self._session.saving.archive, self.model.all_numbers)
        self._totals = HandTotals()
        self._set_up_list()
        self._lay_out()
        self.setFocusProxy(self.list)
        self.filters.changed.connect(self._read)
        self.exchange.taken_in.connect(self._read)
        self.model.not_read.connect(self._tell)
        self.open.clicked.connect(self._open_first)
        self.again.clicked.connect(lambda: self._do(_AGAIN))
        self.review.clicked.connect(lambda: self._do(_REVIEW))
        self.progress.clicked.connect(lambda: context.open_page("progress"))
        self.back.clicked.connect(context.go_back)
        self.statistics.clicked.connect(lambda: context.open_page("statistics"))
        look.changed.connect(self._refresh)
        self._refresh()

    def enter(self, topic: object) -> None:
        """Read the list anew: hands were played since."""
        self._read()
        if isinstance(topic, str):
            self.filters.choose_day(topic)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the hand of the row, R its review, Esc leads back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open_first()
        elif sign_of(event) == self.review.key and not event.modifiers() and _REVIEW in ways_of(self.chosen):
            self._do(_REVIEW)
        elif sign_of(event) == self.statistics.key and not event.modifiers():
            self.statistics.click()
        elif event.key() == Qt.Key.Key_Escape:
            self._context.go_back()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take what the new size has room for."""
        super().resizeEvent(event)
        self._fit()

    @property
    def chosen(self) -> ListedHand | None:
        """The hand of the row that is chosen."""
        return self.model.hand(self.list.currentIndex().row())

    def _read(self) -> None:
        """Read totals, days and hands from the archive."""
        archive, filters = self._session.saving.archive, self.filters
        self.told.hide()
        try:
            self._totals = hand_totals(archive)
            filters.show_days(hand_days(archive))
            self.model.show_hands(archive, filters.wanted)
        except ReadError as error:
            self._tell(error.phrase)
        self.list.setCurrentIndex(self.model.index(0, 0))
        self._refresh()

    def _choose(self) -> None:
        """Offer what can be done with the hand of the row."""
        ways, words = ways_of(self.chosen), self._look.words
        self.open.setEnabled(bool(ways))
        self.open.setText(words(f"history-do-{ways[0] if ways else _SCORE}"))
        self.open.updateGeometry()
        self.again.setVisible(_AGAIN in ways[1:])
        self.review.setVisible(_REVIEW in ways[1:])

    def _open_first(self) -> None:
        ways = ways_of(self.chosen)
        if ways:
            self._do(ways[0])

    def _do(self, way: str) -> None:
        """Do something with the hand of the row."""
        hand = self.chosen
        if hand is None:
            return
        try:
            saved = self._session.saving.archive.hand(hand.number)
        except (Unreadable, ReadError) as error:
            self._tell(error.phrase)
            return
        found = left_hand(saved)
        if found is None:
            self._tell(Phrase.of("history-no-replay", n=hand.number))
            return
        self._ways[way](saved, found)

    @property
    def _ways(self) -> dict[str, Callable[[SavedHand, LeftHand], None]]:
        return {
            _SCORE: self._score,
            _REVIEW: self._review,
            _GO_ON: self._go_on,
            _TABLE: self._to_table,
            _AGAIN: self._play_again,
        }

    def _score(self, _: SavedHand, found: LeftHand) -> None:
        from trainer.ui.score import ScoreTopic  # of all that it brings, a list of hands needs nothing

        result = found.view.result
        if isinstance(result, Won):
            self._context.open_page("score", ScoreTopic(won_hand(found.view, result), frozenset()))

    def _review(self, saved: SavedHand, _: LeftHand) -> None:
        self._context.open_page("review", saved.id)

    def _go_on(self, saved: SavedHand, _: LeftHand) -> None:
        self._context.open_page("table")
        self._session.resume(saved)

    def _to_table(self, _: SavedHand, __: LeftHand) -> None:
        self._context.open_page("table")
        self._session.resume()

    def _play_again(self, saved: SavedHand, _: LeftHand) -> None:
        self._context.open_page("table")
        self._session.same_wall(saved.invitation)

    def _tell(self, why: Phrase) -> None:
        self.told.set_text(self._look.words.phrase(why))
        self.told.show()

    def _set_up_list(self) -> None:
        view, header = self.list, self.list.header()
        view.setModel(self.model)
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setTabKeyNavigation(False)
        view.doubleClicked.connect(lambda _: self._open_first())
        view.selectionModel().currentChanged.connect(self._choose)
        header.setStretchLastSection(False)
        header.setProperty("small", True)
        header.setSectionsMovable(False)
        header.setSectionsClickable(False)
        header.setResizeContentsPrecision(0)  # the rows in sight, not all of very many
        for column, name in enumerate(COLUMNS):
            modes = QHeaderView.ResizeMode
            header.setSectionResizeMode(column, modes.Stretch if name == "fans" else modes.ResizeToContents)

    def _lay_out(self) -> None:
        look, page, column, foot = self._look, QVBoxLayout(self), QVBoxLayout(), QHBoxLayout()
        keep_gaps(look, page)
        keep_gaps(look, column, 12, (PAGE_MARGIN, 12, PAGE_MARGIN, 12))
        keep_gaps(look, foot, 12)
        page.addWidget(self.bar)
        page.addLayout(column, 1)
        head = QHBoxLayout()
        keep_gaps(look, head, 12)
        head.addWidget(self.totals, 1)
        head.addWidget(self.progress)
        column.addWidget(self.title)
        column.addLayout(head)
        for widget in (self.filters, self.none):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        column.addWidget(self.told)
        column.addWidget(self.exchange)
        column.addLayout(foot)
        for button in (self.open, self.review, self.again):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self.statistics)
        foot.addWidget(self.back)
        self.told.hide()

    def _fit(self) -> None:
        """A low window has no room for the title."""
        self.title.setVisible(self.height() >= self._look.px(_SHORT))

    def _refresh(self) -> None:
        self._fit()
        words = self._look.words
        self.setAccessibleName(words("page-history"))
        self.title.set_text(words("page-history"))
        self.totals.set_text(totals_said(words, self._totals))
        self.list.setAccessibleName(words("page-history"))
        self.list.setFont(self._look.font(Step.BODY))
        self.model.relook()
        self.none.set_text(words("history-none" if self.filters.open else "history-none-such"))
        self.none.setVisible(self.model.hand(0) is None)
        self.list.setVisible(self.model.hand(0) is not None)
        self.again.setText(words("history-do-again"))
        self.review.setText(words("history-do-review"))
        self.statistics.setText(words("page-statistics"))
        self.progress.setText(words("page-progress"))
        self.back.setText(words("history-back"))
        for button in (self.again, self.review, self.statistics, self.progress, self.back):
            button.updateGeometry()
        self._choose()
