"""The quiet side: sentences, the evening's score, the deal and its code, the keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LONG, LaidTable
from trainer.coach.hints import HintLevel, Moment
from trainer.game import Near, SeatView, StartKind, stack
from trainer.game.bots.players import STEADY
from trainer.rules import FanId, Phrase, Relation, Scheme, Seat, Tile
from trainer.store import Settings
from trainer.text import Language, Words
from trainer.ui.controls import KeyCap
from trainer.ui.play.key_map import KEYS
from trainer.ui.play.side import Shown


def sentences(table: LaidTable) -> list[str]:
    listed = table.page.side.log.list
    return [listed.item(row).text() for row in range(listed.count())]


def play_out(table: LaidTable) -> None:
    while table.session.moment is not Moment.OVER:
        table.rest()
        if table.session.moment is not Moment.OVER:
            table.session.play(STEADY.choose(table.view))
        table.rest()


def test_the_log_reads_as_sentences_in_the_language_in_force(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(stack({Seat.E: "1234m5678p99s113z"}, draws="6m"))
    table.click_tile(Tile.M6)
    table.click_tile(Tile.M6)
    table.rest()
    assert sentences(table)[:3] == ["发牌，你坐庄", "你摸 6万", "你摸切 6万"]
    table.look.set_words(Words(Language.EN))
    table.qtbot.waitUntil(lambda: sentences(table)[2] == "You discard the drawn 6 Characters")
    assert not any("draws a tile" in sentence for sentence in sentences(table))


def test_after_an_undo_the_log_ends_where_the_hand_stands(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(stack({Seat.E: "1234m5678p99s113z"}, draws="6m"))
    before = sentences(table)
    table.click_tile(Tile.M6)
    table.click_tile(Tile.M6)
    table.rest()
    assert len(sentences(table)) > len(before)
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sentences(table) == before


def test_l_brings_the_log_and_puts_it_away(lay: Lay) -> None:
    table = lay()
    table.show()
    table.session.deal_new()
    assert table.page.side.shown is Shown.PATHS
    table.key(Qt.Key.Key_L)
    assert table.page.side.shown is Shown.LOG
    table.click(table.page.side.log.close_button)
    assert table.page.side.shown is Shown.PATHS
    table.click(table.page.log_button)
    assert table.page.side.shown is Shown.LOG


def test_a_finished_hand_counts_in_the_score_of_both_settlements(lay: Lay) -> None:
    table = lay(31)
    table.show()
    table.session.deal_new()
    play_out(table)
    log = table.page.side.log
    assert log.score_title.text() == "今天 1 手"
    for scheme in Scheme:
        for who in Relation:
            points = table.session.tally.totals(scheme)[who]
            assert log.cell(scheme, who).text() == f"{points:+} 分".replace("-", "−").replace("+0", "0")


def test_the_deals_code_is_shown_copied_and_pasted_back(lay: Lay) -> None:
    table = lay(41)
    table.show()
    table.session.deal_new()
    table.rest()
    hand, code = table.view.hand, table.session.code()
    log = table.page.side.log
    table.key(Qt.Key.Key_L)
    assert log.code_label.text() == code
    table.click(log.copy_button)
    assert QGuiApplication.clipboard().text() == code
    table.click(log.new_button)
    table.rest()
    assert table.view.hand != hand
    table.click(log.paste_button)
    table.rest()
    assert table.view.hand == hand


def test_a_bad_code_is_refused_on_the_turn_line_and_changes_nothing(lay: Lay) -> None:
    table = lay(42)
    table.show()
    table.session.deal_new()
    table.rest()
    before = table.view
    QGuiApplication.clipboard().setText("2FGH-KWWX")
    table.key(Qt.Key.Key_L)
    table.click(table.page.side.log.paste_button)
    assert table.view is before
    assert table.page.table.turn.turn.sentences[0] == table.words.phrase(table.told[-1])


def test_the_start_is_always_disclosed_on_the_table(lay: Lay) -> None:
    table = lay()
    table.show()
    table.session.deal_new()
    assert table.page.table.felt.note.accessibleName() == "随机开局"
    table.begin(Near(Seat.E, FanId.SANSETONGSHUN, 3))
    assert "三色同顺" in table.page.table.felt.note.accessibleName()


def test_same_wall_and_next_hand_at_the_end(lay: Lay) -> None:
    table = lay(51)
    table.show()
    table.session.deal_new()
    table.rest()
    first, seat = table.view.hand, table.view.seat
    play_out(table)
    table.key(Qt.Key.Key_A)
    table.rest()
    assert table.view.hand == first
    play_out(table)
    table.key(Qt.Key.Key_N)
    assert table.session.seat is seat.previous
    play_out(table)
    table.click(table.action("next"))
    assert table.session.seat is seat.previous.previous


def test_f1_shows_the_keys_beside_the_table_and_f1_again_asks_for_the_rules(lay: Lay) -> None:
    table = lay()
    table.show()
    table.session.deal_new()
    table.key(Qt.Key.Key_F1)
    assert table.page.side.shown is Shown.KEYS
    assert all(button.isVisible() for button in table.page.table.hand.buttons)
    table.key(Qt.Key.Key_F1)
    assert table.opened == [("rules", "keys")]
    table.key(Qt.Key.Key_Escape)
    assert table.page.side.shown is Shown.PATHS


@pytest.mark.parametrize("language", Language)
def test_every_key_of_the_map_has_its_words(language: Language) -> None:
    words = Words(language)
    assert all(words.has(f"table-key-{name}") for _, name in KEYS)


def test_before_the_first_deal_the_table_offers_one(lay: Lay) -> None:
    table = lay(61)
    table.show()
    assert table.session.moment is Moment.EMPTY
    assert table.action("deal").isVisible()
    assert table.page.table.action_bar.button("resume") is None
    table.key(Qt.Key.Key_N)
    table.rest()
    assert table.session.view is not None


def left_hand(lay: Lay) -> tuple[LaidTable, SeatView]:
    """A table before a hand that was left in the middle, and that hand as its learner saw it last."""
    left = lay(62, folder="one")
    left.show()
    left.session.deal_new()
    left.rest()
    left.session.play(STEADY.choose(left.view))
    left.rest()
    seen = left.view
    left.close()
    table = lay(63, folder="one")
    table.show()
    return table, seen


def test_a_hand_left_in_the_middle_is_offered_and_goes_on_where_it_was(lay: Lay) -> None:
    table, seen = left_hand(lay)
    assert table.page.table.action_bar.button("resume") is not None
    assert table.page.table.turn.turn.title == table.words("table-resume")
    table.key(Qt.Key.Key_Return)
    table.rest()
    assert table.view.hand == seen.hand
    assert len(sentences(table)) > 3


def test_a_hand_that_waits_is_seen_under_a_veil_and_cannot_be_touched(lay: Lay) -> None:
    table, seen = left_hand(lay)
    ground = table.page.table
    assert not ground.hand.isEnabled()
    assert sorted(button.tile for button in ground.hand.buttons) == sorted(seen.hand)
    laid = [discard.tile for discard in seen.seats[seen.seat].discards if discard.claimed_by is None]
    assert list(ground.felt.rivers[Relation.SELF].tiles) == laid
    assert ground.turn.turn.sentences[0] == f"余牌 {seen.wall_left} 张 · 起和线 10 分"
    assert len(sentences(table)) > 3
    for key in (Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_H):
        table.qtbot.keyClick(table.page, key)
    table.click(ground.hand.buttons[0])
    assert ground.hand.chosen_tile is None
    assert table.session.view is None
    table.click(table.action("resume"))
    table.rest()
    assert ground.hand.isEnabled()
    table.key(Qt.Key.Key_End)
    assert ground.hand.chosen_tile is not None


def test_before_a_hand_that_waits_the_focus_is_on_going_on_with_it(lay: Lay) -> None:
    table, _ = left_hand(lay)
    assert table.action("resume").hasFocus()
    log = table.page.side.log
    assert not log.copy_button.isEnabled()
    assert not log.again_button.isEnabled()
    table.key(Qt.Key.Key_N)
    table.rest()
    assert table.session.view is not None
    assert not table.session.view.discards


def test_quiet_levels_leave_the_refused_win_out_of_the_log(lay: Lay) -> None:
    deal = stack({Seat.E: "12m456p678p22789s"}, draws="1z5z6z7z3m")
    for level, shown in ((HintLevel.ALWAYS, True), (HintLevel.OFF, False)):
        table = lay(hint_level=level)
        table.show()
        table.begin(deal)
        table.click_tile(Tile.Z1)
        table.click_tile(Tile.Z1)
        table.rest()
        while table.session.moment is Moment.CLAIMING:
            table.key(Qt.Key.Key_Space)
            table.rest()
        refused = [text for text in sentences(table) if text.startswith("不能和")]
        assert bool(refused) is (shown and bool([p for p in table.session.log if p.key == "cannot-win-line-detail"]))


def test_another_deal_says_that_the_hand_before_is_one_step_back(lay: Lay) -> None:
    table = lay(71)
    table.show()
    table.session.deal_new()
    table.rest()
    hand = table.view.hand
    table.key(Qt.Key.Key_L)
    table.click(table.page.side.log.new_button)
    table.rest()
    turn = table.page.table.turn.turn
    assert (turn.sentences[0], turn.key) == (table.words("table-hand-left"), "Ctrl Z")
    table.click(table.page.bar.undo)
    table.rest()
    assert table.view.hand == hand


def test_the_start_page_does_what_its_keys_say_and_tells_why_nothing_can_be_dealt(lay: Lay) -> None:
    left = lay(62, folder="one")
    left.show()
    left.session.deal_new()
    left.rest()
    hand = left.view.hand
    left.close()
    fans = (FanId.YITIAOLONG, FanId.SANSETONGSHUN)
    table = lay(63, folder="one", start=StartKind.CONFLICT, start_fans=fans, start_missing=1)
    table.show()
    turn = table.page.table.turn
    with table.qtbot.waitSignal(table.session.notice, timeout=LONG):
        table.key(Qt.Key.Key_N)
    assert table.session.moment is Moment.EMPTY
    assert turn.turn.sentences[0] == "发不出 一条龙 与 三色同顺 都至多差 1 张的牌：放宽张数或换番"
    table.session.use(Settings(pace=0, start=StartKind.NEAR, start_fans=fans[:1], start_missing=3))
    table.key(Qt.Key.Key_N)
    table.rest()
    assert table.view.start.fans == fans[:1]
    assert table.view.hand != hand
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.view.hand == hand


@pytest.mark.parametrize("size", [(1024, 700), (1100, 785), (1440, 900)], ids=str)
def test_the_log_ends_with_its_newest_sentence_in_whole_lines(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(21)
    table.show(*size)
    table.session.deal_new()
    for _ in range(12):
        table.rest()
        table.session.play(table.view.moves[-1])
    table.rest()
    table.key(Qt.Key.Key_L)
    shown = table.page.side.log.list
    table.qtbot.waitUntil(lambda: shown.is_whole(shown.count() - 1))
    table.page.resize(size[0], size[1] + 30)
    table.qtbot.waitUntil(lambda: shown.is_whole(shown.count() - 1))


@pytest.mark.parametrize("size", [(1024, 700), (1100, 785), (1440, 900)], ids=str)
def test_a_deal_code_stands_on_one_line(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(21, language=Language.EN)
    table.show(*size)
    table.session.deal_new()
    table.key(Qt.Key.Key_L)
    label = table.page.side.log.code_label
    assert label.text() == table.session.code()
    assert label.width() >= label.sizeHint().width()


@pytest.mark.parametrize("size", [(1024, 700), (1100, 700), (1280, 800)], ids=str)
def test_nothing_is_cut_in_the_map_of_keys(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(21, language=Language.EN)
    table.show(*size)
    table.session.deal_new()
    table.key(Qt.Key.Key_F1)
    caps, told = table.page.side.keys.findChildren(KeyCap), table.page.side.keys.told
    assert caps
    table.qtbot.waitUntil(lambda: all(cap.height() >= cap.sizeHint().height() for cap in caps))
    table.qtbot.waitUntil(lambda: all(label.height() >= label.heightForWidth(label.width()) for label in told))


def test_the_map_of_keys_tells_also_of_the_keys_that_work_on_every_page() -> None:
    told = {cap for caps, _ in KEYS for cap in caps}
    assert {"F1", "Ctrl B", "Ctrl ,", "F11", "Esc"} <= told


def test_a_notice_stays_through_the_moves_of_others(lay: Lay) -> None:
    table = lay(21, pace=50)
    table.show()
    table.session.deal_new()
    table.rest()
    table.session.play(table.view.moves[0])
    table.session.notice.emit(Phrase.of("fault-code-character", character="l", place=3))
    before = table.view
    table.rest()
    assert table.view is not before
    assert "不是牌局码" in table.page.table.turn.turn.spoken
    table.session.play(table.view.moves[0])
    assert "不是牌局码" not in table.page.table.turn.turn.spoken


def test_paths_asked_for_before_the_discard_say_when_they_open(lay: Lay) -> None:
    table = lay(21, hint_level=HintLevel.AFTER)
    table.show(1024, 700)
    table.session.deal_new()
    table.rest()
    table.key(Qt.Key.Key_Z)
    assert table.page.table.turn.turn.sentences[0] == "出牌之后才看得到番路"


def test_a_drawer_goes_when_a_claim_is_asked(lay: Lay) -> None:
    table = lay(21)
    table.show(1024, 700)
    table.session.deal_new()
    table.rest()
    table.key(Qt.Key.Key_L)
    assert table.page.side.isVisible()
    while table.session.moment is not Moment.CLAIMING:
        table.session.play(STEADY.choose(table.view))
        table.rest()
    assert not table.page.side.isVisible()


def test_a_first_start_tells_three_facts_beside_the_table_until_they_are_put_away(lay: Lay) -> None:
    table = lay(lines=(5, 10, 10, 10), welcomed=False, language=Language.EN)
    table.show()
    table.session.deal_new()
    words = table.page.side.first_words
    assert words.isVisible()
    assert [label.text() for label in words.told][1] == "5-point line: a hand must reach it to win"
    assert all(label.width() >= label.minimumSizeHint().width() for label in words.told)
    assert table.page.side.paths.y() == words.height()
    table.click(words.close_button)
    assert not words.isVisible()
    assert table.settings.current.welcomed
    assert table.page.side.paths.y() == 0


def test_n_deals_a_new_hand_at_any_time_and_undo_brings_the_old_one_back(lay: Lay) -> None:
    table = lay(21)
    table.show()
    table.session.deal_new()
    table.rest()
    before = table.view.hand
    table.key(Qt.Key.Key_N)
    table.rest()
    assert table.view.hand != before
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.view.hand == before
    assert table.page.side.log.new_button.key == "N"


def test_the_log_says_what_a_darker_discard_means(lay: Lay) -> None:
    table = lay()
    assert table.page.side.log.legend.text() == "暗 = 摸切"
