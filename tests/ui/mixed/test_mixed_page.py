"""The mixed table: between turns neither the picture nor the accessible tree holds anything of a hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways
from tests.ui.fits import misfits
from tests.ui.in_front import bring_to_front
from trainer.coach.evening import Strike
from trainer.coach.hints import HintLevel
from trainer.game import Deal, stack
from trainer.game.bots.players import STEADY
from trainer.rules import TILES, Seat
from trainer.session.mixed_session import mixed_deal
from trainer.store import Settings
from trainer.store.evenings import Evenings
from trainer.text import Language, Words
from trainer.ui.mixed import MixedPage
from trainer.ui.page import Context

E, S, W, N = Seat
TALKS = [name for language in Language for tile in TILES for name in (Words(language).tile_name(tile),)]


@pytest.fixture
def page(context: Context, qtbot: QtBot) -> Iterator[MixedPage]:
    """The page, in front."""
    made = MixedPage(context)
    made.enter(None)
    bring_to_front(qtbot, made, context.look, (1280, 800))
    yield made
    made.session.stop()


def begin(qtbot: QtBot, page: MixedPage, seed: int, people: int = 4) -> None:
    """Four chairs, so many of them with people, and a hand of a seed."""
    for place, chair in page.setup.chairs.items():
        chair.name.setText(f"P{int(place)}")
        qtbot.mouseClick(chair.who.segment(0 if place < people else 2), Qt.MouseButton.LeftButton)
    qtbot.keyClick(page.setup, Qt.Key.Key_Return)
    assert page.session.sitters is not None
    sitters = page.session.sitters
    page.session.begin(sitters, 1, mixed_deal(sitters, 1, seed, Settings()), 0)


def told(interface: QAccessibleInterface | None) -> Iterator[str]:
    """Everything that the accessible tree says, hidden or not."""
    if interface is None or not interface.isValid():
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        yield interface.text(kind)
    for place in range(interface.childCount()):
        yield from told(interface.child(place))


def tree(page: MixedPage) -> str:
    """The accessible tree of the page as one text, with every tool tip."""
    tips = (widget.toolTip() for widget in page.findChildren(QWidget))
    return "\n".join(text for text in (*told(QAccessible.queryAccessibleInterface(page)), *tips) if text)


def tiles_told(page: MixedPage) -> list[str]:
    """The names of tiles in the tree."""
    text = tree(page)
    return [name for name in TALKS if name in text]


def picture(page: MixedPage) -> QImage:
    """What is on the screen."""
    return page.grab().toImage()


def test_under_the_veil_nothing_tells_one_hand_from_another(page: MixedPage, qtbot: QtBot) -> None:
    seen, before = [], tiles_told(page)
    for seed in (1, 2, 3):
        begin(qtbot, page, seed)
        assert page.veil.isVisible()
        assert tiles_told(page) == before
        seen.append((picture(page), tree(page)))
    assert all(one == seen[0] for one in seen)


def test_a_hand_that_was_shown_leaves_nothing_behind(page: MixedPage, qtbot: QtBot) -> None:
    begin(qtbot, page, 1)
    veiled, said = picture(page), tree(page).splitlines()
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.seat.isVisible()
    view = page.session.view
    assert view is not None
    assert Words(Language.ZH).tile_name(view.hand[0]) in tree(page)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.veil.isVisible()
    assert picture(page) == veiled
    assert set(tree(page).splitlines()) <= set(said)


def test_what_one_sees_is_only_the_own_hand(page: MixedPage, qtbot: QtBot) -> None:
    before = tiles_told(page)
    begin(qtbot, page, 4)
    words = Words(Language.ZH)
    for _turn in range(6):
        qtbot.keyClick(page, Qt.Key.Key_Return)
        view = page.session.view
        assert view is not None
        own_melds = (tile for meld in view.position.melds for tile in meld.tiles)
        may_know = {words.tile_name(tile) for tile in (*view.hand, *own_melds, *view.visible)}
        assert set(tiles_told(page)) - set(before) <= may_know
        page.session.play(STEADY.choose(view))
        assert tiles_told(page) == before


def test_a_hand_by_keys_and_each_in_the_own_language(page: MixedPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.setup.chairs[S].language.segment(1), Qt.MouseButton.LeftButton)
    begin(qtbot, page, 9, people=2)
    assert page.veil.here.text() == "我是 P0"
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.seat.look.language is Language.ZH
    qtbot.keyClick(page, Qt.Key.Key_End)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.session.turn is not None)
    while page.session.turn is not S:
        page.session.show_hand()
        assert page.session.view is not None
        page.session.play(STEADY.choose(page.session.view))
        qtbot.waitUntil(lambda: page.session.turn is not None)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.seat.look.language is Language.EN


def test_hints_are_those_of_the_person(page: MixedPage, qtbot: QtBot) -> None:
    page.setup.chairs[E].hints.show_value(HintLevel.ON_REQUEST)
    begin(qtbot, page, 9, people=2)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.seat._answer is not None)
    assert not page.seat.panel.isVisible()
    qtbot.keyClick(page, "Z")
    assert page.seat.panel.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.seat.panel.isVisible()


def test_after_a_hand_the_board_tells_who_gained_what(
    page: MixedPage, qtbot: QtBot, ways: Ways, tmp_path: Path
) -> None:
    begin(qtbot, page, 12)
    assert page.session.sitters is not None
    start = stack({E: "123m456m789m123p5s"}, draws="5s")
    page.session.begin(page.session.sitters, 1, Deal(0, start=start), 0)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.keyClick(page, "H")
    assert page.end.isVisible()
    assert page.end.title.text().startswith("第 1 手，庄 P0，P0，自摸，")
    kept, _ = Evenings(tmp_path / "evenings").all()
    assert len(kept[0].journal.evening.entries) == 1
    with qtbot.waitSignal(ways.opened) as opened:
        qtbot.mouseClick(page.end.board.rows[0], Qt.MouseButton.LeftButton)
    assert opened.args == ["keeper", kept[0]]
    Evenings(tmp_path / "evenings").save(replace(kept[0], journal=kept[0].journal.after(Strike(1))))
    page.enter(None)
    assert page.book.evening is not None
    assert page.book.evening.entries == ()
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.session.number == 1
    assert page.veil.isVisible()


def test_names_must_differ_and_somebody_must_play(page: MixedPage, qtbot: QtBot, ways: Ways) -> None:
    for chair in page.setup.chairs.values():
        qtbot.mouseClick(chair.who.segment(2), Qt.MouseButton.LeftButton)
    qtbot.keyClick(page.setup, Qt.Key.Key_Return)
    assert page.setup.refused.isVisible()
    assert list(misfits(page.setup)) == []
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(page.setup, Qt.Key.Key_Escape)
