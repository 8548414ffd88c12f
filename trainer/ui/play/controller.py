"""From keys and wishes to the session's commands: what a wish means at this moment of free play."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication

from trainer.coach.claims import Slot, moves_by_slot, why_no_win
from trainer.coach.hints import HintLevel, Moment
from trainer.coach.panel import PanelFace
from trainer.game import Won
from trainer.rules import FanId
from trainer.session import SettingsKeeper, TableSession
from trainer.ui.play.keys import Pressed, Wish
from trainer.ui.play.side import Side
from trainer.ui.reach import FanButton
from trainer.ui.table import Action, TableView
from trainer.ui.table.hand_tiles import OwnTile

_SLOT_WISHES: Mapping[Wish, Slot] = {
    Wish.CHOW: Slot.CHOW,
    Wish.PUNG: Slot.PUNG,
    Wish.KONG: Slot.KONG,
    Wish.WIN: Slot.WIN,
}

_SCORE = Action("score", "table-deal-score", "Enter", primary=True)
_ANSWER = Action("score", "ask-first-go", "Enter", primary=True)
_AGAIN = Action("again", "table-deal-again", "A")
_REVIEW = Action("review", "table-deal-review", "R")
_NEXT = Action("next", "table-deal-next", "N")
_GO_ON = Action("next", "table-deal-next", "Enter", primary=True)
_RESUME = Action("resume", "table-resume-go", "Enter", primary=True)
_DEAL = Action("deal", "table-deal-new", "N")
_CANCEL = Action("cancel", "table-dealing-cancel", "Esc")


def actions_of(session: TableSession) -> tuple[Action, ...]:
    """What can be done before and after a hand, or while one is dealt; nothing while one is played."""
    if session.dealing.slow:
        return (_CANCEL,)
    match session.moment:
        case Moment.OVER:
            won = session.view is not None and isinstance(session.view.result, Won)
            if session.veiled:
                return (_ANSWER, _AGAIN, _NEXT)
            return (_SCORE, _REVIEW, _AGAIN, _NEXT) if won else (_REVIEW, _AGAIN, _GO_ON)
        case Moment.EMPTY:
            return (_DEAL,) if session.resumable() is None else (_RESUME, _DEAL)
        case _:
            return ()


class TableController(QObject):
    """Plays what the learner wishes. What is not about moves goes on as a signal."""

    score_wanted = Signal()
    review_wanted = Signal()
    """Look at the hand that has ended, decision by decision."""
    row_wanted = Signal(int)
    """Pin the fan of a row of the panel, by its place."""
    face_wanted = Signal()
    level_wanted = Signal(int)
    rule_wanted = Signal(object)
    log_wanted = Signal()
    keys_wanted = Signal()
    back_wanted = Signal()
    ask_wanted = Signal()
    """Ask about wins first, or no more."""
    compare_wanted = Signal()
    """Look at what a try at building came to."""
    guided_wanted = Signal()
    """Another prepared hand."""
    asked = Signal(object)
    """A `Phrase` that answers a question, such as why a hand cannot be won."""

    def __init__(self, session: TableSession, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._table = table
        table.move_wanted.connect(session.play)
        table.refused.connect(self._say_why)
        table.action_wanted.connect(lambda wish: self._actions[wish]())
        table.pressed.connect(self._hurry)
        self._actions: Mapping[str, Callable[[], None]] = {
            "score": self.score_wanted.emit,
            "guided": self.guided_wanted.emit,
            "build": self.compare_wanted.emit,
            "review": self.review_wanted.emit,
            "next": session.deal_new,
            "again": session.same_wall,
            "resume": session.resume,
            "deal": session.deal_new,
            "cancel": session.dealing.cancel,
        }
        self._plain: Mapping[Wish, Callable[[], None]] = {
            Wish.LEFT: lambda: self._step(-1),
            Wish.RIGHT: lambda: self._step(1),
            Wish.FIRST: lambda: self._step_to(0),
            Wish.LAST: lambda: self._step_to(-1),
            Wish.TAKE: self._take,
            Wish.PASS: self._pass,
            Wish.UNDO: session.undo,
            Wish.REDO: session.redo,
            Wish.NEXT: session.deal_new,
            Wish.AGAIN: self._again,
            Wish.LOG: self.log_wanted.emit,
            Wish.RULE: self._rule,
            Wish.FACE: self.face_wanted.emit,
            Wish.KEYS: self.keys_wanted.emit,
            Wish.ASK: self.ask_wanted.emit,
            Wish.BACK: self._back,
        }

    def obey(self, pressed: Pressed) -> None:
        """Do what a key asks for, as far as it means something now."""
        if pressed.wish in _SLOT_WISHES:
            self._table.use_slot(_SLOT_WISHES[pressed.wish])
        elif pressed.wish is Wish.PIN:
            self.row_wanted.emit(pressed.number - 1)
        elif pressed.wish is Wish.LEVEL:
            self.level_wanted.emit(pressed.number - 1)
        elif pressed.wish is Wish.NUMBER:
            self._table.take(pressed.number)
        elif pressed.wish in self._plain:
            self._plain[pressed.wish]()

    def _say_why(self, slot: Slot) -> None:
        """Answer why there is no win."""
        view = self._session.view
        why = None if view is None or slot is not Slot.WIN else why_no_win(view, self._session.refusal)
        if why is not None:
            self.asked.emit(why)

    def _again(self) -> None:
        if self._session.moment is Moment.OVER:
            self._session.same_wall()

    def _step(self, by: int) -> None:
        if self._table.choices.open:
            self._table.choices.step(by)
        elif self._session.view is not None:
            self._table.hand.step(by)

    def _step_to(self, end: int) -> None:
        if self._session.view is not None:
            self._table.hand.step_to(end)

    def _take(self) -> None:
        """Enter: what is the one thing to do next; while a hand is played, the tile in the ring."""
        primary = next((action for action in self._table.content.actions if action.primary), None)
        if primary is not None:
            self._actions[primary.wish]()
        else:
            self._table.take()

    def _pass(self) -> None:
        """Space: let the offered tile go; press the focused button; or skip the wait for others."""
        moves = moves_by_slot(self._session.view)[Slot.PASS]
        focused = QApplication.focusWidget()
        if moves:
            self._table.use_slot(Slot.PASS)
        elif isinstance(focused, QAbstractButton) and not isinstance(focused, OwnTile) and focused.isEnabled():
            focused.click()
        else:
            self._hurry()

    def _hurry(self) -> None:
        """Do not wait for the others, where they are waited for."""
        if self._session.moment is Moment.WAITING:
            self._session.hurry()

    def _rule(self) -> None:
        """Ask for the rule of the fan whose row or chip has the focus; else for the review, where it is offered."""
        focused = QApplication.focusWidget()
        if isinstance(focused, FanButton):
            self.rule_wanted.emit(focused.fan)
        elif any(action.wish == "review" for action in self._table.content.actions):
            self.review_wanted.emit()

    def _back(self) -> None:
        if self._session.dealing.slow:
            self._session.dealing.cancel()
        elif self._table.choices.open:
            self._table.close_choices()
        else:
            self.back_wanted.emit()


class TableChoices:
    """What is chosen at the table and kept with the settings: hint level, pins, the panel's face, the first words."""

    def __init__(self, session: TableSession, settings: SettingsKeeper, side: Side) -> None:
        self._session, self._settings = session, settings
        self._side = side

    def choose_level(self, level: HintLevel) -> None:
        """Take another hint level, also where the hand was begun with hints on request."""
        self._session.quiet = False
        self._settings.change(replace(self._settings.current, hint_level=level))

    def switch_asking(self) -> None:
        """Ask about wins before their score is shown, or no more."""
        settings = self._settings.current
        self._settings.change(replace(settings, ask_first=not settings.ask_first))

    def choose_face(self, face: PanelFace) -> None:
        """Have the panel in another face."""
        self._settings.change(replace(self._settings.current, panel_face=face))

    def pin(self, fan: FanId) -> None:
        """Pin a fan, or let it go."""
        settings = self._settings.current
        others = tuple(other for other in settings.pinned if other is not fan)
        self._settings.change(replace(settings, pinned=others if fan in settings.pinned else (*others, fan)))

    def pin_row(self, place: int) -> None:
        """Pin the fan of a row of the panel, by its place, or let it go."""
        rows = tuple(self._side.paths.rows)
        if place < len(rows):
            self.pin(rows[place])

    def put_words_away(self) -> None:
        """The first words were read."""
        self._settings.change(replace(self._settings.current, welcomed=True))
