"""The table page: the top bar, the table, and the side panel. It shows what the session holds and passes wishes on."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from trainer.coach.hints import HintLevel, Moment
from trainer.game import Dealt, Event, SeatView, Won
from trainer.rules import FanId
from trainer.session import TableSession
from trainer.store import Settings
from trainer.ui.controls import FocusButton
from trainer.ui.look import Look
from trainer.ui.page import Page
from trainer.ui.reach.panel import FULL_WIDTH, NARROW_WIDTH
from trainer.ui.table.conduct import Conduct
from trainer.ui.table.ground import Ground
from trainer.ui.table.held_key import HeldKey
from trainer.ui.table.hint_show import HintShow
from trainer.ui.table.keys import Wish, wish_of
from trainer.ui.table.motion import TableMotion
from trainer.ui.table.quiet import Quiet
from trainer.ui.table.side import Shown, Side
from trainer.ui.table.telling import Telling
from trainer.ui.table.top_bar import LEVELS, TopBar

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


class TablePage(Page):
    """The learner's table.

    ``score_wanted``: show the scoring page. ``settings_changed`` carries a whole `trainer.store.Settings` with what was
    changed here: hint level, pins. ``parts`` are what wears the style sheet.
    """

    score_wanted = Signal()
    settings_wanted = Signal()
    help_wanted = Signal()
    rule_wanted = Signal(object)
    settings_changed = Signal(object)

    def __init__(
        self, look: Look, session: TableSession, settings: Settings | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.session = session
        self._settings = Settings(hint_level=session.hint_level) if settings is None else settings
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.ground = Ground(look, self)
        self.side = Side(look, session, self)
        self.bar = TopBar(look, session, self)
        self.parts = (self.bar, self.ground, self.side)
        self.hints = HintShow(look, session, self.ground, self.side, self)
        self.motion = TableMotion(look, self.ground)
        self.conduct = Conduct(session, self.ground, self.motion, self)
        self.quiet = Quiet(session, self.side, self)
        self.telling = Telling(look, session, self.ground, self.hints, self)
        self._look_key = HeldKey(self)
        self._drawer_open = False
        self._connect()
        self._follow_settings()

    def use(self, settings: Settings) -> None:
        """Follow new settings."""
        if settings != self._settings:
            self._settings = settings
            self._follow_settings()

    def show_all(self) -> None:
        """Show the session's view from scratch."""
        view, moment = self.session.view, self.session.moment
        left = self.session.left_hand() if moment is Moment.EMPTY else None
        shown = view if left is None else left.view
        self.ground.show_hand(shown, may_discard=moment is Moment.CHOOSING, waits=left is not None)
        self.ground.felt.show_bots(self.session.bots)
        won = view is not None and isinstance(view.result, Won)
        resumable = moment is Moment.EMPTY and self.session.resumable() is not None
        self.ground.show_moment(moment, won=won, resumable=resumable)
        self.bar.show_state()
        self.quiet.show_now()
        self.hints.show_now()
        self._offer_panel()
        self.telling.show_now()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key of the table that no control keeps for itself."""
        pressed = wish_of(event)
        if pressed is None:
            super().keyPressEvent(event)
        elif pressed.wish is Wish.LOOK:
            self._look_key.go_down()
            self.telling.say_why_no_paths()
        elif not event.isAutoRepeat() or pressed.wish in (Wish.LEFT, Wish.RIGHT):
            self.conduct.obey(pressed)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The look ends when its key is let go."""
        pressed = wish_of(event)
        if pressed is not None and pressed.wish is Wish.LOOK and not event.isAutoRepeat():
            self._look_key.come_up()
        super().keyReleaseEvent(event)

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
        self.ground.focus_stop(ring=by_key)

    def focusNextPrevChild(self, on: bool) -> bool:
        """Focus goes on by Tab; from what has just gone or cannot be used any more it goes back to the hand."""
        focused = QApplication.focusWidget()
        if focused is None or (focused.isVisible() and focused.isEnabled()) or not self.isVisible():
            return super().focusNextPrevChild(on)
        self.ground.focus_stop(ring=isinstance(focused, FocusButton) and focused.ring_shown)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay bar, table and side out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _connect(self) -> None:
        session, conduct = self.session, self.conduct
        session.changed.connect(self._changed)
        conduct.score_wanted.connect(self.score_wanted)
        conduct.row_wanted.connect(self._pin_row)
        conduct.face_wanted.connect(self.side.paths.turn_over)
        conduct.rule_wanted.connect(self.rule_wanted)
        conduct.level_wanted.connect(lambda index: self.bar.level_wanted.emit(LEVELS[index]))
        conduct.log_wanted.connect(lambda: self.side.toggle(Shown.LOG))
        conduct.keys_wanted.connect(self.quiet.want_keys)
        conduct.back_wanted.connect(lambda: self.side.want(None))
        conduct.back_wanted.connect(lambda: self.hints.keep_look(False))
        conduct.asked.connect(self.telling.tell)
        conduct.choosing.connect(self.telling.show_now)
        self._look_key.held.connect(self.hints.hold)
        self.hints.pin_wanted.connect(self._pin)
        self.hints.asking_changed.connect(self._lay_out)
        self.side.changed.connect(lambda: self._open_drawer(self.side.wanted is not None))
        self.quiet.told.connect(self.telling.tell)
        self.quiet.help_wanted.connect(self.help_wanted)
        self.side.paths.rule_wanted.connect(self.rule_wanted)
        self.side.paths.face_wanted.connect(lambda face: self._change(replace(self._settings, panel_face=face)))
        self.side.paths.close_wanted.connect(lambda: self.side.want(None))
        self.ground.log_button.clicked.connect(lambda: self.side.toggle(Shown.LOG))
        self.ground.drawer_button.clicked.connect(self._use_panel_button)
        self.bar.level_wanted.connect(lambda level: self._change(replace(self._settings, hint_level=level)))
        self.bar.undo_wanted.connect(session.undo)
        self.bar.redo_wanted.connect(session.redo)
        self.bar.keys_wanted.connect(lambda: self.side.toggle(Shown.KEYS))
        self.bar.settings_wanted.connect(self.settings_wanted)
        self.look.changed.connect(self._relook)

    def _changed(self, view: SeatView, events: Sequence[Event]) -> None:
        self.conduct.close_choices()
        if not events or isinstance(events[0], Dealt):
            self.telling.forget_notice()
            self.hints.feed.forget()
        if self.session.moment is Moment.CLAIMING and self._drawer_open:
            self.side.want(None)  # a drawer would lie over the tile that is offered
        self.hints.stand_at(view)
        self.show_all()
        self.motion.show_events(view, events)

    def _relook(self) -> None:
        self._lay_out()
        self.show_all()

    def _offer_panel(self) -> None:
        beside = self._side_width(self.width()) > 0
        looks = looks_on_request(self.session)
        playing = self.session.moment not in (Moment.EMPTY, Moment.OVER)
        self.ground.offer_panel(shown=looks or (playing and not beside), looks=looks)

    def _use_panel_button(self) -> None:
        if looks_on_request(self.session):
            self.hints.keep_look(not self.hints.asked)
        elif self.hints.visible.panel:
            self._open_drawer(True)
        else:
            self.telling.say_why_no_paths()

    def _follow_settings(self) -> None:
        self.side.paths.show_both_names(self._settings.chinese_names)
        self.hints.show_face(self._settings.panel_face)
        self.hints.pin(frozenset(self._settings.pinned))
        self.show_all()

    def _pin(self, fan: FanId) -> None:
        pinned = self._settings.pinned
        kept = tuple(other for other in pinned if other is not fan) if fan in pinned else (*pinned, fan)
        self._change(replace(self._settings, pinned=kept))

    def _pin_row(self, place: int) -> None:
        rows = tuple(self.side.paths.rows)
        if place < len(rows):
            self._pin(rows[place])

    def _change(self, settings: Settings) -> None:
        self.session.use(settings)
        self.use(settings)
        self.settings_changed.emit(settings)

    def _open_drawer(self, opened: bool) -> None:
        self._drawer_open = opened
        self._lay_out()

    def _lay_out(self) -> None:
        bar = self.bar.height()
        wide, high = self.width(), self.height() - bar
        self.bar.setGeometry(0, 0, wide, bar)
        side = self._side_width(wide)
        beside = side > 0
        self._offer_panel()
        self.ground.setGeometry(0, bar, wide - side, high)
        self.ground.lay_out()
        self.side.paths.show_columns(1 if beside else 2)
        if beside:
            self.side.setGeometry(wide - side, bar, side, high)
        elif self.ground.places is not None:
            self.side.setGeometry(0, bar, wide, self.ground.places.claims.top() - 8)
            self.side.raise_()
        self.side.setVisible(beside or self._drawer_open or self.hints.asked)
        self.ground.cover(covered=self.side.isVisibleTo(self) and not beside)

    def _side_width(self, wide: int) -> int:
        """How wide the side stands beside the table; 0 where it is a drawer."""
        more = _MORE * max(0.0, self.look.ui_scale - 1)
        hand = HAND_WIDTH * min(self.look.tile_scale, LARGEST_BESIDE) if self.look.tile_scale > 1 else 0
        for side, table in ((FULL_WIDTH, max(WIDE_TABLE, hand)), (NARROW_WIDTH, NARROW_TABLE)):
            if wide - self.look.px(side) >= table + more:
                return self.look.px(side)
        return 0
