"""The hands of assets/scenes at the table: what the panel's head, its rows and the turn line say of each."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LONG, LaidTable
from trainer.coach.hints import Moment
from trainer.rules import Tile
from trainer.text import Language
from trainer.ui.shots.scenes import scene
from trainer.ui.tiles import TileState


def laid(lay: Lay, name: str, language: Language = Language.ZH, **settings: object) -> LaidTable:
    table = lay(language=language, **settings)
    table.show()
    table.session.pace = 600_000  # nobody moves on
    table.session.begin(*scene(name))
    table.qtbot.waitUntil(lambda: table.session.reach.idle and not table.page.hints.pending, timeout=LONG)
    return table


@pytest.mark.parametrize(
    ("name", "language", "told"),
    [
        ("in-reach", Language.ZH, ["一条龙", "35 分", "7万 4 张", "8万 2 张", "番牌", "發 3 张", "共有效 9 张"]),
        ("small-fans", Language.ZH, ["一条龙", "35 分", "7万 4 张", "9万 2 张、6条 1 张、發 3 张", "共有效 12 张"]),
        ("can-win", Language.ZH, ["可以和牌：55 分", "一条龙 30 分 + 一般高 20 分 + 平和 5 分", "多 45 分"]),
        ("waiting", Language.EN, ["1 away: 10 tiles win", "40 points", "15 points", "10 points", "81 %"]),
    ],
)
def test_the_head_tells_what_is_in_reach(lay: Lay, name: str, language: Language, told: list[str]) -> None:
    said = laid(lay, name, language).page.side.paths.head.accessibleName()
    assert [part for part in told if part not in said] == [], said


def test_who_is_asked_first_sees_which_tiles_win_and_not_for_how_much(lay: Lay) -> None:
    table = laid(lay, "waiting", ask_first=True)
    view = table.page.side.paths.head.waits
    painted = ["".join(run.text for run in line.runs) for line in view.lines()]
    assert view.isVisible()
    assert painted.count("?分") == 4
    assert not [said for said in (*painted, view.accessibleName()) if "40" in said or "15 分" in said]
    assert "1万 4 张" in view.accessibleName()
    table.key(Qt.Key.Key_Q)
    table.qtbot.waitUntil(lambda: "40 分" in view.accessibleName())


@pytest.mark.parametrize(
    ("name", "moment"),
    [
        ("in-reach", Moment.CHOOSING),
        ("small-fans", Moment.CHOOSING),
        ("can-win", Moment.CHOOSING),
        ("waiting", Moment.WAITING),
    ],
)
def test_a_scene_stands_where_its_record_ends(lay: Lay, name: str, moment: Moment) -> None:
    assert laid(lay, name).session.moment is moment


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ZH, ("你听 3 种牌", ("等下家摸打",))),
        (Language.EN, ("You wait for 3 kinds", ("Waiting for right to draw",))),
    ],
)
def test_between_turns_the_turn_line_counts_what_a_waiting_hand_waits_for(
    lay: Lay, language: Language, said: tuple[str, tuple[str, ...]]
) -> None:
    turn = laid(lay, "waiting", language).table.turn.turn
    assert (turn.title, turn.sentences) == said


def test_the_drawn_tile_that_wins_stands_in_a_ring_and_no_tile_has_marks(lay: Lay) -> None:
    table = laid(lay, "can-win")
    *_, drawn = table.table.hand.buttons
    assert drawn.tile is Tile.M5
    assert drawn.state is TileState.WINNING
    assert not any(button.pips for button in table.table.hand.buttons)
    table.key(Qt.Key.Key_End)
    table.key(Qt.Key.Key_Return)
    assert table.view.discards[-1].tile is Tile.M5, "it may be discarded all the same"
