"""Hands as people and programs write them: one line of text, or JSON data. The spelling of single tiles is in `rules`.

Read in this order: `meld_text`, `hand_text` (a hand as one line), `fields` (the fields of JSON data), `data` (hands
and scores).
"""

from trainer.notation.data import hand_from_data, hand_to_data, score_line, score_to_data
from trainer.notation.fields import HandDataError
from trainer.notation.hand_text import HandText, write_hand_text
from trainer.notation.meld_text import MeldError, meld_from_data, meld_from_tiles, meld_to_data

__all__ = [
    "HandDataError",
    "HandText",
    "MeldError",
    "hand_from_data",
    "hand_to_data",
    "meld_from_data",
    "meld_from_tiles",
    "meld_to_data",
    "score_line",
    "score_to_data",
    "write_hand_text",
]
