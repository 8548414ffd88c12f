"""What the wall allowed, and what a won hand could have been."""

from collections.abc import Iterator, Mapping

from trainer.coach.review.values import Richer
from trainer.coach.weighing import moves_measured
from trainer.game import Discard, SeatView, Won
from trainer.reach import Draws, Key, Line, Position, par, target_hand, waits
from trainer.rules import INCIDENTAL_FANS, MAIN_FANS, FanId, Seat, Tile, ValueSet


def par_line(
    start: tuple[Tile, ...], drawn: tuple[Tile, ...], seat: Seat, prevailing: Seat | None, line: Line, values: ValueSet
) -> Mapping[Key, int]:
    """For the line and each main fan the fewest of the own draws that were enough, whatever was discarded."""
    found = par(Draws(start, drawn, seat, prevailing), values, (line.points,))
    keys: tuple[Key, ...] = (line, *MAIN_FANS)
    return {key: found[key] for key in keys if key in found}


def richer_hands(seen: SeatView, won: Won, keys: tuple[Key, ...], values: ValueSet) -> tuple[Richer, ...]:
    """Better-paid hands in place of a win, those worth most first; ``seen`` is what the winner saw when it won.

    Compared are the points by pattern fans: those by the way of winning would not come again.
    """
    points = sum(receipt.points for receipt in won.score.receipts if receipt.fan not in INCIDENTAL_FANS)
    found = [*_other_tiles(seen, won, points, values), *_other_fans(seen, won, points, keys, values)]
    return tuple(sorted(found, key=lambda richer: (-richer.points, -richer.live)))


def _other_tiles(seen: SeatView, won: Won, points: int, values: ValueSet) -> Iterator[Richer]:
    """Other tiles of the same wait that pay more."""
    for wait in waits(_before(seen, won.tile), values):
        if wait.points > points and wait.live:
            yield Richer(wait.points, wait.live, tile=wait.tile)


def _before(seen: SeatView, tile: Tile) -> Position:
    """The 13 tiles before the winning one."""
    if seen.offer is not None:
        return seen.position
    after = seen.position.without(tile)
    visible = list(after.visible)
    visible.remove(tile)
    return Position(after.concealed, after.melds, after.seat, tuple(visible), after.prevailing)


def _other_fans(seen: SeatView, won: Won, points: int, keys: tuple[Key, ...], values: ValueSet) -> Iterator[Richer]:
    """Main fans that a discard in place of a self-drawn win leaves one tile away."""
    if seen.offer is not None:
        return
    measured = moves_measured(seen, keys, values)
    for fan in MAIN_FANS:
        near = {
            move: answers[fan]
            for move, answers in measured.items()
            if isinstance(move, Discard) and fan in answers and fan not in won.score.fans
        }
        best = min(near, key=lambda move: near[move].order, default=None)
        if best is not None and near[best].distance == 1 and near[best].live:
            yield from _worth_more(seen.position.without(best.tile), best.tile, fan, near[best].live, points, values)


def _worth_more(
    position: Position, discard: Tile, fan: FanId, live: int, points: int, values: ValueSet
) -> Iterator[Richer]:
    target = target_hand(position, fan, values)
    if target is not None and target.score.total > points:
        yield Richer(target.score.total, live, fan=fan, discard=discard)
