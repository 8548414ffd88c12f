"""Answers and cards come back as they were kept, and a damaged one keeps no other from being read."""

import time
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.kept_hands import VERSION_2, copy_of, opened
from trainer.rules import FanId
from trainer.store import Archive, SaveError, open_database
from trainer.store.learning import (
    ROWS,
    Answer,
    Card,
    add_answer,
    add_card,
    all_cards,
    answer_of,
    answer_rows,
    answer_to_data,
    answers,
    card_of,
    card_to_data,
)
from trainer.store.schema import ANSWER_SUM

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
_texts = st.text(max_size=30)
_moments = st.datetimes(datetime(2000, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC)).map(
    lambda moment: moment.replace(microsecond=0)
)
_fans = st.none() | st.sampled_from(FanId)
any_answer = st.builds(
    Answer,
    kind=_texts,
    seed=st.integers(-(2**63), 2**63 - 1).filter(lambda seed: seed != -(2**63)),
    right=st.booleans(),
    ms=st.integers(0, 10**9),
    at=_moments,
    fan=_fans,
    skill=_texts,
    error_kind=_texts,
)
_json = st.dictionaries(_texts, st.none() | st.integers() | st.floats(allow_nan=False) | _texts, max_size=5)
any_card = st.builds(Card, fan=_fans, skill=_texts, error_kind=_texts, fsrs=_json, due=_moments)


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return opened(tmp_path / "hands.sqlite3")


@given(st.lists(any_answer, max_size=5, unique=True), st.lists(any_card, max_size=5))
def test_what_was_kept_comes_back(kept: list[Answer], cards: list[Card]) -> None:
    archive = Archive(open_database(Path("/dev/null/nowhere")))  # in memory
    for answer in kept:
        assert add_answer(archive, answer)
        assert not add_answer(archive, answer), "the same once"
    assert set(answers(archive)) == set(kept)
    for number, card in enumerate(cards):
        assert add_answer(archive, Answer("cards", number, True, 0, NOON, skill="x" * 31), [card])
    last = {(card.fan, card.skill, card.error_kind): card for card in cards}
    assert {(card.fan, card.skill, card.error_kind): card for card in all_cards(archive)} == last
    archive.close()


@given(any_answer, any_card)
def test_the_json_forms_round_trip(answer: Answer, card: Card) -> None:
    assert answer_of(answer_to_data(answer)) == answer
    assert card_of(card_to_data(card)) == card


def reviewed(days: int, due: datetime = NOON) -> Card:
    """The same card as it was after so many days."""
    moment = (NOON + timedelta(days=days)).astimezone(timezone(timedelta(hours=8)))
    return Card(FanId.PINGHE, "total", "wrong-total", {"last_review": moment.isoformat(), "reviews": days}, due)


def test_a_card_from_elsewhere_is_taken_in_only_where_it_is_newer(archive: Archive) -> None:
    assert add_card(archive, reviewed(2))
    for older in (reviewed(1, NOON + timedelta(days=99)), reviewed(2), Card(*_subject(reviewed(9)), {}, NOON)):
        assert not add_card(archive, older)
        assert all_cards(archive) == (reviewed(2),)
    assert add_card(archive, reviewed(3))
    assert all_cards(archive) == (reviewed(3),)
    archive.close()


def _subject(card: Card) -> tuple[FanId | None, str, str]:
    return card.fan, card.skill, card.error_kind


def test_a_card_that_cannot_be_read_gives_way_to_any(archive: Archive) -> None:
    add_card(archive, reviewed(3))
    archive.database.connection.execute("UPDATE card SET due = '2030'")
    assert add_card(archive, reviewed(1))
    assert all_cards(archive) == (reviewed(1),)
    archive.close()


def test_an_answer_and_its_cards_are_kept_together_or_not_at_all(archive: Archive) -> None:
    answer = Answer("total", 1, True, 900, NOON)
    connection = archive.database.connection
    connection.execute(
        "CREATE TEMP TRIGGER full BEFORE INSERT ON card WHEN NEW.skill = 'full'"
        " BEGIN SELECT raise(ABORT, 'disk full'); END"
    )
    with pytest.raises(SaveError):
        add_answer(archive, answer, [reviewed(1), Card(None, "full", "", {}, NOON)])
    assert (answers(archive), all_cards(archive)) == ((), ())
    connection.execute("DROP TRIGGER full")
    assert add_answer(archive, answer, [reviewed(1)])
    archive.close()
    again = opened(Path(str(archive.database.path)))
    assert (answers(again), all_cards(again)) == ((answer,), (reviewed(1),))
    again.close()


def test_rows_for_sums_have_the_day_of_this_place(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    late = datetime(2026, 3, 1, 23, 30, tzinfo=UTC)
    add_answer(archive, Answer("wait", 1, True, 1500, late, FanId.QIDUI, "count"))
    add_answer(archive, Answer("score", 2, False, 500, NOON))
    monkeypatch.setenv("TZ", "Asia/Shanghai")
    time.tzset()
    found = [row for rows in answer_rows(archive) for row in rows]
    monkeypatch.undo()
    time.tzset()
    assert found == [
        (date(2026, 3, 2), FanId.QIDUI, "count", True, 1.5),
        (date(2026, 3, 1), None, "", False, 0.5),
    ]
    archive.close()


def test_rows_come_some_thousand_at_a_time_and_all_of_them(archive: Archive) -> None:
    with archive.database.writing() as connection:
        for number in range(ROWS + 3):
            row = (number, f"2026-03-{1 + number % 28:02}T12:00:00Z")
            connection.execute("INSERT INTO answer (kind, seed, right, ms, at) VALUES ('wait', ?, 1, 100, ?)", row)
        connection.execute(f"UPDATE answer SET sum = {ANSWER_SUM} WHERE id <> 7")
    assert [len(rows) for rows in answer_rows(archive)] == [ROWS - 1, 3]
    assert len(answers(archive, since=NOON)) == ROWS + 2
    archive.close()


def test_a_damaged_answer_or_card_is_left_out(tmp_path: Path) -> None:
    archive = opened(copy_of(VERSION_2, tmp_path))
    assert (len(answers(archive)), len(all_cards(archive))) == (2, 1)
    archive.database.connection.execute("UPDATE answer SET ms = ms + 1 WHERE id = 1")
    archive.database.connection.execute("UPDATE card SET fsrs = '{'")
    assert [answer.seed for answer in answers(archive)] == [2]
    assert [row.seconds for rows in answer_rows(archive) for row in rows] == [answers(archive)[0].ms / 1000]
    assert all_cards(archive) == ()
    archive.close()
