"""What the engine says of a step: the scored hand, how near a position is, the question of an exercise."""

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.bench import Setup, Terms, judge
from trainer.coach.exercises import Exercise, PaymentExercise
from trainer.coach.lessons import TryIt
from trainer.coach.packs.values import Content, DealCode, PositionSetup
from trainer.coach.panel import PanelContent, PanelFace, bare_content
from trainer.coach.question_speech import shown_hands
from trainer.coach.score_view import ScoreView
from trainer.game import DealError, deal, view
from trainer.game.code import CodeError, Invitation, read_code
from trainer.game.walls import build_wall
from trainer.notation.hand_text import HandText, text_size_faults, write_hand_text
from trainer.reach import Position
from trainer.reach.model import SIZES
from trainer.rules import (
    DISCARD_EVENTS,
    Fault,
    Hand,
    NotationError,
    Phrase,
    Relation,
    Tile,
    copies_faults,
    parse_tiles,
    relation,
)


class StepAnswer(Struct, frozen=True):
    """What can be shown of a step. ``faults`` say why nothing can; each says what to write instead.

    ``score`` is the won hand in its lanes, ``position`` a hand on its way with the ``panel`` that tells how near it is,
    ``exercise`` the question with its right answer, ``invitation`` the deal that all play.
    """

    faults: tuple[Phrase, ...] = ()
    score: ScoreView | None = None
    position: Position | None = None
    panel: PanelContent | None = None
    exercise: Exercise | None = None
    invitation: Invitation | None = None


def step_answer(content: Content, terms: Terms) -> StepAnswer:
    """The answer for what a step shows, by the values, the scheme and the line of ``terms``. Never raises: what cannot
    be shown is said. A position takes some tenths of a second."""
    match content:
        case Setup():
            return _hand(content, terms)
        case PositionSetup():
            return _position(content, terms)
        case DealCode():
            return _deal(content, terms)
        case TryIt():
            return _exercise(content, terms)


def content_faults(content: Content, terms: Terms) -> tuple[Phrase, ...]:
    """Why a step cannot be shown, found out at once; nothing where it can."""
    match content:
        case Setup():
            return _hand(content, terms).faults
        case PositionSetup():
            found = _read_position(content)
            return found if isinstance(found, tuple) else ()
        case DealCode():
            found_deal = _read_deal(content)
            return found_deal if isinstance(found_deal, tuple) else ()
        case TryIt():
            return ()


def _hand(setup: Setup, terms: Terms) -> StepAnswer:
    verdict = judge(setup, terms)
    if verdict.won is not None:
        return StepAnswer(score=ScoreView.alone(verdict.won))
    if verdict.faults:
        return StepAnswer(verdict.faults)
    lacks = Phrase.of("bench-missing", n=verdict.missing) if verdict.missing else Phrase.of("bench-not-won")
    return StepAnswer((lacks,))


def read_position(content: PositionSetup) -> Position | None:
    """The position of a step; None where something is wrong with it."""
    found = _read_position(content)
    return None if isinstance(found, tuple) else found


def _position(content: PositionSetup, terms: Terms) -> StepAnswer:
    found = _read_position(content)
    return StepAnswer(found) if isinstance(found, tuple) else _near(found, terms)


def _read_position(content: PositionSetup) -> Position | tuple[Phrase, ...]:
    """The position, or everything that is wrong with it."""
    setup, hand = content.setup, content.setup.hand
    visible, unreadable = _visible(content.visible)
    faults = [*setup.reading.faults, *unreadable]
    if not faults:
        faults += (*copies_faults((*hand.tiles, *visible)), *text_size_faults(hand, SIZES))
    if faults:
        return tuple(fault.said for fault in faults)
    return Position(hand.concealed, hand.melds, setup.seat, visible, setup.prevailing)


def _visible(text: str) -> tuple[tuple[Tile, ...], tuple[Fault, ...]]:
    try:
        return parse_tiles(text), ()
    except NotationError as error:
        return (), error.faults


def _near(position: Position, terms: Terms) -> StepAnswer:
    return StepAnswer(position=position, panel=bare_content(position, terms.values, terms.line, PanelFace.MAIN))


def _deal(content: DealCode, terms: Terms) -> StepAnswer:
    found = _read_deal(content)
    if isinstance(found, tuple):
        return StepAnswer(found)
    return replace(_near(view(deal(found.deal), found.seat).position, terms), invitation=found)


def _read_deal(content: DealCode) -> Invitation | tuple[Phrase, ...]:
    """The deal of a code that can be dealt, or everything that is wrong with it."""
    try:
        invitation = read_code(content.text)
        build_wall(invitation.deal)
    except (CodeError, DealError) as error:
        return tuple(fault.said for fault in error.faults)
    return invitation


def _exercise(trial: TryIt, terms: Terms) -> StepAnswer:
    exercise = trial.question(terms.values)
    first = exercise.win.hand if isinstance(exercise, PaymentExercise) else shown_hands(exercise)[0]
    if isinstance(first, Hand):
        return StepAnswer(exercise=exercise, score=_scored(first, exercise, terms))
    return replace(_near(first, terms), exercise=exercise)


def _scored(hand: Hand, exercise: Exercise, terms: Terms) -> ScoreView | None:
    """The hand of a question in its lanes; None where it is no win."""
    setup = setup_of(hand)
    if isinstance(exercise, PaymentExercise):
        source, scheme = exercise.win.source, exercise.win.settlement.scheme
        giver = Relation.SELF if source is None else relation(hand.seat, source)
        setup, terms = replace(setup, giver=giver), replace(terms, scheme=scheme)
    won = judge(setup, terms).won
    return None if won is None else ScoreView.alone(won)


def setup_of(hand: Hand) -> Setup:
    """A won hand as it is set up. Where no event tells otherwise its last tile was drawn."""
    text = write_hand_text(HandText(hand.concealed, hand.melds, hand.win_tile))
    giver = Relation.ACROSS if hand.events & DISCARD_EVENTS else Relation.SELF
    return Setup(text, hand.seat, giver, hand.events, hand.prevailing)
