"""The door of learning: answers go into the archive, each with the memory cards that it changes. No Qt.

Not loaded with the session: exercises and their scheduling are imported by the first page that needs them.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import islice

from trainer.coach.drills import OwnHand
from trainer.coach.exercises import USUAL_SECONDS, Exercise, Grade, Judgement, Level, level_after
from trainer.coach.memory import MemoryCard, Met, Spacing, card_from_data, card_to_data, cards_after
from trainer.coach.practice import Today, today
from trainer.rules import Phrase
from trainer.store import Archive, HandState, ReadError, SaveError, Unreadable
from trainer.store.learning import Answer, Card, add_answer, all_cards, answers, put_card
from trainer.store.listing import hands_page

_LATELY = timedelta(days=30)
"""How far back answers tell how hard a question may be."""

_OWN_HANDS = 30
"""Played hands that questions are taken from."""


def local_now() -> datetime:
    """This moment, with the time zone of the machine."""
    return datetime.now(UTC).astimezone()


class Practice:
    """Keeps what the learner answers. ``tell`` is called with what could not be kept or read."""

    def __init__(
        self,
        archive: Callable[[], Archive],
        tell: Callable[[Phrase], None],
        now: Callable[[], datetime] = local_now,
        spacing: Spacing | None = None,
    ) -> None:
        self._archive, self._tell, self._now = archive, tell, now
        self._spacing = spacing or Spacing()

    def cards(self) -> tuple[MemoryCard, ...]:
        """Every card that can be read."""
        try:
            kept = all_cards(self._archive())
        except ReadError as error:
            self._tell(error.phrase)
            return ()
        found = []
        for card in kept:
            with suppress(ValueError):  # of another version: it is made anew by the next answer
                found.append(card_from_data(card.fsrs))
        return tuple(found)

    def today(self) -> Today:
        """What is due now, and how well each fan is known."""
        return today(self.cards(), self._now(), self._spacing)

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

    def keep(self, exercise: Exercise, judgement: Judgement, seconds: float, skill: str = "") -> None:
        """Keep a first answer and the cards that it changes. ``seconds`` is the thinking time, ``skill`` what it counts
        for, the kind of exercise unless something else is given."""
        when, skill = self._now(), skill or exercise.kind
        met = Met(exercise.fans, skill, judgement, seconds, USUAL_SECONDS[exercise.kind])
        fan = judgement.fan if judgement.mistake else next(iter(exercise.fans), None)
        answer = Answer(
            kind=exercise.kind,
            seed=exercise.seed,
            right=judgement.grade is Grade.RIGHT,
            ms=round(1000 * seconds),
            at=when,
            fan=fan,
            skill=skill,
            error_kind=judgement.mistake or "",
        )
        changed = cards_after(self.cards(), met, when, self._spacing)
        try:
            add_answer(self._archive(), answer)
            for card in changed:
                put_card(self._archive(), _stored(card))
        except SaveError as error:
            self._tell(error.phrase)


def _stored(card: MemoryCard) -> Card:
    subject = card.subject
    return Card(subject.fan, subject.skill, subject.mistake.value, card_to_data(card), card.due)
