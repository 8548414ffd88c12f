"""Text is never clipped: it wraps in whole lines, or is cut with a sign and told in full."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from trainer.ui.controls import Run, TextLabel
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

LONG = "456 already sits in Pure Straight. 同一类别里，每组牌只坐一个番。Same class, so it cannot sit again."


def label(qtbot: QtBot, look: Look, text: str, step: Step = Step.BODY, lines: int | None = None) -> TextLabel:
    made = TextLabel(look, step, lines=lines)
    qtbot.addWidget(made)
    made.set_text(text)
    return made


@pytest.mark.parametrize("step", Step)
def test_one_line_is_as_high_as_its_step(qtbot: QtBot, look: Look, step: Step) -> None:
    assert label(qtbot, look, "听 10 分", step).sizeHint().height() == step.line


def test_narrower_is_higher_in_whole_lines(qtbot: QtBot, look: Look) -> None:
    made = label(qtbot, look, LONG)
    heights = [made.heightForWidth(width) for width in (900, 500, 300, 150)]
    assert heights == sorted(heights)
    assert all(height % Step.BODY.line == 0 for height in heights)


def test_line_breaks_are_kept(qtbot: QtBot, look: Look) -> None:
    assert label(qtbot, look, "一\n二\n三").sizeHint().height() == 3 * Step.BODY.line


def test_its_own_width_takes_one_line(qtbot: QtBot, look: Look) -> None:
    made = label(qtbot, look, LONG)
    assert made.heightForWidth(made.sizeHint().width()) == Step.BODY.line


def test_the_highest_run_gives_the_line(qtbot: QtBot, look: Look) -> None:
    made = TextLabel(look)
    qtbot.addWidget(made)
    made.set_runs([Run("差 "), Run("5", step=Step.NUMBER, bold=True), Run(" 张", tone=Tone.INK2)])
    assert made.sizeHint().height() == Step.NUMBER.line
    assert made.text() == "差 5 张"


@pytest.mark.parametrize("text", ["中", "🀄中", "🀄🀅🀆中"])
def test_signs_of_two_places_leave_the_colour_of_the_last_ones(qtbot: QtBot, look: Look, text: str) -> None:
    """The mahjong tiles of Unicode take two of Qt's places each."""
    made = label(qtbot, look, text)
    made.set_tone(Tone.BAD)
    made.resize(made.sizeHint())
    image = made.grab().toImage()
    last = (QPoint(x, y) for x in range(image.width() - Step.BODY.size, image.width()) for y in range(image.height()))
    assert any(colour.red() > colour.green() + 60 for colour in map(image.pixelColor, last)), "the last sign is red"


def test_a_text_is_not_cut_within_a_sign(qtbot: QtBot, look: Look) -> None:
    made = label(qtbot, look, "🀄" * 60, lines=1)
    for width in range(60, 100):
        assert made.heightForWidth(width) == Step.BODY.line


def test_a_cut_text_is_told_in_full(qtbot: QtBot, look: Look) -> None:
    made = label(qtbot, look, LONG, lines=1)
    made.resize(120, made.sizeHint().height())
    made.show()
    assert made.toolTip() == LONG
    assert QAccessible.queryAccessibleInterface(made).text(QAccessible.Text.Name) == LONG
    made.resize(made.sizeHint())
    assert made.toolTip() == ""


def test_lines_are_limited(qtbot: QtBot, look: Look) -> None:
    made = label(qtbot, look, LONG, lines=2)
    assert made.heightForWidth(120) == 2 * Step.BODY.line


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    text=st.text(st.sampled_from("差远近 abcdefgh 一条龙，。 10分"), max_size=60),
    width=st.integers(30, 400),
    lines=st.integers(1, 3),
)
def test_text_takes_no_more_lines_than_allowed(qtbot: QtBot, look: Look, text: str, width: int, lines: int) -> None:
    made = label(qtbot, look, text, lines=lines)
    assert made.heightForWidth(width) <= lines * Step.BODY.line


@pytest.mark.parametrize("side", [Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter])
def test_text_is_set_where_it_is_aligned(qtbot: QtBot, look: Look, side: Qt.AlignmentFlag) -> None:
    made = label(qtbot, look, "差 2 张")
    made.resize(200, 20)
    left = made.grab().toImage()
    made.setAlignment(side)
    assert made.grab().toImage() != left


def test_a_tone_colours_the_text(qtbot: QtBot, look: Look) -> None:
    made = label(qtbot, look, "远 +1 张", Step.DISPLAY)
    made.resize(made.sizeHint())
    made.set_tone(Tone.BAD)
    image = made.grab().toImage()
    assert look.theme.bad.lower() in {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
