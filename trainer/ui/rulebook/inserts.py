"""What articles leave to the app: scored hands, tables of values and payments, rulings, keys."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.rules import FANS, FanClass, Scheme, Seat, settle
from trainer.ui.controls import KeyCap, keep_gaps, keep_margins
from trainer.ui.controls.layout import Flow, Grid
from trainer.ui.controls.text import Text, fixed, one_line, sentence, word
from trainer.ui.look import Look
from trainer.ui.rulebook.content import (
    KeyRow,
    key_map,
    measured_strength,
    rulings,
    rulings_of,
    worked_examples,
    worked_refusal,
)
from trainer.ui.rulebook.in_force import InForce
from trainer.ui.rulebook.links import page_link
from trainer.ui.rulebook.places import Place
from trainer.ui.rulebook.points import all_points, all_sums, joint_warnings
from trainer.ui.rulebook.rulings import growing_ruling_list
from trainer.ui.rulebook.scored_hand import ScoredHand
from trainer.ui.rulebook.wording import class_name, payments_said, strength_said
from trainer.ui.theme import Step, Tone

Follow = Callable[[Place], None]
Made = Iterable[tuple[QWidget, ...]]
"""The widgets of an insert, from top to bottom, as parts of the work bring them."""
Maker = Callable[[Look, InForce, Follow, tuple[str, ...]], Made]


def make(look: Look, in_force: InForce, follow: Follow, name: str, words: tuple[str, ...]) -> Made:
    """The insert ``name``. Raises `KeyError` for one that does not exist."""
    return INSERTS[name](look, in_force, follow, words)


def _worked(look: Look, in_force: InForce, _: Follow, words: tuple[str, ...]) -> Made:
    """A worked example with its number and what to look at."""
    (name,) = words
    number = list(worked_examples()).index(name) + 1
    title = Text(look, word(look, "book-worked-title", n=number), Step.BODY, Tone.INK2, bold=True)
    keep_margins(look, title, (0, 8, 0, 2))
    sentence = Text(look, word(look, f"book-worked-{name}"), Step.LEAD)
    keep_margins(look, sentence, (0, 0, 0, 12))
    yield title, sentence
    yield (ScoredHand(look, worked_examples()[name], in_force.values, refused=worked_refusal(name)),)


def _classes(look: Look, _: InForce, follow: Follow, __: tuple[str, ...]) -> Made:
    """Every class with its fans."""
    rows: list[list[QWidget]] = []
    for klass in FanClass:
        links = [page_link(look, Place.of_fan(fan.id), follow) for fan in FANS.values() if fan.klass is klass]
        rows.append(
            [one_line(look, sentence(look, class_name, klass), Step.BODY, bold=True), Flow(look, links, gap=12)]
        )
    return [(Grid(look, rows, (0, 1), pad=2),)]


def _settle(look: Look, _: InForce, __: Follow, words: tuple[str, ...]) -> Made:
    """Who pays what for wins of the given points, drawn and on a discard, under one scheme."""
    scheme, points = Scheme(words[0]), [int(number) for number in words[1:]]
    rows: list[list[QWidget]] = []
    for worth in points:
        for payer in (None, Seat.S):
            received = settle(worth, Seat.E, payer, scheme).received
            rows.append(
                [
                    one_line(look, word(look, "points", n=worth), Step.BODY, bold=True),
                    one_line(look, word(look, "book-pay-self" if payer is None else "book-pay-discard"), Step.BODY),
                    Text(look, sentence(look, payments_said, worth, payer, scheme), Step.BODY),
                    one_line(look, word(look, "book-pay-total", n=received), Step.BODY, bold=True),
                ]
            )
    return [(Grid(look, rows, (0, 0, 1, 0), pad=6),)]


def _values(look: Look, in_force: InForce, follow: Follow, _: tuple[str, ...]) -> Made:
    yield joint_warnings(look, in_force.values)
    yield from all_points(look, in_force.values, follow)


def _sums(look: Look, in_force: InForce, _: Follow, __: tuple[str, ...]) -> Made:
    return [tuple(all_sums(look, in_force.values))]


def _rulings(look: Look, in_force: InForce, _: Follow, words: tuple[str, ...]) -> Made:
    """The rulings of one page under their heading, or all of them without one."""
    if words:
        head = Text(look, word(look, "book-rulings"), Step.H3)
        keep_margins(look, head, (0, 16, 0, 8))
        yield (head,)
    for number, table in enumerate(growing_ruling_list(look, rulings_of(words[0]) if words else rulings(), in_force)):
        yield () if number else (table,)


def _keys(look: Look, _: InForce, __: Follow, ___: tuple[str, ...]) -> Made:
    """The key map by place."""
    for number, place in enumerate(key_map()):
        head = Text(look, word(look, f"key-place-{place.id}"), Step.H3)
        keep_margins(look, head, (0, 24 if number else 8, 0, 8))
        rows = [[_caps(look, row), Text(look, word(look, f"key-does-{row.does}"), Step.LEAD)] for row in place.rows]
        yield head, Grid(look, rows, (0, 1), gap=24, pad=8)


def _caps(look: Look, row: KeyRow) -> QWidget:
    """The caps of a row in one line; all rows are equally wide, so that what they do stands in one column."""
    holder = QWidget()
    line = QHBoxLayout(holder)
    keep_gaps(look, line, 6)
    for number, cap in enumerate(row.caps):
        if number and row.is_range:
            line.addWidget(one_line(look, word(look, "key-to"), Step.SMALL, Tone.INK3))
        line.addWidget(KeyCap(look, cap))
    line.addStretch(1)
    holder.setMinimumWidth(look.px(200))
    return holder


def _fan_ids(look: Look, _: InForce, follow: Follow, __: tuple[str, ...]) -> Made:
    """Every fan with the name that value-set files give it."""
    rows = [
        [page_link(look, Place.of_fan(fan), follow), one_line(look, fixed(fan.value), Step.BODY, bold=True)]
        for fan in FANS
    ]
    return [(Grid(look, rows, (0, 1), pad=2),)]


def _strength(look: Look, _: InForce, __: Follow, ___: tuple[str, ...]) -> Made:
    """How strong the opponents are, once that has been measured."""
    measured = measured_strength()
    if not measured:
        return ()
    head = Text(look, word(look, "book-strength"), Step.H3)
    keep_margins(look, head, (0, 8, 0, 8))
    names = [one_line(look, word(look, f"settings-bot-{bot}"), Step.BODY, bold=True) for bot in measured]
    said = [Text(look, sentence(look, strength_said, bot)) for bot in measured]
    return [(head, Grid(look, list(zip(names, said, strict=True)), (0, 1)))]


INSERTS: Mapping[str, Maker] = {
    "worked": _worked,
    "classes": _classes,
    "settle": _settle,
    "values": _values,
    "sums": _sums,
    "rulings": _rulings,
    "keys": _keys,
    "fan-ids": _fan_ids,
    "strength": _strength,
}
"""The inserts by the name that articles give them."""
