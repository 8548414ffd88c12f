"""Reach, and what opponents do, off the window's thread: answers by signal, at once from the cache where known, never
a stale one."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from trainer.reach import Chance, Key, Position, Reach, TargetHand, Wait, Widening
from trainer.rules import FanId, Phrase, Tile
from trainer.session.questions import (
    Answer,
    AskChance,
    AskDeal,
    AskFirstDeal,
    AskMove,
    AskObstacles,
    AskReach,
    AskStep,
    AskTargetHand,
    AskWaits,
    AskWidenings,
    More,
    OfPage,
    Once,
    Question,
    Rehearse,
    lines_to_measure,
)
from trainer.session.worker import Lane, Worker

if TYPE_CHECKING:
    from trainer.coach.packs import StepAnswer

REMEMBERED = 256
"""How many answers are kept, of which a discard needs about thirty: enough to go back a few turns at once."""


class KnownAnswers(QObject):
    """Answers that are remembered, the latest of them. ``values`` and ``line`` (points) are those of the hand on the
    table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.values = "sihai"
        self.line = 0
        self._known: OrderedDict[Question, Answer] = OrderedDict()

    def known(self, position: Position) -> Reach | None:
        """The reach of a position that was answered before, at once."""
        found = self._known.get(self._reach_of(position))
        return found if isinstance(found, Reach) else None

    def known_target(self, position: Position, discard: Tile | None, key: Key) -> TargetHand | None:
        """The ghost hand of a key that was answered before, at once."""
        found = self._known.get(AskTargetHand(position, discard, key, self.values))
        return found if isinstance(found, TargetHand) else None

    def known_obstacles(self, position: Position) -> Mapping[FanId, Phrase] | None:
        """What was found to be in the way of fans, at once."""
        found = self._known.get(AskObstacles(position))
        return found if isinstance(found, Mapping) else None

    def known_chance(self, question: AskChance) -> Chance | None:
        """The chance that was answered before, at once."""
        found = self._known.get(question)
        return found if isinstance(found, Chance) else None

    def known_waits(self, position: Position) -> tuple[Wait, ...]:
        """The waits that were answered before, at once; none while there is no answer."""
        found = self._known.get(AskWaits(position, self.values), ())
        return tuple(wait for wait in found if isinstance(wait, Wait)) if isinstance(found, tuple) else ()

    def known_widenings(self, position: Position, key: Key) -> tuple[Widening, ...]:
        """The widening tiles that were answered before, at once; none while there is no answer."""
        found = self._known.get(AskWidenings(position, key, self.values), ())
        return tuple(tile for tile in found if isinstance(tile, Widening)) if isinstance(found, tuple) else ()

    def known_step(self, question: AskStep) -> "StepAnswer | None":
        """What was found out about a step of a club pack, at once."""
        from trainer.coach.packs import StepAnswer  # nothing at the table needs it

        found = self._known.get(question)
        return found if isinstance(found, StepAnswer) else None

    def _reach_of(self, position: Position) -> AskReach:
        return AskReach(position, self.values, lines_to_measure(self.line))

    def _remember(self, question: Question, answer: Answer) -> None:
        self._known[question] = answer
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


class ReachService(KnownAnswers):
    """Asks the worker what is not known."""

    reach_ready = Signal(object, object)
    """Position, `trainer.reach.Reach`."""
    target_ready = Signal(object, object, object, object)
    """Position, discard or None, key, `trainer.reach.TargetHand` or None."""
    obstacles_ready = Signal(object, object)
    """Position, phrases by fan: what is in the way of the fans out of reach."""
    move_ready = Signal(object, object)
    """The `AskMove` and its `trainer.game.Move`."""
    deal_ready = Signal(object, object)
    """The `AskDeal` or `AskFirstDeal` and its answer."""
    more_ready = Signal(object, object)
    """A question asked with `ask_more`, and its answer."""
    page_ready = Signal(object, object)
    """A question asked with `ask_page`, and its answer. All pages hear it; each goes by its own questions."""
    failed = Signal(object)
    """A question that was wanted and has no answer, since working it out raised."""
    notice = Signal(object)
    """A `trainer.rules.Phrase` for the learner: something failed; told of the first time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: dict[Lane, set[Question]] = {lane: set() for lane in Lane}
        self._told_failure = False
        self._worker = Worker(self)
        self._worker.answered.connect(self._answered)
        self._worker.failed.connect(self._failed)

    def close(self) -> None:
        """End the thread and wait for it. Nothing is answered afterwards."""
        self._worker.stop()
        self._worker.wait()
        for lane in Lane:
            self._wanted[lane] = set()

    @property
    def running(self) -> bool:
        """Whether the thread is there; it starts with the first question."""
        return self._worker.isRunning()

    @property
    def idle(self) -> bool:
        """Whether everything that is wanted was told."""
        return not any(self._wanted.values())

    def ask(self, *positions: Position, lane: Lane = Lane.ASKED) -> None:
        """Ask for the reach of positions, in place of what was asked in that lane before."""
        self._put(lane, [self._reach_of(position) for position in positions])

    def ask_targets(self, position: Position, discard: Tile | None, keys: Iterable[Key]) -> None:
        """Ask for the ghost hands of keys, now or after a discard, in place of those asked before."""
        self._put(Lane.TARGET, [AskTargetHand(position, discard, key, self.values) for key in keys])

    def ask_obstacles(self, position: Position) -> None:
        """Ask what is in the way of fans, in place of what was asked before."""
        self._put(Lane.OBSTACLES, [AskObstacles(position)])

    def ask_move(self, question: AskMove) -> None:
        """Ask what an opponent does, in place of any other."""
        self._put(Lane.MOVE, [question])

    def ask_deal(self, question: AskDeal | AskFirstDeal) -> None:
        """Ask how a hand begins, or for the deal of the guided one, in place of any other."""
        self._put(Lane.DEAL, [question])

    def ask_more(self, *questions: More) -> None:
        """Ask for waits, widening tiles and chances, in place of those asked before."""
        self._put(Lane.CHANCE, questions)

    def ask_page(self, lane: Lane, *questions: OfPage) -> None:
        """Ask what a page wants, the most urgent first, in place of what was asked in that lane before; none gives it
        up. `page_ready` tells the answers."""
        self._put(lane, questions)

    def prepare(self) -> None:
        """Make ready what the first hand will need."""
        self._put(Lane.CHANCE, [Rehearse(self.values, lines_to_measure(self.line))])

    def forget_wishes(self) -> None:
        """Nothing asked so far of the hand on the table is wanted any more."""
        for lane in set(Lane) - {Lane.DEAL, Lane.EXERCISE, Lane.STEP, Lane.REVIEW, Lane.LEARNED}:
            self._put(lane, [])

    def _put(self, lane: Lane, questions: Iterable[Question]) -> None:
        asked = list(dict.fromkeys(questions))
        unknown = [question for question in asked if question not in self._known]
        self._wanted[lane] = set(unknown)
        self._worker.put(lane, unknown)
        for question in asked:
            if question in self._known:
                self._tell(question, self._known[question])

    def _answered(self, question: Question, answer: Answer) -> None:
        """Remember every answer, since it stays true; tell only those that are still wanted."""
        if not isinstance(question, Once):
            self._remember(question, answer)
        if self._was_wanted(question):
            self._tell(question, answer)

    def _failed(self, question: Question) -> None:
        """Nobody waits for it any longer; asked again, it is tried again."""
        if self._was_wanted(question):
            self.failed.emit(question)
        if not self._told_failure:
            self._told_failure = True
            self.notice.emit(Phrase.of("session-failure"))

    def _was_wanted(self, question: Question) -> bool:
        """Whether the question was wanted until now; it is not any more."""
        lanes = [lane for lane in Lane if question in self._wanted[lane]]
        for lane in lanes:
            self._wanted[lane].discard(question)
        return bool(lanes)

    def _tell(self, question: Question, answer: Answer) -> None:
        match question:
            case AskReach():
                self.reach_ready.emit(question.position, answer)
            case AskTargetHand():
                self.target_ready.emit(question.position, question.discard, question.key, answer)
            case AskObstacles():
                self.obstacles_ready.emit(question.position, answer)
            case AskMove():
                self.move_ready.emit(question, answer)
            case AskDeal() | AskFirstDeal():
                self.deal_ready.emit(question, answer)
            case AskChance() | AskWaits() | AskWidenings():
                self.more_ready.emit(question, answer)
            case Rehearse():
                pass
            case _:
                self.page_ready.emit(question, answer)
