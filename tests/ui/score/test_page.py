"""The scoring page by clicks and by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.rules import won
from tests.ui.contexts import Ways
from tests.ui.score.conftest import ShowPage, topic
from trainer.rules import FanId, WonHand, load_values, score_hand
from trainer.text import Language, Words
from trainer.text.receipt import receipt_text
from trainer.ui.look import Look
from trainer.ui.score import NextStep, ScorePage
from trainer.ui.theme import ThemeId


def total(page: ScorePage) -> str:
    """What the head says."""
    return page.total.accessibleName()


def beneath(page: ScorePage) -> str:
    """What stands under the sum."""
    return page.sheet.beneath.accessibleName()


def test_in_another_language_what_was_done_is_not_told_in_the_old_one(show: ShowPage) -> None:
    page = show(won.EXAMPLE_4)
    look = page.findChild(Look)
    assert isinstance(look, Look)
    page.tools.tell("文字已复制")
    look.set_theme(ThemeId.DARK)
    assert page.tools.told() == "文字已复制"
    look.set_words(Words(Language.EN))
    assert page.tools.told() == ""
    page.step()
    assert page.tools.told() == "4 rows left"
    look.set_words(Words(Language.ZH))
    assert page.tools.told() == "还有 4 行"


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (won.EXAMPLE_1, "40 分，你 点和 ・ 上家出 4万，起和线 10 分，已过 30 分"),
        (won.EXAMPLE_2, "55 分，你 点和 ・ 对家出 5万，起和线 10 分，已过 45 分"),
        (won.EXAMPLE_3, "65 分，你 点和 ・ 上家出 9饼，起和线 10 分，已过 55 分"),
        (won.EXAMPLE_4, "30 分，你 自摸 7饼，起和线 10 分，已过 20 分"),
        (won.NO_POINTS, "0 分，你 点和 ・ 上家出 東，起和线 0 分"),
        (won.UNDER_THE_LINE, "5 分，牌已成形，还不能和，起和线 10 分，差 5 分"),
        (won.ROBBED_KONG, "65 分，你 抢杠 ・ 上家加杠 6万，起和线 10 分，已过 55 分"),
        (won.BY_ANOTHER, "你付 230 分，下家（西）点和 ・ 你出 9万，这手 70 分，起和线 10 分，已过 60 分"),
    ],
    ids=["1", "2", "3", "4", "no points", "under the line", "robbed kong", "by another"],
)
def test_the_head_says_how_much_and_how(show: ShowPage, hand: WonHand, said: str) -> None:
    assert total(show(hand)) == said


def test_a_screen_reader_gets_the_whole_receipt(show: ShowPage) -> None:
    page = show(won.EXAMPLE_2)
    score = score_hand(won.EXAMPLE_2.hand, won.EXAMPLE_2.values)
    settlement = won.EXAMPLE_2.settlement(score.total, won.EXAMPLE_2.scheme)
    reading = QAccessible.queryAccessibleInterface(page).text(QAccessible.Text.Description)
    assert reading == receipt_text(won.EXAMPLE_2, score, settlement, Words(Language.ZH))


def test_melds_and_bars_have_names(show: ShowPage) -> None:
    spots = show(won.EXAMPLE_2).sheet.matrix.spots
    assert [meld.accessibleName() for meld in spots.melds] == [
        "123万：平和、一般高、一条龙",
        "123万：平和、一般高",
        "456万：平和、一条龙",
        "789万：平和、一条龙",
        "55饼：平和",
    ]
    source = "（合计明定：公布的规则只写明它与别的番的合计）"
    assert spots.bars[1, 0].accessibleName() == f"一般高，在 123万、123万，20 分：两组相同的 123万{source}"
    assert spots.bars[3, 0].accessibleName() == "连六，不算：连六 不能再算：456万 已用于 一条龙"
    assert spots.labels[2].accessibleName() == "一条龙：看规则"


def test_the_language_changes_while_the_page_is_open(show: ShowPage) -> None:
    page = show(won.EXAMPLE_4)
    look = page.findChild(Look)
    assert isinstance(look, Look)
    look.set_words(Words(Language.EN))
    assert total(page) == "30 points, You won: self-draw, 7 Dots, line 10, passed by 20 points"
    assert page.next.text() == "Next hand"
    assert page.sheet.matrix.spots.bars[1, 0].accessibleName().startswith("All Simples, on 234 Characters,")
    look.set_theme(ThemeId.DARK)
    look.set_words(Words(Language.ZH))
    assert page.next.text() == "下一手"


def test_enter_deals_the_next_hand_at_the_table(show: ShowPage, qtbot: QtBot, ways: Ways) -> None:
    with qtbot.waitSignal(ways.opened) as opened:
        qtbot.keyClick(show(won.EXAMPLE_2), Qt.Key.Key_Return)
    assert opened.args == ["table", None]


def test_a_plays_the_same_wall_again(show: ShowPage, qtbot: QtBot, ways: Ways) -> None:
    with qtbot.waitSignal(ways.opened) as opened:
        qtbot.keyClick(show(won.EXAMPLE_2), Qt.Key.Key_A)
    assert opened.args == ["table", None]


def test_escape_leads_back(show: ShowPage, qtbot: QtBot, ways: Ways) -> None:
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(show(won.EXAMPLE_2), Qt.Key.Key_Escape)


def test_the_button_leads_to_the_table(show: ShowPage, qtbot: QtBot, ways: Ways) -> None:
    with qtbot.waitSignal(ways.opened):
        qtbot.mouseClick(show(won.EXAMPLE_2).next, Qt.MouseButton.LeftButton)


def test_only_ways_that_lead_somewhere_have_a_button(show: ShowPage, qtbot: QtBot, ways: Ways) -> None:
    page = show(won.EXAMPLE_2)
    assert page.again.isVisible()
    assert not page.back.isVisible()
    page.enter(topic(won.EXAMPLE_2, NextStep.NEXT))
    assert page.next.isVisible()
    assert not page.again.isVisible()
    with qtbot.assertNotEmitted(ways.opened):
        qtbot.keyClick(page, Qt.Key.Key_A)


def test_a_click_on_a_fan_asks_for_its_rule(show: ShowPage, qtbot: QtBot, ways: Ways) -> None:
    page = show(won.EXAMPLE_2)
    spots = page.sheet.matrix.spots
    for spot, fan in ((spots.labels[2], FanId.YITIAOLONG), (spots.bars[3, 0], FanId.LIANLIU)):
        with qtbot.waitSignal(ways.opened) as asked:
            qtbot.mouseClick(spot, Qt.MouseButton.LeftButton)
        assert asked.args == ["rules", fan]


def test_the_comparison_is_off_until_asked_for(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_4)
    assert "国标" not in beneath(page)
    qtbot.keyClick(page, Qt.Key.Key_N)
    assert "四海 ・ 同类别不复用: 4 处全算，20 分" in beneath(page)
    assert "国标 ・ 套算一次: 只许 3 处，1 处成环不算" in beneath(page)
    assert total(page).startswith("30 分")
    qtbot.keyClick(page, Qt.Key.Key_N)
    assert "国标" not in beneath(page)


def test_the_settlement_is_told_with_roles_and_formulas(show: ShowPage) -> None:
    assert beneath(show(won.EXAMPLE_2)).splitlines() == [
        "结算: 出铳幺二 ・ 包大分小",
        "北，对家，出铳 ・ 包余下，付 170 分，4 × 55 − 50",
        "东，上家 ・ 庄，旁家 ・ 封顶 25，付 25 分，min(55, 25)",
        "西，下家，旁家 ・ 封顶 25，付 25 分，min(55, 25)",
        "南，你，和牌，收 220 分，170 + 25 + 25",
        "共 4 × 55 = 220 分，出铳家付 220 − 50 = 170 分",
        "25 分及以下：出铳家付 2 倍，旁家各付 1 倍。",
        "若自摸：三家各付 110 分，共 330 分。",
    ]
    assert "地和按自摸结算，不追出铳" in beneath(show(won.EARTHLY_HAND))
    assert "被抢杠，付 210 分" in beneath(show(won.ROBBED_KONG))


def test_under_the_line_it_says_what_is_missing(show: ShowPage) -> None:
    lines = beneath(show(won.UNDER_THE_LINE)).splitlines()
    assert lines[0] == "差 5 分到起和线"
    assert lines[1] == "2万 换成 5万：10 分（平和 5 + 喜相逢 5）"


def test_another_value_set_is_a_click_away(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.FULL_FLUSH)
    texts = [page.tools.values.segment(index).text() for index in range(2)]
    assert texts == ["四海·休闲版 95 分", "中庸值 120 分"]
    qtbot.mouseClick(page.tools.values.segment(1), Qt.MouseButton.LeftButton)
    assert "这手 120 分" in total(page)
    assert "番值：中庸值" in page.sheet.sum.accessibleName()
    assert page.view is not None
    assert page.view.shown.values == load_values("zungjung")


def test_other_readings_are_listed_with_their_totals(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.BY_ANOTHER)
    readings = page.tools.readings
    assert readings.isVisible()
    assert [readings.segment(index).text() for index in range(2)] == ["1 ・ 70 分", "2 ・ 50 分"]
    assert "111万、222万、333万" in readings.segment(1).accessibleName()
    qtbot.mouseClick(readings.segment(1), Qt.MouseButton.LeftButton)
    assert "这手 50 分" in total(page)
    assert page.sheet.matrix.spots.melds[0].accessibleName().startswith("111万")
    assert page.tools.readings is readings


def test_a_hand_with_one_reading_offers_no_choice(show: ShowPage) -> None:
    readings = show(won.EXAMPLE_2).tools.readings
    assert not readings.isVisible()


def test_pointing_at_a_meld_or_a_bar_lights_the_other(show: ShowPage) -> None:
    page = show(won.EXAMPLE_2)
    matrix = page.sheet.matrix
    matrix.spots.melds[0].setFocus(Qt.FocusReason.TabFocusReason)
    page.setFocus()
    rest = matrix.grab().toImage()
    matrix.spots.melds[1].setFocus(Qt.FocusReason.TabFocusReason)
    over_meld = matrix.grab().toImage()
    matrix.spots.bars[2, 0].setFocus(Qt.FocusReason.TabFocusReason)
    over_bar = matrix.grab().toImage()
    page.setFocus()
    assert rest != over_meld != over_bar
    assert matrix.grab().toImage() == rest


def test_a_hand_takes_the_place_of_another(show: ShowPage) -> None:
    page = show(won.FULL_FLUSH)
    page.tools.try_it.click()
    page.step()
    page.enter(topic(won.SEVEN_PAIRS))
    assert total(page).startswith("20 分")
    assert len(page.sheet.matrix.spots.melds) == 7
    assert not page.tools.try_it.isChecked()
    assert page.sheet.matrix.shown == float("inf")


def test_each_source_of_a_number_is_explained_in_words(show: ShowPage) -> None:
    page = show(won.EXAMPLE_2)
    said = page.sheet.sum.accessibleName()
    assert "规则明定：公布的规则写明" in said
    assert "合计明定：公布的规则只写明它与别的番的合计" in said
    assert "本版自定" not in said
    bars, reasons = page.sheet.matrix.spots.bars, page.sheet.matrix.spots.reasons
    assert bars[1, 0].accessibleName().endswith("（合计明定：公布的规则只写明它与别的番的合计）")
    assert reasons[1].accessibleName().endswith("（合计明定：公布的规则只写明它与别的番的合计）")


def test_pointing_at_a_row_explains_its_number_alone(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_2)
    spot = page.sheet.matrix.spots.bars[1, 0]
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    said = page.sheet.sum.accessibleName()
    assert "一般高 20 分 ・ 合计明定：公布的规则只写明它与别的番的合计" in said
    assert "规则明定" not in said
    page.setFocus()
    assert "规则明定" in page.sheet.sum.accessibleName()
    qtbot.mouseMove(page.sheet.matrix.spots.reasons[0])
    assert "平和 5 分 ・ 规则明定" in page.sheet.sum.accessibleName()


def test_r_opens_the_review_of_the_hand_on_the_table_where_it_has_just_ended(
    qtbot: QtBot, show: ShowPage, ways: Ways
) -> None:
    page = show(won.EXAMPLE_2)
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.keyClick(page, Qt.Key.Key_R)
    assert heard.args == ["review", 0], "no hand is on the table of this test"
    page.enter(topic(won.EXAMPLE_2, NextStep.BENCH))
    assert page.review.isHidden()
