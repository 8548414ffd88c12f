"""Board and entry side by side: what is entered, opened again, put right or removed."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QStackedLayout, QWidget

from trainer.coach.bench import Setup
from trainer.coach.evening import Correct, Draft, Enter, Entry, Evening, How, Strike
from trainer.rules import Seat, ValueSet
from trainer.ui.controls import Hairline, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.keeper.board import EveningBoard
from trainer.ui.keeper.entry import EntryPanel
from trainer.ui.keeper.tiles import TilesEditor
from trainer.ui.look import Look

_ENTRY: Final = 368
_ENTRY_NARROW: Final = 320
_WIDE: Final = 1180
"""From this width in pixels of the design on the entry is as wide as it likes to be."""
_STACKED: Final = 760
"""Below it the entry stands over the board."""
_GAP: Final = 32
_GAP_NARROW: Final = 12

Terms = Callable[[], tuple[ValueSet, bool]]
"""Gives the value set in force and whether the prevailing wind counts."""


class KeeperWork(QWidget):
    """Shows an `Evening` and the hand in the making. ``changed`` gives a `Change` of the evening."""

    changed = Signal(object)

    def __init__(self, look: Look, terms: Terms) -> None:
        super().__init__()
        self._look, self._terms = look, terms
        self._evening: Evening | None = None
        self._before: Draft | None = None
        self.draft = Draft(1)
        self.board, self.tiles, self.entry = EveningBoard(look), TilesEditor(look), EntryPanel(look)
        self._left_side, self._rule = QWidget(), Hairline(look, Qt.Orientation.Vertical)
        self._left = QStackedLayout(self._left_side)
        self._left.addWidget(self.board)
        self._left.addWidget(self.tiles)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, self._sides)
        self._sides.addWidget(self._left_side, 1)
        self._sides.addWidget(self._rule)
        self._sides.addWidget(self.entry)
        self.board.opened.connect(self._correct)
        self.board.struck.connect(self._strike)
        self.entry.wished.connect(self.show_draft)
        self.entry.recorded.connect(self._record)
        self.entry.tiles_wanted.connect(self._lay_tiles)
        self.entry.left.connect(self.give_up)
        self.entry.struck.connect(lambda: self._strike(self.draft.number))
        self.tiles.changed.connect(self._take_tiles)
        self.tiles.done.connect(self._close_tiles)
        self.tiles.cancelled.connect(self.give_up)
        look.changed.connect(self._fit)

    @property
    def laying(self) -> bool:
        """Whether tiles are being laid in the place of the board."""
        return self._left.currentWidget() is self.tiles

    def show_evening(self, evening: Evening) -> None:
        """Show another state of the evening. A draft stays; a hand that was being corrected is left."""
        another = self._evening is None or evening.number != self._evening.number
        self._evening = evening
        if self.draft.corrects or (another and self.draft.number != evening.number):
            self._left.setCurrentWidget(self.board)
            self.draft = Draft(evening.number)
        self.show_draft(self.draft)

    def show_draft(self, draft: Draft) -> None:
        """Show what is known of a hand."""
        if self._evening is None:
            return
        self.draft = draft
        values, prevailing = self._terms()
        verdict = draft.verdict(self._evening, values, prevailing=prevailing)
        self.entry.show_draft(self._evening, draft, verdict)
        self.board.show_evening(self._evening, draft.number if draft.corrects else 0)
        if self.laying:
            winner = draft.winner or Seat.E
            line = self._evening.people[winner].line
            self.tiles.show_verdict(self._evening.name(winner), verdict, line)
        self._fit()

    def give_up(self) -> bool:
        """Leave the tiles, or the hand that is being corrected; whether there was anything to leave."""
        if self.laying:
            before, self._before = self._before, None
            self._left.setCurrentWidget(self.board)
            self.show_draft(before or self.draft)
            self.entry.tiles.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if self.draft.corrects and self._evening is not None:
            self.show_draft(Draft(self._evening.number))
            self.entry.go_on()
            return True
        return False

    def press(self, event: QKeyEvent) -> bool:
        """Digits answer, Enter enters, Delete removes the hand that is open; whether the key was one of these."""
        if self.laying:
            return False
        sign = sign_of(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entry.finish()
        elif event.key() == Qt.Key.Key_Delete and self.draft.corrects:
            self._strike(self.draft.number)
        elif sign == self.entry.tiles.key and self.entry.tiles.isEnabled():
            self.entry.tiles.click()
        else:
            return sign.isdigit() and self.entry.press(int(sign))
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand side by side, or one over the other."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Side by side, board and entry scroll by themselves; one over the other, the page does."""
        if self.width() >= self._look.px(_STACKED):
            return QSize(1, 1)
        return QSize(1, self._sides.minimumHeightForWidth(self.width()))

    def sizeHint(self) -> QSize:
        """It takes what there is."""
        return self.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """What wraps within it scrolls."""
        return False

    def _correct(self, number: int) -> None:
        if self._evening is not None:
            self.show_draft(Draft.of(self._evening.entries[number - 1], number))
            self.entry.go_on()

    def _record(self, entry: Entry) -> None:
        corrects, number = self.draft.corrects, self.draft.number
        self._left.setCurrentWidget(self.board)
        self.changed.emit(Correct(number, entry) if corrects else Enter(entry))
        self.entry.go_on()

    def _strike(self, number: int) -> None:
        self.changed.emit(Strike(number))
        self.entry.go_on()

    def _lay_tiles(self) -> None:
        if self.draft.how is How.NOBODY or self._evening is None:
            return
        self._before = self.draft
        self.tiles.begin(self.draft.setup(prevailing=self._terms()[1]))
        self._left.setCurrentWidget(self.tiles)
        self.show_draft(self.draft)
        self.tiles.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_tiles(self, setup: Setup) -> None:
        self.show_draft(self.draft.with_tiles(setup))

    def _close_tiles(self) -> None:
        self._left.setCurrentWidget(self.board)
        self.show_draft(self.draft)
        self.entry.record.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        px, width = self._look.px, self.width()
        stacked = width < px(_STACKED)
        way = QBoxLayout.Direction.BottomToTop if stacked else QBoxLayout.Direction.LeftToRight
        self._sides.setDirection(way)
        self._sides.setSpacing(px(_GAP if width >= px(_WIDE) else _GAP_NARROW))
        self._rule.setVisible(not stacked)
        self.board.area.unroll(unrolled=stacked and not self.laying)
        self.tiles.area.unroll(unrolled=stacked and self.laying)
        self.entry.area.unroll(unrolled=stacked)
        self.entry.setMinimumWidth(0 if stacked else px(_ENTRY if width >= px(_WIDE) else _ENTRY_NARROW))
        self.entry.setMaximumWidth(width if stacked else self.entry.minimumWidth())
        self.updateGeometry()
