"""Every setting on the page, in its section: a new one is a line here, and its words."""

from typing import Final

from PySide6.QtWidgets import QWidget

from trainer.coach.hints import HintLevel
from trainer.coach.panel import PanelFace
from trainer.game.start_choice import StartChoice
from trainer.rules import Scheme
from trainer.store import (
    NEW_CARDS,
    PACES,
    RETENTIONS,
    ROUND_CARDS,
    Motion,
    Settings,
    StartPage,
    ThemeChoice,
    TileChoice,
)
from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.look.fitting import largest_scale
from trainer.ui.settings.form import FormRow
from trainer.ui.settings.kinds import choice, described_choice, percent, switch
from trainer.ui.settings.players import lines, opponents
from trainer.ui.settings.start import start
from trainer.ui.settings.values import values


def nearest_pace(milliseconds: int) -> str:
    """The named pace nearest to a wait before an opponent's move; of two as near the quicker one."""
    return min(PACES, key=lambda name: abs(PACES[name] - milliseconds))


def tile_limit(look: Look, _: QWidget, size: int) -> str:
    """What is said of tiles larger than drawn: the table takes them only as far as its window has room."""
    return look.words("settings-scale-tiles") if size > 100 else ""


def interface_limit(look: Look, control: QWidget, size: int) -> str:
    """What is said of a size of the interface that the table cannot take in its window; nothing where it can."""
    most = round(100 * largest_scale(control.window().size(), look.language))
    return look.words("settings-scale-table", n=most) if size > most else ""


def _start_of(settings: Settings) -> StartChoice:
    return StartChoice(settings.start, settings.start_fans, settings.start_missing)


def _start_changes(chosen: StartChoice) -> dict[str, object]:
    return {"start": chosen.kind, "start_fans": chosen.fans, "start_missing": chosen.missing}


SECTIONS: Final[dict[str, tuple[FormRow, ...]]] = {
    "look": (
        FormRow("language", choice(Language, "settings-language")),
        FormRow("theme", choice(ThemeChoice, "settings-theme")),
        FormRow("ui_scale", percent(interface_limit, live=False)),
        FormRow("motion", choice(Motion, "settings-motion")),
        FormRow("start_page", choice(StartPage, "settings-start-page")),
        FormRow("chinese_names", switch),
    ),
    "tiles": (
        FormRow("tile_theme", choice(TileChoice, "settings-tiles")),
        FormRow("tile_scale", percent(tile_limit, live=True, sample=True)),
        FormRow("corner_indices", switch),
    ),
    "table": (
        FormRow("hint_level", described_choice(HintLevel, "settings-hints")),
        FormRow("ask_first", switch),
        FormRow("panel_face", choice(PanelFace, "settings-panel-face")),
        FormRow(
            "pace", choice(PACES, "settings-pace"), lambda s: nearest_pace(s.pace), lambda name: {"pace": PACES[name]}
        ),
        FormRow("opponents", opponents),
    ),
    "rules": (
        FormRow("lines", lines),
        FormRow("scheme", described_choice(Scheme, "settings-scheme")),
        FormRow("values", values),
        FormRow("prevailing", switch),
    ),
    "memory": (
        FormRow("retention", described_choice(RETENTIONS, "settings-retention")),
        FormRow("new_cards", choice(NEW_CARDS, "settings-new-cards")),
        FormRow("round_cards", choice(ROUND_CARDS, "settings-round-cards")),
    ),
    "deals": (FormRow("start", start, _start_of, _start_changes),),
}
"""The sections with their rows, in the order of the page."""
