"""The table of a drill: rows in their order, ties as ties, the learner's own, and every row read out."""

import pytest
from msgspec.structs import replace

from trainer.coach.drills import ClaimDrill, DiscardDrill, DrillKind, WaitsDrill, ask_discard, make_drill
from trainer.coach.drills.sheet import FactTiles, RowMark, fact_sheet, row_read
from trainer.coach.exercises import Level
from trainer.game import Chow, Pass, Pung
from trainer.reach import Position
from trainer.rules import FanId, Seat, load_values, parse_tiles
from trainer.text import Language, Words

SIHAI = load_values("sihai")
ZH, EN = Words(Language.ZH), Words(Language.EN)


def straight() -> DiscardDrill:
    position = Position(parse_tiles("1235678m4566p788s"), (), Seat.E, ())
    (drill,) = ask_discard(position, (FanId.YITIAOLONG,), SIHAI)
    return drill


def test_the_discards_of_the_straight_in_words() -> None:
    drill = straight()
    sheet = fact_sheet(drill, list(drill.facts()), ["5m"], ZH)
    assert sheet.heads[:4] == ("打出", "一条龙", "有效", "有效牌")
    read = [row_read(sheet, row, ZH) for row in sheet.rows]
    assert read[0].startswith("打出：6饼，一条龙：差 2 张，有效：8 张，有效牌：4万 × 4 9万 × 4，最近的牌：")
    assert read[0].endswith("同优")
    assert [row.mark for row in sheet.rows][:2] == [RowMark.BEST, RowMark.BEST]
    (own,) = [row for row in sheet.rows if row.mark is RowMark.YOURS]
    assert own.word == "你打的"
    assert "差 3 张" in row_read(sheet, own, ZH)
    shown = [tile for row in sheet.rows for bit in row.cells[0][0] if isinstance(bit, FactTiles) for tile in bit.tiles]
    assert sorted(map(str, shown)) == sorted(map(str, drill.options))


def test_the_own_best_discard_says_both() -> None:
    drill = straight()
    sheet = fact_sheet(drill, list(drill.facts()), ["7s"], EN)
    assert {row.word for row in sheet.rows} == {"tied best", "tied best, yours", ""}


@pytest.mark.parametrize("words", [ZH, EN])
def test_a_claim_tells_what_follows_and_what_it_closes(words: Words) -> None:
    drill = make_drill(DrillKind.CLAIM, 5, level=Level.PLAIN)
    assert isinstance(drill, ClaimDrill)
    sheet = fact_sheet(drill, list(drill.facts()), drill.options[:1], words)
    assert len(sheet.rows) == len(drill.options)
    assert sum(row.mark is RowMark.BEST for row in sheet.rows) == len(drill.right)
    assert all(row_read(sheet, row, words) for row in sheet.rows)
    passed = next(row for row in sheet.rows if words("table-claim-pass") in row_read(sheet, row, words))
    assert words("facts-closes-nothing") in row_read(sheet, passed, words)


@pytest.mark.parametrize("words", [ZH, EN])
def test_no_chow_or_pung_is_said_to_be_followed_by_no_discard(words: Words) -> None:
    drill = make_drill(DrillKind.CLAIM, 5, level=Level.PLAIN)
    assert isinstance(drill, ClaimDrill)
    lost = [replace(fact, near=None, discards=(), target=None) for fact in drill.facts()]
    sheet = fact_sheet(drill, lost, drill.options[:1], words)
    discards = {type(fact.move): row.cells[1][1] for fact, row in zip(lost, sheet.rows, strict=True)}
    assert discards[Pass]
    assert {Chow, Pung} & set(discards)
    assert not any(discards[move] for move in (Chow, Pung) if move in discards)


def test_waits_tell_copies_points_and_whether_they_reach_the_line() -> None:
    drill = make_drill(DrillKind.WAITS, 7, level=Level.HARD)
    assert isinstance(drill, WaitsDrill)
    sheet = fact_sheet(drill, (), (), ZH)
    assert len(sheet.rows) == len(drill.found)
    assert [row.word for row in sheet.rows].count("漏了") == len(drill.right)
    points = [row_read(sheet, row, ZH) for row in sheet.rows]
    assert all("分" in said and "张" in said for said in points)
