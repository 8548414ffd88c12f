"""The palette that gives Qt's own widgets the colours of the theme."""

from PySide6.QtGui import QColor, QPalette

from trainer.ui.theme.tokens import Theme


def palette(theme: Theme) -> QPalette:
    """The theme's colours in Qt's roles, for whatever paints itself from the palette."""
    roles = {
        QPalette.ColorRole.Window: theme.bg,
        QPalette.ColorRole.WindowText: theme.ink1,
        QPalette.ColorRole.Base: theme.surface,
        QPalette.ColorRole.AlternateBase: theme.bg,
        QPalette.ColorRole.Text: theme.ink1,
        QPalette.ColorRole.PlaceholderText: theme.ink3,
        QPalette.ColorRole.Button: theme.surface,
        QPalette.ColorRole.ButtonText: theme.ink1,
        QPalette.ColorRole.BrightText: theme.bad,
        QPalette.ColorRole.ToolTipBase: theme.ink1,
        QPalette.ColorRole.ToolTipText: theme.bg,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.accent_ink,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.LinkVisited: theme.accent,
        QPalette.ColorRole.Accent: theme.accent,
        QPalette.ColorRole.Mid: theme.line2,
        QPalette.ColorRole.Midlight: theme.line,
        QPalette.ColorRole.Light: theme.surface,
        QPalette.ColorRole.Dark: theme.line2,
        QPalette.ColorRole.Shadow: theme.ink3,
    }
    made = QPalette()
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.ink3))
    return made
