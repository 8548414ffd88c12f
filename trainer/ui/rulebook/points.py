"""What a fan is worth in each value set, and where each number comes from."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.rules import BUILT_IN, FANS, JOINT_SUMS, FanId, JointSum, Status, ValueSet, load_values
from trainer.ui.controls import keep_gaps
from trainer.ui.look import Look
from trainer.ui.rulebook.grid import Grid
from trainer.ui.rulebook.links import PageLink
from trainer.ui.rulebook.places import Place
from trainer.ui.rulebook.text import Say, Text, one_line
from trainer.ui.theme import Step, Tone

Follow = Callable[[Place], None]


def shown_sets(in_force: ValueSet) -> tuple[ValueSet, ...]:
    """The built-in sets, and the one in force where it is another."""
    built_in = tuple(load_values(name) for name in BUILT_IN)
    return built_in if in_force in built_in else (in_force, *built_in)


def fan_points(look: Look, fan: FanId, in_force: ValueSet) -> QWidget:
    """A small table: each value set, the fan's points there, the status in words; then the sums it belongs to."""
    sets = shown_sets(in_force)
    rows = [
        [
            Text(look, _set_name(look, values, in_force), Step.BODY, bold=values == in_force),
            one_line(look, _points(look, values.points[fan]), Step.BODY, bold=True),
            Text(look, _status(look, values.statuses[fan]), Step.NOTE, Tone.INK2),
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
    found = sum(values.points[fan] for fan in joint.fans)
    if found == joint.total:
        return Text(
            look,
            lambda: look.words("book-joint-sum", fans=look.words.fans(joint.fans), total=joint.total),
            Step.NOTE,
            Tone.INK2,
        )
    return Text(
        look,
        lambda: look.words("book-joint-broken", fans=look.words.fans(joint.fans), total=joint.total, found=found),
        Step.NOTE,
        Tone.BAD,
        bold=True,
    )


def joint_warnings(look: Look, values: ValueSet) -> tuple[QWidget, ...]:
    """A warning for each published sum that the value set breaks, under one that names the set."""
    broken = values.broken_sums()
    if not broken:
        return ()
    head = Text(
        look,
        lambda: look.words("book-joint-warning", name=values.name(look.language)),
        Step.LEAD,
        Tone.BAD,
        bold=True,
    )
    return (head, *(joint_sum(look, joint, values) for joint, _ in broken))


def all_points(look: Look, in_force: ValueSet, follow: Follow) -> Iterator[tuple[QWidget, ...]]:
    """The table of all fans in all shown value sets, with links; its rows come one by one after it."""
    sets = shown_sets(in_force)
    head: list[QWidget] = [one_line(look, lambda: look.words("book-class-table-fans"), Step.NOTE, Tone.INK3)]
    head += [one_line(look, _set_name(look, values, in_force), Step.NOTE, Tone.INK2, bold=True) for values in sets]
    table = Grid(look, [head], (0, *(1 for _ in sets)), pad=2)
    yield (table,)
    for fan in FANS:
        link = PageLink(look, Place.of_fan(fan))
        link.opened.connect(follow)
        table.add([link, *(_points_and_status(look, values, fan) for values in sets)])
        yield ()


def all_sums(look: Look, in_force: ValueSet) -> Iterable[QWidget]:
    """Every published sum under the value set in force."""
    return (joint_sum(look, joint, in_force) for joint in JOINT_SUMS)


def _points_and_status(look: Look, values: ValueSet, fan: FanId) -> QWidget:
    def say() -> str:
        """The sentence in the language in force."""
        points = look.words("points", n=values.points[fan])
        return f"**{points}** · {look.words(f'book-status-{values.statuses[fan]}')}"

    return one_line(look, say, Step.BODY, Tone.INK2)


def _set_name(look: Look, values: ValueSet, in_force: ValueSet) -> Say:
    def say() -> str:
        """The sentence in the language in force."""
        name = values.name(look.language)
        return f"{name} · {look.words('book-set-in-force')}" if values == in_force else name

    return say


def _points(look: Look, points: int) -> Say:
    return lambda: look.words("points", n=points)


def _status(look: Look, status: Status) -> Say:
    def say() -> str:
        """The sentence in the language in force."""
        return f"**{look.words(f'book-status-{status}')}** {look.words(f'book-status-{status}-means')}"

    return say
