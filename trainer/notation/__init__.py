"""Hands as people and programs write them: one line of text, or JSON data. The spelling of single tiles is in `rules`.

Read in this order: `hand_text` (a hand as one line), `fields` (the fields of JSON data), `data` (hands and scores).
"""

from trainer.notation.data import hand_from_data, hand_to_data, score_line, score_to_data
from trainer.notation.fields import DataFault, HandDataError
from trainer.notation.hand_text import HandText, write_hand_text

__all__ = [
    "DataFault",
    "HandDataError",
    "HandText",
    "hand_from_data",
    "hand_to_data",
    "score_line",
    "score_to_data",
    "write_hand_text",
]
