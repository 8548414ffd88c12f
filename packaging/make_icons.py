#!/usr/bin/env python3
"""Make assets/icons: the line icons of the controls and the app's own icon, all drawn here.

A control icon is a 20 × 20 drawing in one colour, ``#4D5852``, which the app replaces with that of the theme.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "assets" / "icons"
INK = "#4D5852"
STROKE = f'fill="none" stroke="{INK}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
ACCENT, WAVE = "#0B6E58", "#FFFFFF"
# Style sheets take pictures as files in the colours they have: a combo's arrow and a box's tick for either ground.
CHEVRONS = {"light": INK, "dark": "#BAC4BD"}
TICKS = {"light": "#FFFFFF", "dark": "#0C1F19"}


def line(data: str) -> str:
    """A stroked path."""
    return f'<path {STROKE} d="{data}"/>'


def solid(data: str) -> str:
    """A filled path whose inner contours are holes."""
    return f'<path fill="{INK}" fill-rule="evenodd" d="{data}"/>'


def gear() -> str:
    """A ring with eight rays."""
    rays = []
    for k in range(8):
        cos, sin = math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)
        rays.append(f"M{10 + 5.6 * cos:.2f} {10 + 5.6 * sin:.2f}L{10 + 7.7 * cos:.2f} {10 + 7.7 * sin:.2f}")
    return line("M7.1 10a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0" + "".join(rays))


def icons() -> dict[str, str]:
    """Every control icon by its name."""
    undo = "M6.6 4.2L3.2 7.4L6.6 10.6M3.6 7.4H12.4a4.1 4.1 0 0 1 0 8.2H6.6"
    redo = "M13.4 4.2L16.8 7.4L13.4 10.6M16.4 7.4H7.6a4.1 4.1 0 0 0 0 8.2H13.4"
    lock = (
        "M5.2 8.6h9.6a1.4 1.4 0 0 1 1.4 1.4v5.4a1.8 1.8 0 0 1 -1.8 1.8h-8.8a1.8 1.8 0 0 1 -1.8 -1.8v-5.4"
        "a1.4 1.4 0 0 1 1.4 -1.4z"
    )
    return {
        "gear": gear(),
        "undo": line(undo),
        "redo": line(redo),
        "help": line("M7.2 7.4a2.9 2.9 0 1 1 4.2 2.6c-1 .5 -1.4 1.1 -1.4 2.2") + solid(_disc(10, 15.4, 1.15)),
        "close": line("M5 5L15 15M15 5L5 15"),
        "cross": line("M5.6 5.6L14.4 14.4M14.4 5.6L5.6 14.4"),
        "check": line("M4 10.6L8.2 14.8L16 5.8"),
        "copy": line("M7.5 7.5h8.4v8.4h-8.4zM4.1 12.3V4.1h8.2"),
        "paste": line("M5 4.6h2.2M12.8 4.6H15v12H5v-12M7.6 3.2h4.8v2.8h-4.8z"),
        "save": line("M10 3.2v9M6.4 8.8L10 12.4L13.6 8.8M4 13.6v2.8h12v-2.8"),
        "export": line("M10 12.4v-9M6.4 6.8L10 3.2L13.6 6.8M4 13.6v2.8h12v-2.8"),
        "print": line("M6 7V3.4h8V7M6 13.6H3.6V7.2h12.8v6.4H14M6 11.4h8v5.2H6z"),
        "lock": solid(lock) + line("M6.7 8.4V6.5a3.3 3.3 0 0 1 6.6 0v1.9"),
        "back": line("M12.6 4.2L6.8 10L12.6 15.8"),
        "forward": line("M7.4 4.2L13.2 10L7.4 15.8"),
        "down": line("M4.2 7.4L10 13.2L15.8 7.4"),
        "eye": line("M2.4 10c4 -6.6 11.2 -6.6 15.2 0c-4 6.6 -11.2 6.6 -15.2 0z") + solid(_disc(10, 10, 2.3)),
        "pin": line("M10 12.6v4.6M6 12.6h8M7.6 12.6V7.2L6.4 3.4h7.2L12.4 7.2v5.4"),
        "again": line("M15.6 6.4A6.6 6.6 0 1 0 16.6 10M16.4 3v3.8h-3.8"),
        "next": line("M4.6 10h10.6M11 5.6L15.4 10L11 14.4"),
        "keys": line("M2.8 5.4h14.4v9.2H2.8zM6.6 11.9h6.8") + solid("".join(_disc(x, 8.5, 0.95) for x in (6, 10, 14))),
        "log": line("M4 5.2h12M4 10h12M4 14.8h7.4"),
        "full-screen": line("M3.6 7.6V3.6h4M12.4 3.6h4v4M16.4 12.4v4h-4M7.6 16.4h-4v-4"),
    }


def _disc(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


def app_icon(ground: str, wave: str) -> str:
    """The app's icon in a 22 × 22 unit: two waves on a rounded square."""
    waves = "".join(f"M4 {y}c1.7 -2.9 4.1 -2.9 7 -.4s5.3 2.5 7 -.4" for y in (9.4, 14))
    stroke = f'fill="none" stroke="{wave}" stroke-width="1.9" stroke-linecap="round"'
    return f'<rect width="22" height="22" rx="6" fill="{ground}"/><path {stroke} d="{waves}"/>'


def write(name: str, side: int, drawing: str) -> None:
    """Write one square SVG file."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">'
    (TARGET / f"{name}.svg").write_text(f"{head}{drawing}</svg>\n", "utf-8")


def main() -> None:
    """Draw every file anew."""
    TARGET.mkdir(parents=True, exist_ok=True)
    drawings = icons()
    for name, drawing in drawings.items():
        write(name, 20, drawing)
    for name, colour in CHEVRONS.items():
        write(f"chevron-{name}", 20, drawings["down"].replace(INK, colour))
    for name, colour in TICKS.items():
        write(f"check-{name}", 20, drawings["check"].replace(INK, colour).replace('"1.7"', '"2.6"'))
    write("app", 22, app_icon(ACCENT, WAVE))
    sys.stdout.write(f"icons: {len(list(TARGET.glob('*.svg')))} files\n")


if __name__ == "__main__":
    main()
