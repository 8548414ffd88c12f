"""The even player: gets nearer to its line by the shortest way, and wins when it may."""

from collections.abc import Sequence

from trainer.game.bots.outlook import after, company, live_counts, outlook
from trainer.game.bots.plans import live_help, plans_of
from trainer.game.bots.protocol import BotId
from trainer.game.bots.shape import Counts, nearest
from trainer.game.bots.turn import Declaration, take_turn
from trainer.game.moves import Move
from trainer.game.view import SeatView
from trainer.rules import TILES, Meld, Tile

_AIMS = 3
"""Plans looked at closely among those equally near."""

_CLOSE = 3
"""From this distance on, tiles that help are counted; farther away there are too many to tell discards apart."""


class Steady:
    """Discards what keeps the distance to its line and leaves most live tiles; claims what brings it nearer."""

    id = BotId.STEADY

    def choose(self, view: SeatView) -> Move:
        """A win if there is one, else a claim or kong that helps, else the best discard or a pass."""
        return take_turn(view, self._declare, self._discard)

    def _declare(self, view: SeatView, moves: Sequence[Declaration]) -> Declaration | None:
        """The claim that brings the hand nearest, if nearer than it is; an own kong if it takes it no farther."""
        limit = _distance(view, *outlook(view)) + (view.offer is None)
        distances = [_distance(view, *after(view, move)) for move in moves]
        return moves[distances.index(min(distances))] if min(distances) < limit else None

    def _discard(self, view: SeatView) -> Tile:
        melds, held = outlook(view)
        known = plans_of(view, melds)
        _, near = nearest(known, held)
        aims = sorted(near, key=lambda each: -each.points)[:_AIMS]
        kinds = [tile for tile in TILES if held[tile]]
        around = [aim.one_less(held, kinds) for aim in aims]
        # One more than before where the hand is complete, but forbidden to win by its line.
        least = min(distance for distances in around for distance in distances.values())
        spare: dict[Tile, list[int]] = {}
        for number, distances in enumerate(around):
            for kind, distance in distances.items():
                if distance == least:
                    spare.setdefault(TILES[kind], []).append(number)
        close = least <= _CLOSE
        helping = live_help(aims, spare, held, live_counts(view), least) if close else dict.fromkeys(spare, 0)
        return min(spare, key=lambda tile: (-helping[tile], -len(spare[tile]), company(tile, held), -tile))


def _distance(view: SeatView, melds: tuple[Meld, ...], held: Counts) -> int:
    """The distance to the nearest hand that is sure to reach the seat's line."""
    return nearest(plans_of(view, melds), held)[0]
