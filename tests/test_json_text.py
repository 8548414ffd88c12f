"""Texts that are JSON, and every way of being none."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.json_text import NotJson, read_json

ENDLESS = {"digits": "1" * 5000, "lists": "[" * 100_000, "objects": '{"a":' * 100_000}
"""Texts that the parser gives up on by other errors than those about JSON."""


@pytest.mark.parametrize("text", ENDLESS.values(), ids=ENDLESS)
def test_what_goes_on_for_too_long_is_no_json(text: str) -> None:
    with pytest.raises(NotJson) as error:
        read_json(text)
    assert str(error.value)


def test_the_place_where_it_goes_wrong_is_told() -> None:
    with pytest.raises(NotJson) as error:
        read_json('{"a": x}')
    assert error.value.position == 6


@pytest.mark.parametrize(
    ("data", "position"),
    [
        (b'{"a": "\xff"}', 7),
        ('["海'.encode() + b"\xff", 3),
        (b'\xef\xbb\xbf["\xff"]', 2),
        ('["海"]'.encode()[:4], 2),
        ('{"a": 1}'.encode("utf-16"), 0),
    ],
    ids=["byte", "after a sign of three bytes", "after a byte order mark", "cut", "UTF-16"],
)
def test_bytes_that_are_no_utf_8_are_told_with_the_place(data: bytes, position: int) -> None:
    with pytest.raises(NotJson, match=f"^not UTF-8 at position {position}$") as error:
        read_json(data)
    assert error.value.position == position


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert read_json('{"a": "海"}'.encode("utf-8-sig")) == {"a": "海"}


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=10))
def test_what_was_written_is_read(data: object) -> None:
    assert read_json(json.dumps(data)) == data
