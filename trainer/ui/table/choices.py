"""What stands behind the five claim slots: the moves of each, and tile groups where a slot has several."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from trainer.game import Chow, Discard, Kong, Move, Pass, Pung, SeatView, Win, WinRefused
from trainer.game.wins import below_line
from trainer.rules import Meld, Phrase, Tile


class Slot(StrEnum):
    """The five claims, each always in its place."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    WIN = "win"
    PASS = "pass"


SLOT_KEYS: Mapping[Slot, str] = {Slot.CHOW: "C", Slot.PUNG: "P", Slot.KONG: "G", Slot.WIN: "H", Slot.PASS: "Space"}

_SLOT_OF: Mapping[type[Move], Slot] = {
    Chow: Slot.CHOW,
    Pung: Slot.PUNG,
    Kong: Slot.KONG,
    Win: Slot.WIN,
    Pass: Slot.PASS,
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One move of a slot with the tiles that it lays down; ``own`` are those that come from the hand."""

    move: Move
    tiles: tuple[Tile, ...]
    own: tuple[Tile, ...]
    kind: str


def moves_by_slot(view: SeatView | None) -> Mapping[Slot, tuple[Move, ...]]:
    """The moves that the seat may make now, by slot; discards have none."""
    found: dict[Slot, list[Move]] = {slot: [] for slot in Slot}
    for move in () if view is None else view.moves:
        if not isinstance(move, Discard):
            found[_SLOT_OF[type(move)]].append(move)
    return {slot: tuple(moves) for slot, moves in found.items()}


def choice_of(view: SeatView, move: Move) -> Choice | None:
    """What a claim would lay down; None for a win or a pass."""
    match move:
        case Chow(_, low):
            return _claimed(view, move, Meld.chow(low))
        case Pung() if view.offer is not None:
            return _claimed(view, move, Meld.pung(view.offer.tile))
        case Kong(_, tile) if view.offer is not None:
            return _claimed(view, move, Meld.kong(tile))
        case Kong(_, tile):
            added = any(laid.meld == Meld.pung(tile) for laid in view.melds)
            tiles = (tile,) * 4
            return Choice(move, tiles, (tile,) if added else tiles, "added-kong" if added else "concealed-kong")
        case _:
            return None


def _claimed(view: SeatView, move: Move, meld: Meld) -> Choice:
    own = list(meld.tiles)
    if view.offer is not None:
        own.remove(view.offer.tile)
    return Choice(move, meld.tiles, tuple(own), meld.kind.value)


def refusal_of(refused: WinRefused) -> Phrase:
    """Why a complete hand is no win, with the tile that completes it and everything that scored."""
    return Phrase.of("table-refused", tile=refused.tile, why=below_line(refused.score, refused.line))
