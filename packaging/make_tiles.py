#!/usr/bin/env python3
"""Make assets/tiles: the signs of the 34 tiles, their simplified mini signs, the corner indices, the body and the back.

Every file is an SVG in the 60 × 80 unit of one tile, drawn here; characters are outlines of Noto Serif SC Black and
Noto Sans SC Bold (OFL), so no font is needed to show them. Signs lie on a clear ground: ``body.svg`` is put under them.
Needs fontTools (``pip install -e '.[art]'``) and ``npm``, or the two unpacked packages by ``--serif`` and ``--sans``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from make_fonts import fetch
from tile_shapes import BLUE, BLUE_BLACK, GREEN, RED, bamboo, box, circle, dots, frame, number, path

TARGET = Path(__file__).resolve().parent.parent / "assets" / "tiles"
SERIF = "@expo-google-fonts/noto-serif-sc", "900Black/NotoSerifSC_900Black.ttf"
SANS = "@expo-google-fonts/noto-sans-sc", "700Bold/NotoSansSC_700Bold.ttf"
NUMERALS = "一二三四五六七八九"
WINDS = {rank: (char, BLUE_BLACK) for rank, char in enumerate("東南西北", 1)}
HONOURS = WINDS | {6: ("發", GREEN), 7: ("中", RED)}
INDEX_INK, FACE, EDGE, SIDE, BACK, BACK_LINE = "#5A625D", "#FFFEF9", "#D8D0BC", "#E8DFC9", "#2F7D6B", "#5E9C8E"


@dataclass(frozen=True)
class Face:
    """A font whose glyphs are turned into outlines."""

    font: TTFont

    @classmethod
    def load(cls, file: Path) -> Face:
        """Open a TTF file."""
        return cls(TTFont(file))

    def outline(self, char: str, size: float, x: float, y: float) -> str:
        """Path data of ``char``: its ink centred on ``x`` and its em box on ``y``."""
        glyphs = self.font.getGlyphSet()
        glyph = glyphs[self.font.getBestCmap()[ord(char)]]
        bounds = BoundsPen(glyphs)
        glyph.draw(bounds)
        left, bottom, right, top = bounds.bounds
        scale = size / self.font["head"].unitsPerEm
        middle = (bottom + top) / 2 if char.isascii() else self.font["head"].unitsPerEm * 0.38
        pen = SVGPathPen(glyphs, ntos=number)
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x - (left + right) / 2 * scale, y + middle * scale)))
        return pen.getCommands()


def glyph(face: Face, char: str, ink: str, size: float, x: float, y: float) -> str:
    """A character as a filled outline (contours of a font overlap, so by the non-zero rule)."""
    return f'<path fill="{ink}" d="{face.outline(char, size, x, y)}"/>'


def signs(serif: Face) -> dict[str, str]:
    """The sign of every tile kind by its text form."""
    made = {f"{n}p": dots(n) for n in range(1, 10)} | {f"{n}s": bamboo(n) for n in range(1, 10)}
    for rank, numeral in enumerate(NUMERALS, 1):
        made[f"{rank}m"] = glyph(serif, numeral, BLUE_BLACK, 32, 30.5, 24) + glyph(serif, "万", RED, 28, 30.5, 55.2)
    for rank, (char, ink) in HONOURS.items():
        made[f"{rank}z"] = glyph(serif, char, ink, 41, 30, 37)
    return made | {"5z": frame()}


def mini_signs(sans: Face) -> dict[str, str]:
    """The simplified sign of every tile kind: a bold numeral over a suit sign, or one character."""
    ring = path(circle(30, 60.6, 12) + circle(30, 60.6, 7.6) + circle(30, 60.6, 3.2), BLUE)
    sticks = path(box(23.6, 60.6, 8.2, 23.4, 3) + box(36.4, 60.6, 8.2, 23.4, 3), GREEN)
    suits = {"m": (BLUE_BLACK, glyph(sans, "万", RED, 27, 30, 61)), "p": (BLUE, ring), "s": (GREEN, sticks)}
    made = {
        f"{rank}{suit}": glyph(sans, str(rank), ink, 42, 30, 26.6) + sign
        for suit, (ink, sign) in suits.items()
        for rank in range(1, 10)
    }
    for rank, (char, ink) in HONOURS.items():
        made[f"{rank}z"] = glyph(sans, char, ink, 46, 30, 39)
    blank = path(box(30, 38.6, 34, 48, 4) + box(30, 38.6, 24, 38, 1.5), BLUE)
    return made | {"5z": blank}


def indices(sans: Face) -> dict[str, str]:
    """The corner indices: ranks and the letters of winds and dragons."""
    return {char: glyph(sans, char, INDEX_INK, 10.5, 8.4, 9.4) for char in "123456789ESWNPFC"}


def bodies() -> dict[str, str]:
    """The plain tile, the tile face down, and the flat tile of the mini signs."""
    body = path(box(30, 50, 60, 60, 8), BACK) + path(box(30, 38.25, 60, 76.5, 8), EDGE)
    body += path(box(30, 38.05, 58.9, 75.8, 7.5), SIDE) + path(box(30, 36.4, 60, 72.8, 8), EDGE)
    body += path(box(30, 36.25, 58.6, 71.1, 7.3), FACE)
    down = path(box(30, 50, 60, 60, 8), SIDE) + path(box(30, 36.8, 60, 73.6, 8), BACK)
    down += path(box(30, 36.8, 47.4, 61, 4) + box(30, 36.8, 45.4, 59, 3), BACK_LINE)
    flat = path(box(30, 50, 60, 60, 7), BACK) + path(box(30, 38.4, 60, 76.8, 7), EDGE)
    flat += path(box(30, 38.4, 57, 73.8, 5.6), FACE)
    return {"body": body, "back": down, "mini-body": flat}


def write(name: str, drawing: str) -> None:
    """Write one SVG file of the 60 × 80 unit."""
    target = TARGET / f"{name}.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80" viewBox="0 0 60 80">'
    target.write_text(f"{head}{drawing}</svg>\n", "utf-8")


def main() -> None:
    """Draw every file anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serif", type=Path, help="the unpacked serif package instead of a download")
    parser.add_argument("--sans", type=Path, help="the unpacked sans package instead of a download")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as serif_folder, tempfile.TemporaryDirectory() as sans_folder:
        serif = Face.load((given.serif or fetch(Path(serif_folder), SERIF[0])) / SERIF[1])
        sans = Face.load((given.sans or fetch(Path(sans_folder), SANS[0])) / SANS[1])
        groups = {"": signs(serif) | bodies(), "mini/": mini_signs(sans), "index/": indices(sans)}
    for folder, drawings in groups.items():
        for name, drawing in drawings.items():
            write(folder + name, drawing)
        sys.stdout.write(f"{folder or 'tiles'}: {len(drawings)} files\n")


if __name__ == "__main__":
    main()
