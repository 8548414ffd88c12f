"""The page of building a hand alone, also of two roads: choose, play, and see what the tiles allowed."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from trainer.coach.building import BuildKind, BuildTask, TableTry
from trainer.coach.building.order import BuildOrder
from trainer.game import StartKind
from trainer.ui.building.controller import BuildController
from trainer.ui.building.head import BuildHead
from trainer.ui.building.order import OrderForm
from trainer.ui.building.outcome import BuildOutcome
from trainer.ui.building.paths import Paths
from trainer.ui.building.table import BuildTable
from trainer.ui.building.told import Told
from trainer.ui.building.waiting import WaitingNote
from trainer.ui.controls import PageScroll, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.page import Context, Page
from trainer.ui.reach import FULL_WIDTH, NARROW_WIDTH
from trainer.ui.theme import PAGE_MARGIN

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FAR: Final = 99
_LOW: Final = 320
"""Below this height in pixels of the design the head has small letters."""
_BESIDE: Final = (1080, 1280)
"""From these widths in pixels of the design on the panel stands beside the hand, and is as wide as at the table."""


class BuildPage(Page):
    """Builds a hand. Its topic is a `BuildTask`, a `BuildKind` to choose one of, or a `TableTry` that is over; without
    one the last try again."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        look = self._look
        self.play = BuildController(context, self)
        self.paths = Paths(context, self)
        self.bar = PageBar(look, "drills")
        self.bar.serve(context)
        self.head, self.table = BuildHead(look), BuildTable(look)
        self.order, self.waiting, self.outcome = OrderForm(look), WaitingNote(look), BuildOutcome(look)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        look.changed.connect(self._refresh)
        self._refresh()

    def enter(self, topic: object) -> None:
        """Begin a task, choose one, or go on with what was there."""
        match topic:
            case BuildTask():
                self.order.show_order(BuildOrder.of(topic))
                self.play.begin(topic)
            case BuildKind():
                start = StartKind.CONFLICT if topic is BuildKind.ROADS else StartKind.NEAR
                self.order.show_order(self.order.order.with_start(start))
                self._show_order()
            case TableTry():
                self.play.show_table(topic)
            case _:
                self.play.resume()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def come_back(self, _: object) -> None:
        """Go on: going back begins nothing again."""
        self.enter(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for what is in front; Esc gives up what is at work, closes the panel, or leads back."""
        sign = "" if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier else sign_of(event)
        enter = event.key() in _ENTER and not event.isAutoRepeat()
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif not self._key(sign, enter=enter):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find the place of the panel anew."""
        super().resizeEvent(event)
        self.head.set_low(self.height() < self._look.px(_LOW))
        self._fit()

    def _key(self, sign: str, *, enter: bool) -> bool:
        """A key for what is in front; False where it means nothing there."""
        front = self._stack.currentWidget()
        if front is self._order_area:
            if enter:
                self.order.begin.click()
            return enter or self.order.press(sign)
        if front is self._playing:
            if enter:
                self.table.alone.hand.discard_ringed()
            elif sign == "F" and self.paths.open:
                self.paths.panel.turn_over()
            else:
                return self.table.press(sign)
            return True
        return front is self._outcome_area and self.outcome.press("N" if enter else sign)

    def _escape(self) -> None:
        if self.play.busy:
            self.play.cancel()
            self._show_order()
        elif self.paths.open and self._stack.currentWidget() is self._playing:
            self.paths.close()
        else:
            self._context.go_back()

    def _lay_out(self) -> None:
        look, page, self._playing, holder = self._look, QVBoxLayout(self), QWidget(), QWidget()
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        sides, within = QHBoxLayout(self._playing), QVBoxLayout(holder)
        keep_gaps(look, sides)
        sides.addWidget(self.table, 1)
        sides.addWidget(self.paths.panel)
        keep_gaps(look, within, 0, (PAGE_MARGIN, 16, PAGE_MARGIN, 16))
        within.addWidget(self.order)
        self._order_area, self._outcome_area = PageScroll(self._look), PageScroll(self._look)
        for area, content in ((self._order_area, holder), (self._outcome_area, self.outcome)):
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setWidget(content)
        page.addWidget(self.bar)
        page.addWidget(self.head)
        self._stack = QStackedLayout()
        page.addLayout(self._stack, 1)  # before it holds anything: what it shows without a page is a window of its own
        for front in (self._order_area, self._playing, self._outcome_area, self.waiting):
            self._stack.addWidget(front)

    def _connect(self) -> None:
        play, table, outcome = self.play, self.table, self.outcome
        self.order.begun.connect(lambda: play.order(self.order.order))
        self.order.go_on.clicked.connect(play.go_on)
        self.waiting.cancel.clicked.connect(self._escape)
        for wish, act in (
            (table.thrown, play.throw),
            (table.win, play.win),
            (table.leave, play.leave),
            (table.back, play.back),
            (table.panel_wanted, self.paths.toggle),
            (outcome.undo.clicked, play.back),
            (outcome.again.clicked, play.again),
            (outcome.another.clicked, lambda: play.order(self.order.order)),
            (outcome.change.clicked, self._show_order),
            (play.working, self._wait),
            (play.moved, self._show_play),
            (play.finished, self._show_outcome),
            (play.lacking, self._show_left),
            (play.seated, self._show_table),
            (self.paths.turned, self._turned),
            (outcome.sought, lambda: self._outcome_area.ensureWidgetVisible(outcome.turn)),
        ):
            wish.connect(act)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence.StandardKey.Undo, self, context=within).activated.connect(play.back)
        self._arrows = [QShortcut(QKeySequence(key), self, lambda key=key: self._arrow(key)) for key in _ARROWS]
        for shortcut in self._arrows:
            shortcut.setContext(within)

    def _arrow(self, key: Qt.Key) -> None:
        """Arrows choose a tile, or the discard that is looked at."""
        if self._stack.currentWidget() is self._playing:
            self.table.step(key)
        elif self._stack.currentWidget() is self._outcome_area:
            steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -_FAR, Qt.Key.Key_End: _FAR}
            self.outcome.chart.step(steps[key])

    def _wait(self, key: str) -> None:
        self.waiting.begin(key)
        self._show(self.waiting)

    def _show_order(self) -> None:
        self.order.go_on.setVisible(self.play.left is not None)
        self._show(self._order_area)

    def _show_left(self) -> None:
        """Nothing is there to be built on here; a try that was left at the table can be gone on with."""
        if self.play.left is not None:
            self.order.show_order(BuildOrder.of(self.play.left.task))
        self._show_order()

    def _show_table(self) -> None:
        self.waiting.end()
        self._context.open_page("table")

    def _show_play(self) -> None:
        build = self.play.build
        assert build is not None
        self.order.show_order(BuildOrder.of(build.task))
        self.head.show_build(build)
        self.table.show_build(build, self.play.home)
        self.paths.show_position(build.hand)
        self._show(self._playing)

    def _show_outcome(self, told: Told) -> None:
        self.order.show_order(BuildOrder.of(told.build.task))
        self.head.show_told(told)
        self.outcome.show_told(told)
        self._show(self._outcome_area)
        self._outcome_area.verticalScrollBar().setValue(0)

    def _show(self, front: QWidget) -> None:
        """Bring something to the front; the keyboard belongs to the page there, and arrows to a hand or a chart."""
        if front is not self.waiting:
            self.waiting.end()
        self._stack.setCurrentWidget(front)
        self.head.setVisible(front in (self._playing, self._outcome_area))
        for shortcut in self._arrows:
            shortcut.setEnabled(front in (self._playing, self._outcome_area))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turned(self) -> None:
        if self.paths.open:
            self.play.aid()
        self._fit()

    def _fit(self) -> None:
        """The panel beside the hand; where the window is narrow, it takes the hand's place."""
        wide, (beside, full) = self.width(), (self._look.px(width) for width in _BESIDE)
        narrow = wide < beside
        self.table.setVisible(not (narrow and self.paths.open))
        self.table.show_panel_word(shown=self.paths.open)
        self.paths.panel.show_columns(2 if narrow else 1)
        self.paths.panel.setFixedWidth(wide if narrow else self._look.px(FULL_WIDTH if wide >= full else NARROW_WIDTH))

    def _refresh(self) -> None:
        self.setAccessibleName(self._look.words("page-build"))
        self._fit()
