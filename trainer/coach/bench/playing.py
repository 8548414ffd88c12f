"""A hand of the bench as the start of one that is played: nobody has drawn yet, and chance deals what is not seen."""

from trainer.coach.bench.seen import read_seen
from trainer.coach.bench.setup import Setup
from trainer.game import Stacked
from trainer.game.walls import FULL_WALL, stack
from trainer.reach.model import SIZES
from trainer.rules import Phrase, Seat, copies_faults, format_tiles

_DEALT = SIZES[0]
_MOST_SEEN = len(FULL_WALL) - len(Seat) * (_DEALT + 1)
"""Tiles that can lie on the table so that all are dealt their hands and everybody draws once."""


def why_not_played(setup: Setup) -> Phrase | None:
    """Why a hand cannot be played on from; None where it can."""
    hand, seen = setup.hand, read_seen(setup.seen)
    if setup.is_data or setup.reading.faults or seen.faults or any(copies_faults((*hand.tiles, *seen.tiles))):
        return Phrase.of("bench-play-faults")
    if hand.melds:
        return Phrase.of("bench-play-melds")
    if len(hand.concealed) not in SIZES:
        return Phrase.of("bench-play-count", n=len(hand.concealed))
    return Phrase.of("bench-play-few", n=_MOST_SEEN) if len(seen.tiles) > _MOST_SEEN else None


def playing_start(setup: Setup, seat: Seat, seed: int) -> Stacked:
    """The hand dealt to ``seat``; of 14 tiles the last is the first that it draws, if nobody claims before. Tiles that
    are seen come to nobody, all others by chance, the same for the same seed. For a hand of which `why_not_played`
    says nothing."""
    hand = setup.hand
    dealt, drawn = hand.concealed, ""
    if len(dealt) > _DEALT:
        dealt, drawn = hand.held, str(hand.last_tile)
    aside = format_tiles(read_seen(setup.seen).tiles)
    start = stack({seat: format_tiles(dealt)}, drawn, aside=aside, seed=seed)
    if not drawn:
        return start
    wall = list(start.wall)
    wall[0], wall[seat] = wall[seat], wall[0]
    return Stacked(start.hands, tuple(wall))
