"""An evening: payments sum to zero, every change can be taken back, and the JSON form reads back."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from trainer.coach.evening import (
    MOST_POINTS,
    Change,
    Correct,
    Enter,
    Entry,
    Evening,
    Journal,
    LaidTiles,
    Name,
    Person,
    Settle,
    Strike,
    journal_from_data,
    journal_to_data,
    rows,
    running,
    sheet,
)
from trainer.coach.evening.changes import MOST_CHANGES
from trainer.coach.evening.wording import payments_said, row_said, signed, totals_said
from trainer.rules import FanId, Role, Scheme, Seat
from trainer.text import Language, Words

E, S, W, N = Seat
PEOPLE = (Person("林岚"), Person("陈越"), Person("王禾"), Person("周宁", 5))

_names = st.text(st.characters(categories=["Lu", "Ll", "Lo", "Nd"]), min_size=1, max_size=16)
_people = st.tuples(*[st.builds(Person, _names, st.sampled_from([0, 5, 10, 15]))] * 4)
_tiles = st.builds(
    LaidTiles,
    st.text(max_size=40),
    st.frozensets(st.sampled_from([FanId.DIHE, FanId.HEDIMOYU]), max_size=2),
    st.lists(st.sampled_from(FanId), max_size=6).map(tuple),
)


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    """Any hand that can be entered."""
    winner = draw(st.none() | st.sampled_from(Seat))
    if winner is None:
        return Entry()
    giver = draw(st.none() | st.sampled_from(winner.others()))
    return Entry(winner, giver, draw(st.integers(0, MOST_POINTS)), draw(st.none() | _tiles))


evenings = st.builds(Evening, _people, st.sampled_from(Scheme), st.lists(entries(), max_size=6).map(tuple))


@st.composite
def journals(draw: st.DrawFn) -> Journal:
    """A journal with changes of every kind, some of them taken back."""
    journal = Journal(draw(evenings))
    for _ in range(draw(st.integers(0, 8))):
        count = len(journal.evening.entries)
        kinds: list[st.SearchStrategy[Change]] = [
            st.builds(Enter, entries()),
            st.builds(Name, _people),
            st.builds(Settle, st.sampled_from(Scheme)),
        ]
        if count:
            kinds += [st.builds(Correct, st.integers(1, count), entries()), st.builds(Strike, st.integers(1, count))]
        journal = journal.after(draw(st.one_of(kinds)))
        journal = journal.undo() if draw(st.integers(0, 3)) == 0 else journal
    return journal


@given(evenings)
def test_every_hand_and_the_evening_sum_to_zero(evening: Evening) -> None:
    assert all(sum(row.gains) == 0 for row in rows(evening))
    assert sum(evening.totals()) == 0
    assert running(evening)[-1] == evening.totals()
    assert len(running(evening)) == len(evening.entries) + 1


@given(evenings)
def test_the_winner_gains_and_nobody_else_does(evening: Evening) -> None:
    for row in rows(evening):
        gainers = [place for place in Seat if row.gains[place] > 0]
        assert gainers in ([], [row.entry.winner])
        assert row.counts or row.gains == (0, 0, 0, 0)


@given(evenings)
def test_who_deals_goes_round(evening: Evening) -> None:
    assert [row.dealer for row in rows(evening)] == [list(Seat)[number % 4] for number in range(len(evening.entries))]


@given(journals())
def test_a_journal_reads_back_from_its_text(journal: Journal) -> None:
    text = json.dumps(journal_to_data(journal))
    assert journal_from_data(json.loads(text)) == journal


@given(journals())
def test_undo_takes_back_to_the_beginning_and_redo_to_the_end(journal: Journal) -> None:
    back = journal
    while back.can_undo:
        assert back.undo().redo() == back
        back = back.undo()
    assert back.evening == journal.first
    while back.can_redo:
        back = back.redo()
    assert back.made == len(journal.changes)


def test_a_long_journal_forgets_old_steps_but_not_what_came_of_them() -> None:
    settled = tuple(Settle(list(Scheme)[number % 2]) for number in range(MOST_CHANGES - 1))
    journal = Journal(Evening(PEOPLE), (Enter(Entry(E, None, 20)), *settled), MOST_CHANGES)
    journal = journal.after(Enter(Entry()))
    assert len(journal.changes) == MOST_CHANGES
    assert [entry.points for entry in journal.evening.entries] == [20, 0]


def test_the_worked_payments_under_both_settlements() -> None:
    evening = Evening(PEOPLE, Scheme.SIHAI, (Entry(N, S, 50), Entry(E, None, 15)))
    assert [row.gains for row in rows(evening)] == [(-25, -150, -25, 200), (90, -30, -30, -30)]
    other = replace(evening, scheme=Scheme.ZUNGJUNG)
    assert [row.gains for row in rows(other)] == [(-25, -100, -25, 150), (45, -15, -15, -15)]


def test_below_the_line_nobody_pays_and_dihe_charges_no_discarder() -> None:
    short, earthly = Entry(E, S, 5), Entry(S, E, 40, LaidTiles("", frozenset({FanId.DIHE}), (FanId.DIHE,)))
    first, second = rows(Evening(PEOPLE, Scheme.SIHAI, (short, earthly)))
    assert (first.counts, first.gains, first.role(S)) == (False, (0, 0, 0, 0), None)
    assert second.gains == (-80, 240, -80, -80)
    assert second.role(E) is Role.PAYER
    assert rows(Evening(PEOPLE, Scheme.SIHAI, (replace(short, winner=N),)))[0].counts


def test_a_corrected_and_a_struck_hand() -> None:
    journal = Journal(Evening(PEOPLE)).after(Enter(Entry(E, None, 20))).after(Enter(Entry(S, W, 10)))
    journal = journal.after(Correct(1, Entry(E, N, 20)))
    assert journal.evening.totals() == (80 - 10, -20 + 40, -20 - 20, -40 - 10)
    assert journal.after(Strike(2)).evening.totals() == (80, -20, -20, -40)
    assert journal.undo().evening.totals() == (120 - 10, -40 + 40, -40 - 20, -40 - 10)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Person(""),
        lambda: Person(" "),
        lambda: Person("x" * 17),
        lambda: Person("a\nb"),
        lambda: Person("a", -1),
        lambda: Entry(E, E, 10),
        lambda: Entry(None, E),
        lambda: Entry(None, None, 5),
        lambda: Entry(E, None, MOST_POINTS + 1),
        lambda: Journal(Evening(PEOPLE), (Correct(1, Entry()),), 0),
        lambda: Journal(Evening(PEOPLE), (), 1),
    ],
)
def test_what_cannot_be_is_refused(make: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        make()


def _broken() -> list[object]:
    data: dict[str, Any] = dict(
        journal_to_data(Journal(Evening(PEOPLE, entries=(Entry(E, S, 10),)), (Settle(Scheme.ZUNGJUNG),), 1))
    )
    return [
        None,
        [],
        {},
        data | {"version": 2},
        data | {"people": data["people"][:3]},
        data | {"people": [{"name": 5, "line": 10}] * 4},
        data | {"scheme": "x"},
        data | {"entries": {}},
        data | {"entries": [{}]},
        data | {"entries": [{"winner": "Q", "giver": None, "points": 0, "tiles": None}]},
        data | {"entries": [{"winner": "E", "giver": None, "points": True, "tiles": None}]},
        data | {"entries": [{"winner": "E", "giver": None, "points": 10**9, "tiles": None}]},
        data | {"entries": [{"winner": "E", "giver": None, "points": 5, "tiles": {"text": "x" * 999}}]},
        data | {"changes": [{"do": "steal"}]},
        data | {"changes": [{"do": "correct", "number": 9, "entry": None}]},
        data | {"made": 5},
        data | {"made": "1"},
    ]


@pytest.mark.parametrize("data", _broken())
def test_data_that_is_no_evening_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        journal_from_data(data)


def test_the_table_has_a_line_a_hand_and_no_formula() -> None:
    people = (Person("=SUM(A1)"), *PEOPLE[1:])
    tiles = LaidTiles("", frozenset(), (FanId.PINGHE, FanId.XIXIANGFENG))
    evening = Evening(people, Scheme.SIHAI, (Entry(S, None, 10, tiles), Entry(), Entry(S, W, 5)))
    heads, first, drawn, short, totals = sheet(evening, Words(Language.ZH))
    assert heads[7:] == ["'=SUM(A1)", "陈越", "王禾", "周宁"]
    assert first == [1, "'=SUM(A1)", "陈越", "自摸", "", "平和 + 喜相逢", 10, -20, 60, -20, -20]
    assert drawn == [2, "陈越", "", "流局", "", "", 0, 0, 0, 0, 0]
    assert short[3] == "出铳（不计）"
    assert totals == ["总分", "", "", "", "", "", "", -20, 60, -20, -20]


def test_what_is_said_of_a_hand() -> None:
    words = Words(Language.ZH)
    entry = Entry(N, S, 50)
    evening = Evening(PEOPLE, Scheme.SIHAI, (entry,))
    lines = payments_said(evening, entry, words)
    assert [(one.name, one.said, one.formula, one.amount) for one in lines] == [
        ("陈越", "出铳", "4 × 50 − 50", "付 150 分"),
        ("林岚", "旁家", "封顶 25", "付 25 分"),
        ("王禾", "旁家", "封顶 25", "付 25 分"),
        ("周宁", "和牌", "", "收 200 分"),
    ]
    assert payments_said(evening, Entry(E, S, 5), words) == ()
    assert row_said(evening, rows(evening)[0], words).startswith("第 1 手，庄 林岚，周宁，陈越 出铳，50 分，")
    assert "周宁 +200" in totals_said(evening, words)
    assert signed(-3) == "−3"
