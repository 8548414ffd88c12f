"""What a learner does between hands: other pages, the log, the keys, another language, another size of the window."""

from functools import partial
from typing import cast

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication

from tests.bench.learner import Learner
from trainer.coach.rule_book.places import ARTICLES, Kind, Place
from trainer.rules import FanId, Tile
from trainer.store import ThemeChoice
from trainer.text import Language
from trainer.ui.bench import BenchPage
from trainer.ui.rulebook import RuleBookPage
from trainer.ui.score import ScorePage

_NONE = Qt.KeyboardModifier.NoModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier
_TURNS = ("first", "again", "again", "again")
_SIZES = ((1400, 880), (1280, 800), (1180, 760), (1040, 720), (1180, 760), (1280, 800), (1440, 900))


def end_hand(learner: Learner) -> None:
    """Look at the scoring page, if somebody won, and go on to the next hand."""
    window = learner.window
    if window.page is learner.table and learner.table.table.action_bar.button("score") is not None:
        learner.do("opening the score of another", partial(learner.key, Qt.Key.Key_Return))
    if isinstance(window.page, ScorePage):
        learner.do("resizing the score page", partial(window.resize, 1280, 800))
        learner.do("resizing the score page", partial(window.resize, 1440, 900))
        for turn in _TURNS[:2]:
            learner.do(f"comparison on the score page, {turn}", partial(learner.key, Qt.Key.Key_N))
        learner.do("score page row by row", partial(learner.key, Qt.Key.Key_S))
        learner.do("score page shown whole", partial(learner.key, Qt.Key.Key_X))
    learner.do("next hand", partial(learner.key, Qt.Key.Key_Return))


def use_table_keys(learner: Learner) -> None:
    """Take moves back and make them again; the log, the keys, a pinned path, every hint level."""
    for kind, key in (("undo", Qt.Key.Key_Z), ("redo", Qt.Key.Key_Y)):
        for _ in range(3):
            learner.do(kind, partial(learner.key, key, _CONTROL))
    for turn in _TURNS:
        for kind, key in (("log", Qt.Key.Key_L), ("keys", Qt.Key.Key_F1)):
            learner.do(f"opening the {kind}, {turn}", partial(learner.key, key))
            learner.do(f"closing the {kind}", partial(learner.key, Qt.Key.Key_Escape))
        learner.do("pinning a path", partial(learner.key, Qt.Key.Key_1, Qt.KeyboardModifier.ShiftModifier))
    for level in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4):
        learner.do("hint level", partial(learner.key, level, Qt.KeyboardModifier.AltModifier))


def visit_pages(learner: Learner) -> None:
    """Settings, bench with its scoring page, and the rule book, each twice and looked at."""
    window = learner.window
    for turn in _TURNS[:3]:
        learner.do(f"opening settings, {turn}", partial(learner.key, Qt.Key.Key_Comma, _CONTROL))
        _scroll(learner, "settings")
        learner.do("back to the table", partial(learner.key, Qt.Key.Key_Escape))
        learner.do(f"opening the bench, {turn}", partial(learner.key, Qt.Key.Key_B, _CONTROL))
        if turn == _TURNS[0]:
            for tile in (Tile.M1, Tile.M2, Tile.M3, Tile.Z5, Tile.P7):
                palette = cast(BenchPage, window.page).palette_tiles.tiles[tile]
                learner.do("tile of the bench", partial(learner.click, palette))
        example = cast(BenchPage, window.page).examples["straight"]
        learner.do("example of the bench", partial(learner.click, example))
        window.page.setFocus()
        learner.do(f"opening the bench's score, {turn}", partial(learner.key, Qt.Key.Key_Return))
        learner.do("back to the bench", partial(learner.key, Qt.Key.Key_Escape))
        learner.do(f"opening the rule book, {turn}", partial(learner.key, Qt.Key.Key_F1))
        for fan in (FanId.PINGHE, FanId.QIDUI, FanId.YITIAOLONG):
            book = cast(RuleBookPage, window.page)
            learner.do("clause of the rule book", partial(book.open, Place.of_fan(fan)))
        for article in ARTICLES:
            book = cast(RuleBookPage, window.page)
            learner.do("article of the rule book", partial(book.open, Place(Kind.ARTICLE, article)))
        _scroll(learner, "the rule book")
        learner.do("back to the bench", partial(learner.key, Qt.Key.Key_Escape))
        learner.do("back to the table", partial(learner.key, Qt.Key.Key_Escape))


def change_settings(learner: Learner) -> None:
    """English and back, dark and back; in English the table is looked at."""
    window = learner.window
    for name, values in (
        ("language", (Language.EN, Language.ZH)),
        ("theme", (ThemeChoice.DARK, ThemeChoice.LIGHT)),
    ):
        for value in values:
            learner.do("opening settings, again", partial(learner.key, Qt.Key.Key_Comma, _CONTROL))
            button = _button(learner, name, value)
            learner.do(f"change of {name}", partial(learner.click, button))
            learner.do(f"the table after a change of {name}", partial(learner.key, Qt.Key.Key_Escape))
    assert window.page is learner.table


def resize(learner: Learner) -> None:
    """Give the window other sizes, and at last the first one again, at the table and on the other pages."""
    for kind, key in (("the table", None), ("the bench", Qt.Key.Key_B), ("settings", Qt.Key.Key_Comma)):
        if key is not None:
            learner.do("page to be resized", partial(learner.key, key, _CONTROL))
        for size in _SIZES:
            learner.do(f"resizing {kind}", partial(learner.window.resize, *size))
        if key is not None:
            learner.do("back to the table", partial(learner.key, Qt.Key.Key_Escape))


def _button(learner: Learner, name: str, value: object) -> QAbstractButton:
    """The button of a setting's value, by what it says to a screen reader."""
    words = learner.table.look.words
    said = f"{words(f'setting-name-{name}')}: {words(f'settings-{name}-{value}')}"
    buttons = learner.window.page.findChildren(QAbstractButton)
    return next(button for button in buttons if button.accessibleName() == said)


def _scroll(learner: Learner, kind: str) -> None:
    """Turn the wheel over the page."""
    area = max(learner.window.page.findChildren(QAbstractScrollArea), key=lambda area: area.width())
    for _ in range(4):
        learner.do(f"scrolling {kind}", partial(_turn_wheel, area))


def _turn_wheel(area: QAbstractScrollArea) -> None:
    spot = QPointF(area.viewport().rect().center())
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    down = QPoint(0, -360)
    event = QWheelEvent(spot, area.viewport().mapToGlobal(spot), QPoint(), down, none, _NONE, phase, False)
    QApplication.sendEvent(area.viewport(), event)
