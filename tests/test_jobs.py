"""Work shared among processes: answers in order, nothing worked out too far ahead, and errors as they are."""

import os
import threading
from collections.abc import Generator, Iterator

import pytest

from trainer.jobs import AHEAD, in_order, shared


def square(number: int) -> int:
    """Work that can go to another process."""
    return number * number


def process_of(_: int) -> int:
    """Who did it."""
    return os.getpid()


def refuse(number: int) -> int:
    """Work that fails at the third item."""
    if number == 2:
        raise ValueError(f"not {number}")
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_answers_come_in_the_order_of_the_items(jobs: int) -> None:
    assert list(in_order(square, range(40), jobs)) == [number * number for number in range(40)]


def test_one_job_needs_no_other_process() -> None:
    assert set(in_order(process_of, range(3), 1)) == {os.getpid()}
    assert set(in_order(process_of, range(3), 2)) - {os.getpid()}


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_comes_at_its_place(jobs: int) -> None:
    answers = in_order(refuse, range(5), jobs)
    assert [next(answers), next(answers)] == [0, 1]
    with pytest.raises(ValueError, match="not 2"):
        next(answers)


def test_items_are_taken_only_a_little_ahead() -> None:
    taken: list[int] = []
    before = threading.active_count()

    def items() -> Iterator[int]:
        """Without an end."""
        while True:
            taken.append(len(taken))
            yield taken[-1]

    answers = in_order(square, items(), 2)
    assert [next(answers) for _ in range(3)] == [0, 1, 4]
    assert len(taken) <= 3 + 2 * AHEAD
    assert isinstance(answers, Generator)
    answers.close()
    assert threading.active_count() == before


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_processes_that_are_forked_and_that_are_spawned_answer_alike(start: str) -> None:
    assert list(shared(square, range(20), 2, start)) == [number * number for number in range(20)]
