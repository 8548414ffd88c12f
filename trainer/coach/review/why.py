"""What is said of one decision: what would have been nearer, and which tile came after."""

from collections.abc import Iterator, Sequence

from trainer.coach.after_discard import aim_name
from trainer.coach.claims import move_phrase
from trainer.coach.review.chart import worst
from trainer.coach.review.values import Decision, HandReview, Weighed
from trainer.game import Discard, Move
from trainer.reach import Key, Nearness
from trainer.rules import FanId, Phrase, Tile

MOST_NAMED = 5
"""How many kinds of tiles that help are named; of more, their number says enough."""


def why_phrases(review: HandReview, decision: Decision) -> tuple[Phrase, ...]:
    """One line: the best move with the tiles that help after it, and whether one of them came; or that none was
    better."""
    weighed = worst(decision)
    best, near = weighed.best, weighed.nearest
    if not weighed.loss or not best or near is None:
        return tuple(_as_good(weighed))
    said = Phrase.of(
        "review-why-better",
        move=move_phrase(best[0], decision.offered),
        goal=aim_name(weighed.key),
        n=near.distance,
        tiles=_named(near),
        live=near.live,
    )
    came = next((place for place in range(decision.draw, review.draws) if review.drawn[place] in near.accepts), None)
    if came is None:
        return (said,)
    return said, Phrase.of("review-why-came", draw=came + 1, tile=review.drawn[came])


def _as_good(weighed: Weighed) -> Iterator[Phrase]:
    near = weighed.near
    if near is not None:
        yield Phrase.of("review-why-best", goal=aim_name(weighed.key), n=near.distance, live=near.live)


def _named(near: Nearness) -> Phrase:
    if 0 < len(near.accepts) <= MOST_NAMED:
        return Phrase.of("review-tiles", tiles=near.accepts)
    return Phrase.of("review-tiles-many", n=len(near.accepts))


def missed_for(decision: Decision) -> tuple[Tile, Tile, Key] | None:
    """A discard that cost something: its tile, that of the best one, and for what; None for every other decision."""
    weighed = worst(decision)
    made, best = decision.move, weighed.best
    if weighed.loss and isinstance(made, Discard) and best and isinstance(best[0], Discard):
        return made.tile, best[0].tile, weighed.key
    return None


def keys_compared(review: HandReview) -> tuple[Key, ...]:
    """What the moves of a decision are compared for: the line, the fan that this wall allowed first, and the one that
    was followed."""
    fans = [key for key in review.par if isinstance(key, FanId) and key is not review.goal]
    allowed = min(fans, key=lambda fan: review.par[fan], default=None)
    return (review.line, *(fan for fan in (allowed, review.goal) if fan is not None))


def moves_compared(decision: Decision, picked: Sequence[Move] = ()) -> tuple[Move, ...]:
    """The moves that stand side by side: the best for what was lost, the one made, and those ``picked`` since."""
    best = worst(decision).best
    own = (decision.move,) if decision.move in best else (*best[:1], decision.move)
    return tuple(dict.fromkeys((*own, *picked)))
