"""What is set up on the bench, as one frozen value: a line of text, the seat, where the last tile came from, events."""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from trainer.notation.hand_text import HandReading, HandText, read_hand_text, write_hand_text
from trainer.rules import COPIES, FanId, Meld, Relation, Seat, Tile


class Into(StrEnum):
    """Where the next tile goes: into the hand, or as the lowest of a meld that is laid down."""

    HAND = "hand"
    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    CONCEALED_KONG = "concealed-kong"

    def meld(self, tile: Tile) -> Meld | None:
        """The meld that begins with ``tile``; None for the hand, and for a chow that does not exist."""
        match self:
            case Into.HAND:
                return None
            case Into.CHOW:
                return Meld.chow(tile) if not tile.is_honour and tile.rank <= 7 else None
            case Into.PUNG:
                return Meld.pung(tile)
            case _:
                return Meld.kong(tile, concealed=self is Into.CONCEALED_KONG)


@lru_cache(maxsize=64)
def _read(text: str) -> HandReading:
    """The reading of a line; every part of the bench asks for that of the same one."""
    return read_hand_text(text)


@dataclass(frozen=True, slots=True)
class Setup:
    """One state of the bench. ``giver`` is who gave the last tile, `Relation.SELF` where it was drawn; ``prevailing``
    the prevailing wind, None where it does not count."""

    text: str = ""
    seat: Seat = Seat.E
    giver: Relation = Relation.SELF
    events: frozenset[FanId] = frozenset()
    prevailing: Seat | None = None

    @property
    def is_data(self) -> bool:
        """Whether the line is no hand but data, as ``python -m trainer score`` takes it."""
        return self.text.lstrip().startswith("{")

    @property
    def reading(self) -> HandReading:
        """What can be read of the line; nothing of data."""
        return HandReading(HandText(), ()) if self.is_data else _read(self.text)

    @property
    def hand(self) -> HandText:
        """The hand that can be read of the line."""
        return self.reading.hand

    def fits(self, tile: Tile, into: Into) -> bool:
        """Whether there are copies enough for the tile to go there; a chow needs two more ranks above it."""
        held = self.hand.tiles
        if into is Into.HAND:
            return held.count(tile) < COPIES
        meld = into.meld(tile)
        return meld is not None and all(held.count(t) + meld.tiles.count(t) <= COPIES for t in meld.tiles)

    def add(self, tile: Tile, into: Into) -> "Setup":
        """Put a tile into the hand, or the meld that begins with it beside it; what does not fit changes nothing."""
        if not self.fits(tile, into):
            return self
        meld = into.meld(tile)
        if meld is None:
            return self._with(replace(self.hand, concealed=(*self.hand.concealed, tile)))
        return self._with(replace(self.hand, melds=(*self.hand.melds, meld)))

    def remove(self, tile: Tile) -> "Setup":
        """Take one copy of a concealed tile away; of equal ones the winning tile goes last."""
        held, win = list(self.hand.concealed), self.hand.win_tile
        held.remove(tile)
        return self._with(replace(self.hand, concealed=tuple(held), win_tile=win if win in held else None))

    def remove_last_tile(self) -> "Setup":
        """Take the winning tile away."""
        concealed, last = list(self.hand.concealed), self.hand.last_tile
        if last is None:
            return self
        del concealed[len(concealed) - 1 - concealed[::-1].index(last)]
        return self._with(replace(self.hand, concealed=tuple(concealed), win_tile=None))

    def remove_meld(self, place: int) -> "Setup":
        """Take a laid-down meld away."""
        melds = self.hand.melds
        return self._with(replace(self.hand, melds=melds[:place] + melds[place + 1 :]))

    def win_with(self, tile: Tile) -> "Setup":
        """Name the winning tile, one of the concealed ones."""
        return self._with(replace(self.hand, win_tile=tile))

    def toggle(self, event: FanId) -> "Setup":
        """Add an event, or take it off."""
        return replace(self, events=self.events ^ {event})

    def _with(self, hand: HandText) -> "Setup":
        return replace(self, text=write_hand_text(hand))
