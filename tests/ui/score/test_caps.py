"""Every key of the scoring page stands on a button, and the rule book lists the same keys."""

import pytest
from PySide6.QtWidgets import QWidget

from tests.ui.score import won
from tests.ui.score.conftest import ShowPage
from trainer.text import Language
from trainer.ui.controls import KeyButton, Switch
from trainer.ui.rulebook.content import key_map
from trainer.ui.score import ScorePage


def _keyed(page: ScorePage) -> list[KeyButton | Switch]:
    """All that a key may press here; the bar over the page is the window's."""
    parts: tuple[QWidget, ...] = (page.header, page.tools)
    inside = [child for part in parts for child in part.findChildren(QWidget)]
    return [child for child in inside if isinstance(child, KeyButton | Switch)]


def _listed() -> set[str]:
    (place,) = (place for place in key_map() if place.id == "score")
    return {cap for row in place.rows for cap in row.caps}


@pytest.mark.parametrize("language", Language)
def test_the_rule_book_lists_the_keys_that_stand_on_the_buttons(show: ShowPage, language: Language) -> None:
    page = show(won.EXAMPLE_2, language, size=(1280, 800))
    assert {control.key for control in _keyed(page)} == _listed()


@pytest.mark.parametrize("language", Language)
def test_where_caps_have_no_room_pointing_tells_the_key(show: ShowPage, language: Language) -> None:
    page = show(won.EXAMPLE_2, language, size=(800, 700))
    page.tools.resize(page.tools.minimumSizeHint())
    narrow = [control for control in _keyed(page) if not control.key]
    assert len(narrow) == 5
    assert all(control.toolTip().rstrip(")）")[-1:] in _listed() for control in narrow)


def test_caps_come_back_with_the_room(show: ShowPage) -> None:
    page = show(won.EXAMPLE_2, Language.EN, size=(1280, 800))
    assert page.tools.png.key == "E"
    page.tools.resize(page.tools.minimumSizeHint())
    assert page.tools.png.key == ""
    page.tools.resize(1216, 40)
    assert page.tools.png.key == "E"
