"""The home page: go on with the last hand, review what is due, learn, play."""

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.game import SeatView
from trainer.reach import Line, Position, Reach
from trainer.rules import Tile
from trainer.ui.controls import PageScroll, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.home.cards import Door, DueCard, HandCard
from trainer.ui.home.fan_map import FanMap
from trainer.ui.page import Context, Page, practice_of
from trainer.ui.theme import PAGE_MARGIN
from trainer.ui.tiles import TileFace, TileState

if TYPE_CHECKING:
    from trainer.coach.practice import Today
    from trainer.session.practice import Practice

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HomePage(Page):
    """Where a start leads once a hand was finished."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look, self._session = context, context.look, context.session
        self._kept: Practice | None = None
        self._today: Today | None = None
        self._asked: Position | None = None
        look = self._look
        self.bar = PageBar(look, "home")
        self.bar.serve(context)
        self.hand, self.due, self.map = HandCard(look), DueCard(look), FanMap(look)
        self.doors = (
            Door(look, "learn", "1", [TileFace(tile) for tile in (Tile.M3, Tile.M4, Tile.M5)]),
            Door(look, "drills", "2", [TileFace(Tile.S1), TileFace(Tile.S2), TileFace(None, TileState.MISSING)]),
            Door(look, "teach", "3", [TileFace(Tile.Z7), TileFace(None), TileFace(None)]),
        )
        self.hand.go.clicked.connect(self._go_on)
        self.due.begin.clicked.connect(self._review)
        self.due.progress.clicked.connect(lambda: context.open_page("progress"))
        self.map.chosen.connect(lambda fan: context.open_page("learn", fan))
        for door, page in zip(self.doors, ("learn", "drills", "teach"), strict=True):
            door.clicked.connect(lambda _=False, page=page: context.open_page(page))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._session.changed.connect(self._follow)
        self._session.reach_ready.connect(self._measure)
        self._session.reach.reach_ready.connect(self._measure)
        look.changed.connect(self._refresh)
        self._refresh()

    def enter(self, _: object) -> None:
        """Look again at the hand on the table and at what is due."""
        self._show_hand()
        if self._kept is None and not self.isVisible():
            QTimer.singleShot(0, self, self._look_again)  # what it imports takes longer than to show the page
        else:
            self._look_again()

    def _look_again(self) -> None:
        """Show what is due, and how well each fan is known."""
        self._today = self._practice.today()
        self.due.show_today(self._today)
        self.map.show_today(self._today)

    @property
    def _practice(self) -> "Practice":
        if self._kept is None:
            self._kept = practice_of(self._context)
        return self._kept

    def _show_hand(self) -> None:
        view = self._unfinished()
        number = self._session.tally.hands + 1
        self.hand.show_hand(view, number)
        self._asked = None if view is None else view.position
        if self._asked is not None:
            known = self._session.reach.known(self._asked)
            if known is None:
                self._session.reach.ask(self._asked)
            else:
                self._measure(self._asked, known)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, D reviews, P shows progress, digits open the doors."""
        sign = sign_of(event)
        door = next((door for door in self.doors if door.key == sign), None)
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif event.key() in _ENTER and not event.isAutoRepeat():
            self._go_on()
        elif sign == self.due.begin.key:
            self._review()
        elif sign == self.due.progress.key:
            self.due.progress.click()
        elif door is not None:
            door.click()
        elif event.key() == Qt.Key.Key_Escape:
            self._context.go_back()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        look, page, holder = self._look, QVBoxLayout(self), QWidget()
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        column, cards, doors = QVBoxLayout(holder), QHBoxLayout(), QHBoxLayout()
        keep_gaps(look, column, 20, (PAGE_MARGIN, 16, PAGE_MARGIN, 24))
        keep_gaps(look, cards, 24)
        keep_gaps(look, doors, 24)
        cards.addWidget(self.hand, 2)
        cards.addWidget(self.due, 1)
        for door in self.doors:
            doors.addWidget(door, 1)
        for part in (cards, doors):
            column.addLayout(part)
        column.addSpacing(12)
        column.addWidget(self.map)
        column.addStretch(1)
        scroll = PageScroll(self._look)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(holder)
        page.addWidget(self.bar)
        page.addWidget(scroll, 1)

    def _unfinished(self) -> SeatView | None:
        """The hand on the table, or the one that was left in the middle."""
        view = self._session.view
        if view is not None:
            return None if view.over else view
        left = self._session.left_hand()
        return None if left is None else left.view

    def _go_on(self) -> None:
        """Go on with the hand, or begin one."""
        session = self._session
        if session.view is None or session.view.over:
            if self._unfinished() is None:
                session.deal_new()
            else:
                session.resume()
        self._context.open_page("table")

    def _review(self) -> None:
        from trainer.coach.exercises import RoundPlan

        today = self._today
        course = today.round(secrets.randbits(32)) if today is not None and today.due else RoundPlan()
        self._context.open_page("drill", course)

    def _follow(self, *_: object) -> None:
        """Others play on while the page is in front."""
        if self.isVisible():
            self._show_hand()

    def _measure(self, position: Position, reach: Reach) -> None:
        found = reach.now.get(Line(self._session.reach.line)) if position == self._asked else None
        if found is not None:
            self.hand.show_away(found.distance)

    def _refresh(self) -> None:
        self.setAccessibleName(self._look.words("page-home"))
