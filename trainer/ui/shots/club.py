"""Pictures of the pages for a club: score keeper, handout, exam, mixed table."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from trainer.coach.bench import Setup
from trainer.coach.evening import Draft, journal_from_data
from trainer.coach.handouts import HandoutPlan
from trainer.coach.packs.files import starter
from trainer.json_text import read_json
from trainer.resources import asset, read_text
from trainer.rules import Seat
from trainer.session import TableSession
from trainer.store.evenings import KeptEvening
from trainer.ui.exam import ExamPage
from trainer.ui.keeper import KeeperPage
from trainer.ui.mixed import MixedPage
from trainer.ui.window import MainWindow


def _keeper(window: MainWindow, _: TableSession) -> None:
    """An evening of eight hands, and the ninth as it is entered."""
    journal = journal_from_data(read_json(read_text(asset("scenes/evening.json"))))
    window.open_page("keeper", KeptEvening("sample", datetime(2026, 11, 29, 20, 4), journal.undo()))
    page = window.page
    assert isinstance(page, KeeperPage)
    page.work.show_draft(replace(Draft.of(journal.evening.entries[-1], len(journal.evening.entries)), corrects=False))


def _paper(window: MainWindow, _: TableSession) -> None:
    """The four published examples as a handout."""
    pack = starter("no-reuse")
    window.open_page("paper", HandoutPlan.of(pack, pack.chapters[0]))


def _exam(window: MainWindow, _: TableSession) -> None:
    """The first question of paper 1."""
    window.open_page("exam")
    page = window.page
    assert isinstance(page, ExamPage)
    page.setup.begin.click()


def _mixed(window: MainWindow, _: TableSession) -> None:
    """The veil over the first hand of a mixed table."""
    window.open_page("mixed")
    page = window.page
    assert isinstance(page, MixedPage)
    page.setup.begin.click()


def _board(setup: Setup, window: MainWindow, _: TableSession) -> None:
    """A hand on its way, with the rivers of the table."""
    window.open_page("bench", setup)


RIVERS: Final = "9m3z1p / 5z4z9s / 1s1z / 8m5p2z"
BOARDS: Final[Mapping[str, Callable[[MainWindow, TableSession], None]]] = MappingProxyType(
    {
        "position": partial(_board, Setup("123m12399p57s112z4s", Seat.S, seen=RIVERS)),
        "waits": partial(_board, Setup("23456789m123p55s", Seat.S, seen=RIVERS)),
    }
)
"""Hands that the bench can show on their way."""

CLUB_PAGES: Final[Mapping[str, Callable[[MainWindow, TableSession], None]]] = MappingProxyType(
    {"keeper": _keeper, "paper": _paper, "exam": _exam, "mixed": _mixed}
)
"""How each of them is brought to what its picture shows."""
