"""JSON texts from outside, whatever they hold: all ways of not being readable are one error."""

import json


class NotJson(ValueError):
    """A text that is no JSON, or JSON beyond what Python reads: numbers of thousands of digits, nests without end.

    ``position`` is where it stops being JSON, from 0; 0 also where that is not known.
    """

    def __init__(self, reason: str, position: int = 0) -> None:
        super().__init__(reason)
        self.position = position


def read_json(text: str | bytes) -> object:
    """The value of a JSON text. Raises `NotJson`, and nothing else.

    >>> read_json('{"seat": "E"}')
    {'seat': 'E'}
    """
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise NotJson(f"{error.msg} at position {error.pos}", error.pos) from None
    except (ValueError, RecursionError) as error:
        raise NotJson(str(error)) from None
