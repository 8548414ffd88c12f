"""What colours a button takes in each state."""

import pytest

from trainer.ui.controls.button_kinds import OUTLINE, PRIMARY, QUIET, ButtonKind, ButtonState, Paint, mixed
from trainer.ui.theme import THEMES, Theme, ThemeId

LIGHT = THEMES[ThemeId.LIGHT]


@pytest.mark.parametrize(("share", "expected"), [(0, "#204060"), (1, "#a0c0e0"), (0.5, "#6080a0"), (0.12, "#2f4f6f")])
def test_a_share_of_another_colour_goes_into_each_channel(share: float, expected: str) -> None:
    assert mixed("#204060", "#A0C0E0", share) == expected


@pytest.mark.parametrize(
    ("enabled", "down", "pointed_at", "feel"),
    [
        (True, False, False, ButtonState.RESTING),
        (True, False, True, ButtonState.POINTED_AT),
        (True, True, True, ButtonState.DOWN),
        (True, True, False, ButtonState.DOWN),
        (False, True, True, ButtonState.DISABLED),
    ],
)
def test_one_state_is_shown(enabled: bool, down: bool, pointed_at: bool, feel: ButtonState) -> None:
    assert ButtonState.of(enabled=enabled, down=down, pointed_at=pointed_at) is feel


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("kind", [PRIMARY, OUTLINE], ids=["primary", "outline"])
def test_a_filled_button_is_another_colour_in_every_state(kind: ButtonKind, theme: Theme) -> None:
    assert len({kind.colours(theme, feel).fill for feel in ButtonState}) == len(ButtonState)


def test_the_primary_button_rests_in_the_accent() -> None:
    assert PRIMARY.colours(LIGHT, ButtonState.RESTING).fill == LIGHT.accent.lower()


def test_the_outline_button_rests_on_the_surface() -> None:
    assert OUTLINE.colours(LIGHT, ButtonState.RESTING).fill == LIGHT.surface.lower()


def lightness(colour: str) -> int:
    """All three channels together."""
    return sum(int(colour[at : at + 2], 16) for at in (1, 3, 5))


@pytest.mark.parametrize("kind", [PRIMARY, OUTLINE], ids=["primary", "outline"])
def test_a_press_takes_more_of_the_ink_than_the_pointer_and_neither_all_of_it(kind: ButtonKind) -> None:
    fills = [kind.colours(LIGHT, feel).fill for feel in (ButtonState.RESTING, ButtonState.POINTED_AT, ButtonState.DOWN)]
    resting, pointed_at, down = map(lightness, fills)
    assert resting > pointed_at > down > lightness(LIGHT.ink1)


def test_the_words_of_a_quiet_button_are_in_full_ink_while_it_is_pointed_at() -> None:
    inks = [QUIET.colours(LIGHT, feel).ink for feel in (ButtonState.RESTING, ButtonState.POINTED_AT, ButtonState.DOWN)]
    assert inks == [LIGHT.ink2, LIGHT.ink1, LIGHT.ink1]


def test_a_quiet_button_has_a_ground_only_while_it_is_pointed_at() -> None:
    assert [bool(QUIET.colours(LIGHT, feel).fill) for feel in ButtonState] == [False, True, True, False]
    assert {QUIET.colours(LIGHT, feel).edge for feel in ButtonState} == {""}


@pytest.mark.parametrize("kind", [PRIMARY, OUTLINE, QUIET])
def test_what_cannot_be_pressed_is_written_in_the_faintest_ink(kind: ButtonKind) -> None:
    paints: list[Paint] = [kind.colours(LIGHT, feel) for feel in ButtonState]
    assert [paint.ink == LIGHT.ink3 for paint in paints] == [False, False, False, True]
