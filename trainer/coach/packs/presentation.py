"""What is to be presented: a pack from one of its steps on, or a single hand that was on another page just now."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct, field

from trainer.coach.bench import Setup
from trainer.coach.packs.answers import StepAnswer, setup_of
from trainer.coach.packs.values import Chapter, Content, Pack, PackStep, PositionSetup
from trainer.coach.score_view import ScoreView
from trainer.notation.hand_text import HandText, write_hand_text
from trainer.reach import Position
from trainer.rules import WonHand, format_tiles


class Presentation(Struct, frozen=True):
    """A pack with the step to begin ``at``, counted over all chapters from 0. ``known``: answers that are there
    already, since the hand was scored by rules of its own."""

    pack: Pack
    at: int = 0
    known: Mapping[Content, StepAnswer] = field(default_factory=lambda: MappingProxyType({}))


def presenting(content: Content, answer: StepAnswer | None = None) -> Presentation:
    """Present one thing without a pack."""
    pack = Pack(chapters=(Chapter(steps=(PackStep(content),)),))
    return Presentation(pack, known=MappingProxyType({} if answer is None else {content: answer}))


def presenting_score(won: WonHand) -> Presentation:
    """Present a won hand as the score sheet has it."""
    return presenting(setup_of(won.hand), StepAnswer(score=ScoreView.alone(won)))


def presenting_position(position: Position) -> Presentation:
    """Present a hand on its way."""
    text = write_hand_text(HandText(position.concealed, position.melds))
    setup = Setup(text, position.seat, prevailing=position.prevailing)
    return presenting(PositionSetup(setup, format_tiles(position.visible)))
