"""Ask first: nothing of a win is told before the learner has answered or passed over the questions."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.fits import misfits
from tests.ui.play.conftest import Lay, lay
from tests.ui.play.laid_table import LONG, LaidTable
from tests.ui.play.test_quiet_levels import told, tooltips
from tests.ui.test_window import Sitting
from trainer.coach.exercises import ExerciseKind
from trainer.coach.hints import HintLevel, Moment
from trainer.game import Discard, Won, stack
from trainer.game.bots import BotId
from trainer.rules import FanId, Seat, Tile
from trainer.store import Profile, Settings, ThemeChoice
from trainer.store.learning import answers
from trainer.ui.ask import AskFirstPage
from trainer.ui.controls import FocusButton, Painted, Switch
from trainer.ui.drill.question import ChoiceQuestion
from trainer.ui.score import ScoreTopic

__all__ = ["lay"]

OWN = stack({Seat.E: "123m456m789m234p5p"}, draws="5p")
"""East, the learner, has won with its first tile."""
GIVEN = stack({Seat.E: "1199p1199s2233z5p", Seat.S: "123m456m789m234p5p"}, draws="7z")
"""South, a bot, waits for what the learner discards."""


def texts(table: LaidTable) -> list[str]:
    """All that can be read or heard: names, descriptions, tooltips, and every line that is painted."""
    widgets = [child for child in table.page.findChildren(QWidget) if isinstance(child, Painted | FocusButton)]
    lines = [line for child in widgets if child.isVisible() for line in child.lines()]
    painted = ["".join(run.text for run in line.runs) for line in lines]
    labels = [child.text() for child in table.page.findChildren(QWidget) if hasattr(child, "text")]
    return [text for named in told(table) for text in named] + tooltips(table) + painted + labels


def worth(table: LaidTable, won: Won) -> set[str]:
    """Words that tell what the hand is worth: its fans together, its points, and what is paid."""
    words, total = table.words, won.score.total
    paid = {abs(won.settlement.of(seat).amount) for seat in Seat}
    fans = {words.fans(won.score.fans)}
    return fans | {words("panel-points", n=points) for points in {total, *paid}}


def leaks(table: LaidTable, won: Won) -> list[str]:
    return [text for text in texts(table) if any(secret in text for secret in worth(table, won))]


def result(table: LaidTable) -> Won:
    found = table.view.result
    assert isinstance(found, Won)
    return found


@pytest.mark.parametrize("level", [HintLevel.ALWAYS, HintLevel.OFF])
def test_nothing_tells_what_the_own_win_is_worth_before_or_after_it(lay: Lay, level: HintLevel) -> None:
    table = lay(ask_first=True, hint_level=level, lines=(0, 0, 0, 0))
    table.show()
    table.begin(OWN, line=0)
    table.settle()
    before = texts(table)
    table.key(Qt.Key.Key_H)
    won = result(table)
    assert not [text for text in before if any(secret in text for secret in worth(table, won))]
    assert leaks(table, won) == []
    assert table.opened[-1][0] == "ask"
    table.session.unveil()
    assert leaks(table, won)


def test_nothing_tells_what_a_bots_win_is_worth(lay: Lay) -> None:
    table = lay(ask_first=True, lines=(0, 0, 0, 0))
    table.show()
    table.begin(GIVEN, line=10, bot=BotId.STEADY)
    table.settle()
    table.by_keys(Discard(Seat.E, Tile.P5))
    table.qtbot.waitUntil(lambda: table.session.moment is Moment.OVER, timeout=LONG)
    won = result(table)
    assert won.seat is Seat.S
    assert leaks(table, won) == []
    assert table.opened == []
    table.key(Qt.Key.Key_Return)
    name, topic = table.opened[-1]
    assert name == "ask"
    assert isinstance(topic, ScoreTopic)
    assert topic.won.learner is Seat.E


def test_without_the_switch_the_score_opens_as_before(lay: Lay) -> None:
    table = lay(lines=(0, 0, 0, 0))
    table.show()
    table.begin(OWN, line=0)
    table.rest()
    table.key(Qt.Key.Key_H)
    assert table.opened[-1][0] == "score"


def test_q_and_the_bar_switch_it_and_it_is_kept(lay: Lay) -> None:
    table = lay()
    table.show()
    table.key(Qt.Key.Key_Q)
    assert table.settings.current.ask_first
    assert table.page.bar.ask.isChecked()
    table.click(table.page.bar.ask)
    assert not table.settings.current.ask_first


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    Profile(tmp_path).settings.save(Settings(theme=ThemeChoice.LIGHT, pace=0, ask_first=True))
    found = Sitting(qtbot, tmp_path)
    found.window.resize(1440, 900)
    found.deal_winning_hand()
    found.key(Qt.Key.Key_H)
    yield found
    found.close()


def asking(sitting: Sitting) -> AskFirstPage:
    page = sitting.window.page
    assert isinstance(page, AskFirstPage)
    return page


def answer_right(sitting: Sitting) -> None:
    """Choose what is right by the keys of the options."""
    question = asking(sitting).trial.question
    assert isinstance(question, ChoiceQuestion)
    for option in question._exercise.right:
        sitting.key(Qt.Key(ord(question.options[option].key)))
    if question._exercise.several:
        sitting.key(Qt.Key.Key_Return)


def test_fans_points_and_payment_are_answered_and_kept_then_the_score_opens(sitting: Sitting) -> None:
    for _ in range(3):
        assert list(misfits(asking(sitting))) == []
        answer_right(sitting)
        sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.score)
    kept = answers(sitting.archive)
    assert [answer.kind for answer in kept] == [ExerciseKind.NAME_FANS, ExerciseKind.TOTAL, ExerciseKind.PAYMENT]
    assert all(answer.right for answer in kept)
    assert kept[0].fan is FanId.YITIAOLONG
    assert not sitting.session.veiled
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.table)
    assert "55 分" in sitting.table.table.turn.accessibleName()


def test_a_question_is_passed_over_by_s_and_all_of_them_by_esc(sitting: Sitting) -> None:
    page, first = asking(sitting), asking(sitting).head.asked.text()
    sitting.key(Qt.Key.Key_S)
    assert page.head.asked.text() != first
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.score)
    assert answers(sitting.archive) == ()
    sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.table)
    assert not sitting.session.veiled


def test_who_leaves_the_questions_for_the_table_is_told_nothing_there(sitting: Sitting) -> None:
    sitting.qtbot.mouseClick(asking(sitting).bar.links["table"], Qt.MouseButton.LeftButton)
    sitting.wait_for(sitting.table)
    assert sitting.session.veiled
    assert "55" not in sitting.table.table.turn.accessibleName()
    sitting.key(Qt.Key.Key_Return)
    assert asking(sitting).trial.unanswered


def test_the_setting_is_a_switch_among_those_of_the_table(sitting: Sitting) -> None:
    row = next(row for row in sitting.preferences.controls if row.name == "ask_first")
    switch = sitting.preferences.controls[row].widget
    assert isinstance(switch, Switch)
    switch.click()
    assert not sitting.keeper.current.ask_first


def test_another_win_is_asked_about_again(sitting: Sitting) -> None:
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.score)
    sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.table)
    sitting.deal_winning_hand()
    sitting.key(Qt.Key.Key_H)
    assert asking(sitting).trial.unanswered
