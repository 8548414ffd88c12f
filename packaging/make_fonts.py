#!/usr/bin/env python3
"""Make assets/fonts: the two weights of the interface face, cut down to the characters that the app can show.

Needs fontTools (``pip install -e '.[art]'``) and, unless ``--source`` names an unpacked package, ``npm``.
Run it again whenever a text uses a character that the face lacks; tests/ui/theme/test_fonts.py tells which.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "assets" / "fonts"
PACKAGE = "@expo-google-fonts/noto-sans-sc"
FAMILY = "Sihai Sans"
WEIGHTS = {"Regular": "400Regular/NotoSansSC_400Regular.ttf", "Bold": "700Bold/NotoSansSC_700Bold.ttf"}

SIGN_ROWS = (1, 2, 3)
LEVEL_ONE = range(16, 56)  # the 3755 most used simplified characters
# Mahjong words outside the first level of GB2312, the traditional tile characters, and other scripts' signs in use.
EXTRA = "幺饼筒铳胡碰杠槓刻嵌坎麻将牌龙龍東發萬條番翻庄莊荒聽听門门摸岭嶺捞撈鸡雞夺奪圈夹單吊雀副露摊攤骰讲讀"
PUNCTUATION = "　、。，．・：；？！…—–‐“”‘’（）《》〈〉【】「」『』〔〕～￥％＋－×÷＝≠≤≥±→←↑↓•·✓"
SIGNS = "○●◎□■△▲▽▼◇◆☆★①②③④⑤⑥⑦⑧⑨〇№°′″‹›«»©®−‑∕½¼¾"
# Vertical metrics in em: tight enough for the line heights of the design, tall enough for every glyph kept here.
ASCENT, DESCENT = 0.94, 0.28


def gb2312(rows: Iterable[int]) -> str:
    """The characters of some rows of GB 2312."""
    pairs = (bytes((row + 0xA0, cell + 0xA0)) for row in rows for cell in range(1, 95))
    return "".join(pair.decode("gb2312", errors="ignore") for pair in pairs)


def characters() -> set[int]:
    """Every code point that the face must have."""
    latin = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))
    full_width = "".join(map(chr, range(0xFF01, 0xFF5F)))
    texts = [path for path in (ROOT / "assets").rglob("*") if path.suffix in {".ftl", ".toml", ".md"}]
    words = "".join(path.read_text("utf-8") for path in texts)
    text = latin + full_width + PUNCTUATION + SIGNS + EXTRA + gb2312([*SIGN_ROWS, *LEVEL_ONE]) + words
    return {ord(char) for char in text if char >= " "}


def fetch(folder: Path, package: str) -> Path:
    """Download a font package with npm into ``folder`` and return its unpacked folder."""
    subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def rename(font: TTFont, style: str) -> None:
    """Give the cut-down face its own name: the licence reserves the original's for unchanged files."""
    full, bare = f"{FAMILY} {style}", FAMILY.replace(" ", "")
    names = {1: FAMILY, 2: style, 3: full, 4: full, 6: f"{bare}-{style}"}
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in {0, 13, 14}]
    for name_id, text in names.items():
        table.setName(text, name_id, 3, 1, 0x409)


def set_metrics(font: TTFont) -> None:
    """Set the line metrics of every platform to the same tight values."""
    em = font["head"].unitsPerEm
    ascent, descent = round(em * ASCENT), round(em * DESCENT)
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent, hhea.descent, hhea.lineGap = ascent, -descent, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascent, -descent, 0
    os2.usWinAscent, os2.usWinDescent = ascent, descent


def make(source: Path, style: str) -> Path:
    """Write one weight and return its path; stops when the digits are not of equal width."""
    features = ["kern", "mark", "ccmp"]
    options = subset.Options(hinting=False, layout_features=features, name_IDs=["*"], notdef_outline=True)
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters())
    cutter.subset(font)
    widths = {font["hmtx"][font.getBestCmap()[ord(digit)]][0] for digit in "0123456789"}
    if len(widths) != 1:
        raise SystemExit(f"{style}: digits have different widths {sorted(widths)}")
    rename(font, style)
    set_metrics(font)
    target = TARGET / f"{FAMILY.replace(' ', '')}-{style}.ttf"
    subset.save_font(font, str(target), options)
    return target


def main() -> None:
    """Make both weights and put the licence beside them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", type=Path, help="an unpacked font package instead of a download")
    given = parser.parse_args().source
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        package = given or fetch(Path(folder), PACKAGE)
        (TARGET / "OFL.txt").write_bytes((package / "LICENSE_FONT").read_bytes())
        for style, path in WEIGHTS.items():
            target = make(package / path, style)
            sys.stdout.write(f"{target.name}: {target.stat().st_size / 1e6:.2f} MB\n")


if __name__ == "__main__":
    main()
