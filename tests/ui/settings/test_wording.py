"""Sentences of the settings, without a window."""

import pytest
from msgspec.structs import replace

from trainer.game import StartKind
from trainer.game.bots.protocol import BotId
from trainer.rules import FanId
from trainer.store import PACES, Settings
from trainer.text import Language, Words
from trainer.ui.settings.players import bot_said
from trainer.ui.settings.rows import SECTIONS, nearest_pace

ZH, EN = Words(Language.ZH), Words(Language.EN)


@pytest.mark.parametrize(
    ("milliseconds", "name"), [(0, "instant"), (125, "instant"), (126, "quick"), (426, "natural"), (1500, "natural")]
)
def test_another_wait_is_shown_as_the_nearest_that_has_a_name(milliseconds: int, name: str) -> None:
    assert nearest_pace(milliseconds) == name


def test_an_opponent_is_described_with_its_strength() -> None:
    assert bot_said(ZH, BotId.STEADY).endswith("每百手和 33.6 手，每手平均 +10.3 分。")
    assert bot_said(EN, BotId.DISCARDER).endswith("−30.5 points a hand.")


@pytest.mark.parametrize("words", [ZH, EN])
def test_every_setting_has_a_name_and_a_note(words: Words) -> None:
    for row in (row for rows in SECTIONS.values() for row in rows):
        assert words(f"setting-name-{row.key}")
        assert words(f"settings-note-{row.key}")


def test_every_setting_is_one_of_the_settings_and_comes_back_as_it_went() -> None:
    settings = Settings(start=StartKind.NEAR, start_fans=(FanId.QIDUI,), pace=PACES["quick"])
    for row in (row for rows in SECTIONS.values() for row in rows):
        assert replace(settings, **row.wished(row.value(settings))) == settings
