"""A bar in the hand while another choice is tried: taken up, held over melds, put down or put back."""

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from trainer.coach.score_board import Bar, Board
from trainer.coach.score_trial import Refused, Trial
from trainer.rules import Parts
from trainer.ui.score.lanes import Held, Place


class BarMover(QObject):
    """Holds at most one bar of a board; it lies over the columns where it would sit.

    ``held_changed`` asks for a new picture; ``tried`` gives the new `Trial` after a legal move; ``refused`` the phrase
    of the rule that an illegal one broke.
    """

    held_changed = Signal()
    tried = Signal(object)
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board: Board | None = None
        self._trial: Trial | None = None
        self._taken_by = -1
        self.held: Held | None = None

    def work_on(self, board: Board, trial: Trial | None) -> None:
        """Move the bars of this board from now on; without a trial nothing can be moved."""
        self._board, self._trial, self.held = board, trial, None

    def take(self, place: Place, column: int | None = None) -> None:
        """Take up a bar, by the meld in a column or by its last."""
        if self._trial is None or self._board is None:
            return
        bar = self._bar(place)
        part = None if column is None else self._board.order[column]
        self._taken_by = part if part in bar.parts else (bar.parts or (-1,))[-1]
        self.held = Held(place, bar.parts, by_key=column is None)
        self._hold(bar.parts)

    def drag(self, column: int | None) -> None:
        """Hold the bar over the meld in a column; None is at the left, where bars are taken off."""
        if self._trial is not None and self._board is not None and self.held is not None:
            over = None if column is None else self._board.order[column]
            self._hold(self._trial.meant(self._bar(self.held.place), self._taken_by, over))

    def step(self, by: int) -> None:
        """Hold the bar over the next place of its fan; before the first is off the matrix."""
        if self._trial is not None and self.held is not None:
            self._hold(self._trial.neighbour(self._bar(self.held.place), self.held.target, by))

    def put_down(self) -> None:
        """Put the bar where it is held: a legal move is tried, with an illegal one it goes back."""
        if self.held is not None:
            self._put(self.held.place, self.held.target)

    def press(self, place: Place) -> None:
        """Let a bar that does not count sit where it lies, if it may."""
        self._put(place, self._bar(place).parts)

    def take_off(self, place: Place) -> None:
        """Take a bar off at once."""
        self._put(place, None)

    def put_back(self) -> None:
        """Let the bar go back to its place."""
        self.held = None
        self.held_changed.emit()

    def _bar(self, place: Place) -> Bar:
        assert self._board is not None
        return self._board.rows[place[0]].bars[place[1]]

    def _hold(self, target: Parts | None) -> None:
        if self._trial is not None and self.held is not None:
            bar = self._bar(self.held.place)
            taken, why_not = self._trial.in_the_way(bar, target), self._trial.why_not(bar, target)
            self.held = replace(self.held, target=target, taken=taken, why_not=why_not)
            self.held_changed.emit()

    def _put(self, place: Place, target: Parts | None) -> None:
        if self._trial is None:
            return
        self.put_back()
        try:
            trial = self._trial.move(self._bar(place), target)
        except Refused as error:
            self.refused.emit(error.phrase)
        else:
            if trial is not self._trial:
                self.tried.emit(trial)
