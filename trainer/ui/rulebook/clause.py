"""The clause of one fan as rich text: what it asks, what it is worth, an example, a near miss, and how it stands to
other fans."""

import re
from collections.abc import Iterator

from trainer.coach.rule_book.content import Ruling, apart, clauses, rulings_of, together
from trainer.coach.rule_book.places import Place
from trainer.coach.rule_book.wording import (
    broken_to,
    clause_key,
    joint_sum_said,
    other_name,
    ruling_said,
    set_name,
    shown_sets,
    standing,
    status_said,
)
from trainer.rules import FANS, JOINT_SUMS, FanId, JointSum
from trainer.text import Language
from trainer.ui.rulebook.html import Pen
from trainer.ui.theme import Step, Tone

_TWO_COLUMNS = 760
"""The width in pixels of the design from which on two sections stand side by side."""
_MARK = 56


def clause_html(pen: Pen, fan: FanId, hand: str, near: str, *, both_names: bool) -> str:
    """The page of a fan; ``hand`` and ``near`` are the pictures of its example and of its near miss."""
    words, wrong = pen.words, clauses()[fan].wrong
    asks = pen.head("book-asks") + pen.para(words(clause_key(words, fan, "asks", pen.in_force)), Step.H3, above=6)
    asks += pen.para(words(f"book-{fan}-note"), Step.BODY, Tone.INK2, above=8)
    left, right = (48, 42) if pen.wide(_TWO_COLUMNS) else (100, 100)
    never = pen.head("book-apart")
    for entry in apart(fan):
        never += pen.para(words.phrase(entry.says), Step.NOTE, Tone.INK2, above=6)
        never += pen.links([Place.of_fan(other) for other in entry.fans], right)
    goes = pen.head("book-can-combine") + pen.links([Place.of_fan(other) for other in together(fan)], left)
    reason = words(clause_key(words, fan, "near", pen.in_force), wrong=wrong, tile=wrong[0])
    parts = [
        _header(pen, fan, both_names=both_names),
        pen.gap(24),
        pen.beside(asks, pen.head("book-points") + _points(pen, fan), _TWO_COLUMNS),
        pen.rule(),
        pen.head("book-example") + hand,
        pen.head("book-near", above=24) + pen.para(reason, Step.LEAD, bold=True, above=6) + near,
        pen.rule(),
        pen.beside(goes, never, _TWO_COLUMNS),
    ]
    if rulings_of(fan):
        parts += [pen.rule(), pen.head("book-rulings"), ruling_rows(pen, rulings_of(fan))]
    return "".join(parts)


def ruling_rows(pen: Pen, found: tuple[Ruling, ...]) -> str:
    """Each ruling in a line, with the word that says it may be changed; of a switch also how it stands."""
    status = pen.text(pen.words("book-status-house"), Step.NOTE, Tone.INK3, bold=True)
    rows = [(status, pen.text(ruling_said(pen.words, ruling, pen.in_force))) for ruling in found]
    return pen.table(rows, (10, 90), gap=8)


def joint_sum(pen: Pen, joint: JointSum) -> str:
    """A published sum in words, as a warning where the value set does not keep it."""
    broken = broken_to(joint, pen.in_force.values) is not None
    said = joint_sum_said(pen.words, joint, pen.in_force.values)
    return pen.para(said, Step.NOTE, Tone.BAD if broken else Tone.INK2, bold=broken or None, above=6)


def _header(pen: Pen, fan: FanId, *, both_names: bool) -> str:
    words, row = pen.words, FANS[fan]
    names = pen.text(words.fan(fan), Step.H1)
    if both_names or words.language is Language.ZH:
        names += pen.text(f"\u2002{other_name(row, words.language)}", Step.LEAD, Tone.INK3)
    middle = pen.line(names, Step.H1) + pen.para(standing(words, row), Step.BODY, Tone.INK2)
    worth = f'<div align="right">{_worth(pen, fan)}</div>'
    return pen.table([(pen.mark(fan, _MARK), middle, worth)], (0, 80, 20), pad=0, gap=20)


def _worth(pen: Pen, fan: FanId) -> str:
    """The points, their number large; the scorer's own table gives them."""
    said = pen.words("points", n=pen.in_force.values.points[fan])
    return "".join(
        pen.text(piece, Step.H1) if piece.isdecimal() else pen.text(piece, Step.LEAD, Tone.INK2)
        for piece in re.split(r"(\d+)", said)
    )


def _points(pen: Pen, fan: FanId) -> str:
    """Each value set, the fan's points there, the status in words; then the sums it belongs to."""
    return pen.table(list(_set_rows(pen, fan)), (46, 14, 40), gap=16) + "".join(
        joint_sum(pen, joint) for joint in JOINT_SUMS if fan in joint.fans
    )


def _set_rows(pen: Pen, fan: FanId) -> Iterator[tuple[str, ...]]:
    words, in_force = pen.words, pen.in_force.values
    for values in shown_sets(in_force):
        yield (
            pen.text(set_name(words, values, in_force), bold=values == in_force),
            pen.text(words("points", n=values.points[fan]).replace(" ", "\u00a0"), bold=True),
            pen.text(status_said(words, values.statuses[fan]), Step.NOTE, Tone.INK2),
        )
