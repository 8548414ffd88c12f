"""What the turn line says at each moment: a view and what the learner has chosen go in, a `Turn` comes out."""

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.hints import Moment, moment_of
from trainer.game import Exhausted, Phase, SeatView, Won
from trainer.game.outcome import dealt_in
from trainer.game.wins import WinCheck
from trainer.game.wording import who
from trainer.rules import Phrase, Tile, settle
from trainer.text import Words

UNDO = "Ctrl Z"
"""The key that goes back to the hand that was left."""


class Turn(Struct, frozen=True):
    """What the line says: a title and sentences below it.

    ``amount`` is set as large as the title: what a finished hand costs or brings. ``tile`` is the one that is offered.
    ``key`` would do what the first sentence says, ``strong`` is the stretch of it that is set bold. ``above``: the
    title stands above a choice of tile groups, so nothing is written below it. ``leads``: the first sentence is what
    has to be done next, so it is set larger than what is only told.
    """

    title: str
    sentences: tuple[str, ...] = ()
    amount: str = ""
    tile: Tile | None = None
    key: str = ""
    strong: str = ""
    above: bool = False
    leads: bool = False

    @property
    def spoken(self) -> str:
        """All of it in one text, as a screen reader says it."""
        return ". ".join(part.rstrip(".。") for part in (self.title, self.amount, *self.sentences) if part)


class Said(Struct, frozen=True):
    """What the line may speak of besides the view.

    ``chosen``: the chosen tile. ``judgement``: what is said about the last discard. ``refusal``: why a complete hand is
    no win. ``notice``: what has to be read first. ``choosing``: a tile group is being chosen. ``resumable``: a hand was
    left in the middle, ``waiting`` is how it looks. ``left``: undo goes back to the hand that was left for this one.
    ``instead``: what the best discard in place of a win would keep. ``kinds``: so many kinds would win, where the hand
    waits for its last tile. ``dealing``: a deal is on its way that takes time. ``asks``: a win will be asked about, so
    nothing of its worth is told.
    """

    chosen: Tile | None = None
    judgement: tuple[Phrase, ...] = ()
    refusal: Phrase | None = None
    notice: Phrase | None = None
    choosing: bool = False
    resumable: bool = False
    waiting: SeatView | None = None
    left: bool = False
    instead: Phrase | None = None
    kinds: int = 0
    dealing: bool = False
    asks: bool = False

    def standing(self, words: Words) -> tuple[str, ...]:
        """What stays on the line from turn to turn, the most important first."""
        if self.left:
            return (words("table-hand-left"),)
        told = (*(() if self.refusal is None else (self.refusal,)), *self.judgement)
        return tuple(words.phrase(phrase) for phrase in told)


def turn_of(view: SeatView | None, said: Said, words: Words) -> Turn:
    """The turn line for a moment."""
    match moment_of(view):
        case Moment.CHOOSING if view is not None:
            turn = _own_turn(view, said, words)
        case Moment.CLAIMING if view is not None:
            turn = _claiming(view, said, words)
        case Moment.OVER if view is not None:
            turn = _over(view, said, words)
        case Moment.WAITING if view is not None:
            turn = _waiting(view, said, words)
        case _:
            turn = _empty(said, words)
    if said.dealing:
        return Turn(words("table-dealing"), (words("table-dealing-how"),))
    if said.notice is not None and not turn.above:
        return Turn(turn.title, (words.phrase(said.notice),), tile=turn.tile)
    return turn


def _empty(said: Said, words: Words) -> Turn:
    if not said.resumable:
        return Turn(words("table-turn-empty"), (words("table-turn-empty-how"),))
    title, how = words("table-resume"), words("table-resume-how")
    if said.waiting is None:
        return Turn(title, (how,))
    facts = (words("table-wall-left", n=said.waiting.wall_left), words("table-line", n=said.waiting.line))
    return Turn(title, (" · ".join(facts), how))


def _own_turn(view: SeatView, said: Said, words: Words) -> Turn:
    if said.choosing:
        return Turn(words("table-choose-kong"), above=True)
    title, told = words("table-turn-own"), said.standing(words)
    if said.chosen is not None:
        again = words("table-turn-again", tile=said.chosen)
        return Turn(title, (again, *told), key="Enter", strong=words.tile(said.chosen))
    if view.win is not None and view.win.allowed:
        return _can_win(view, view.win, said, words)
    return Turn(title, told or (words("table-turn-choose"),), key=UNDO if said.left else "")


def _claiming(view: SeatView, said: Said, words: Words) -> Turn:
    assert view.offer is not None
    if said.choosing:
        return Turn(words("table-choose-chow"), above=True)
    if view.win is not None and view.win.allowed:
        return replace(_can_win(view, view.win, said, words), tile=view.offer.tile)
    return _with(Turn(_offered(view, words), tile=view.offer.tile), said, words)


def _can_win(view: SeatView, win: WinCheck, said: Said, words: Words) -> Turn:
    """The points of a win that is at hand, who would pay them, and what not winning would keep."""
    if said.asks:
        return Turn(words("ask-first-can-win"), (words("ask-first-can-win-how"),))
    title = words("table-turn-can-win", n=win.points)
    instead = () if said.instead is None else (words.phrase(said.instead),)
    return Turn(title, (_payment(view, win, words), *instead))


def _payment(view: SeatView, win: WinCheck, words: Words) -> str:
    paid = settle(win.points, view.seat, win.payer, view.rules.scheme)
    shares = {seat: -paid.of(seat).amount for seat in view.seat.others()}
    if len(set(shares.values())) == 1:
        key = "table-turn-all-pay-drawn" if win.source is None else "table-turn-all-pay"
        return words(key, tile=win.tile, n=min(shares.values()))
    assert win.payer is not None
    others = min(amount for seat, amount in shares.items() if seat is not win.payer)
    giver = who(win.payer, view.seat)
    return words("table-turn-one-pays", tile=win.tile, who=giver, n=shares[win.payer], others=others)


def _offered(view: SeatView, words: Words) -> str:
    assert view.offer is not None
    if view.offer.source is view.seat:
        return words("table-turn-discarded-own", tile=view.offer.tile)
    key = "table-turn-robbing" if view.offer.robbing else "table-turn-discarded"
    return words(key, who=who(view.offer.source, view.seat), tile=view.offer.tile)


def _waiting(view: SeatView, said: Said, words: Words) -> Turn:
    """Who is waited for; below what the hand itself waits for, as long as nothing is said of the last discard."""
    turn = _with(Turn(_waited_for(view, words)), said, words)
    if not said.kinds:
        return turn
    return replace(turn, title=words("table-turn-waits", n=said.kinds), sentences=turn.sentences or (turn.title,))


def _waited_for(view: SeatView, words: Words) -> str:
    if view.offer is not None:
        return _offered(view, words)
    key = "table-turn-waiting-called" if view.phase is Phase.CALLED else "table-turn-waiting"
    return words(key, who=who(view.turn, view.seat, object_form=True))


def _with(turn: Turn, said: Said, words: Words) -> Turn:
    return replace(turn, sentences=said.standing(words), key=UNDO if said.left else "")


def _over(view: SeatView, said: Said, words: Words) -> Turn:
    match view.result:
        case Won() as won if said.asks:
            return Turn(_won(view, won, words).title, (words("ask-first-over-how"),))
        case Won() as won:
            return _won(view, won, words)
        case Exhausted():
            return Turn(words("table-over-exhausted"), (words("table-over-exhausted-how"),))
        case _:
            return Turn("")


def _won(view: SeatView, won: Won, words: Words) -> Turn:
    fans = words.fans(won.score.fans) or words("receipt-none")
    points = words("table-over-points", fans=fans, points=won.score.total)
    key, amount = (
        "table-over-won" if won.source is not None else "table-over-drawn",
        won.settlement.of(view.seat).amount,
    )
    if won.seat is view.seat:
        return Turn(words(f"{key}-own", tile=won.tile), (points,), words("table-over-receive", n=amount))
    key = "table-over-yours" if dealt_in(view, won) else key
    title = words(key, who=who(won.seat, view.seat), tile=won.tile)
    return Turn(title, (points,), words("table-over-pay", n=-amount))
