"""Brings the reach panel what it shows: asks the session for reach, nearest hands, waits and the rest, and puts the
answers together.

Nothing is asked and nothing is told that `Visible` does not allow, so a quiet hint level stays quiet.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from trainer.coach.hints import Moment
from trainer.coach.panel import PanelContent, PanelFace, PanelQuestion, best_discard, panel_content
from trainer.coach.panel.heading import WaitsContent
from trainer.game import Move, SeatView
from trainer.game.positions import position_after_claim
from trainer.reach import ORDERS, Key, Line, Nearness, Position, Reach
from trainer.rules import PATTERN_FANS, FanId, Seat, Tile, load_values
from trainer.session import TableSession
from trainer.session.questions import AskChance, AskWaits, AskWidenings, More

PREVIEW_DELAY: Final = 80
"""Milliseconds before a preview starts, so that sweeping over the hand does not flicker."""
STAY: Final = 600
"""Milliseconds that the learner stays at a position before play is simulated for it."""
WIDENS_UP_TO: Final = 3
"""Tiles that lack at most where widening tiles are asked for: farther away almost every tile is one."""
PLAYED_UP_TO: Final = 4
"""Tiles that lack at most where play is simulated: it takes about a second, beside the window."""


class PanelFeed(QObject):
    """Keeps the question that the panel is asked. ``answered`` says that `content` may be different now."""

    answered = Signal()

    def __init__(self, session: TableSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: tuple[Position, Reach] | None = None
        self._past: Position | None = None
        self._drawn: Tile | None = None
        self._preview: Tile | None = None
        self._next_preview: Tile | None = None
        self._asked: tuple[Position, Tile | None] | None = None
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.timeout.connect(self._start_preview)
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self._ask_chance)
        session.reach_ready.connect(self._reach_found)
        session.reach.target_ready.connect(lambda *_: self.answered.emit())
        session.reach.obstacles_ready.connect(lambda *_: self.answered.emit())
        session.reach.more_ready.connect(lambda *_: self.answered.emit())
        session.reach.failed.connect(self._give_up)

    def show_view(self, view: SeatView | None) -> None:
        """Stand at a view. What was answered last stays until the new answer is there."""
        self._delay.stop()
        self._preview = self._next_preview = None
        if view is None or view.over:
            self._shown = None
            return
        known = self._session.reach.known(view.position)
        if known is not None:
            self._take(view, known)

    def forget(self) -> None:
        """Another hand, or another moment of this one, is on the table: the last answer says nothing about it."""
        self._shown = None

    def look_back(self, position: Position | None) -> None:
        """Speak of an earlier position in place of the one on the table; None comes back to that."""
        if position != self._past:
            self._past = position
            if position is not None and self._session.reach.known(position) is None:
                self._session.reach.ask(position)

    def preview(self, tile: Tile | None) -> None:
        """Look at the discard of ``tile`` after a short wait; None looks away at once."""
        self._next_preview = tile
        if tile == self._preview:
            self._delay.stop()
        elif tile is None:
            self._delay.stop()
            self._start_preview()
        else:
            self._delay.start(PREVIEW_DELAY)

    @property
    def previewed(self) -> Tile | None:
        """The discard that is looked at."""
        return self._preview

    @property
    def reach(self) -> Reach | None:
        """The answer for the view on the table, once it is there."""
        view = self._session.view
        if view is None or self._shown is None or self._shown[0] != view.position:
            return None
        return self._shown[1]

    def content(self, face: PanelFace, pinned: frozenset[FanId] = frozenset()) -> PanelContent | None:
        """What the panel shows now in a face; None while nothing was answered in this hand."""
        question = self._question()
        if question is None:
            return None
        service = self._session.reach
        content = panel_content(
            question,
            face.at(question.line),
            pinned,
            waits_found=service.known_waits(question.after),
            widenings=service.known_widenings(question.after, question.aim),
            draws=self._draws_left(),
        )
        if self._session.asks_first and isinstance(content.heading, WaitsContent):
            return replace(content, heading=replace(content.heading, veiled=True))
        return content

    def ask_more(self) -> None:
        """Ask for the hands of everything in reach, why the rest is not, and for what the head tells besides."""
        question = self._question()
        if question is None or self._asked == (question.position, question.discard):
            return
        self._asked = (question.position, question.discard)
        wanted: tuple[Key, ...] = (question.aim, *PATTERN_FANS)
        keys = [key for key in wanted if key in question.shown]
        if any(fan not in question.shown for fan in PATTERN_FANS):
            self._session.reach.ask_obstacles(question.after)
        self._session.reach.ask_targets(question.position, question.discard, keys)
        self._session.reach.ask_more(*self._head_questions(question))
        self._stay.start(STAY)

    def claim_answers(self, view: SeatView) -> Mapping[Move, Nearness]:
        """How near the winning line is after each claim, as far as that is answered; asks for the rest."""
        key = Line(view.line)
        asked: list[Position] = []
        found: dict[Move, Nearness] = {}
        for move in view.moves:
            after = position_after_claim(view, move)
            if after is None:
                continue
            reach = self._session.reach.known(after)
            if reach is None:
                asked.append(after)
                continue
            best = best_discard(reach, key)
            if best is not None:
                found[move] = best[1]
            elif not reach.discards and key in reach.now:
                found[move] = reach.now[key]
        if asked:
            self._session.reach.ask(*asked)
        return found

    def _question(self) -> PanelQuestion | None:
        spoken_of, view = self._spoken_of(), self._session.view
        if spoken_of is None or view is None:
            return None
        (position, reach), service = spoken_of, self._session.reach
        bare = PanelQuestion(
            position,
            reach,
            load_values(service.values),
            view.line,
            preview=self._preview if position.must_discard else None,
        )
        if self._past is None:
            win = view.win.score if view.win is not None and position == view.position else None
            bare = replace(bare, drawn=self._drawn, win=win)
        elif view.discards:
            bare = replace(bare, left=view.discards[-1].tile)
        targets = {key: hand for key in bare.shown if (hand := service.known_target(bare.position, bare.discard, key))}
        chance = None if bare.after.must_discard else service.known_chance(self._chance_question(bare))
        return replace(bare, targets=targets, obstacles=service.known_obstacles(bare.after), chance=chance)

    def _head_questions(self, question: PanelQuestion) -> tuple[More, ...]:
        """Waits of a hand that is one away and owes no discard; else widening tiles while the line is near."""
        near, values = question.shown.get(question.aim), self._session.reach.values
        if near is None or question.completed is not None or question.after.must_discard:
            return ()
        if near.distance == 1:
            return (AskWaits(question.after, values),) if question.discard is None else ()
        if 1 < near.distance <= WIDENS_UP_TO:
            return (AskWidenings(question.after, question.aim, values),)
        return ()

    def _ask_chance(self) -> None:
        """The learner stays: have play simulated, unless the line is too far away, or one away with an exact chance."""
        question = self._question()
        near = None if question is None else question.shown.get(question.aim)
        if question is None or near is None or question.completed is not None or question.after.must_discard:
            return
        if 1 < near.distance <= PLAYED_UP_TO and question.preview is None:
            self._session.reach.ask_more(*self._head_questions(question), self._chance_question(question))

    def _chance_question(self, question: PanelQuestion) -> AskChance:
        return AskChance(question.after, question.aim, self._draws_left(), 0, ORDERS, self._session.reach.values)

    def _draws_left(self) -> int:
        """How many tiles the learner will still draw if nobody claims."""
        view = self._session.view
        return 0 if view is None else view.wall_left // len(Seat)

    def _reach_found(self, position: Position, reach: Reach) -> None:
        view = self._session.view
        if view is None or view.over:
            return
        if position == view.position:
            self._take(view, reach)
        self.answered.emit()

    def _give_up(self) -> None:
        """No answer comes for where the table stands now: the one before says nothing about it."""
        if self._shown is not None and self.reach is None:
            self.forget()
            self.answered.emit()

    def _take(self, view: SeatView, reach: Reach) -> None:
        self._shown = (view.position, reach)
        self._drawn = view.drawn if self._session.moment is Moment.CHOOSING else None

    def _start_preview(self) -> None:
        self._preview = self._next_preview
        self.answered.emit()

    def _spoken_of(self) -> tuple[Position, Reach] | None:
        """The position that the panel speaks of, with the answer; None while there is none."""
        if self._past is None:
            return self._shown
        known = self._session.reach.known(self._past)
        return None if known is None else (self._past, known)
