"""One line of JSON in, one out."""

import pytest
from hypothesis import given

from tests.reach.positions import positions
from trainer.notation import HandDataError
from trainer.reach import Position, position_from_data, position_to_data, reach_line
from trainer.reach.data import MOST_LINES

GOOD = {"concealed": "13799m446p4s2467z", "melds": [], "seat": "E", "visible": ""}


@given(positions)
def test_a_position_reads_back(position: Position) -> None:
    assert position_from_data(position_to_data(position)) == position


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ([], ["not-an-object"]),
        ({}, ["missing-field", "missing-field"]),
        (GOOD | {"concealed": "13x"}, ["unreadable"] * 2),
        (GOOD | {"concealed": 13}, ["wrong-type"]),
        (GOOD | {"melds": "123m"}, ["wrong-type"]),
        (
            GOOD | {"concealed": "799m446p24z", "melds": [{"kind": "kong", "tiles": "111m"}] * 2},
            ["meld-wrong-count"] * 2,
        ),
        (GOOD | {"seat": "X", "visible": "12"}, ["unreadable", "unknown-seat"]),
        (GOOD | {"prevailing": "X"}, ["unknown-prevailing"]),
        (GOOD | {"prevailing": 2, "seat": None}, ["wrong-type", "unknown-prevailing"]),
        (GOOD | {"concealed": "13799m"}, ["wrong-count"]),
        (GOOD | {"visible": "9999m"}, ["too-many-copies"]),
        (GOOD | {"values": "mine"}, ["unknown-values"]),
        (GOOD | {"lines": ["10"]}, ["wrong-type"]),
        (GOOD | {"lines": "5"}, ["wrong-type"]),
        (GOOD | {"lines": [0] * (MOST_LINES + 1), "seat": "X"}, ["unknown-seat", "too-many-lines"]),
        (GOOD | {"lines": [-1, 5, True], "values": 3}, ["unknown-values", "wrong-type", "wrong-type"]),
        (GOOD | {"seat": "X", "visible": "9999m", "melds": "123m"}, ["wrong-type", "unknown-seat", "too-many-copies"]),
        (GOOD | {"seat": "X", "concealed": "13799m"}, ["unknown-seat", "wrong-count"]),
    ],
)
def test_everything_that_is_wrong_is_named(line: object, kinds: list[str]) -> None:
    assert [problem["kind"] for problem in _problems(line)] == kinds
    assert reach_line(line)["kind"] == kinds[0]


def test_the_positions_of_what_cannot_be_read() -> None:
    with pytest.raises(HandDataError) as error:
        position_from_data(GOOD | {"concealed": "13799m44q"})
    assert [(fault.start, fault.input) for fault in error.value.faults] == [(6, "13799m44q"), (8, "13799m44q")]


def test_so_many_lines_are_answered_and_one_more_is_refused() -> None:
    lines = list(range(MOST_LINES))
    answer = reach_line(GOOD | {"lines": lines})["reach"]
    assert isinstance(answer, dict)
    assert {f"p{line}" for line in lines[1:]} <= set(answer)
    (problem,) = _problems(GOOD | {"lines": [*lines, 1]})
    assert problem == {"kind": "too-many-lines", "error": "lines: 9 lines, at most 8", "field": "lines"}


def test_thirteen_tiles_have_no_discards_and_every_line_is_answered() -> None:
    answer = reach_line(GOOD | {"lines": [5, 20], "values": "zungjung"})
    reach, discards = answer["reach"], answer["discards"]
    assert isinstance(reach, dict)
    assert {"win", "p5", "p20"} <= set(reach)
    assert discards == {}


def test_a_prevailing_wind_is_another_value_honour() -> None:
    line = GOOD | {"concealed": "123m456p789s1122z"}
    south = reach_line(line | {"prevailing": "S"})["reach"]
    none = reach_line(line)["reach"]
    assert isinstance(south, dict)
    assert isinstance(none, dict)
    assert (none["fanpai"]["accepts"], south["fanpai"]["accepts"]) == ("1z", "12z")
    assert reach_line(line | {"prevailing": None}) == reach_line(line) == reach_line(line | {"prevailing": "E"})


def test_melds_and_visible_tiles_may_be_left_out() -> None:
    assert reach_line({"concealed": GOOD["concealed"], "seat": "E"}) == reach_line(GOOD)


def test_a_line_of_points_that_is_none_is_named_by_its_place() -> None:
    (problem,) = _problems(GOOD | {"lines": [5, None]})
    assert problem == {
        "kind": "wrong-type",
        "error": "lines[1]: points from 0 are expected, not null",
        "field": "lines[1]",
        "input": "null",
    }


def _problems(line: object) -> list[dict[str, object]]:
    problems = reach_line(line)["problems"]
    assert isinstance(problems, list)
    return problems
