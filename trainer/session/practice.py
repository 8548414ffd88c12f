"""The door of learning: answers go into the archive, each with the memory cards that it changes. No Qt.

Not loaded with the session: exercises and their scheduling are imported by the first page that needs them.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from itertools import islice
from typing import Protocol

from trainer.coach.drills import OwnHand
from trainer.coach.exercises import USUAL_SECONDS, Grade, Judgement, Level, level_after
from trainer.coach.memory import MemoryCard, Met, Spacing, card_from_data, card_to_data, cards_after
from trainer.coach.practice import Today, today
from trainer.rules import FanId, Phrase
from trainer.store import Archive, HandState, ReadError, SaveError, Settings, Unreadable
from trainer.store.learning import Answer, Card, add_answer, all_cards, answers
from trainer.store.listing import hands_page

_LATELY = timedelta(days=30)
"""How far back answers tell how hard a question may be."""

_OWN_HANDS = 30
"""Played hands that questions are taken from."""


def local_now() -> datetime:
    """This moment, with the time zone of the machine."""
    return datetime.now(UTC).astimezone()


def spacing_of(settings: Settings) -> Spacing:
    """How cards are scheduled by what the user chose."""
    return Spacing(settings.retention / 100, settings.new_cards, settings.round_cards)


class Asked(Protocol):
    """What was answered: an exercise, or a hand that was built."""

    @property
    def kind(self) -> StrEnum:
        """The kind."""

    @property
    def seed(self) -> int:
        """The seed that makes it again."""

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fans that it is about, the most important first."""


class Practice:
    """Keeps what the learner answers. ``tell`` is called with what could not be kept or read, ``spacing`` gives how
    cards are scheduled at the moment."""

    def __init__(
        self,
        archive: Callable[[], Archive],
        tell: Callable[[Phrase], None],
        now: Callable[[], datetime] = local_now,
        spacing: Callable[[], Spacing] = Spacing,
    ) -> None:
        self._archive, self._tell, self._now = archive, tell, now
        self._spacing = spacing

    def cards(self) -> tuple[MemoryCard, ...]:
        """Every card that can be read."""
        try:
            return self._read()
        except ReadError as error:
            self._tell(error.phrase)
            return ()

    def _read(self) -> tuple[MemoryCard, ...]:
        found = []
        for card in all_cards(self._archive()):
            with suppress(ValueError):  # of another version: it is made anew by the next answer
                found.append(card_from_data(card.fsrs))
        return tuple(found)

    def today(self) -> Today:
        """What is due now, and how well each fan is known."""
        return today(self.cards(), self._now(), self._spacing())

    def level(self, kind: str) -> Level:
        """How hard questions of a kind are to begin with: as hard as the latest answers leave them."""
        try:
            kept = answers(self._archive(), since=self._now() - _LATELY)
        except ReadError as error:
            self._tell(error.phrase)
            return Level.PLAIN
        given = (Grade.RIGHT if answer.right else Grade.WRONG for answer in kept if answer.kind == kind)
        return level_after(Level.PLAIN, given)

    def own_hands(self) -> tuple[OwnHand, ...]:
        """The latest hands that the learner played to the end."""
        archive = self._archive()
        found: list[OwnHand] = []
        try:
            for listed in islice(hands_page(archive, limit=2 * _OWN_HANDS), 2 * _OWN_HANDS):
                if listed.state is HandState.FINISHED and len(found) < _OWN_HANDS:
                    with suppress(Unreadable):
                        saved = archive.hand(listed.number)
                        found.append((saved.invitation.seat, saved.record))
        except ReadError as error:
            self._tell(error.phrase)
        return tuple(found)

    def keep(self, asked: Asked, judgement: Judgement, seconds: float, skill: str = "") -> None:
        """Keep a first answer and the cards that it changes. ``seconds`` is the thinking time, ``skill`` what it counts
        for, the kind unless something else is given. What has no usual time is marked without the clock. Where the
        cards cannot be read, the answer alone is kept: new cards would take the place of what was learned."""
        when, skill = self._now(), skill or asked.kind.value
        met = Met(asked.fans, skill, judgement, seconds, USUAL_SECONDS.get(asked.kind, seconds))
        fan = judgement.fan if judgement.mistake else next(iter(asked.fans), None)
        answer = Answer(
            kind=asked.kind.value,
            seed=asked.seed,
            right=judgement.grade is Grade.RIGHT,
            ms=round(1000 * seconds),
            at=when,
            fan=fan,
            skill=skill,
            error_kind=judgement.mistake or "",
        )
        changed: tuple[MemoryCard, ...] = ()
        try:
            changed = cards_after(self._read(), met, when, self._spacing())
        except ReadError as error:
            self._tell(error.phrase)
        try:
            add_answer(self._archive(), answer, map(_stored, changed))
        except SaveError as error:
            self._tell(error.phrase)


def _stored(card: MemoryCard) -> Card:
    subject = card.subject
    return Card(subject.fan, subject.skill, subject.mistake.value, card_to_data(card), card.due)
