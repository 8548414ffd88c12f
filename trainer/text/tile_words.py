"""How tiles are called: in sentences and by a screen reader."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from trainer.rules import TILES, Suit, Tile


class TileWords(Struct, frozen=True):
    """The tile names of one language. ``suits`` follow ranks in a sentence; honours are named one by one."""

    names: Mapping[Tile, str]
    suits: Mapping[Suit, str]
    honours: Mapping[Tile, str]
    between: str

    def in_sentence(self, tiles: Sequence[Tile]) -> str:
        """Tiles grouped by suit, ranks first: 123万 東東; an empty text for no tiles."""
        groups = []
        for suit, found in groupby(sorted(tiles), key=lambda tile: tile.suit):
            if suit is Suit.HONOURS:
                groups.append(self.between.join(self.honours[tile] for tile in found))
            else:
                groups.append("".join(str(tile.rank) for tile in found) + self.suits[suit])
        return " ".join(groups)


_ZH_NUMERALS = "一二三四五六七八九"
_ZH_SUITS = {Suit.CHARACTERS: "万", Suit.DOTS: "饼", Suit.BAMBOO: "条"}
_ZH_HONOURS = dict(zip(TILES[27:], "東南西北白發中", strict=True))
_ZH_HONOUR_NAMES = dict(zip(TILES[27:], ("东风", "南风", "西风", "北风", "白板", "发财", "红中"), strict=True))

_EN_SUITS = {Suit.CHARACTERS: "Characters", Suit.DOTS: "Dots", Suit.BAMBOO: "Bamboo"}
_EN_HONOURS = dict(zip(TILES[27:], ("East", "South", "West", "North", "White", "Green", "Red"), strict=True))
_EN_HONOUR_NAMES = dict(
    zip(
        TILES[27:],
        ("East Wind", "South Wind", "West Wind", "North Wind", "White Dragon", "Green Dragon", "Red Dragon"),
        strict=True,
    )
)

_ZH = TileWords(
    names={t: _ZH_HONOUR_NAMES[t] if t.is_honour else _ZH_NUMERALS[t.rank - 1] + _ZH_SUITS[t.suit] for t in TILES},
    suits=_ZH_SUITS,
    honours=_ZH_HONOURS,
    between="",
)
_EN = TileWords(
    names={t: _EN_HONOUR_NAMES[t] if t.is_honour else f"{t.rank} of {_EN_SUITS[t.suit]}" for t in TILES},
    suits={suit: f" {name}" for suit, name in _EN_SUITS.items()},
    honours=_EN_HONOURS,
    between=" ",
)


def tile_words(language: str) -> TileWords:
    """The tile names of a language by its code, zh or en."""
    return {"zh": _ZH, "en": _EN}[language]
