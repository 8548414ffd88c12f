"""The points on which the published rules are silent, openly listed as this book's own."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from trainer.ui.look import Look
from trainer.ui.rulebook.content import Ruling
from trainer.ui.rulebook.grid import Grid
from trainer.ui.rulebook.in_force import InForce
from trainer.ui.rulebook.text import Say, Text, one_line
from trainer.ui.theme import Step, Tone

PREVAILING = "round-wind"
"""The ruling on the prevailing wind, which has a switch among the settings."""


def ruling_list(look: Look, rulings: Sequence[Ruling], in_force: InForce) -> QWidget:
    """Each ruling in a line, with the word that says it may be changed; of a switch also how it stands."""
    rows = [
        [
            one_line(look, lambda: look.words("book-status-house"), Step.NOTE, Tone.INK3, bold=True),
            Text(look, _say(look, ruling, in_force), Step.BODY),
        ]
        for ruling in rulings
    ]
    return Grid(look, rows, (0, 1), gap=16)


def _say(look: Look, ruling: Ruling, in_force: InForce) -> Say:
    if ruling.id != PREVAILING:
        return lambda: look.words(ruling.key)
    stands = "on" if in_force.prevailing else "off"
    return lambda: look.words("ruling-switch", ruling=look.words(ruling.key), stands=look.words(f"ruling-{stands}"))
