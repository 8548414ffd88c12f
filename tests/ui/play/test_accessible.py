"""What a screen reader says at the table, and how the keyboard goes through it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LaidTable
from trainer.coach.claims import Slot
from trainer.game import stack
from trainer.game.bots.protocol import BotId
from trainer.game.code import Invitation
from trainer.game.deals import Deal
from trainer.rules import Relation, Seat, Tile
from trainer.session.history import begun
from trainer.text import Language
from trainer.ui.play.log_panel import UNSAID

DEAL = stack({Seat.E: "1234m5678p99s113z", Seat.S: "19m19p19s1234567z"}, draws="6m5z6z7z8s")


def own_turn(lay: Lay, language: Language) -> LaidTable:
    table = lay(language=language)
    table.show()
    table.begin(DEAL)
    table.settle()
    return table


def said(widget: QWidget) -> str:
    """The name that a screen reader says."""
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(QAccessible.Text.Name)


@pytest.mark.parametrize(
    ("language", "first", "drawn", "hand", "centre"),
    [
        (Language.ZH, "一万", "刚摸的 六万", "手牌 14 张", "余牌 83 张, 起和线 10 分, 轮到你, 你 · 庄"),
        (
            Language.EN,
            "1 of Characters",
            "6 of Characters, just drawn",
            "Hand, 14 tiles",
            "83 tiles in the wall, winning line 10 points, turn: You, You · dealer",
        ),
    ],
)
def test_hand_drawn_tile_and_centre_are_named(
    lay: Lay, language: Language, first: str, drawn: str, hand: str, centre: str
) -> None:
    ground = own_turn(lay, language).page.table
    assert said(ground.hand.buttons[0]) == first
    assert said(ground.hand.buttons[-1]) == drawn
    assert said(ground.hand) == hand
    assert said(ground.felt.centre) == centre


def test_opponents_discards_and_melds_are_named(lay: Lay) -> None:
    table = own_turn(lay, Language.EN)
    felt = table.page.table.felt
    assert said(felt.backs[Relation.NEXT]) == "13 tiles in hand, Right"
    assert said(felt.labels[Relation.NEXT]) == "South Right"
    assert said(felt.melds[Relation.ACROSS]) == "Melds, Across: none"
    table.click_tile(Tile.M6)
    table.click_tile(Tile.M6)
    table.rest()
    assert said(felt.rivers[Relation.SELF]) == "Discards, You: 6 of Characters (as drawn)"


@pytest.mark.parametrize(("language", "kind"), [(Language.ZH, "做牌手"), (Language.EN, "Builder")])
def test_an_opponents_label_tells_which_bot_plays_there(lay: Lay, language: Language, kind: str) -> None:
    table = lay(language=language)
    table.show()
    deal = Deal(0, start=DEAL)
    bots = (BotId.DISCARDER, BotId.BUILDER, BotId.STEADY)
    history = begun(deal)
    table.session.begin(Invitation(deal, Seat.E, bots), history, history.events)
    table.settle()
    for place, bot in zip((Relation.NEXT, Relation.ACROSS, Relation.PREVIOUS), bots, strict=True):
        label = table.page.table.felt.labels[place]
        assert table.words(f"settings-bot-{bot}") in label.toolTip()
        assert label.accessibleDescription() == label.toolTip()
    assert kind in table.page.table.felt.labels[Relation.ACROSS].toolTip()
    assert not table.page.table.felt.labels[Relation.NEXT].testAttribute(
        Qt.WidgetAttribute.WA_TransparentForMouseEvents
    )


def test_claims_are_named_with_their_keys_and_whether_they_can_be_used(lay: Lay) -> None:
    table = lay(language=Language.EN)
    table.show()
    deal = stack({Seat.S: "23m568p112258s13z", Seat.E: "1199p1199s22277z"}, draws="4m")
    table.begin(deal, seat=Seat.S)
    table.settle()
    claims = table.page.table.claims
    assert said(claims.button(Slot.CHOW)).startswith("Chow, ")
    assert claims.button(Slot.CHOW).accessibleDescription() == "Key C"
    assert said(claims.button(Slot.PUNG)) == "Pung, not possible now"
    assert said(table.page.table.turn) == "Left discards 4 Characters"


def test_the_keyboard_goes_from_the_hand_to_the_rows_to_the_bar(lay: Lay) -> None:
    table = own_turn(lay, Language.EN)
    page = table.page
    page.table.hand.focus_stop(ring=True)
    passed: list[QWidget] = []
    while page.focusWidget() not in passed:
        passed.append(page.focusWidget())
        table.qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    places = [
        passed.index(widget)
        for widget in (
            page.table.hand.buttons[-1],
            *page.side.paths.rows.values(),
            *page.side.paths.chips.values(),
            page.bar.levels.segment(page.bar.levels.index()),
            page.bar.gear,
        )
    ]
    assert places == sorted(places)
    assert places[0] == 0


def test_with_a_claim_open_the_claims_come_after_the_hand(lay: Lay) -> None:
    table = lay()
    table.show()
    deal = stack({Seat.S: "23m568p112258s13z", Seat.E: "1199p1199s22277z"}, draws="4m")
    table.begin(deal, seat=Seat.S)
    table.settle()
    page = table.page
    page.table.hand.focus_stop(ring=True)
    table.qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget() is page.table.claims.button(Slot.CHOW)
    table.qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert table.view.melds


def test_every_button_of_the_page_has_a_name(lay: Lay) -> None:
    table = own_turn(lay, Language.EN)
    for widget in table.page.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(table.page):
            assert said(widget), widget


def test_what_happens_is_announced_while_a_screen_reader_listens(lay: Lay) -> None:
    """Nothing can be heard here: the announcements have to be made without a fault, whatever panel is in front."""
    QAccessible.setActive(True)
    try:
        table = own_turn(lay, Language.EN)
        table.click_tile(Tile.M6)
        table.click_tile(Tile.M6)
        table.rest()
        assert table.page.side.log.list.count() == len([p for p in table.session.log if p.key not in UNSAID])
    finally:
        QAccessible.setActive(False)
