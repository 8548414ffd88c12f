"""The ambitious player: aims at a main fan its tiles suit, weighs points against the way there, plays safe late."""

from collections.abc import Sequence

from trainer.game.bots.outlook import after, company, live_counts, outlook
from trainer.game.bots.plans import live_help, plans_of
from trainer.game.bots.protocol import BotId
from trainer.game.bots.shape import Counts, OpenPlan, split
from trainer.game.bots.turn import Declaration, take_turn
from trainer.game.moves import Move
from trainer.game.view import SeatView
from trainer.rules import TILES, Meld, Tile

_AIMS = 5
"""Plans looked at closely: those worth most for how near they are."""

_STEP = 0.15
"""What a plan keeps of its worth for every tile that still has to come in."""

_HELP = 0.02
"""What a live tile that helps adds to a plan's worth, as a share of it."""

_LATE = 24
"""Tiles left in the wall from which on a hand far from ready is played safe."""

_READY = 2
"""Distance up to which a hand is still played for the win when it is late."""


class Builder:
    """Weighs its plans by points and distance, discards what they need least, and gives up in time."""

    id = BotId.BUILDER

    def choose(self, view: SeatView) -> Move:
        """A win if there is one, else a claim or kong worth more than passing, else a discard or a pass."""
        return take_turn(view, self._declare, self._discard)

    def _declare(self, view: SeatView, moves: Sequence[Declaration]) -> Declaration | None:
        worth = {move: _worth(view, *after(view, move)) for move in moves}
        best = max(moves, key=lambda move: worth[move])
        return best if worth[best] > _worth(view, *outlook(view)) else None

    def _discard(self, view: SeatView) -> Tile:
        melds, held = outlook(view)
        aims = _aims(plans_of(view, melds), held)
        live = live_counts(view)
        if view.wall_left <= _LATE and min(distance for distance, _ in aims) > _READY:
            return min(view.hand, key=lambda tile: (_danger(tile, view, live), company(tile, held), tile))
        kinds = [tile for tile in TILES if held[tile]]
        worth = dict.fromkeys(kinds, 0.0)
        for _, aim in aims:
            for kind, distance in aim.one_less(held, kinds).items():
                worth[TILES[kind]] += _value(aim.points, distance)
        top = max(worth.values())
        best = [tile for tile in kinds if worth[tile] > top * (1 - _HELP)]
        distance, first = aims[0]
        helping = live_help((first,), dict.fromkeys(best, (0,)), held, live, distance)
        helped = {tile: worth[tile] * (1 + _HELP * helping[tile]) for tile in best}
        return max(best, key=lambda tile: (helped[tile], -company(tile, held), tile))


def _value(points: int, distance: int) -> float:
    return max(points, 1) * _STEP**distance


def _aims(known: Sequence[OpenPlan], held: Counts) -> list[tuple[int, OpenPlan]]:
    """The plans worth most, best first, each with its distance."""
    suits = split(held)
    near = [(each.distance_of(held, suits), each) for each in known]
    return sorted(near, key=lambda pair: -_value(pair[1].points, pair[0]))[:_AIMS]


def _worth(view: SeatView, melds: tuple[Meld, ...], held: Counts) -> float:
    suits = split(held)
    values = (_value(each.points, each.distance_of(held, suits)) for each in plans_of(view, melds))
    return max(values, default=0.0)


def _danger(tile: Tile, view: SeatView, live: Counts) -> int:
    """How likely somebody waits for a tile: unseen copies of it, and of the tiles that would stand beside it."""
    if view.last_discard is not None and view.last_discard[1] is tile:
        return 0
    if tile.is_honour:
        return live[tile]
    beside = [live[tile + step] for step in (-2, -1, 1, 2) if 1 <= tile.rank + step <= 9]
    return 2 + live[tile] + sum(beside)
