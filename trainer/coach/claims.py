"""The five claims: which moves each slot stands for now, the tile groups to choose from, and why a win is refused."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from trainer.game import Chow, Discard, Kong, Move, Pass, Pung, SeatView, Win, WinRefused
from trainer.game.wins import WinCheck, below_line
from trainer.rules import Meld, Phrase, Tile


class Slot(StrEnum):
    """The five claims, each always in its place."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    WIN = "win"
    PASS = "pass"


_SLOT_OF: Mapping[type[Move], Slot] = {
    Chow: Slot.CHOW,
    Pung: Slot.PUNG,
    Kong: Slot.KONG,
    Win: Slot.WIN,
    Pass: Slot.PASS,
}


class ClaimChoice(Struct, frozen=True):
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


def choice_of(view: SeatView, move: Move) -> ClaimChoice | None:
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
            return ClaimChoice(move, tiles, (tile,) if added else tiles, "added-kong" if added else "concealed-kong")
        case _:
            return None


def _claimed(view: SeatView, move: Move, meld: Meld) -> ClaimChoice:
    own = list(meld.tiles)
    if view.offer is not None:
        own.remove(view.offer.tile)
    return ClaimChoice(move, meld.tiles, tuple(own), meld.kind.value)


def choices_of(view: SeatView, slot: Slot) -> tuple[ClaimChoice, ...]:
    """The tile groups that a slot offers; a win and a pass have none."""
    found = (choice_of(view, move) for move in moves_by_slot(view)[slot])
    return tuple(choice for choice in found if choice is not None)


def short_of_line(view: SeatView | None) -> WinCheck | None:
    """The hand that the tile drawn or offered now completes below its line; None in every other case."""
    return None if view is None or view.win is None or view.win.allowed else view.win


def refusal_of(refused: WinRefused | WinCheck) -> Phrase:
    """Why a complete hand is no win, with the tile that completes it and everything that scored."""
    return Phrase.of("table-refused", tile=refused.tile, why=below_line(refused.score, refused.line))


def why_no_win(view: SeatView, refused: WinRefused | None) -> Phrase | None:
    """The answer to "why can I not win now": about the tile drawn or offered now; while others play, about the tile
    that was refused last. None where nothing can be asked."""
    short = short_of_line(view)
    if short is not None:
        return refusal_of(short)
    if view.moves:
        return Phrase.of("cannot-win-shape")
    return None if refused is None else refusal_of(refused)


def move_phrase(move: Move, offered: Tile | None = None) -> Phrase:
    """A move by its name and what it lays down; ``offered`` is the tile that a pung claims."""
    match move:
        case Discard(_, tile):
            return Phrase.of("move-discard", tile=tile)
        case Chow(_, low):
            return Phrase.of("move-chow", meld=Meld.chow(low))
        case Pung() if offered is not None:
            return Phrase.of("move-pung", meld=Meld.pung(offered))
        case Kong(_, tile):
            return Phrase.of("move-kong", meld=Meld.kong(tile))
        case _:
            return Phrase.of(f"table-claim-{_SLOT_OF[type(move)].value}")
