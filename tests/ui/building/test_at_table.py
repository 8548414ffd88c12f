"""A hand is built at the table by keys: the goal is said all through, and at its end it is compared like one alone."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.fits import misfits
from tests.ui.play.laid_table import LONG, LaidTable
from trainer.coach.building import BuildKind, BuildPlace, BuildTask, TableBuild, TableEnd, TableTry
from trainer.coach.building.table_ways import advised_move
from trainer.coach.hints import HintLevel, Moment
from trainer.game import Near
from trainer.rules import FanId, Seat, load_values
from trainer.store import Settings
from trainer.store.learning import answers
from trainer.text import Language, Words
from trainer.ui.building import BuildPage
from trainer.ui.building.told import Told
from trainer.ui.theme import ThemeId

THREE = FanId.SANSETONGSHUN
SIHAI = load_values("sihai")
HOME = BuildTask(5, (THREE,), Near(Seat.E, THREE, 3), place=BuildPlace.TABLE)
"""Play by advice comes home against the usual bots."""

Sit = Callable[..., "Room"]


class Room:
    """The table, and the page of building beside it: what one opens is brought to the other, as the window does."""

    def __init__(self, qtbot: QtBot, folder: Path, settings: Settings) -> None:
        self.qtbot = qtbot
        self.table = LaidTable(qtbot, folder, settings, lambda: 1, ThemeId.LIGHT)
        self.page = BuildPage(self.table.context)
        self.page.resize(1280, 800)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.table.show()

    @property
    def goal(self) -> str:
        """What the bar over the table says."""
        return self.table.page.bar.place.text()

    @property
    def told(self) -> Told:
        """What the comparison shows."""
        assert self.page.outcome.told is not None
        return self.page.outcome.told

    @property
    def build(self) -> TableBuild:
        """The try that is compared."""
        assert isinstance(self.told.build, TableBuild)
        return self.told.build

    def begin(self, task: BuildTask) -> None:
        """Have a task dealt on the table."""
        with self.qtbot.waitSignal(self.page.play.seated, timeout=LONG):
            self.page.enter(task)
        assert self.table.opened[-1] == ("table", None)

    def press(self, *keys: Qt.Key) -> None:
        """Keys on the page of building."""
        for key in keys:
            self.qtbot.keyClick(self.page.focusWidget() or self.page, key)

    def play(self, moves: int = 999) -> None:
        """Follow the advice by keys, as far as so many own moves."""
        for _ in range(moves):
            self.table.rest()
            if self.table.session.moment is Moment.OVER:
                return
            self.table.by_keys(advised_move(self.table.view, HOME, SIHAI))
        self.table.rest()

    def compare(self) -> None:
        """Bring what the table opened to the page, and wait for the comparison."""
        name, topic = self.table.opened[-1]
        assert name == "build"
        assert isinstance(topic, TableTry)
        with self.qtbot.waitSignal(self.page.play.finished, timeout=LONG):
            self.page.enter(topic)

    def close(self) -> None:
        """End everything."""
        self.qtbot.waitUntil(lambda: self.table.session.reach.idle, timeout=LONG)
        self.page.close()
        self.page.deleteLater()
        self.table.close()


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[Sit]:
    """``sit(**settings)``: a room over one profile, without hints unless these are named; closed after the test."""
    rooms: list[Room] = []

    def one(**settings: object) -> Room:
        chosen = {"pace": 0, "hint_level": HintLevel.OFF, **settings}
        rooms.append(Room(qtbot, tmp_path, Settings(**chosen)))  # type: ignore[arg-type]
        return rooms[-1]

    yield one
    for room in rooms:
        if not room.table.closed:
            room.close()


def test_a_hand_is_built_by_keys_at_the_table_and_compared(sit: Sit) -> None:
    room = sit()
    room.begin(HOME)
    for _ in range(3):
        assert room.goal == "目标：三色同顺（备好的牌）"
        assert room.table.table.content.note == room.goal
        room.play(1)
    room.play()
    room.compare()
    assert room.build.end is TableEnd.HOME
    you = room.told.comparison.you
    assert you.draw == room.told.comparison.advised[0].draw == len(room.build.draws)
    assert "张进牌" in room.page.head.asked.text()
    assert room.page.outcome.meaning.isVisible()
    assert room.page.outcome.undo.isHidden()
    (kept,) = answers(room.table.archive)
    assert (kept.kind, kept.seed, kept.right, kept.fan) == ("build", HOME.seed, True, THREE)
    room.table.key(Qt.Key.Key_Return)
    room.compare()
    assert len(answers(room.table.archive)) == 1


def test_it_is_chosen_by_keys_where_it_is_built(sit: Sit, qtbot: QtBot) -> None:
    room = sit()
    room.page.enter(BuildKind.BUILD)
    room.page.order.place.segment(0).setFocus()
    room.press(Qt.Key.Key_Right)
    assert room.page.order.order.place is BuildPlace.TABLE
    room.page.setFocus()
    with qtbot.waitSignal(room.page.play.seated, timeout=LONG):
        room.press(Qt.Key.Key_Return)
    assert room.goal.startswith("目标：一条龙")
    assert room.table.session.retrying


def test_a_hand_that_somebody_else_wins_is_compared_by_enter(sit: Sit) -> None:
    room = sit()
    room.begin(HOME)
    while room.table.session.moment is not Moment.OVER:
        room.table.rest()
        if room.table.session.moment is Moment.CLAIMING:
            room.table.key(Qt.Key.Key_Space)
        elif room.table.session.moment is Moment.CHOOSING:
            room.table.key(Qt.Key.Key_End)
            room.table.key(Qt.Key.Key_Return)
    room.table.key(Qt.Key.Key_Return)
    room.compare()
    assert room.build.end in (TableEnd.LOST, TableEnd.DRAWN)
    room.press(Qt.Key.Key_Home, Qt.Key.Key_Right)
    assert room.told.turn is room.told.turns[1]
    with room.qtbot.waitSignal(room.page.play.seated, timeout=LONG):
        room.press(Qt.Key.Key_R)
    assert room.table.session.own_moves == ()
    room.play()
    room.compare()
    assert room.build.known
    assert "不计入统计" in room.page.head.about.text()


@pytest.mark.parametrize(
    ("key", "held"),
    [
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier),
    ],
    ids=["taken back", "a look at the panel", "hints always"],
)
def test_what_was_seen_of_the_panel_or_taken_back_is_not_counted(
    sit: Sit, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    room = sit(hint_level=HintLevel.ALWAYS)
    room.begin(HOME)
    room.play(2)
    room.table.key(key, held)
    room.play()
    room.compare()
    assert room.build.known
    assert answers(room.table.archive) == ()


def test_a_try_begins_with_hints_on_request_and_the_next_hand_has_those_of_the_settings(sit: Sit) -> None:
    room = sit(hint_level=HintLevel.ALWAYS)
    session = room.table.session
    room.begin(HOME)
    assert session.hint_level is HintLevel.ON_REQUEST
    room.table.settings.change(replace(room.table.settings.current, chinese_names=True))
    assert session.hint_level is HintLevel.ON_REQUEST
    room.play()
    room.compare()
    assert len(answers(room.table.archive)) == 1
    session.deal_new()
    assert session.hint_level is room.table.settings.current.hint_level is HintLevel.ALWAYS


def test_a_try_at_the_table_is_there_again_after_a_restart(sit: Sit, qtbot: QtBot) -> None:
    first = sit()
    first.begin(HOME)
    first.play(3)
    first.close()
    second = sit()
    assert "目标" not in second.goal
    with qtbot.waitSignal(second.page.play.lacking, timeout=LONG):
        second.page.enter(None)
    assert second.page.order.order.place is BuildPlace.TABLE
    assert second.page.order.go_on.isVisible()
    with qtbot.waitSignal(second.page.play.seated, timeout=LONG):
        second.press(Qt.Key.Key_T)
    assert second.goal == "目标：三色同顺（备好的牌）"
    second.play()
    second.compare()
    assert (second.build.end, second.build.known) == (TableEnd.HOME, False)
    assert len(answers(second.table.archive)) == 1
    ended = second.build
    second.close()
    third = sit()
    with qtbot.waitSignal(third.page.play.finished, timeout=LONG):
        third.page.enter(None)
    assert third.build.discards == ended.discards
    assert len(answers(third.table.archive)) == 1


def test_another_hand_has_no_goal(sit: Sit) -> None:
    room = sit()
    room.begin(HOME)
    room.play(1)
    room.table.session.deal_new()
    assert "目标" not in room.goal
    assert room.table.table.content.note == ""
    room.table.session.undo()
    assert room.goal == "目标：三色同顺（备好的牌）"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(880, 460), (1280, 800), (1920, 1080)])
def test_everything_has_its_room(sit: Sit, language: Language, size: tuple[int, int]) -> None:
    room = sit()
    room.table.look.set_words(Words(language))
    room.page.resize(*size)
    room.page.enter(BuildKind.BUILD)
    room.page.order.place.segment(1).click()
    assert list(misfits(room.page)) == []
    room.begin(HOME)
    room.play()
    room.compare()
    assert list(misfits(room.page)) == []
