"""The points on which the published rules are silent, openly listed as this book's own."""

from collections.abc import Iterator, Sequence

from trainer.ui.controls.layout import Grid
from trainer.ui.controls.text import Text, one_line, sentence, word
from trainer.ui.look import Look
from trainer.ui.rulebook.content import Ruling
from trainer.ui.rulebook.in_force import InForce
from trainer.ui.rulebook.wording import ruling_said
from trainer.ui.theme import Step, Tone


def ruling_list(look: Look, rulings: Sequence[Ruling], in_force: InForce) -> Grid:
    """Each ruling in a line, with the word that says it may be changed; of a switch also how it stands."""
    *_, table = growing_ruling_list(look, rulings, in_force)
    return table


def growing_ruling_list(look: Look, rulings: Sequence[Ruling], in_force: InForce) -> Iterator[Grid]:
    """The same list, given after each line that is added to it."""
    table = Grid(look, (), (0, 1), gap=16)
    for ruling in rulings:
        status = one_line(look, word(look, "book-status-house"), Step.NOTE, Tone.INK3, bold=True)
        table.add([status, Text(look, sentence(look, ruling_said, ruling, in_force), Step.BODY)])
        yield table
