"""The marks within a line of text: ``**strong**``, `` `code` `` and ``[text](place)``. No Qt."""

import re
from html import escape

_MARK = re.compile(r"`(?P<code>[^`]+)`|\*\*(?P<strong>[^*]+)\*\*|\[(?P<text>[^\]]+)\]\((?P<place>[^)]+)\)")


def inline_html(text: str, accent: str) -> str:
    """A line as the rich text of a label; ``accent`` is the colour of links, as ``#RRGGBB``."""
    made, end = "", 0
    for match in _MARK.finditer(text):
        made += escape(text[end : match.start()], quote=False)
        made += _inline(match, accent)
        end = match.end()
    return made + escape(text[end:], quote=False)


def _inline(match: re.Match[str], accent: str) -> str:
    if match["code"]:
        return f'<span style="white-space:pre"><b>{escape(match["code"], quote=False)}</b></span>'
    if match["strong"]:
        return f"<b>{escape(match['strong'], quote=False)}</b>"
    place, text = escape(match["place"]), escape(match["text"], quote=False)
    return f'<a href="{place}" style="color:{accent}; text-decoration:none"><b>{text}</b></a>'


def links(text: str) -> tuple[str, ...]:
    """Every place that the text links to."""
    return tuple(match["place"] for match in _MARK.finditer(text) if match["place"])
