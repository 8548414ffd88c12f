"""What the user chose, put on: the settings' words, colours, scales and motion as the look of the app."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from trainer.store import Motion, Settings, ThemeChoice, TileChoice
from trainer.text import Words
from trainer.ui.desktop.motion import desktop_reduces_motion
from trainer.ui.look import Look
from trainer.ui.theme import ThemeId, TileThemeId


def apply_settings(look: Look, settings: Settings) -> None:
    """Give ``look`` what the settings ask for; only what differs is changed."""
    if look.language is not settings.language:
        look.set_words(Words(settings.language))
    look.set_theme(theme_for(settings.theme))
    look.set_tile_theme(None if settings.tile_theme is TileChoice.MATCH else TileThemeId(settings.tile_theme.value))
    look.set_corner_indices(settings.corner_indices)
    look.set_tile_scale(settings.tile_scale / 100)
    look.set_ui_scale(settings.ui_scale / 100)
    look.set_reduced_motion(wants_reduced_motion(settings.motion))


def theme_for(choice: ThemeChoice) -> ThemeId:
    """The theme of a choice; the system's is light or dark as the desktop says now."""
    if choice is ThemeChoice.SYSTEM:
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return ThemeId.DARK if dark else ThemeId.LIGHT
    return ThemeId(choice.value)


def wants_reduced_motion(choice: Motion) -> bool:
    """Whether nothing should fly or grow, as chosen here or, where that is left to it, by the desktop."""
    return desktop_reduces_motion() if choice is Motion.SYSTEM else choice is Motion.REDUCED
