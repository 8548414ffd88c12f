"""How the app looks to every widget: words, theme, tile art, scales and motion, and word when they change.

Read in this order: `look` (the look itself), `page_look` (that of one page), `fitting` (how large a page is in a
window), `settings` (the settings applied to a look), `worn` (the style sheet on Qt's own widgets).
"""

from trainer.ui.look.look import FontError, Look, advance, face, load_font, load_fonts, metrics, text_width

__all__ = ["FontError", "Look", "advance", "face", "load_font", "load_fonts", "metrics", "text_width"]
