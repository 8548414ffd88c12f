"""Everything that one picture of a slide is painted of, each part worked out once."""

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize

from trainer.coach.packs.slide import Slide
from trainer.ui.look import Look
from trainer.ui.present.paint_guesses import GuessPart
from trainer.ui.present.paint_hand import HandPart
from trainer.ui.present.paint_near import NearPart
from trainer.ui.present.paint_words import WordsPart


class Target(Struct, frozen=True):
    """Something on a slide that can be pointed at: a tile, a meld or a lane, with its place."""

    name: str
    place: QRectF


class SlideParts(Struct, frozen=True, dict=True):
    """A slide of a size in pixels. ``grown``: how much of the newest lane is there, 0 to 1; ``clock`` and ``note``
    stand at the foot."""

    look: Look
    slide: Slide
    size: QSize
    grown: float = 1.0
    clock: str = ""
    note: str = ""

    @cached_property
    def words(self) -> WordsPart:
        """Title, question, sentence and foot."""
        return WordsPart(self.look, self.slide, self.size.width(), self.size.height(), self.clock, self.note)

    @cached_property
    def hand(self) -> HandPart | None:
        """The won hand."""
        score = self.slide.answer.score
        if score is None:
            return None
        return HandPart(self.look, self.slide, score.board, score.won, self.words.bands.middle, self.grown)

    @cached_property
    def near(self) -> NearPart | None:
        """The hand on its way."""
        if self.slide.answer.position is None:
            return None
        return NearPart(self.look, self.slide, self.words.bands.middle)

    @cached_property
    def guesses(self) -> GuessPart | None:
        """The answers to choose from, while they have a place."""
        part = self.hand or self.near
        return None if part is None or not self.slide.offers else GuessPart(self.look, self.slide, part.below)

    @property
    def all(self) -> tuple[WordsPart | HandPart | NearPart | GuessPart, ...]:
        """What there is, in the order in which it is painted."""
        return tuple(part for part in (self.words, self.hand, self.near, self.guesses) if part is not None)

    def targets(self) -> Iterator[Target]:
        """What can be pointed at: melds, then lanes, then single tiles."""
        hand, near = self.hand, self.near
        placed = hand.placed if hand is not None else near.hands[0][1] if near is not None and near.hands else ()
        for number, spots in enumerate(placed):
            whole = spots[0].place
            for spot in spots:
                whole = whole.united(spot.place)
            yield Target(f"meld-{number}", whole)
        if hand is not None:
            yield from (Target(f"lane-{index}", hand.grid.row(index)) for index in hand.seen)
        for number, spots in enumerate(placed):
            yield from (Target(f"tile-{number}-{place}", spot.place) for place, spot in enumerate(spots))
