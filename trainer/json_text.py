"""JSON texts from outside, whatever they hold: all ways of not being readable are one error."""

import json
from collections.abc import Iterator
from typing import BinaryIO

MOST_ITEMS = 64
"""Items that a list or an object of a command's line can have; a hand has far fewer of anything."""

MOST_CHARACTERS = 1000
"""Characters that a text of a command's line can have; the tiles of a whole wall have fewer in any spelling."""


class NotJson(ValueError):
    """A text that is no JSON, or JSON beyond what Python reads: numbers of thousands of digits, nests without end.

    ``position`` is where it stops being JSON, from 0; 0 also where that is not known.
    """

    def __init__(self, reason: str, position: int = 0) -> None:
        super().__init__(reason)
        self.position = position


def read_json(text: str | bytes) -> object:
    """The value of a JSON text; bytes are UTF-8, with or without a byte order mark. Raises `NotJson`, and nothing else.

    >>> read_json('{"seat": "E"}')
    {'seat': 'E'}
    """
    try:
        return json.loads(text if isinstance(text, str) else text.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        before = len(error.object[: error.start].decode("utf-8"))
        raise NotJson(f"not UTF-8 at position {before}", before) from None
    except json.JSONDecodeError as error:
        raise NotJson(f"{error.msg} at position {error.pos}", error.pos) from None
    except (ValueError, RecursionError) as error:
        raise NotJson(str(error)) from None


def bounded_lines(source: BinaryIO, longest: int) -> Iterator[bytes]:
    """The lines of a stream; of one longer than ``longest`` bytes the beginning, one byte longer than that, and the
    rest is passed over: so a file is never held whole, and a line too long is still one line."""
    while line := source.readline(longest + 1):
        yield line
        while len(line) > longest and not line.endswith(b"\n"):
            line = source.readline(longest + 1)


def beyond_bounds(data: object) -> str:
    """What in a value is larger than a hand can need, in plain English; empty if nothing is.

    >>> beyond_bounds({"melds": [0] * 65})
    'melds: a list of 65, at most 64'
    """
    return next(_beyond_bounds(data), "")


def _beyond_bounds(data: object) -> Iterator[str]:
    open_parts: list[tuple[str, object]] = [("line", data)]
    while open_parts:
        place, part = open_parts.pop()
        match part:
            case str() if len(part) > MOST_CHARACTERS:
                yield f"{place}: a text of {len(part)} characters, at most {MOST_CHARACTERS}"
            case list() | dict() if len(part) > MOST_ITEMS:
                kind = "a list" if isinstance(part, list) else "an object"
                yield f"{place}: {kind} of {len(part)}, at most {MOST_ITEMS}"
            case list():
                open_parts += ((f"{place}[{index}]"[-60:], item) for index, item in enumerate(part))
            case dict():
                open_parts += ((str(name)[:60], item) for name, item in part.items())
