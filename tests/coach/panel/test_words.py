"""What rows, chips and the head say of each state, as values in and sentences out."""

import pytest
from msgspec.structs import replace

from trainer.coach.panel.heading import FirstHead, NearHead, WinHead
from trainer.coach.panel.rows import Change, FanLine
from trainer.coach.panel.words import (
    accepted_text,
    caption,
    change_text,
    chip_told,
    live_text,
    means,
    notes,
    row_told,
    short_live_text,
    status_text,
    title,
    told,
)
from trainer.reach import Chance, Line, Nearness
from trainer.rules import FanId, Phrase, Tile
from trainer.text import Language, Words

ZH, EN = Words(Language.ZH), Words(Language.EN)
NEAR = FanLine(FanId.QIDUI, 20, distance=2, live=5, accepts=(Tile.M1, Tile.Z1))
OUT = FanLine(FanId.QIDUI, 20, reason=Phrase.of("panel-row-drew"))
WON = FanLine(FanId.GANG, 10, won=True, distance=0, live=0)


@pytest.mark.parametrize(
    ("line", "live", "short"),
    [
        (NEAR, "5 tiles help", "5 tiles help"),
        (replace(NEAR, live_before=7), "7→5 tiles help", "7→5"),
        (replace(NEAR, live=0), "0 tiles help, none left", "0 tiles help"),
        (OUT, "", "0 tiles help"),
    ],
)
def test_how_many_tiles_help(line: FanLine, live: str, short: str) -> None:
    assert live_text(line, EN) == live
    assert short_live_text(line, EN) == short
    assert accepted_text(OUT, EN) == ""
    assert accepted_text(NEAR, ZH) != accepted_text(NEAR, EN)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (replace(NEAR, change=Change.SAME), "no change"),
        (replace(NEAR, change=Change.HURT, by=1), "+1 farther"),
        (replace(OUT, change=Change.HURT), ""),
        (replace(NEAR, change=Change.HELPED, by=2), "2 nearer"),
        (replace(NEAR, change=Change.HELPED), "possible"),
        (replace(NEAR, drew=True), "just drawn"),
        (replace(NEAR, drew=True, idle=True), ""),
        (NEAR, ""),
    ],
)
def test_what_a_discard_changes(line: FanLine, said: str) -> None:
    assert change_text(line, EN) == said


@pytest.mark.parametrize(
    ("line", "status", "row", "chip"),
    [
        (replace(NEAR, known=False), "", "Seven Pairs", "Seven Pairs"),
        (
            NEAR,
            "2 away",
            "Seven Pairs, 20 points, 2 away, 5 tiles help",
            "Seven Pairs, 2 away",
        ),
        (
            replace(NEAR, lit=True),
            "2 away",
            "Seven Pairs, 20 points, 2 away, nearest, 5 tiles help",
            "Seven Pairs, 2 away, nearest",
        ),
        (OUT, "out", "Seven Pairs, 20 points, out, just drawn", "Seven Pairs, out, just drawn"),
        (replace(OUT, reason=None), "out", "Seven Pairs, 20 points, out", "Seven Pairs, out"),
        (WON, "have 10 pts", "Kong, 10 points, there", "Kong, have 10 pts"),
        (replace(NEAR, spent=True), "counts no more", None, "Seven Pairs, counts no more"),
    ],
)
def test_a_row_and_a_chip_are_told_whole(line: FanLine, status: str, row: str | None, chip: str) -> None:
    assert status_text(line, EN) == status
    assert chip_told(line, EN, pinned=False) == chip
    assert chip_told(line, EN, pinned=True) == f"{chip}, target"
    if row is not None:
        assert row_told(line, EN, pinned=False) == row
    if line.known:
        assert row_told(line, EN, pinned=True).endswith(", target")


@pytest.mark.parametrize(
    ("heading", "above", "said"),
    [
        (WinHead(10, 15, ()), "10-point line passed by 5", "You can win: 15 points"),
        (WinHead(10, 5, ()), "10-point line, 5 points short", "No win yet: 5 points"),
        (FirstHead(10, (FanId.GANG,), 2), None, "10-point line: 2 away"),
        (FirstHead(10, (FanId.GANG,), None), None, "10-point line: out of reach"),
        (NearHead(10), "10-point line, nearest way", "10-point line: out of reach"),
        (NearHead(0, distance=3), "Any win counts, nearest way", "Any win: 3 away"),
        (NearHead(10, True, 1), "10-point line reached, nearest way", "10-point line reached: 1 away"),
        (NearHead(10, left=Tile.Z1, distance=1), "After East", "10-point line: 1 away"),
    ],
)
def test_the_head_begins_with_the_distance(
    heading: WinHead | FirstHead | NearHead, above: str | None, said: str
) -> None:
    assert title(heading, EN) == said
    assert caption(heading, EN) == above or above is None
    assert told(heading, EN).startswith(said)
    assert bool(means(heading, EN)) == (not isinstance(heading, WinHead) and heading.distance is not None)


def test_a_dead_wait_tells_the_way_out_and_a_preview_what_it_stands_against() -> None:
    dead = NearHead(
        10, distance=1, live=0, switch=(Tile.M9, Nearness(1, (Tile.P5,), 3)), drawn=Tile.S2, preview=Tile.M9
    )
    said = told(replace(dead, drew=True, left=Tile.Z2), EN)
    for part in ("After South", "helping tile drawn", "0 tiles help, none left", "discard 9 Characters instead"):
        assert part in said
    assert "If discarded 9 of Characters" in said
    assert said.endswith("against drawn 2 Bamboo")


def test_an_exact_chance_is_no_estimate() -> None:
    chance = Chance(Line(10), 5, 100, 25)
    guessed, exact = (
        notes(NearHead(10, distance=1, chance=each), EN) for each in (chance, replace(chance, exact=True))
    )
    assert guessed == ("Simulated 100 times by these hints: 25 % in 5 draws",)
    assert "Simulated" not in exact[0]
    assert "25 %" in exact[0]
