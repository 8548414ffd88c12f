"""The table as the person at the screen sees it, with the reach panel at the hint level of this person."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.coach.bench import Setup
from trainer.coach.claims import Slot, moves_by_slot
from trainer.coach.hints import HintLevel
from trainer.coach.packs import PositionSetup, StepAnswer
from trainer.coach.turn_line import Said, turn_of
from trainer.game import SeatView
from trainer.notation.hand_text import HandText, write_hand_text
from trainer.rules import Tile, format_tiles, relation
from trainer.session.mixed_session import MixedSession, Sitter
from trainer.session.questions import AskStep
from trainer.session.reach_service import ReachService
from trainer.session.worker import Lane
from trainer.text import Words
from trainer.ui.look import Look
from trainer.ui.play.keys import Wish, wish_of
from trainer.ui.reach import FULL_WIDTH, ReachPanel
from trainer.ui.table import TableContent, TableView

_SLOTS: Mapping[Wish, Slot] = {Wish.CHOW: Slot.CHOW, Wish.PUNG: Slot.PUNG, Wish.KONG: Slot.KONG, Wish.WIN: Slot.WIN}
_LEAST_TABLE: Final = 744
_LEAST_PANEL: Final = 200


class SeatTable(QWidget):
    """Shows the hand of one person after another, in the language of each. Nothing of a hand stays when it is taken
    away."""

    def __init__(self, page_look: Look, session: MixedSession, reach: ReachService, parent: QWidget) -> None:
        super().__init__(parent)
        self._page_look, self._session, self._reach = page_look, session, reach
        self._sitter: Sitter | None = None
        self._asked: AskStep | None = None
        self._answer: StepAnswer | None = None
        self._looking = False
        self.look = Look(page_look.words)
        self.look.setParent(self)
        self.table, self.panel = self._made()
        reach.page_ready.connect(self._take)
        page_look.changed.connect(self._follow)
        self._follow()

    def show_hand(self, sitter: Sitter, view: SeatView, values: str) -> None:
        """Show somebody's hand."""
        self._sitter, self._looking, self._answer = sitter, sitter.level is HintLevel.ALWAYS, None
        self._follow()
        self._show(view)
        if sitter.level is not HintLevel.OFF:
            position = view.position
            line = write_hand_text(HandText(position.concealed, position.melds))
            setup = Setup(line, position.seat, prevailing=position.prevailing)
            content = PositionSetup(setup, format_tiles(position.visible))
            self._asked = AskStep(content, values, view.rules.scheme, view.line)
            self._reach.ask_page(Lane.STEP, self._asked)
        self._lay_out()

    def take_away(self) -> None:
        """Show nothing of any hand. Table and panel are made anew: widgets that were hidden would still tell screen
        readers what they showed last."""
        if self._sitter is None:
            return
        self._asked = self._answer = self._sitter = None
        self._looking = False
        for old in (self.table, self.panel):
            old.hide()
            old.setParent(None)
            old.deleteLater()
        self._follow()
        self.table, self.panel = self._made()
        self._lay_out()

    def press(self, event: QKeyEvent) -> bool:
        """Keys of the table; whether this was one."""
        pressed, view = wish_of(event), self._session.view
        if pressed is None or view is None:
            return False
        plain: Mapping[Wish, Callable[[], object]] = {
            Wish.LEFT: lambda: self._step(-1),
            Wish.RIGHT: lambda: self._step(1),
            Wish.FIRST: lambda: self.table.hand.step_to(0),
            Wish.LAST: lambda: self.table.hand.step_to(-1),
            Wish.TAKE: self.table.take,
            Wish.PASS: self._pass,
            Wish.LOOK: self._turn_look,
        }
        if pressed.wish in _SLOTS:
            self.table.use_slot(_SLOTS[pressed.wish])
        elif pressed.wish is Wish.NUMBER:
            self.table.take(pressed.number)
        elif pressed.wish in plain:
            plain[pressed.wish]()
        else:
            return False
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the panel beside the table where there is room."""
        super().resizeEvent(event)
        self._lay_out()

    def _made(self) -> tuple[TableView, ReachPanel]:
        """A table and a panel that have shown nothing yet."""
        table, panel = TableView(self.look, self), ReachPanel(self.look, self)
        table.move_wanted.connect(self._session.play)
        table.chosen.connect(self._say)
        table.show()
        return table, panel

    def _step(self, by: int) -> None:
        if self.table.choices.open:
            self.table.choices.step(by)
        else:
            self.table.hand.step(by)

    def _pass(self) -> None:
        if moves_by_slot(self._session.view)[Slot.PASS]:
            self.table.use_slot(Slot.PASS)

    def _turn_look(self) -> None:
        """Open the panel for a look, or close it."""
        if self._sitter is not None and self._sitter.level is HintLevel.ON_REQUEST:
            self._looking = not self._looking
            self._lay_out()

    def _say(self, chosen: Tile | None) -> None:
        view = self._session.view
        if view is not None:
            self._show(view, chosen)

    def _show(self, view: SeatView, chosen: Tile | None = None) -> None:
        bots = {relation(view.seat, seat): bot for seat, bot in self._session.bots.items()}
        turn = turn_of(view, Said(chosen=chosen), self.look.words)
        self.table.show_content(TableContent(view=view, turn=turn, bots=bots))

    def _take(self, question: object, answer: object) -> None:
        if question == self._asked and isinstance(answer, StepAnswer):
            self._answer = answer
            if answer.panel is not None:
                self.panel.show_content(answer.panel)
            self._lay_out()

    def _follow(self) -> None:
        """Look as the page does, but speak as the person at the screen does."""
        self.look.take_after(self._page_look)
        if self._sitter is not None:
            self.look.words = Words(self._sitter.language)
        self.look.changed.emit()

    def _lay_out(self) -> None:
        shown = self._looking and self._answer is not None and self._answer.panel is not None
        side = self.look.px(FULL_WIDTH) if shown else 0
        beside = self.width() - side >= _LEAST_TABLE
        self.panel.setVisible(shown)
        self.table.setGeometry(0, 0, self.width() - (side if beside else 0), self.height())
        if shown:
            high = self.height() if beside else max(self.table.free_height, self.look.px(_LEAST_PANEL))
            self.panel.setGeometry(max(0, self.width() - side), 0, min(side, self.width()), high)
            self.panel.raise_()
