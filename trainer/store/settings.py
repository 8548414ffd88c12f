"""What the user chose, as one frozen value with a JSON form.

Every field has one codec below, and that is also the check of what the field may hold: a value that would not
come back from its JSON form cannot be put into `Settings` at all.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import partial
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import fields

from trainer.coach.first_hand import FirstHand, progress_from_data, progress_to_data
from trainer.coach.hints import HintLevel
from trainer.coach.panel import PanelFace
from trainer.game import StartKind
from trainer.game.bots.protocol import BotId
from trainer.game.deals import MAX_LINE, MAX_MISSING
from trainer.reach.model import LINES
from trainer.rules import PATTERN_FANS, FanId, Phrase, Scheme
from trainer.text import Language


class ThemeChoice(StrEnum):
    """The colours of the interface; ``SYSTEM`` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"
    CONTRAST_DARK = "contrast-dark"


class TileChoice(StrEnum):
    """The look of the tiles; ``MATCH`` goes with the interface."""

    MATCH = "match"
    IVORY = "ivory"
    BONE = "bone"
    CONTRAST = "contrast"


class Motion(StrEnum):
    """How much moves on the table; ``SYSTEM`` follows the desktop."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class StartPage(StrEnum):
    """What the program opens with, once a hand was finished: the page by its name."""

    HOME = "home"
    TABLE = "table"


SCALES = (75, 200)
"""The least and the most that tiles and interface can be scaled to, in percent."""

MAX_PACE = 1500
"""The longest wait before an opponent's move, in milliseconds."""

PACES: Mapping[str, int] = MappingProxyType({"instant": 0, "quick": 250, "natural": 600})
"""The named waits before an opponent's move, in milliseconds."""

LINE_CHOICES = LINES
"""The winning lines to choose from: free play, beginner, standard."""

MOST_TEXT = 4096
"""Characters that a text among the settings can have, as a path or the window's place."""

MOST_RIGHT = 999
"""The most right answers in a minute that are kept."""

DEFAULT_MISSING = 3
"""How many tiles short of its fan a start to order is, unless chosen otherwise."""


RETENTIONS = (80, 85, 90, 95, 97)
"""The shares in percent that a learner can want to know still when a card comes back."""

NEW_CARDS = (0, 5, 10, 20, 40)
"""How many cards may be begun on a day, to choose from."""

ROUND_CARDS = (5, 10, 20, 40)
"""How many cards a round of review has at most, to choose from."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that can be set. Raises `ValueError` for a value that a field cannot hold.

    ``tile_scale`` and ``ui_scale`` in percent, ``pace`` in milliseconds. ``opponents`` are right, across, left of the
    learner and ``lines`` (winning lines in points) the learner's own, then theirs in the same order: people keep them
    when the seats rotate. ``prevailing``: whether the prevailing wind counts as 番牌. ``start_fans``: the fan or both
    fans of a start to order, ``start_missing`` how many tiles short of them it is. ``pinned``: fans that stay lit over
    hands. ``chinese_names``: whether the English interface shows the fans' Chinese names too. ``geometry``: the
    window's place, as text of the window's own making. ``panel_face``: which fans have rows in the reach panel.
    ``start_page``: what a start shows once a hand was finished. ``retention`` in percent, ``new_cards`` a day and
    ``round_cards``: how answers are remembered.
    ``ask_first``: whether a win is asked about before its score is shown. ``greeted``: the questions of the first start
    were answered or passed over; ``first_hand``: how far the guided hand is, None where it was never begun.
    ``drill``: what was chosen last to be drilled, as text. ``speed_bests``: the most right answers in a minute, of
    waits, of naming fans, of totals.
    ``welcomed``: the first words beside the table were read and put away.
    """

    language: Language = Language.ZH
    theme: ThemeChoice = ThemeChoice.SYSTEM
    tile_theme: TileChoice = TileChoice.MATCH
    hint_level: HintLevel = HintLevel.ALWAYS
    tile_scale: int = 100
    ui_scale: int = 100
    motion: Motion = Motion.SYSTEM
    corner_indices: bool = True
    chinese_names: bool = True
    pace: int = PACES["natural"]
    opponents: tuple[BotId, BotId, BotId] = (BotId.STEADY, BotId.STEADY, BotId.STEADY)
    lines: tuple[int, int, int, int] = (10, 10, 10, 10)
    scheme: Scheme = Scheme.SIHAI
    values: str = "sihai"
    prevailing: bool = False
    start: StartKind = StartKind.FAIR
    start_fans: tuple[FanId, ...] = ()
    start_missing: int = DEFAULT_MISSING
    pinned: tuple[FanId, ...] = ()
    panel_face: PanelFace = PanelFace.AUTO
    start_page: StartPage = StartPage.HOME
    ask_first: bool = False
    greeted: bool = True
    first_hand: FirstHand | None = None
    retention: int = 90
    new_cards: int = 10
    round_cards: int = 10
    welcomed: bool = True
    drill: str = ""
    speed_bests: tuple[int, ...] = (0, 0, 0)
    geometry: str = ""

    def __post_init__(self) -> None:
        for field in fields(self):
            _CODECS[field.name].read(_CODECS[field.name].write(getattr(self, field.name)))


class _Codec(Struct, frozen=True):
    """How a field reads from JSON, raising ValueError, and how it is written."""

    read: Callable[[object], object]
    write: Callable[[Any], object] = lambda value: value


E = TypeVar("E", bound=StrEnum)


def _choice(kind: type[E], allowed: tuple[E, ...] | None = None) -> _Codec:
    return _Codec(partial(_read_choice, kind, allowed or tuple(kind)), lambda value: value.value)


def _read_choice(kind: type[E], allowed: tuple[E, ...], data: object) -> E:
    if not isinstance(data, str):
        raise ValueError("no text")
    found = kind(data)
    if found not in allowed:
        raise ValueError(f"{found} cannot be chosen here")
    return found


def _choices(kind: type[E], least: int, most: int, allowed: tuple[E, ...] | None = None) -> _Codec:
    def read(data: object) -> object:
        """A list of different choices; raises `ValueError` for anything else."""
        items = _items(data, least, most)
        found = tuple(_read_choice(kind, allowed or tuple(kind), item) for item in items)
        if least != most and len(set(found)) != len(found):
            raise ValueError("the same twice")
        return found

    return _Codec(read, lambda values: [value.value for value in values])


def _whole(least: int, most: int) -> _Codec:
    return _Codec(partial(_read_whole, least, most))


def _read_whole(least: int, most: int, data: object) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or not least <= data <= most:
        raise ValueError(f"not a whole number from {least} to {most}")
    return data


def _one_of(allowed: tuple[int, ...]) -> _Codec:
    def read(data: object) -> object:
        """One of some whole numbers; raises `ValueError` for anything else."""
        if not isinstance(data, int) or isinstance(data, bool) or data not in allowed:
            raise ValueError(f"none of {allowed}")
        return data

    return _Codec(read)


def _wholes(length: int, least: int, most: int) -> _Codec:
    def read(data: object) -> object:
        """A list of whole numbers within bounds; raises `ValueError` for anything else."""
        return tuple(_read_whole(least, most, item) for item in _items(data, length, length))

    return _Codec(read, list)


def _items(data: object, least: int, most: int) -> list[object]:
    if not isinstance(data, list) or not least <= len(data) <= most:
        raise ValueError(f"not a list of {least} to {most}")
    return data


def _read_switch(data: object) -> object:
    if not isinstance(data, bool):
        raise ValueError("neither true nor false")
    return data


def _read_text(data: object) -> object:
    if not isinstance(data, str) or len(data) > MOST_TEXT or "\0" in data:
        raise ValueError(f"no text of at most {MOST_TEXT} characters")
    return data


def _read_first_hand(data: object) -> object:
    if data is None:
        return None
    if not isinstance(data, dict):
        raise ValueError("no progress")
    return progress_from_data(data)


def _write_first_hand(progress: FirstHand | None) -> object:
    return None if progress is None else progress_to_data(progress)


_SWITCH = _Codec(_read_switch)
_TEXT = _Codec(_read_text)
_ORDERED = (StartKind.FAIR, StartKind.NEAR, StartKind.CONFLICT)

_CODECS: Mapping[str, _Codec] = MappingProxyType(
    {
        "language": _choice(Language),
        "theme": _choice(ThemeChoice),
        "tile_theme": _choice(TileChoice),
        "hint_level": _choice(HintLevel),
        "tile_scale": _whole(*SCALES),
        "ui_scale": _whole(*SCALES),
        "motion": _choice(Motion),
        "corner_indices": _SWITCH,
        "chinese_names": _SWITCH,
        "pace": _whole(0, MAX_PACE),
        "opponents": _choices(BotId, 3, 3),
        "lines": _wholes(4, 0, MAX_LINE),
        "scheme": _choice(Scheme),
        "values": _TEXT,
        "prevailing": _SWITCH,
        "start": _choice(StartKind, _ORDERED),
        "start_fans": _choices(FanId, 0, 2, PATTERN_FANS),
        "start_missing": _whole(1, MAX_MISSING),
        "pinned": _choices(FanId, 0, len(PATTERN_FANS), PATTERN_FANS),
        "panel_face": _choice(PanelFace),
        "start_page": _choice(StartPage),
        "ask_first": _SWITCH,
        "greeted": _SWITCH,
        "first_hand": _Codec(_read_first_hand, _write_first_hand),
        "retention": _one_of(RETENTIONS),
        "new_cards": _one_of(NEW_CARDS),
        "round_cards": _one_of(ROUND_CARDS),
        "welcomed": _SWITCH,
        "drill": _TEXT,
        "speed_bests": _wholes(3, 0, MOST_RIGHT),
        "geometry": _TEXT,
    }
)


def settings_to_data(settings: Settings) -> dict[str, object]:
    """The JSON form: one entry a field."""
    return {name: codec.write(getattr(settings, name)) for name, codec in _CODECS.items()}


def settings_from_data(data: Mapping[str, object]) -> tuple[Settings, tuple[Phrase, ...]]:
    """Settings from their JSON form. A value that cannot be gives way to the default, with a notice that names the
    field; what is missing is the default without one, and entries of no field are passed over."""
    found: dict[str, Any] = {}
    notices = []
    for name, codec in _CODECS.items():
        if name not in data:
            continue
        try:
            found[name] = codec.read(data[name])
        except ValueError:
            notices.append(Phrase.of("store-setting-replaced", setting=_name(name)))
    return Settings(**found), tuple(notices)


def _name(field: str) -> Phrase:
    return Phrase.of(f"setting-name-{field.replace('_', '-')}")
