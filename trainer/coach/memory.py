"""What comes back when: spaced repetition of errors by the package `fsrs`.

A card is a fan, a skill and a kind of error. An answer or a decision in a played hand reviews it; `fsrs` works out
from that when it would be forgotten with the wanted probability, and the card is due then. Everything here is a pure
function: no clock is read, no chance is used, cards are plain values with a JSON form.

The model: J. Ye, J. Su, Y. Cao, *A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition Scheduling*,
KDD 2022; the version is the one of the package.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from statistics import geometric_mean

from fsrs import Card, Rating, Scheduler, State
from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.exercises import DrillKind, ErrorKind, ExerciseKind, Grade, Judgement
from trainer.rules import FanId

AT_MOST = 10
"""Cards of a round, unless more are asked for."""

TYPICAL: Mapping[str, ErrorKind] = {
    ExerciseKind.NAME_FANS: ErrorKind.MISSED_FAN,
    ExerciseKind.PRESENT: ErrorKind.MISSED_FAN,
    ExerciseKind.TOTAL: ErrorKind.WRONG_TOTAL,
    ExerciseKind.LANES: ErrorKind.REUSED_MELD,
    ExerciseKind.FINISH: ErrorKind.MISSED_WAIT,
    ExerciseKind.CAN_WIN: ErrorKind.BELOW_LINE,
    ExerciseKind.PAYMENT: ErrorKind.WRONG_PAYER,
    ExerciseKind.NEARER: ErrorKind.WRONG_DISTANCE,
    DrillKind.DISCARD: ErrorKind.SLOWER_DISCARD,
    DrillKind.WAITS: ErrorKind.MISSED_WAIT,
    DrillKind.CLAIM: ErrorKind.CLAIM_MISSED,
    DrillKind.PATH: ErrorKind.WRONG_DISTANCE,
}
"""The error that a first right answer of each kind of exercise or drill shows not to be made."""


class Subject(Struct, frozen=True):
    """What a card is about. ``fan`` is None where no single fan is to blame.

    ``skill`` is a kind of exercise or drill, or another id for what is done at the table.
    """

    fan: FanId | None
    skill: str
    mistake: ErrorKind


class MemoryCard(Struct, frozen=True):
    """A card with its state in `fsrs`: ``stability`` in days and ``difficulty`` from 1 to 10 are None before the first
    review, ``step`` is None once it is learned. ``reviews`` and ``lapses`` count all answers and the wrong ones.
    ``begun``: the first review, None before it and where it was not kept."""

    subject: Subject
    due: datetime
    state: int = State.Learning.value
    step: int | None = 0
    stability: float | None = None
    difficulty: float | None = None
    last_review: datetime | None = None
    reviews: int = 0
    lapses: int = 0
    begun: datetime | None = None

    def is_due(self, when: datetime) -> bool:
        """Whether it has to be reviewed."""
        return self.due <= when


class Spacing(Struct, frozen=True):
    """How cards are scheduled.

    ``retention``: the share that is still known when due. ``new_a_day``: the most that may be begun on a day, but for
    errors, each of which begins its card. ``at_most``: cards of a round. ``parameters`` of the model; None for those of
    the package.
    """

    retention: float = 0.9
    new_a_day: int = 10
    at_most: int = AT_MOST
    parameters: tuple[float, ...] | None = None

    def scheduler(self) -> Scheduler:
        """The scheduler of the package; without its random spread, so that equal answers give equal dates."""
        if self.parameters is None:
            return Scheduler(desired_retention=self.retention, enable_fuzzing=False)
        return Scheduler(self.parameters, desired_retention=self.retention, enable_fuzzing=False)


FAST, SLOW = 0.5, 2.0
"""Parts of the usual time below which a right answer was easy, and above which it was hard."""


def rating(grade: Grade, seconds: float, usual: float) -> Rating:
    """How well a card was known, from the mark and the time. An answer that is right in part only is not known."""
    if grade is not Grade.RIGHT:
        return Rating.Again
    if seconds < FAST * usual:
        return Rating.Easy
    return Rating.Hard if seconds > SLOW * usual else Rating.Good


def review(card: MemoryCard, known: Rating, when: datetime, spacing: Spacing) -> MemoryCard:
    """The card after a review at ``when``, a moment with a time zone."""
    moment = when.astimezone(UTC)
    after, _ = spacing.scheduler().review_card(_to_fsrs(card), known, moment)
    return replace(
        card,
        due=after.due,
        state=after.state.value,
        step=after.step,
        stability=after.stability,
        difficulty=after.difficulty,
        last_review=moment,
        reviews=card.reviews + 1,
        lapses=card.lapses + (known is Rating.Again),
        begun=card.begun if card.reviews else moment,
    )


def _to_fsrs(card: MemoryCard) -> Card:
    return Card(
        card_id=0,  # without a number the package would wait for one that is new
        state=State(card.state),
        step=card.step,
        stability=card.stability,
        difficulty=card.difficulty,
        due=card.due,
        last_review=card.last_review,
    )


def retrievability(card: MemoryCard, when: datetime, spacing: Spacing) -> float:
    """The probability from 0 to 1 that the card is known at ``when``; 0 before its first review."""
    return spacing.scheduler().get_card_retrievability(_to_fsrs(card), when.astimezone(UTC))


class Met(Struct, frozen=True):
    """An answer as memory takes it: its fans, the skill, the verdict, and the time in seconds beside the usual one."""

    fans: tuple[FanId, ...]
    skill: str
    verdict: Judgement
    seconds: float
    usual: float


def cards_after(cards: Sequence[MemoryCard], met: Met, when: datetime, spacing: Spacing) -> tuple[MemoryCard, ...]:
    """The cards that an answer changes or makes, each as it is afterwards.

    An error reviews the card of its fan, skill and kind of error, and makes it if need be. A right answer reviews what
    is due of its fans in this skill; if there is nothing of the first fan yet, it makes the skill's typical card, as
    long as the day has room for new ones.
    """
    known = rating(met.verdict.grade, met.seconds, met.usual)
    mistake = met.verdict.mistake
    if mistake is not None:
        subject = Subject(met.verdict.fan, met.skill, mistake)
        old = {card.subject: card for card in cards}
        card = old.get(subject, MemoryCard(subject, when.astimezone(UTC)))
        return (review(card, known, when, spacing),)
    fans: tuple[FanId | None, ...] = met.fans or (None,)
    own = [card for card in cards if card.subject.skill == met.skill and card.subject.fan in fans]
    changed = [review(card, known, when, spacing) for card in own if card.is_due(when)]
    known_before = any(card.subject.fan is fans[0] for card in own) or met.skill not in TYPICAL
    if not known_before and new_left(cards, when, spacing):
        subject = Subject(fans[0], met.skill, TYPICAL[met.skill])
        changed.append(review(MemoryCard(subject, when.astimezone(UTC)), known, when, spacing))
    return tuple(changed)


def due_cards(cards: Iterable[MemoryCard], when: datetime, spacing: Spacing) -> tuple[MemoryCard, ...]:
    """The cards due at ``when``, the weakest first."""
    scheduler, moment = spacing.scheduler(), when.astimezone(UTC)
    due = [(scheduler.get_card_retrievability(_to_fsrs(card), moment), card) for card in cards if card.is_due(moment)]
    return tuple(card for _, card in sorted(due, key=lambda known: (known[0], known[1].due)))


def new_left(cards: Iterable[MemoryCard], when: datetime, spacing: Spacing) -> int:
    """How many cards may still be begun on the day of ``when``."""
    day = when.date()
    begun = (card.begun.astimezone(when.tzinfo).date() == day for card in cards if card.begun is not None)
    return max(0, spacing.new_a_day - sum(begun))


def new_subjects(
    cards: Sequence[MemoryCard], fans: Sequence[FanId], when: datetime, spacing: Spacing
) -> tuple[Subject, ...]:
    """What may be begun today: fans without a card, in the order given, no more than the day has left."""
    begun = {card.subject.fan for card in cards}
    fresh = [fan for fan in fans if fan not in begun][: new_left(cards, when, spacing)]
    return tuple(Subject(fan, ExerciseKind.NAME_FANS, TYPICAL[ExerciseKind.NAME_FANS]) for fan in fresh)


def forecast(cards: Iterable[MemoryCard], when: datetime, days: int) -> tuple[int, ...]:
    """How many cards fall due on each of ``days`` days from that of ``when`` on; the overdue ones on the first."""
    counts = [0] * days
    for card in cards:
        ahead = (card.due.astimezone(when.tzinfo).date() - when.date()) // timedelta(days=1)
        if ahead < days:
            counts[max(0, ahead)] += 1
    return tuple(counts)


class Mastery(IntEnum):
    """How well a fan is known, in six words: 未学 初识 生 渐熟 熟 稳."""

    UNKNOWN = 0
    MET = 1
    NEW = 2
    FAMILIAR = 3
    KNOWN = 4
    FIRM = 5


_STABLE_DAYS = ((Mastery.FIRM, 60.0), (Mastery.KNOWN, 21.0), (Mastery.FAMILIAR, 7.0), (Mastery.NEW, 2.0))
"""Days of stability from which a fan is known so well: our scale, a doubling and more from step to step."""


def mastery(cards: Iterable[MemoryCard], fan: FanId) -> Mastery:
    """How well a fan is known: by the geometric mean of its cards' stability, in which one weak card weighs much."""
    own = [card.stability for card in cards if card.subject.fan is fan and card.stability]
    if not own:
        return Mastery.UNKNOWN
    days = geometric_mean(own)
    return next((level for level, least in _STABLE_DAYS if days >= least), Mastery.MET)


def card_to_data(card: MemoryCard) -> dict[str, object]:
    """The JSON form of a card; `card_from_data` reads it back."""
    return {
        "fan": card.subject.fan,
        "skill": card.subject.skill,
        "mistake": card.subject.mistake.value,
        "due": card.due.isoformat(),
        "state": card.state,
        "step": card.step,
        "stability": card.stability,
        "difficulty": card.difficulty,
        "last_review": None if card.last_review is None else card.last_review.isoformat(),
        "reviews": card.reviews,
        "lapses": card.lapses,
        "begun": None if card.begun is None else card.begun.isoformat(),
    }


def card_from_data(data: Mapping[str, object]) -> MemoryCard:
    """Read the JSON form of a card. Raises `ValueError` for data that is none."""
    try:
        return _read(data)
    except (KeyError, TypeError) as error:
        raise ValueError(f"no card: {error}") from None


def _read(data: Mapping[str, object]) -> MemoryCard:
    fan, last, step = data["fan"], data["last_review"], data["step"]
    stability, difficulty, begun = data["stability"], data["difficulty"], data.get("begun")
    return MemoryCard(
        Subject(None if fan is None else FanId(str(fan)), str(data["skill"]), ErrorKind(str(data["mistake"]))),
        _moment(data["due"]),
        State(_whole(data["state"])).value,
        None if step is None else _whole(step),
        None if stability is None else _number(stability),
        None if difficulty is None else _number(difficulty),
        None if last is None else _moment(last),
        _whole(data["reviews"]),
        _whole(data["lapses"]),
        None if begun is None else _moment(begun),
    )


def _moment(value: object) -> datetime:
    moment = datetime.fromisoformat(str(value))
    if moment.tzinfo is None:
        raise ValueError(f"{value} has no time zone")
    return moment.astimezone(UTC)


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"{value!r} is no whole number")
    return value


def _number(value: object) -> float:
    if not isinstance(value, int | float):
        raise ValueError(f"{value!r} is no number")
    return float(value)
