"""The guided first hand: seven steps, each answered by doing, in a deal prepared so that a win is likely.

Which step it is follows from the table and from what was done before; the table need not obey. `guidance` says what to
show and what to point at, `after` judges a move and tells what came of one that was not pointed at. Progress is a value
that can be kept and taken up again; within a hand it follows from the moves (`after_next`), so that a move taken back
takes its step back.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from trainer import reach
from trainer.game import Chow, Discard, Move, Pass, Pung, SeatView, Stacked, Win, Won
from trainer.game.bots.protocol import BotId
from trainer.game.code import Invitation
from trainer.game.deals import MAX_SEED, Deal
from trainer.game.positions import position_after_claim
from trainer.reach import WIN, Key, Line, Nearness, Position, Reach
from trainer.rules import FanId, Meld, Phrase, Seat, Tile, ValueSet, relation

LEARNER = Seat.S
"""Where the learner sits: the dealer plays before, so something lies on the table already."""

LINE = 5
"""The winning line of the guided hand: one small fan is enough."""


class GuideStep(StrEnum):
    """The seven steps in order."""

    DISCARD = "discard"
    NEARNESS = "nearness"
    SECOND_WAY = "second-way"
    CLAIM = "claim"
    WAIT = "wait"
    WIN = "win"
    LANES = "lanes"


class Introduced(StrEnum):
    """Parts of the table that are not shown before their step."""

    PANEL = "panel"
    UNDO = "undo"
    CLAIMS = "claims"
    LOG = "log"


_BRINGS: Mapping[GuideStep, tuple[Introduced, ...]] = {
    GuideStep.NEARNESS: (Introduced.PANEL, Introduced.UNDO),
    GuideStep.CLAIM: (Introduced.CLAIMS, Introduced.LOG),
    GuideStep.WIN: (Introduced.CLAIMS,),
}

_ROWS: Mapping[GuideStep, FanId] = {GuideStep.NEARNESS: FanId.PINGHE, GuideStep.SECOND_WAY: FanId.DUANYAO}
"""The row of the panel that a step brings."""

_BY_DISCARD = (GuideStep.DISCARD, GuideStep.NEARNESS, GuideStep.SECOND_WAY)
"""The steps that the first discards answer, one each."""


class FirstHand(Struct, frozen=True):
    """How far somebody is: the steps done, in the order in which they were; ``tries`` counts the deals before this one.

    ``stopped``: the learner plays on without the guide, which can be taken up again.
    """

    seed: int
    done: tuple[GuideStep, ...] = ()
    tries: int = 0
    stopped: bool = False

    @classmethod
    def for_player(cls, seed: int) -> "FirstHand":
        """The beginning for somebody who knows how a hand of mahjong is built."""
        return cls(seed, (GuideStep.DISCARD,))

    @property
    def finished(self) -> bool:
        """Whether all was done."""
        return GuideStep.LANES in self.done

    @property
    def silent(self) -> bool:
        """Whether the guide says nothing now."""
        return self.stopped or self.finished

    @property
    def deal_seed(self) -> int:
        """The seed of the prepared deal that is being played."""
        return (self.seed + self.tries) % MAX_SEED

    def plays(self, invitation: Invitation | None) -> bool:
        """Whether a hand is this one's prepared deal."""
        deal = None if invitation is None else invitation.deal
        return deal is not None and isinstance(deal.start, Stacked) and deal.seed == self.deal_seed

    def with_done(self, step: GuideStep) -> "FirstHand":
        """Progress after a step."""
        return self if step in self.done else replace(self, done=(*self.done, step))

    def again(self) -> "FirstHand":
        """Progress for another prepared deal, when this one ended without a win of the learner."""
        return replace(self, tries=self.tries + 1)


def invitation_to(prepared: Deal) -> Invitation:
    """The learner's place at a prepared deal, among opponents that claim nothing and never win."""
    return Invitation(prepared, LEARNER, (BotId.DISCARDER, BotId.DISCARDER, BotId.DISCARDER))


class Known(Struct, frozen=True):
    """What was introduced: rows of the panel, and parts of the table."""

    rows: tuple[FanId, ...]
    parts: frozenset[Introduced]

    @classmethod
    def after(cls, steps: Iterable[GuideStep]) -> "Known":
        """What some steps have brought."""
        known = set(steps)
        rows = tuple(row for step, row in _ROWS.items() if step in known)
        return cls(rows, frozenset(part for step in known for part in _BRINGS.get(step, ())))


class Guidance(Struct, frozen=True):
    """What a step shows: two sentences, one thing to point at, a tile to discard or a move, and all that is known
    then."""

    step: GuideStep
    says: tuple[Phrase, Phrase]
    move: Move | None
    known: Known

    @property
    def number(self) -> int:
        """The number of the step, from 1."""
        return tuple(GuideStep).index(self.step) + 1


class AfterMove(Struct, frozen=True):
    """Progress after a move; ``says`` what came of a move that does not answer the step, which then stays."""

    progress: FirstHand
    says: Phrase | None = None


def guidance(progress: FirstHand, view: SeatView, values: ValueSet) -> Guidance | None:
    """What to show to the learner now; None while others play, for an offer of no use (`passes`), and at the end."""
    if progress.silent:
        return None
    if view.over:
        return _lanes(progress, view)
    if Win(view.seat) in view.moves:
        return _win(progress, view)
    if view.offer is not None:
        claim = _useful_claim(progress, view, values)
        return None if claim is None else _claim(progress, view, claim)
    if any(isinstance(move, Discard) for move in view.moves):
        return _discard(progress, view, values)
    return None


def passes(progress: FirstHand, view: SeatView, values: ValueSet) -> bool:
    """Whether the guide lets an offered tile go by itself: claims are not introduced yet, or this one is of no use."""
    asked = view.offer is not None and bool(view.moves) and not progress.silent
    return asked and guidance(progress, view, values) is None


def after(progress: FirstHand, view: SeatView, move: Move, values: ValueSet) -> AfterMove:
    """Progress after a move of the learner, made in the position of ``view``."""
    shown = guidance(progress, view, values)
    if shown is None:
        return AfterMove(progress)
    if shown.step is GuideStep.WIN:
        return _judged(progress, shown, move, Phrase.of("first-hand-no-win"))
    if shown.step is GuideStep.CLAIM:
        return _judged(progress, shown, move, Phrase.of("first-hand-no-claim", n=_now(view, values).distance))
    if not isinstance(move, Discard):
        return AfterMove(progress)
    near, best = _by_discard(view.position, values), _best(view.position, values)
    mine = near.get(move.tile)
    if mine is not None and mine.distance == near[best].distance:
        return AfterMove(progress.with_done(shown.step))
    farther = Phrase.of("first-hand-out", tile=move.tile)
    if mine is not None:
        more = mine.distance - near[best].distance
        farther = Phrase.of("first-hand-farther", tile=move.tile, n=mine.distance, more=more)
    return AfterMove(progress, farther)


def after_next(told: AfterMove, view: SeatView, move: Move, values: ValueSet) -> AfterMove:
    """What comes after one move more; what the guide lets go by itself leaves standing what was said last."""
    return told if passes(told.progress, view, values) else after(told.progress, view, move, values)


def looked_at_lanes(progress: FirstHand) -> FirstHand:
    """Progress after the learner has looked through the lanes of the score."""
    return progress.with_done(GuideStep.LANES)


def _judged(progress: FirstHand, shown: Guidance, move: Move, otherwise: Phrase) -> AfterMove:
    if move == shown.move or (shown.step is GuideStep.CLAIM and not isinstance(move, Pass)):
        return AfterMove(progress.with_done(shown.step))
    return AfterMove(progress, otherwise)


def _shown(progress: FirstHand, step: GuideStep, says: tuple[Phrase, Phrase], move: Move | None) -> Guidance:
    return Guidance(step, says, move, Known.after((*progress.done, step)))


def _lanes(progress: FirstHand, view: SeatView) -> Guidance | None:
    if not isinstance(view.result, Won) or view.result.seat is not view.seat:
        return None
    says = (Phrase.of("first-hand-lanes"), Phrase.of("first-hand-lanes-do"))
    return _shown(progress, GuideStep.LANES, says, None)


def _win(progress: FirstHand, view: SeatView) -> Guidance | None:
    if view.win is None:
        return None
    says = (
        Phrase.of("first-hand-win", tile=view.win.tile, n=view.win.points, line=view.line),
        Phrase.of("first-hand-win-do"),
    )
    return _shown(progress, GuideStep.WIN, says, Win(view.seat))


def _claim(progress: FirstHand, view: SeatView, claim: "_UsefulClaim") -> Guidance | None:
    if view.offer is None:
        return None
    who = Phrase.of(f"game-who-{relation(view.seat, view.offer.source).value}")
    if isinstance(claim.move, Chow):
        do = Phrase.of("first-hand-claim-chow", meld=Meld.chow(claim.move.tile), n=claim.distance)
    else:
        do = Phrase.of("first-hand-claim-pung", n=claim.distance)
    says = (Phrase.of("first-hand-claim", who=who, tile=view.offer.tile), do)
    return _shown(progress, GuideStep.CLAIM, says, claim.move)


def _discard(progress: FirstHand, view: SeatView, values: ValueSet) -> Guidance:
    tile = _best(view.position, values)
    near = _measured(view.position, values).discards[tile]
    line = _of_line(near)
    step = next((step for step in _BY_DISCARD if step not in progress.done), GuideStep.WAIT)
    said: Mapping[GuideStep, tuple[Phrase, Phrase]] = {
        GuideStep.DISCARD: (Phrase.of("first-hand-discard"), Phrase.of("first-hand-discard-do", tile=tile)),
        GuideStep.NEARNESS: (
            Phrase.of("first-hand-nearness"),
            _distance_after(tile, FanId.PINGHE, near, line),
        ),
        GuideStep.SECOND_WAY: (
            Phrase.of("first-hand-second-way"),
            _distance_after(tile, FanId.DUANYAO, near, line),
        ),
        GuideStep.WAIT: (
            Phrase.of("first-hand-wait", n=line.distance),
            Phrase.of("first-hand-wait-do", tile=tile, live=line.live),
        ),
    }
    return _shown(progress, step, said[step], Discard(view.seat, tile))


def _distance_after(tile: Tile, fan: FanId, near: Mapping[Key, Nearness], line: Nearness) -> Phrase:
    """What the row of a fan shows after a discard; the line's distance where the fan is out of reach."""
    found = near.get(fan)
    if found is None:
        return Phrase.of("first-hand-then-line", tile=tile, n=line.distance)
    return Phrase.of("first-hand-then", tile=tile, fan=fan, n=found.distance)


@lru_cache(maxsize=64)
def _measured(position: Position, values: ValueSet) -> Reach:
    """How near everything is: a step asks several times, and again once it was answered."""
    return reach.analyse(position, values)


def _now(view: SeatView, values: ValueSet) -> Nearness:
    return _of_line(_measured(view.position, values).now)


def _of_line(near: Mapping[Key, Nearness]) -> Nearness:
    """How near the line is, or any win where the line is out of reach."""
    return near[Line(LINE)] if Line(LINE) in near else near[WIN]


def _by_discard(position: Position, values: ValueSet) -> Mapping[Tile, Nearness]:
    """How near each discard leaves the line; discards that put it out of reach are absent."""
    answers = _measured(position, values).discards
    return {tile: near[Line(LINE)] for tile, near in answers.items() if Line(LINE) in near}


def _best(position: Position, values: ValueSet) -> Tile:
    """The discard that leaves the line nearest, with most tiles that help; of equals an honour, then an end."""
    near = _by_discard(position, values)

    def order(tile: Tile) -> tuple[int, int, bool, int, Tile]:
        """The better, the smaller."""
        return near[tile].distance, -near[tile].live, not tile.is_honour, -abs(tile.rank - 5), tile

    return min(near, key=order) if near else position.concealed[0]


class _UsefulClaim(Struct, frozen=True):
    """A claim that brings the line nearer, and its distance after the best discard."""

    move: Chow | Pung
    distance: int


def _useful_claim(progress: FirstHand, view: SeatView, values: ValueSet) -> _UsefulClaim | None:
    """The claim that brings the line nearest; None before claims are introduced, and where none brings it nearer."""
    if view.offer is None or not set(_BY_DISCARD) <= set(progress.done):
        return None
    now = _now(view, values).distance
    claims = [
        _UsefulClaim(move, distance)
        for move in view.moves
        if isinstance(move, Chow | Pung)
        if (distance := _distance_with(view, move, values)) < now
    ]
    return min(claims, key=lambda claim: claim.distance, default=None)


_NEVER = 99
"""The distance of what is out of reach."""


def _distance_with(view: SeatView, move: Move, values: ValueSet) -> int:
    """The distance of the line after a claim and its best discard."""
    claimed = position_after_claim(view, move)
    near = {} if claimed is None else _by_discard(claimed, values)
    return min((each.distance for each in near.values()), default=_NEVER)


def progress_to_data(progress: FirstHand) -> dict[str, object]:
    """The JSON form of progress; `progress_from_data` reads it back."""
    return {
        "seed": progress.seed,
        "done": [step.value for step in progress.done],
        "tries": progress.tries,
        "stopped": progress.stopped,
    }


def progress_from_data(data: Mapping[str, object]) -> FirstHand:
    """Read the JSON form of progress. Raises `ValueError` for data that is none."""
    seed, done, tries, stopped = (data.get(name) for name in ("seed", "done", "tries", "stopped"))
    if not isinstance(seed, int) or not isinstance(tries, int) or not isinstance(stopped, bool):
        raise ValueError(f"no progress: {data!r}")
    if not isinstance(done, Iterable) or isinstance(done, str):
        raise ValueError(f"no steps: {done!r}")
    return FirstHand(seed, tuple(GuideStep(step) for step in done), tries, stopped)
