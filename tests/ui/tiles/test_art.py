"""The tiles are all there, all different, drawn within their faces, and as sharp as the screen."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBitmap, QColor, QImage, QPainter, QRegion
from PySide6.QtSvg import QSvgRenderer

from trainer.resources import asset
from trainer.rules import TILES, Tile
from trainer.ui.theme import THEMES, TILE_THEMES, ThemeId, TileThemeId
from trainer.ui.tiles import TileArt, TileFace, TileState, corner_index

pytestmark = pytest.mark.usefixtures("qapp")

SCALE = 4
FACE = QRect(2 * SCALE, 2 * SCALE, 56 * SCALE, 70 * SCALE)


def art(tiles: TileThemeId = TileThemeId.IVORY, theme: ThemeId = ThemeId.LIGHT, indices: bool = True) -> TileArt:
    return TileArt(TILE_THEMES[tiles], THEMES[theme], indices)


def image(made: TileArt, face: TileFace, width: float = 60, dpr: float = 1) -> QImage:
    return made.pixmap(face, width, dpr).toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def ink(name: str) -> QRegion:
    """Where a drawing of assets/tiles has ink, at four pixels a unit."""
    drawn = QImage(60 * SCALE, 80 * SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    QSvgRenderer(str(asset(f"tiles/{name}.svg"))).render(painter, QRectF(drawn.rect()))
    painter.end()
    return QRegion(QBitmap.fromImage(drawn.createAlphaMask(Qt.ImageConversionFlag.ThresholdDither)))


@pytest.mark.parametrize(("folder", "room"), [("", FACE), ("mini/", FACE.adjusted(0, 0, 0, 4 * SCALE))])
def test_every_tile_has_a_sign_in_the_middle_of_its_face(folder: str, room: QRect) -> None:
    drawn = {tile: ink(f"{folder}{tile}").boundingRect() for tile in TILES}
    assert [tile for tile in TILES if drawn[tile].isEmpty() or not room.contains(drawn[tile])] == []
    assert [tile for tile in TILES if abs(drawn[tile].center().x() / SCALE - 30) > 1.6] == []


def test_the_corner_index_stands_clear_of_the_sign() -> None:
    assert [tile for tile in TILES if ink(str(tile)).intersects(ink(f"index/{corner_index(tile)}"))] == []


def test_no_two_tiles_look_the_same() -> None:
    made = art(indices=False)
    for mini in (False, True):
        seen = {tile: image(made, TileFace(tile, mini=mini), 20 if mini else 36) for tile in TILES}
        assert all(seen[a] != seen[b] for a, b in combinations(TILES, 2))


def test_the_white_dragon_is_neither_blank_nor_face_down() -> None:
    made = art()
    white, down = image(made, TileFace(Tile.Z5)), image(made, TileFace(Tile.Z5, TileState.DOWN))
    face, middle = QColor(TILE_THEMES[TileThemeId.IVORY].face), white.rect().center()
    assert white.pixelColor(middle) == face
    assert down.pixelColor(middle) == QColor(TILE_THEMES[TileThemeId.IVORY].back)
    assert ink("5z").boundingRect().height() > 40 * SCALE


def test_a_tile_that_nobody_may_see_looks_like_any_other_face_down() -> None:
    made = art()
    assert image(made, TileFace(None)) == image(made, TileFace(Tile.M1, TileState.DOWN))


@pytest.mark.parametrize(
    ("tile", "index"), [(Tile.M1, "1"), (Tile.S9, "9"), (Tile.Z1, "E"), (Tile.Z5, "P"), (Tile.Z6, "F"), (Tile.Z7, "C")]
)
def test_corner_indices(tile: Tile, index: str) -> None:
    assert corner_index(tile) == index


def test_the_corner_index_can_be_left_out() -> None:
    corner = QRect(4, 4, 8, 10)
    bare = image(art(indices=False), TileFace(Tile.M1)).copy(corner)
    assert image(art(), TileFace(Tile.M1)).copy(corner) != bare
    assert {bare.pixelColor(x, y).name() for x in range(8) for y in range(10)} == {"#fffef9"}


@pytest.mark.parametrize(("width", "dpr"), [(20, 1), (36, 1.25), (48, 1.5), (60, 2), (76, 1.5), (21, 1.25)])
def test_pixmaps_have_the_pixels_of_the_screen(dpr: float, width: int) -> None:
    made = art()
    upright = made.pixmap(TileFace(Tile.P7), width, dpr)
    turned = made.pixmap(TileFace(Tile.P7, turned=True), width, dpr)
    assert upright.size() == QSize(round(width * dpr), round(width * 4 / 3 * dpr))
    assert turned.size() == upright.size().transposed()
    assert upright.devicePixelRatio() == dpr


def test_pixmaps_are_kept() -> None:
    made = art()
    first = made.pixmap(TileFace(Tile.P7), 60, 1)
    assert made.pixmap(TileFace(Tile.P7), 60, 1).cacheKey() == first.cacheKey()
    assert made.pixmap(TileFace(Tile.P7), 60, 2).cacheKey() != first.cacheKey()


def test_a_turned_tile_has_its_top_at_the_left() -> None:
    turned = image(art(), TileFace(Tile.M1, TileState.REST, turned=True))
    back = QColor(TILE_THEMES[TileThemeId.IVORY].back)
    assert turned.pixelColor(turned.width() - 2, turned.height() // 2) == back
    assert turned.pixelColor(turned.width() // 2, turned.height() - 2) != back


ACCENT_RING = {TileState.SELECTED, TileState.WINNING, TileState.BEST}


@pytest.mark.parametrize("state", [state for state in TileState if state not in ACCENT_RING])
def test_states_can_be_told_apart(state: TileState) -> None:
    """Large or mini: a quiet tile is always mini, one discarded as drawn never."""
    made = art()
    looks = {other: [image(made, TileFace(Tile.P5, other, mini=mini)) for mini in (False, True)] for other in TileState}
    assert all(looks[state] != look for other, look in looks.items() if other is not state)


@pytest.mark.parametrize("theme", ThemeId)
@pytest.mark.parametrize(
    ("state", "role"),
    [*((state, "accent") for state in sorted(ACCENT_RING)), (TileState.WORSE, "bad")],
)
def test_rings_are_in_the_colours_of_the_interface(theme: ThemeId, state: TileState, role: str) -> None:
    made = image(art(theme=theme), TileFace(Tile.P5, state))
    assert made.pixelColor(1, 40) == QColor(getattr(THEMES[theme], role))


@pytest.mark.parametrize("theme", TileThemeId)
def test_tiles_are_in_the_colours_of_their_theme(theme: TileThemeId) -> None:
    wanted = TILE_THEMES[theme]
    shown = image(art(tiles=theme), TileFace(Tile.P5))
    assert shown.pixelColor(30, 12) == QColor(wanted.face)
    assert shown.pixelColor(30, 37) == QColor(wanted.red)


def test_a_missing_tile_is_hollow() -> None:
    shown = image(art(), TileFace(None, TileState.MISSING))
    assert shown.pixelColor(30, 40).alpha() == 0
    ghost = image(art(), TileFace(Tile.M3, TileState.MISSING), 120)
    pixels = (ghost.pixelColor(x, y) for x in range(120) for y in range(160))
    colours = {pixel.name() for pixel in pixels if pixel.alpha() == 255}
    assert colours == {THEMES[ThemeId.LIGHT].ghost.lower()}


def test_a_disabled_tile_is_weaker_as_a_whole() -> None:
    shown = image(art(), TileFace(Tile.P5, TileState.DISABLED))
    weights = {shown.pixelColor(x, 40).alphaF() for x in range(5, 55)}
    assert len(weights) == 1
    assert weights.pop() == pytest.approx(0.55, abs=0.01)


def test_drawing_returns_the_room_taken_on_whole_pixels() -> None:
    canvas = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(canvas)
    taken = art().draw(painter, QPointF(3.4, 4.6), 36, TileFace(Tile.Z1))
    painter.end()
    assert taken == QRectF(3, 5, 36, 48)


def test_vectors_and_pixmaps_agree() -> None:
    made = art()
    canvas = QImage(60, 80, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    made.paint(painter, QRectF(0, 0, 60, 80), TileFace(Tile.S8))
    painter.end()
    assert canvas == image(made, TileFace(Tile.S8))
