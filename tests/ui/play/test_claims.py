"""The claim strip: five fixed slots, choices as tile groups, and why a win is refused."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LaidTable
from trainer.coach.claims import Slot
from trainer.coach.hints import HintLevel, Moment
from trainer.coach.panel import best_discard
from trainer.coach.turn_line import Turn
from trainer.game import Chow, Discard, Kong, stack
from trainer.game.positions import position_after_claim
from trainer.reach import Line
from trainer.rules import MeldKind, Phrase, Seat, Tile
from trainer.ui.table.claim_button import SlotState


def offered(lay: Lay, own: str, tile: str, line: int = 10, level: HintLevel = HintLevel.ALWAYS) -> LaidTable:
    """South is offered ``tile`` by East on the first turn: East's other tiles are all pairs, which it keeps."""
    table = lay(hint_level=level)
    table.show()
    deal = stack({Seat.S: own, Seat.E: "1199p1199s22277z"}, draws=tile)
    table.begin(deal, seat=Seat.S, line=line)
    table.rest()
    return table


def states(table: LaidTable) -> dict[Slot, SlotState]:
    return {slot: table.page.table.claims.button(slot).state for slot in Slot}


def test_the_slots_keep_their_place_and_light_up_when_they_can_be_used(lay: Lay) -> None:
    table = offered(lay, "2m3m5m6m8m8m7p8p4s5s134z", "4m")
    assert table.session.moment is Moment.CLAIMING
    assert states(table) == {
        Slot.CHOW: SlotState.POSSIBLE,
        Slot.PUNG: SlotState.FAINT,
        Slot.KONG: SlotState.FAINT,
        Slot.WIN: SlotState.FAINT,
        Slot.PASS: SlotState.OUTLINE,
    }
    places = [table.page.table.claims.button(slot).x() for slot in Slot]
    table.key(Qt.Key.Key_Space)
    assert places == [table.page.table.claims.button(slot).x() for slot in Slot]


def test_several_chows_offer_their_tiles_and_a_number_takes_one(lay: Lay) -> None:
    table = offered(lay, "2m3m5m6m8m8m7p8p4s5s134z", "4m")
    table.key(Qt.Key.Key_C)
    choices = table.page.table.choices
    assert [str(button.choice.tiles[0]) for button in choices.buttons] == ["2m", "3m", "4m"]
    assert choices.buttons[0].hasFocus()
    assert table.page.table.turn.turn.title == table.words("table-choose-chow")
    table.key(Qt.Key.Key_2)
    assert table.view.melds[0].meld.tile is Tile.M3
    assert not choices.open


def test_a_chow_is_taken_by_arrow_and_enter_or_by_a_click(lay: Lay) -> None:
    table = offered(lay, "2m3m5m6m8m8m7p8p4s5s134z", "4m")
    table.click(table.page.table.claims.button(Slot.CHOW))
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    assert table.view.melds[0].meld.tile is Tile.M4
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    table.click(table.page.table.claims.button(Slot.CHOW))
    table.click(table.page.table.choices.buttons[0])
    assert table.view.melds[0].meld.tile is Tile.M2


def looked_at(table: LaidTable) -> list[bool]:
    return [button.lit for button in table.page.table.choices.buttons]


def pointed_at_the_first(table: LaidTable) -> bool:
    """Whether the first choice is looked at when the pointer comes to it from the second, as a hand moves it: a single
    jump there can be lost, and then no wait brings another."""
    for button in table.page.table.choices.buttons[1::-1]:
        table.qtbot.mouseMove(button)
    return looked_at(table) == [True, False, False]


@pytest.mark.parametrize("level", HintLevel)
def test_the_choice_looked_at_is_marked_and_the_caption_speaks_of_it(lay: Lay, level: HintLevel) -> None:
    table = offered(lay, "2m3m5m6m8m8m7p8p4s5s134z", "4m", level=level)
    table.settle()
    chow = table.page.table.claims.button(Slot.CHOW)
    best = chow.caption
    table.key(Qt.Key.Key_C)
    captions = []
    for place in range(3):
        assert looked_at(table) == [place == other for other in range(3)]
        captions.append(chow.caption)
        table.key(Qt.Key.Key_Right)
    table.qtbot.waitUntil(lambda: pointed_at_the_first(table))
    assert chow.caption == captions[0]
    if level is HintLevel.ALWAYS:
        assert best in captions
        assert len(set(captions)) > 1
        for caption, button in zip(captions, table.page.table.choices.buttons, strict=True):
            after = position_after_claim(table.view, button.choice.move)
            reach = None if after is None else table.session.reach.known(after)
            found = None if reach is None else best_discard(reach, Line(10))
            assert found is not None
            assert caption == table.words("table-claim-caption", n=found[1].distance, live=found[1].live)
    else:
        assert not any((best, *captions))
    table.key(Qt.Key.Key_Escape)
    assert chow.caption == best


def test_escape_closes_the_choice_and_changes_nothing(lay: Lay) -> None:
    table = offered(lay, "2m3m5m6m8m8m7p8p4s5s134z", "4m")
    table.key(Qt.Key.Key_C)
    table.key(Qt.Key.Key_Escape)
    assert not table.page.table.choices.open
    assert table.session.moment is Moment.CLAIMING
    assert table.page.focusWidget() in table.page.table.hand.buttons


def test_one_chow_is_taken_at_once_and_lies_as_left_gave_it(lay: Lay) -> None:
    table = offered(lay, "2m3m8m8m7p8p4s5s13455z", "4m")
    table.key(Qt.Key.Key_C)
    block = table.page.table.hand.melds
    assert table.view.melds[0].meld.kind is MeldKind.CHOW
    first, *rest = block.spots()[0]
    assert first.width() > first.height()
    assert all(rect.height() > rect.width() for rect in rest)


def test_captions_tell_at_always_what_a_claim_leads_to(lay: Lay) -> None:
    table = offered(lay, "2m3m4m4m8m8m7p8p4s5s134z", "4m")
    table.settle()
    claims = table.page.table.claims
    for slot in (Slot.CHOW, Slot.PUNG, Slot.PASS):
        assert claims.button(slot).caption
    assert not claims.button(Slot.KONG).caption


def test_no_caption_at_the_quiet_levels(lay: Lay) -> None:
    for level in (HintLevel.OFF, HintLevel.ON_REQUEST, HintLevel.AFTER):
        table = offered(lay, "2m3m4m4m8m8m7p8p4s5s134z", "4m", level=level)
        table.settle()
        assert not any(table.page.table.claims.button(slot).caption for slot in Slot)


def below_the_line(lay: Lay, level: HintLevel) -> LaidTable:
    """East's second tile completes four chows and a pair, 平和 alone: 5 points, the line is 10."""
    table = lay(hint_level=level)
    table.show()
    table.begin(stack({Seat.E: "12m456p678p22789s"}, draws="1z5z6z7z3m"), line=10)
    table.by_clicks(Discard(Seat.E, Tile.Z1))
    table.rest()
    while table.session.moment is Moment.CLAIMING:
        table.key(Qt.Key.Key_Space)
        table.rest()
    table.settle()
    return table


def test_a_win_below_the_line_is_faint_and_says_why(lay: Lay) -> None:
    table = below_the_line(lay, HintLevel.ALWAYS)
    button = table.page.table.claims.button(Slot.WIN)
    assert button.state is SlotState.FAINT
    assert button.caption == "差 5 分起和"
    assert button.accessibleDescription() == "3万 不能和：5 分，起和线 10 分：平和 5"
    table.key(Qt.Key.Key_H)
    assert table.page.table.turn.turn.spoken.endswith("3万 不能和：5 分，起和线 10 分：平和 5")
    assert table.session.moment is Moment.CHOOSING


def test_below_the_line_the_quiet_levels_say_so_only_when_asked(lay: Lay) -> None:
    table = below_the_line(lay, HintLevel.OFF)
    button = table.page.table.claims.button(Slot.WIN)
    assert not button.caption
    assert button.why == button.toolTip() == "按 H 看为何不能和"
    table.click(button)
    assert table.page.table.turn.turn.spoken.endswith("3万 不能和：5 分，起和线 10 分：平和 5")


@pytest.mark.parametrize("level", HintLevel)
def test_a_faint_win_can_be_asked_whatever_the_hand_holds(lay: Lay, level: HintLevel) -> None:
    table = offered(lay, "2m3m4m4m8m8m7p8p4s5s134z", "4m", level=level)
    table.settle()
    button = table.page.table.claims.button(Slot.WIN)
    assert button.state is SlotState.FAINT
    assert button.why == "按 H 看为何不能和"
    table.click(button)
    assert table.page.table.turn.turn.spoken.endswith("不能和：还不成四组一对，也不是七对")
    assert table.session.moment is Moment.CLAIMING


def test_two_kongs_in_the_hand_are_chosen_by_their_tiles(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(stack({Seat.E: "1111m2222p12347s"}, draws="9p", tail="8p"))
    table.rest()
    table.key(Qt.Key.Key_G)
    choices = table.page.table.choices
    assert [button.choice.kind for button in choices.buttons] == ["concealed-kong", "concealed-kong"]
    table.click(choices.buttons[1])
    assert table.view.melds[0].meld.tile is Tile.P2
    assert table.view.melds[0].meld.concealed
    moves = [move for move in table.view.moves if isinstance(move, Kong | Chow)]
    assert moves == [Kong(Seat.E, Tile.M1)]


def test_a_possible_win_says_its_points(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(stack({Seat.E: "12m456p678p22789s"}, draws="1z5z6z7z3m"), line=5)
    table.by_clicks(Discard(Seat.E, Tile.Z1))
    table.rest()
    while table.session.moment is Moment.CLAIMING:
        table.key(Qt.Key.Key_Space)
        table.rest()
    button = table.page.table.claims.button(Slot.WIN)
    assert button.state is SlotState.POSSIBLE
    assert button.caption == "5 分"


def test_a_discard_that_the_line_refuses_is_told_until_the_next_own_turn(lay: Lay) -> None:
    """South discards the 3m that completes 平和 for East, which may take no chow from there and is not asked."""
    table = lay(hint_level=HintLevel.ALWAYS)
    table.show()
    table.begin(stack({Seat.E: "12m456p678p22789s", Seat.S: "1199p1199s22277z"}, draws="1z3m5z6z4z"))
    said: list[tuple[str, ...]] = []
    button, turn = table.page.table.claims.button(Slot.WIN), table.page.table.turn
    table.session.changed.connect(lambda *_: said.append(turn.turn.sentences[:1]))
    table.by_clicks(Discard(Seat.E, Tile.Z1))
    table.rest()
    assert table.session.moment is Moment.CHOOSING
    refused = ("3万 不能和：5 分，起和线 10 分：平和 5",)
    first = said.index(refused)
    assert said[first:-1] == [refused] * 2, "it stays while others play on"
    assert "不能和" not in turn.turn.spoken
    assert button.caption == ""


def test_a_kong_in_the_hand_is_captioned_like_a_claim_and_clears_the_line(lay: Lay) -> None:
    table = lay(hint_level=HintLevel.ALWAYS)
    table.show()
    table.begin(stack({Seat.E: "111m234567p2379s"}, draws="5z1z1z1z1m", tail="6z9m"))
    table.by_clicks(Discard(Seat.E, Tile.Z5))
    table.rest()
    while table.session.moment is Moment.CLAIMING:
        table.key(Qt.Key.Key_Space)
        table.rest()
    table.settle()
    assert table.view.drawn is Tile.M1
    assert table.page.table.claims.button(Slot.KONG).caption.startswith("差 ")
    assert any("你打 白" in told for told in table.page.table.turn.turn.sentences)
    table.key(Qt.Key.Key_G)
    table.settle()
    assert table.view.melds
    assert "你打 白" not in table.page.table.turn.turn.spoken


def test_a_self_draw_that_the_line_refuses_is_told_unasked(lay: Lay) -> None:
    table = below_the_line(lay, HintLevel.ALWAYS)
    assert table.page.table.turn.turn.sentences[0] == "3万 不能和：5 分，起和线 10 分：平和 5"
    table.click_tile(Tile.M3)
    assert table.page.table.turn.turn.sentences[1] == "3万 不能和：5 分，起和线 10 分：平和 5"


@pytest.mark.parametrize("level", HintLevel)
def test_a_possible_win_says_its_points_at_every_level(lay: Lay, level: HintLevel) -> None:
    table = lay(hint_level=level)
    table.show()
    table.begin(stack({Seat.S: "12m456p678p22789s", Seat.E: "1199p1199s22277z"}, draws="3m"), seat=Seat.S, line=5)
    table.rest()
    assert table.view.win is not None
    assert table.page.table.claims.button(Slot.WIN).caption == f"{table.view.win.points} 分"


def test_while_a_group_is_chosen_nothing_else_is_written_in_its_place(lay: Lay) -> None:
    table = offered(lay, "2m3m5m6m8m8m7p8p4s5s134z", "4m")
    table.key(Qt.Key.Key_C)
    table.session.notice.emit(Phrase.of("table-deal-paste-empty"))
    turn, choices = table.page.table.turn, table.page.table.choices
    assert turn.turn == Turn(table.words("table-choose-chow"), above=True)
    below = [line.taken(table.look).bottom() + turn.y() for line in turn.lines()]
    assert max(below) <= choices.y()
