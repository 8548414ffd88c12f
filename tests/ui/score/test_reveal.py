"""Step by step: row by row with one key, the total with the last."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.rules import won
from tests.ui.score.conftest import ShowPage, topic
from trainer.rules import FanId


def test_one_key_reveals_row_by_row_and_with_the_last_the_total(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_2)
    matrix = page.sheet.matrix
    for rows in (1, 2, 3):
        qtbot.keyClick(page, Qt.Key.Key_S)
        assert matrix.shown == rows
        assert "55" not in page.total.accessibleName()
        assert page.sheet.sum.accessibleName() == ""
        assert not page.sheet.beneath.isVisible()
        assert page.accessibleDescription() == ""
    assert page.tools.whole.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_S)
    assert matrix.shown == float("inf")
    assert page.total.accessibleName().startswith("55 分")
    assert page.sheet.beneath.isVisible()
    assert not page.tools.whole.isVisible()
    assert page.tools.told() == ""


def test_the_last_row_grows_as_the_others_do(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_2, still=False)
    matrix = page.sheet.matrix
    page.step()
    for _ in range(3):
        with qtbot.waitSignal(matrix.revealed, timeout=5000):
            page.step()
            assert 0 < matrix.shown < 4
    assert matrix.shown == float("inf")


def test_everything_can_be_shown_at_once(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_4)
    qtbot.mouseClick(page.tools.step, Qt.MouseButton.LeftButton)
    assert page.tools.told() == "还有 4 行"
    qtbot.keyClick(page, Qt.Key.Key_X)
    assert page.total.accessibleName().startswith("30 分")
    assert page.tools.told() == ""


def test_a_row_grows_where_motion_is_wanted(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_2, still=False)
    matrix = page.sheet.matrix
    with qtbot.waitSignal(matrix.revealed, timeout=5000):
        page.step()
    qtbot.waitUntil(lambda: matrix.shown == 1, timeout=5000)


def test_a_hand_without_rows_has_nothing_to_reveal(show: ShowPage) -> None:
    page = show(won.NO_POINTS)
    page.step()
    assert page.total.accessibleName().startswith("0 分")
    assert page.sheet.matrix.shown == float("inf")


def test_a_hand_that_is_shown_again_is_whole(show: ShowPage) -> None:
    page = show(won.EXAMPLE_2)
    page.step()
    page.enter(topic(won.EXAMPLE_2))
    assert page.sheet.matrix.shown == float("inf")
    assert page.total.accessibleName().startswith("55 分")


def test_nothing_tells_the_total_before_the_end(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_3)
    qtbot.keyClick(page, Qt.Key.Key_S)
    choosers = (page.tools.values, page.tools.readings)
    told = [
        text
        for chooser in choosers
        for button in chooser.findChildren(QAbstractButton)
        for text in (button.text(), button.accessibleName(), button.toolTip())
    ]
    assert "四海·休闲版" in told
    assert not any("分" in text or str(page.view.score.total) in text for text in told if page.view)
    qtbot.keyClick(page, Qt.Key.Key_X)
    assert page.tools.values.segment(0).text().endswith("分")


def test_a_row_cannot_be_pointed_at_or_read_before_it_is_revealed(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_2)
    spots = page.sheet.matrix.spots
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_S)
    assert [spots.bars[row, 0].isVisible() for row in range(4)] == [True, True, False, False]
    assert [label.isVisible() for label in spots.labels] == [True, True, False, False]
    assert spots.melds[0].accessibleName() == "123万：平和、一般高"
    page.show_all()
    assert spots.melds[0].accessibleName() == "123万：平和、一般高、一条龙"


def test_free_seats_appear_with_their_row(show: ShowPage) -> None:
    page = show(won.EXAMPLE_2)
    matrix = page.sheet.matrix
    assert matrix.grid is not None
    row = next(i for i, row in enumerate(matrix.board.rows) if row.fan is FanId.YIBANGAO) if matrix.board else 0
    seat = matrix.grid.seat(row, 2).toAlignedRect()

    def picture() -> QImage:
        return matrix.grab(seat).toImage()

    matrix.reveal(0)
    before = picture()
    matrix.reveal(row + 1)
    assert picture() != before
    matrix.reveal(0)
    assert picture() == before
    assert len({before.pixel(x, 4) for x in range(before.width())}) == 1
