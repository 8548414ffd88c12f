"""How the pages of the rule book are turned over: the old sheet stays till the new one is there."""

import pytest
from pytestqt.qtbot import QtBot

from trainer.rules import FanId, load_values
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.rulebook.clause import FanClause
from trainer.ui.rulebook.in_force import InForce
from trainer.ui.rulebook.places import Place
from trainer.ui.rulebook.sheet import Sheet, SheetArea


class Reader:
    """Somebody who looks at an area and turns to clauses. ``made`` holds the fans whose sheets were made."""

    def __init__(self, qtbot: QtBot) -> None:
        self.area = SheetArea()
        qtbot.addWidget(self.area)
        self.look = Look(Words(Language.EN), parent=self.area)
        self.made: list[FanId] = []
        self.area.resize(900, 600)
        self.area.show()
        qtbot.waitActive(self.area)

    def turn_to(self, fan: FanId) -> None:
        """Ask for a fan's clause."""
        self.area.turn_to(lambda: self._sheet(fan))

    @property
    def seen(self) -> FanId | None:
        """The fan whose clause is in the area."""
        sheet = self.area.widget()
        assert isinstance(sheet, Sheet)
        return next(fan for fan in FanId if self.look.words.fan(fan) == sheet.windowTitle())

    def _sheet(self, fan: FanId) -> Sheet:
        self.made.append(fan)
        sheet = Sheet(self.look, Place.of_fan(fan), InForce(load_values("sihai")), lambda _: None, True)
        sheet.setWindowTitle(self.look.words.fan(fan))
        return sheet


@pytest.fixture
def reader(qtbot: QtBot) -> Reader:
    """One who reads of 平和."""
    made = Reader(qtbot)
    made.turn_to(FanId.PINGHE)
    return made


def test_the_first_sheet_is_there_at_once(reader: Reader) -> None:
    assert reader.seen is FanId.PINGHE


def test_the_old_sheet_stays_till_the_new_one_is_there(reader: Reader, qtbot: QtBot) -> None:
    reader.turn_to(FanId.QIDUI)
    assert reader.seen is FanId.PINGHE
    qtbot.waitUntil(lambda: reader.seen is FanId.QIDUI)


def test_who_opens_the_book_elsewhere_does_not_see_what_was_read_last(reader: Reader, qtbot: QtBot) -> None:
    last = reader.area.sheet
    reader.area.hide()
    reader.turn_to(FanId.QIDUI)
    reader.area.show()
    assert not last.isVisible()
    qtbot.waitUntil(lambda: reader.area.widget() is not last)
    assert reader.area.sheet.isVisible()


def test_who_turns_on_in_between_sees_the_last_sheet_only(reader: Reader, qtbot: QtBot) -> None:
    reader.turn_to(FanId.QIDUI)
    reader.turn_to(FanId.GANG)
    qtbot.waitUntil(lambda: reader.seen is FanId.GANG)
    assert reader.made == [FanId.PINGHE, FanId.GANG]


def test_who_asks_for_the_sheet_gets_it_finished(reader: Reader) -> None:
    reader.turn_to(FanId.QIDUI)
    assert isinstance(reader.area.sheet.page, FanClause)
    assert reader.seen is FanId.QIDUI


def test_a_sheet_that_nobody_sees_is_made_anew_for_another_style(reader: Reader) -> None:
    reader.area.setStyleSheet("QLabel { padding: 1px; }")
    assert reader.seen is FanId.PINGHE
    reader.area.hide()
    reader.area.setStyleSheet("QLabel { padding: 2px; }")
    assert reader.area.empty
    reader.turn_to(FanId.GANG)
    reader.area.show()
    assert reader.seen is FanId.GANG
