"""A plot as a value: its title, the table that says the same, and one of three shapes. Texts are in the language in
force; nothing here knows what is counted.
"""

from msgspec import Struct

from trainer.rules import FanId


class LineShape(Struct, frozen=True):
    """Single values with their mean. ``first`` numbers the first value; from ``chosen_from`` on (a place) they lie in
    the span ``chosen``. ``each`` labels the single values, ``end`` the last mean, with ``notes`` under it."""

    values: tuple[int, ...]
    means: tuple[float | None, ...]
    first: int
    chosen_from: int
    chosen: str
    each: str
    up: str
    across: str
    end: str
    unit: str
    notes: tuple[str, ...]


class ColumnShape(Struct, frozen=True):
    """Columns of counts, each with lines of text below it; ``now`` is the place of the one that is accented. ``up``
    says what is counted."""

    heights: tuple[int, ...]
    below: tuple[tuple[str, ...], ...]
    now: int
    up: str


class PlotItem(Struct, frozen=True):
    """A line of a group: a bar of a ``share`` from 0 to 1, or one mark each of a ``count``, or neither; ``said`` and
    ``unit`` stand at the right."""

    name: str
    said: str
    unit: str = ""
    fan: FanId | None = None
    share: float | None = None
    count: int | None = None
    quiet: bool = False


class PlotGroup(Struct, frozen=True):
    """Items under a title."""

    title: str
    items: tuple[PlotItem, ...]


class GroupShape(Struct, frozen=True):
    """Groups side by side, as many as have room, and a ``note`` below them."""

    groups: tuple[PlotGroup, ...]
    note: str = ""


Shape = LineShape | ColumnShape | GroupShape


class PlotContent(Struct, frozen=True):
    """What a plot view shows. ``note`` says what is counted. ``head`` and ``rows`` are the table. ``shape`` is None
    where there is nothing to draw; ``nothing`` then says why."""

    title: str
    note: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    shape: Shape | None
    nothing: str = ""
