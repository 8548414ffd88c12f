"""What each discard costs: how much farther every key is after it than after another discard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import attrgetter

from msgspec import Struct

from trainer.reach.model import Key, Nearness, Reach
from trainer.rules import Tile


class Cost(Struct, frozen=True):
    """What a discard costs one key. ``farther``: tiles that it is farther (below 0: nearer), None where the key is out
    of reach after it. ``live``: live tiles more or less, None where the distance differs: counts at two distances
    cannot be compared."""

    farther: int | None
    live: int | None


def costs(reach: Reach, against: Tile | None = None) -> Mapping[Tile, Mapping[Key, Cost]]:
    """For each discard and each key that some discard keeps in reach, what the discard costs.

    It is compared with the discard of ``against`` (the tile drawn, say) or, without one, for each key with the discard
    that is best for it: the nearest, then the one with most live tiles. A key that ``against`` itself puts out of
    reach is compared with its best discard too.
    """
    keys = dict.fromkeys(key for answers in reach.discards.values() for key in answers)
    standards = {key: _standard(reach, key, against) for key in keys}
    return {
        tile: {key: _cost(answers.get(key), standard) for key, standard in standards.items()}
        for tile, answers in reach.discards.items()
    }


def _standard(reach: Reach, key: Key, against: Tile | None) -> Nearness:
    if against is not None and key in reach.discards[against]:
        return reach.discards[against][key]
    return best_nearness(answers[key] for answers in reach.discards.values() if key in answers)


def best_nearness(found: Iterable[Nearness]) -> Nearness:
    """The nearest, of these the one with most live tiles. Raises `ValueError` if there is none."""
    return min(found, key=attrgetter("order"))


def _cost(answer: Nearness | None, standard: Nearness) -> Cost:
    if answer is None:
        return Cost(None, None)
    farther = answer.distance - standard.distance
    return Cost(farther, None if farther else answer.live - standard.live)
