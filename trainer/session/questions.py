"""What takes too long to find out on the window's thread: frozen questions, each with a pure answer.

Value sets go by their id, so that equal questions are equal and cheap to compare. The engine of the reach and the bots
are imported by the first question that needs them, in the thread that answers it.
"""

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from trainer import reach
from trainer.coach.panel import PanelContent, PanelFace, bare_content, nearest_hand
from trainer.game import Deal, DealError, Move, Record, RecordError, SeatView, State, TableRules, deal, view
from trainer.game.bots.protocol import BotId
from trainer.json_text import read_json
from trainer.reach import Chance, Key, Line, Position, Reach, TargetHand, Wait, Widening
from trainer.rules import FanId, FaultError, Phrase, Scheme, Seat, Tile, ValueSetError, load_values
from trainer.session.history import History, begun

if TYPE_CHECKING:
    from trainer.coach.building import Build, BuildTask, TableBuild, TableTry, Turned, WaysCompared
    from trainer.coach.drills import ClaimFact, DiscardFact, RankedDrill
    from trainer.coach.exercises import Asking, CannotAsk, Exercise
    from trainer.coach.packs import Content, StepAnswer
    from trainer.coach.review import HandReview
    from trainer.coach.table_lessons import TableLesson


class AskReach(Struct, frozen=True):
    """How near every key is; ``lines`` are the winning lines to measure besides the fans."""

    position: Position
    values: str
    lines: tuple[int, ...]

    def answer(self) -> Reach:
        """The whole answer."""
        return reach.analyse(self.position, load_values(self.values), self.lines)


class AskTargetHand(Struct, frozen=True):
    """A nearest hand of a key to show, now or after a discard."""

    position: Position
    discard: Tile | None
    key: Key
    values: str

    def answer(self) -> TargetHand | None:
        """The hand, or None for a key out of reach."""
        after = self.position if self.discard is None else self.position.without(self.discard)
        return nearest_hand(after, self.key, load_values(self.values))


class AskObstacles(Struct, frozen=True):
    """What is in the way of each fan out of reach."""

    position: Position

    def answer(self) -> Mapping[FanId, Phrase]:
        """The obstacles, by fan."""
        return reach.obstacles(self.position)


class AskMove(Struct, frozen=True, eq=False):
    """What an opponent at ``seat`` does. Each question is one of its own: the answer is wanted once."""

    bot: BotId
    state: State
    seat: Seat

    def answer(self) -> Move:
        """The bot's choice, from what its seat may see."""
        from trainer.game.bots.players import BOTS

        return BOTS[self.bot].choose(view(self.state, self.seat))


class AskDeal(Struct, frozen=True, eq=False):
    """How a hand begins. Each question is one of its own, as for a move."""

    deal: Deal

    def answer(self) -> History | DealError:
        """The hand just dealt, or why its start cannot be made."""
        try:
            return begun(self.deal)
        except DealError as error:
            return error


class AskFirstDeal(Struct, frozen=True, eq=False):
    """The prepared deal of the guided first hand. Each question is one of its own, as for a move."""

    seed: int

    def answer(self) -> Deal:
        """The deal, once one is found that teaches every step."""
        from trainer.coach.first_deal import prepared_deal

        return prepared_deal(self.seed)


class AskTableLessons(Struct, frozen=True, eq=False):
    """What the learner's decisions in a hand say, for memory; ``targets`` are the fans that were pinned. Each question
    is one of its own. What keeps the answer is imported here as well: it takes longer than the answer."""

    decided: tuple[tuple[SeatView, Move], ...]
    targets: tuple[FanId, ...]
    seed: int
    values: str

    def answer(self) -> "tuple[TableLesson, ...]":
        """The decisions that count, in order."""
        import trainer.session.practice
        from trainer.coach.table_lessons import table_lessons

        assert trainer.session.practice
        return table_lessons(self.decided, self.targets, self.seed, load_values(self.values))


class AskChance(Struct, frozen=True):
    """How likely the next ``draws`` own draws bring a key; where it is not exact, ``orders`` of the unseen tiles are
    played."""

    position: Position
    key: Key
    draws: int
    seed: int
    orders: int
    values: str

    def steps(self) -> Generator[None, None, Chance | None]:
        """The chance over all orders, after those over fewer; None for a key out of reach."""
        last = None
        values = load_values(self.values)
        for chance in reach.chances(self.position, self.key, self.draws, values, self.seed, self.orders):
            last = chance
            yield
        return last


class AskWaits(Struct, frozen=True):
    """What a hand of 13 waits for, by worth."""

    position: Position
    values: str

    def answer(self) -> tuple[Wait, ...]:
        """The tiles that complete the hand."""
        return reach.waits(self.position, load_values(self.values))


class AskWidenings(Struct, frozen=True):
    """Which tiles bring a key no nearer but let more tiles help."""

    position: Position
    key: Key
    values: str

    def answer(self) -> tuple[Widening, ...]:
        """The tiles, each with how many then help."""
        return reach.widenings(self.position, self.key, load_values(self.values))


class AskExercise(Struct, frozen=True):
    """A question for the learner, under a value set."""

    ask: "Asking"
    values: str

    def answer(self) -> "Exercise | CannotAsk":
        """The question, or why there is none; the first one takes longest, since exercises are imported by what brings
        it."""
        from trainer.coach.exercises import CannotAsk

        try:
            return self.ask.question(load_values(self.values))
        except CannotAsk as error:
            return error


class AskFacts(Struct, frozen=True, eq=False):
    """What there is to say of every choice of a drill, and so of each question by itself."""

    drill: "RankedDrill"

    def steps(self) -> "Generator[None, None, tuple[DiscardFact, ...] | tuple[ClaimFact, ...]]":
        """The facts, the best choice first."""
        found = []
        for fact in self.drill.facts():
            found.append(fact)
            yield
        return tuple(found)


class AskBuild(Struct, frozen=True):
    """The tiles of a hand to be built alone; or the try that was ``kept``, as JSON, in place of a new one."""

    task: "BuildTask | None"
    kept: str = ""

    def answer(self) -> "Build | TableTry | DealError | None":
        """The try; why its start cannot be made; or None where what was kept is none."""
        from trainer.coach.building import begin, build_from_data, complete, table_from_data
        from trainer.coach.building.at_table import TABLE_FORMAT

        try:
            kept = {} if self.task is not None else _object(self.kept)
            if kept.get("format") == TABLE_FORMAT:
                return table_from_data(kept)
            build = build_from_data(kept) if self.task is None else begin(self.task)
            complete(build)  # the first look at a hand is slow, and the page takes all later ones by itself
            return build
        except DealError as error:
            return error if self.task is not None else None
        except ValueError:
            return None


class AskReview(Struct, frozen=True):
    """What a played hand comes to for one seat; ``number`` is that of the hand, for who asks about several."""

    record: Record
    seat: Seat
    number: int = 0

    def steps(self) -> Generator[None, None, "HandReview | Phrase | None"]:
        """The review, a decision a step; None for a hand that does not replay."""
        from trainer.coach.review import review_steps

        try:
            return (yield from review_steps(self.record, self.seat))
        except (RecordError, DealError, ValueSetError, OSError):
            return None


class AskWays(Struct, frozen=True):
    """What the tiles of a finished try allowed, and what each discard cost."""

    build: "Build | TableTry"

    def steps(self) -> Generator[None, None, "tuple[Build | TableBuild, WaysCompared, tuple[Turned, ...]] | None"]:
        """The try as it was played, the ways of playing side by side, and the discards; None for a hand at the table
        that is not over, or whose moves cannot be."""
        from trainer.coach.building import Build, compared, compared_at_table, read_try, turns_of

        try:
            build = self.build if isinstance(self.build, Build) else read_try(self.build)
        except FaultError:
            return None
        if not isinstance(build, Build) and build.end is None:
            return None
        ways = yield from compared(build) if isinstance(build, Build) else compared_at_table(build)
        return build, ways, (yield from turns_of(build))


class AskPanel(Struct, frozen=True):
    """The reach panel of a position by itself, at a winning line of ``line`` points."""

    position: Position
    values: str
    line: int
    face: PanelFace = PanelFace.AUTO

    def answer(self) -> PanelContent:
        """The whole panel."""
        return bare_content(self.position, load_values(self.values), self.line, self.face)


class AskWhy(Struct, frozen=True):
    """Why a discard costs a key more than another one."""

    position: Position
    tile: Tile
    best: Tile
    key: Key
    values: str

    def answer(self) -> Phrase | None:
        """The meld that it breaks, or what helps no more; None where there is nothing to say."""
        from trainer.coach.drills import why_missed

        return why_missed(self.position, self.tile, self.best, self.key, load_values(self.values))


class AskStep(Struct, frozen=True):
    """What the engine says of a step of a club pack, by a value set, a scheme and a winning line in points."""

    content: "Content"
    values: str
    scheme: Scheme
    line: int

    def answer(self) -> "StepAnswer":
        """The whole answer."""
        from trainer.coach.bench import Terms
        from trainer.coach.packs import step_answer

        return step_answer(self.content, Terms(load_values(self.values), self.scheme, self.line))


class Rehearse(Struct, frozen=True):
    """The first reach and the first move of each bot are slow, because tables are made that all later ones use. Asked
    ahead of the first deal, this makes them while nobody waits."""

    values: str
    lines: tuple[int, ...]

    def steps(self) -> Generator[None, None, None]:
        """Nothing is answered: what counts is that it was done."""
        from trainer.game.bots.players import BOTS

        shown = view(deal(Deal(0, TableRules(self.values))), Seat.E)
        for bot in BOTS.values():
            bot.choose(shown)
            yield
        reach.analyse(shown.position, load_values(self.values), self.lines)


Once: TypeAlias = AskMove | AskDeal | AskFirstDeal | AskReview | AskTableLessons
"""Questions whose answer is wanted once or is large, so that it is not remembered."""
OfPage: TypeAlias = (
    AskExercise | AskFacts | AskPanel | AskBuild | AskWays | AskReview | AskWhy | AskStep | AskTableLessons
)
"""What pages besides the table ask."""
Question: TypeAlias = (
    AskReach | AskTargetHand | AskObstacles | Once | AskChance | AskWaits | AskWidenings | OfPage | Rehearse
)
Answer: TypeAlias = (
    "Reach | TargetHand | Mapping[FanId, Phrase] | Move | Chance | tuple[Wait, ...] | tuple[Widening, ...] | Exercise"
    " | CannotAsk | tuple[DiscardFact, ...] | tuple[ClaimFact, ...] | PanelContent | History | Deal | DealError"
    " | Build | TableTry | tuple[Build | TableBuild, WaysCompared, tuple[Turned, ...]] | HandReview | StepAnswer"
    " | tuple[TableLesson, ...]"
    " | Phrase | None"
)
More: TypeAlias = AskWaits | AskWidenings | AskChance
"""What the head of the reach panel asks besides: the least urgent questions."""


def lines_to_measure(line: int) -> tuple[int, ...]:
    """Any win, and the learner's own line.

    >>> lines_to_measure(10), lines_to_measure(0)
    ((0, 10), (0,))
    """
    return tuple(sorted({Line(0).points, line}))


def _object(text: str) -> Mapping[str, object]:
    """The JSON object of a text. Raises `ValueError` for anything else."""
    data = read_json(text)
    if not isinstance(data, dict):
        raise ValueError("no object")
    return data
