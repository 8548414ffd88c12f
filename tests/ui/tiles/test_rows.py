"""Tiles lie in rows as on a table: called ones on their side where they tell who gave them, nothing on another."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from trainer.rules import TILES, Relation, Tile
from trainer.ui.theme import THEMES, TILE_THEMES, ThemeId, TileThemeId
from trainer.ui.tiles import (
    Group,
    RowMetrics,
    TileArt,
    TileFace,
    TileState,
    concealed_kong_faces,
    draw_row,
    fitting_width,
    ghost_faces,
    meld_faces,
)

CHOW = (Tile.M7, Tile.M8, Tile.M9)
groups_of_tiles = st.lists(
    st.lists(st.builds(TileFace, st.sampled_from(TILES), turned=st.booleans()), min_size=1, max_size=4).map(tuple),
    min_size=1,
    max_size=5,
)


@pytest.mark.parametrize(("giver", "place"), [(Relation.PREVIOUS, 0), (Relation.ACROSS, 1), (Relation.NEXT, 2)])
@pytest.mark.parametrize("claimed", CHOW)
def test_the_place_of_the_called_tile_tells_who_gave_it(claimed: Tile, giver: Relation, place: int) -> None:
    faces = meld_faces(CHOW, claimed, giver)
    assert [face.turned for face in faces] == [at == place for at in range(3)]
    assert faces[place].tile is claimed
    assert sorted(face.tile for face in faces if face.tile is not None) == list(CHOW)


def test_the_tile_of_a_kong_called_from_the_right_lies_last() -> None:
    assert [face.turned for face in meld_faces([Tile.Z7] * 4, Tile.Z7, Relation.NEXT)] == [False, False, False, True]


def test_a_meld_of_the_hand_stands_upright() -> None:
    upright = tuple(TileFace(tile) for tile in CHOW)
    assert meld_faces(CHOW) == meld_faces(CHOW, Tile.M8) == meld_faces(CHOW, giver=Relation.NEXT) == upright


def test_a_concealed_kong_hides_its_outer_tiles() -> None:
    states = [face.state for face in concealed_kong_faces(Tile.S1)]
    assert states == [TileState.DOWN, TileState.REST, TileState.REST, TileState.DOWN]
    assert {face.mini for face in concealed_kong_faces(Tile.S1)} == {False}
    assert {face.mini for face in concealed_kong_faces(Tile.S1, mini=True)} == {True}


@pytest.mark.parametrize(
    ("tiles", "missing", "hollow"),
    [
        (CHOW, (), "..."),
        (CHOW, (Tile.M8,), ".o."),
        ((Tile.P5,) * 3, (Tile.P5,), "..o"),
        ((Tile.P5,) * 3, (Tile.P5, Tile.P5), ".oo"),
        ((Tile.Z1, Tile.Z1), (Tile.Z1, Tile.Z1), "oo"),
    ],
)
def test_missing_tiles_are_hollow(tiles: tuple[Tile, ...], missing: tuple[Tile, ...], hollow: str) -> None:
    faces = ghost_faces(tiles, missing)
    assert "".join("o" if face.state is TileState.MISSING else "." for face in faces) == hollow
    assert [face.tile for face in faces] == list(tiles)
    assert all(face.mini for face in faces)


@given(groups_of_tiles, st.floats(10, 100), st.floats(0, 5), st.floats(5, 30))
def test_nothing_lies_on_another_and_all_stand_on_one_line(
    groups: list[Group], width: float, gap: float, group_gap: float
) -> None:
    metrics = RowMetrics(width, gap, group_gap)
    rects = [rect for group in metrics.places(groups, QPointF(7, 9)) for rect in group]
    assert all(right.left() - left.right() >= gap - 1e-6 for left, right in pairwise(rects))
    assert {round(rect.bottom(), 6) for rect in rects} == {round(9 + width * 4 / 3, 6)}
    assert rects[0].left() == 7
    assert rects[-1].right() - 7 == pytest.approx(metrics.measure(groups).width())


@given(groups_of_tiles, st.floats(200, 1000), st.floats(10, 90))
def test_a_row_shrinks_into_its_room(groups: list[Group], room: float, widest: float) -> None:
    width = fitting_width(groups, room, widest)
    assert 1 <= width <= widest
    assert RowMetrics(width).measure(groups).width() <= room + 1e-6
    if width < widest:
        assert RowMetrics(width + 1).measure(groups).width() > room


def test_an_empty_row_keeps_the_widest_tile() -> None:
    assert fitting_width([], 100, 42) == 42


@pytest.mark.parametrize(
    ("groups", "room"),
    [([meld_faces(CHOW)], 3 * 20 + 2), ([(TileFace(Tile.M1),)] * 3, 3 * 20 + 2 * 4), ([(TileFace(Tile.M1),)], 20)],
)
def test_a_row_that_fits_to_the_pixel_is_as_large_as_its_room(groups: list[Group], room: int) -> None:
    assert fitting_width(groups, room, 42) == 20
    assert fitting_width(groups, room - 1, 42) == 19
    size = RowMetrics(20).measure(groups)
    assert (size.width(), size.height()) == (room, pytest.approx(20 * 4 / 3))


def test_a_row_without_room_keeps_the_thinnest_tile() -> None:
    assert fitting_width([meld_faces(CHOW)], 1, 42) == 1


def test_a_row_is_drawn_where_it_says(qapp: object) -> None:
    assert qapp
    art = TileArt(TILE_THEMES[TileThemeId.IVORY], THEMES[ThemeId.LIGHT], True)
    canvas = QImage(400, 80, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    metrics = RowMetrics(36, 1, 12)
    groups = [meld_faces(CHOW, Tile.M7, Relation.PREVIOUS), meld_faces([Tile.Z7] * 3)]
    placed = draw_row(painter, art, groups, metrics, QPointF(5, 5))
    painter.end()
    assert placed == metrics.places(groups, QPointF(5, 5))
    assert all(canvas.pixelColor(rect.center().toPoint()).alpha() == 255 for group in placed for rect in group)
    assert canvas.pixelColor(round(placed[0][2].right()) + 6, 40).alpha() == 0
