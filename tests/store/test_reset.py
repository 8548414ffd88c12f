"""Beginning to learn anew: a copy first, then answers and cards go; hands stay."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from trainer.rules import FanId
from trainer.store import Archive, SaveError, open_database
from trainer.store.learning import Answer, Card, add_answer, all_cards, answers, clear_learning

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


def learned(path: Path) -> Archive:
    archive = Archive(open_database(path))
    answer = Answer("total", 1, True, 900, NOW, FanId.QIDUI, "total", "")
    add_answer(archive, answer, [Card(FanId.QIDUI, "total", "", {"state": 1}, NOW)])
    return archive


def test_what_was_learned_is_copied_and_cleared(tmp_path: Path) -> None:
    archive = learned(tmp_path / "hands.sqlite3")
    name = clear_learning(archive, NOW)
    assert (answers(archive), all_cards(archive)) == ((), ())
    archive.close()
    (copy,) = tmp_path.rglob(name)
    kept = Archive(open_database(copy))
    assert (len(answers(kept)), len(all_cards(kept))) == (1, 1)
    kept.close()


def test_where_no_copy_can_be_made_nothing_is_cleared(tmp_path: Path) -> None:
    archive = learned(tmp_path / "hands.sqlite3")
    (tmp_path / "backups").write_text("in the way", "utf-8")
    with pytest.raises(SaveError):
        clear_learning(archive, NOW)
    assert (len(answers(archive)), len(all_cards(archive))) == (1, 1)
    archive.close()
