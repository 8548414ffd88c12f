"""The points on which the published rules are silent, openly listed as this book's own."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from trainer.ui.controls.grid import Grid
from trainer.ui.controls.text import Text, one_line, sentence, word
from trainer.ui.look import Look
from trainer.ui.rulebook.content import Ruling
from trainer.ui.rulebook.in_force import InForce
from trainer.ui.rulebook.wording import ruling_said
from trainer.ui.theme import Step, Tone


def ruling_list(look: Look, rulings: Sequence[Ruling], in_force: InForce) -> QWidget:
    """Each ruling in a line, with the word that says it may be changed; of a switch also how it stands."""
    rows = [
        [
            one_line(look, word(look, "book-status-house"), Step.NOTE, Tone.INK3, bold=True),
            Text(look, sentence(look, ruling_said, ruling, in_force), Step.BODY),
        ]
        for ruling in rulings
    ]
    return Grid(look, rows, (0, 1), gap=16)
