"""The colours keep their promises: text can be read, marks can be seen and told apart."""

from collections.abc import Iterable
from itertools import combinations, product

import pytest

from tests.ui.theme.colours import SIGHTS, Vector, ciede2000, contrast, lab
from trainer.rules import FANS, MAIN_FANS
from trainer.ui.theme import THEMES, TILE_THEMES, Theme, TileTheme, style_sheet

HIGH, TEXT, GRAPHIC = 7.0, 4.5, 3.0

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
tile_themes = pytest.mark.parametrize("tiles", TILE_THEMES.values(), ids=lambda tiles: tiles.id)


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_formula_gives_the_published_values(one: Vector, other: Vector, difference: float) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=1e-4)


def weak(theme: Theme, pairs: Iterable[tuple[str, str]], least: float) -> list[tuple[str, str]]:
    """The pairs of tokens whose contrast is below ``least``."""
    return [(ink, ground) for ink, ground in pairs if contrast(getattr(theme, ink), getattr(theme, ground)) < least]


@themes
def test_text_can_be_read_on_every_ground(theme: Theme) -> None:
    inks, grounds = ("ink1", "ink2", "accent", "bad"), ("bg", "surface", "table", "centre", "sunk")
    assert weak(theme, product(inks, grounds), TEXT) == []


@themes
def test_text_can_be_read_on_the_grounds_it_is_made_for(theme: Theme) -> None:
    pairs = [
        ("ink3", "bg"),
        ("ink3", "surface"),
        ("accent_ink", "accent"),
        ("accent", "accent_weak"),
        ("bad", "bad_weak"),
        ("ink1", "accent_weak"),
        ("ink1", "bad_weak"),
    ]
    assert weak(theme, pairs, TEXT) == []


@themes
@pytest.mark.parametrize("ground", ["bg", "surface", "table"])
def test_marks_ghosts_and_the_focus_ring_can_be_seen(theme: Theme, ground: str) -> None:
    ring = theme.ink1 if theme.outline else theme.accent
    for colour in (*theme.fans.values(), theme.ghost, ring):
        assert contrast(colour, getattr(theme, ground)) >= GRAPHIC, colour


@themes
def test_the_character_of_a_solid_mark_can_be_read(theme: Theme) -> None:
    assert [fan for fan in MAIN_FANS if contrast(theme.mark_ink, theme.fans[fan]) < TEXT] == []


@pytest.mark.parametrize("theme", [theme for theme in THEMES.values() if theme.outline], ids=lambda theme: theme.id)
def test_high_contrast_is_high(theme: Theme) -> None:
    inks = ("ink1", "ink2", "ink3", "accent", "bad", "ghost", "line", "line2")
    assert weak(theme, product(inks, ("bg", "surface", "table", "centre", "sunk")), HIGH) == []
    assert [fan for fan, colour in theme.fans.items() if contrast(colour, theme.bg) < HIGH] == []


@themes
def test_every_fan_has_a_colour(theme: Theme) -> None:
    assert set(theme.fans) == set(FANS)


@themes
@pytest.mark.parametrize("sight", SIGHTS)
def test_the_eight_paths_can_be_told_apart_by_every_eye(theme: Theme, sight: str) -> None:
    seen = {fan: lab(theme.fans[fan], sight) for fan in MAIN_FANS}
    near = {(a, b): ciede2000(seen[a], seen[b]) for a, b in combinations(seen, 2)}
    pair = min(near, key=lambda key: near[key])
    assert near[pair] >= 10, (pair, near[pair])


@tile_themes
@pytest.mark.parametrize("ink", ["ink", "red", "green", "blue", "index"])
def test_the_signs_of_tiles_can_be_read(tiles: TileTheme, ink: str) -> None:
    assert contrast(getattr(tiles, ink), tiles.face) >= TEXT


@tile_themes
def test_a_tile_face_down_is_not_a_blank_face(tiles: TileTheme) -> None:
    assert contrast(tiles.back, tiles.face) >= GRAPHIC


def test_a_default_button_that_is_disabled_does_not_look_pressable() -> None:
    for theme in THEMES.values():
        sheet = style_sheet(theme, 1.0, "", "")
        rule = sheet[sheet.index("QPushButton:default:disabled") :].split("}")[0]
        assert f"background: {theme.sunk}; color: {theme.ink3}" in rule
        assert sheet.index("QPushButton:default {") < sheet.index("QPushButton:default:disabled")
