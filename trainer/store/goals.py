"""The main fan that a hand was played for, as the learner says in its review; where nothing is said it is guessed."""

import sqlite3
from collections.abc import Mapping
from contextlib import suppress

from msgspec import Struct

from trainer.rules import MAIN_FANS, FanId
from trainer.store.database import Database
from trainer.store.schema import GOAL_SUM

GOALS = f"SELECT goal.hand, fan FROM goal WHERE sum IS {GOAL_SUM}"
"""Number and fan of every hand of which something is said."""


class SaidGoal(Struct, frozen=True):
    """What the learner says: a main ``fan``, or None where no fan was followed."""

    fan: FanId | None

    @classmethod
    def of_text(cls, text: object) -> "SaidGoal":
        """What stands in a file: the id of a main fan, or nothing. Raises `ValueError` for what is none."""
        fan = None if text in (None, "") else FanId(str(text))
        if fan not in (None, *MAIN_FANS):
            raise ValueError(f"{text!r} is no main fan")
        return cls(fan)

    @property
    def text(self) -> str:
        """The id of the fan; empty for none."""
        return "" if self.fan is None else self.fan.value


def write_goal(connection: sqlite3.Connection, hand: int, goal: SaidGoal) -> None:
    """Keep what is said of a hand, in place of what was said before, within a transaction."""
    connection.execute("INSERT OR REPLACE INTO goal (hand, fan) VALUES (?, ?)", (hand, goal.text))
    connection.execute(f"UPDATE goal SET sum = {GOAL_SUM} WHERE hand = ?", (hand,))


def keep_goal(database: Database, hand: int, goal: SaidGoal) -> None:
    """Keep what is said of a hand. Raises `trainer.store.SaveError`."""
    with database.writing() as connection:
        write_goal(connection, hand, goal)


def goal_of(database: Database, hand: int) -> SaidGoal | None:
    """What is said of a hand; None where nothing is. Raises `trainer.store.ReadError`."""
    return goals_in(database.read(f"{GOALS} AND goal.hand = ?", (hand,))).get(hand)


def all_goals(database: Database) -> Mapping[int, SaidGoal]:
    """What is said of hands, by their numbers. Raises `trainer.store.ReadError`."""
    return goals_in(database.read(GOALS))


def goals_in(rows: list[tuple[int, str]]) -> Mapping[int, SaidGoal]:
    """What rows of `GOALS` say; what this program does not understand is passed over."""
    found = {}
    for number, text in rows:
        with suppress(ValueError):
            found[number] = SaidGoal.of_text(text)
    return found
