"""A review as a chart: a column for each own decision, how near each left the line and the fan that was followed."""

from collections.abc import Iterator

from msgspec import Struct

from trainer.coach.after_discard import aim_name
from trainer.coach.claims import move_phrase
from trainer.coach.review.values import Decision, HandReview, Weighed
from trainer.game import Discard, Move, Won
from trainer.reach import Key, Nearness
from trainer.rules import MAIN_FANS, FanId, Phrase, Tile, ValueSet


class ChartColumn(Struct, frozen=True):
    """A decision, or the win at the end (``move`` None). ``draw``: which own draw brought ``came``; None for a tile of
    another player, and after a claim, when nothing came. ``line`` and ``goal``: tiles away after it, None out of
    reach."""

    draw: int | None
    came: Tile | None
    move: Move | None
    line: int | None
    goal: int | None

    @property
    def discarded(self) -> Tile | None:
        """The tile that was laid down, if one was."""
        return self.move.tile if isinstance(self.move, Discard) else None


class ChartTurn(Struct, frozen=True):
    """A turning point in the chart: its ``column``, ``of_goal`` whether it is marked on the line of the fan that was
    followed, and how near the move ``made`` and the best one left that."""

    column: int
    of_goal: bool
    made: int | None
    best: int


class ParMark(Struct, frozen=True):
    """The draw by which the own tiles contained a hand that reaches the line; ``fan``: the main fan in one of them, the
    one worth most, and its ``points``. None where no main fan is among them."""

    draw: int
    column: int
    fan: FanId | None
    points: int


class ReviewChart(Struct, frozen=True):
    """``columns`` in order, one a decision; ``turns`` in the order of the turning points. ``farthest``: the largest
    distance shown; ``gone``: whether something was out of reach."""

    line: Key
    goal: FanId | None
    columns: tuple[ChartColumn, ...]
    turns: tuple[ChartTurn, ...]
    par: ParMark | None

    @property
    def farthest(self) -> int:
        """The largest distance in it, at least 2."""
        found = (distance for column in self.columns for distance in (column.line, column.goal))
        return max((2, *(distance or 0 for distance in found), *(turn.best for turn in self.turns)))

    @property
    def gone(self) -> bool:
        """Whether the line or the fan was out of reach somewhere."""
        return any(column.line is None or (self.goal and column.goal is None) for column in self.columns)


def chart_of(review: HandReview, values: ValueSet) -> ReviewChart:
    """The chart of a review."""
    columns = tuple(_columns(review))
    turns = tuple(_turn(review.decisions.index(decision), decision) for decision in review.turning)
    return ReviewChart(review.line, review.goal, columns, turns, _par(review, columns, values))


def _columns(review: HandReview) -> Iterator[ChartColumn]:
    shown = 0
    for decision in review.decisions:
        drew = decision.seen.offer is None
        fresh = decision.draw if drew and decision.draw > shown else None
        shown = max(shown, fresh or 0)
        came = decision.seen.drawn if drew else decision.offered
        goal = None if decision.goal is None else _away(decision.goal.near)
        yield ChartColumn(fresh, came, decision.move, _away(decision.line.near), goal)
    won = review.result
    if isinstance(won, Won) and won.seat is review.seat:
        yield _won(won, review)


def _won(won: Won, review: HandReview) -> ChartColumn:
    draw = review.draws if won.source is None else None
    return ChartColumn(draw, won.tile, None, 0, 0 if review.goal in won.score.fans else None)


def _away(near: Nearness | None) -> int | None:
    return None if near is None else near.distance


def _turn(column: int, decision: Decision) -> ChartTurn:
    weighed = worst(decision)
    best = weighed.nearest
    assert best is not None
    return ChartTurn(column, weighed is decision.goal, _away(weighed.near), best.distance)


def worst(decision: Decision) -> Weighed:
    """The line or the goal: whichever the decision cost more, the line where it cost both as much."""
    goal = decision.goal
    return decision.line if goal is None or goal.loss <= decision.line.loss else goal


def _par(review: HandReview, columns: tuple[ChartColumn, ...], values: ValueSet) -> ParMark | None:
    number = review.par.get(review.line)
    if number is None or not columns:
        return None
    draws = [place for place, column in enumerate(columns) if column.draw is not None and column.draw <= number]
    fans = [fan for fan in MAIN_FANS if review.par.get(fan, number + 1) <= number]
    fan = max(fans, key=lambda each: values.points[each], default=None)
    return ParMark(number, draws[-1] if draws else 0, fan, values.points[fan] if fan else 0)


def key_label(key: Key) -> Phrase:
    """A line or a fan as the chart and its tables name it."""
    return (
        Phrase.of("review-key-fan", goal=key)
        if isinstance(key, FanId)
        else Phrase.of("review-key-line", goal=aim_name(key))
    )


def column_phrases(chart: ReviewChart, place: int) -> tuple[Phrase, ...]:
    """A column read out: what came, what was done, how near that left the line and the fan."""
    column = chart.columns[place]
    said = [_what(column)]
    said += [_near_said(chart.line, column.line)]
    said += [_near_said(chart.goal, column.goal)] if chart.goal else []
    turns = [number for number, turn in enumerate(chart.turns, 1) if turn.column == place]
    return (*said, *(Phrase.of("review-turning", n=number) for number in turns))


def _what(column: ChartColumn) -> Phrase:
    moved = Phrase.of("table-claim-win") if column.move is None else move_phrase(column.move, column.came)
    if column.came is None:
        return moved
    if column.draw is None:
        return Phrase.of("review-offered", tile=column.came, move=moved)
    return Phrase.of("review-drawn", draw=column.draw, tile=column.came, move=moved)


def _near_said(key: Key, away: int | None) -> Phrase:
    label = key_label(key)
    return Phrase.of("review-out", goal=label) if away is None else Phrase.of("review-away", goal=label, n=away)
