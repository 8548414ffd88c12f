"""What a fan is worth in each value set, and where each number comes from."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.rules import FANS, JOINT_SUMS, FanId, JointSum, ValueSet
from trainer.ui.controls import keep_gaps
from trainer.ui.controls.layout import Grid
from trainer.ui.controls.text import Text, one_line, sentence, word
from trainer.ui.look import Look
from trainer.ui.rulebook.links import page_link
from trainer.ui.rulebook.places import Place
from trainer.ui.rulebook.wording import (
    broken_to,
    joint_sum_said,
    joint_warning_said,
    set_name,
    shown_sets,
    status_said,
    worth_said,
)
from trainer.ui.theme import Step, Tone

Follow = Callable[[Place], None]


def fan_points(look: Look, fan: FanId, in_force: ValueSet) -> QWidget:
    """A small table: each value set, the fan's points there, the status in words; then the sums it belongs to."""
    sets = shown_sets(in_force)
    rows = [
        [
            Text(look, sentence(look, set_name, values, in_force), Step.BODY, bold=values == in_force),
            one_line(look, word(look, "points", n=values.points[fan]), Step.BODY, bold=True),
            Text(look, sentence(look, status_said, values.statuses[fan]), Step.NOTE, Tone.INK2),
        ]
        for values in sets
    ]
    holder = QWidget()
    column = QVBoxLayout(holder)
    keep_gaps(look, column, 8)
    column.addWidget(Grid(look, rows, (1, 0, 1), gap=16))
    for joint in (joint for joint in JOINT_SUMS if fan in joint.fans):
        column.addWidget(joint_sum(look, joint, in_force))
    return holder


def joint_sum(look: Look, joint: JointSum, values: ValueSet) -> QWidget:
    """A published sum in words, as a warning where the value set does not keep it."""
    said = sentence(look, joint_sum_said, joint, values)
    broken = broken_to(joint, values) is not None
    return Text(look, said, Step.NOTE, Tone.BAD if broken else Tone.INK2, bold=True if broken else None)


def joint_warnings(look: Look, values: ValueSet) -> tuple[QWidget, ...]:
    """A warning for each published sum that the value set breaks, under one that names the set."""
    broken = values.broken_sums()
    if not broken:
        return ()
    head = Text(look, sentence(look, joint_warning_said, values), Step.LEAD, Tone.BAD, bold=True)
    return (head, *(joint_sum(look, joint, values) for joint, _ in broken))


def all_points(look: Look, in_force: ValueSet, follow: Follow) -> Iterator[tuple[QWidget, ...]]:
    """The table of all fans in all shown value sets, with links; its rows come one by one after it."""
    sets = shown_sets(in_force)
    head: list[QWidget] = [one_line(look, word(look, "book-class-table-fans"), Step.NOTE, Tone.INK3)]
    head += [
        one_line(look, sentence(look, set_name, values, in_force), Step.NOTE, Tone.INK2, bold=True) for values in sets
    ]
    table = Grid(look, [head], (0, *(1 for _ in sets)), pad=2)
    yield (table,)
    for fan in FANS:
        link = page_link(look, Place.of_fan(fan), follow)
        table.add(
            [link, *(one_line(look, sentence(look, worth_said, values, fan), Step.BODY, Tone.INK2) for values in sets)]
        )
        yield ()


def all_sums(look: Look, in_force: ValueSet) -> Iterable[QWidget]:
    """Every published sum under the value set in force."""
    return (joint_sum(look, joint, in_force) for joint in JOINT_SUMS)
