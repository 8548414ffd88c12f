"""Beginning to learn anew: answers and cards are cleared once all that is kept was copied. Hands stay."""

import sqlite3
from datetime import datetime

from trainer.rules import Phrase
from trainer.store.archive import Archive
from trainer.store.backups import back_up_before_reset
from trainer.store.errors import SaveError


def clear_learning(archive: Archive, when: datetime) -> str:
    """Clear every answer and card; returns the name of the copy that was made before, empty where all is in memory
    only. Raises `SaveError` and leaves everything where no copy can be made."""
    database, copy = archive.database, ""
    if database.path is not None:
        try:
            copy = back_up_before_reset(database.connection, database.path, when).name
        except (OSError, sqlite3.Error) as error:
            raise SaveError(Phrase.of("store-not-saved", reason=str(error)), passing=True) from error
    with database.writing() as connection:
        connection.execute("DELETE FROM answer")
        connection.execute("DELETE FROM card")
    return copy
