"""A pack as it is presented: which step is shown, how much of it, and how many hands were raised. A value."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from trainer.coach.packs.answers import StepAnswer
from trainer.coach.packs.values import PackStep, Reveal

ALL: Final = 10**6
"""More than a step can have to reveal."""

Stage: TypeAlias = tuple[Reveal, int | None]
"""One thing to reveal: its kind and, of a lane, the row of the board."""


def stages(step: PackStep, answer: StepAnswer) -> tuple[Stage, ...]:
    """What is revealed one after another: lanes one by one, those refused last; what a step does not have is left
    out."""
    made: list[Stage] = []
    for reveal in step.reveal:
        if reveal is Reveal.LANES:
            made += ((reveal, row) for row in _rows(answer))
        elif _has(reveal, answer):
            made.append((reveal, None))
    return tuple(made)


def _has(reveal: Reveal, answer: StepAnswer) -> bool:
    """Whether the answer has something of this kind to reveal."""
    score = answer.score
    match reveal:
        case Reveal.PAYMENT:
            return score is not None and not score.is_short
        case Reveal.FANS:
            return answer.panel is not None or (score is not None and bool(score.score.receipts))
        case _:
            return True


def _rows(answer: StepAnswer) -> tuple[int, ...]:
    rows = () if answer.score is None else answer.score.board.rows
    return tuple(sorted(range(len(rows)), key=lambda row: rows[row].refused))


class Deck(Struct, frozen=True):
    """The steps that are presented, the one ``at`` the front with its first ``shown`` stages, and the hands ``raised``
    for each answer of each step. ``passed``: how many steps were just passed over because they cannot be shown."""

    steps: tuple[PackStep, ...]
    at: int = 0
    shown: int = 1
    raised: Mapping[int, tuple[int, ...]] = field(default_factory=lambda: MappingProxyType({}))
    passed: int = 0

    @property
    def step(self) -> PackStep:
        """The step that is shown."""
        return self.steps[self.at]

    @property
    def following(self) -> PackStep | None:
        """The step after it; None at the end."""
        return self.steps[self.at + 1] if self.at + 1 < len(self.steps) else None

    def on(self, count: int) -> "Deck":
        """Reveal the next of ``count`` stages; after the last go to the next step. The end stays the end."""
        if self.shown < count:
            return replace(self, shown=self.shown + 1)
        return self.go_to(self.at + 1) if self.following is not None else self

    def back(self, count: int) -> "Deck":
        """Take back the last of ``count`` stages; before the first go to the step before, shown whole."""
        first, shown = _first(self.step), min(self.shown, count)
        if shown > first:
            return replace(self, shown=shown - 1)
        return replace(self.go_to(self.at - 1), shown=ALL) if self.at else replace(self, shown=first)

    def go_to(self, at: int) -> "Deck":
        """Begin with a step."""
        within = max(0, min(len(self.steps) - 1, at))
        return replace(self, at=within, shown=_first(self.steps[within]))

    def passing(self, by: int, good: Callable[[PackStep], bool]) -> "Deck | None":
        """The same at the next step on (1) or back (-1) that can be shown, this one first; None where there is none."""
        at = self.at
        while 0 <= at < len(self.steps) and not good(self.steps[at]):
            at += by
        if not 0 <= at < len(self.steps):
            return None
        found = self if at == self.at else self.go_to(at)
        return replace(found, passed=abs(at - self.at), shown=ALL if self.shown == ALL else found.shown)

    def raise_hand(self, answer: int, count: int, by: int = 1) -> "Deck":
        """Count one hand more, or fewer, for one of ``count`` answers."""
        now = list(self.hands(count))
        now[answer] = max(0, now[answer] + by)
        return replace(self, raised=MappingProxyType({**self.raised, self.at: tuple(now)}))

    def lower_all(self) -> "Deck":
        """Forget the hands raised for this step."""
        return replace(self, raised=MappingProxyType({at: n for at, n in self.raised.items() if at != self.at}))

    def hands(self, count: int) -> tuple[int, ...]:
        """The hands raised for each of ``count`` answers of this step."""
        return self.raised.get(self.at, (0,) * count)


def _first(step: PackStep) -> int:
    """What is shown with the question: the tiles, where they come first."""
    return 1 if step.reveal[:1] == (Reveal.TILES,) else 0


def deck_of(steps: tuple[PackStep, ...]) -> Deck:
    """Begin at the first step; there is at least one."""
    return Deck(steps, shown=_first(steps[0]))
