"""A hand of the bench as the start of one that is played on: it is taken up midway, with all that lies on the table."""

from trainer.coach.bench.seen import LaidOut, read_seen
from trainer.coach.bench.setup import Setup
from trainer.game import Laid, Stacked, stack
from trainer.game.deals import DEALT
from trainer.game.walls import FULL_WALL
from trainer.rules import HAND_SIZE, Phrase, Seat, Tile, copies_faults, format_tiles, relation

_MOST_SEEN = len(FULL_WALL) - len(Seat) * (DEALT + 1)
"""Tiles that can lie on the table so that all have their hands and everybody draws once."""


def why_not_played(setup: Setup) -> Phrase | None:
    """Why a hand cannot be played on from; None where it can."""
    hand, seen = setup.hand, read_seen(setup.seen)
    if setup.is_data or setup.reading.faults or seen.faults or any(copies_faults((*hand.tiles, *seen.tiles))):
        return Phrase.of("bench-play-faults")
    wanted = HAND_SIZE - 3 * len(hand.melds)
    if wanted <= 1 or len(hand.concealed) not in (wanted - 1, wanted):
        return Phrase.of("bench-play-count", n=len(hand.concealed), least=max(1, wanted - 1), most=max(2, wanted))
    return Phrase.of("bench-play-few", n=_MOST_SEEN) if len(seen.tiles) > _MOST_SEEN else None


def why_not_alone(setup: Setup) -> Phrase | None:
    """Why it cannot be played on by own draws; None where it can."""
    return why_not_played(setup) or (Phrase.of("bench-play-melds") if setup.hand.melds else None)


def playing_start(setup: Setup, seat: Seat, seed: int) -> Stacked:
    """The hand at ``seat``, whose turn it is: of 14 tiles the last is the one that it draws. All tiles seen lie in the
    rivers; the others come by chance, the same for the same seed. For a hand of which `why_not_played` says nothing."""
    hand, rivers = setup.hand, _rivers(read_seen(setup.seen), seat)
    whole = len(hand.concealed) + 3 * len(hand.melds) == HAND_SIZE
    held, drawn = (hand.held, str(hand.last_tile)) if whole else (hand.concealed, "")
    table = tuple(Laid(hand.melds if each is seat else (), rivers[each]) for each in Seat)
    return stack({seat: format_tiles(held)}, drawn, table=table, turn=seat, seed=seed)


def _rivers(seen: LaidOut, seat: Seat) -> dict[Seat, tuple[Tile, ...]]:
    """The tiles seen by whose river they lie in; those of nobody in particular go round the table."""
    if named := dict(seen.by_place):
        return {each: named.get(relation(seat, each), ()) for each in Seat}
    return {each: seen.tiles[each :: len(Seat)] for each in Seat}
