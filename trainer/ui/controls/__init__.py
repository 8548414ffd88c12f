"""Small controls that all pages share, each with its focus ring, its name for screen readers and its theme colours."""

from trainer.ui.controls.buttons import KeyButton, OutlineButton, PrimaryButton, QuietButton
from trainer.ui.controls.focus import FocusMark, focus_reach, paint_focus
from trainer.ui.controls.focus_button import FocusButton
from trainer.ui.controls.gaps import Gap, Margins, keep_gaps, keep_grid_gaps, keep_margins
from trainer.ui.controls.hairline import Hairline
from trainer.ui.controls.icons import AppIcon, IconButton, app_icon, paint_app_icon, paint_icon
from trainer.ui.controls.key_cap import KeyCap, key_cap_room, key_cap_width, paint_key_cap
from trainer.ui.controls.later import Later
from trainer.ui.controls.mark_label import MarkLabel
from trainer.ui.controls.page_scroll import PageScroll
from trainer.ui.controls.picture import Picture
from trainer.ui.controls.row_ground import paint_row_ground
from trainer.ui.controls.runs import Run
from trainer.ui.controls.segmented import SegmentedControl
from trainer.ui.controls.switch import Switch
from trainer.ui.controls.text_label import TextLabel
from trainer.ui.controls.tile_button import MARGIN, TileButton
from trainer.ui.controls.tile_foot import FOOT, MOST_PIPS, paint_caption, paint_pips
from trainer.ui.controls.wheel_guard import WheelGuard

__all__ = [
    "FOOT",
    "MARGIN",
    "MOST_PIPS",
    "AppIcon",
    "FocusButton",
    "FocusMark",
    "Gap",
    "Hairline",
    "IconButton",
    "KeyButton",
    "KeyCap",
    "Later",
    "Margins",
    "MarkLabel",
    "OutlineButton",
    "PageScroll",
    "Picture",
    "PrimaryButton",
    "QuietButton",
    "Run",
    "SegmentedControl",
    "Switch",
    "TextLabel",
    "TileButton",
    "WheelGuard",
    "app_icon",
    "focus_reach",
    "keep_gaps",
    "keep_grid_gaps",
    "keep_margins",
    "key_cap_room",
    "key_cap_width",
    "paint_app_icon",
    "paint_caption",
    "paint_focus",
    "paint_icon",
    "paint_key_cap",
    "paint_pips",
    "paint_row_ground",
]
