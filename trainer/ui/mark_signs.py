"""The one character on each fan's mark, in either language. No Qt."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from trainer.rules import FanId
from trainer.text import Language

_SIGNS: Final[Mapping[FanId, tuple[str, str]]] = MappingProxyType(
    {
        FanId.PINGHE: ("平", "C"),
        FanId.DUIDUIHE: ("对", "P"),
        FanId.QIDUI: ("七", "7"),
        FanId.DUANYAO: ("断", "I"),
        FanId.QUANDAIYAO: ("幺", "O"),
        FanId.HUNYISE: ("混", "H"),
        FanId.QINGYISE: ("清", "F"),
        FanId.FANPAI: ("番", "V"),
        FanId.GANG: ("杠", "K"),
        FanId.YIBANGAO: ("般", "D"),
        FanId.LIANLIU: ("连", "L"),
        FanId.YITIAOLONG: ("龙", "S"),
        FanId.XIXIANGFENG: ("喜", "X"),
        FanId.SANSETONGSHUN: ("三", "M"),
        FanId.HAIDILAOYUE: ("海", "Z"),
        FanId.HEDIMOYU: ("河", "R"),
        FanId.JINJIDUOSHI: ("金", "J"),
        FanId.LINGSHANGKAIHUA: ("花", "U"),
        FanId.TIANHE: ("天", "T"),
        FanId.DIHE: ("地", "E"),
    }
)


def mark_sign(fan: FanId, language: Language) -> str:
    """The one character that stands for a fan."""
    zh, en = _SIGNS[fan]
    return zh if language is Language.ZH else en
