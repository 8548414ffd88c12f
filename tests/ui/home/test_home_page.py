"""Home: the last hand, what is due, the doors and the map, by keys and clicks."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways
from tests.ui.fits import misfits
from trainer.coach.exercises import ErrorKind, ExerciseKind, RoundPlan
from trainer.coach.memory import MemoryCard, Subject, card_to_data
from trainer.coach.practice import DueRound
from trainer.game import Discard
from trainer.rules import FANS, FanId
from trainer.store.learning import Card, add_card
from trainer.text import Language, Words
from trainer.ui.home import HomePage
from trainer.ui.look import Look
from trainer.ui.page import Context


@pytest.fixture
def home(qtbot: QtBot, context: Context) -> Iterator[HomePage]:
    made = HomePage(context)
    made.resize(1440, 900)
    made.show()
    made.enter(None)
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()


def make_due(context: Context, fan: FanId) -> None:
    due = datetime.now(UTC) - timedelta(hours=1)
    subject = Subject(fan, ExerciseKind.NAME_FANS, ErrorKind.MISSED_FAN)
    card = MemoryCard(subject, due, stability=30.0)
    add_card(context.session.saving.archive, Card(fan, subject.skill, subject.mistake, card_to_data(card), due))


def test_enter_goes_on_with_the_hand_on_the_table(qtbot: QtBot, home: HomePage, context: Context, ways: Ways) -> None:
    context.session.deal_new()
    home.enter(None)
    dealt = context.session.view
    assert dealt is not None
    assert home.hand.title.text() == "继续第 1 手"
    qtbot.waitUntil(lambda: "差" in home.hand.said.text(), timeout=20_000)
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.keyClick(home, Qt.Key.Key_Return)
    assert heard.args[0] == "table"
    assert context.session.view is dealt


def test_without_an_unfinished_hand_enter_deals_one(qtbot: QtBot, home: HomePage, context: Context, ways: Ways) -> None:
    assert home.hand.go.text() == "发牌"
    with qtbot.waitSignal(ways.opened):
        qtbot.keyClick(home, Qt.Key.Key_Return)
    assert context.session.view is not None


def test_d_reviews_what_is_due(qtbot: QtBot, home: HomePage, context: Context, ways: Ways) -> None:
    make_due(context, FanId.LIANLIU)
    make_due(context, FanId.GANG)
    home.enter(None)
    assert home.due.number.text() == "2 项，另学 8 项 ・ 约 5 分钟"
    assert home.map.cells[FanId.GANG].accessibleDescription() == "熟 ・ 今天复习"
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.keyClick(home, Qt.Key.Key_D)
    name, course = heard.args
    assert name == "drill"
    assert isinstance(course, DueRound)
    asked = [review.card.subject.fan for review in course.reviews]
    assert set(asked[:2]) == {FanId.LIANLIU, FanId.GANG}
    assert len(set(asked)) == 10


def test_the_settings_of_memory_hold_for_the_round(home: HomePage, context: Context) -> None:
    make_due(context, FanId.LIANLIU)
    context.settings.change(replace(context.settings.current, new_cards=0))
    home.enter(None)
    assert home.due.number.text() == "1 项 ・ 约 1 分钟"
    context.settings.change(replace(context.settings.current, new_cards=20, round_cards=5))
    home.enter(None)
    assert home.due.number.text() == "1 项，另学 4 项 ・ 约 3 分钟"


def test_of_very_many_the_round_is_told_alone(home: HomePage, context: Context) -> None:
    for fan in FANS:
        make_due(context, fan)
    home.enter(None)
    assert home.due.number.text() == "20 项 ・ 一轮 10 项，约 5 分钟"


def test_with_nothing_due_d_begins_a_round(qtbot: QtBot, home: HomePage, ways: Ways) -> None:
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.keyClick(home, Qt.Key.Key_D)
    assert heard.args == ["drill", RoundPlan()]


@pytest.mark.parametrize(("key", "page"), [(Qt.Key.Key_1, "learn"), (Qt.Key.Key_2, "drills"), (Qt.Key.Key_3, "teach")])
def test_digits_open_the_doors(qtbot: QtBot, home: HomePage, ways: Ways, key: Qt.Key, page: str) -> None:
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.keyClick(home, key)
    assert heard.args[0] == page


def test_the_map_has_all_fans_and_each_opens_its_lesson(qtbot: QtBot, home: HomePage, ways: Ways) -> None:
    assert set(home.map.cells) == set(FANS)
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.mouseClick(home.map.cells[FanId.QIDUI], Qt.MouseButton.LeftButton)
    assert heard.args == ["learn", FanId.QIDUI]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(880, 460), (1280, 800), (1440, 900)])
def test_everything_has_its_room(
    home: HomePage, context: Context, look: Look, language: Language, size: tuple[int, int]
) -> None:
    for fan in FANS:
        make_due(context, fan)
    context.session.deal_new()
    look.set_words(Words(language))
    home.resize(*size)
    home.enter(None)
    assert list(misfits(home)) == []


def test_the_hand_follows_what_is_played_meanwhile(qtbot: QtBot, home: HomePage, context: Context) -> None:
    session = context.session
    session.deal_new()
    qtbot.waitUntil(lambda: session.view is not None and bool(session.view.moves), timeout=20_000)
    assert session.view is not None
    before, shown = session.view, home.hand.grab().toImage()
    session.play(Discard(before.seat, before.hand[0]))
    qtbot.waitUntil(lambda: session.view is not None and session.view.hand != before.hand, timeout=20_000)
    assert home.hand.grab().toImage() != shown
