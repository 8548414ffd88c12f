"""Trying another choice on the page: dragged, or picked, moved and dropped by keys."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.rules import won
from tests.ui.contexts import Ways
from tests.ui.score.conftest import ShowPage
from trainer.rules import FanId
from trainer.ui.score import ScorePage
from trainer.ui.score.spots import BarSpot


def trying(show: ShowPage, still: bool = True) -> ScorePage:
    """The second worked hand, ready to be tried."""
    page = show(won.EXAMPLE_2, still=still)
    page.tools.try_it.click()
    return page


def bar(page: ScorePage, fan: FanId) -> BarSpot:
    """The first bar of a fan."""
    board = page.sheet.matrix.board
    assert board is not None
    row = next(index for index, row in enumerate(board.rows) if row.fan is fan)
    return page.sheet.matrix.spots.bars[row, 0]


def drag(page: ScorePage, spot: BarSpot, column: int, to: int | None) -> None:
    """Drag a bar, taken over one column, over another; None is the left of all of them."""
    grid = page.sheet.matrix.grid
    assert grid is not None
    begin = spot.mapFromParent(grid.panel(column).center().toPoint())
    begin.setY(spot.height() // 2)
    target = grid.panel(to).center().toPoint().x() if to is not None else int(grid.labels / 2)
    end = QPoint(spot.mapFromParent(QPoint(target, 0)).x(), begin.y())
    QTest.mousePress(spot, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, begin)
    QTest.mouseMove(spot, (begin + end) / 2)
    QTest.mouseMove(spot, end)
    QTest.mouseRelease(spot, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)


def said(page: ScorePage) -> str:
    """What the sum line says."""
    return page.sheet.sum.accessibleName()


def test_a_drag_to_a_twin_meld_is_worth_the_same(show: ShowPage) -> None:
    page = trying(show)
    drag(page, bar(page, FanId.YITIAOLONG), 0, 1)
    assert "同样 55 分" in said(page)
    assert bar(page, FanId.YITIAOLONG).accessibleName().startswith("一条龙，在 789万、123万、456万")


def test_a_drag_to_the_left_takes_a_fan_off(show: ShowPage) -> None:
    page = trying(show)
    drag(page, bar(page, FanId.YITIAOLONG), 2, None)
    assert "少 30 分" in said(page)
    assert "没有 一条龙 30 分" in said(page)
    assert "平和 5 + 一般高 20 = 25 分" in said(page)


def test_a_freed_seat_can_be_taken_and_the_difference_is_told(show: ShowPage) -> None:
    page = trying(show)
    drag(page, bar(page, FanId.YITIAOLONG), 2, None)
    drag(page, bar(page, FanId.LIANLIU), 3, 1)
    assert "少 25 分" in said(page)
    assert "没有 一条龙 30 分，换来 连六 5 分" in said(page)


def test_a_click_lets_a_fan_sit_where_it_lies_if_it_may(show: ShowPage, qtbot: QtBot) -> None:
    page = trying(show)
    qtbot.mouseClick(bar(page, FanId.LIANLIU), Qt.MouseButton.LeftButton)
    assert "456万 已用于 一条龙" in said(page)
    drag(page, bar(page, FanId.YITIAOLONG), 2, None)
    qtbot.mouseClick(bar(page, FanId.LIANLIU), Qt.MouseButton.LeftButton)
    assert "换来 连六 5 分" in said(page)
    qtbot.mouseClick(bar(page, FanId.LIANLIU), Qt.MouseButton.LeftButton)
    assert "换来 连六 5 分" in said(page)


def test_an_illegal_drag_springs_back_with_the_rule(show: ShowPage) -> None:
    page = trying(show)
    drag(page, bar(page, FanId.LIANLIU), 1, 0)
    assert "连六 不另算：已算上位的 一条龙" in said(page)
    assert page.view is not None
    assert page.view.shown.total == 55
    assert page.sheet.matrix.mover.held is None


def test_a_drag_to_melds_where_the_fan_is_not_says_what_it_asks_for(show: ShowPage) -> None:
    page = trying(show)
    drag(page, bar(page, FanId.YIBANGAO), 1, 3)
    assert "一般高 要两组相同的顺子" in said(page)


def test_a_held_bar_lies_on_the_columns_and_shows_what_is_in_its_way(show: ShowPage) -> None:
    page = trying(show)
    matrix = page.sheet.matrix
    row = next(i for (i, _), spot in matrix.spots.bars.items() if spot is bar(page, FanId.LIANLIU))
    matrix.mover.take((row, 0), 1)
    held = matrix.mover.held
    assert held is not None
    assert (held.target, held.taken) == ((2, 3), (3,))
    assert held.why_not is not None
    matrix.mover.put_back()
    assert matrix.mover.held is None


def test_keys_pick_move_and_drop(show: ShowPage, qtbot: QtBot) -> None:
    page = trying(show)
    spot = bar(page, FanId.YITIAOLONG)
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(spot, Qt.Key.Key_Space)
    held = page.sheet.matrix.mover.held
    assert held is not None
    first = held.target
    assert "拿着 一条龙：← → 移动，空格放下，Esc 放回" in said(page)
    qtbot.keyClick(spot, Qt.Key.Key_Right)
    qtbot.keyClick(spot, Qt.Key.Key_Space)
    assert page.sheet.matrix.mover.held is None
    assert "同样 55 分" in said(page)
    focused = page.focusWidget()
    assert isinstance(focused, BarSpot)
    assert focused.accessibleName().startswith("一条龙")
    assert page.view is not None
    moved = next(r.parts for r in page.view.shown.receipts if r.fan is FanId.YITIAOLONG)
    assert moved != first


def test_keys_take_off_at_the_left_end_or_by_delete(show: ShowPage, qtbot: QtBot) -> None:
    page = trying(show)
    spot = bar(page, FanId.YIBANGAO)
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Left):
        qtbot.keyClick(spot, key)
    assert "放到这里拿下" in said(page)
    qtbot.keyClick(spot, Qt.Key.Key_Space)
    assert "少 20 分" in said(page)
    qtbot.keyClick(bar(page, FanId.PINGHE), Qt.Key.Key_Delete)
    assert "少 25 分" in said(page)


def test_escape_puts_the_bar_back_before_it_leaves_the_page(show: ShowPage, qtbot: QtBot, ways: Ways) -> None:
    page = trying(show)
    spot = bar(page, FanId.YITIAOLONG)
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(spot, Qt.Key.Key_Space)
    with qtbot.assertNotEmitted(ways.went_back):
        qtbot.keyClick(spot, Qt.Key.Key_Escape)
    assert page.sheet.matrix.mover.held is None


def test_enter_drops_what_is_held_and_does_not_leave(show: ShowPage, qtbot: QtBot, ways: Ways) -> None:
    page = trying(show)
    spot = bar(page, FanId.YITIAOLONG)
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(spot, Qt.Key.Key_Space)
    qtbot.keyClick(spot, Qt.Key.Key_Right)
    with qtbot.assertNotEmitted(ways.opened):
        qtbot.keyClick(spot, Qt.Key.Key_Return)
    assert "同样 55 分" in said(page)


def test_reset_returns_to_the_best(show: ShowPage, qtbot: QtBot) -> None:
    page = trying(show)
    drag(page, bar(page, FanId.YITIAOLONG), 2, None)
    qtbot.mouseClick(page.tools.reset, Qt.MouseButton.LeftButton)
    assert "这是最高的算法：55 分" in said(page)
    drag(page, bar(page, FanId.YITIAOLONG), 2, None)
    qtbot.keyClick(page, Qt.Key.Key_0)
    assert "这是最高的算法：55 分" in said(page)


def test_trying_ends_with_its_switch(show: ShowPage, qtbot: QtBot) -> None:
    page = trying(show)
    drag(page, bar(page, FanId.YITIAOLONG), 2, None)
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert not page.tools.reset.isVisible()
    assert page.view is not None
    assert page.view.trial is None
    assert "平和 5 + 一般高 20 + 一条龙 30 = 55 分" in said(page)


def test_bars_stay_where_they_are_unless_one_tries(show: ShowPage, qtbot: QtBot, ways: Ways) -> None:
    page = show(won.EXAMPLE_2)
    with qtbot.waitSignal(ways.opened):
        qtbot.mouseClick(bar(page, FanId.YITIAOLONG), Qt.MouseButton.LeftButton)
    drag(page, bar(page, FanId.YITIAOLONG), 2, None)
    assert page.view is not None
    assert page.view.shown.total == 55


def test_a_spent_meld_is_told_under_the_rule_that_spends_it(show: ShowPage, qtbot: QtBot) -> None:
    page = trying(show)
    qtbot.mouseClick(bar(page, FanId.LIANLIU), Qt.MouseButton.LeftButton)
    assert "同类别不复用：连六 不能再算：456万 已用于 一条龙" in said(page)


def test_what_does_not_occur_is_not_told_as_reuse(show: ShowPage) -> None:
    page = trying(show)
    drag(page, bar(page, FanId.YIBANGAO), 1, 3)
    assert "不在这几组：一般高 要两组相同的顺子" in said(page)
    assert "同类别不复用" not in said(page)


def test_the_pointer_is_not_told_of_keys(show: ShowPage) -> None:
    page = trying(show)
    mover = page.sheet.matrix.mover
    row = next(i for (i, _), spot in page.sheet.matrix.spots.bars.items() if spot is bar(page, FanId.YITIAOLONG))
    mover.take((row, 0), 2)
    assert "拿着 一条龙：松开就放下" in said(page)
    assert "空格" not in said(page)
    mover.put_back()
