"""The list of hands as Qt's views read it."""

from pathlib import Path

from PySide6.QtCore import QModelIndex, QObject
from pytestqt.qtbot import QtBot

from tests.store.kept_hands import opened, play_hands_into
from trainer.rules import Phrase
from trainer.ui.history.filters import Wanted
from trainer.ui.history.model import HandsModel
from trainer.ui.look import Look


def test_a_page_that_cannot_be_read_is_told_and_no_further_one_asked_for(
    qtbot: QtBot, look: Look, tmp_path: Path
) -> None:
    archive = opened(tmp_path / "hands.sqlite3")
    play_hands_into(archive, range(1))
    copy = "INSERT INTO hand ({0}) SELECT {0} FROM hand WHERE id = 1"
    columns = ", ".join(name for _, name, *_ in archive.database.read("PRAGMA table_info(hand)") if name != "id")
    for _ in range(150):
        archive.database.connection.execute(copy.format(columns))
    parent, nowhere = QObject(), QModelIndex()
    model = HandsModel(look, parent)
    model.show_hands(archive, Wanted())
    assert (model.rowCount(), model.canFetchMore(nowhere)) == (100, True)
    archive.close()
    with qtbot.waitSignal(model.not_read) as told:
        model.fetchMore(nowhere)
    assert isinstance(told.args[0], Phrase)
    assert (model.rowCount(), model.canFetchMore(nowhere)) == (100, False)
