"""What articles leave to the app: scored hands, tables of values and payments, rulings, keys."""

import tomllib
from collections.abc import Callable, Iterable, Mapping

from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.game.bots.protocol import BotId
from trainer.resources import asset
from trainer.rules import FANS, FanClass, Scheme, Seat, settle
from trainer.ui.controls import KeyCap, keep_gaps, keep_margins
from trainer.ui.look import Look
from trainer.ui.rulebook.content import KeyRow, key_map, rulings, rulings_of, worked_examples, worked_refusal
from trainer.ui.rulebook.flow import Flow
from trainer.ui.rulebook.grid import Grid
from trainer.ui.rulebook.in_force import InForce
from trainer.ui.rulebook.links import PageLink
from trainer.ui.rulebook.places import Place
from trainer.ui.rulebook.points import all_points, all_sums, joint_warnings
from trainer.ui.rulebook.rulings import ruling_list
from trainer.ui.rulebook.scored_hand import ScoredHand
from trainer.ui.rulebook.text import Say, Text, one_line
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
    title = Text(look, lambda: look.words("book-worked-title", n=number), Step.BODY, Tone.INK2, bold=True)
    keep_margins(look, title, (0, 8, 0, 2))
    sentence = Text(look, lambda: look.words(f"book-worked-{name}"), Step.LEAD)
    keep_margins(look, sentence, (0, 0, 0, 12))
    return [(title, sentence, ScoredHand(look, worked_examples()[name], in_force.values, refused=worked_refusal(name)))]


def _classes(look: Look, _: InForce, follow: Follow, __: tuple[str, ...]) -> Made:
    """Every class with its fans."""
    rows: list[list[QWidget]] = []
    for klass in FanClass:
        links = [PageLink(look, Place.of_fan(fan.id)) for fan in FANS.values() if fan.klass is klass]
        for link in links:
            link.opened.connect(follow)
        rows.append([one_line(look, _class_name(look, klass), Step.BODY, bold=True), Flow(look, links, gap=12)])
    return [(Grid(look, rows, (0, 1), pad=2),)]


def _class_name(look: Look, klass: FanClass) -> Say:
    def say() -> str:
        """The sentence in the language in force."""
        name = look.words.fan_class(klass)
        return name if klass.major.value == klass.value else f"{look.words(f'major-{klass.major}')} › {name}"

    return say


def _settle(look: Look, _: InForce, __: Follow, words: tuple[str, ...]) -> Made:
    """Who pays what for wins of the given points, drawn and on a discard, under one scheme."""
    scheme, points = Scheme(words[0]), [int(word) for word in words[1:]]
    rows: list[list[QWidget]] = []
    for worth in points:
        for payer in (None, Seat.S):
            rows.append(
                [
                    one_line(look, _points(look, worth), Step.BODY, bold=True),
                    one_line(look, _way(look, payer), Step.BODY),
                    Text(look, _payments(look, worth, payer, scheme), Step.BODY),
                    one_line(look, _received(look, worth, payer, scheme), Step.BODY, bold=True),
                ]
            )
    return [(Grid(look, rows, (0, 0, 1, 0), pad=6),)]


def _points(look: Look, points: int) -> Say:
    return lambda: look.words("points", n=points)


def _way(look: Look, payer: Seat | None) -> Say:
    return lambda: look.words("book-pay-self" if payer is None else "book-pay-discard")


def _payments(look: Look, points: int, payer: Seat | None, scheme: Scheme) -> Say:
    done = settle(points, Seat.E, payer, scheme)
    others = [-payment.amount for payment in done.payments if payment.seat not in (Seat.E, payer)]
    if payer is None or -done.of(payer).amount == others[0]:
        return lambda: look.words("book-pay-each", n=others[0])
    paid = -done.of(payer).amount
    return lambda: look.words("book-pay-split", payer=paid, other=others[0])


def _received(look: Look, points: int, payer: Seat | None, scheme: Scheme) -> Say:
    received = settle(points, Seat.E, payer, scheme).received
    return lambda: look.words("book-pay-total", n=received)


def _values(look: Look, in_force: InForce, follow: Follow, _: tuple[str, ...]) -> Made:
    yield joint_warnings(look, in_force.values)
    yield from all_points(look, in_force.values, follow)


def _sums(look: Look, in_force: InForce, _: Follow, __: tuple[str, ...]) -> Made:
    return [tuple(all_sums(look, in_force.values))]


def _rulings(look: Look, in_force: InForce, _: Follow, words: tuple[str, ...]) -> Made:
    """The rulings of one page under their heading, or all of them without one."""
    if not words:
        return [(ruling_list(look, rulings(), in_force),)]
    head = Text(look, lambda: look.words("book-rulings"), Step.H3)
    keep_margins(look, head, (0, 16, 0, 8))
    return [(head, ruling_list(look, rulings_of(words[0]), in_force))]


def _keys(look: Look, _: InForce, __: Follow, ___: tuple[str, ...]) -> Made:
    """The key map by place."""
    for number, place in enumerate(key_map()):
        head = Text(look, _word(look, f"key-place-{place.id}"), Step.H3)
        keep_margins(look, head, (0, 24 if number else 8, 0, 8))
        rows = [[_caps(look, row), Text(look, _word(look, f"key-does-{row.does}"), Step.LEAD)] for row in place.rows]
        yield head, Grid(look, rows, (0, 1), gap=24, pad=8)


def _caps(look: Look, row: KeyRow) -> QWidget:
    """The caps of a row in one line; all rows are equally wide, so that what they do stands in one column."""
    holder = QWidget()
    line = QHBoxLayout(holder)
    keep_gaps(look, line, 6)
    for number, cap in enumerate(row.caps):
        if number and row.is_range:
            line.addWidget(one_line(look, _word(look, "key-to"), Step.SMALL, Tone.INK3))
        line.addWidget(KeyCap(look, cap))
    line.addStretch(1)
    holder.setMinimumWidth(look.px(200))
    return holder


def _word(look: Look, key: str) -> Say:
    return lambda: look.words(key)


def _fan_ids(look: Look, _: InForce, follow: Follow, __: tuple[str, ...]) -> Made:
    """Every fan with the name that value-set files give it."""
    rows: list[list[QWidget]] = []
    for fan in FANS:
        link = PageLink(look, Place.of_fan(fan))
        link.opened.connect(follow)
        rows.append([link, one_line(look, _fixed(fan.value), Step.BODY, bold=True)])
    return [(Grid(look, rows, (0, 1), pad=2),)]


def _fixed(text: str) -> Say:
    return lambda: text


def measured_strength() -> Mapping[BotId, Mapping[str, float]]:
    """What was measured of each opponent: ``wins`` in a hundred hands and ``points`` a hand; empty before that."""
    data = tomllib.loads(asset("rulebook/strength.toml").read_text("utf-8"))
    return {BotId(row["id"]): {"wins": row["wins"], "points": row["points"]} for row in data["bot"]}


def _strength(look: Look, _: InForce, __: Follow, ___: tuple[str, ...]) -> Made:
    """How strong the opponents are, once that has been measured."""
    measured = measured_strength()
    if not measured:
        return ()
    head = Text(look, lambda: look.words("book-strength"), Step.H3)
    keep_margins(look, head, (0, 8, 0, 8))
    rows = [
        [one_line(look, _word(look, f"settings-bot-{bot}"), Step.BODY, bold=True), Text(look, strength(look, bot))]
        for bot in measured
    ]
    return [(head, Grid(look, rows, (0, 1)))]


def strength(look: Look, bot: BotId) -> Say:
    """One sentence with the measured strength of an opponent, or nothing where it was not measured."""
    found = measured_strength().get(bot)
    if found is None:
        return lambda: ""
    wins, points = f"{found['wins']:.1f}", f"{found['points']:+.1f}"
    if not found["wins"]:  # what it does says already that it never wins
        return lambda: look.words("book-strength-never", points=points)
    return lambda: look.words("book-strength-of", wins=wins, points=points)


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
