"""The kinds of text button, as values: measures, and colours for each state. No Qt."""

from collections.abc import Callable
from enum import Enum, auto

from msgspec import Struct

from trainer.ui.theme.scale import RADIUS_BUTTON, Step
from trainer.ui.theme.tokens import Theme


class ButtonState(Enum):
    """Whether a button rests, is pointed at, is pressed, or cannot be used."""

    RESTING = auto()
    POINTED_AT = auto()
    DOWN = auto()
    DISABLED = auto()

    @classmethod
    def of(cls, *, enabled: bool, down: bool, pointed_at: bool) -> "ButtonState":
        """The one state to show: a disabled button shows nothing else, a pressed one that it is pressed."""
        if not enabled:
            return cls.DISABLED
        return cls.DOWN if down else cls.POINTED_AT if pointed_at else cls.RESTING


class Paint(Struct, frozen=True):
    """The colours of a button in one theme and state; ``fill`` or ``edge`` may be empty for none."""

    fill: str
    ink: str
    edge: str
    cap: str


class ButtonKind(Struct, frozen=True):
    """How the buttons of a kind look. ``height``, ``padding`` and ``radius`` are pixels of the design."""

    colours: Callable[[Theme, ButtonState], Paint]
    step: Step = Step.LEAD
    bold: bool = True
    height: int = 40
    padding: int = 20
    radius: int = RADIUS_BUTTON


def mixed(colour: str, other: str, share: float) -> str:
    """``colour`` with ``share`` of ``other`` in it, 0 to 1; all of them ``#RRGGBB``."""
    channels = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in channels)


def _primary(theme: Theme, state: ButtonState) -> Paint:
    if state is ButtonState.DISABLED:
        return Paint(theme.sunk, theme.ink3, theme.line, theme.line2)
    share = {ButtonState.DOWN: 0.22, ButtonState.POINTED_AT: 0.12}.get(state, 0.0)
    return Paint(mixed(theme.accent, theme.ink1, share), theme.accent_ink, "", theme.accent_ink)


def _outline(theme: Theme, state: ButtonState) -> Paint:
    if state is ButtonState.DISABLED:
        return Paint("", theme.ink3, theme.line, theme.line)
    share = {ButtonState.DOWN: 0.12, ButtonState.POINTED_AT: 0.05}.get(state, 0.0)
    return Paint(mixed(theme.surface, theme.ink1, share), theme.ink1, theme.line2, theme.line2)


def _quiet(theme: Theme, state: ButtonState) -> Paint:
    if state is ButtonState.DISABLED:
        return Paint("", theme.ink3, "", theme.line)
    hot = state is not ButtonState.RESTING
    fill = theme.line if hot and not theme.outline else ""
    return Paint(fill, theme.ink1 if hot else theme.ink2, "", theme.line2)


PRIMARY = ButtonKind(_primary)
"""The one thing to do next: filled with the accent."""

OUTLINE = ButtonKind(_outline)
"""Another thing to do: an outline on the ground of the page."""

QUIET = ButtonKind(_quiet, Step.BODY, bold=False, height=32, padding=8)
"""A thing to do at the margin: text alone, a ground only under the pointer."""
