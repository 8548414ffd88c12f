"""What is on the screen while a step is presented, as a value, and the sentences that are said there. No pixel."""

from functools import cached_property

from msgspec import Struct

from trainer.coach.exercises import ChoiceExercise
from trainer.coach.packs.answers import StepAnswer
from trainer.coach.packs.deck import Deck, Stage, stages
from trainer.coach.packs.guesses import Guess, guesses
from trainer.coach.packs.values import DealCode, PackStep, Reveal
from trainer.coach.panel.words import title as near_title
from trainer.coach.question_speech import facts_said, won_said
from trainer.coach.score_board import Row
from trainer.coach.score_speech import row_said
from trainer.rules import Payment, Phrase, RefusalReason, WonHand, relation
from trainer.text import Words, score_words

WAITING = StepAnswer()
"""There is no answer yet."""


class Slide(Struct, frozen=True, dict=True):
    """One moment of a presentation: the step, the engine's answer, the stages shown so far, and the hands raised.

    ``number`` of ``count`` steps, from 1. ``both``: the other language stands beside.
    """

    step: PackStep
    answer: StepAnswer = WAITING
    done: tuple[Stage, ...] = ()
    hands: tuple[int, ...] = ()
    number: int = 1
    count: int = 1
    both: bool = False

    @classmethod
    def of(cls, deck: Deck, answer: StepAnswer | None, *, both: bool) -> "Slide":
        """What a deck shows now; an answer of None is still to come, and nothing is revealed before."""
        place = deck.at + 1, len(deck.steps)
        if answer is None:
            return cls(deck.step, WAITING, (), (), *place, both)
        done = stages(deck.step, answer)[: deck.shown]
        hands = deck.hands(len(guesses(deck.step, answer)))
        return cls(deck.step, answer, done, hands, *place, both)

    @property
    def ends(self) -> bool:
        """Whether nothing comes after it: the last step, wholly revealed."""
        return self.number == self.count and self.answer is not WAITING and self.done == stages(self.step, self.answer)

    def shows(self, reveal: Reveal) -> bool:
        """Whether something was revealed, of lanes at least one."""
        return any(kind is reveal for kind, _ in self.done)

    @property
    def rows(self) -> frozenset[int]:
        """The rows of the board whose lanes are shown."""
        return frozenset(row for _, row in self.done if row is not None)

    @property
    def newest(self) -> Stage | None:
        """What was revealed last."""
        return self.done[-1] if self.done else None

    @cached_property
    def guesses(self) -> tuple[Guess, ...]:
        """The answers to choose from."""
        return guesses(self.step, self.answer)

    @property
    def offers(self) -> bool:
        """Whether the answers to choose from have the room below the tiles: until fans or lanes need it. Those that
        the engine makes for a hand come with the first hand that is raised."""
        if self.answer.score is not None and (self.shows(Reveal.FANS) or self.shows(Reveal.LANES)):
            return False
        own = bool(self.step.options) or isinstance(self.answer.exercise, ChoiceExercise)
        return bool(self.guesses) and (own or any(self.hands)) and not self._paths_shown

    @property
    def _paths_shown(self) -> bool:
        return self.answer.exercise is None and self.answer.panel is not None and self.shows(Reveal.FANS)


def heading(slide: Slide, words: Words) -> str:
    """The title of a step, or its kind where it has none."""
    return slide.step.title.said(words.language.value) or words(f"teach-kind-{slide.step.kind}")


def asked(slide: Slide, words: Words) -> str:
    """The question: the teacher's, or that of an exercise."""
    own = slide.step.question.said(words.language.value)
    exercise = slide.answer.exercise
    return own or ("" if exercise is None else words.phrase(exercise.prompt()))


def told(slide: Slide, words: Words) -> tuple[str, str]:
    """The sentence about what was revealed last, and one beneath it that matters less; both can be empty."""
    newest, answer = slide.newest, slide.answer
    if newest is None:
        return "", ""
    kind, row = newest
    if answer.score is None:
        return _near_told(slide, kind, words)
    board, won = answer.score.board, answer.score.won
    match kind:
        case Reveal.LANES if row is not None:
            return row_said(board, board.rows[row], words), _class_rule(board.rows[row], words)
        case Reveal.POINTS:
            line = score_words.line_passed(won, answer.score.score.total, words)
            return _confirmed(slide, words) or line, raised_said(slide, words)
        case Reveal.PAYMENT:
            return score_words.settle_headline(won, won.settlement(won_points(slide), won.scheme), words), ""
    return won_said(won, words), ""


def won_points(slide: Slide) -> int:
    """What the hand of a step is worth; 0 where there is none."""
    return 0 if slide.answer.score is None else slide.answer.score.score.total


def payments(slide: Slide, words: Words) -> tuple[tuple[str, bool], ...]:
    """Who pays or gets how much, once that is revealed, and whether it is the winner, who comes last."""
    score = slide.answer.score
    if score is None or not slide.shows(Reveal.PAYMENT):
        return ()
    won = score.won
    settlement = won.settlement(score.score.total, won.scheme)
    return tuple(
        (_payment_told(won, settlement.of(seat), words), seat is won.winner) for seat in score_words.payer_order(won)
    )


def _payment_told(won: WonHand, payment: Payment, words: Words) -> str:
    mine = payment.seat is won.learner
    who = words("teach-winner") if mine else words.relation(relation(won.learner, payment.seat))
    return words("teach-payment", who=who, amount=score_words.amount(payment, words))


def sum_told(slide: Slide, words: Words) -> str:
    """5 + 20 + 30 = 55 分, once points are revealed."""
    score = slide.answer.score
    if score is None or not slide.shows(Reveal.POINTS):
        return ""
    found = score.score
    terms = score_words.sum_terms(found)
    total = words("points", n=found.total)
    return total if len(found.subtotals) < 2 else words("teach-sum", terms=terms, total=total)


def raised_said(slide: Slide, words: Words) -> str:
    """How many hands were raised for which answer; nothing where none was."""
    if not any(slide.hands):
        return ""
    marks = {True: "teach-raised-right", False: "teach-raised", None: "teach-raised"}
    counted = (
        words(marks[guess.right], answer=guess.text(words), n=number)
        for guess, number in zip(slide.guesses, slide.hands, strict=True)
    )
    return words("teach-hands", answers=words("score-separator").join(counted))


def spoken(slide: Slide, words: Words) -> str:
    """Everything that is on the screen, for screen readers."""
    said = [words("teach-step", n=slide.number, count=slide.count), heading(slide, words), asked(slide, words)]
    said += told(slide, words)
    said += [sum_told(slide, words), *(text for text, _ in payments(slide, words))]
    return "\n".join(text for text in said if text)


def _near_told(slide: Slide, kind: Reveal, words: Words) -> tuple[str, str]:
    panel, position = slide.answer.panel, slide.answer.position
    confirmed = _confirmed(slide, words)
    if kind is Reveal.POINTS and confirmed:
        return confirmed, raised_said(slide, words)
    if kind is Reveal.POINTS and panel is not None:
        title = near_title(panel.heading, words)
        return title, raised_said(slide, words)
    if isinstance(slide.step.content, DealCode):
        return words("teach-code", code=slide.step.content.text), "" if position is None else facts_said(
            position, words
        )
    return "" if position is None else facts_said(position, words), ""


def _confirmed(slide: Slide, words: Words) -> str:
    """Why the right answer of an exercise is right."""
    exercise = slide.answer.exercise
    return words.phrase(exercise.judge(exercise.right).says) if isinstance(exercise, ChoiceExercise) else ""


def _class_rule(row: Row, words: Words) -> str:
    """Of a fan that is refused because a meld is taken: that its class may use a meld once."""
    refusal = row.bars[0].refusal
    taken = refusal is not None and refusal.reason is RefusalReason.PART_TAKEN
    return words.phrase(Phrase.of("teach-same-class")) if taken else ""
