"""How near is every fan, now and after each discard: exact, dead tiles and open melds included.

**What is asked.** The *distance* of a fan is the fewest tiles still to come over all complete hands that hold the fan,
keep the open melds, and ask of no kind for more copies than are unseen. The *accepted* kinds are those whose arrival
lowers it. A complete hand is four melds and a pair, or seven pairs; a kong takes four tiles. A line of points asks for
any hand worth as much by its pattern fans alone.

**The idea in five steps.**

1. *A hand is four suits.* What a complete hand holds of one suit (a *layout*: 0 to 4 melds, perhaps the pair) is one of
   22 thousand rows of nine counts. What it costs is the sum over the nine ranks of the copies that lack, and one rank
   lacks more than can come or it does not. So for each number of copies held and unseen there is a ready column, one
   byte a layout, and a column a rank added up are the costs of all layouts of a suit, dead tiles included (`tables`).
   A discard adds one column more; the unseen copies stay, for a tile thrown away does not return.
2. *A fan is a feature of suits.* 平和 allows chows only, in every suit; 一条龙 asks one suit for 123 456 789;
   三色同顺 asks three suits for the same chow. Layouts are listed under each feature they serve, so the cheapest one
   of a feature with so many melds, with or without the pair (a *cell*), is the minimum of a run of rows (`layouts`).
   Open melds fulfil part of what a fan asks, forbid the rest, or leave less to make (`programs`).
3. *A line is a choice of fans.* The smallest sets of fans worth the points are derived from the value set, never
   written down: at ten points 番牌 alone, or 平和 with 断幺, or one chow that serves both 连六 and 喜相逢 (`needs`).
4. *Suits are put together by min-plus.* 万 with 饼, 条 with honours, then both halves: the cheapest way to spread the
   melds and the pair, for all features and all discards at once (`merging`, `distances`). A `Plan` holds what to merge
   with what for which key; positions with the same open melds share it (`plans`). Seven pairs are counted aside
   (`sevenpairs`).
5. *Accepted kinds are found backwards.* A kind is accepted if a nearest hand lacks it: its arrival then makes that hand
   one tile nearer, and no other hand by more. So the cells on cheapest ways are marked (`backwards`), the ranks that
   their cheapest layouts lack are collected (`masks`), and united over the ways.

What a suit gave is kept: when one tile changes, the other suits are looked up. The costs of a suit depend on nothing
but its own counts.

**Sources.** Distance as the least over complete hands: S. Li and X. Yan, *Let's Play Mahjong!*, arXiv:1903.03294, who
call it deficiency; with the copies that are left: X. Yan, Y. Li and S. Li, *A Fast Algorithm for Computing the
Deficiency Number of a Mahjong Hand*, arXiv:2108.06832. Suits by table, merged over melds and pair: tomohxx,
*shanten-number*, and Cryolite, *nyanten*, both on GitHub, for plain hands. Features, lines and the columns for copies
unseen are this project's own. The tests hold it against all complete hands of small walls (`tests/reach/brute.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat

import numpy as np

from trainer.reach.backwards import lacking
from trainer.reach.distances import Bits, measure
from trainer.reach.merging import Costs
from trainer.reach.model import LINES, Key, Line, Nearness, Position, Reach, check_position
from trainer.reach.plans import Plan, make_plan
from trainer.reach.tables import IMPOSSIBLE
from trainer.rules import PATTERN_FANS, TILES, Tile, ValueSet, counts


def analyse(position: Position, values: ValueSet, lines: Sequence[int] = LINES) -> Reach:
    """The distance, accepted kinds and live copies of every pattern fan and of a hand worth each of ``lines``, for the
    position as it is and after each discard.

    Raises `trainer.rules.HandError` for a position that cannot exist.
    """
    return analyse_keys(position, (*PATTERN_FANS, *(Line(points) for points in lines)), values)


def analyse_keys(position: Position, keys: tuple[Key, ...], values: ValueSet) -> Reach:
    """The same for some keys only, which takes less time. Raises as `analyse` does."""
    check_position(position)
    drops = tuple(sorted(set(position.concealed))) if position.must_discard else ()
    plan = make_plan(keys, position.melds, position.value_ranks, values)
    free = position.unseen()
    distances, bits = _answers(plan, counts(position.concealed), free, drops)
    columns = _columns(plan.keys, distances, bits, free)
    return Reach(columns[0], dict(zip(drops, columns[1:], strict=True)))


def _columns(keys: tuple[Key, ...], distances: Costs, bits: Bits, free: tuple[int, ...]) -> list[dict[Key, Nearness]]:
    """The answers of each position by key. Many are alike, so each different one is made once."""
    codes = (bits | distances.astype(np.uint64) << _DISTANCE_START).T
    distinct, which = np.unique(codes.ravel(), return_inverse=True)
    answers = tuple(_nearness(distinct, free))
    each = map(answers.__getitem__, which.tolist())
    columns = [dict(zip(keys, each, strict=False)) for _ in codes]
    if not (distances >= IMPOSSIBLE).any():
        return columns
    return [{key: answer for key, answer in column.items() if answer.distance < IMPOSSIBLE} for column in columns]


def _nearness(codes: Bits, free: tuple[int, ...]) -> Iterator[Nearness]:
    """The answer that each code stands for: the kinds by their bits, the distance above them."""
    distances = (codes >> _DISTANCE_START).tolist()
    answers = zip(distances, _accepts(codes), _live(codes, free).tolist(), strict=True)
    return map(tuple.__new__, repeat(Nearness), answers)


def _accepts(found: Bits) -> list[tuple[Tile, ...]]:
    """The kinds of each row of bits, put together from those of the suits."""
    by_suit = (found >> _SUIT_STARTS) & _SUIT_BITS
    m, p, s, z = _KINDS
    return [m[in_m] + p[in_p] + s[in_s] + z[in_z] for in_m, in_p, in_s, in_z in zip(*by_suit.tolist(), strict=True)]


def _live(found: Bits, free: tuple[int, ...]) -> Costs:
    """The unseen copies of the kinds of each row of bits: 136 at most, so a byte holds them."""
    bytes_of = found.astype("<u8").view(np.uint8).reshape(len(found), 8)
    kinds = np.unpackbits(bytes_of, axis=1, count=len(TILES), bitorder="little")
    live: Costs = kinds @ np.array(free, np.uint8)
    return live


_DISTANCE_START = np.uint64(len(TILES))
_SUIT_STARTS = np.array([[0], [9], [18], [27]], np.uint64)
_SUIT_BITS = np.array([[0x1FF], [0x1FF], [0x1FF], [0x7F]], np.uint64)

_KINDS = tuple(
    [tuple(tile for place, tile in enumerate(tiles) if bits >> place & 1) for bits in range(1 << len(tiles))]
    for tiles in (TILES[:9], TILES[9:18], TILES[18:27], TILES[27:])
)
"""For each suit the kinds by their bits."""


def _answers(plan: Plan, held: tuple[int, ...], free: tuple[int, ...], drops: Sequence[Tile]) -> tuple[Costs, Bits]:
    """Distance and accepted kinds (a bit each) of every key of the plan at every position: (keys, positions)."""
    found = measure(plan, held, free, drops)
    best, bits = found.best, np.zeros(found.best.shape, np.uint64)
    served = found.totals.take(plan.hands, axis=0)
    on_best = (served == best.take(plan.key_of_hand, axis=0)) & (served < IMPOSSIBLE)
    served_on_best = on_best.take(plan.by_hand, axis=0)
    wanted = np.logical_or.reduceat(served_on_best, plan.hand_starts) if len(plan.hands) else on_best
    hand_bits = lacking(found, wanted)
    if len(plan.key_starts):
        bits[: len(plan.key_starts)] = np.bitwise_or.reduceat(
            hand_bits.take(plan.hands, axis=0) * on_best, plan.key_starts, axis=0
        )
    is_nearest = found.pairs == best.take(plan.pairs_keys, axis=0)
    np.bitwise_or.at(bits, plan.pairs_keys, found.pairs_bits * is_nearest)
    return best, bits
