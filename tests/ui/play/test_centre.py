"""The prevailing wind in the middle of the table: there only where it counts, named, and out of everything's way."""

from itertools import combinations

import pytest
from PySide6.QtCore import QSize

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LaidTable
from tests.ui.play.test_fit import cut_lines
from trainer.game.bots.protocol import BotId
from trainer.game.code import Invitation
from trainer.game.deals import Deal, TableRules
from trainer.rules import Seat
from trainer.session.history import begun
from trainer.text import Language
from trainer.ui.look.fitting import largest_scale


def dealt(table: LaidTable, width: int = 1440, height: int = 900) -> LaidTable:
    """A table with a hand just dealt."""
    table.show(width, height)
    table.session.deal_new()
    table.settle()
    return table


def texts(table: LaidTable) -> list[str]:
    """What the centre writes, line by line."""
    return ["".join(run.text for run in line.runs) for line in table.page.table.felt.centre.lines()]


@pytest.mark.parametrize(
    ("language", "written", "said"),
    [(Language.ZH, ["场风", "东"], "场风 东"), (Language.EN, ["Prevailing", "East"], "prevailing wind: East")],
)
def test_the_prevailing_wind_is_written_and_said_where_it_counts(
    lay: Lay, language: Language, written: list[str], said: str
) -> None:
    plain, counting = dealt(lay(language=language)), dealt(lay(language=language, prevailing=True))
    assert texts(counting) == [*texts(plain), *written]
    names = [table.page.table.felt.centre.accessibleName() for table in (plain, counting)]
    assert names[1] == f"{names[0]}, {said}"


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)], ids=str)
def test_it_stands_clear_of_every_other_word(lay: Lay, size: tuple[int, int], language: Language, scale: float) -> None:
    table = lay(language=language, prevailing=True)
    table.look.set_ui_scale(min(scale, largest_scale(QSize(*size), language)))
    dealt(table, *size)
    assert not [line for line in cut_lines(table) if line.startswith("Centre")]
    for wind in Seat:
        begin_round(table, wind)
        check_clear(table)


def begin_round(table: LaidTable, wind: Seat, seat: Seat = Seat.E) -> None:
    """Put a hand of a round on the table, with the learner in a seat."""
    deal = Deal(1, rules=TableRules(prevailing=wind))
    history, bot = begun(deal), BotId.DISCARDER
    table.session.begin(Invitation(deal, seat, (bot, bot, bot)), history, history.events)
    assert table.view.rules.prevailing is wind


def check_clear(table: LaidTable) -> None:
    """Nothing that the centre writes lies on anything else there."""
    centre = table.page.table.felt.centre
    assert not [line for line in cut_lines(table) if line.startswith("Centre")]
    around = [line for line in centre.lines() if not any(line.place == centre.token(seat) for seat in Seat)]
    places = [line.taken(table.look) for line in around] + [centre.token(seat) for seat in Seat]
    for one, other in combinations(places, 2):
        # Lines one below the other share the air between them.
        assert not one.adjusted(0, 3, 0, -3).intersects(other.adjusted(0, 3, 0, -3)), [line.runs for line in around]


def test_a_small_corner_has_it_in_one_line(lay: Lay) -> None:
    table = dealt(lay(language=Language.EN, prevailing=True), 1024, 700)
    corner = table.page.table.felt.centre.lines()[-1]
    assert [run.text for run in corner.runs] == ["Wind", "E"]


def test_a_hand_of_another_wind_is_written_anew(lay: Lay) -> None:
    table = dealt(lay(prevailing=True))
    table.session.open_code("3JKV-JM7W-ADVA")
    table.settle()
    assert texts(table)[-1] == "北"


@pytest.mark.parametrize(("language", "written"), [(Language.ZH, "庄"), (Language.EN, "dealer")])
def test_the_learner_is_told_to_be_the_dealer(lay: Lay, language: Language, written: str) -> None:
    table = dealt(lay(language=language))
    begin_round(table, Seat.E, Seat.E)
    assert written in texts(table)
    assert written in table.page.table.felt.centre.accessibleName()
    begin_round(table, Seat.E, Seat.S)
    assert written not in texts(table)
    assert written not in table.page.table.felt.centre.accessibleName()
