"""What the decisions of a played hand say about the learner: a win that was at hand, a claim that served the target.

Only decisions that stand are looked at, so that what was taken back is not held against anybody.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from trainer.coach.claims import move_phrase
from trainer.coach.exercises import ErrorKind, Grade, Judgement
from trainer.coach.weighing import moves_measured
from trainer.game import Chow, Kong, Move, Pass, Pung, SeatView, Win
from trainer.reach import Key, Nearness
from trainer.rules import INCIDENTAL_FANS, FanId, ValueSet


class TableSkill(StrEnum):
    """What is done at the table counts for a skill of its own."""

    TABLE = "table"


class TableLesson(Struct, frozen=True):
    """A decision that memory takes note of, as it takes an answer. ``seed`` is that of the deal."""

    seed: int
    fans: tuple[FanId, ...]
    judgement: Judgement
    kind: TableSkill = TableSkill.TABLE


def table_lessons(
    decisions: Iterable[tuple[SeatView, Move]], targets: tuple[FanId, ...], seed: int, values: ValueSet
) -> tuple[TableLesson, ...]:
    """What is learned of a hand, in order; of several alike, as a win declined twice, the first."""
    found: dict[tuple[ErrorKind | None, FanId | None], TableLesson] = {}
    for view, move in decisions:
        for lesson in (*_of_win(view, move, seed), *_of_claim(view, move, targets, seed, values)):
            found.setdefault((lesson.judgement.mistake, lesson.fans[0]), lesson)
    return tuple(found.values())


def _of_win(view: SeatView, move: Move, seed: int) -> Iterator[TableLesson]:
    """A win at hand was declared, or not: for the fan worth most of those that do not come by chance."""
    if view.win is None or not view.win.allowed:
        return
    worth = {fan: points for fan, points in view.win.score.subtotals.items() if fan not in INCIDENTAL_FANS}
    if not worth:
        return
    fans = tuple(sorted(worth, key=lambda fan: -worth[fan]))
    mistake = None if isinstance(move, Win) else ErrorKind.WIN_DECLINED
    yield _lesson(seed, fans, move, mistake)


def _of_claim(
    view: SeatView, move: Move, targets: tuple[FanId, ...], seed: int, values: ValueSet
) -> Iterator[TableLesson]:
    """A tile was offered that brings a target nearer: it was claimed, or let go."""
    claims = [each for each in view.moves if isinstance(each, Chow | Pung | Kong)]
    if view.offer is None or not claims or not targets or not isinstance(move, Pass | Chow | Pung | Kong):
        return
    measured = moves_measured(view, targets, values)
    for fan in targets:
        nearer = _nearer(fan, claims, Pass(view.seat), measured)
        if nearer and (move in nearer or isinstance(move, Pass)):
            yield _lesson(seed, (fan,), move, None if move in nearer else ErrorKind.CLAIM_MISSED)


def _nearer(
    fan: FanId, claims: Sequence[Move], no_claim: Pass, measured: Mapping[Move, Mapping[Key, Nearness]]
) -> list[Move]:
    """The claims after which the fan is nearer than after none."""
    here = measured.get(no_claim, {}).get(fan)
    if here is None:
        return []
    near = {each: measured[each][fan].distance for each in claims if fan in measured.get(each, {})}
    return [each for each, distance in near.items() if distance < here.distance]


def _lesson(seed: int, fans: tuple[FanId, ...], move: Move, mistake: ErrorKind | None) -> TableLesson:
    grade = Grade.RIGHT if mistake is None else Grade.WRONG
    return TableLesson(seed, fans, Judgement(grade, move_phrase(move), mistake, fans[0] if mistake else None))
