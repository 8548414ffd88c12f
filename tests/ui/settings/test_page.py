"""The settings by clicks and keys: each control wishes for its setting at once, and shows what it is given."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from tests.ui.fits import misfits
from trainer.coach.hints import HintLevel
from trainer.game import StartKind
from trainer.game.bots.protocol import BotId
from trainer.resources import asset
from trainer.rules import FanId, Scheme, load_values
from trainer.session import SettingsKeeper
from trainer.store import Motion, Settings, ThemeChoice, TileChoice
from trainer.text import Language, Words
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.files import FileDialogs
from trainer.ui.look import Look
from trainer.ui.look.settings import apply_settings
from trainer.ui.page import Context
from trainer.ui.settings import SettingsPage
from trainer.ui.settings.kinds import TileSample
from trainer.ui.settings.start import StartOrder
from trainer.ui.settings.values import ValuesControl

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def context(look: Look, tmp_path: Path, ways: Ways) -> Iterator[Context]:
    with given(look, tmp_path / "profile", Settings(theme=ThemeChoice.LIGHT), ways) as found:
        yield found


@pytest.fixture
def keeper(context: Context) -> SettingsKeeper:
    """The settings in force."""
    return context.settings


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> SettingsPage:
    made = SettingsPage(context)
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    qtbot.waitExposed(made)
    return made


def _choice(page: SettingsPage, title: str) -> Choice:
    return next(choice for choice in page.findChildren(Choice) if choice.accessibleName() == title)


def _segment(page: SettingsPage, title: str, text: str) -> QAbstractButton:
    choice = _choice(page, title)
    return next(button for button in choice.findChildren(QAbstractButton) if button.text() == text)


def _texts(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if not label.isHidden())


@pytest.mark.parametrize(
    ("title", "text", "wished"),
    [
        ("语言", "English", {"language": Language.EN}),
        ("界面颜色", "高对比 黑底", {"theme": ThemeChoice.CONTRAST_DARK}),
        ("动画", "减少", {"motion": Motion.REDUCED}),
        ("牌面颜色", "骨色", {"tile_theme": TileChoice.BONE}),
        ("提示", "按需", {"hint_level": HintLevel.ON_REQUEST}),
        ("对手快慢", "立即", {"pace": 0}),
        ("对手 对家", "做牌手", {"opponents": (BotId.STEADY, BotId.BUILDER, BotId.STEADY)}),
        ("起和线 你", "5 分", {"lines": (5, 10, 10, 10)}),
        ("起和线 上家", "0 分", {"lines": (10, 10, 10, 0)}),
        ("结算", "中庸结算", {"scheme": Scheme.ZUNGJUNG}),
        ("番值", "中庸值", {"values": "zungjung"}),
        ("开局", "靠近一番", {"start": StartKind.NEAR, "start_fans": (FanId.SANSETONGSHUN,)}),
    ],
)
def test_a_click_wishes_for_the_setting_at_once(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper, title: str, text: str, wished: dict[str, Any]
) -> None:
    before = keeper.current
    with qtbot.waitSignal(keeper.changed) as heard:
        qtbot.mouseClick(_segment(page, title, text), LEFT)
    assert heard.args == [replace(before, **wished)]
    assert keeper.current == replace(before, **wished)


def test_arrow_keys_change_a_setting(qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper) -> None:
    segment = _segment(page, "语言", "中文")
    segment.setFocus()
    with qtbot.waitSignal(keeper.changed) as heard:
        qtbot.keyClick(segment, Qt.Key.Key_Right)
    assert heard.args[0].language is Language.EN


@pytest.mark.parametrize(("title", "name"), [("中文番名", "chinese_names"), ("角标", "corner_indices")])
def test_a_switch_turns_its_setting_off_by_key(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper, title: str, name: str
) -> None:
    switch = next(b for b in page.findChildren(QAbstractButton) if b.accessibleName() == title)
    with qtbot.waitSignal(keeper.changed) as heard:
        qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert getattr(heard.args[0], name) is False


def test_the_prevailing_wind_is_off_until_its_switch_is_clicked(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper
) -> None:
    switch = next(b for b in page.findChildren(QAbstractButton) if b.accessibleName() == "场风算番牌")
    assert not switch.isChecked()
    with qtbot.waitSignal(keeper.changed) as heard:
        qtbot.mouseClick(switch, LEFT)
    assert heard.args[0] == replace(Settings(theme=ThemeChoice.LIGHT), prevailing=True)
    assert "规则未写，本书定为不算，可改。下一手起生效。" in _texts(page)


@pytest.mark.parametrize(("title", "name"), [("牌的大小", "tile_scale"), ("界面大小", "ui_scale")])
def test_a_slider_goes_by_steps_of_five_percent(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper, title: str, name: str
) -> None:
    slider = next(s for s in page.findChildren(QSlider) if s.accessibleName() == title)
    with qtbot.waitSignal(keeper.changed) as heard:
        qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert getattr(heard.args[0], name) == 105
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert getattr(keeper.current, name) == 200
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert getattr(keeper.current, name) == 75


def test_the_sample_tiles_grow_with_the_slider(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper, look: Look
) -> None:
    keeper.changed.connect(lambda settings: apply_settings(look, settings))
    sample = page.findChildren(TileSample)[0]
    before = sample.height()
    slider = next(s for s in page.findChildren(QSlider) if s.accessibleName() == "牌的大小")
    qtbot.keyClick(slider, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: sample.height() >= 2 * before - 2)


def test_an_own_winning_line_is_typed(qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper) -> None:
    qtbot.mouseClick(_segment(page, "起和线 下家", "其他"), LEFT)
    assert keeper.current.lines == (10, 15, 10, 10)
    number = next(n for n in page.findChildren(QSpinBox) if "下家" in n.accessibleName())
    assert number.isVisible()
    number.selectAll()
    qtbot.keyClicks(number, "5")
    qtbot.keyClick(number, Qt.Key.Key_Return)
    assert keeper.current.lines == (10, 5, 10, 10)
    assert _choice(page, "起和线 下家").value == "own"


def test_choosing_an_own_line_again_leaves_the_number(qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper) -> None:
    keeper.change(replace(keeper.current, lines=(12, 10, 10, 10)))
    with qtbot.assertNotEmitted(keeper.changed):
        qtbot.mouseClick(_segment(page, "起和线 你", "其他"), LEFT)
    number = next(n for n in page.findChildren(QSpinBox) if "你" in n.accessibleName())
    assert number.value() == 12
    assert number.hasFocus()


def test_what_the_table_can_take_of_a_size_follows_the_language(
    page: SettingsPage, keeper: SettingsKeeper, look: Look
) -> None:
    """English words need more room, so that less of the same size fits the same window."""
    page.resize(1280, 800)
    keeper.change(replace(keeper.current, ui_scale=125))
    assert "牌桌照窗口放到最大" not in _texts(page)
    look.set_words(Words(Language.EN))
    assert "120 %" in _texts(page)
    look.set_words(Words(Language.ZH))
    assert "牌桌照窗口放到最大" not in _texts(page)


def test_what_comes_from_elsewhere_is_shown_and_not_wished_again(page: SettingsPage, keeper: SettingsKeeper) -> None:
    other = Settings(
        language=Language.EN,
        tile_scale=150,
        pace=1000,
        lines=(0, 5, 30, 10),
        scheme=Scheme.ZUNGJUNG,
        start=StartKind.CONFLICT,
        start_fans=(FanId.QIDUI, FanId.DUIDUIHE),
    )
    heard: list[Settings] = []
    keeper.changed.connect(heard.append)
    keeper.change(other)
    assert heard == [other]
    assert _choice(page, "对手快慢").value == "natural"
    assert _choice(page, "起和线 对家").value == "own"


@pytest.mark.parametrize("undo", ["button", "key"])
def test_reset_goes_to_the_defaults_and_can_be_taken_back(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper, undo: str
) -> None:
    mine = Settings(theme=ThemeChoice.DARK, lines=(0, 5, 5, 5))
    keeper.change(mine)
    assert not page.undo_button.isVisible()
    qtbot.mouseClick(page.reset_button, LEFT)
    assert keeper.current == Settings()
    assert page.undo_button.isVisible()
    if undo == "button":
        qtbot.mouseClick(page.undo_button, LEFT)
    else:
        qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert keeper.current == mine
    assert not page.undo_button.isVisible()


def test_what_was_set_elsewhere_after_a_reset_is_not_taken_back_with_it(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper
) -> None:
    qtbot.mouseClick(page.reset_button, LEFT)
    keeper.change(replace(keeper.current, hint_level=HintLevel.OFF))
    assert not page.undo_button.isVisible()
    with qtbot.assertNotEmitted(keeper.changed):
        qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert keeper.current.hint_level is HintLevel.OFF


def test_another_wish_ends_the_chance_to_take_a_reset_back(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper
) -> None:
    qtbot.mouseClick(page.reset_button, LEFT)
    qtbot.mouseClick(_segment(page, "结算", "中庸结算"), LEFT)
    assert not page.undo_button.isVisible()
    with qtbot.assertNotEmitted(keeper.changed):
        page.undo_reset()


def test_escape_and_the_back_button_close_the_page(qtbot: QtBot, page: SettingsPage, ways: Ways) -> None:
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(_segment(page, "语言", "中文"), Qt.Key.Key_Escape)
    with qtbot.waitSignal(ways.went_back):
        qtbot.mouseClick(page.back, LEFT)


def test_a_section_is_scrolled_into_sight(qtbot: QtBot, page: SettingsPage) -> None:
    last = page.list.item(page.list.count() - 1)
    qtbot.mouseClick(page.list.viewport(), LEFT, pos=page.list.visualItemRect(last).center())
    assert page.list.currentItem().text() == "数据"
    qtbot.waitUntil(lambda: page.reset_button.visibleRegion().boundingRect().height() > 20)


def test_the_data_folder_is_shown(page: SettingsPage, tmp_path: Path) -> None:
    assert str(tmp_path) in _texts(page)


def _start(page: SettingsPage) -> StartOrder:
    return page.findChildren(StartOrder)[0]


def test_a_conflict_takes_two_fans_and_the_newest_stay(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper
) -> None:
    qtbot.mouseClick(_segment(page, "开局", "两番相争"), LEFT)
    assert keeper.current.start_fans == (FanId.SANSETONGSHUN, FanId.HUNYISE)
    qtbot.mouseClick(_start(page).toggles[FanId.QIDUI], LEFT)
    assert keeper.current.start_fans == (FanId.HUNYISE, FanId.QIDUI)
    qtbot.mouseClick(_start(page).toggles[FanId.QIDUI], LEFT)
    assert keeper.current.start_fans == (FanId.HUNYISE, FanId.QIDUI)
    assert _start(page).toggles[FanId.QIDUI].isChecked()


def test_how_near_a_start_is_can_be_chosen(qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper) -> None:
    qtbot.mouseClick(_segment(page, "开局", "靠近一番"), LEFT)
    qtbot.mouseClick(_segment(page, "最多差几张", "2"), LEFT)
    assert keeper.current.start_missing == 2


def test_a_fair_start_asks_for_no_fan(qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper) -> None:
    qtbot.mouseClick(_segment(page, "开局", "靠近一番"), LEFT)
    assert _start(page).toggles[FanId.GANG].isVisible()
    qtbot.mouseClick(_segment(page, "开局", "公平"), LEFT)
    assert not _start(page).toggles[FanId.GANG].isVisible()
    assert keeper.current.start_fans == ()


def _values(page: SettingsPage) -> ValuesControl:
    return page.findChildren(ValuesControl)[0]


def _file(folder: Path, change: Callable[[str], str]) -> Path:
    path = folder / "club.toml"
    path.write_text(change(asset("values/sihai.toml").read_text("utf-8")), "utf-8")
    return path


def test_an_own_value_set_is_taken_into_use_by_its_path(
    page: SettingsPage, keeper: SettingsKeeper, tmp_path: Path
) -> None:
    path = _file(tmp_path, lambda text: text.replace("四海·休闲版", "本会"))
    _values(page).load(path)
    assert Path(keeper.current.values).name.startswith(path.stem)
    assert load_values(keeper.current.values).name("zh") == "本会"
    assert _choice(page, "番值").value == "own"
    assert "现用：本会（club" in _texts(_values(page).report)


def test_a_value_file_is_read_when_it_is_taken_into_use_and_not_at_every_other_change(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper, tmp_path: Path
) -> None:
    report = _values(page).report
    _values(page).load(_file(tmp_path, lambda text: text))
    kept = Path(keeper.current.values)
    qtbot.waitUntil(lambda: _texts(report).startswith("现用"))
    kept.write_text("", "utf-8")
    keeper.change(replace(keeper.current, pace=keeper.current.pace + 1))
    assert _texts(report).startswith("现用")
    kept.unlink()
    _values(page).load(_file(tmp_path, lambda _: ""))
    qtbot.waitUntil(lambda: "club.toml 不能用" in _texts(report))
    _values(page).load(_file(tmp_path, lambda text: text))
    qtbot.waitUntil(lambda: _texts(report).startswith("现用"))


def test_a_set_that_breaks_a_published_sum_is_used_with_a_warning(page: SettingsPage, tmp_path: Path) -> None:
    longer = "yitiaolong = { points = 35"
    _values(page).load(_file(tmp_path, lambda text: text.replace("yitiaolong = { points = 30", longer)))
    assert "一条龙 + 一般高 应为 50 分，这里是 55 分" in _texts(_values(page).report)


def test_a_faulty_file_is_refused_with_every_fault_and_the_values_stay(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper, tmp_path: Path
) -> None:
    def spoil(text: str) -> str:
        return text.replace("pinghe = ", "pinhu = ").replace("gang = { points = 10", "gang = { points = -1")

    with qtbot.assertNotEmitted(keeper.changed):
        _values(page).load(_file(tmp_path, spoil))
    said = _texts(_values(page).report)
    for fault in ("club.toml 不能用", "缺少：平和", "“pinhu”不是番", "杠：points 要是 0 到 1000 的整数，不是 -1"):
        assert fault in said
    assert keeper.current.values == "sihai"
    assert _choice(page, "番值").value == "sihai"


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        (Language.ZH, "", ["缺少：平和、对对和、七对 …，另 17 个"]),
        (Language.EN, "", ["Missing: All Chows, All Pungs, Seven Pairs ..., 17 more"]),
        (Language.ZH, "[fans]\nmoon 5", ["第 2 行第 6 字起不合 TOML 写法"]),
        (Language.EN, "[fans]\nmoon 5", ["No TOML from line 2, column 6 on"]),
    ],
)
def test_faults_are_told_in_the_users_language_and_gathered(
    page: SettingsPage, look: Look, tmp_path: Path, language: Language, text: str, told: list[str]
) -> None:
    look.set_words(Words(language))
    _values(page).load(_file(tmp_path, lambda _: text))
    assert _texts(_values(page).report).splitlines()[1:] == told


def test_faults_follow_the_language(page: SettingsPage, look: Look, tmp_path: Path) -> None:
    _values(page).load(_file(tmp_path, lambda _: ""))
    look.set_words(Words(Language.EN))
    assert "17 more" in _texts(_values(page).report)


def test_many_faults_of_a_kind_are_counted(page: SettingsPage, tmp_path: Path) -> None:
    _values(page).load(_file(tmp_path, lambda text: re.sub(r"points = \d+", "points = -1", text)))
    assert _texts(_values(page).report).splitlines()[-1] == "同样的错另有 17 处"


def test_a_value_file_is_asked_for_in_the_documents_first_then_where_the_last_one_was(
    qtbot: QtBot, page: SettingsPage, tmp_path: Path
) -> None:
    asked: list[str] = []
    file = _file(tmp_path, lambda text: text)

    def answer(_: str, folder: str, __: str) -> str:
        asked.append(folder)
        return str(file)

    control = _values(page)
    control.files.ask_open = answer
    qtbot.mouseClick(control.load_button, LEFT)
    qtbot.mouseClick(control.load_button, LEFT)
    assert asked == [str(FileDialogs(page._look, page).folder), str(tmp_path)]
    assert Path(asked[0]) != Path.cwd()


def test_a_dragged_interface_size_is_taken_when_it_is_let_go(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper, look: Look
) -> None:
    keeper.changed.connect(lambda settings: apply_settings(look, settings))
    slider = next(s for s in page.findChildren(QSlider) if s.accessibleName() == "界面大小")
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    style, handle = slider.style(), QStyle.SubControl.SC_SliderHandle
    begin = style.subControlRect(QStyle.ComplexControl.CC_Slider, option, handle, slider).center()
    end = QPoint(slider.width() - 1, begin.y())
    before = page.back.height()
    qtbot.mousePress(slider, LEFT, pos=begin)
    qtbot.mouseMove(slider, end)
    assert look.ui_scale == 1
    qtbot.mouseRelease(slider, LEFT, pos=end)
    assert look.ui_scale == 2
    qtbot.waitUntil(lambda: page.back.height() > before)


def test_how_far_a_size_reaches_on_the_table_follows_the_window(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper
) -> None:
    keeper.change(replace(keeper.current, ui_scale=200))
    said = []
    for size in ((1280, 800), (3840, 2160)):
        page.resize(*size)
        qtbot.waitUntil(lambda: "牌桌照窗口放到最大" in _texts(page))
        said.append(next(text for text in _texts(page).splitlines() if "牌桌照窗口放到最大" in text))
    assert said[0] != said[1]


def test_a_conflict_that_cannot_be_dealt_is_refused_with_what_is_possible(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper
) -> None:
    qtbot.mouseClick(_segment(page, "开局", "靠近一番"), LEFT)
    qtbot.mouseClick(_segment(page, "最多差几张", "1"), LEFT)
    qtbot.mouseClick(_segment(page, "开局", "两番相争"), LEFT)
    assert keeper.current.start_missing == 4
    assert "最近能发到差 4 张" in _texts(_start(page))
    assert not _segment(page, "最多差几张", "3").isEnabled()
    with qtbot.assertNotEmitted(keeper.changed):
        qtbot.mouseClick(_segment(page, "最多差几张", "3"), LEFT)
    qtbot.mouseClick(_start(page).toggles[FanId.YITIAOLONG], LEFT)
    assert _segment(page, "最多差几张", "2").isEnabled()
    qtbot.mouseClick(_segment(page, "最多差几张", "2"), LEFT)
    assert keeper.current.start_missing == 2


def test_a_file_that_is_gone_is_named(page: SettingsPage, tmp_path: Path) -> None:
    _values(page).load(tmp_path / "gone.toml")
    assert "gone.toml 打不开" in _texts(_values(page).report)


def test_everything_follows_language_theme_and_scale_at_once(
    qtbot: QtBot, page: SettingsPage, keeper: SettingsKeeper, look: Look
) -> None:
    keeper.changed.connect(lambda settings: apply_settings(look, settings))
    qtbot.mouseClick(_segment(page, "语言", "English"), LEFT)
    assert "Reset all" in page.reset_button.text()
    qtbot.mouseClick(_segment(page, "Colours", "Dark"), LEFT)
    assert look.theme.is_dark
    assert _choice(page, "Colours").value is ThemeChoice.DARK


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((880, 460), 1.0),
        ((960, 540), 1.0),
        ((1280, 800), 1.0),
        ((1920, 1080), 1.0),
        ((880, 460), 2.0),
        ((1280, 800), 2.0),
    ],
)
def test_everything_has_its_room_and_nothing_is_scrolled_sideways(
    page: SettingsPage, keeper: SettingsKeeper, language: Language, size: tuple[int, int], scale: float
) -> None:
    look = page._look
    look.set_words(Words(language))
    look.set_ui_scale(scale)
    page.resize(*size)
    keeper.change(replace(keeper.current, start=StartKind.CONFLICT, lines=(10, 15, 0, 5)))
    assert list(misfits(page)) == []


def test_every_control_that_takes_the_focus_says_what_it_is(page: SettingsPage) -> None:
    controls = [c for c in page.findChildren(QWidget) if c.focusPolicy() & Qt.FocusPolicy.TabFocus and c.isVisible()]
    assert len(controls) > 20
    for control in controls:
        name = control.accessibleName() or getattr(control, "text", str)()
        assert name, control
