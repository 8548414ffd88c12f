"""Every fault can be said in both languages, and no sentence about a fault is left that nothing says."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from trainer.game import (
    Conflict,
    Deal,
    Invitation,
    Near,
    Record,
    Stacked,
    TableRules,
    deal_code,
    deal_from_data,
    parse_move,
    read_code,
    record_from_json,
    record_to_data,
    replay,
    stack,
)
from trainer.notation.data import score_from_data
from trainer.notation.fields import data_fault
from trainer.notation.hand_text import read_hand_text
from trainer.reach.data import position_from_data
from trainer.rules import FANS, FanId, Fault, FaultError, FaultKind, Seat, load_values, read_values, values_from_data
from trainer.text import Language, Words, word_keys

GOOD: dict[str, object] = {"concealed": "123m123m456m55p", "win_tile": "5m", "seat": "S", "melds": ["[789m]"]}
LINES: list[object] = [
    [],
    {},
    *(GOOD | {"melds": [meld]} for meld in ("[78m]", "[7778m]", "[779m]", "[123z]", "(789m)", "[123m", "1m]", 3)),
    GOOD | {"melds": [{"kind": "trio", "tiles": "111m"}]},
    GOOD | {"concealed": "1?" * 30},
    GOOD | {"concealed": "123m123m456m5p"},
    GOOD | {"concealed": "9z0p m +12p +3p +4p", "win_tile": "12m"},
    GOOD | {"concealed": "55z1111z2222z3333z4444z", "melds": [], "win_tile": "5z"},
    GOOD | {"concealed": "11111m", "melds": ["[789m]"] * 5, "win_tile": "9s"},
    GOOD | {"seat": "X", "prevailing": "X", "events": ["x"], "values": "x"},
    GOOD | {"concealed": "123m123m468m55p", "win_tile": "4m"},
    GOOD | {"events": ["haidilaoyue", "hedimoyu", "pinghe"]},
    *(GOOD | {"events": [event]} for event in ("tianhe", "lingshangkaihua")),
    GOOD | {"events": ["jinjiduoshi"], "win_tile": "1m"},
    GOOD | {"events": ["dihe"], "seat": "E"},
]
ROWS: dict[str, object] = {fan.value: {"points": 5, "status": "house"} for fan in FANS}
FILES: list[dict[str, object]] = [
    {},
    {"fans": ROWS | {"x": 3, "gang": 3, "qidui": {"points": -1, "status": "sure"}}},
]
TOML = [b"fans = ", b"fans = x", b"\xff", b"id = " + b"1" * 5000]
REFUSED: list[Callable[[], object]] = [
    *(partial(score_from_data, line) for line in LINES),
    *(partial(values_from_data, "mine", file) for file in FILES),
    partial(load_values, "mine"),
    partial(load_values, "gone.toml"),
    lambda: Deal(-1, lines=(0, 0, 0, 999)),
    lambda: Deal(1, start=Near(Seat.E, FanId.QIDUI, 7)),
    lambda: Deal(1, start=Conflict(Seat.E, (FanId.TIANHE, FanId.TIANHE))),
    lambda: Deal(1, start=stack({Seat.E: "11111m"})),
    lambda: Deal(1, start=Stacked((), ())),
    lambda: Deal(1, start=Stacked((), (), turn=Seat.S)),
    partial(deal_from_data, {}),
    *(partial(parse_move, text) for text in ("E", "X win", "E fly", "E discard 0m")),
    *(partial(record_from_json, text) for text in ("{", "[]", "{}")),
    lambda: record_from_json(json.dumps({**record_to_data(Record(Deal(1))), "moves": ["E fly"]})),
    lambda: replay(Record(Deal(1), (parse_move("S win"),))),
    *(
        partial(read_code, text)
        for text in ("", "?", "26", "266F-WNJG-44Y6", "466F-WNJG-44A", "2ZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZG")
    ),
    lambda: deal_code(Invitation(Deal(1, start=stack()))),
    lambda: deal_code(Invitation(Deal(1, start=Near(Seat.N, FanId.QIDUI)), Seat.E)),
    lambda: deal_code(Invitation(Deal(1, TableRules("my own")))),
]


def faults_of(act: Callable[[], object]) -> tuple[Fault, ...]:
    with pytest.raises(FaultError) as refused:
        act()
    return refused.value.faults


def every_fault(folder: Path) -> Iterator[Fault]:
    for act in REFUSED:
        yield from faults_of(act)
    for content in TOML:
        path = folder / "mine.toml"
        path.write_bytes(content)
        yield from faults_of(partial(read_values, path))
    yield Fault.of(FaultKind.TOO_LARGE, "a line of more than 65536 bytes")
    yield data_fault(FaultKind.TOO_MANY_LINES, "lines: 9 lines, at most 8", "lines")


SAID_BY_PAGES = {"fault-in", "fault-not-json"}
"""Sentences that are said where a line of data is pasted or read."""


def test_every_fault_is_said_in_both_languages_and_every_sentence_belongs_to_one(tmp_path: Path) -> None:
    faults = list(every_fault(tmp_path))
    for language in Language:
        words = Words(language)
        assert all(words.phrase(fault.said) for fault in faults)
        sentences = {key for key, file in word_keys(language).items() if file == "faults.ftl"}
        assert sentences == {fault.said.key for fault in faults} | SAID_BY_PAGES


def test_every_kind_of_fault_is_found_somewhere(tmp_path: Path) -> None:
    in_data = {fault.kind for fault in every_fault(tmp_path)}
    in_lines = {fault.kind for fault in read_hand_text("? 1E p 9z 0m +1m +2m ] [1m").faults}
    assert set(FaultKind) <= in_data | in_lines, "in data, what is wrong with a line is called unreadable"


@pytest.mark.parametrize("read", [score_from_data, position_from_data])
def test_four_kongs_without_brackets_are_answered_with_how_to_write_them(read: Callable[[object], object]) -> None:
    bare = {"concealed": "55z 1111z 2222z 3333z 4444z", "win_tile": "5z", "seat": "E"}
    (fault,) = faults_of(partial(read, bare))
    assert Words(Language.EN).phrase(fault.said) == (
        "Kongs stand in brackets. Write 55z [1111z] [2222z] [3333z] [4444z]; concealed kongs in ( )"
    )
    read(bare | {"concealed": "55z [1111z] [2222z] (3333z) [4444z]"})
