"""Sentences of the settings, without a window."""

from dataclasses import dataclass

import pytest

from trainer.game.bots.protocol import BotId
from trainer.rules import Relation
from trainer.text import Language, Words
from trainer.ui.settings.wording import bot_said, interface_limit, nearest_pace, player_setting, tile_limit

ZH, EN = Words(Language.ZH), Words(Language.EN)


@dataclass(frozen=True)
class Window:
    """A window of a size."""

    wide: int
    high: int

    def width(self) -> int:
        """How wide it is."""
        return self.wide

    def height(self) -> int:
        """How high it is."""
        return self.high


@pytest.mark.parametrize(
    ("milliseconds", "name"), [(0, "instant"), (125, "instant"), (126, "quick"), (426, "natural"), (1500, "natural")]
)
def test_another_wait_is_shown_as_the_nearest_that_has_a_name(milliseconds: int, name: str) -> None:
    assert nearest_pace(milliseconds) == name


def test_a_setting_of_each_player_names_the_place() -> None:
    assert player_setting(ZH, "lines", Relation.ACROSS) == "起和线 对家"


def test_an_opponent_is_described_with_its_strength() -> None:
    assert bot_said(ZH, BotId.STEADY).endswith("每百手和 33.6 手，每手平均 +10.3 分。")
    assert bot_said(EN, BotId.DISCARDER).endswith("−30.5 points a hand.")


def test_large_tiles_are_said_to_fit_the_window() -> None:
    assert tile_limit(ZH, 100) == ""
    assert tile_limit(ZH, 105) == "牌桌上的牌照窗口放到最大。"


@pytest.mark.parametrize(
    ("words", "percent", "window", "said"),
    [
        (ZH, 125, Window(1280, 800), ""),
        (ZH, 130, Window(1280, 800), "牌桌照窗口放到最大：125 %。"),
        (EN, 120, Window(1280, 800), ""),
        (ZH, 105, Window(1024, 700), ""),
        (ZH, 110, Window(1024, 700), "牌桌照窗口放到最大：105 %。"),
    ],
)
def test_a_size_that_the_table_cannot_take_is_told_with_the_most_it_can(
    words: Words, percent: int, window: Window, said: str
) -> None:
    assert interface_limit(words, percent, window) == said
