"""Club packs: one as large as may be opens within a second, and each step of a presentation within 100 ms."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from trainer.coach.bench import EXAMPLES
from trainer.coach.packs import MOST_BYTES, Chapter, Pack, PackStep, Wording, pack_text, read_pack
from trainer.coach.packs.files import STARTERS, starter
from trainer.coach.packs.presentation import Presentation
from trainer.store import Settings
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.present import PresentPage


@pytest.fixture
def large() -> bytes:
    """A pack of nearly five million bytes."""
    step = PackStep(EXAMPLES["straight"], Wording("题", "title"), notes=Wording("注" * 300, "n" * 300))
    chapter = Chapter(Wording("章", "chapter"), (step,) * 175)
    text = pack_text(Pack(Wording("大", "large"), (chapter,) * 20)).encode()
    assert 0.9 * MOST_BYTES < len(text) <= MOST_BYTES
    return text


def test_a_pack_as_large_as_may_be(benchmark: BenchmarkFixture, large: bytes) -> None:
    assert len(benchmark.pedantic(read_pack, (large,), rounds=5).steps) == 20 * 175


def test_sixty_steps(qtbot: QtBot, benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """One round is one key: what is revealed, and painted."""
    steps = tuple(step for name in STARTERS for step in starter(name).steps) * 2
    with given(Look(Words(Language.ZH)), tmp_path, Settings(), Ways()) as context:
        page = PresentPage(context)
        page.resize(1280, 720)
        page.show()
        qtbot.waitExposed(page)
        page.enter(Presentation(Pack(chapters=(Chapter(steps=steps[:60]),))))

        def ready() -> None:
            """Wait for the answer of the step."""
            qtbot.waitUntil(lambda: page.answer is not None, timeout=20_000)

        def press() -> None:
            """Go on by one key."""
            QApplication.sendEvent(
                page, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
            )
            page.slide.repaint()

        benchmark.pedantic(press, setup=ready, rounds=300, iterations=1)
        assert page.deck is not None
        assert page.deck.at == 59
        page.close()
        page.deleteLater()
