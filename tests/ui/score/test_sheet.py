"""The score sheet shows any scored hand; it needs no session, no page and no archive."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.rules import won
from tests.rules.hands import SIHAI
from tests.ui.in_front import a_look
from trainer.coach.score_board import Board, ClassLane, board
from trainer.coach.score_trial import Trial
from trainer.coach.score_view import ScoreView
from trainer.rules import FanClass, FanId, Occurrence, Phrase, WonHand, score_choice
from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.score import ScoreSheet
from trainer.ui.score.grid import ROOMY, Measures
from trainer.ui.score.head import vector_tiles
from trainer.ui.score.lanes import MatrixPainter, MatrixState, SheetOptions, matrix_grid
from trainer.ui.theme import ThemeId

EDITOR = Measures(
    66, 44, bar=24, seat=18, labels=168, klass=0, column=96, gutter=4, tile=27, reasons=260, points=60, rule=26
)
"""The sheet beside the words of a lesson: columns of 88, tiles of 27."""
HANDOUT = Measures(
    100, 39, bar=20, seat=16, labels=220, klass=120, column=164, gutter=4, tile=50, reasons=20, points=20
)
"""Five columns of 156 on paper."""


@pytest.fixture
def look() -> Look:
    """A still look in Chinese."""
    return a_look(Language.ZH, ThemeId.LIGHT)


def picture(look: Look, of: WonHand, shown: Board, measures: Measures, state: MatrixState | None = None) -> QImage:
    """A board painted by itself."""
    grid = matrix_grid(shown, of, 1064, measures, look)
    image = QImage(1064, round(grid.height), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    MatrixPainter(look, of, shown, grid, vector_tiles(look)).paint(painter, state or MatrixState())
    painter.end()
    return image


def test_a_bare_score_is_shown_and_its_fans_are_wished_for(qtbot: QtBot, look: Look) -> None:
    sheet = ScoreSheet(look)
    qtbot.addWidget(sheet)
    sheet.resize(1000, 600)
    sheet.show_view(ScoreView.alone(won.EXAMPLE_2), SheetOptions())
    sheet.show()
    assert sheet.sum.accessibleName().startswith("平和 5 + 一般高 20 + 一条龙 30 = 55 分")
    assert "付 170 分" in sheet.beneath.accessibleName()
    with qtbot.waitSignal(sheet.rule_wanted, timeout=1000) as asked:
        qtbot.mouseClick(sheet.matrix.spots.labels[1], Qt.MouseButton.LeftButton)
    assert asked.args == [FanId.YIBANGAO]


def test_a_tried_choice_is_wished_for_not_taken(qtbot: QtBot, look: Look) -> None:
    sheet = ScoreSheet(look)
    qtbot.addWidget(sheet)
    sheet.show_view(ScoreView.alone(won.EXAMPLE_2).trying(), SheetOptions())
    sheet.show()
    with qtbot.waitSignal(sheet.tried, timeout=1000) as tried:
        qtbot.keyClick(sheet.matrix.spots.bars[0, 0], Qt.Key.Key_Delete)
    assert tried.args is not None
    (trial,) = tried.args
    assert isinstance(trial, Trial)
    assert trial.score.total == 50
    assert "55" in sheet.sum.accessibleName()


@pytest.mark.parametrize("measures", [EDITOR, HANDOUT], ids=["editor", "handout"])
def test_other_sizes_are_other_measures(look: Look, measures: Measures) -> None:
    found = board(ScoreView.alone(won.EXAMPLE_4).score)
    grid = matrix_grid(found, won.EXAMPLE_4, 1064, measures, look)
    assert grid.column == measures.column
    assert grid.panel(0).width() == measures.column - 2 * measures.gutter
    assert grid.tile <= measures.tile
    assert not picture(look, won.EXAMPLE_4, found, measures).isNull()


def test_lanes_that_a_learner_fills_show_their_free_seats(look: Look) -> None:
    of = won.EXAMPLE_3
    best = ScoreView.alone(of).score
    placed = [Occurrence(r.fan, r.parts) for r in best.receipts if r.fan is FanId.SANSETONGSHUN]
    score = score_choice(best.reading, best.circumstances, placed, SIHAI)
    classes = (FanClass.FORM, FanClass.TERMINALS, FanClass.SUITS, FanClass.SAME, FanClass.RUN, FanClass.MIXED)
    filled = {lane.klass: replace(lane, rows=lane.rows[:1]) for lane in board(score).lanes}
    columns = tuple(range(5))
    lanes = tuple(filled[klass] if klass is FanClass.MIXED else ClassLane(klass, (), columns) for klass in classes)
    exercise = Board(score, board(score).order, lanes, ())
    grid = matrix_grid(exercise, of, 1064, ROOMY, look)
    assert grid.lines == 6
    image, bare = picture(look, of, exercise, ROOMY), picture(look, of, replace(exercise, lanes=()), ROOMY)
    for line, column in ((0, 0), (4, 4)):
        middle = grid.seat(line, column).center().toPoint()
        ring = range(middle.x() - 8, middle.x() + 9)
        assert len({image.pixel(x, middle.y()) for x in ring}) > 1
    assert image.height() > bare.height()


def test_a_heading_takes_the_place_of_the_rule(look: Look) -> None:
    found = board(ScoreView.alone(won.EXAMPLE_2).score)
    grid = matrix_grid(found, won.EXAMPLE_2, 1064, ROOMY, look)
    room = grid.beside().toRect()
    images = []
    for options in (SheetOptions(), SheetOptions(heading=Phrase.of("book-seat", seat=won.EXAMPLE_2.winner))):
        image = QImage(1064, round(grid.height), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        MatrixPainter(look, won.EXAMPLE_2, found, grid, vector_tiles(look), options).paint(painter, MatrixState())
        painter.end()
        images.append(image.copy(room))
    assert images[0] != images[1]


def test_the_first_meld_touched_shows_what_a_class_is(look: Look) -> None:
    found = board(ScoreView.alone(won.EXAMPLE_2).score)
    room = matrix_grid(found, won.EXAMPLE_2, 1064, ROOMY, look).beside().toRect()
    before = picture(look, won.EXAMPLE_2, found, ROOMY).copy(room)
    touched = picture(look, won.EXAMPLE_2, found, ROOMY, MatrixState(touched=True)).copy(room)
    assert before != touched
