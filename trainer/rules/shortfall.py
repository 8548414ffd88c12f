"""What a hand under the winning line lacks: the single tiles that would have brought it there."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from trainer.rules.hands import Hand, can_exist
from trainer.rules.readings import readings
from trainer.rules.scoring import Score, score_hand
from trainer.rules.tiles import TILES, Tile
from trainer.rules.values import ValueSet


class Swap(Struct, frozen=True):
    """One tile of the hand for another, and what the hand would then be worth."""

    out: Tile
    into: Tile
    score: Score


def swaps_to_line(hand: Hand, values: ValueSet, line: int) -> tuple[Swap, ...]:
    """Every swap of one concealed tile that gives a won hand of at least ``line`` points, worth least first."""
    return tuple(sorted(_swaps(hand, values, line), key=lambda swap: (swap.score.total, swap.out, swap.into)))


def _swaps(hand: Hand, values: ValueSet, line: int) -> Iterator[Swap]:
    for out in dict.fromkeys(hand.concealed):
        for into in TILES:
            if into is out:
                continue
            concealed = list(hand.concealed)
            concealed.remove(out)
            concealed.append(into)
            if readings(concealed, hand.melds):
                win_tile = hand.win_tile if hand.win_tile in concealed else into
                swapped = replace(hand, concealed=tuple(concealed), win_tile=win_tile)
                # There may be five of a kind now; and a robbed tile is the only one of its kind.
                if can_exist(swapped) and (score := score_hand(swapped, values)).total >= line:
                    yield Swap(out, into, score)
