"""Lessons and ideas from their files in assets/lessons, with everything that is wrong with a file told at once."""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec.structs import replace

from trainer.coach.exercises import ExerciseKind, Level
from trainer.coach.lessons.values import LESSONS, Idea, Lesson, NearMiss, Ruler, ShownHand, TryIt
from trainer.notation import hand_from_data
from trainer.reach import position_from_data
from trainer.resources import asset
from trainer.rules import FanId, Hand, Seat, Tile, parse_tiles

IDEAS = ("classes", "line", "payment", "readings", "paths", "giving-up")
"""The ideas in the order in which they are taught."""

Row = Mapping[str, Any]
Read = TypeVar("Read")


class LessonFault(ValueError):
    """A file of lessons that cannot be used; ``faults`` holds every fault with the row it is in."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


@cache
def lessons() -> Mapping[FanId, Lesson]:
    """The lesson of every fan, in the order in which they are taught."""
    return MappingProxyType({lesson.fan: lesson for lesson in read_lessons(_file("fans"))})


@cache
def ideas() -> tuple[Idea, ...]:
    """The six ideas, in order."""
    return read_ideas(_file("ideas"))


def _file(name: str) -> Row:
    return tomllib.loads(asset(f"lessons/{name}.toml").read_text("utf-8"))


def read_lessons(data: Row) -> tuple[Lesson, ...]:
    """The lessons of a file's data. Raises `LessonFault`."""
    return _read(data, tuple(LESSONS), lambda name, row: _lesson(FanId(name), row))


def read_ideas(data: Row) -> tuple[Idea, ...]:
    """The ideas of a file's data. Raises `LessonFault`."""
    return _read(data, IDEAS, _idea)


def _read(data: Row, names: tuple[str, ...], make: Callable[[str, Row], Read]) -> tuple[Read, ...]:
    """One value for each name, from its row, in this order."""
    found, faults = [], [f"{name}: no such lesson" for name in data if name not in names]
    for name in names:
        try:
            found.append(make(name, data[name]))
        except KeyError as error:
            faults.append(f"{name}: {error.args[0]} is missing")
        except (TypeError, ValueError) as error:  # also what is wrong with a hand, a position or tiles
            faults.append(f"{name}: {error}")
    if faults:
        raise LessonFault(tuple(faults))
    return tuple(found)


def _lesson(fan: FanId, row: Row) -> Lesson:
    example = _shown(row["example"])
    ruler = row.get("ruler")
    return Lesson(
        fan,
        example,
        _near_miss(row["near"], example.hand),
        None if ruler is None else Ruler(*(parse_tiles(ruler[name]) for name in ("tint", "tiles", "near"))),
        TryIt(ExerciseKind(row["try"]["kind"]), row["try"]["seed"], fan),
    )


def _idea(name: str, row: Row) -> Idea:
    wanted, hands, positions = row["try"], row.get("hands", ()), row.get("positions", ())
    fan = FanId(wanted["fan"]) if "fan" in wanted else None
    trial = TryIt(ExerciseKind(wanted["kind"]), wanted["seed"], fan, Level(wanted["level"]))
    return Idea(name, tuple(map(_shown, hands)), tuple(map(position_from_data, positions)), trial)


def _shown(data: Row) -> ShownHand:
    return ShownHand(hand_from_data(data), Seat[data["from"]] if "from" in data else None)


def _near_miss(data: Row, example: Hand) -> NearMiss:
    shown = _shown(data)
    if "wrong" not in data:
        return NearMiss(shown, example)
    wrong, mends = _tile(data["wrong"]), _tile(data["mends"])
    if wrong not in shown.hand.concealed:
        raise ValueError(f"{wrong} is not in the near miss")
    concealed = list(shown.hand.concealed)
    concealed[concealed.index(wrong)] = mends
    win_tile = mends if shown.hand.win_tile is wrong else shown.hand.win_tile
    return NearMiss(shown, replace(shown.hand, concealed=tuple(concealed), win_tile=win_tile), wrong, mends)


def _tile(text: str) -> Tile:
    tiles = parse_tiles(text)
    if len(tiles) != 1:
        raise ValueError(f"{text!r} is not one tile")
    return tiles[0]
