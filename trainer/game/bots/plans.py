"""The plans that bots follow: one row a kind of hand, made for a seat."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from trainer.game.bots.shape import Counts, HandPlan, OpenPlan, open_plan
from trainer.game.deals import TableRules
from trainer.game.view import SeatView
from trainer.reach.layouts import Feature, HonourFeature
from trainer.reach.needs import Ends, Shape
from trainer.rules import TILES, FanId, Meld, Seat, Tile, load_values, value_tiles

ANY_HAND = HandPlan(())
"""Four melds and a pair, whatever they are."""

_NO_PUNGS = HonourFeature(pungs=False)
_NO_HONOURS = HonourFeature(pungs=False, pair=False)
_EMPTY = Feature(nothing=True)


def _everywhere(feature: Feature) -> tuple[Feature, Feature, Feature]:
    return feature, feature, feature


def _in_suit(suit: int, feature: Feature, others: Feature) -> tuple[Feature, Feature, Feature]:
    first, second, third = (feature if suit == place else others for place in range(3))
    return first, second, third


def plans(seat: Seat, prevailing: Seat | None = None) -> tuple[HandPlan, ...]:
    """All plans of a seat; only 番牌 depends on it, and on the prevailing wind where that counts."""
    return _plans(value_tiles(seat, prevailing))


@lru_cache(maxsize=16)
def _plans(honours: tuple[Tile, ...]) -> tuple[HandPlan, ...]:
    return (ANY_HAND, *_whole_hands(), *_honours(honours), *_chows())


def _whole_hands() -> Iterator[HandPlan]:
    yield HandPlan((FanId.QIDUI,), pairs=True)
    yield HandPlan((FanId.PINGHE,), _everywhere(Feature(Shape.CHOWS)), _NO_PUNGS)
    yield HandPlan((FanId.DUANYAO,), _everywhere(Feature(ends=Ends.SIMPLES)), _NO_HONOURS)
    yield HandPlan((FanId.PINGHE, FanId.DUANYAO), _everywhere(Feature(Shape.CHOWS, Ends.SIMPLES)), _NO_HONOURS)
    yield HandPlan((FanId.DUIDUIHE,), _everywhere(Feature(Shape.PUNGS)))
    yield HandPlan((FanId.QUANDAIYAO,), _everywhere(Feature(ends=Ends.OUTSIDE)))
    for suit in range(3):
        yield HandPlan((FanId.HUNYISE,), _in_suit(suit, Feature(), _EMPTY), HonourFeature(some=True))
        yield HandPlan((FanId.QINGYISE,), _in_suit(suit, Feature(), _EMPTY), _NO_HONOURS)


def _honours(honours: tuple[Tile, ...]) -> Iterator[HandPlan]:
    ranks = tuple(tile.rank for tile in honours)
    yield HandPlan((FanId.FANPAI,), honours=HonourFeature(value_ranks=ranks, value_pungs=1))
    yield HandPlan((FanId.FANPAI, FanId.FANPAI), honours=HonourFeature(value_ranks=ranks, value_pungs=2))
    for suit in range(3):
        yield HandPlan(
            (FanId.HUNYISE, FanId.FANPAI),
            _in_suit(suit, Feature(), _EMPTY),
            HonourFeature(some=True, value_ranks=ranks, value_pungs=1),
        )


def _chows() -> Iterator[HandPlan]:
    for suit in range(3):
        yield HandPlan((FanId.YITIAOLONG,), _in_suit(suit, Feature(chows=(1, 4, 7)), Feature()))
        for rank in range(1, 8):
            yield HandPlan((FanId.YIBANGAO,), _in_suit(suit, Feature(chows=(rank, rank)), Feature()))
    for rank in range(1, 8):
        yield HandPlan((FanId.SANSETONGSHUN,), _everywhere(Feature(chows=(rank,))))


@lru_cache(maxsize=1 << 10)
def open_plans(seat: Seat, least: int, rules: TableRules, melds: tuple[Meld, ...]) -> tuple[OpenPlan, ...]:
    """The plans of a seat that are sure of at least ``least`` points and that ``melds`` leave open, ready to measure.

    With none left, the plan of any hand: an incidental fan may still bring the points.
    """
    found = (open_plan(plan, points, melds) for plan, points in _worth(seat, least, rules))
    return tuple(each for each in found if each is not None) or tuple(
        each for each in (open_plan(ANY_HAND, 0, melds),) if each is not None
    )


@lru_cache(maxsize=64)
def _worth(seat: Seat, least: int, rules: TableRules) -> tuple[tuple[HandPlan, int], ...]:
    points, known = load_values(rules.values), plans(seat, rules.prevailing)
    return tuple((plan, plan.points(points)) for plan in known if plan.points(points) >= least)


def plans_of(view: SeatView, melds: tuple[Meld, ...]) -> tuple[OpenPlan, ...]:
    """The plans sure to reach the seat's line that ``melds``, laid down, leave open."""
    return open_plans(view.seat, view.line, view.rules, melds)


def live_help(
    aims: Sequence[OpenPlan], served: Mapping[Tile, Sequence[int]], held: Counts, live: Counts, distance: int
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
