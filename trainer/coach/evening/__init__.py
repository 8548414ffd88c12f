"""An evening with real tiles: four people, what every hand was worth, and who owes whom.

Read in this order: `values` (people, entries, the evening), `board` (who gained what), `changes` (undo and redo),
`draft` (an entry that is being made), `data` (the JSON form), `sheet` (the lines of its table), `wording`
(what is said of it).
"""

from trainer.coach.evening.board import BoardRow, rows, running
from trainer.coach.evening.changes import Change, Correct, Enter, Journal, Name, Settle, Strike
from trainer.coach.evening.data import journal_from_data, journal_to_data
from trainer.coach.evening.draft import Draft, EntryAsk, How
from trainer.coach.evening.sheet import sheet
from trainer.coach.evening.values import (
    LONGEST_NAME,
    MOST_HANDS,
    MOST_POINTS,
    Entry,
    Evening,
    LaidTiles,
    Person,
)

__all__ = [
    "LONGEST_NAME",
    "MOST_HANDS",
    "MOST_POINTS",
    "BoardRow",
    "Change",
    "Correct",
    "Draft",
    "Enter",
    "Entry",
    "EntryAsk",
    "Evening",
    "How",
    "Journal",
    "LaidTiles",
    "Name",
    "Person",
    "Settle",
    "Strike",
    "journal_from_data",
    "journal_to_data",
    "rows",
    "running",
    "sheet",
]
