"""Archives with hands in them, as files, and what can be read out of them."""

import random
import shutil
import sqlite3
from pathlib import Path

from trainer.game import Deal, State, apply, deal, legal_moves, to_act
from trainer.game.code import Invitation
from trainer.store import Archive, SavedHand, Unreadable, open_database

VERSION_1 = Path(__file__).parents[1] / "data" / "version-1.sqlite3"
"""Written by the first version: three finished hands, one left, one running with moves taken back."""

VERSION_2 = VERSION_1.with_name("version-2.sqlite3")
"""The same hands, brought up to date, with two answers and a card."""


def finished_state(seed: int) -> State:
    """A hand in which everybody moved at random, to its end."""
    chance, state = random.Random(seed), deal(Deal(seed))
    while not state.over:
        state, _ = apply(state, chance.choice(legal_moves(state, to_act(state)[0])))
    return state


def copy_of(database: Path, folder: Path) -> Path:
    """A copy to spoil."""
    return Path(shutil.copy(database, folder / "hands.sqlite3"))


def opened(path: Path) -> Archive:
    """The archive of a file."""
    return Archive(open_database(path))


def readable(archive: Archive) -> dict[int, SavedHand]:
    """Every hand that can be read, by its number."""
    found: dict[int, SavedHand] = {}
    for (number,) in archive.database.read("SELECT id FROM hand"):
        try:
            found[number] = archive.hand(number)
        except Unreadable:
            continue
    return found


def spoil(path: Path, *statements: str) -> None:
    """Change a file from outside, past its own checks."""
    connection = sqlite3.connect(path, isolation_level=None)
    for line in ("ignore_check_constraints = ON", "writable_schema = ON"):
        connection.execute(f"PRAGMA {line}")
    for statement in statements:
        connection.execute(statement)
    connection.close()


def play_hands_into(archive: Archive, seeds: range) -> None:
    """Finished hands of these seeds, each in a sitting of its own."""
    for seed in seeds:
        state = finished_state(seed)
        hand = archive.begin(archive.begin_sitting(), Invitation(state.deal))
        archive.save_moves(hand, state.moves)
        archive.finish(hand, state)
