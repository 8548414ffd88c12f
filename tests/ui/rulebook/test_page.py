"""The rule book by clicks and keys: pages open, links lead on, the search filters, values and language follow."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QTextCursor
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from trainer.coach.rule_book.content import InForce
from trainer.coach.rule_book.places import groups
from trainer.rules import FANS, FanId, Status, ValueSet, load_values
from trainer.store import Settings
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.rulebook import Kind, Place, RuleBookPage
from trainer.ui.theme import ThemeId

EVERY_PLACE = [place for group in groups() for place in group.places]


@pytest.fixture
def book(qtbot: QtBot, look: Look, tmp_path: Path, ways: Ways) -> Iterator[RuleBookPage]:
    with given(look, tmp_path, Settings(), ways) as context:
        page = RuleBookPage(context)
        qtbot.addWidget(page)
        page.resize(1440, 900)
        page.show()
        qtbot.waitExposed(page)
        yield page


def said(book: RuleBookPage) -> str:
    """What a screen reader finds in the page that is open."""
    found = QAccessible.queryAccessibleInterface(book.reader)
    text = found.textInterface()
    return str(text.text(0, text.characterCount())).replace("\u00a0", " ")


def click(qtbot: QtBot, book: RuleBookPage, place: Place) -> None:
    """Click the row of a page in the contents."""
    item, rows = book.contents.item(place), book.contents.list
    rows.scrollToItem(item)
    qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.visualItemRect(item).center())


def link_place(book: RuleBookPage, address: str) -> QPoint:
    """Where a link lies on the page, which is scrolled so far that it is seen."""
    reader = book.reader
    cursor = QTextCursor(reader.document())
    while not cursor.atEnd():
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
        if cursor.charFormat().anchorHref() == address:
            reader.setTextCursor(cursor)
            reader.ensureCursorVisible()
            middle = reader.cursorRect(cursor).center()
            return next(at for at in (middle - QPoint(4, 0), middle + QPoint(4, 0)) if reader.anchorAt(at) == address)
    raise LookupError(address)


def _broken() -> ValueSet:
    sihai = load_values("sihai")
    rows = tuple((fan, 35 if fan is FanId.YITIAOLONG else points, Status.HOUSE) for fan, points, _ in sihai.table)
    return replace(sihai, id="club", names=(("zh", "本会"), ("en", "Club")), table=rows)


def test_a_fan_opens_at_its_clause_with_computed_hands(book: RuleBookPage) -> None:
    for fan in FANS:
        book.open(Place.of_fan(fan))
        example, near = (hand.board.score for hand in book.reader.hands)
        assert book.contents.current == Place.of_fan(fan)
        assert fan in example.fans
        assert fan not in near.fans


def test_a_screen_reader_hears_the_hands(book: RuleBookPage) -> None:
    book.open(Place.of_fan(FanId.PINGHE))
    for hand in book.reader.hands:
        assert hand.spoken() in said(book)
    book.open(Place.of_keys())
    assert "Esc" in said(book)


def test_a_click_in_the_contents_opens_the_page(qtbot: QtBot, book: RuleBookPage) -> None:
    for place in EVERY_PLACE:
        click(qtbot, book, place)
        assert book.place == place
        assert book.contents.current == place


def test_a_page_that_does_not_exist_is_refused_and_the_open_one_stays(book: RuleBookPage) -> None:
    before = book.place
    with pytest.raises(KeyError):
        book.open(Place(Kind.GUIDE, "nowhere"))
    assert book.place == before


def test_the_keys_open_by_name(book: RuleBookPage) -> None:
    book.open(Place.of_keys())
    assert book.place == Place(Kind.ARTICLE, "keys")
    assert "处处可用" in said(book)


def test_up_and_down_walk_through_the_contents_and_stop_at_the_ends(qtbot: QtBot, book: RuleBookPage) -> None:
    book.open(EVERY_PLACE[0])
    rows = book.contents.list
    rows.setFocus()
    for key, place in (
        (Qt.Key.Key_Down, EVERY_PLACE[1]),
        (Qt.Key.Key_End, EVERY_PLACE[-1]),
        (Qt.Key.Key_Down, EVERY_PLACE[-1]),
        (Qt.Key.Key_Home, EVERY_PLACE[0]),
    ):
        qtbot.keyClick(rows, key)
        assert book.place == place


def test_the_search_leaves_what_it_finds_and_enter_opens_the_first(qtbot: QtBot, book: RuleBookPage) -> None:
    field = book.contents.field
    qtbot.keyClicks(field, "ytl")
    assert [place.name for place in book.contents.visible_places()] == ["yitiaolong"]
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert book.place == Place.of_fan(FanId.YITIAOLONG)


def test_a_search_in_vain_says_so_and_escape_empties_the_field_first(
    qtbot: QtBot, book: RuleBookPage, ways: Ways
) -> None:
    field = book.contents.field
    qtbot.keyClicks(field, "zzz")
    assert book.contents.visible_places() == ()
    assert "zzz" in book.contents.none.text()
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert len(book.contents.visible_places()) == len(EVERY_PLACE)
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(field, Qt.Key.Key_Escape)


def test_ctrl_f_goes_to_the_search(qtbot: QtBot, book: RuleBookPage) -> None:
    book.contents.list.setFocus()
    qtbot.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(book.contents.field.hasFocus)


def test_escape_and_the_back_button_close_the_book(qtbot: QtBot, book: RuleBookPage, ways: Ways) -> None:
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(book.contents.list, Qt.Key.Key_Escape)
    with qtbot.waitSignal(ways.went_back):
        qtbot.mouseClick(book.back, Qt.MouseButton.LeftButton)


def test_a_click_on_a_link_opens_the_other_fans_clause(qtbot: QtBot, book: RuleBookPage) -> None:
    book.open(Place.of_fan(FanId.PINGHE))
    at = link_place(book, "fan:duiduihe")
    qtbot.mouseClick(book.reader.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert book.place == Place.of_fan(FanId.DUIDUIHE)
    assert book.reader.verticalScrollBar().value() == 0


def test_tab_goes_from_link_to_link_and_enter_opens_one(qtbot: QtBot, book: RuleBookPage) -> None:
    book.open(Place.of_fan(FanId.PINGHE))
    book.reader.setFocus()
    for _ in range(2):
        qtbot.keyClick(book.reader, Qt.Key.Key_Tab)
    qtbot.keyClick(book.reader, Qt.Key.Key_Return)
    assert book.place.kind is Kind.FAN
    assert book.place != Place.of_fan(FanId.PINGHE)


def test_a_link_in_an_article_opens_its_page(qtbot: QtBot, book: RuleBookPage) -> None:
    book.open(Place(Kind.ARTICLE, "winning"))
    qtbot.mouseClick(book.reader.viewport(), Qt.MouseButton.LeftButton, pos=link_place(book, "fan:dihe"))
    assert book.place == Place.of_fan(FanId.DIHE)


def test_the_no_reuse_page_shows_the_four_examples_with_the_scorers_totals(book: RuleBookPage) -> None:
    book.open(Place(Kind.ARTICLE, "reuse"))
    assert [hand.board.score.total for hand in book.reader.hands] == [40, 55, 65, 30]
    assert "连六 不能再算" in book.reader.hands[1].spoken()


def test_another_value_set_changes_points_everywhere(book: RuleBookPage) -> None:
    book.open(Place.of_fan(FanId.HUNYISE))
    book.use(InForce(load_values("zungjung")))
    assert book.reader.hands[0].board.score.total == 40
    row = book.contents.item(Place.of_fan(FanId.HUNYISE))
    assert "40 分" in row.data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_value_set_that_breaks_a_published_sum_is_named_with_a_warning(book: RuleBookPage) -> None:
    book.open(Place(Kind.ARTICLE, "values"))
    assert "不合公布" not in said(book)
    book.use(InForce(_broken()))
    assert "本会 不合公布的合计" in said(book)
    assert "一条龙 + 一般高 应为 50 分，这里是 55 分" in said(book)
    book.open(Place.of_fan(FanId.YITIAOLONG))
    assert "应为 50 分" in said(book)


def test_the_rulings_of_the_book_are_listed_as_its_own(book: RuleBookPage) -> None:
    book.open(Place.of_fan(FanId.FANPAI))
    assert "本书定：场风（圈风）不算番牌。现在照此，设置里可改。" in said(book)
    assert "可改" in said(book)


@pytest.mark.parametrize(
    "place", [Place.of_fan(FanId.FANPAI), Place(Kind.ARTICLE, "play"), Place(Kind.ARTICLE, "values")]
)
def test_the_pages_say_whether_the_prevailing_wind_counts(book: RuleBookPage, look: Look, place: Place) -> None:
    book.open(place)
    book.use(InForce(load_values("sihai"), prevailing=True))
    assert "本书定：场风（圈风）不算番牌。现在按设置：算。" in said(book)
    look.set_words(Words(Language.EN))
    assert "no value honour. By your settings it is one now." in said(book)
    book.use(InForce(load_values("sihai")))
    assert "no value honour. So it stands; the settings can change it." in said(book)


def test_the_clause_of_value_honours_names_the_prevailing_wind_where_it_counts(book: RuleBookPage) -> None:
    book.open(Place.of_fan(FanId.FANPAI))
    assert "场风的刻子" not in said(book)
    book.use(InForce(load_values("sihai"), prevailing=True))
    assert "白、發、中、自己门风或场风的刻子。" in said(book)
    assert "東 不是你的门风，是场风时才算。" in said(book)


def test_the_language_is_followed_at_once(book: RuleBookPage, look: Look) -> None:
    book.open(Place.of_fan(FanId.SANSETONGSHUN))
    look.set_words(Words(Language.EN))
    assert "Chows of the same ranks in all three suits." in said(book)
    assert book.contents.item(Place.of_fan(FanId.PINGHE)).text() == "All Chows"
    assert "三色同顺" in said(book)
    book.use(InForce(load_values("sihai")), both_names=False)
    assert "三色同顺" not in said(book)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(880, 460), (1280, 800)])
def test_nothing_is_wider_than_the_page(
    book: RuleBookPage, look: Look, language: Language, size: tuple[int, int]
) -> None:
    look.set_words(Words(language))
    book.resize(*size)
    for place in EVERY_PLACE:
        book.open(place)
        assert book.reader.document().idealWidth() <= book.reader.viewport().width(), place
        assert book.reader.horizontalScrollBar().maximum() == 0


def test_at_a_large_scale_contents_and_page_take_turns(qtbot: QtBot, book: RuleBookPage, look: Look) -> None:
    look.set_ui_scale(2.0)
    assert book.compact
    assert book.reader.isVisible()
    assert not book.contents.isVisible()
    qtbot.mouseClick(book.to_contents, Qt.MouseButton.LeftButton)
    assert book.contents.isVisible()
    assert not book.reader.isVisible()
    qtbot.keyClicks(book.contents.field, "gang")
    qtbot.keyClick(book.contents.field, Qt.Key.Key_Return)
    assert book.place == Place.of_fan(FanId.GANG)
    assert book.reader.isVisible()
    assert not book.contents.isVisible()


def test_keys_of_a_compact_book_go_to_what_is_seen(qtbot: QtBot, book: RuleBookPage, ways: Ways) -> None:
    book.contents.field.setFocus()
    qtbot.waitUntil(book.contents.field.hasFocus)
    book.resize(880, 460)
    assert book.reader.hasFocus()
    book.back.setFocus()
    book.setFocus()
    assert book.reader.hasFocus(), "as the window does when the page comes to the front"
    qtbot.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(book.contents.field.hasFocus)
    qtbot.keyClicks(book.contents.field, "gang")
    qtbot.keyClick(book.contents.field, Qt.Key.Key_Return)
    assert book.reader.hasFocus()
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(book.reader, Qt.Key.Key_Escape)


@pytest.mark.parametrize("theme", ThemeId)
def test_every_theme_and_a_large_scale_are_shown(book: RuleBookPage, look: Look, theme: ThemeId) -> None:
    look.set_theme(theme)
    look.set_ui_scale(1.5)
    book.open(Place(Kind.ARTICLE, "reuse"))
    assert not book.grab().isNull()


def test_every_row_of_the_contents_has_an_accessible_name(book: RuleBookPage) -> None:
    assert all(book.contents.item(place).data(Qt.ItemDataRole.AccessibleTextRole) for place in EVERY_PLACE)


def test_a_theme_or_a_width_keeps_the_place_where_one_reads(book: RuleBookPage, look: Look) -> None:
    book.open(Place(Kind.ARTICLE, "reuse"))
    bar = book.reader.verticalScrollBar()
    bar.setValue(300)
    look.set_theme(ThemeId.DARK)
    assert bar.value() == 300
    book.resize(1400, 880)
    assert bar.value() == 300


def test_the_first_hand_of_the_guide_leads_to_the_guided_one(qtbot: QtBot, book: RuleBookPage, ways: Ways) -> None:
    book.open(Place(Kind.GUIDE, "first-hand"))
    at = link_place(book, "open:welcome")
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.mouseClick(book.reader.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert heard.args == ["welcome", None]
