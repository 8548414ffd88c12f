"""Whether a seat may win now, with what score, and who would pay.

A complete hand below its player's own line is no win: the check says so with the points, the line and the
receipts, so that the reason can be shown.
"""

from bisect import bisect_left
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct

from trainer.game.state import Phase, State
from trainer.rules import FanId, Hand, Meld, Phrase, Score, Seat, Tile, load_values, readings, score_hand


class WinCheck(Struct, frozen=True):
    """A complete hand measured against its player's line.

    ``tile`` completes it, ``source`` gave it (None when drawn), ``payer`` alone would be charged as discarder
    (None when all pay as for a self-draw).
    """

    hand: Hand
    score: Score
    line: int
    tile: Tile
    source: Seat | None
    payer: Seat | None

    @property
    def points(self) -> int:
        """What the hand scores, in points."""
        return self.score.total

    @property
    def allowed(self) -> bool:
        """Whether the points reach the line."""
        return self.points >= self.line


def win_check(state: State, seat: Seat) -> WinCheck | None:
    """Measure the hand of ``seat`` with the tile it has drawn or is offered.

    None when it has no such tile, or when the tile completes no hand. Answers given earlier do not matter.
    """
    if state.phase is Phase.DRAWN and seat is state.turn:
        tile, source = state.drawn, None
        concealed = state.players[seat].hand
    elif state.offer is not None and seat is not state.offer.source:
        tile, source = state.offer.tile, state.offer.source
        concealed = tuple(sorted((*state.players[seat].hand, tile)))
    else:
        return None
    melds = state.players[seat].plain_melds
    if tile is None or not _is_complete(concealed, melds):
        return None
    events = incidental_fans(state, seat)
    hand = Hand(concealed, melds, tile, seat, events, state.deal.rules.prevailing)
    score = _score(hand, state.deal.rules.values)
    # 地和 is settled as a self-draw: whoever discarded the tile is not charged.
    payer = None if FanId.DIHE in events else source
    return WinCheck(hand, score, state.deal.lines[seat], tile, source, payer)


def incidental_fans(state: State, seat: Seat) -> frozenset[FanId]:
    """The incidental fans that a win of ``seat`` would hold at this moment.

    天和: the dealer before any discard or kong. 地和: another seat with its first drawn tile or, before that,
    with anyone's discard; an own claim or kong before voids both. A robbed kong tile is neither drawn nor
    discarded, so it makes no 地和. The two meet no other incidental fan; a hand taken up midway has neither.
    """
    if state.phase is Phase.ROBBING:
        return frozenset({FanId.JINJIDUOSHI})
    if state.players[seat].untouched and not state.deal.midway:
        return frozenset({FanId.TIANHE if seat is Seat.E else FanId.DIHE})
    found = set()
    if not state.wall:
        found.add(FanId.HAIDILAOYUE if state.phase is Phase.DRAWN else FanId.HEDIMOYU)
    if state.replacement:
        found.add(FanId.LINGSHANGKAIHUA)
    return frozenset(found)


def below_line(score: Score, line: int) -> Phrase:
    """Why a complete hand below its line is no win: its points, the line and what scored."""
    fans = Phrase.of("receipt-none")
    for place, receipt in enumerate(reversed(score.receipts)):
        short = Phrase.of("receipt-short", fan=receipt.fan, points=receipt.points)
        fans = Phrase.of("game-list", first=short, rest=fans) if place else short
    return Phrase.of("cannot-win-line-detail", points=score.total, line=line, fans=fans)


@lru_cache(maxsize=4096)
def _score(hand: Hand, values: str) -> Score:
    return score_hand(hand, load_values(values))


def _is_complete(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> bool:
    """Whether the sorted tiles make a hand; a cheap look at the sizes of the suits comes before the readings."""
    return _sizes_fit(concealed) and bool(readings(concealed, melds))


def _sizes_fit(concealed: tuple[Tile, ...]) -> bool:
    """Melds come in threes, so one suit or kind of honour holds two over and no other any; or all lie in pairs."""
    ends = [0, *(bisect_left(concealed, first) for first in (Tile.P1, Tile.S1, Tile.Z1))]
    over = [(last - first) % 3 for first, last in pairwise(ends)]
    if 1 not in over:
        honours = concealed[ends[3] :]
        over += [honours.count(tile) % 3 for tile in set(honours)]
        if 1 not in over and over.count(2) == 1:
            return True
    return len(concealed) == 14 and all(concealed[place] is concealed[place + 1] for place in range(0, 14, 2))
