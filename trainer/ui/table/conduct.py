"""From keys and buttons to the session's commands: what a wish means at this moment."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication

from trainer.coach.hints import Moment
from trainer.game import Discard, Move, SeatView, Won
from trainer.rules import Phrase, Tile
from trainer.session import TableSession
from trainer.ui.reach.fan_button import FanButton
from trainer.ui.table.choices import Slot, choice_of, moves_by_slot, refusal_of
from trainer.ui.table.ground import Ground
from trainer.ui.table.hand_tile import HandTile
from trainer.ui.table.keys import Pressed, Wish
from trainer.ui.table.motion import TableMotion

_SLOT_WISHES: Mapping[Wish, Slot] = {
    Wish.CHOW: Slot.CHOW,
    Wish.PUNG: Slot.PUNG,
    Wish.KONG: Slot.KONG,
    Wish.WIN: Slot.WIN,
}


class Conduct(QObject):
    """Plays what the learner wishes. What is not about moves goes on as a signal."""

    score_wanted = Signal()
    row_wanted = Signal(int)
    """Pin the fan of a row of the panel, by its place."""
    face_wanted = Signal()
    level_wanted = Signal(int)
    rule_wanted = Signal(object)
    log_wanted = Signal()
    keys_wanted = Signal()
    back_wanted = Signal()
    asked = Signal(object)
    """A `Phrase` that answers a question, such as why a hand cannot be won."""
    choosing = Signal()
    """The choice of a group opened or closed."""

    def __init__(self, session: TableSession, ground: Ground, motion: TableMotion, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._ground = ground
        self._motion = motion
        ground.hand.discard_wanted.connect(self.discard)
        ground.claims.slot_used.connect(self.use_slot)
        ground.choices.taken.connect(self.play)
        ground.pressed.connect(self._hurry)
        over = ground.over
        over.score_wanted.connect(self.score_wanted)
        over.next_wanted.connect(session.deal_new)
        over.again_wanted.connect(session.same_wall)
        over.resume_wanted.connect(session.resume)
        over.deal_wanted.connect(self.next)
        self._plain: Mapping[Wish, Callable[[], None]] = {
            Wish.LEFT: lambda: self._step(-1),
            Wish.RIGHT: lambda: self._step(1),
            Wish.FIRST: lambda: self._step_to(0),
            Wish.LAST: lambda: self._step_to(-1),
            Wish.TAKE: self._take,
            Wish.PASS: self._pass,
            Wish.UNDO: session.undo,
            Wish.REDO: session.redo,
            Wish.NEXT: self.next,
            Wish.AGAIN: self._again,
            Wish.LOG: self.log_wanted.emit,
            Wish.RULE: self._rule,
            Wish.FACE: self.face_wanted.emit,
            Wish.KEYS: self.keys_wanted.emit,
            Wish.BACK: self._back,
        }

    def obey(self, pressed: Pressed) -> None:
        """Do what a key asks for, as far as it means something now."""
        if pressed.wish in _SLOT_WISHES:
            self.use_slot(_SLOT_WISHES[pressed.wish])
        elif pressed.wish is Wish.PIN:
            self.row_wanted.emit(pressed.number - 1)
        elif pressed.wish is Wish.LEVEL:
            self.level_wanted.emit(pressed.number - 1)
        elif pressed.wish is Wish.NUMBER:
            move = self._ground.choices.take(pressed.number)
            if move is not None:
                self.play(move)
        elif pressed.wish in self._plain:
            self._plain[pressed.wish]()

    def play(self, move: Move) -> None:
        """Make a move, and close what was being chosen."""
        self.close_choices()
        self._session.play(move)

    def discard(self, tile: Tile) -> None:
        """Discard a tile on the own turn."""
        if self._session.moment is Moment.CHOOSING:
            self._motion.remember(tile)
            self.play(Discard(self._session.seat, tile))

    def use_slot(self, slot: Slot) -> None:
        """Claim what a slot stands for; where it stands for several, offer them. A 和 that is refused says why."""
        view = self._session.view
        if view is None:
            return
        moves = moves_by_slot(view)[slot]
        if len(moves) == 1:
            self.play(moves[0])
        elif moves:
            choices = [choice for move in moves if (choice := choice_of(view, move)) is not None]
            self._ground.choices.offer(choices)
            self._ground.choices.focus_first()
            self.choosing.emit()
        elif slot is Slot.WIN:
            self._say_why(view)

    def close_choices(self) -> None:
        """Offer nothing to choose any more; the keyboard goes back to the hand."""
        if self._ground.choices.open:
            focused = QApplication.focusWidget()
            had_focus = focused is not None and self._ground.choices.isAncestorOf(focused)
            self._ground.choices.offer(())
            if had_focus:
                self._ground.hand.focus_stop(ring=True)
            self.choosing.emit()

    def next(self) -> None:
        """Go on: the next hand when one is over, the first when there is none."""
        if self._session.moment in (Moment.EMPTY, Moment.OVER):
            self._session.deal_new()

    def _say_why(self, view: SeatView) -> None:
        """Answer why there is no win: with what the line has refused last, else with what the hand lacks."""
        if self._session.refusal is not None:
            self.asked.emit(refusal_of(self._session.refusal))
        elif view.moves:
            self.asked.emit(Phrase.of("cannot-win-shape"))

    def _again(self) -> None:
        if self._session.moment is Moment.OVER:
            self._session.same_wall()

    def _step(self, by: int) -> None:
        if self._ground.choices.open:
            self._ground.choices.step(by)
        elif self._session.view is not None:
            self._ground.hand.step(by)

    def _step_to(self, end: int) -> None:
        if self._session.view is not None:
            self._ground.hand.step_to(end)

    def _take(self) -> None:
        if self._ground.choices.open:
            move = self._ground.choices.take()
            if move is not None:
                self.play(move)
        elif self._session.moment is Moment.OVER:
            self._leave_hand()
        elif self._session.moment is Moment.EMPTY and self._session.resumable() is not None:
            self._session.resume()
        else:
            self._ground.hand.discard_chosen()

    def _leave_hand(self) -> None:
        """What the primary button of a finished hand does: to its score, or on where nobody has won."""
        view = self._session.view
        if view is not None and isinstance(view.result, Won):
            self.score_wanted.emit()
        else:
            self._session.deal_new()

    def _pass(self) -> None:
        """Space: let the offered tile go; press the focused button; or skip the wait for others."""
        moves = moves_by_slot(self._session.view)[Slot.PASS]
        focused = QApplication.focusWidget()
        if moves:
            self.play(moves[0])
        elif isinstance(focused, QAbstractButton) and not isinstance(focused, HandTile) and focused.isEnabled():
            focused.click()
        else:
            self._hurry()

    def _hurry(self) -> None:
        """Do not wait for the others, where they are waited for."""
        if self._session.moment is Moment.WAITING:
            self._session.hurry()

    def _rule(self) -> None:
        """Ask for the rule of the fan whose row or chip has the focus."""
        focused = QApplication.focusWidget()
        if isinstance(focused, FanButton):
            self.rule_wanted.emit(focused.fan)

    def _back(self) -> None:
        if self._ground.choices.open:
            self.close_choices()
        else:
            self.back_wanted.emit()
