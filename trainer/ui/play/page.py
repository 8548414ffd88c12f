"""The page of free play: the top bar, the table, and the side panel. It shows what the session holds and passes wishes
on."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication

from trainer.coach.first_hand import FirstHand, Introduced
from trainer.coach.hints import HintLevel, Moment
from trainer.game import Dealt, Event, SeatView, Won
from trainer.game.outcome import won_hand
from trainer.session import HandOver, TableSession
from trainer.store import Settings
from trainer.ui.controls import FocusButton, QuietButton
from trainer.ui.controls.held_key import HeldKey
from trainer.ui.look import Look
from trainer.ui.page import Context, Page
from trainer.ui.play.controller import TableChoices, TableController, actions_of
from trainer.ui.play.goal import TableGoal
from trainer.ui.play.guide import GuideController
from trainer.ui.play.guide_steps import GuideSteps
from trainer.ui.play.hint_controller import HintController
from trainer.ui.play.keys import Wish, wish_of
from trainer.ui.play.learning import HandLearning
from trainer.ui.play.log_controller import LogController
from trainer.ui.play.side import Shown, Side
from trainer.ui.play.top_bar import LEVELS, TopBar
from trainer.ui.play.turn_presenter import TurnLinePresenter
from trainer.ui.reach import FULL_WIDTH, NARROW_WIDTH
from trainer.ui.table import TableView

WIDE_TABLE: Final = 800
NARROW_TABLE: Final = 744
"""What the table needs for itself, in pixels at 100 %, beside the whole panel (from 1272 on: a window on a screen of
1280 may have borders) and beside the narrow one without ghost hands (from 1080 on); where there is less, the panel is a
drawer over the felt."""
HAND_WIDTH: Final = 968
LARGEST_BESIDE: Final = 1.5
"""The width that tiles of 100 % want, and how often as much it may be before the panel keeps its width all the same:
the larger the tiles, the sooner the panel is the narrow one."""
_MORE = 250
"""How much more of it the table needs for its words when these are twice as large."""


def looks_on_request(session: TableSession) -> bool:
    """Whether the panel is there for a look when it is asked for: at the hand now, or back at the last discard."""
    return session.hint_level is not HintLevel.ALWAYS and session.visible(asked=True).panel


class PlayPage(Page):
    """The learner's table."""

    tells = True

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.look = look = context.look
        self.session = session = context.session
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table = TableView(look, self)
        self.log_button = QuietButton(look, "", key="L", icon="log", parent=self.table)
        self.panel_button = QuietButton(look, "", key="Z", icon="eye", parent=self.table)
        self.steps = GuideSteps(look, self.table)
        self.guide_button = QuietButton(look, "", parent=self.table)
        self.side = Side(look, session, self)
        self.bar = TopBar(look, session, self)
        self.hints = HintController(look, session, self.table, self.side, self)
        self.controller = TableController(session, self.table, self)
        self.choices = TableChoices(session, context.settings, self.side)
        self.log = LogController(session, self.side, self)
        self.turn = TurnLinePresenter(look, session, self.table, self.hints, self)
        self.learning = HandLearning(session, context.settings, self)
        self.guide = GuideController(look, session, context.settings, self)
        self.goal = TableGoal(context, self.hints, self)
        self._look_key = HeldKey(self)
        self._beside: bool | None = None
        self._drawer_open = False
        self._connect()
        self._use(context.settings.current)

    def enter(self, topic: object) -> None:
        """Come to the front; a `FirstHand` is guided."""
        if isinstance(topic, FirstHand):
            self.guide.begin(topic)

    def show_all(self) -> None:
        """Show the session's view from scratch."""
        session, guide = self.session, self.guide
        guide.follow()
        self.hints.know(guide.known, None if guide.pointed is None else guide.pointed[0])
        self.turn.lead(guide.turn)
        self.bar.lead(guide.on)
        self._tend_side()
        left = session.left_hand() if session.moment is Moment.EMPTY else None
        content = replace(
            self.table.content,
            view=session.view if left is None else left.view,
            waits=left is not None,
            actions=guide.actions or self.goal.actions or actions_of(session),
            note=self.look.words("first-hand-prepared") if guide.on else self.goal.said,
            claims=guide.has(Introduced.CLAIMS),
            pointed=guide.pointed,
            bots=session.bots,
        )
        self.table.show_content(content)
        self.bar.show_goal(self.goal.said)
        self.bar.show_state()
        self.log.show_now()
        self.hints.show_now()
        self._offer_panel()
        self.turn.show_now()

    def presents(self) -> object:
        """The own hand as it stands, or the one that won."""
        # A start at the table must not wait for what only a presentation needs.
        from trainer.coach.packs.presentation import presenting_position, presenting_score

        view = self.session.view
        if view is None:
            return None
        result = view.result
        if isinstance(result, Won):
            return presenting_score(won_hand(view, result))
        return None if view.over else presenting_position(view.position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key of the table that no control keeps for itself."""
        pressed = wish_of(event)
        if pressed is None:
            super().keyPressEvent(event)
        elif pressed.wish is Wish.LOOK:
            self._look_key.go_down()
            self.turn.say_why_no_paths()
        elif self.guide.knows(pressed.wish) and (not event.isAutoRepeat() or pressed.wish in (Wish.LEFT, Wish.RIGHT)):
            self.controller.obey(pressed)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The look ends when its key is let go."""
        pressed = wish_of(event)
        if pressed is not None and pressed.wish is Wish.LOOK and not event.isAutoRepeat():
            self._look_key.come_up()
        super().keyReleaseEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page gets the keys from now on, and with them that the key for a look comes up."""
        super().hideEvent(event)
        self._look_key.let_go()

    def changeEvent(self, event: QEvent) -> None:
        """Another window has the keys now."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._look_key.let_go()

    def event(self, event: QEvent) -> bool:
        """F1 shows the keys beside the table, whatever it does elsewhere in the window."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            pressed = wish_of(event)
            if pressed is not None and pressed.wish is Wish.KEYS:
                event.accept()
                return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page keeps no focus for itself: it gives it to the hand, or to what can be done before there is one."""
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.table.focus_stop(ring=by_key)

    def focusNextPrevChild(self, on: bool) -> bool:
        """Focus goes on by Tab; from what has just gone or cannot be used any more it goes back to the hand."""
        focused = QApplication.focusWidget()
        if focused is None or (focused.isVisible() and focused.isEnabled()) or not self.isVisible():
            return super().focusNextPrevChild(on)
        self.table.focus_stop(ring=isinstance(focused, FocusButton) and focused.ring_shown)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay bar, table and side out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def open_score(self) -> None:
        """Show why the hand on the table is worth what it is."""
        if self.session.view is not None:
            self._show_score(self.session.view)

    def _show_score(self, view: SeatView) -> None:
        from trainer.ui.score import NextStep, ScoreTopic

        if isinstance(view.result, Won):
            says = self.guide.lanes(view)
            ways = frozenset[NextStep]() if says else frozenset({NextStep.NEXT, NextStep.AGAIN})
            topic = ScoreTopic(won_hand(view, view.result), ways, says)
            self._context.open_page("ask" if self.session.veiled else "score", topic)

    def _connect(self) -> None:
        session, context, controller = self.session, self._context, self.controller
        session.changed.connect(self._changed)
        session.dealing.slow_changed.connect(self.show_all)
        session.hand_over.connect(self._show_end)
        session.archive_replaced.connect(self.show_all)
        session.unveiled.connect(self.show_all)
        context.settings.changed.connect(self._use)
        controller.score_wanted.connect(self.open_score)
        controller.guided_wanted.connect(self.guide.another)
        controller.compare_wanted.connect(self.goal.compare)
        self.guide.changed.connect(self._relook)
        self.guide.score_wanted.connect(self._show_score)
        self.guide_button.clicked.connect(self._guide_again)
        self.steps.back_wanted.connect(session.undo)
        self.steps.stop_wanted.connect(self.guide.stop)
        controller.review_wanted.connect(lambda: context.open_page("review", session.saving.number))
        controller.row_wanted.connect(self.choices.pin_row)
        controller.face_wanted.connect(self.side.paths.turn_over)
        controller.rule_wanted.connect(lambda fan: context.open_page("rules", fan))
        controller.level_wanted.connect(lambda index: self.choices.choose_level(LEVELS[index]))
        controller.log_wanted.connect(lambda: self.side.toggle(Shown.LOG))
        controller.keys_wanted.connect(self.log.want_keys)
        controller.back_wanted.connect(self._go_back)
        controller.asked.connect(self.turn.tell)
        self._look_key.held.connect(self.hints.hold)
        self.hints.pin_wanted.connect(self.choices.pin)
        self.hints.asking_changed.connect(self._lay_out)
        self.side.changed.connect(lambda: self._open_drawer(self.side.wanted is not None))
        self.side.paths.rule_wanted.connect(lambda fan: context.open_page("rules", fan))
        self.side.paths.face_wanted.connect(self.choices.choose_face)
        self.side.paths.close_wanted.connect(self._go_back)
        self.side.first_words.closed.connect(self.choices.put_words_away)
        self.log.told.connect(self.turn.tell)
        self.log.help_wanted.connect(context.help)
        self.side.log.history_wanted.connect(lambda: context.open_page("history"))
        self.log_button.clicked.connect(lambda: self.side.toggle(Shown.LOG))
        self.panel_button.clicked.connect(self._use_panel_button)
        self.bar.level_wanted.connect(self.choices.choose_level)
        controller.ask_wanted.connect(self.choices.switch_asking)
        self.bar.ask_wanted.connect(self.choices.switch_asking)
        self.bar.undo_wanted.connect(session.undo)
        self.bar.redo_wanted.connect(session.redo)
        self.bar.keys_wanted.connect(lambda: self.side.toggle(Shown.KEYS))
        self.bar.settings_wanted.connect(lambda: context.open_page("settings"))
        self.bar.home_wanted.connect(lambda: context.open_page("home"))
        self.bar.bench_wanted.connect(lambda: context.open_page("bench"))
        self.look.changed.connect(self._relook)

    def _changed(self, view: SeatView, events: Sequence[Event]) -> None:
        if not events or isinstance(events[0], Dealt):
            self.turn.forget_notice()
            self.hints.feed.forget()
        if self.session.moment is Moment.CLAIMING and self._drawer_open:
            self.side.want(None)  # a drawer would lie over the tile that is offered
        self.hints.stand_at(view)
        self.show_all()
        self.table.show_events(events)
        self._keep_focus()
        if self.session.view is view:
            if self.guide.on and not self._beside and self._drawer_open is not self.guide.speaks_of_row:
                self._open_drawer(self.guide.speaks_of_row)
            self.guide.go_on()

    def _keep_focus(self) -> None:
        """What had the focus may be gone with what was done before the hand: the hand has it then."""
        focused = self.window().focusWidget()
        if self.isVisible() and (focused is None or not focused.isVisible()):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_end(self, over: HandOver) -> None:
        """The learner's own win is opened at once, another's when it is asked for."""
        if self.isVisible() and isinstance(over.result, Won) and over.result.seat is over.view.seat:
            (self.goal.compare if self.goal.on and not self.session.veiled else self.open_score)()

    def _use(self, settings: Settings) -> None:
        """Follow new settings."""
        self.side.paths.show_both_names(settings.chinese_names)
        self.bar.ask.setChecked(settings.ask_first)
        self.hints.follow(settings.panel_face, frozenset(settings.pinned))
        self._relook()

    def _relook(self) -> None:
        words = self.look.words
        self.log_button.setText(words("table-log"))
        self.guide_button.setText(words("first-hand-go-on"))
        self._lay_out()
        self.show_all()

    def _offer_panel(self) -> None:
        """Offer a look at the panel where hints come on request, or the drawer where the panel is one."""
        looks = looks_on_request(self.session)
        playing = self.session.moment not in (Moment.EMPTY, Moment.OVER)
        self.panel_button.setText(self.look.words("table-look" if looks else "table-drawer"))
        guide = self.guide
        drawer = playing and not self._beside and guide.has(Introduced.PANEL)
        self.panel_button.setVisible((looks and not guide.on) or drawer)
        self.log_button.setVisible(guide.has(Introduced.LOG))
        self.guide_button.setVisible(guide.resting and playing)
        self.steps.setVisible(guide.on and playing)
        self.steps.back.setVisible(guide.has(Introduced.UNDO))
        self.steps.show_step(guide.number, can_go_back=guide.can_go_back, low=guide.has(Introduced.CLAIMS))
        self.table.hold_tools((self.steps, self.log_button, self.panel_button, self.guide_button))

    def _use_panel_button(self) -> None:
        if looks_on_request(self.session):
            self.hints.keep_look(not self.hints.asked)
        elif self.hints.visible.panel:
            self._open_drawer(not self._drawer_open)
        else:
            self.turn.say_why_no_paths()

    def _guide_again(self) -> None:
        if self.guide.kept is not None:
            self.guide.begin(self.guide.kept)

    def _go_back(self) -> None:
        """Close what lies over the table; from the bare table end the guide, or go where one came from."""
        if self.side.wanted is None and not self.hints.asked and not self._drawer_open:
            (self.guide.stop if self.guide.on else self._context.go_back)()
        self.side.want(None)
        self.hints.keep_look(False)

    def _open_drawer(self, opened: bool) -> None:
        self._drawer_open = opened
        self._lay_out()

    def _lay_out(self) -> None:
        bar = self.bar.height()
        wide, high = self.width(), self.height() - bar
        self.bar.setGeometry(0, 0, wide, bar)
        side = _side_width(self.look, wide)
        self._fold(beside=side > 0)
        self._offer_panel()
        self.table.setGeometry(0, bar, wide - side, high)
        self.side.paths.show_columns(1 if self._beside else 2)
        if self._beside:
            self.side.setGeometry(wide - side, bar, side, high)
        else:
            self.side.setGeometry(0, bar, wide, self.table.free_height)
            self.side.raise_()
        self._tend_side()
        self.side.setVisible(bool(self._beside) or self._drawer_open or self.hints.asked)
        self.table.cover(covered=self.side.isVisibleTo(self) and not self._beside)

    def _tend_side(self) -> None:
        """Beside a guided hand stands nothing that was not introduced."""
        settings, guided = self._context.settings.current, self.guide.on
        self.side.rest_at(Shown.NOTHING if guided else Shown.LOG)
        self.side.welcome(shown=bool(self._beside) and not settings.welcomed and not guided, line=settings.lines[0])

    def _fold(self, *, beside: bool) -> None:
        """Whether the panel stands beside the table. A panel that hints show always stays open when it becomes a
        drawer."""
        if self._beside and not beside and self.side.shown is Shown.PATHS:
            self._drawer_open = self.session.hint_level is HintLevel.ALWAYS and self.session.view is not None
        elif beside and self.side.wanted is None:
            self._drawer_open = False
        self._beside = beside


def _side_width(look: Look, wide: int) -> int:
    """How wide the side stands beside the table in a page so wide; 0 where it is a drawer."""
    more = _MORE * max(0.0, look.ui_scale - 1)
    hand = HAND_WIDTH * min(look.tile_scale, LARGEST_BESIDE) if look.tile_scale > 1 else 0
    for side, table in ((FULL_WIDTH, max(WIDE_TABLE, hand)), (NARROW_WIDTH, NARROW_TABLE)):
        if wide - look.px(side) >= table + more:
            return look.px(side)
    return 0
