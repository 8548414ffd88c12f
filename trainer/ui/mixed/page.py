"""The page of the mixed table: who plays, the veil, the table, and the board of the evening after each hand."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from trainer.coach.evening import Enter, Evening, Person
from trainer.coach.evening.board import row
from trainer.coach.evening.draft import played_entry
from trainer.coach.evening.wording import row_said
from trainer.game import Result, Won
from trainer.game.outcome import won_hand
from trainer.rules import Phrase, readable_values
from trainer.session import random_seed
from trainer.session.evening_book import EveningBook
from trainer.session.mixed_session import MixedSession, Sitters, mixed_deal
from trainer.store.evenings import Evenings
from trainer.ui.controls import Flow, OutlineButton, PageScroll, PrimaryButton, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.keeper.board import EveningBoard
from trainer.ui.mixed.seat_table import SeatTable
from trainer.ui.mixed.setup import MixedSetup
from trainer.ui.mixed.veil import Veil
from trainer.ui.page import Context, Page
from trainer.ui.score import NextStep, ScoreTopic
from trainer.ui.theme import PAGE_MARGIN, Step, Tone


class MixedEnd(QWidget):
    """Who gained what by the hand, the board of the evening, and where to go on."""

    def __init__(self, page: "MixedPage") -> None:
        super().__init__()
        look = self._look = page.look
        self.title, self.code = TextLabel(look, Step.H3), TextLabel(look, Step.NOTE, Tone.INK2)
        self.next, self.score = PrimaryButton(look, "", "Enter"), OutlineButton(look, "", "S")
        self.stop = QuietButton(look, "", "Esc")
        self.board = EveningBoard(look)
        self.board.setMinimumHeight(look.px(320))
        self._ways = Flow(look, (self.next, self.score, self.stop), gap=4)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 10)
        for widget in (self.title, self._ways, self.code):
            column.addWidget(widget)
        column.addWidget(self.board, 1)

    def show_end(self, evening: Evening, result: Result, code: str) -> None:
        """Show the end of the hand that was entered last."""
        words, number = self._look.words, len(evening.entries)
        for button, key in ((self.next, "mixed-next"), (self.score, "mixed-score"), (self.stop, "mixed-stop")):
            button.setText(words(key))
            button.updateGeometry()
        self.title.set_text(row_said(evening, row(evening, evening.entries[-1], number), words))
        self.code.set_text(words("mixed-code", code=code) if code else "")
        self._ways.show_only((self.next, self.score, self.stop) if isinstance(result, Won) else (self.next, self.stop))
        self.board.show_evening(evening)


class MixedPage(Page):
    """Plays hand after hand with several people at this screen. The evening is kept like one with real tiles."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.look = look = context.look
        self.session = MixedSession(context.session, self)
        self.book = EveningBook(lambda: Evenings(context.settings.profile.evenings_folder), self)
        self._sitters: Sitters | None = None
        self.bar = PageBar(look, "teach")
        self.bar.serve(context)
        self.told = TextLabel(look, Step.NOTE, Tone.BAD)
        self.setup, self.veil = MixedSetup(look), Veil(look)
        self.seat = SeatTable(look, self.session, context.session.reach, self)
        self.end = MixedEnd(self)
        self._stack, page = QStackedLayout(), QVBoxLayout(self)
        for part in (self._area(self.setup), self._area(self.end), self.veil, self.seat):
            self._stack.addWidget(part)
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        page.addWidget(self.bar)
        page.addWidget(self.told)
        page.addLayout(self._stack, 1)
        self.told.hide()
        self._connect()

    def enter(self, _: object) -> None:
        """Go on where it was: under the veil, whoever comes to the screen."""
        self.book.read_again()
        if self.session.playing and self.session.view is not None:
            self.session.hide_hand()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to what is in front."""
        super().focusInEvent(event)
        if self._stack.currentIndex() == 0:
            self.setup.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.session.view is not None:
            self.seat.table.focus_stop(ring=False)

    def lost_by_closing(self) -> str:
        """A hand that is not over; the others stand in the evening."""
        return "unsaved-mixed" if self.session.playing else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the table, of the veil and of the end."""
        enter, end = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter), self._stack.currentIndex() == 1
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif end and (enter or sign_of(event) == self.end.score.key):
            (self.end.next if enter else self.end.score).click()
        elif enter and self._stack.currentWidget() is self.veil and not self.veil.here.isHidden():
            self.session.show_hand()
        elif not self.seat.press(event):
            super().keyPressEvent(event)

    def _area(self, part: QWidget) -> PageScroll:
        area, holder = PageScroll(self.look), QWidget()
        column = QVBoxLayout(holder)
        keep_gaps(self.look, column, 0, (PAGE_MARGIN, 20, PAGE_MARGIN, 20))
        column.addWidget(part)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(holder)
        return area

    def _connect(self) -> None:
        self.setup.begun.connect(self._begin)
        self.setup.left.connect(self._context.go_back)
        self.session.changed.connect(self._show)
        self.session.ended.connect(self._end)
        self.veil.here.clicked.connect(self.session.show_hand)
        self.end.next.clicked.connect(self._deal)
        self.end.score.clicked.connect(self._open_score)
        self.end.stop.clicked.connect(self._stop)
        for wish in (self.end.board.opened, self.end.board.struck):  # put right where the score is kept
            wish.connect(lambda _: self._context.open_page("keeper", self.book.kept))
        self.book.changed.connect(self._show_board)
        self.book.told.connect(self._tell)
        self.look.changed.connect(self._show)

    def _begin(self, sitters: Sitters) -> None:
        """A new evening with these people; every hand is entered in it. None where the values to score by are gone."""
        self.told.hide()
        values = self._context.settings.current.values
        if readable_values(values) != values:
            self._tell(Phrase.of("session-no-values", name=values))
            return
        east, south, west, north = (Person(sitter.name, sitter.line) for sitter in sitters)
        self.book.begin(Evening((east, south, west, north), self._context.settings.current.scheme))
        if self.book.evening is not None:
            self._sitters = sitters
            self._deal()

    def _deal(self) -> None:
        evening = self.book.evening
        if self._sitters is not None and evening is not None:
            settings = self._context.settings.current
            deal = mixed_deal(self._sitters, evening.number, random_seed(), settings)
            self.session.begin(self._sitters, evening.number, deal, settings.pace)

    def _end(self, result: Result) -> None:
        self.book.change(Enter(played_entry(result, self.session.number)))
        evening = self.book.evening
        if evening is not None:
            self.end.show_end(evening, result, self.session.code())
            self._stack.setCurrentIndex(1)
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_board(self) -> None:
        evening = self.book.evening
        if evening is not None and evening.entries:
            self.end.board.show_evening(evening)

    def _show(self) -> None:
        """Show what may be seen now."""
        session, view = self.session, self.session.view
        if not session.playing:
            self.seat.take_away()
            return
        if view is not None and session.turn is not None:
            sitter = session.sitter(session.turn)
            self.seat.show_hand(sitter, view, self._context.settings.current.values)
            self._stack.setCurrentWidget(self.seat)
            self.seat.table.focus_stop(ring=False)
            return
        self.seat.take_away()
        if session.turn is None:
            self.veil.wait()
        else:
            self.veil.ask(session.sitter(session.turn).name)
        self._stack.setCurrentWidget(self.veil)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_score(self) -> None:
        view, result = self.session.final_view(), self.session.result
        if view is not None and isinstance(result, Won):
            self._context.open_page("score", ScoreTopic(won_hand(view, result), frozenset({NextStep.BENCH})))

    def _escape(self) -> None:
        """Take the hand from the screen; under the veil and at the end leave."""
        if self.session.view is not None:
            self.session.hide_hand()
        elif self._stack.currentIndex() == 1:
            self._stop()
        else:
            self._context.go_back()

    def _stop(self) -> None:
        self.session.stop()
        self.seat.take_away()
        self._stack.setCurrentIndex(0)
        self.setup.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self, why: Phrase) -> None:
        self.told.set_text(self.look.words.phrase(why))
        self.told.show()
