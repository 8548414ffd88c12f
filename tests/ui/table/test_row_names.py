"""The Chinese names beside the English ones: in all rows alike, or in none, and never over another word."""

from functools import partial

import pytest
from PySide6.QtCore import Qt

from tests.ui.table.conftest import Lay
from tests.ui.table.laid_table import LaidTable
from tests.ui.table.test_layout import cut_lines
from trainer.game import stack
from trainer.rules import FANS, Seat, Tile
from trainer.text import Language
from trainer.ui.table.rows import Change

DEAL = stack({Seat.E: "123456m23p1239s7z", Seat.S: "159m159p159s1234z"}, draws="1z5z6z7z8s")


def named(table: LaidTable) -> list[bool]:
    """Of each row whether it has the Chinese name."""
    rows = table.page.side.paths.rows
    return [FANS[fan].zh in [span.text for line in row.lines() for span in line.spans] for fan, row in rows.items()]


def sizes(table: LaidTable) -> set[tuple[int, ...]]:
    """The sizes in which the rows write the names of their fans."""
    found = set()
    for fan, row in table.page.side.paths.rows.items():
        words = {table.words.fan(fan), FANS[fan].zh}
        found.add(tuple(span.step.size for line in row.lines() for span in line.spans if span.text in words))
    return found


def check_clear(table: LaidTable) -> None:
    """No words of a row lie on others in the same line."""
    assert not [line for line in cut_lines(table) if line.startswith("PathRow")]
    for row in table.page.side.paths.rows.values():
        taken = [line.taken(row.look) for line in row.still_lines()]
        for place, one in enumerate(taken):
            assert not any(one.adjusted(0, 3, 0, -3).intersects(other) for other in taken[place + 1 :])


def previews(table: LaidTable, tile: Tile) -> bool:
    """Whether the panel looks at the discard of a tile."""
    return table.page.hints.feed.previewed is tile


def laid(lay: Lay, width: int, **settings: object) -> LaidTable:
    table = lay(language=Language.EN, **settings)
    table.show(width, 900)
    table.begin(DEAL)
    table.settle()
    return table


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("width", [1080, 1160, 1280, 1440, 1920])
def test_all_rows_have_their_chinese_names_or_none(lay: Lay, width: int, scale: float) -> None:
    table = laid(lay, width)
    table.look.set_ui_scale(scale)
    table.settle()
    assert len(set(named(table))) == 1
    assert len(sizes(table)) == 1
    check_clear(table)


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1440, 900), (1680, 1050), (1920, 1080), (2560, 1440)])
def test_usual_screens_have_room_for_all_of_them(lay: Lay, size: tuple[int, int]) -> None:
    table = laid(lay, 1440)
    table.show(*size)
    table.settle()
    assert all(named(table))
    check_clear(table)


def test_they_can_be_left_out(lay: Lay) -> None:
    assert not any(named(laid(lay, 1440, chinese_names=False)))


def test_a_preview_writes_no_name_in_another_way(lay: Lay) -> None:
    table = laid(lay, 1440)
    before = sizes(table), named(table)
    rows = table.page.side.paths.rows.values()
    for tile in dict.fromkeys(button.tile for button in table.page.ground.hand.buttons):
        table.key(Qt.Key.Key_Home)
        while table.page.ground.hand.chosen_tile is not tile:
            table.key(Qt.Key.Key_Right)
        table.qtbot.waitUntil(partial(previews, table, tile))
        table.settle()
        assert (sizes(table), named(table)) == before
        check_clear(table)
        assert tile is table.view.drawn or any(row.line.change is not Change.NONE for row in rows)
