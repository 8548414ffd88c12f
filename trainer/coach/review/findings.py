"""The whole review of one seat of a record."""

from collections.abc import Generator

from trainer.coach.review.deciding import Choosing, Steps, choices, own_draws
from trainer.coach.review.following import followed, weighed
from trainer.coach.review.outcomes import par_line, richer_hands
from trainer.coach.review.values import Decision, HandReview, Richer
from trainer.game import Record, Won, replay_steps, view
from trainer.reach import Key, Line, analyse_keys
from trainer.rules import MAIN_FANS, FanId, Seat, Tile, ValueSet, load_values


def review_of(record: Record, seat: Seat, goal: FanId | None = None) -> HandReview:
    """Review the decisions of a seat; ``goal`` is the main fan that it followed, guessed if None.

    Raises `trainer.game.RecordError` for a move that could not be made, `trainer.game.DealError` for a deal that
    cannot be, and what `trainer.rules.load_values` raises for unknown values.
    """
    steps = review_steps(record, seat, goal)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: HandReview = done.value
            return found


def review_steps(record: Record, seat: Seat, goal: FanId | None = None) -> Generator[None, None, HandReview]:
    """The same in short steps, one a decision; the review is what they return."""
    steps = replay_steps(record)
    rules, line = record.deal.rules, Line(record.deal.lines[seat])
    values = load_values(rules.values)
    keys: tuple[Key, ...] = (line, *MAIN_FANS)
    found = []
    for choosing in choices(steps, seat, keys, values):
        found.append(choosing)
        yield
    last = view(steps[-1][0], seat)
    end = analyse_keys(last.position, keys, values).now
    chosen = followed(found, end, values) if goal is None else goal
    drawn = own_draws(steps, seat)
    return HandReview(
        seat=seat,
        line=line,
        goal=chosen,
        guessed=goal is None,
        decisions=tuple(_decision(choosing, line, chosen) for choosing in found),
        par=par_line(_dealt(steps, seat), drawn, seat, rules.prevailing, line, values),
        drawn=drawn,
        richer=_richer(steps, seat, keys, values),
        last=last,
        end=end,
    )


def _dealt(steps: Steps, seat: Seat) -> tuple[Tile, ...]:
    """The 13 tiles that a seat was dealt."""
    hand = list(steps[0][0].players[seat].hand)
    for tile in own_draws(steps[:1], seat):
        hand.remove(tile)
    return tuple(hand)


def _decision(choosing: Choosing, line: Line, goal: FanId | None) -> Decision:
    win = choosing.seen.win
    return Decision(
        place=choosing.place,
        draw=choosing.draw,
        move=choosing.move,
        seen=choosing.seen,
        after=choosing.after,
        line=weighed(choosing, line),
        goal=None if goal is None else weighed(choosing, goal),
        win=win.points if win is not None and win.allowed else None,
    )


def _richer(steps: Steps, seat: Seat, keys: tuple[Key, ...], values: ValueSet) -> tuple[Richer, ...]:
    won = steps[-1][0].result
    if not isinstance(won, Won) or won.seat is not seat:
        return ()
    return richer_hands(view(steps[-2][0], seat), won, keys, values)
