"""An article of the rule book or a section of the user guide as rich text, with what articles leave to the app."""

from collections.abc import Callable, Mapping
from html import escape
from itertools import chain, repeat

from trainer.coach.rule_book import prose
from trainer.coach.rule_book.content import KeyRow, key_map, measured_strength, rulings, rulings_of, worked_examples
from trainer.coach.rule_book.places import Place
from trainer.coach.rule_book.wording import (
    class_name,
    joint_warning_said,
    payments_said,
    set_name,
    shown_sets,
    strength_said,
    worth_said,
)
from trainer.rules import FANS, JOINT_SUMS, FanClass, Scheme, Seat, settle
from trainer.ui.rulebook.clause import joint_sum, ruling_rows
from trainer.ui.rulebook.html import Pen
from trainer.ui.theme import Step, Tone

_LEVELS = {1: Step.H1, 2: Step.H3}
_INDENT = 24
_MEASURE = 760
"""The longest line of prose in pixels of the design."""

DOOR = "open"
"""The scheme of a link to another page of the window."""

Arguments = tuple[str, ...]
HandHtml = Callable[[str], str]
"""The picture of a worked example by its name."""


def article_html(pen: Pen, text: str, hand: HandHtml) -> str:
    """An article, block by block."""
    made, before = [], None
    for block in prose.blocks(text):
        made.append(_block(pen, block, _space(before, block) if before else 0, hand))
        before = block
    return "".join(made)


def _block(pen: Pen, block: prose.Block, above: int, hand: HandHtml) -> str:
    match block:
        case prose.SectionHead(level, text):
            step = _LEVELS.get(level, Step.LEAD)
            return pen.line(pen.text(text, step, bold=True), step, above, _MEASURE)
        case prose.Paragraph(text):
            return pen.line(pen.text(text, Step.LEAD), Step.LEAD, above, _MEASURE)
        case prose.Points(items, numbered):
            marks = [str(number) if numbered else "·" for number in range(1, len(items) + 1)]
            return "".join(map(_point, repeat(pen), marks, items, chain((above,), repeat(6))))
        case prose.TableBlock():
            return pen.gap(above) + _table(pen, block)
        case prose.Code(text):
            return pen.gap(above) + _code(pen, text)
        case prose.Insert("worked", (name,)):
            return _worked(pen, name, above) + hand(name)
        case prose.Insert(name, arguments):
            return pen.gap(above) + INSERTS[name](pen, arguments)


def _table(pen: Pen, block: prose.TableBlock) -> str:
    cells = [[pen.text(cell, Step.NOTE, Tone.INK3) for cell in block.head]]
    cells += [[pen.text(cell, bold=not column) for column, cell in enumerate(row)] for row in block.rows]
    share = 100 // (2 + 5 * (len(block.head) - 1))
    return pen.table(cells, (2 * share, *(5 * share for _ in block.head[1:])), pad=8)


def _worked(pen: Pen, name: str, above: int) -> str:
    """The title of a worked example and what it shows."""
    title = pen.words("book-worked-title", n=list(worked_examples()).index(name) + 1)
    said = pen.para(title, Step.BODY, Tone.INK2, bold=True, above=above + 8)
    return said + pen.para(pen.words(f"book-worked-{name}"), Step.LEAD, above=2)


def _point(pen: Pen, mark: str, item: str, above: int) -> str:
    bullet = pen.text(mark, Step.LEAD, Tone.INK3, bold=True)
    row = pen.table([(bullet, pen.text(item, Step.LEAD))], (0, 0), pad=0, gap=_INDENT - 12)
    return pen.gap(above) + row


def _code(pen: Pen, text: str) -> str:
    theme, px = pen.look.theme, pen.look.px
    style = f"font-size:{px(Step.BODY.size)}px; color:{theme.ink1}; white-space:pre-wrap; margin:0"
    return (
        f'<table width="100%" cellspacing="0" cellpadding="{px(12)}" bgcolor="{theme.sunk}"><tr><td>'
        f'<p style="{style}">{escape(text).replace(chr(10), "<br />")}</p></td></tr></table>'
    )


def _space(above: prose.Block | None, below: prose.Block) -> int:
    match above, below:
        case _, prose.SectionHead():
            return 32
        case (prose.TableBlock() | prose.Insert(), _) | (_, prose.Insert()):
            return 20
        case _:
            return 12


def _classes(pen: Pen, _: Arguments) -> str:
    """Every class with its fans."""
    rows = []
    for klass in FanClass:
        fans = [Place.of_fan(fan.id) for fan in FANS.values() if fan.klass is klass]
        name = pen.para(class_name(pen.words, klass), bold=True, above=4)
        rows.append((name, pen.links(fans, 68)))
    return pen.table(rows, (26, 74), pad=2)


def _settle(pen: Pen, arguments: Arguments) -> str:
    """Who pays what for wins of the given points, drawn and on a discard, under one scheme."""
    words, scheme = pen.words, Scheme(arguments[0])
    rows = []
    for points in map(int, arguments[1:]):
        for payer in (None, Seat.S):
            received = settle(points, Seat.E, payer, scheme).received
            rows.append(
                (
                    pen.text(words("points", n=points), bold=True),
                    pen.text(words("book-pay-self" if payer is None else "book-pay-discard")),
                    pen.text(payments_said(words, points, payer, scheme)),
                    pen.text(words("book-pay-total", n=received), bold=True),
                )
            )
    return pen.table(rows, (12, 18, 48, 22))


def _values(pen: Pen, _: Arguments) -> str:
    """The table of all fans in all shown value sets, after a warning for each published sum that is broken."""
    words, in_force = pen.words, pen.in_force.values
    sets = shown_sets(in_force)
    broken = in_force.broken_sums()
    warning = pen.para(joint_warning_said(words, in_force), Step.LEAD, Tone.BAD, bold=True) if broken else ""
    warning += "".join(joint_sum(pen, joint) for joint, _ in broken)
    names = (pen.text(set_name(words, values, in_force), Step.NOTE, Tone.INK2, bold=True) for values in sets)
    rows = [(pen.text(words("book-class-table-fans"), Step.NOTE, Tone.INK3), *names)]
    for fan in FANS:
        worth = (pen.text(worth_said(words, values, fan), tone=Tone.INK2) for values in sets)
        rows.append((pen.link(Place.of_fan(fan)), *worth))
    return warning + pen.table(rows, (28, *(72 // len(sets) for _ in sets)), pad=3)


def _sums(pen: Pen, _: Arguments) -> str:
    """Every published sum under the value set in force."""
    return "".join(joint_sum(pen, joint) for joint in JOINT_SUMS)


def _rulings(pen: Pen, arguments: Arguments) -> str:
    """The rulings of one page under their heading, or all of them without one."""
    if not arguments:
        return ruling_rows(pen, rulings())
    return pen.para(pen.words("book-rulings"), Step.H3, above=16) + ruling_rows(pen, rulings_of(arguments[0]))


def _keys(pen: Pen, _: Arguments) -> str:
    """The key map by place."""
    made = ""
    for number, place in enumerate(key_map()):
        made += pen.para(pen.words(f"key-place-{place.id}"), Step.H3, above=24 if number else 8)
        rows = [(_caps(pen, row), pen.text(pen.words(f"key-does-{row.does}"), Step.LEAD)) for row in place.rows]
        made += pen.table(rows, (24, 76), pad=6)
    return made


def _caps(pen: Pen, row: KeyRow) -> str:
    to = pen.text(f" {pen.words('key-to')} ", Step.SMALL, Tone.INK3) if row.is_range else "&nbsp; "
    return to.join(pen.picture(f"cap:{cap}", cap) for cap in row.caps)


def _fan_ids(pen: Pen, _: Arguments) -> str:
    """Every fan with the name that value-set files give it."""
    return pen.table([(pen.link(Place.of_fan(fan)), pen.text(fan.value, bold=True)) for fan in FANS], (0, 0), pad=3)


def _strength(pen: Pen, _: Arguments) -> str:
    """How strong the opponents are, once that has been measured."""
    measured = measured_strength()
    if not measured:
        return ""
    words = pen.words
    names = (pen.text(words(f"settings-bot-{bot}"), bold=True) for bot in measured)
    said = (pen.text(strength_said(words, bot)) for bot in measured)
    rows = list(zip(names, said, strict=True))
    return pen.para(words("book-strength"), Step.H3, above=8) + pen.table(rows, (0, 100))


def _first_hand(pen: Pen, _: Arguments) -> str:
    """The way to the guided hand."""
    style = f"color:{pen.look.theme.accent}; font-size:{pen.look.px(Step.LEAD.size)}px"
    return pen.line(f'<a href="{DOOR}:welcome" style="{style}">{escape(pen.words("welcome-go"))}</a>', Step.LEAD)


INSERTS: Mapping[str, Callable[[Pen, Arguments], str]] = {
    "classes": _classes,
    "settle": _settle,
    "values": _values,
    "sums": _sums,
    "rulings": _rulings,
    "keys": _keys,
    "fan-ids": _fan_ids,
    "strength": _strength,
    "first-hand": _first_hand,
}
"""The inserts by the name that articles give them; worked examples are pictures."""
