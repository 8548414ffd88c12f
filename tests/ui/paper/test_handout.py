"""Handouts on paper: four questions a page, nothing beyond the margins, vectors only, and the page that makes them."""

from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.fits import misfits
from tests.ui.in_front import bring_to_front
from trainer.coach.bench import Terms
from trainer.coach.exercises import ExerciseKind
from trainer.coach.handouts import Handout, HandoutItem, HandoutPlan, missed_steps
from trainer.coach.packs import Wording, step_answer
from trainer.coach.packs.files import starter
from trainer.coach.packs.presentation import Presentation
from trainer.rules import Scheme, load_values
from trainer.store.learning import Answer, add_answer
from trainer.store.pack_shelf import PackShelf
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.page import Context
from trainer.ui.paper.handout import HandoutPages, PaperStyle, Tongue
from trainer.ui.paper.page import PaperPage
from trainer.ui.paper.sheet import MARGIN, Leaf, PaperSize, save_pages

VALUES = load_values("sihai")
PACK = starter("no-reuse")
PLAN = HandoutPlan.of(PACK, PACK.chapters[0])
STYLES = [PaperStyle(size, tongue, large) for size in PaperSize for tongue in Tongue for large in (False, True)]


@cache
def handout(name: str) -> Handout:
    """The four published hands, or a question of each kind."""
    steps = PLAN.steps if name == "hands" else missed_steps((kind.value, 3, None) for kind in ExerciseKind)
    terms = Terms(VALUES, Scheme.SIHAI, 10)
    return Handout(
        PLAN.title, PLAN.source, tuple(HandoutItem(step, step_answer(step.content, terms)) for step in steps)
    )


def leaves(name: str, style: PaperStyle) -> tuple[Leaf, ...]:
    """The pages of a handout."""
    return HandoutPages.of(handout(name), VALUES, style, Look(Words(Language.ZH))).leaves()


def inked(leaf: Leaf, size: PaperSize) -> tuple[int, int, int, int]:
    """How far ink comes to the four edges of a page, left, top, right, bottom, at half its size."""
    image = QImage(size.width // 2, size.height // 2, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    leaf(painter)
    painter.end()
    data, line = bytes(image.constBits()), image.bytesPerLine()
    rows = [data[y * line : y * line + image.width()] for y in range(image.height())]
    ink = [y for y, row in enumerate(rows) if min(row) < 200]
    columns = [x for x in range(image.width()) if min(row[x] for row in rows) < 200]
    return min(columns), min(ink), image.width() - 1 - max(columns), image.height() - 1 - max(ink)


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_nothing_leaves_the_margins(qapp: QApplication, style: PaperStyle) -> None:
    assert qapp
    for leaf in (*leaves("hands", style)[:1], *leaves("exercises", style)[-1:]):
        left, top, right, bottom = inked(leaf, style.size)
        assert min(left, right) >= MARGIN // 2 - 2
        assert min(top, bottom) >= 8


@pytest.mark.parametrize("size", PaperSize)
@pytest.mark.parametrize("tongue", Tongue)
def test_four_hands_fill_a_page_and_two_in_large_print(qapp: QApplication, size: PaperSize, tongue: Tongue) -> None:
    assert qapp
    answers = 2 if tongue is Tongue.BOTH else 1
    questions = 2 if tongue is Tongue.BOTH and size is PaperSize.LETTER else 1  # the fans in both take five more lines
    assert len(leaves("hands", PaperStyle(size, tongue))) == questions + answers
    assert len(leaves("hands", PaperStyle(size, tongue, large=True))) >= 2 + answers


def test_in_black_and_white_there_is_no_colour(qapp: QApplication) -> None:
    assert qapp
    for leaf in leaves("hands", PaperStyle(colour=False)):
        image = QImage(620, 877, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.scale(0.5, 0.5)
        leaf(painter)
        painter.end()
        pixels = bytes(image.constBits())
        assert pixels[::4] == pixels[1::4] == pixels[2::4]


def test_a_pdf_is_made_of_vectors(qapp: QApplication, tmp_path: Path) -> None:
    assert qapp
    path = tmp_path / "handout.pdf"
    save_pages(leaves("hands", PaperStyle(PaperSize.LETTER)), path, "x", PaperSize.LETTER)
    content = path.read_bytes()
    assert content.startswith(b"%PDF")
    assert b"/Subtype /Image" not in content
    assert b"/MediaBox [0 0 612" in content


@pytest.fixture
def page(context: Context, qtbot: QtBot) -> PaperPage:
    """The page of handouts, on the four published hands, their answers there."""
    made = PaperPage(context)
    made.enter(PLAN)
    bring_to_front(qtbot, made, context.look, (1280, 800))
    qtbot.waitUntil(made.pdf.isEnabled)
    return made


def test_a_chapter_is_saved_by_keys(page: PaperPage, qtbot: QtBot, tmp_path: Path) -> None:
    assert page.about.text() == "4 题，2 页；先题目，后答案。"
    page.files.ask_save = lambda _title, proposed, _kinds: str(tmp_path / Path(proposed).name)
    qtbot.keyClick(page, "S", Qt.KeyboardModifier.ControlModifier)
    assert page.told.text() == "已存 公布的四个例子.pdf"
    assert (tmp_path / "公布的四个例子.pdf").read_bytes().startswith(b"%PDF")


def test_a_chapter_is_printed(page: PaperPage, qtbot: QtBot, tmp_path: Path) -> None:
    def into_a_file(printer: QPrinter) -> bool:
        """Print into a file."""
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        return True

    page.ask_printer = into_a_file
    qtbot.keyClick(page, "P", Qt.KeyboardModifier.ControlModifier)
    assert page.told.text() == "已送去打印，2 页"
    assert (tmp_path / "printed.pdf").stat().st_size > 10_000


def test_the_pages_follow_the_choices(page: PaperPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.large, Qt.MouseButton.LeftButton)
    assert "4 页" in page.about.text()
    qtbot.mouseClick(page.tongue.segment(2), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.paper.segment(1), Qt.MouseButton.LeftButton)
    assert page.chosen == PaperStyle(PaperSize.LETTER, Tongue.BOTH, large=True)
    assert sum(view.isVisibleTo(page) for view in page.preview.pages) > 4
    assert list(misfits(page)) == []


def test_what_was_missed_is_asked_again(context: Context, qtbot: QtBot) -> None:
    made = PaperPage(context)
    bring_to_front(qtbot, made, context.look, (1280, 800))
    made.source.setCurrentIndex(made.source.count() - 1)
    made.source.activated.emit(made.source.currentIndex())
    assert made.about.text().startswith("还没有错题")
    assert not made.pdf.isEnabled()
    when = datetime(2026, 11, 29, tzinfo=UTC)
    add_answer(context.session.saving.archive, Answer("total", 7, right=False, ms=9, at=when, error_kind="wrong-total"))
    made.enter(None)
    qtbot.waitUntil(made.pdf.isEnabled)
    assert made.about.text() == "1 题，2 页；先题目，后答案。"
    assert made.plan.title == Wording("我的错题", "My missed exercises")


def test_a_presented_step_brings_its_chapter_and_own_packs_are_offered(
    page: PaperPage, context: Context, qtbot: QtBot
) -> None:
    own = replace(PACK, title=Wording("自己的", "mine"))
    PackShelf(context.settings.profile.packs_folder).add(own)
    page.enter(Presentation(own, at=5))
    assert page.plan == HandoutPlan.of(own, own.chapters[1])
    assert [page.source.itemText(place) for place in range(2)] == [own.chapters[1].title.zh, "自己的"]
    page.source.setCurrentIndex(1)
    page.source.activated.emit(1)
    assert page.plan == HandoutPlan.of(own, own.chapters[0])
    qtbot.waitUntil(page.pdf.isEnabled)
