"""The sentences of a review, made from its values."""

from collections.abc import Iterator

from trainer.coach.after_discard import aim_name
from trainer.coach.claims import move_phrase
from trainer.coach.review.chart import key_label
from trainer.coach.review.values import Decision, HandReview, Richer, Weighed
from trainer.game import Won
from trainer.rules import Phrase, relation


def review_phrases(review: HandReview) -> tuple[Phrase, ...]:
    """What is said of the whole hand: the fan that was followed, par, what was declined, and richer hands."""
    return (
        _followed(review),
        *_par(review),
        *(phrase for decision in review.declined for phrase in _declined(decision)),
        *map(_richer, review.richer),
    )


def _followed(review: HandReview) -> Phrase:
    if review.goal is None:
        return Phrase.of("review-goal-none")
    return Phrase.of("review-goal-guessed" if review.guessed else "review-goal", goal=review.goal)


def _par(review: HandReview) -> Iterator[Phrase]:
    """Par of the line and of the fans, those that came first before the others."""
    for key, number in sorted(review.par.items(), key=lambda item: item[1]):
        yield Phrase.of("review-par", goal=aim_name(key), n=number)
    if review.line not in review.par:
        yield Phrase.of("review-no-par", goal=aim_name(review.line), n=review.draws)


def _declined(decision: Decision) -> Iterator[Phrase]:
    if decision.win is not None:
        yield Phrase.of("review-declined-win", draw=decision.draw, n=decision.win)
    if decision.declined_claim:
        best = move_phrase(decision.line.best[0], decision.offered)
        yield Phrase.of("review-declined-claim", draw=decision.draw, move=best)


def _richer(richer: Richer) -> Phrase:
    if richer.tile is not None:
        return Phrase.of("review-richer-tile", tile=richer.tile, n=richer.points, live=richer.live)
    assert richer.fan is not None
    assert richer.discard is not None
    return Phrase.of("review-richer-fan", discard=richer.discard, fan=richer.fan, n=richer.points, live=richer.live)


def turning_phrases(decision: Decision) -> tuple[Phrase, ...]:
    """What is said of a turning point: the draw and the move, what was lost, and the best move for it."""
    moved = Phrase.of("review-turn", draw=decision.draw, move=move_phrase(decision.move, decision.offered))
    if decision.offered is not None:
        moved = Phrase.of("review-turn-offered", tile=decision.offered, **moved.args)
    weighed = [each for each in (decision.line, decision.goal) if each is not None and each.loss]
    return (moved, *(phrase for each in weighed for phrase in (_lost(each), _better(each, decision))))


def _lost(weighed: Weighed) -> Phrase:
    name, best, near = key_label(weighed.key), weighed.nearest, weighed.near
    assert best is not None
    if near is None:
        return Phrase.of("review-lost-closed", goal=name, n=best.distance)
    if near.distance > best.distance:
        return Phrase.of("review-lost-farther", goal=name, best=best.distance, n=near.distance)
    return Phrase.of("review-lost-fewer", goal=name, best=best.live, n=near.live)


def _better(weighed: Weighed, decision: Decision) -> Phrase:
    moves = [move_phrase(move, decision.offered) for move in weighed.best]
    if len(moves) == 1:
        return Phrase.of("review-better", move=moves[0])
    return Phrase.of("review-better-many", move=moves[0], others=len(moves) - 1)


def fact_phrases(review: HandReview) -> tuple[Phrase, ...]:
    """What there is to say besides the turning points: wins and claims that were let go, and richer hands."""
    return (*(phrase for decision in review.declined for phrase in _declined(decision)), *map(_richer, review.richer))


def outcome_phrase(review: HandReview) -> Phrase:
    """How the hand ended, and how near the line it was for its own seat."""
    result, draws = review.result, review.draws
    near = review.end.get(review.line)
    away = Phrase.of("review-you-out") if near is None else Phrase.of("review-you-away", n=near.distance)
    if not isinstance(result, Won):
        return Phrase.of("review-ended-open" if result is None else "review-ended-exhausted", near=away)
    if result.seat is not review.seat:
        return Phrase.of("review-ended-lost", draw=draws, who=relation(review.seat, result.seat), near=away)
    if result.source is None:
        return Phrase.of("review-ended-drawn", draw=draws, n=result.score.total)
    who = relation(review.seat, result.source)
    return Phrase.of("review-ended-won", draw=draws, who=who, n=result.score.total)
