"""The drawn signs of the tiles as SVG elements in the 60 × 80 unit: dots, bamboo, the shoot of 1条, the frame of 白.

Light parts (rings, slots, petals, midribs) are holes, so the ivory of any tile theme shows through them.
"""

from __future__ import annotations

import math

BLUE_BLACK, RED, GREEN, BLUE = "#1B2A4A", "#B4281F", "#1C7448", "#1E5399"


def number(value: float) -> str:
    """A coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def path(data: str, fill: str, extra: str = "") -> str:
    """A filled path whose inner contours are holes."""
    return f'<path fill="{fill}" fill-rule="evenodd"{extra} d="{data}"/>'


def circle(x: float, y: float, r: float) -> str:
    """Path data of a circle."""
    n = number
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0z"


def box(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rectangle around ``x, y`` with rounded corners."""
    n, left, top = number, x - w / 2, y - h / 2
    arc = f"a{n(r)} {n(r)} 0 0 1"
    return (
        f"M{n(left + r)} {n(top)}h{n(w - 2 * r)}{arc} {n(r)} {n(r)}v{n(h - 2 * r)}{arc} {n(-r)} {n(r)}"
        f"h{n(2 * r - w)}{arc} {n(-r)} {n(-r)}v{n(2 * r - h)}{arc} {n(r)} {n(-r)}z"
    )


def dot(x: float, y: float, r: float, colour: str) -> str:
    """One dot: a ring around a disc."""
    return path(circle(x, y, r) + circle(x, y, r * 0.74) + circle(x, y, r * 0.55), colour)


def petal(x: float, y: float, angle: float) -> str:
    """Path data of one of the eight petals of the wheel around ``x, y``."""
    n, cos, sin = number, math.cos(angle), math.sin(angle)
    near, far, degrees = 6.7, 16.2, math.degrees(angle)
    arc = f"A4.75 3 {n(degrees)} 1 1"
    ends = [(x + cos * far, y + sin * far), (x + cos * near, y + sin * near)]
    (x1, y1), (x2, y2) = ends
    return f"M{n(x1)} {n(y1)}{arc} {n(x2)} {n(y2)}{arc} {n(x1)} {n(y1)}z"


def wheel(x: float, y: float) -> str:
    """The single dot of 1饼: a wheel of eight petals with a red hub."""
    petals = "".join(petal(x, y, math.pi * (k + 0.5) / 4) for k in range(8))
    rim = path(circle(x, y, 20.2) + circle(x, y, 17.3), BLUE)
    return rim + path(circle(x, y, 16.5) + circle(x, y, 6.3) + petals, BLUE) + path(circle(x, y, 4.9), RED)


def stick(x: float, y: float, height: float, width: float, colour: str, tilt: float = 0) -> str:
    """One bamboo stick of two slotted segments with a node between; ``tilt`` in degrees, clockwise."""
    length = height / 2 - 0.35
    middle = length / 2 + 0.35
    radius, slot = width * 0.44, (width * 0.25, length - width * 0.6)
    segments = "".join(
        box(x, y + side * middle, width, length, radius) + box(x, y + side * middle, *slot, slot[0] / 2)
        for side in (-1, 1)
    )
    turn = f' transform="rotate({number(tilt)} {number(x)} {number(y)})"' if tilt else ""
    node = path(box(x, y, width * 0.72, 1.9, 0.9), colour, turn)
    return path(segments, colour, turn) + node


def leaf(base: tuple[float, float], tip: tuple[float, float], belly: float) -> str:
    """A leaf from ``base`` to ``tip``, ``belly`` units wide on each side, its midrib left open."""
    n = number
    (x0, y0), (x1, y1) = base, tip
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length

    def at(along: float, across: float) -> str:
        return f"{n(x0 + dx * along + nx * across)} {n(y0 + dy * along + ny * across)}"

    outline = f"M{at(0, 0)}C{at(0.2, belly * 1.25)} {at(0.72, belly * 1.3)} {at(1, 0)}"
    outline += f"C{at(0.72, -belly * 1.3)} {at(0.2, -belly * 1.25)} {at(0, 0)}z"
    rib = f"M{at(0.1, 0.5)}L{at(0.86, 0.28)}L{at(0.86, -0.28)}L{at(0.1, -0.5)}z"
    return path(outline + rib, GREEN)


def shoot() -> str:
    """1条: a young culm with two leaves and a red node."""
    upper = path(box(30, 27.6, 8, 22.6, 3.4) + box(30, 28, 2.7, 15.4, 1.3), GREEN)
    lower = path(box(30, 53.2, 8.6, 23, 3.4) + box(30, 52.8, 2.9, 15.4, 1.4), GREEN)
    leaves = leaf((33.6, 29), (53, 11.6), 4.5) + leaf((26.4, 48), (7.4, 33.6), 4.2)
    return leaves + upper + lower + path(box(30, 40.3, 11.6, 3.4, 1.5), RED)


def frame() -> str:
    """白: a thick and a thin frame around nothing."""
    thick = box(30, 36.6, 36, 50, 4.4) + box(30, 36.6, 29.6, 43.6, 1.8)
    thin = box(30, 36.6, 23.4, 37.4, 1.6) + box(30, 36.6, 21, 35, 0.8)
    return path(thick, BLUE) + path(thin, BLUE)


def _dots(places: str, r: float) -> str:
    """Dots from ``x,y,colour`` triples separated by spaces; the colour is one of ``r g b``."""
    inks = {"r": RED, "g": GREEN, "b": BLUE}
    triples = (place.split(",") for place in places.split())
    return "".join(dot(float(x), float(y), r, inks[ink]) for x, y, ink in triples)


def _sticks(places: str, height: float, width: float) -> str:
    """Sticks from ``x,y,colour[,tilt]`` separated by spaces."""
    inks = {"r": RED, "g": GREEN, "b": BLUE}
    parts = (place.split(",") for place in places.split())
    return "".join(
        stick(float(x), float(y), height, width, inks[ink], float(tilt[0]) if tilt else 0) for x, y, ink, *tilt in parts
    )


def dots(rank: int) -> str:
    """The sign of a dot tile."""
    rows = ((20.6, "g"), (38.6, "r"), (56.6, "b"))
    layouts = {
        2: ("30,20.6,g 30,53.2,b", 11.2),
        3: ("17.6,21,b 30,37,r 42.6,53.6,g", 9),
        4: ("18.2,22.6,b 41.8,22.6,g 18.2,52.6,g 41.8,52.6,b", 9.9),
        5: ("17,21.4,b 44,20.4,g 30,37,r 16,53.8,g 44,53.8,b", 8.6),
        6: ("19.4,18.6,g 40.6,18.6,g 19.4,37.4,r 40.6,37.4,r 19.4,56.2,r 40.6,56.2,r", 8.1),
        7: ("18,16.8,g 31,21.8,g 44,26.8,g 19.8,42.6,r 40.2,42.6,r 19.8,59.2,r 40.2,59.2,r", 6.8),
        8: (" ".join(f"{x},{y},b" for y in (13.4, 29, 44.6, 60.2) for x in (20.4, 39.6)), 7),
        9: (" ".join(f"{x},{y},{c}" for y, c in rows for x in (15.2, 30, 44.8)), 6.7),
    }
    return wheel(30, 36.8) if rank == 1 else _dots(*layouts[rank])


def bamboo(rank: int) -> str:
    """The sign of a bamboo tile."""
    columns = ((16.8, "r"), (30, "b"), (43.2, "g"))
    layouts = {
        2: ("30,20.6,g 30,52.8,g", 26.4, 8),
        3: ("30,20.6,g 18.4,52.8,g 41.6,52.8,g", 26.4, 8),
        4: ("18.4,20.6,g 41.6,20.6,b 18.4,52.8,b 41.6,52.8,g", 26.4, 8),
        5: ("17,22,g 43,22,b 30,36.9,r 17,52.2,b 43,52.2,g", 24.2, 7.8),
        6: ("16.8,21.8,g 30,21.8,g 43.2,21.8,g 16.8,52.4,b 30,52.4,b 43.2,52.4,b", 25, 7.8),
        7: ("30,15.6,r 16.4,37,g 30,37,b 43.6,37,g 16.4,58,g 30,58,b 43.6,58,g", 18.6, 7.8),
        8: (
            "15,24.6,g 45,24.6,g 25.2,24.6,b,19 34.8,24.6,b,-19 15,51.4,g 45,51.4,g 25.2,51.4,b,-19 34.8,51.4,b,19",
            23.4,
            6.7,
        ),
        9: (" ".join(f"{x},{y},{c}" for y in (17.8, 37.4, 57) for x, c in columns), 17.2, 7.6),
    }
    return shoot() if rank == 1 else _sticks(*layouts[rank])
