"""Step by step: lane by lane with one key, the total last."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.score import won
from tests.ui.score.conftest import ShowPage


def test_one_key_reveals_row_by_row_and_the_total_last(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_2)
    matrix = page.body.matrix
    for rows in (1, 2, 3, 4):
        qtbot.keyClick(page, Qt.Key.Key_S)
        assert matrix.shown == rows
        assert "55" not in page.header.total.accessibleName()
        assert page.body.sum.accessibleName() == ""
        assert not page.body.beneath.isVisible()
        assert page.accessibleDescription() == ""
    assert page.tools.whole.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_S)
    assert matrix.shown == float("inf")
    assert page.header.total.accessibleName().startswith("55 分")
    assert page.body.beneath.isVisible()
    assert not page.tools.whole.isVisible()


def test_everything_can_be_shown_at_once(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_4)
    qtbot.mouseClick(page.tools.step, Qt.MouseButton.LeftButton)
    assert page.tools.told() == "还有 4 行"
    qtbot.keyClick(page, Qt.Key.Key_X)
    assert page.header.total.accessibleName().startswith("30 分")
    assert page.tools.told() == ""


def test_a_row_grows_where_motion_is_wanted(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_2, still=False)
    matrix = page.body.matrix
    with qtbot.waitSignal(matrix.revealed, timeout=5000):
        page.step()
    qtbot.waitUntil(lambda: matrix.shown == 1, timeout=5000)


def test_a_hand_without_rows_has_nothing_to_reveal(show: ShowPage) -> None:
    page = show(won.NO_POINTS)
    page.step()
    assert page.header.total.accessibleName().startswith("0 分")
    assert page.body.matrix.shown == float("inf")
