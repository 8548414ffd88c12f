"""A choice breaks into even lines where one has no room."""

import pytest
from pytestqt.qtbot import QtBot

from trainer.text import Language, Words
from trainer.ui.controls.choice import Choice
from trainer.ui.look import Look

VALUES = ("off", "on-request", "after", "always")


@pytest.fixture
def choice(qtbot: QtBot) -> Choice:
    look = Look(Words(Language.ZH))
    made = Choice(look, VALUES, lambda value: look.words(f"settings-hints-{value}"), lambda: "提示")
    look.setParent(made)
    qtbot.addWidget(made)
    made.show()
    return made


def lines_of(choice: Choice) -> list[str]:
    """The choices that stand in each line, from the top."""
    found: dict[int, str] = {}
    for place in range(len(VALUES)):
        segment = choice.segment(place)
        found[segment.y()] = found.get(segment.y(), "") + str(place)
    return [found[y] for y in sorted(found)]


def test_without_room_it_breaks_into_even_lines_and_comes_together_again(choice: Choice) -> None:
    whole, widest = choice.sizeHint().width(), choice.segment(2).sizeHint().width()
    for width, lines in (
        (whole, ["0123"]),
        (whole - 1, ["01", "23"]),
        (2 * widest, ["01", "23"]),
        (2 * widest - 1, ["0", "1", "2", "3"]),
        (whole + 50, ["0123"]),
    ):
        choice.resize(width, choice.heightForWidth(width))
        assert lines_of(choice) == lines
        assert choice.height() == len(lines) * choice.segment(0).height()


def test_it_shows_a_value_and_names_it_in_the_language_in_force(choice: Choice) -> None:
    choice.show_value("after")
    assert choice.value == "after"
    choice._look.set_words(Words(Language.EN))
    assert choice.segment(2).text() == "After a discard"
    assert choice.segment(2).accessibleName() == "提示: After a discard"
