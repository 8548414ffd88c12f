"""The first ten minutes, by keys alone: two questions, the guided hand, its lanes, and the doors that lead on."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, Qt
from pytestqt.qtbot import QtBot

from tests.ui.fits import misfits
from tests.ui.test_window import Sitting
from trainer.coach.claims import Slot, moves_by_slot
from trainer.coach.first_hand import FirstHand, GuideStep
from trainer.coach.hints import Moment
from trainer.coach.lessons import LESSONS
from trainer.game import Discard, Move, Stacked
from trainer.rules import FanId, Tile
from trainer.store import Loaded, Motion, Profile, Settings, ThemeChoice
from trainer.text import Language
from trainer.ui.app import first_settings
from trainer.ui.learn import LessonPage
from trainer.ui.play.guide import GuideController
from trainer.ui.welcome import WelcomePage
from trainer.ui.welcome.page import Played
from trainer.ui.window import MainWindow

LONG = 20_000
"""Milliseconds after which a test gives up waiting; nothing waits that long when all is well."""
CLAIM_KEYS = {Slot.CHOW: Qt.Key.Key_C, Slot.PUNG: Qt.Key.Key_P, Slot.WIN: Qt.Key.Key_H, Slot.PASS: Qt.Key.Key_Space}
ORDER = tuple(GuideStep)


class FirstSitting(Sitting):
    """A window over a new profile, as it opens for the first time."""

    @property
    def guide(self) -> GuideController:
        """The guide at the table."""
        return self.table.guide

    @property
    def step(self) -> GuideStep | None:
        """The step that is shown."""
        return None if self.guide.shown is None else self.guide.shown.step

    def wait_for_step(self) -> None:
        """Wait until the guide has something to show."""
        self.qtbot.waitUntil(lambda: self.guide.shown is not None, timeout=LONG)

    def make(self, move: Move) -> None:
        """Make a move with the keyboard."""
        if isinstance(move, Discard):
            self.key(Qt.Key.Key_End)
            for _ in self.table.table.hand.buttons:
                if self.table.table.hand.chosen_tile is not move.tile:
                    self.key(Qt.Key.Key_Left)
            assert self.table.table.hand.chosen_tile is move.tile
            self.key(Qt.Key.Key_Return)
            return
        slots = moves_by_slot(self.session.view)
        slot = next(slot for slot, moves in slots.items() if move in moves)
        self.key(CLAIM_KEYS[slot])
        for number, button in enumerate(self.table.table.choices.buttons, start=1):
            if button.choice.move == move:
                self.key(Qt.Key(Qt.Key.Key_0 + number))
                return

    def obey(self) -> None:
        """Do what is pointed at, once the guide shows something."""
        self.wait_for_step()
        shown = self.guide.shown
        assert shown is not None
        assert shown.move is not None
        self.make(shown.move)

    def obey_until(self, step: GuideStep) -> None:
        """Do what is pointed at until a step is shown."""
        self.wait_for_step()
        while self.step is not step:
            self.obey()
            self.wait_for_step()

    @property
    def said(self) -> str:
        """The turn line, as a screen reader says it."""
        return self.table.table.turn.accessibleName()


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path) -> Iterator[FirstSitting]:
    fresh = first_settings(Loaded(Settings(), first=True), QLocale(QLocale.Language.Chinese))
    calm = replace(fresh, theme=ThemeChoice.LIGHT, motion=Motion.REDUCED, pace=0)
    Profile(tmp_path).settings.save(calm)
    found = FirstSitting(qtbot, tmp_path)
    found.window.resize(1440, 900)
    yield found
    found.close()


def welcome(first: FirstSitting) -> WelcomePage:
    page = first.window.page
    assert isinstance(page, WelcomePage)
    return page


@pytest.mark.parametrize("language", Language)
def test_who_never_played_wins_the_first_hand_and_sees_its_lanes_by_keys_alone(
    first: FirstSitting, language: Language
) -> None:
    asked = welcome(first)
    if language is Language.EN:
        first.key(Qt.Key.Key_Right)
    assert asked.answers[Played.NEVER].text() == {Language.ZH: "没打过", Language.EN: "Never"}[language]
    first.key(Qt.Key.Key_1)
    first.wait_for(first.table)
    steps = []
    first.wait_for_step()
    while first.step is not GuideStep.LANES:
        steps.append(first.step)
        assert first.guide.shown is not None
        sentences = [first.look.words.phrase(said) for said in first.guide.shown.says]
        assert first.said == ". ".join(said.rstrip(".。") for said in sentences)
        assert list(misfits(first.table.steps)) == []
        first.obey()
        first.wait_for_step()
    assert list(dict.fromkeys(steps)) == [*ORDER[:-1]]
    first.wait_for(first.score)
    lanes, view = first.score.first, first.score.view
    assert view is not None
    assert view.hidden
    assert list(misfits(lanes)) == []
    for _ in view.board.rows[1:]:
        assert not lanes.doors["lesson"].isVisible()
        first.key(Qt.Key.Key_Return)
    assert all(door.isVisible() for door in lanes.doors.values())
    assert list(misfits(lanes)) == []
    kept = first.keeper.current.first_hand
    assert kept is not None
    assert kept.finished
    first.key(Qt.Key.Key_Return)
    lesson = first.window.page
    assert isinstance(lesson, LessonPage)
    assert lesson.stop is LESSONS[0]
    first.reopen()
    assert first.window.page is first.window.page_of("home")


@pytest.mark.parametrize("door", ["2", "3"])
def test_the_other_doors_lead_to_another_hand_and_to_exercises(first: FirstSitting, door: str) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(GuideStep.LANES)
    first.wait_for(first.score)
    while first.score.view is not None and first.score.view.hidden:
        first.key(Qt.Key.Key_Return)
    first.key(Qt.Key(ord(door)))
    first.wait_for(first.table if door == "2" else first.window.page_of("drill"))
    assert not first.guide.on
    assert first.session.view is not None
    assert first.session.view.over is (door == "3")


@pytest.mark.parametrize("answer", ["2", "3"])
def test_who_played_before_sees_what_is_different_and_may_look_at_the_lessons(first: FirstSitting, answer: str) -> None:
    asked = welcome(first)
    first.key(Qt.Key(ord(answer)))
    told = [label.text() for label in asked.facts if label.isVisible()]
    assert first.look.words("idea-classes-told") in told[0]
    assert first.look.words("idea-line-told") in told[1]
    assert len(told) == {"2": 2, "3": 3}[answer]
    assert list(misfits(asked)) == []
    first.key(Qt.Key.Key_1)
    lesson = first.window.page
    assert isinstance(lesson, LessonPage)
    assert lesson.stop == "classes"
    assert lesson.head.first_hand.isVisible()
    assert list(misfits(lesson)) == []
    first.key(Qt.Key.Key_F)
    first.wait_for(first.table)
    first.wait_for_step()
    assert first.step is GuideStep.NEARNESS
    assert first.table.steps.height() == first.table.steps.sizeHint().height()


def test_esc_goes_to_the_table_at_once_and_nothing_is_asked_again(first: FirstSitting) -> None:
    welcome(first)
    first.key(Qt.Key.Key_Escape)
    first.wait_for(first.table)
    assert first.session.view is not None
    assert not first.guide.on
    first.key(Qt.Key.Key_Escape)
    assert first.window.page is first.table
    first.reopen()
    assert first.window.page is first.table


@pytest.mark.parametrize("step", [GuideStep.NEARNESS, GuideStep.CLAIM, GuideStep.LANES])
def test_left_at_any_step_it_goes_on_there_after_a_new_start(first: FirstSitting, step: GuideStep) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(step)
    seen = first.session.view
    first.reopen()
    if step is GuideStep.LANES:
        first.wait_for(first.score)
        assert first.score.first.isVisible()
        return
    assert first.window.page is first.table
    first.wait_for_step()
    assert first.step is step
    assert first.session.view == seen


def test_what_a_program_that_was_killed_left_is_gone_on_with(first: FirstSitting, qtbot: QtBot, tmp_path: Path) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(GuideStep.CLAIM)
    left = tmp_path / "left"
    shutil.copytree(tmp_path, left)  # as it stands while the program still runs
    after = FirstSitting(qtbot, left)
    after.wait_for_step()
    assert after.step is GuideStep.CLAIM
    assert after.session.view == first.session.view
    after.close()


def test_the_guide_can_be_stopped_and_taken_up_again(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(GuideStep.NEARNESS)
    table = first.table.table
    assert not table.claims.isVisible()
    first.key(Qt.Key.Key_Escape)
    assert not first.guide.on
    assert "备好的牌" in first.table.bar.place.text()
    assert table.claims.isVisible()
    assert first.table.bar.levels.isVisible()
    first.reopen()
    first.qtbot.waitUntil(lambda: first.session.moment is Moment.EMPTY, timeout=LONG)
    first.key(Qt.Key.Key_Return)
    button = first.table.guide_button
    first.qtbot.waitUntil(button.isVisible, timeout=LONG)
    first.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    first.wait_for_step()
    assert first.step is GuideStep.NEARNESS
    assert not first.table.table.claims.isVisible()


def test_a_discard_that_loses_ground_is_answered_and_can_be_taken_back(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(GuideStep.NEARNESS)
    seen = first.session.view
    assert seen is not None
    first.make(Discard(seen.seat, next(tile for tile in seen.hand if tile.is_simple)))
    first.wait_for_step()
    assert first.step is GuideStep.NEARNESS
    assert "远了" in first.said
    first.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    first.wait_for_step()
    assert first.session.view == seen
    assert "远了" not in first.said


def test_a_step_is_taken_back_past_what_was_let_go_by_itself(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(GuideStep.WIN)
    control = Qt.KeyboardModifier.ControlModifier
    for _ in range(len(ORDER) * 2):
        first.key(Qt.Key.Key_Z, control)
    first.wait_for_step()
    assert first.step is GuideStep.DISCARD
    first.obey_until(GuideStep.LANES)


def test_a_hand_that_was_not_won_leads_to_another_prepared_one(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    first.wait_for_step()
    invitation = first.session.invitation
    assert invitation is not None
    start = invitation.deal.start
    assert isinstance(start, Stacked)
    short = replace(invitation.deal, start=Stacked(start.hands, start.wall[:4]))
    first.session.same_wall(replace(invitation, deal=short))
    first.obey()
    first.qtbot.waitUntil(lambda: first.session.moment is Moment.OVER, timeout=LONG)
    assert "没和" in first.said
    first.key(Qt.Key.Key_Return)
    first.qtbot.waitUntil(lambda: first.step is GuideStep.NEARNESS, timeout=LONG)
    kept = first.keeper.current.first_hand
    assert kept is not None
    assert kept.tries == 1


def shows_rows(first: FirstSitting) -> list[FanId]:
    return [fan for fan, row in first.table.side.paths.rows.items() if row.isVisible()]


def wait_for_rows(first: FirstSitting, rows: list[FanId]) -> None:
    first.qtbot.waitUntil(lambda: shows_rows(first) == rows, timeout=LONG)


def test_nothing_is_shown_before_its_step(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(GuideStep.DISCARD)
    assert shows_rows(first) == []
    assert not first.table.side.log.isVisible()
    for step, rows in (
        (GuideStep.NEARNESS, [FanId.PINGHE]),
        (GuideStep.SECOND_WAY, [FanId.PINGHE, FanId.DUANYAO]),
        (GuideStep.CLAIM, [FanId.PINGHE, FanId.DUANYAO]),
    ):
        first.obey_until(step)
        wait_for_rows(first, rows)
        assert first.table.table.claims.isVisible() is (step is GuideStep.CLAIM)
        assert not first.table.side.paths.face_control.isVisible()


def test_one_tile_is_pointed_at_with_a_word(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    first.wait_for_step()
    pointed = first.table.table.content.pointed
    assert pointed is not None
    assert isinstance(pointed[0], Tile)
    assert pointed[1] == "打这张"


def test_what_the_panel_says_stays_true_to_the_sentence_whatever_tile_is_looked_at(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(GuideStep.SECOND_WAY)
    first.key(Qt.Key.Key_Home)
    pointed, feed = first.guide.pointed, first.table.hints.feed
    assert pointed is not None
    assert first.table.table.hand.chosen_tile is not pointed[0]
    first.qtbot.waitUntil(lambda: feed.previewed is pointed[0], timeout=LONG)


def test_the_guided_hand_counts_in_no_score(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(GuideStep.LANES)
    assert first.session.tally.hands == 0
    assert first.session.retrying


def test_another_guided_hand_takes_the_place_of_one_that_was_finished(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(GuideStep.WIN)
    before = first.session.invitation
    first.window.open_page("table", FirstHand(77))
    first.qtbot.waitUntil(lambda: first.session.invitation != before, timeout=LONG)
    first.wait_for_step()
    assert first.step is GuideStep.DISCARD


def test_the_settings_lead_to_the_guided_hand_again_and_one_that_was_stopped_goes_on(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    first.obey_until(GuideStep.SECOND_WAY)
    first.key(Qt.Key.Key_Escape)
    assert not first.guide.on
    first.window.open_page("settings")
    first.qtbot.mouseClick(first.preferences.first_hand, Qt.MouseButton.LeftButton)
    assert isinstance(first.window.page, WelcomePage)
    first.key(Qt.Key.Key_1)
    first.wait_for(first.table)
    assert first.step is GuideStep.SECOND_WAY
    first.key(Qt.Key.Key_Escape)
    first.key(Qt.Key.Key_Escape)
    first.wait_for(first.preferences)


def test_a_beginner_plays_with_the_line_of_beginners(first: FirstSitting) -> None:
    first.key(Qt.Key.Key_1)
    assert first.keeper.current.lines == (5, 10, 10, 10)


def test_a_window_that_is_to_begin_at_the_table_asks_nothing(first: FirstSitting, qtbot: QtBot) -> None:
    window = MainWindow(first.look, first.session, first.keeper, "table")
    qtbot.addWidget(window)
    window.begin()
    assert window.page is window.page_of("table")
    assert first.session.view is not None
