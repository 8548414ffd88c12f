"""The rule book by clicks and keys: pages open, links lead on, the search filters, values and language follow."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from trainer.rules import FANS, FanId, Status, ValueSet, load_values
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.rulebook import Kind, Place, RuleBookPage
from trainer.ui.rulebook.clause import FanClause
from trainer.ui.rulebook.links import PageLink
from trainer.ui.rulebook.places import groups
from trainer.ui.rulebook.scored_hand import ScoredHand
from trainer.ui.theme import ThemeId

EVERY_PLACE = [place for group in groups() for place in group.places]


@pytest.fixture
def look(qapp: QApplication) -> Look:
    assert qapp
    return Look(Words(Language.ZH))


@pytest.fixture
def book(qtbot: QtBot, look: Look) -> RuleBookPage:
    page = RuleBookPage(look)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    qtbot.waitExposed(page)
    return page


def _texts(widget: QWidget) -> str:
    return "\n".join(label.accessibleName() or label.text() for label in widget.findChildren(QLabel))


def _broken() -> ValueSet:
    sihai = load_values("sihai")
    rows = tuple((fan, 35 if fan is FanId.YITIAOLONG else points, Status.HOUSE) for fan, points, _ in sihai.table)
    return replace(sihai, id="club", names=(("zh", "本会"), ("en", "Club")), table=rows)


def test_a_fan_opens_at_its_clause_with_computed_hands(book: RuleBookPage) -> None:
    for fan in FANS:
        book.open(Place.of_fan(fan))
        page = book.page
        assert isinstance(page, FanClause)
        assert book.contents.current == Place.of_fan(fan)
        assert fan in page.example.score.fans
        assert fan not in page.near.score.fans
        assert f"{page.example.score.total} 分" in page.example.accessibleName()


def test_a_click_in_the_contents_opens_the_page(qtbot: QtBot, book: RuleBookPage) -> None:
    for place in EVERY_PLACE:
        row = book.contents.row(place)
        qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
        assert book.place == place
        assert row.isChecked()


def test_a_page_that_does_not_exist_is_refused_and_the_open_one_stays(book: RuleBookPage) -> None:
    before = book.place
    with pytest.raises(KeyError):
        book.open(Place(Kind.GUIDE, "nowhere"))
    assert book.place == before


def test_the_keys_open_by_name(book: RuleBookPage) -> None:
    book.open(Place.of_keys())
    assert book.place == Place(Kind.ARTICLE, "keys")
    assert "处处可用" in _texts(book.page)


def test_up_and_down_walk_through_the_contents_and_stop_at_the_ends(qtbot: QtBot, book: RuleBookPage) -> None:
    book.open(EVERY_PLACE[0])
    row = book.contents.row(EVERY_PLACE[0])
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_Down)
    assert book.place == EVERY_PLACE[1]
    qtbot.waitUntil(lambda: book.contents.row(EVERY_PLACE[1]).hasFocus())
    qtbot.keyClick(book.contents.row(EVERY_PLACE[1]), Qt.Key.Key_End)
    assert book.place == EVERY_PLACE[-1]
    qtbot.keyClick(book.contents.row(EVERY_PLACE[-1]), Qt.Key.Key_Down)
    assert book.place == EVERY_PLACE[-1]
    qtbot.keyClick(book.contents.row(EVERY_PLACE[-1]), Qt.Key.Key_Home)
    assert book.place == EVERY_PLACE[0]


def test_the_search_leaves_what_it_finds_and_enter_opens_the_first(qtbot: QtBot, book: RuleBookPage) -> None:
    field = book.contents.field
    qtbot.keyClicks(field, "ytl")
    assert [place.name for place in book.contents.visible_places()] == ["yitiaolong"]
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert book.place == Place.of_fan(FanId.YITIAOLONG)


def test_a_search_in_vain_says_so_and_escape_empties_the_field_first(qtbot: QtBot, book: RuleBookPage) -> None:
    field = book.contents.field
    qtbot.keyClicks(field, "zzz")
    assert book.contents.visible_places() == ()
    assert "zzz" in _texts(book.contents)
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert len(book.contents.visible_places()) == len(EVERY_PLACE)
    with qtbot.waitSignal(book.closed):
        qtbot.keyClick(field, Qt.Key.Key_Escape)


def test_ctrl_f_goes_to_the_search(qtbot: QtBot, book: RuleBookPage) -> None:
    book.contents.row(book.place).setFocus()
    qtbot.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(book.contents.field.hasFocus)


def test_escape_and_the_back_button_close_the_book(qtbot: QtBot, book: RuleBookPage) -> None:
    with qtbot.waitSignal(book.closed):
        qtbot.keyClick(book.contents.row(book.place), Qt.Key.Key_Escape)
    with qtbot.waitSignal(book.closed):
        qtbot.mouseClick(book.back, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("by_key", [False, True], ids=["click", "enter"])
def test_a_link_opens_the_other_fans_clause(qtbot: QtBot, book: RuleBookPage, by_key: bool) -> None:
    book.open(Place.of_fan(FanId.PINGHE))
    link = next(link for link in book.page.findChildren(PageLink) if link.fan is FanId.DUIDUIHE)
    assert link.focusPolicy() & Qt.FocusPolicy.TabFocus
    if by_key:
        qtbot.keyClick(link, Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert book.place == Place.of_fan(FanId.DUIDUIHE)


def test_a_link_in_an_article_opens_its_page(book: RuleBookPage) -> None:
    book.open(Place(Kind.ARTICLE, "winning"))
    label = next(label for label in book.page.findChildren(QLabel) if "fan:dihe" in label.text())
    label.linkActivated.emit("fan:dihe")
    assert book.place == Place.of_fan(FanId.DIHE)


def test_the_no_reuse_page_shows_the_four_examples_with_the_scorers_totals(book: RuleBookPage) -> None:
    book.open(Place(Kind.ARTICLE, "reuse"))
    hands = book.page.findChildren(ScoredHand)
    assert [hand.score.total for hand in hands] == [40, 55, 65, 30]
    assert "连六 不能再算" in hands[1].accessibleName()


def test_another_value_set_changes_points_everywhere(book: RuleBookPage) -> None:
    book.open(Place.of_fan(FanId.HUNYISE))
    book.set_values(load_values("zungjung"))
    assert isinstance(book.page, FanClause)
    assert book.page.example.score.total == 40
    assert "40 分" in book.contents.row(Place.of_fan(FanId.HUNYISE)).accessibleName()


def test_a_value_set_that_breaks_a_published_sum_is_named_with_a_warning(book: RuleBookPage) -> None:
    book.open(Place(Kind.ARTICLE, "values"))
    assert "不合公布" not in _texts(book.page)
    book.set_values(_broken())
    said = _texts(book.page)
    assert "本会 不合公布的合计" in said
    assert "一条龙 + 一般高 应为 50 分，这里是 55 分" in said
    book.open(Place.of_fan(FanId.YITIAOLONG))
    assert "应为 50 分" in _texts(book.page)


def test_the_rulings_of_the_book_are_listed_as_its_own(book: RuleBookPage) -> None:
    book.open(Place.of_fan(FanId.FANPAI))
    assert "本书定：场风（圈风）不算番牌。现在照此，设置里可改。" in _texts(book.page)
    assert "可改" in _texts(book.page)


@pytest.mark.parametrize(
    "place", [Place.of_fan(FanId.FANPAI), Place(Kind.ARTICLE, "play"), Place(Kind.ARTICLE, "values")]
)
def test_the_pages_say_whether_the_prevailing_wind_counts(book: RuleBookPage, look: Look, place: Place) -> None:
    book.open(place)
    book.set_prevailing(True)
    assert "本书定：场风（圈风）不算番牌。现在按设置：算。" in _texts(book.page)
    look.set_words(Words(Language.EN))
    assert "no value honour. By your settings it is one now." in _texts(book.page)
    book.set_prevailing(False)
    assert "no value honour. So it stands; the settings can change it." in _texts(book.page)


def test_the_clause_of_value_honours_names_the_prevailing_wind_where_it_counts(book: RuleBookPage) -> None:
    book.open(Place.of_fan(FanId.FANPAI))
    assert "场风的刻子" not in _texts(book.page)
    book.set_prevailing(True)
    assert "白、發、中、自己门风或场风的刻子。" in _texts(book.page)
    assert "東 不是你的门风，是场风时才算。" in _texts(book.page)


def test_the_language_is_followed_at_once(book: RuleBookPage, look: Look) -> None:
    book.open(Place.of_fan(FanId.SANSETONGSHUN))
    look.set_words(Words(Language.EN))
    assert "Chows of the same ranks in all three suits." in _texts(book.page)
    assert book.contents.row(Place.of_fan(FanId.PINGHE)).text() == "All Chows"
    assert "三色同顺" in _texts(book.page)
    book.set_both_names(False)
    assert "三色同顺" not in _texts(book.page)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_no_text_is_cut_off(
    qtbot: QtBot, book: RuleBookPage, look: Look, language: Language, size: tuple[int, int]
) -> None:
    look.set_words(Words(language))
    book.resize(*size)
    for place in EVERY_PLACE:
        book.open(place)
        qtbot.waitUntil(lambda: _assert_all_whole(book.page))


def _assert_all_whole(page: QWidget) -> None:
    for label in page.findChildren(QLabel):
        if label.isVisible():
            _assert_whole(label, page)


def _assert_whole(label: QLabel, page: QWidget) -> None:
    needed = label.heightForWidth(label.width()) if label.hasHeightForWidth() else label.sizeHint().height()
    assert label.height() >= needed, label.accessibleName()
    right = label.mapTo(page, QPoint(label.width(), 0)).x()
    assert right <= page.width(), label.accessibleName()


def test_at_a_large_scale_contents_and_page_take_turns(qtbot: QtBot, book: RuleBookPage, look: Look) -> None:
    look.set_ui_scale(2.0)
    assert book.compact
    assert book.page.isVisible()
    assert not book.contents.isVisible()
    qtbot.mouseClick(book.to_contents, Qt.MouseButton.LeftButton)
    assert book.contents.isVisible()
    assert not book.page.isVisible()
    qtbot.keyClicks(book.contents.field, "gang")
    qtbot.keyClick(book.contents.field, Qt.Key.Key_Return)
    assert book.place == Place.of_fan(FanId.GANG)
    assert book.page.isVisible()
    assert not book.contents.isVisible()


@pytest.mark.parametrize("theme", ThemeId)
def test_every_theme_and_a_large_scale_are_shown(book: RuleBookPage, look: Look, theme: ThemeId) -> None:
    look.set_theme(theme)
    look.set_ui_scale(1.5)
    book.open(Place(Kind.ARTICLE, "reuse"))
    assert not book.grab().isNull()


def test_every_link_and_row_has_an_accessible_name(book: RuleBookPage) -> None:
    for place in EVERY_PLACE:
        book.open(place)
        assert all(link.accessibleName() for link in book.findChildren(PageLink))
        assert all(hand.accessibleName() for hand in book.page.findChildren(ScoredHand))
