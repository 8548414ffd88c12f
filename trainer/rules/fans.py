"""The 20 fans: one row a fan, each with a small function that lists where it occurs in a reading.

An occurrence is the set of parts (melds and pairs, by their index in the reading) that the fan uses. Nothing
here adds points or compares fans: `trainer.rules.scoring` does that in one uniform way for every class.

Source of names, classes and tiers: the published notes of 四海麻将·休闲版 (平断杠、喜六番 · 一对幺、三龙般 ·
海河金花、天地和); the grouping of the classes is partly this project's ruling.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from itertools import combinations
from types import MappingProxyType

from msgspec import Struct

from trainer.rules.melds import Meld, MeldKind, Part
from trainer.rules.readings import Reading
from trainer.rules.tiles import Seat, Suit, Tile
from trainer.rules.winds import value_tiles


class FanId(StrEnum):
    """A fan by its pinyin id, in the order of the rule book's table."""

    PINGHE = "pinghe"
    DUIDUIHE = "duiduihe"
    QIDUI = "qidui"
    DUANYAO = "duanyao"
    QUANDAIYAO = "quandaiyao"
    HUNYISE = "hunyise"
    QINGYISE = "qingyise"
    FANPAI = "fanpai"
    GANG = "gang"
    YIBANGAO = "yibangao"
    LIANLIU = "lianliu"
    YITIAOLONG = "yitiaolong"
    XIXIANGFENG = "xixiangfeng"
    SANSETONGSHUN = "sansetongshun"
    HAIDILAOYUE = "haidilaoyue"
    HEDIMOYU = "hedimoyu"
    JINJIDUOSHI = "jinjiduoshi"
    LINGSHANGKAIHUA = "lingshangkaihua"
    TIANHE = "tianhe"
    DIHE = "dihe"


class MajorClass(StrEnum):
    """A major class (大类); it holds one class, or two as 一色 does."""

    FORM = "form"
    TERMINALS = "terminals"
    SUITS = "suits"
    HONOURS = "honours"
    KONGS = "kongs"
    ONE_SUIT = "one-suit"
    MIXED = "mixed"
    INCIDENTAL = "incidental"


class FanClass(StrEnum):
    """A class (类别): within it each meld and the pair may serve one fan only."""

    FORM = "form"
    TERMINALS = "terminals"
    SUITS = "suits"
    HONOURS = "honours"
    KONGS = "kongs"
    SAME = "same"
    RUN = "run"
    MIXED = "mixed"
    INCIDENTAL = "incidental"

    @property
    def major(self) -> MajorClass:
        """The major class that holds this class."""
        return MajorClass.ONE_SUIT if self in (FanClass.SAME, FanClass.RUN) else MajorClass(self.value)


class FanTier(StrEnum):
    """Six small fans (小番), eight main fans (主番) and six incidental ones (偶然)."""

    SMALL = "small"
    MAIN = "main"
    INCIDENTAL = "incidental"


class Circumstances(Struct, frozen=True):
    """What a hand is scored with besides its tiles: the seat, the incidental events of the win, and the prevailing wind
    where it counts."""

    seat: Seat
    events: frozenset[FanId] = frozenset()
    prevailing: Seat | None = None


Parts = tuple[int, ...]
"""Indexes into ``Reading.parts``, ascending."""

Occurrences = Callable[[Reading, Circumstances], Sequence[Parts]]


class Fan(Struct, frozen=True):
    """One row of the fan table.

    ``upper`` names the upper form of the same series, which a hand may hold instead (连六 under 一条龙).
    """

    id: FanId
    klass: FanClass
    tier: FanTier
    zh: str
    en: str
    occurrences: Occurrences
    upper: FanId | None = None


def _all(reading: Reading) -> Parts:
    return tuple(range(len(reading.parts)))


def _whole_hand(asks: Callable[[Reading], bool]) -> Occurrences:
    """A fan of the whole hand occurs once, on every part, or not at all."""
    return lambda reading, _: [_all(reading)] if asks(reading) else ()


def _single_melds(asks: Callable[[Meld, Circumstances], bool]) -> Occurrences:
    """A fan of single melds occurs on each meld that meets it."""
    return lambda reading, circumstances: [
        (index,) for index, meld in enumerate(reading.melds) if asks(meld, circumstances)
    ]


def _chow_pairs(asks: Callable[[Tile, Tile], bool]) -> Occurrences:
    """A fan of two chows occurs on each two that meet it, given by their lowest tiles, the lower first."""

    def occurrences(reading: Reading, _: Circumstances) -> Sequence[Parts]:
        """Every two chows that meet it."""
        return [
            (i, j)
            for (i, one), (j, other) in combinations(reading.chows, 2)
            if (asks(one, other) if one <= other else asks(other, one))
        ]

    return occurrences


def _chow_triples(asks: Callable[[tuple[Tile, ...]], bool]) -> Occurrences:
    """A fan of three chows occurs on each three that meet it, given by their lowest tiles, sorted."""

    def occurrences(reading: Reading, _: Circumstances) -> Sequence[Parts]:
        """Every three chows that meet it."""
        return [
            tuple(index for index, _ in three)
            for three in combinations(reading.chows, 3)
            if asks(tuple(sorted(tile for _, tile in three)))
        ]

    return occurrences


def _event(fan: FanId) -> Occurrences:
    """An incidental fan comes from how the hand was won; it uses no meld."""
    return lambda _, circumstances: [()] if fan in circumstances.events else ()


def _is_pinghe(reading: Reading) -> bool:
    return len(reading.chows) == 4


def _is_duiduihe(reading: Reading) -> bool:
    return not reading.is_seven_pairs and not reading.chows


def _is_qidui(reading: Reading) -> bool:
    return reading.is_seven_pairs


def _is_duanyao(reading: Reading) -> bool:
    return not any(_has_outside_tile(part) for part in reading.parts)


def _has_outside_tile(part: Part) -> bool:
    """Whether the part holds a terminal or an honour: its ends tell."""
    return not (part.tiles[0].is_simple and part.tiles[-1].is_simple)


def _is_quandaiyao(reading: Reading) -> bool:
    return all(_has_outside_tile(part) for part in reading.parts)


def _is_hunyise(reading: Reading) -> bool:
    suits = {part.suit for part in reading.parts}
    return Suit.HONOURS in suits and len(suits) <= 2


def _is_qingyise(reading: Reading) -> bool:
    suits = {part.suit for part in reading.parts}
    return len(suits) == 1 and Suit.HONOURS not in suits


def _is_value_meld(meld: Meld, circumstances: Circumstances) -> bool:
    return meld.tile in value_tiles(circumstances.seat, circumstances.prevailing)


def _is_kong(meld: Meld, _: Circumstances) -> bool:
    return meld.kind is MeldKind.KONG


def _are_identical(low: Tile, high: Tile) -> bool:
    return low == high


def _are_run_of_six(low: Tile, high: Tile) -> bool:
    return high - low == 3 and low.suit is high.suit


def _are_same_ranks_in_two_suits(low: Tile, high: Tile) -> bool:
    return low.rank == high.rank and low.suit is not high.suit


def _are_one_to_nine(lows: tuple[Tile, ...]) -> bool:
    return lows[0].rank == 1 and lows[1] == lows[0] + 3 and lows[2] == lows[0] + 6


def _are_same_ranks_in_three_suits(lows: tuple[Tile, ...]) -> bool:
    return lows[1] == lows[0] + 9 and lows[2] == lows[0] + 18


_SMALL, _MAIN, _INCIDENTAL = FanTier.SMALL, FanTier.MAIN, FanTier.INCIDENTAL

_ROWS = (
    Fan(FanId.PINGHE, FanClass.FORM, _SMALL, "平和", "All Chows", _whole_hand(_is_pinghe)),
    Fan(FanId.DUIDUIHE, FanClass.FORM, _MAIN, "对对和", "All Pungs", _whole_hand(_is_duiduihe)),
    Fan(FanId.QIDUI, FanClass.FORM, _MAIN, "七对", "Seven Pairs", _whole_hand(_is_qidui)),
    Fan(FanId.DUANYAO, FanClass.TERMINALS, _SMALL, "断幺", "All Simples", _whole_hand(_is_duanyao)),
    Fan(FanId.QUANDAIYAO, FanClass.TERMINALS, _MAIN, "全带幺", "Outside Hand", _whole_hand(_is_quandaiyao)),
    Fan(FanId.HUNYISE, FanClass.SUITS, _MAIN, "混一色", "Half Flush", _whole_hand(_is_hunyise), FanId.QINGYISE),
    Fan(FanId.QINGYISE, FanClass.SUITS, _MAIN, "清一色", "Full Flush", _whole_hand(_is_qingyise)),
    Fan(FanId.FANPAI, FanClass.HONOURS, _SMALL, "番牌", "Value Honours", _single_melds(_is_value_meld)),
    Fan(FanId.GANG, FanClass.KONGS, _SMALL, "杠", "Kong", _single_melds(_is_kong)),
    Fan(FanId.YIBANGAO, FanClass.SAME, _MAIN, "一般高", "Pure Double Chow", _chow_pairs(_are_identical)),
    Fan(
        FanId.LIANLIU, FanClass.RUN, _SMALL, "连六", "Short Straight",
        _chow_pairs(_are_run_of_six), FanId.YITIAOLONG,
    ),
    Fan(FanId.YITIAOLONG, FanClass.RUN, _MAIN, "一条龙", "Pure Straight", _chow_triples(_are_one_to_nine)),
    Fan(
        FanId.XIXIANGFENG, FanClass.MIXED, _SMALL, "喜相逢", "Mixed Double Chow",
        _chow_pairs(_are_same_ranks_in_two_suits), FanId.SANSETONGSHUN,
    ),
    Fan(
        FanId.SANSETONGSHUN, FanClass.MIXED, _MAIN, "三色同顺", "Mixed Triple Chow",
        _chow_triples(_are_same_ranks_in_three_suits),
    ),
    *(
        Fan(fan, FanClass.INCIDENTAL, _INCIDENTAL, zh, en, _event(fan))
        for fan, zh, en in (
            (FanId.HAIDILAOYUE, "海底捞月", "Last Tile Draw"),
            (FanId.HEDIMOYU, "河底摸鱼", "Last Tile Claim"),
            (FanId.JINJIDUOSHI, "金鸡夺食", "Robbing the Kong"),
            (FanId.LINGSHANGKAIHUA, "岭上开花", "Kong Replacement"),
            (FanId.TIANHE, "天和", "Heavenly Hand"),
            (FanId.DIHE, "地和", "Earthly Hand"),
        )
    ),
)  # fmt: skip

FANS: Mapping[FanId, Fan] = MappingProxyType({fan.id: fan for fan in _ROWS})
"""Every fan in the order of the rule book's table."""

INCIDENTAL_FANS: tuple[FanId, ...] = tuple(fan.id for fan in _ROWS if fan.tier is FanTier.INCIDENTAL)
"""海河金花、天地和."""

PATTERN_FANS: tuple[FanId, ...] = tuple(fan.id for fan in _ROWS if fan.tier is not FanTier.INCIDENTAL)
"""The 14 fans that the tiles alone decide, in the order of the table."""

SMALL_FANS: tuple[FanId, ...] = (
    FanId.PINGHE, FanId.DUANYAO, FanId.GANG, FanId.XIXIANGFENG, FanId.LIANLIU, FanId.FANPAI,
)  # fmt: skip
"""平断杠、喜六番, in the order of the mnemonic."""

MAIN_FANS: tuple[FanId, ...] = (
    FanId.HUNYISE, FanId.QINGYISE, FanId.DUIDUIHE, FanId.QIDUI,
    FanId.QUANDAIYAO, FanId.SANSETONGSHUN, FanId.YITIAOLONG, FanId.YIBANGAO,
)  # fmt: skip
"""一对幺、三龙般, in the order of the mnemonic: the hand-building paths."""
