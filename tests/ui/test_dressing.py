"""Pages follow another look one by one: the one that is seen first, others soon after or when they are seen."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from trainer.text import Language, Words
from trainer.ui.dressing import Dressing, PageLook
from trainer.ui.look import Look
from trainer.ui.theme import ThemeId


class Wardrobe:
    """A window with a page that is seen and two that are not."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.look = Look(Words(Language.EN), parent=self.window)
        self.dressing = Dressing(self.look, QObject(self.window))
        self.hidden, self.seen, self.later = (QWidget(self.window) for _ in range(3))
        QVBoxLayout(self.window).addWidget(self.seen)
        self.hidden.hide()
        self.later.hide()
        self.looks = {page: PageLook(self.look) for page in (self.hidden, self.seen, self.later)}
        for page, look in self.looks.items():
            self.dressing.take(page, look)
        self.window.show()
        qtbot.waitActive(self.window)

    def in_fashion(self, page: QWidget) -> bool:
        """Whether a page wears what the look has now, and speaks as it does."""
        its_look = self.looks[page]
        same = its_look.theme is self.look.theme and its_look.language is self.look.language
        return same and page.styleSheet() == self.look.style_sheet


@pytest.fixture
def wardrobe(qtbot: QtBot) -> Wardrobe:
    """One, all dressed."""
    made = Wardrobe(qtbot)
    assert all(made.in_fashion(page) for page in (made.seen, made.hidden, made.later))
    return made


def test_the_page_that_is_seen_is_dressed_first_and_then_all_others(wardrobe: Wardrobe, qtbot: QtBot) -> None:
    order: list[QWidget] = []
    for page, look in wardrobe.looks.items():
        look.changed.connect(lambda page=page: order.append(page))
    wardrobe.look.set_theme(ThemeId.DARK)
    qtbot.waitUntil(lambda: not wardrobe.dressing.waiting)
    assert order == [wardrobe.seen, wardrobe.hidden, wardrobe.later]
    assert all(wardrobe.in_fashion(page) for page in wardrobe.looks)


def test_a_page_that_is_about_to_be_seen_does_not_wait(wardrobe: Wardrobe) -> None:
    wardrobe.look.set_theme(ThemeId.DARK)
    wardrobe.dressing.hurry(wardrobe.later)
    assert wardrobe.in_fashion(wardrobe.later)
    assert wardrobe.dressing.waiting


def test_the_page_in_front_is_halfway_till_it_wears_other_colours_whole(wardrobe: Wardrobe, qtbot: QtBot) -> None:
    whole: list[bool] = []
    wardrobe.dressing.recoloured.connect(lambda: whole.append(wardrobe.in_fashion(wardrobe.seen)))
    wardrobe.look.set_theme(ThemeId.DARK)
    assert wardrobe.dressing.halfway
    qtbot.waitUntil(lambda: not wardrobe.dressing.waiting)
    assert not wardrobe.dressing.halfway
    assert whole == [True]


def test_a_page_that_leaves_before_it_is_whole_keeps_nobody_waiting(wardrobe: Wardrobe, qtbot: QtBot) -> None:
    wardrobe.look.set_theme(ThemeId.DARK)
    wardrobe.dressing.hurry(wardrobe.later)
    wardrobe.seen.hide()
    wardrobe.later.show()
    qtbot.waitUntil(lambda: not wardrobe.dressing.waiting)
    assert not wardrobe.dressing.halfway


def test_other_words_leave_no_page_halfway(wardrobe: Wardrobe) -> None:
    wardrobe.look.set_words(Words(Language.ZH))
    assert not wardrobe.dressing.halfway


def test_words_and_sizes_follow_as_the_style_does(wardrobe: Wardrobe, qtbot: QtBot) -> None:
    wardrobe.look.set_words(Words(Language.ZH))
    assert not wardrobe.in_fashion(wardrobe.hidden)
    wardrobe.look.set_tile_scale(1.5)
    qtbot.waitUntil(lambda: not wardrobe.dressing.waiting)
    assert all(wardrobe.in_fashion(page) for page in wardrobe.looks)
    assert {look.tile_scale for look in wardrobe.looks.values()} == {1.5}


def test_a_page_grows_by_itself_and_stays_grown_whatever_else_changes(wardrobe: Wardrobe, qtbot: QtBot) -> None:
    wardrobe.dressing.grow(1.5, [wardrobe.seen])
    qtbot.waitUntil(lambda: not wardrobe.dressing.waiting)
    grown, other = wardrobe.looks[wardrobe.seen], wardrobe.looks[wardrobe.hidden]
    assert (grown.px(100), grown.tile_width(60), other.px(100), other.tile_width(60)) == (150, 90, 100, 60)
    assert wardrobe.seen.styleSheet() == grown.style_sheet != wardrobe.look.style_sheet
    wardrobe.look.set_ui_scale(1.2)
    qtbot.waitUntil(lambda: not wardrobe.dressing.waiting)
    assert (grown.px(100), other.px(100)) == (180, 120)
