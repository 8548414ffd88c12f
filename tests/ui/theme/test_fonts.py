"""The face that ships has every character that can be shown, in both weights."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QRawFont
from pytestqt.qtbot import QtBot

from trainer.resources import asset
from trainer.rules import FANS, Tile
from trainer.text import Language, Words
from trainer.ui.look import FontError, Look, load_font
from trainer.ui.theme import FAMILY, Step

weights = pytest.mark.parametrize("weight", ["Regular", "Bold"])


def raw(weight: str) -> QRawFont:
    return QRawFont(str(asset(f"fonts/SihaiSans-{weight}.ttf")), 100)


def missing(font: QRawFont, text: str) -> str:
    return "".join(sorted({char for char in text if char >= " " and not font.supportsCharacter(ord(char))}))


@weights
@pytest.mark.parametrize("language", Language)
def test_every_character_of_the_words_is_there(qapp: object, weight: str, language: Language) -> None:
    assert qapp
    text = "".join(path.read_text("utf-8") for path in asset(f"text/{language.value}").glob("*.ftl"))
    assert missing(raw(weight), text) == ""


@weights
def test_every_name_of_a_fan_or_tile_is_there(qapp: object, weight: str) -> None:
    assert qapp
    names = [fan.zh + fan.en for fan in FANS.values()]
    for language in Language:
        words = Words(language)
        names += [words.tile(tile) + words.tile_name(tile) for tile in Tile]
    assert missing(raw(weight), "".join(names)) == ""


@weights
def test_digits_are_of_equal_width(qapp: object, weight: str) -> None:
    assert qapp
    font = raw(weight)
    advances = font.advancesForGlyphIndexes(font.glyphIndexesForString("0123456789"))
    assert len({advance.x() for advance in advances}) == 1


def test_the_licence_lies_beside_the_fonts() -> None:
    licence = asset("fonts/OFL.txt").read_text("utf-8")
    assert "SIL Open Font License" in licence
    assert licence.startswith("Copyright")


def test_the_look_makes_the_face_known(qtbot: QtBot) -> None:
    assert qtbot
    look = Look(Words(Language.ZH))
    assert FAMILY in QFontDatabase.families()
    assert QRawFont.fromFont(look.font(Step.BODY)).familyName() == FAMILY
    assert QRawFont.fromFont(look.font(Step.H2)).weight() > QRawFont.fromFont(look.font(Step.BODY)).weight()


def test_a_broken_font_is_named(qapp: object, tmp_path: Path) -> None:
    assert qapp
    broken = tmp_path / "SihaiSans-Regular.ttf"
    broken.write_bytes(b"not a font")
    with pytest.raises(FontError, match="SihaiSans-Regular"):
        load_font(broken)
