"""The plans that bots follow: one row a kind of hand, made for a seat."""

from collections.abc import Iterator
from functools import lru_cache

from trainer.game.bots.shape import Chart, Plan, chart
from trainer.game.deals import TableRules
from trainer.reach.claims import Ends, Shape
from trainer.reach.layouts import Feature, HonourFeature
from trainer.rules import FanId, Meld, Seat, Tile, load_values, value_tiles

ANY_HAND = Plan(())
"""Four melds and a pair, whatever they are."""

_NO_PUNGS = HonourFeature(pungs=False)
_NO_HONOURS = HonourFeature(pungs=False, pair=False)
_EMPTY = Feature(nothing=True)


def _everywhere(feature: Feature) -> tuple[Feature, Feature, Feature]:
    return feature, feature, feature


def _in_suit(suit: int, feature: Feature, others: Feature) -> tuple[Feature, Feature, Feature]:
    first, second, third = (feature if suit == place else others for place in range(3))
    return first, second, third


def plans(seat: Seat, prevailing: Seat | None = None) -> tuple[Plan, ...]:
    """All plans of a seat; only 番牌 depends on it, and on the prevailing wind where that counts."""
    return _plans(value_tiles(seat, prevailing))


@lru_cache(maxsize=16)
def _plans(honours: tuple[Tile, ...]) -> tuple[Plan, ...]:
    return (ANY_HAND, *_whole_hands(), *_honours(honours), *_chows())


def _whole_hands() -> Iterator[Plan]:
    yield Plan((FanId.QIDUI,), pairs=True)
    yield Plan((FanId.PINGHE,), _everywhere(Feature(Shape.CHOWS)), _NO_PUNGS)
    yield Plan((FanId.DUANYAO,), _everywhere(Feature(ends=Ends.SIMPLES)), _NO_HONOURS)
    yield Plan((FanId.PINGHE, FanId.DUANYAO), _everywhere(Feature(Shape.CHOWS, Ends.SIMPLES)), _NO_HONOURS)
    yield Plan((FanId.DUIDUIHE,), _everywhere(Feature(Shape.PUNGS)))
    yield Plan((FanId.QUANDAIYAO,), _everywhere(Feature(ends=Ends.OUTSIDE)))
    for suit in range(3):
        yield Plan((FanId.HUNYISE,), _in_suit(suit, Feature(), _EMPTY), HonourFeature(some=True))
        yield Plan((FanId.QINGYISE,), _in_suit(suit, Feature(), _EMPTY), _NO_HONOURS)


def _honours(honours: tuple[Tile, ...]) -> Iterator[Plan]:
    ranks = tuple(tile.rank for tile in honours)
    yield Plan((FanId.FANPAI,), honours=HonourFeature(value_ranks=ranks, value_pungs=1))
    yield Plan((FanId.FANPAI, FanId.FANPAI), honours=HonourFeature(value_ranks=ranks, value_pungs=2))
    for suit in range(3):
        yield Plan(
            (FanId.HUNYISE, FanId.FANPAI),
            _in_suit(suit, Feature(), _EMPTY),
            HonourFeature(some=True, value_ranks=ranks, value_pungs=1),
        )


def _chows() -> Iterator[Plan]:
    for suit in range(3):
        yield Plan((FanId.YITIAOLONG,), _in_suit(suit, Feature(chows=(1, 4, 7)), Feature()))
        for rank in range(1, 8):
            yield Plan((FanId.YIBANGAO,), _in_suit(suit, Feature(chows=(rank, rank)), Feature()))
    for rank in range(1, 8):
        yield Plan((FanId.SANSETONGSHUN,), _everywhere(Feature(chows=(rank,))))


@lru_cache(maxsize=1 << 14)
def charts(seat: Seat, least: int, rules: TableRules, melds: tuple[Meld, ...]) -> tuple[Chart, ...]:
    """The plans of a seat that are sure of at least ``least`` points and that ``melds`` leave open, ready to measure.

    With none left, the plan of any hand: an incidental fan may still bring the points.
    """
    found = (chart(plan, points, melds) for plan, points in _worth(seat, least, rules))
    return tuple(each for each in found if each is not None) or tuple(
        each for each in (chart(ANY_HAND, 0, melds),) if each is not None
    )


@lru_cache(maxsize=64)
def _worth(seat: Seat, least: int, rules: TableRules) -> tuple[tuple[Plan, int], ...]:
    points, known = load_values(rules.values), plans(seat, rules.prevailing)
    return tuple((plan, plan.points(points)) for plan in known if plan.points(points) >= least)
