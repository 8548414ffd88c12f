"""The prevailing wind in the middle of the table: there only where it counts, named, and out of everything's way."""

import pytest
from PySide6.QtCore import QSize

from tests.ui.table.conftest import Lay
from tests.ui.table.laid_table import LaidTable
from tests.ui.table.test_layout import cut_lines
from trainer.rules import Seat
from trainer.text import Language
from trainer.ui.fitting import largest_scale


def dealt(table: LaidTable, width: int = 1440, height: int = 900) -> LaidTable:
    """A table with a hand just dealt."""
    table.show(width, height)
    table.session.deal_new()
    table.settle()
    return table


def texts(table: LaidTable) -> list[str]:
    """What the centre writes, line by line."""
    return ["".join(span.text for span in line.spans) for line in table.page.ground.felt.centre.lines()]


@pytest.mark.parametrize(
    ("language", "written", "said"),
    [(Language.ZH, ["场风", "东"], "场风 东"), (Language.EN, ["Prevailing", "East"], "prevailing wind: East")],
)
def test_the_prevailing_wind_is_written_and_said_where_it_counts(
    lay: Lay, language: Language, written: list[str], said: str
) -> None:
    plain, counting = dealt(lay(language=language)), dealt(lay(language=language, prevailing=True))
    assert texts(counting) == [*texts(plain), *written]
    names = [table.page.ground.felt.centre.accessibleName() for table in (plain, counting)]
    assert names[1] == f"{names[0]}, {said}"


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1440, 900), (1920, 1080)], ids=str)
def test_it_stands_clear_of_every_other_word(lay: Lay, size: tuple[int, int], language: Language, scale: float) -> None:
    table = lay(language=language, prevailing=True)
    table.look.set_ui_scale(min(scale, largest_scale(QSize(*size), language)))
    dealt(table, *size)
    assert not [line for line in cut_lines(table) if line.startswith("Centre")]
    centre = table.page.ground.felt.centre
    corner = centre.lines()[2 + len(Seat) :]
    assert corner
    for line in corner:
        assert not any(centre.token(seat).intersects(line.taken(table.look)) for seat in Seat)


def test_a_small_corner_has_it_in_one_line(lay: Lay) -> None:
    table = dealt(lay(language=Language.EN, prevailing=True), 1024, 700)
    corner = table.page.ground.felt.centre.lines()[-1]
    assert [span.text for span in corner.spans] == ["Wind", "East"]


def test_a_hand_of_another_wind_is_written_anew(lay: Lay) -> None:
    table = dealt(lay(prevailing=True))
    table.session.open_code("3JKV-JM7W-ADVA")
    table.settle()
    assert texts(table)[-1] == "北"
