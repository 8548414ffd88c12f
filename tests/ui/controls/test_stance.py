"""How a tile stands, by what is done to it."""

from itertools import product

import pytest

from trainer.ui.controls.tile_button import TilePose
from trainer.ui.tiles import TileState

REST = TileState.REST


@pytest.mark.parametrize(
    ("stance", "shown", "height"),
    [
        (TilePose(), REST, 0),
        (TilePose(selected=True), TileState.SELECTED, 1),
        (TilePose(lifted=True), REST, 1),
        (TilePose(pointed_at=True), REST, 4 / 14),
        (TilePose(selected=True, pointed_at=True), TileState.SELECTED, 1),
        (TilePose(lifted=True, pointed_at=True), REST, 1),
        (TilePose(enabled=False, selected=True, pointed_at=True), REST, 0),
        (TilePose(enabled=False, lifted=True), REST, 1),
        (TilePose(TileState.BEST, selected=True, pointed_at=True), TileState.SELECTED, 1),
        (TilePose(TileState.DISABLED, selected=True, lifted=True, pointed_at=True), TileState.DISABLED, 0),
    ],
)
def test_what_is_shown_and_how_high(stance: TilePose, shown: TileState, height: float) -> None:
    assert stance.shown is shown
    assert stance.height == pytest.approx(height)


def test_a_chosen_tile_is_never_shown_as_pointed_at_too() -> None:
    every = [TilePose(state, *flags) for state in TileState for flags in product((False, True), repeat=4)]
    assert not any(stance.chosen and stance.hovered for stance in every)
    assert {stance.state for stance in every if stance.chosen or stance.hovered} == {
        REST,
        TileState.WINNING,
        TileState.BEST,
    }
