"""The table itself: felt, turn line, claims and hand on one ground, laid out by `places`."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.coach.hints import Moment
from trainer.game import SeatView
from trainer.ui.controls import QuietButton
from trainer.ui.look import Look
from trainer.ui.table.choice_row import ChoiceRow
from trainer.ui.table.claim_strip import ClaimStrip
from trainer.ui.table.felt import Felt
from trainer.ui.table.hand_row import HandRow
from trainer.ui.table.over_bar import OverBar
from trainer.ui.table.places import Places, Room, places
from trainer.ui.table.turn_line import TurnLine
from trainer.ui.table.veil import Veil

_LEAST_WORDS: Final = 216
"""What the turn line keeps beside the buttons of a finished hand, in pixels at 100 %."""


class Ground(QWidget):
    """Everything that lies on the table. Children are made in the order in which the keyboard goes through them.

    ``pressed``: the bare table was clicked.
    """

    pressed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.hand = HandRow(look, self)
        self.choices = ChoiceRow(look, self)
        self.claims = ClaimStrip(look, self)
        self.over = OverBar(look, self)
        self.turn = TurnLine(look, self)
        self.felt = Felt(look, self)
        self.log_button = QuietButton(look, "", key="L", icon="log", parent=self)
        self.drawer_button = QuietButton(look, "", key="Z", icon="eye", parent=self)
        self.drawer_button.hide()
        self.veil = Veil(look, self)
        self._looks = False
        self._covered = False
        self.places: Places | None = None
        look.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say everything anew in the language in force, and lay it out in the scales in force."""
        words = self.look.words
        self.log_button.setText(words("table-log"))
        self.drawer_button.setText(words("table-look" if self._looks else "table-drawer"))
        self.lay_out()
        self.update()

    def lay_out(self) -> None:
        """Put everything in its place."""
        look = self.look
        found = places(Room(self.width(), self.height(), look.ui_scale, look.tile_scale, self.claims.least_width()))
        self.places = found
        self.felt.place(found)
        self.claims.place(found.claims)
        self._place_words(found)
        title = look.px(30)
        self.choices.setGeometry(found.turn.left(), found.turn.top() + title, found.turn.width(), look.px(46))
        self.hand.place(found)
        self.veil.setGeometry(self.rect())
        self._place_buttons(found)

    def show_hand(self, view: SeatView | None, *, may_discard: bool, waits: bool) -> None:
        """Show what a seat sees; a hand that ``waits`` to be gone on with lies under a veil and cannot be touched."""
        self.felt.show_view(view)
        self.hand.show_view(view, may_discard=may_discard)
        self.hand.setEnabled(not waits)
        self.veil.setVisible(waits)
        if waits:
            for widget in (self.veil, self.turn, self.over, self.log_button, self.drawer_button):
                widget.raise_()

    def focus_stop(self, *, ring: bool) -> None:
        """Bring the focus to the hand, or before there is one to the first of what can be done; ``ring``: show it."""
        if self.hand.isEnabled() and self.hand.buttons:
            self.hand.focus_stop(ring=ring)
        else:
            self.over.focus_stop(ring=ring)

    def show_moment(self, moment: Moment, *, won: bool, resumable: bool) -> None:
        """Show the claims, or what can be done before and after a hand; the turn line has the room beside it."""
        self.over.show_moment(moment, won=won, resumable=resumable)
        self.claims.setVisible(moment not in (Moment.OVER, Moment.EMPTY))
        if self.places is not None:
            self._place_words(self.places)

    def cover(self, *, covered: bool) -> None:
        """Whether a drawer lies over all above the claims: nothing is written there, and no key leads there."""
        self._covered = covered
        for button in (self.log_button, self.drawer_button):
            button.setEnabled(not covered)
        if self.places is not None:
            self._place_words(self.places)

    def offer_panel(self, *, shown: bool, looks: bool) -> None:
        """Show the button of the panel, or not; ``looks``: it gives a look at the paths, else it opens the drawer."""
        if (shown, looks) != (self.drawer_button.isVisibleTo(self), self._looks):
            self.drawer_button.setVisible(shown)
            self._looks = looks
            self.drawer_button.setText(self.look.words("table-look" if looks else "table-drawer"))
            if self.places is not None:
                self._place_buttons(self.places)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click where nothing lies."""
        super().mousePressEvent(event)
        self.pressed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self.lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.look.theme.table))
        painter.end()

    def _place_words(self, found: Places) -> None:
        """Stand the turn line beside the claims or, when these are gone, beside the buttons in their place."""
        line, storey = QRect(found.turn), QRect(found.storey)
        whole = QRect(found.claims.adjusted(0, 0, 5, 0))
        whole.setLeft(line.left() + self.look.px(_LEAST_WORDS))
        self.over.place(whole)
        if self.over.isVisibleTo(self):
            line.setRight(self.over.left - 16)
            storey.setRight(min(line.right(), found.centre.left() - 12))
        self.turn.place(line, QRect(line.topLeft(), QSize(0, 0)) if self._covered else storey)

    def _place_buttons(self, found: Places) -> None:
        """The quiet buttons stand at the right edge, above the claims."""
        x = found.claims.right() + 1 + self.look.px(8)
        for button in (self.log_button, self.drawer_button):
            size = button.sizeHint()
            if button is self.drawer_button and not button.isVisibleTo(self):
                continue
            x -= size.width()
            button.setGeometry(x, found.claims.top() - size.height() - self.look.px(6), size.width(), size.height())
