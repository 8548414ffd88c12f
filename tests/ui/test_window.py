"""The window: from the table to the scoring page and on to the next hand, and what is kept when it closes."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMainWindow,
    QWidget,
)
from pytestqt.qtbot import QtBot

from trainer.coach.bench import EXAMPLES
from trainer.coach.hints import HintLevel, Moment
from trainer.game import Deal, Discard, Move, Pass, Win, stack
from trainer.game.bots import BotId
from trainer.game.code import Invitation
from trainer.resources import asset
from trainer.rules import FANS, FanId, Phrase, Seat, Tile, load_values
from trainer.session import SettingsKeeper, TableSession
from trainer.store import Archive, Loaded, Profile, Settings, StartPage, ThemeChoice
from trainer.text import Language, Words
from trainer.ui.app import first_settings
from trainer.ui.bench import BenchPage
from trainer.ui.controls.files import QtWords
from trainer.ui.desktop.window_place import WindowPlace
from trainer.ui.learn import LessonPage
from trainer.ui.look import Look
from trainer.ui.look.settings import apply_settings
from trainer.ui.page import Page
from trainer.ui.play import PlayPage
from trainer.ui.present import PresentPage
from trainer.ui.rulebook import Place, RuleBookPage
from trainer.ui.score import ScorePage
from trainer.ui.settings import SettingsPage
from trainer.ui.theme import THEMES, ThemeId
from trainer.ui.window import MainWindow

WINNING = stack({Seat.E: "123m123m456m789m5p", Seat.S: "1199p1199s2233z7z"}, draws="1z2z5s5s5p")
"""East is dealt the second worked example but for one tile, draws a wind to throw away, and then 5p."""


class Sitting:
    """A window over a profile; ``reopen`` closes it and opens another over the same profile."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.profile = Profile(folder)
        self.open()

    def open(self) -> None:
        """Open a window as the program does."""
        settings = self.profile.settings.load().settings
        self.archive: Archive = self.profile.open_archive()
        self.session = TableSession(settings, self.archive, seeds=lambda: 5)
        self.look = Look(Words(settings.language))
        apply_settings(self.look, settings)
        self.keeper = SettingsKeeper(self.profile, settings, self.session)
        self.window = MainWindow(self.look, self.session, self.keeper)
        self.window.show()
        self.window.begin()
        self.qtbot.waitActive(self.window)

    def close(self) -> None:
        """Close the window as a user does."""
        self.window.close()
        self.archive.close()
        self.window.deleteLater()
        self.session.deleteLater()

    def reopen(self) -> None:
        """Close and start again."""
        self.close()
        self.open()

    @property
    def table(self) -> PlayPage:
        """The page of the table."""
        return cast(PlayPage, self.window.page_of("table"))

    @property
    def score(self) -> ScorePage:
        """The page of a score."""
        return cast(ScorePage, self.window.page_of("score"))

    @property
    def bench(self) -> BenchPage:
        """The page of the bench."""
        return cast(BenchPage, self.window.page_of("bench"))

    @property
    def rules(self) -> RuleBookPage:
        """The rule book."""
        return cast(RuleBookPage, self.window.page_of("rules"))

    @property
    def preferences(self) -> SettingsPage:
        """The page of the settings."""
        return cast(SettingsPage, self.window.page_of("settings"))

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The learner's tiles."""
        assert self.session.view is not None
        return self.session.view.hand

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move of the hand on the table."""
        assert self.session._history is not None
        return self.session._history.moves

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key on whatever has the focus."""
        self.qtbot.keyClick(self.window.focusWidget() or self.window, key, held)

    def wait_for(self, page: QWidget) -> None:
        """Wait until a page is in front."""
        self.qtbot.waitUntil(lambda: self.window.page is page and page.isVisible())

    def deal_winning_hand(self) -> None:
        """Put the second worked example on the table, one draw before its end."""
        deal = Deal(0, lines=(10, 10, 10, 10), start=WINNING)
        discarder = BotId.DISCARDER
        self.session._open(Invitation(deal, Seat.E, (discarder, discarder, discarder)))
        self.session.pace = 0
        self.session.play(Discard(Seat.E, Tile.Z1))
        while True:
            self.qtbot.waitUntil(lambda: self.session.moment is not Moment.WAITING, timeout=20_000)
            if self.session.moment is not Moment.CLAIMING:
                return
            self.session.play(Pass(Seat.E))


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    Profile(tmp_path).settings.save(Settings(theme=ThemeChoice.LIGHT, pace=0))
    found = Sitting(qtbot, tmp_path)
    yield found
    found.close()


def test_the_first_start_deals_at_once(sitting: Sitting) -> None:
    assert sitting.window.page is sitting.table
    assert sitting.session.view is not None
    assert sitting.window.windowTitle() == "四海练牌"


def test_a_win_opens_its_score_and_one_key_deals_the_next_hand(sitting: Sitting) -> None:
    sitting.deal_winning_hand()
    assert sitting.session.view is not None
    assert Win(Seat.E) in sitting.session.view.moves
    sitting.key(Qt.Key.Key_H)
    sitting.wait_for(sitting.score)
    shown = sitting.score.view
    assert shown is not None
    assert shown.score.total == 55
    sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.table)
    assert sitting.session.seat is Seat.N
    assert not sitting.session.view.over


def test_esc_leads_from_the_score_back_to_the_table_and_enter_to_the_score_again(sitting: Sitting) -> None:
    sitting.deal_winning_hand()
    sitting.key(Qt.Key.Key_H)
    sitting.wait_for(sitting.score)
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.table)
    sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.score)


def test_settings_open_by_key_and_esc_leads_back(sitting: Sitting) -> None:
    sitting.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    sitting.wait_for(sitting.preferences)
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.table)


def test_a_fan_asked_for_on_the_score_opens_its_rule_and_esc_leads_back(sitting: Sitting) -> None:
    sitting.deal_winning_hand()
    sitting.key(Qt.Key.Key_H)
    sitting.wait_for(sitting.score)
    sitting.score.sheet.rule_wanted.emit(FanId.YITIAOLONG)
    sitting.wait_for(sitting.rules)
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.score)


def test_the_bench_opens_in_the_middle_of_a_hand_and_nothing_is_lost(sitting: Sitting) -> None:
    sitting.qtbot.waitUntil(lambda: sitting.session.moment is not Moment.WAITING, timeout=20_000)
    before = sitting.session.view
    sitting.key(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    sitting.wait_for(sitting.bench)
    sitting.bench.load(EXAMPLES["straight"])
    sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.score)
    shown = sitting.score.view
    assert shown is not None
    assert shown.score.total == 55
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.bench)
    assert sitting.bench.setup == EXAMPLES["straight"]
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.table)
    assert sitting.session.view == before


def test_the_bench_keeps_the_score_of_the_table(sitting: Sitting) -> None:
    sitting.deal_winning_hand()
    sitting.key(Qt.Key.Key_H)
    sitting.wait_for(sitting.score)
    shown = sitting.score.view
    sitting.key(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    sitting.wait_for(sitting.bench)
    sitting.bench.load(EXAMPLES["pairings"])
    sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.score)
    assert sitting.score.next.isHidden()
    assert sitting.score.again.isHidden()
    sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.bench)
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.score)
    assert sitting.score.view == shown


def test_the_bar_leads_everywhere_and_esc_back_the_same_way(sitting: Sitting) -> None:
    qtbot = sitting.qtbot
    qtbot.mouseClick(sitting.table.bar.bench, Qt.MouseButton.LeftButton)
    sitting.wait_for(sitting.bench)
    for button, page in (
        (sitting.bench.bar.links["teach"], sitting.window.page_of("teach")),
        (sitting.bench.bar.help, sitting.rules),
        (sitting.bench.bar.gear, sitting.preferences),
    ):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        sitting.wait_for(page)
        sitting.key(Qt.Key.Key_Escape)
        sitting.wait_for(sitting.bench)
    qtbot.mouseClick(sitting.bench.bar.links["table"], Qt.MouseButton.LeftButton)
    sitting.wait_for(sitting.table)


def test_the_bench_scores_by_the_settings(sitting: Sitting) -> None:
    sitting.keeper.change(Settings(lines=(5, 10, 10, 10), values="zungjung"))
    sitting.bench.load(EXAMPLES["straight"])
    won = sitting.bench.verdict.won
    assert won is not None
    assert (won.line, won.values.id) == (5, "zungjung")


def test_the_prevailing_wind_counts_from_the_next_deal_on_and_the_rule_book_says_so_at_once(sitting: Sitting) -> None:
    shown = sitting.session.view
    assert shown is not None
    sitting.keeper.change(Settings(pace=0, prevailing=True))
    assert sitting.session.view is not None
    assert sitting.session.view.rules == shown.rules
    sitting.rules.open(Place.of_fan(FanId.FANPAI))
    assert "白、發、中、自己门风或场风的刻子。" in sitting.rules.reader.toPlainText()
    sitting.reopen()
    sitting.session.deal_new()
    assert sitting.session.view is not None
    assert sitting.session.view.rules.prevailing is Seat.E


def test_a_hand_that_was_left_is_taken_up_again_from_the_list_of_hands(sitting: Sitting) -> None:
    sitting.qtbot.waitUntil(lambda: sitting.session.moment is Moment.CHOOSING, timeout=20_000)
    left = sitting.session.view
    sitting.session.deal_new()
    sitting.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    page = sitting.window.page_of("history")
    sitting.wait_for(page)
    sitting.key(Qt.Key.Key_Down)
    sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.table)
    assert sitting.session.view == left


def test_the_log_leads_to_the_list_of_hands_and_esc_back(sitting: Sitting) -> None:
    sitting.key(Qt.Key.Key_L)
    sitting.qtbot.mouseClick(sitting.table.side.log.history_button, Qt.MouseButton.LeftButton)
    sitting.wait_for(sitting.window.page_of("history"))
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.table)


def test_full_screen_and_back(sitting: Sitting) -> None:
    sitting.key(Qt.Key.Key_F11)
    sitting.qtbot.waitUntil(sitting.window.isFullScreen)
    sitting.key(Qt.Key.Key_F11)
    sitting.qtbot.waitUntil(lambda: not sitting.window.isFullScreen())


CHANGES: list[tuple[Settings, Callable[[Look], object], object]] = [
    (Settings(language=Language.EN), lambda look: look.language, Language.EN),
    (Settings(theme=ThemeChoice.DARK), lambda look: look.theme.id, ThemeId.DARK),
    (Settings(tile_scale=150), lambda look: look.tile_scale, 1.5),
    (Settings(ui_scale=125), lambda look: look.ui_scale, 1.25),
    (Settings(corner_indices=False), lambda look: look.corner_indices, False),
]


@pytest.mark.parametrize(("settings", "seen", "value"), CHANGES)
def test_a_setting_holds_at_once_and_after_a_new_start(
    sitting: Sitting, settings: Settings, seen: Callable[[Look], object], value: object
) -> None:
    sitting.keeper.change(settings)
    assert seen(sitting.look) == value
    sitting.reopen()
    assert seen(sitting.look) == value


def test_the_hint_level_and_the_windows_place_are_kept(sitting: Sitting, tmp_path: Path) -> None:
    sitting.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert sitting.session.hint_level is HintLevel.OFF
    sitting.reopen()
    assert sitting.session.hint_level is HintLevel.OFF
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["geometry"]


def test_a_hand_left_in_the_middle_is_offered_and_gone_on_with(sitting: Sitting) -> None:
    sitting.qtbot.waitUntil(lambda: sitting.session.moment is not Moment.WAITING, timeout=20_000)
    left = sitting.session.view
    sitting.reopen()
    assert sitting.session.moment is Moment.EMPTY
    sitting.key(Qt.Key.Key_Return)
    sitting.qtbot.waitUntil(lambda: sitting.session.view is not None)
    assert sitting.session.view == left


def _think(sitting: Sitting) -> None:
    """An opponent is about to move."""
    sitting.session.pace = 1500
    sitting.session.play(Discard(Seat.E, Tile.M1 if Tile.M1 in sitting.hand else sitting.hand[0]))
    assert sitting.session.moment is Moment.WAITING


def _turn_over(sitting: Sitting) -> None:
    """A sheet of the rule book is half made."""
    sitting.rules.open(Place.of_keys())


def _recolour(sitting: Sitting) -> None:
    """Pages are about to wear other colours, in another language and size."""
    sitting.keeper.change(Settings(theme=ThemeChoice.DARK, language=Language.EN, ui_scale=125, pace=0))


@pytest.mark.parametrize("middle", [_think, _turn_over, _recolour])
def test_a_window_closed_in_the_middle_of_something_opens_again_and_has_lost_nothing(
    sitting: Sitting, middle: Callable[[Sitting], None]
) -> None:
    sitting.qtbot.waitUntil(lambda: sitting.session.moment is not Moment.WAITING, timeout=20_000)
    middle(sitting)
    settings, moves = sitting.keeper.current, sitting.moves
    sitting.reopen()
    sitting.session.resume()
    assert sitting.moves == moves
    assert replace(sitting.keeper.current, geometry="") == replace(settings, geometry="")


def test_a_window_closed_right_after_a_win_has_counted_it(sitting: Sitting) -> None:
    sitting.deal_winning_hand()
    sitting.session.play(Win(Seat.E))
    sitting.reopen()
    assert sitting.session.tally.hands == 1
    sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.table)
    assert sitting.session.seat is Seat.N, "the deal has passed"


def test_once_a_hand_was_finished_a_start_shows_home_and_esc_leads_back_to_it(sitting: Sitting) -> None:
    sitting.deal_winning_hand()
    sitting.session.play(Win(Seat.E))
    sitting.reopen()
    home = sitting.window.page_of("home")
    assert sitting.window.page is home
    assert sitting.session.view is None
    sitting.key(Qt.Key.Key_Return)
    sitting.wait_for(sitting.table)
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(home)


def test_a_start_opens_the_table_at_once_where_that_is_set(sitting: Sitting) -> None:
    sitting.deal_winning_hand()
    sitting.session.play(Win(Seat.E))
    sitting.keeper.change(replace(sitting.keeper.current, start_page=StartPage.TABLE))
    sitting.reopen()
    assert sitting.window.page is sitting.table
    assert sitting.session.view is not None


def test_own_values_are_kept_with_the_profile_and_shown_by_the_rule_book(sitting: Sitting, tmp_path: Path) -> None:
    club = tmp_path / "club.toml"
    rows = (f'{fan.value} = {{ points = 9, status = "house" }}' for fan in FANS)
    club.write_text("\n".join(["[fans]", *rows]), "utf-8")
    sitting.keeper.change(Settings(values=str(club)))
    club.unlink()
    named = json.loads((tmp_path / "settings.json").read_text("utf-8"))["values"]
    assert Path(named).parent == Path("values"), "by its place in the profile, which may move"
    kept = str(tmp_path / named)
    assert load_values(kept).points[FanId.GANG] == 9
    sitting.session.deal_new()
    assert sitting.session.view is not None
    assert sitting.session.view.rules.values == kept


def test_settings_that_cannot_be_kept_are_told(sitting: Sitting, tmp_path: Path) -> None:
    (tmp_path / "settings.json").unlink()
    (tmp_path / "settings.json").mkdir()
    with sitting.qtbot.waitSignal(sitting.session.notice) as told:
        sitting.keeper.change(Settings(corner_indices=False))
    assert told.args is not None
    assert told.args[0].key == "window-settings-not-kept"
    (tmp_path / "settings.json").rmdir()


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ("zh_CN", Language.ZH),
        ("zh_TW", Language.ZH),
        ("C", Language.ZH),
        ("en_GB", Language.EN),
        ("de_DE", Language.EN),
    ],
)
def test_the_first_language_is_the_desktops_as_far_as_it_is_spoken(system: str, language: Language) -> None:
    assert first_settings(Loaded(Settings(), first=True), QLocale(system)).language is language


def test_a_chosen_language_stays_whatever_the_desktop_speaks() -> None:
    assert first_settings(Loaded(Settings(language=Language.ZH)), QLocale("en_GB")).language is Language.ZH


@pytest.mark.usefixtures("qapp")
def test_qts_own_words_follow_the_language() -> None:
    look = Look(Words(Language.ZH))
    words = QtWords(look, look)
    assert QApplication.translate("QPlatformTheme", "Cancel") == "取消"
    look.set_words(Words(Language.EN))
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    words.remove()


def test_the_app_icon_is_shipped() -> None:
    assert asset("icons/app.svg").is_file()


def test_the_windows_place_is_kept_before_it_closes(sitting: Sitting, tmp_path: Path) -> None:
    def kept() -> str:
        return str(json.loads((tmp_path / "settings.json").read_text("utf-8"))["geometry"])

    before = kept()
    sitting.window.resize(1030, 710)
    sitting.qtbot.waitUntil(lambda: kept() != before)


@pytest.mark.parametrize("text", ["", "no base64!", "AAAA", "窗口"])
def test_a_place_that_cannot_be_used_gives_one_that_fits_the_screen(qtbot: QtBot, text: str) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    place = WindowPlace(window)
    place.restore(text)
    free = QGuiApplication.primaryScreen().availableSize()
    assert window.size().boundedTo(free) == window.size()
    place.stop()


def test_a_place_of_a_larger_screen_is_brought_within_this_one(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    place = WindowPlace(window)
    window.resize(5000, 4000)
    place.restore(place.text)
    free = QGuiApplication.primaryScreen().availableSize()
    assert window.size().boundedTo(free) == window.size()
    place.stop()


def test_a_page_is_twice_as_large_in_a_window_twice_as_large(sitting: Sitting) -> None:
    sitting.window.resize(1280, 800)
    sitting.window.open_page("bench")
    before = sitting.bench.bar.height()
    sitting.window.resize(2880, 1800)
    assert sitting.bench.bar.height() == 2 * before
    sitting.window.resize(1280, 800)
    assert sitting.bench.bar.height() == before


def test_a_page_is_not_made_before_it_is_opened(sitting: Sitting) -> None:
    assert sitting.window.findChildren(Page) == [sitting.table]
    sitting.window.open_page("bench")
    assert set(sitting.window.findChildren(Page)) == {sitting.table, sitting.bench}


@pytest.mark.parametrize("name", ["table", "bench", "rules", "history", "settings"])
def test_a_page_that_was_not_in_front_has_the_new_colours_and_its_margins_when_it_is_opened(
    sitting: Sitting, name: str
) -> None:
    window, look = sitting.window, sitting.look
    window.open_page(name)
    page = window.page_of(name)
    texts = page.findChildren(QLabel)
    margins = [text.contentsMargins() for text in texts]
    window.open_page("score" if name == "table" else "table")
    look.set_theme(ThemeId.DARK)
    window.open_page(name)
    assert [text.contentsMargins() for text in texts] == margins
    sheets = [worn.styleSheet() for worn in page.findChildren(QWidget) if worn.styleSheet()]
    assert sheets
    assert all(THEMES[ThemeId.DARK].line2 in sheet for sheet in sheets)


def test_what_has_to_be_said_is_said_over_a_page_that_does_not_say_it(sitting: Sitting) -> None:
    window, gone = sitting.window, Phrase.of("store-folder-gone", folder="/f")
    window.open_page("rules")
    sitting.session.notice.emit(gone)
    sitting.session.notice.emit(gone)
    assert window.strip.isVisible()
    assert window.strip.text.text() == sitting.look.words.phrase(gone), "once"
    assert window.strip.geometry().bottom() == window.rect().bottom()
    sitting.qtbot.mouseClick(window.strip.close_button, Qt.MouseButton.LeftButton)
    assert not window.strip.isVisible()
    window.open_page("table")
    sitting.session.notice.emit(gone)
    assert not window.strip.isVisible(), "the table has its turn line"


def test_several_things_to_be_said_at_the_start_are_all_said(sitting: Sitting) -> None:
    notices = tuple(Phrase.of("store-damaged", file=name, kept=f"{name}.damaged") for name in ("a", "b"))
    sitting.window.begin(notices)
    for notice in notices:
        assert sitting.look.words.phrase(notice) in sitting.window.strip.text.text()


def test_a_fan_chosen_again_opens_its_lesson_again(sitting: Sitting) -> None:
    window = sitting.window
    for _ in range(2):
        window.open_page("learn", FanId.PINGHE)
        lesson = window.page
        assert isinstance(lesson, LessonPage)
        assert lesson.stop is FanId.PINGHE
        lesson.strip.step(1)
        assert lesson.stop is not FanId.PINGHE
        window.open_page("home")


def test_a_look_does_not_outlast_the_table(sitting: Sitting) -> None:
    sitting.keeper.change(replace(sitting.keeper.current, hint_level=HintLevel.ON_REQUEST))
    table = sitting.window.page
    assert isinstance(table, PlayPage)
    sitting.qtbot.keyPress(table, Qt.Key.Key_Z)
    assert table.hints.asked
    sitting.window.open_page("bench")
    assert not table.hints.asked


@pytest.mark.parametrize(
    "state", [Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen]
)
def test_a_presentation_takes_the_whole_screen_and_gives_it_back(sitting: Sitting, state: Qt.WindowState) -> None:
    sitting.window.open_page("bench", EXAMPLES["straight"])
    sitting.window.setWindowState(state)
    sitting.qtbot.waitUntil(lambda: sitting.window.windowState() == state)
    sitting.key(Qt.Key.Key_F5)
    sitting.wait_for(sitting.window.page_of("present"))
    sitting.qtbot.waitUntil(lambda: sitting.window.size() == sitting.window.screen().size())
    assert sitting.window.isFullScreen()
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for(sitting.bench)
    sitting.qtbot.waitUntil(lambda: sitting.window.windowState() == state)


def test_a_window_closed_in_a_presentation_opens_where_it_stood(sitting: Sitting) -> None:
    sitting.window.open_page("bench", EXAMPLES["straight"])
    before = sitting.window.size()
    sitting.key(Qt.Key.Key_F5)
    sitting.qtbot.waitUntil(sitting.window.isFullScreen)
    sitting.reopen()
    assert not sitting.window.isFullScreen()
    assert sitting.window.size() == before


def test_one_key_presents_what_table_bench_and_score_show(sitting: Sitting) -> None:
    present = cast(PresentPage, sitting.window.page_of("present"))

    def leave(shown: str) -> None:
        """Present what is in front, and go back."""
        before = sitting.window.page
        sitting.key(Qt.Key.Key_F5)
        sitting.wait_for(present)
        sitting.qtbot.waitUntil(lambda: present.answer is not None, timeout=20_000)
        for _ in range(9):
            sitting.key(Qt.Key.Key_Space)
        assert shown in present.accessibleDescription()
        sitting.key(Qt.Key.Key_Escape)
        sitting.wait_for(before)

    sitting.window.open_page("table")
    leave("到起和线 10 分：差")
    sitting.window.open_page("bench", EXAMPLES["straight"])
    leave("5 + 20 + 30 = 55 分")
    sitting.bench.score.click()
    leave("付 170 分")
    sitting.window.open_page("rules")
    sitting.key(Qt.Key.Key_F5)
    assert sitting.window.page is sitting.rules
