"""The four themes and the three tile themes with their colours.

The eight path colours differ from each other by a CIEDE2000 of 10 or more for normal and colour-blind eyes; a test
keeps them so, and keeps every text at 4.5 : 1 and every mark at 3 : 1 on the grounds it stands on.
"""

from collections.abc import Mapping
from types import MappingProxyType

from trainer.rules import INCIDENTAL_FANS, FanId
from trainer.ui.theme.tokens import Theme, ThemeId, TileTheme, TileThemeId


def _fan_colours(main: Mapping[FanId, str], honours: str, kongs: str, incidental: str) -> Mapping[FanId, str]:
    """Colours of all fans: a small fan takes the colour of its class's main fan where there is one."""
    colours = {
        **main,
        FanId.PINGHE: main[FanId.DUIDUIHE],
        FanId.DUANYAO: main[FanId.QUANDAIYAO],
        FanId.LIANLIU: main[FanId.YITIAOLONG],
        FanId.XIXIANGFENG: main[FanId.SANSETONGSHUN],
        FanId.FANPAI: honours,
        FanId.GANG: kongs,
    }
    return MappingProxyType(colours | dict.fromkeys(INCIDENTAL_FANS, incidental))


_LIGHT_PATHS = {
    FanId.HUNYISE: "#A250D5",
    FanId.QINGYISE: "#3A1270",
    FanId.DUIDUIHE: "#BA5951",
    FanId.QIDUI: "#5A2412",
    FanId.QUANDAIYAO: "#72570E",
    FanId.SANSETONGSHUN: "#1A6D92",
    FanId.YITIAOLONG: "#A01353",
    FanId.YIBANGAO: "#54646A",
}
_DARK_PATHS = {
    FanId.HUNYISE: "#B7A2FF",
    FanId.QINGYISE: "#9B75F5",
    FanId.DUIDUIHE: "#E5A570",
    FanId.QIDUI: "#B08A35",
    FanId.QUANDAIYAO: "#FFEA5C",
    FanId.SANSETONGSHUN: "#7ED5D6",
    FanId.YITIAOLONG: "#EF5490",
    FanId.YIBANGAO: "#BED3B9",
}
_CONTRAST_PATHS = {
    FanId.HUNYISE: "#792BBC",
    FanId.QINGYISE: "#25005A",
    FanId.DUIDUIHE: "#A62932",
    FanId.QIDUI: "#3F1100",
    FanId.QUANDAIYAO: "#523C00",
    FanId.SANSETONGSHUN: "#005D76",
    FanId.YITIAOLONG: "#7A0D40",
    FanId.YIBANGAO: "#3F4D53",
}
_CONTRAST_DARK_PATHS = {
    FanId.HUNYISE: "#BCACFB",
    FanId.QINGYISE: "#A77FFF",
    FanId.DUIDUIHE: "#EAAC76",
    FanId.QIDUI: "#B79042",
    FanId.QUANDAIYAO: "#FFEA5C",
    FanId.SANSETONGSHUN: "#7DD8D9",
    FanId.YITIAOLONG: "#F75F9A",
    FanId.YIBANGAO: "#C1D2B8",
}

LIGHT = Theme(
    id=ThemeId.LIGHT,
    is_dark=False,
    bg="#F5F3EE",
    surface="#FFFFFF",
    table="#E3E8E1",
    centre="#EDF0EA",
    sunk="#EFECE5",
    ink1="#1C2320",
    ink2="#4D5852",
    ink3="#66706A",
    line="#DEDBD2",
    line2="#C4C1B6",
    accent="#0B6E58",
    accent_ink="#FFFFFF",
    accent_weak="#DDEEE8",
    bad="#A23A2A",
    bad_weak="#F6E4DF",
    ghost="#747E78",
    mark_ink="#FFFFFF",
    outline=0,
    focus_width=2,
    fans=_fan_colours(_LIGHT_PATHS, honours="#3C5A2E", kongs="#2F3E8F", incidental="#6A5B4A"),
    tiles=TileThemeId.IVORY,
)

DARK = Theme(
    id=ThemeId.DARK,
    is_dark=True,
    bg="#111614",
    surface="#1A211E",
    table="#17231E",
    centre="#1E2C26",
    sunk="#232C28",
    ink1="#EEF1EC",
    ink2="#BAC4BD",
    ink3="#93A098",
    line="#2C3732",
    line2="#43504A",
    accent="#5FCFB0",
    accent_ink="#0C1F19",
    accent_weak="#1D3A32",
    bad="#F09280",
    bad_weak="#3A2622",
    ghost="#8B978F",
    mark_ink="#121715",
    outline=0,
    focus_width=2,
    fans=_fan_colours(_DARK_PATHS, honours="#A8CF7A", kongs="#9DB4FF", incidental="#CDBBA4"),
    tiles=TileThemeId.BONE,
)

CONTRAST = Theme(
    id=ThemeId.CONTRAST,
    is_dark=False,
    bg="#FFFFFF",
    surface="#FFFFFF",
    table="#FFFFFF",
    centre="#FFFFFF",
    sunk="#FFFFFF",
    ink1="#000000",
    ink2="#2B312E",
    ink3="#3D4541",
    line="#000000",
    line2="#000000",
    accent="#00513F",
    accent_ink="#FFFFFF",
    accent_weak="#FFFFFF",
    bad="#8A1500",
    bad_weak="#FFFFFF",
    ghost="#000000",
    mark_ink="#FFFFFF",
    outline=2,
    focus_width=3,
    fans=_fan_colours(_CONTRAST_PATHS, honours="#24421A", kongs="#1B2A78", incidental="#473A2B"),
    tiles=TileThemeId.CONTRAST,
)

CONTRAST_DARK = Theme(
    id=ThemeId.CONTRAST_DARK,
    is_dark=True,
    bg="#000000",
    surface="#000000",
    table="#000000",
    centre="#000000",
    sunk="#000000",
    ink1="#FFFFFF",
    ink2="#DDE3DE",
    ink3="#C6CEC8",
    line="#FFFFFF",
    line2="#FFFFFF",
    accent="#6FE3C2",
    accent_ink="#000000",
    accent_weak="#000000",
    bad="#FFAA9A",
    bad_weak="#000000",
    ghost="#FFFFFF",
    mark_ink="#000000",
    outline=2,
    focus_width=3,
    fans=_fan_colours(_CONTRAST_DARK_PATHS, honours="#B9E08B", kongs="#AFC2FF", incidental="#DCCBB5"),
    tiles=TileThemeId.CONTRAST,
)

THEMES: Mapping[ThemeId, Theme] = MappingProxyType({t.id: t for t in (LIGHT, DARK, CONTRAST, CONTRAST_DARK)})
"""The themes of the interface by their id."""

_INKS = {"ink": "#1B2A4A", "red": "#B4281F", "green": "#1C7448", "blue": "#1E5399", "index": "#5A625D"}

IVORY = TileTheme(
    TileThemeId.IVORY,
    face="#FFFEF9",
    edge="#D8D0BC",
    side="#E8DFC9",
    drawn="#F1EBDB",
    back="#2F7D6B",
    back_line="#5E9C8E",
    **_INKS,
)
BONE = TileTheme(
    TileThemeId.BONE,
    face="#F1ECDF",
    edge="#B9B29F",
    side="#CFC7B2",
    drawn="#E0DAC8",
    back="#2A6B5C",
    back_line="#588D81",
    **_INKS,
)
TILE_CONTRAST = TileTheme(
    TileThemeId.CONTRAST,
    face="#FFFFFF",
    edge="#000000",
    side="#FFFFFF",
    drawn="#D9D9D9",
    back="#004D3C",
    back_line="#FFFFFF",
    ink="#000000",
    red="#8A1500",
    green="#00513F",
    blue="#003C8F",
    index="#000000",
)

TILE_THEMES: Mapping[TileThemeId, TileTheme] = MappingProxyType({t.id: t for t in (IVORY, BONE, TILE_CONTRAST)})
"""The themes of the tiles by their id."""
