"""Brings the panel what it shows: asks the session for reach, ghost hands and chances, and puts the answers together.

Nothing is asked and nothing is told that `Visible` does not allow, so a quiet hint level stays quiet.
"""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.coach.hints import Moment
from trainer.game import Move, SeatView
from trainer.game.positions import position_after_claim
from trainer.reach import Chance, Key, Line, Nearness, Position, Reach
from trainer.reach import TargetHand as Witness
from trainer.rules import MAIN_FANS, SMALL_FANS, Circumstances, FanId, Seat, Tile, load_values, secured
from trainer.session import TableSession
from trainer.ui.table.heading import Heading
from trainer.ui.table.panel import PanelContent
from trainer.ui.table.rows import Question, best_discard, chip_lines, head_line, path_lines, switch_for

PREVIEW_DELAY: Final = 80
"""Milliseconds before a preview starts, so that sweeping over the hand does not flicker."""
CHANCE_DRAWS: Final = 10
"""Own draws that an estimate of the chance speaks of, at most."""


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
        self._targets: tuple[Position, Tile | None] | None = None
        self._chances: dict[tuple[Position, Key], Chance] = {}
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.timeout.connect(self._start_preview)
        session.reach_ready.connect(self._reach_found)
        session.reach.witness_ready.connect(lambda *_: self.answered.emit())
        session.reach.obstacles_ready.connect(lambda *_: self.answered.emit())
        session.reach.chance_ready.connect(self._chance_found)
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

    def content(self, pinned: frozenset[FanId]) -> PanelContent | None:
        """What the panel shows now; None while nothing was answered in this hand."""
        spoken_of, view = self._spoken_of(), self._session.view
        if spoken_of is None or view is None:
            return None
        (position, reach), drawn = spoken_of, None if self._past is not None else self._drawn
        values = load_values(self._session.reach.values)
        had = secured(position.melds, Circumstances(position.seat, prevailing=position.prevailing), values)
        why = self._session.reach.known_obstacles(_after(position, self._discard(position)))
        preview = self._preview if position.must_discard else None
        question = Question(reach, drawn, preview, values, had.by_fan, why)
        head = head_line(question, view.line, had.points)
        key: Key = Line(0) if head.reached else Line(head.line)
        heading = Heading(
            head=head,
            nearest=self._witness(position, question, key),
            preview=preview,
            drawn=drawn if question.compares else None,
            switch=switch_for(question, key),
            chance=self._chances.get((position, key)) if question.discard is None else None,
            left=view.discards[-1].tile if self._past is not None and view.discards else None,
        )
        targets = {fan: found for fan in MAIN_FANS if (found := self._witness(position, question, fan)) is not None}
        return PanelContent(heading, path_lines(question), chip_lines(question), targets, pinned)

    def ask_targets(self) -> None:
        """Ask for the ghost hands of everything in reach, why the rest is not, and for the chance of the line."""
        spoken_of = self._spoken_of()
        if spoken_of is None or self._session.view is None:
            return
        position, reach = spoken_of
        discard = self._discard(position)
        if self._targets == (position, discard):
            return
        self._targets = (position, discard)
        answers = reach.now if discard is None else reach.discards.get(discard, {})
        wanted: tuple[Key, ...] = (Line(self._session.view.line), Line(0), *MAIN_FANS)
        keys = [key for key in wanted if key in answers]
        if any(fan not in answers for fan in (*MAIN_FANS, *SMALL_FANS)):
            self._session.reach.ask_obstacles(_after(position, discard))
        self._session.reach.ask_witnesses(position, discard, dict.fromkeys(keys))
        if discard is None and keys and (draws := self._draws_left(position)):
            self._session.reach.ask_chance(position, keys[0], draws)

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
            near = best_discard(reach, key) if reach.discards else reach.now.get(key)
            if near is not None:
                found[move] = near
        if asked:
            self._session.reach.ask(*asked)
        return found

    def _draws_left(self, position: Position) -> int:
        """About how many tiles the learner will still draw; none where the hand holds a tile to discard."""
        view = self._session.view
        return 0 if view is None or position.must_discard else min(CHANCE_DRAWS, view.wall_left // len(Seat))

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

    def _chance_found(self, position: Position, key: Key, chance: Chance) -> None:
        self._chances = {(position, key): chance}
        self.answered.emit()

    def _discard(self, position: Position) -> Tile | None:
        """The discard that the rows suppose; None between turns and looking back, and while the last answer is still
        that of the hand before the draw."""
        if not position.must_discard:
            return None
        if self._preview is not None:
            return self._preview
        return None if self._past is not None else self._drawn

    def _spoken_of(self) -> tuple[Position, Reach] | None:
        """The position that the panel speaks of, with the answer; None while there is none."""
        if self._past is None:
            return self._shown
        known = self._session.reach.known(self._past)
        return None if known is None else (self._past, known)

    def _witness(self, position: Position, question: Question, key: Key) -> Witness | None:
        if key not in question.shown:
            return None
        return self._session.reach.known_witness(position, question.discard, key)


def _after(position: Position, discard: Tile | None) -> Position:
    return position.without(discard) if discard in position.concealed else position
