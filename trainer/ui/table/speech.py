"""What the turn line says at each moment. Pure: a view and what is chosen go in, a `Turn` comes out."""

from dataclasses import dataclass, replace

from trainer.coach.hints import Moment, moment_of
from trainer.game import Exhausted, Phase, SeatView, Won
from trainer.game.outcome import dealt_in
from trainer.game.wording import who
from trainer.rules import Phrase, Tile
from trainer.session import LeftHand
from trainer.text import Words
from trainer.ui.table.turn_line import Turn

UNDO = "Ctrl Z"
"""The key that goes back to the hand that was left."""


@dataclass(frozen=True, slots=True)
class Said:
    """What the line may speak of besides the view: the chosen tile, the judgement of the last discard (its one line,
    then details), why a complete hand is no win, and a notice that has to be read first; whether a group is being
    chosen, whether a hand was left in the middle and how it looks, and whether undo goes back to one that was left for
    this one."""

    chosen: Tile | None = None
    judgement: tuple[Phrase, ...] = ()
    refusal: Phrase | None = None
    notice: Phrase | None = None
    choosing: bool = False
    resumable: bool = False
    waiting: LeftHand | None = None
    left: bool = False

    def standing(self, words: Words) -> tuple[str, ...]:
        """What stays on the line from turn to turn, the most important first."""
        if self.left:
            return (words("table-hand-left"),)
        told = (*(() if self.refusal is None else (self.refusal,)), *self.judgement)
        return tuple(words.phrase(phrase) for phrase in told)


def turn_of(view: SeatView | None, said: Said, words: Words) -> Turn:
    """The turn line for a moment."""
    match moment_of(view):
        case Moment.CHOOSING:
            turn = _own_turn(said, words)
        case Moment.CLAIMING if view is not None:
            turn = _claiming(view, said, words)
        case Moment.OVER if view is not None:
            turn = _over(view, words)
        case Moment.WAITING if view is not None:
            turn = _waiting(view, said, words)
        case _:
            turn = _empty(said, words)
    if said.notice is not None and not turn.above:
        return Turn(turn.title, words.phrase(said.notice), turn.tile)
    return turn


def _empty(said: Said, words: Words) -> Turn:
    if not said.resumable:
        return Turn(words("table-turn-empty"), words("table-turn-empty-how"))
    title, how = words("table-resume"), words("table-resume-how")
    if said.waiting is None:
        return Turn(title, how)
    left = said.waiting.view
    facts = (words("table-wall-left", n=left.wall_left), words("table-line", n=left.line))
    return Turn(title, " · ".join(facts), more=(how,))


def _own_turn(said: Said, words: Words) -> Turn:
    title = words("table-turn-own")
    if said.choosing:
        return Turn(words("table-choose-kong"), above=True)
    told = said.standing(words)
    if said.chosen is None:
        first, *more = told or (words("table-turn-choose"),)
        return Turn(title, first, more=tuple(more), key=UNDO if said.left else "")
    again = words("table-turn-again", tile=said.chosen)
    return Turn(title, again, key="Enter", strong=words.tile(said.chosen), more=told, chosen=True)


def _claiming(view: SeatView, said: Said, words: Words) -> Turn:
    assert view.offer is not None
    if said.choosing:
        return Turn(words("table-choose-chow"), above=True)
    return _with(Turn(_offered(view, words), tile=view.offer.tile), said, words)


def _offered(view: SeatView, words: Words) -> str:
    assert view.offer is not None
    if view.offer.source is view.seat:
        return words("table-turn-discarded-own", tile=view.offer.tile)
    key = "table-turn-robbing" if view.offer.robbing else "table-turn-discarded"
    return words(key, who=who(view.offer.source, view.seat), tile=view.offer.tile)


def _waiting(view: SeatView, said: Said, words: Words) -> Turn:
    if view.offer is not None:
        title = _offered(view, words)
    else:
        key = "table-turn-waiting-called" if view.phase is Phase.CALLED else "table-turn-waiting"
        title = words(key, who=who(view.turn, view.seat, object_form=True))
    return _with(Turn(title), said, words)


def _with(turn: Turn, said: Said, words: Words) -> Turn:
    first, *more = said.standing(words) or ("",)
    return replace(turn, sentence=first, more=tuple(more), key=UNDO if said.left else "")


def _over(view: SeatView, words: Words) -> Turn:
    match view.result:
        case Won(seat, tile, source, _, _, score, _) as won:
            key = "table-over-won" if source is not None else "table-over-drawn"
            title = words(f"{key}-own", tile=tile)
            if seat is not view.seat:
                key = "table-over-yours" if dealt_in(view, won) else key
                title = words(key, who=who(seat, view.seat), tile=tile)
            fans = words.fans(score.fans) or words("receipt-none")
            return Turn(title, words("table-over-points", fans=fans, points=score.total))
        case Exhausted():
            return Turn(words("table-over-exhausted"), words("table-over-exhausted-how"))
        case _:
            return Turn("")
