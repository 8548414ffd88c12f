"""Numbers to choose from: the right one, wrong ones that somebody comes to by a slip, and round ones beside them."""

from collections.abc import Iterable
from random import Random

from trainer.coach.exercises.values import Option

_STEP = 5
"""Fans are worth whole fives, so a wrong sum is a few of them off."""


def near_numbers(rng: Random, right: int, wrong: Iterable[Option], wanted: int) -> tuple[Option, ...]:
    """``wanted`` different numbers above 0, ascending: ``right``, those ``wrong`` by a slip, and others near."""
    found = {right, *(number for number in wrong if isinstance(number, int))}
    reach = 2
    while len(found) < wanted:
        number = right + _STEP * rng.choice([step for step in range(-reach, reach + 1) if step])
        if number > 0:
            found.add(number)
        reach += 1
    return tuple(sorted(found))
