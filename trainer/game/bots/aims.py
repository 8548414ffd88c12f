"""The plans that are open to the seat of a view, and what a discard leaves of the ones it follows."""

from collections.abc import Mapping, Sequence

from trainer.game.bots.plans import charts
from trainer.game.bots.shape import Chart, Counts
from trainer.game.view import SeatView
from trainer.rules import TILES, Meld, Tile


def open_charts(view: SeatView, melds: tuple[Meld, ...]) -> tuple[Chart, ...]:
    """The plans sure to reach the seat's line that ``melds``, laid down, leave open."""
    return charts(view.seat, view.line, view.rules, melds)


def live_help(
    aims: Sequence[Chart], served: Mapping[Tile, Sequence[int]], held: Counts, live: Counts, distance: int
) -> dict[Tile, int]:
    """For each discard the live tiles that then bring one of the aims it serves nearer than ``distance``.

    ``served``: the discards, each with the numbers of its aims.
    """
    # What helps after a discard also helps before it, so only those few kinds are tried for each discard.
    candidates = [aim.nearer(held, [tile for tile in TILES if live[tile]], distance) for aim in aims]
    found = {}
    for discard, numbers in served.items():
        left = (*held[:discard], held[discard] - 1, *held[discard + 1 :])
        helping = {kind for number in numbers for kind in aims[number].nearer(left, candidates[number], distance)}
        found[discard] = sum(live[kind] for kind in helping)
    return found
