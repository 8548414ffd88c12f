"""How everything looks: tokens, the themes' colours, sizes and times, and the style of Qt's own widgets.

Read in this order: `tokens`, `themes`, `scale`, `palette`, `style`.
"""

from trainer.ui.theme.palette import palette
from trainer.ui.theme.scale import (
    FAMILY,
    FULL_MOTION,
    PAGE_MARGIN,
    RADIUS_BUTTON,
    RADIUS_CLAIM,
    RADIUS_KEY,
    REDUCED_MOTION,
    TILE_DRILL,
    TILE_L,
    TILE_M,
    TILE_MINI,
    TILE_OWN_MELD,
    TILE_RATIO,
    TILE_S,
    Durations,
    Step,
)
from trainer.ui.theme.style import Part, style_sheet
from trainer.ui.theme.themes import THEMES, TILE_THEMES
from trainer.ui.theme.tokens import Theme, ThemeId, TileTheme, TileThemeId, Tone

__all__ = [
    "FAMILY",
    "FULL_MOTION",
    "PAGE_MARGIN",
    "RADIUS_BUTTON",
    "RADIUS_CLAIM",
    "RADIUS_KEY",
    "REDUCED_MOTION",
    "THEMES",
    "TILE_DRILL",
    "TILE_L",
    "TILE_M",
    "TILE_MINI",
    "TILE_OWN_MELD",
    "TILE_RATIO",
    "TILE_S",
    "TILE_THEMES",
    "Durations",
    "Part",
    "Step",
    "Theme",
    "ThemeId",
    "TileTheme",
    "TileThemeId",
    "Tone",
    "palette",
    "style_sheet",
]
