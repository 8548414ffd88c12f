"""How large the rows write their names, so that all eight have their Chinese names beside the English ones, or none."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from trainer.rules import FANS, MAIN_FANS, FanId
from trainer.ui.look import Look
from trainer.ui.table.lines import Span
from trainer.ui.theme import Step

BETWEEN: Final = 6
"""The least room between the words at the left of a row and those at its right, in pixels at 100 %."""
_USUAL: Final = 88
"""Points and tiles of two digits, for which there has to be room."""


@dataclass(frozen=True, slots=True)
class RowNames:
    """The type steps of the names in all rows; ``second`` is that of the Chinese name after the English one, None where
    it is left out."""

    first: Step = Step.LEAD
    second: Step | None = None

    def spans(self, look: Look, fan: FanId) -> Iterator[Span]:
        """The names of a fan that can be had."""
        yield Span(look.words.fan(fan), self.first, bold=True)
        if self.second is not None:
            yield Span(FANS[fan].zh, self.second, colour="ink3", gap=6)


ALONE: Final = (RowNames(Step.LEAD), RowNames(Step.BODY))
"""The ways to write one name, the largest first."""
BOTH: Final = (
    RowNames(Step.LEAD, Step.BODY),
    RowNames(Step.LEAD, Step.NOTE),
    RowNames(Step.LEAD, Step.SMALL),
    RowNames(Step.BODY, Step.NOTE),
    RowNames(Step.BODY, Step.SMALL),
    *ALONE,
)
"""The ways to write both names, and those without the Chinese ones where there is no room for all of them."""


def beside_numbers(look: Look, room: float) -> float:
    """What is left of ``room`` pixels where points and accepted tiles stand in the same line as the names."""
    words = look.words
    worth, live = words("table-row-points", n=_USUAL), words("table-row-live", n=_USUAL)
    return room - Span(worth, gap=6).width(look) - Span(live).width(look) - look.px(BETWEEN)


def fitting_names(look: Look, ways: Sequence[RowNames], room: float) -> RowNames:
    """The first way in which the names of every fan fit into ``room`` pixels; the last where none does."""
    for way in ways:
        if all(sum(span.width(look) for span in way.spans(look, fan)) <= room for fan in MAIN_FANS):
            break
    return way
