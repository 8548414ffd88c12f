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


def test_bytes_that_are_no_text_are_no_json() -> None:
    with pytest.raises(NotJson):
        read_json(b'{"a": "\xff"}')


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=10))
def test_what_was_written_is_read(data: object) -> None:
    assert read_json(json.dumps(data)) == data
