"""Small controls that all pages share, each with its focus ring, its name for screen readers and its theme colours.

Read in this order: `lettering`, `text_label`; `focus`, `painted`, `signs`, `button_kinds`, `buttons`, `segmented`;
`layout`; `tile_button`.
"""

from trainer.ui.controls.buttons import (
    CappedButton,
    IconButton,
    KeyButton,
    OutlineButton,
    PrimaryButton,
    QuietButton,
    Switch,
)
from trainer.ui.controls.focus import FocusMark, focus_reach, paint_focus
from trainer.ui.controls.layout import (
    Flow,
    Gap,
    Grid,
    Margins,
    PageScroll,
    WheelGuard,
    empty,
    keep_gaps,
    keep_grid_gaps,
)
from trainer.ui.controls.lettering import Align, Lettering, Run, TextLine, elided, widest, wrapped
from trainer.ui.controls.painted import FocusButton, Painted
from trainer.ui.controls.segmented import SegmentedControl
from trainer.ui.controls.signs import (
    AppIcon,
    Hairline,
    KeyCap,
    MarkLabel,
    Sign,
    app_icon,
    key_cap_room,
    key_cap_width,
    paint_app_icon,
    paint_icon,
    paint_key_cap,
)
from trainer.ui.controls.text_label import TextLabel
from trainer.ui.controls.tile_button import FOOT, MARGIN, MOST_PIPS, TileButton, paint_caption, paint_pips

__all__ = [
    "FOOT",
    "MARGIN",
    "MOST_PIPS",
    "Align",
    "AppIcon",
    "CappedButton",
    "Flow",
    "FocusButton",
    "FocusMark",
    "Gap",
    "Grid",
    "Hairline",
    "IconButton",
    "KeyButton",
    "KeyCap",
    "Lettering",
    "Margins",
    "MarkLabel",
    "OutlineButton",
    "PageScroll",
    "Painted",
    "PrimaryButton",
    "QuietButton",
    "Run",
    "SegmentedControl",
    "Sign",
    "Switch",
    "TextLabel",
    "TextLine",
    "TileButton",
    "WheelGuard",
    "app_icon",
    "elided",
    "empty",
    "focus_reach",
    "keep_gaps",
    "keep_grid_gaps",
    "key_cap_room",
    "key_cap_width",
    "paint_app_icon",
    "paint_caption",
    "paint_focus",
    "paint_icon",
    "paint_key_cap",
    "paint_pips",
    "widest",
    "wrapped",
]
