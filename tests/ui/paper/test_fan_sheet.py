"""The sheet of fans as it is really written: pages, vectors, and that nothing stands on something else."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from trainer.rules import load_values
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.paper.fan_sheet import FanSheet, save_fan_sheet, save_large_sheet
from trainer.ui.paper.sheet import HEIGHT, LARGE, MARGIN, USUAL, WIDTH, Leaf, sheet_look
from trainer.ui.score.export import ExportError

pytestmark = pytest.mark.usefixtures("qapp")
VALUES = load_values("sihai")


@pytest.fixture(params=Language)
def look(request: pytest.FixtureRequest) -> Look:
    return Look(Words(request.param))


def painted(leaf: Leaf) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    leaf(painter)
    painter.end()
    return image


def is_blank(image: QImage, room: QRectF) -> bool:
    part = image.copy(room.toRect())
    return all(
        part.pixel(x, y) & 0xFFFFFF == 0xFFFFFF for y in range(0, part.height(), 2) for x in range(0, part.width(), 2)
    )


def test_the_sheet_is_one_page_of_vectors_with_its_own_fonts(look: Look, tmp_path: Path) -> None:
    save_fan_sheet(look, VALUES, tmp_path / "sheet.pdf")
    content = (tmp_path / "sheet.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", content)) == 1
    assert b"/Subtype /Image" not in content
    assert b"/FontFile2" in content


def test_large_print_has_a_page_a_group(look: Look, tmp_path: Path) -> None:
    save_large_sheet(look, VALUES, tmp_path / "sheet.pdf")
    content = (tmp_path / "sheet.pdf").read_bytes()
    assert len(re.findall(rb"/Type /Page\b", content)) == 3
    assert b"/Subtype /Image" not in content


def test_margins_stay_free_on_every_page(look: Look) -> None:
    small, large = FanSheet(sheet_look(look, USUAL), VALUES), FanSheet(sheet_look(look, LARGE), VALUES)
    for leaf in (*small.one_page(), *large.large_print()):
        image = painted(leaf)
        assert is_blank(image, QRectF(0, 0, MARGIN - 2, HEIGHT))
        assert is_blank(image, QRectF(WIDTH - MARGIN + 2, 0, MARGIN - 2, HEIGHT))
        assert is_blank(image, QRectF(0, HEIGHT - 12, WIDTH, 12))


def test_nothing_is_painted_onto_the_foot(look: Look) -> None:
    small, large = FanSheet(sheet_look(look, USUAL), VALUES), FanSheet(sheet_look(look, LARGE), VALUES)
    for leaf in (*small.one_page(), *large.large_print()):
        assert is_blank(painted(leaf), QRectF(0, 1689, WIDTH, 4))


def test_a_file_that_cannot_be_written_is_told(look: Look, tmp_path: Path) -> None:
    with pytest.raises(ExportError):
        save_fan_sheet(look, VALUES, tmp_path / "no such folder" / "sheet.pdf")
