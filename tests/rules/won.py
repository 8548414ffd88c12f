"""Won hands of every sort for the tests of the scoring page."""

from tests.rules.hands import SIHAI, hand
from trainer.rules import ClaimedTile, Hand, Scheme, Seat, Tile, WonBy, WonHand


def won(
    of: Hand,
    by: WonBy = WonBy.SELF_DRAW,
    source: Seat | None = None,
    claims: tuple[ClaimedTile | None, ...] = (),
    *,
    line: int = 10,
    learner: Seat = Seat.S,
) -> WonHand:
    """A hand won under the rule book's own values and scheme."""
    return WonHand(of, SIHAI, Scheme.SIHAI, by, source, line, learner, claims)


def claimed(tile: Tile, source: Seat) -> ClaimedTile:
    """A claimed tile."""
    return ClaimedTile(tile, source)


EXAMPLE_1 = won(
    hand("234m567p99s", "5555z +6666z", win="4m"),
    WonBy.DISCARD,
    Seat.E,
    (claimed(Tile.Z5, Seat.W), None),
)
EXAMPLE_2 = won(hand("123123456m55p", "789m", win="5m"), WonBy.DISCARD, Seat.N, (claimed(Tile.M7, Seat.E),))
EXAMPLE_3 = won(hand("123123m123p123s99p", win="9p"), WonBy.DISCARD, Seat.E)
EXAMPLE_4 = won(hand("234567m234567p55s", win="7p"))
SEVEN_PAIRS = won(hand("1122p6688s445566z", win="5z"), WonBy.DISCARD, Seat.W)
FOUR_KONGS = won(
    hand("99s", "5555z +6666z 1111m 2222z", win="9s"),
    claims=(claimed(Tile.Z5, Seat.W), None, claimed(Tile.M1, Seat.N), claimed(Tile.Z2, Seat.E)),
)
NO_POINTS = won(hand("123m456p789s11z", "222p", win="1z"), WonBy.DISCARD, Seat.E, line=0)
UNDER_THE_LINE = won(hand("234m567p345s22p", "789s", win="2p"), WonBy.DISCARD, Seat.E)
ROBBED_KONG = won(hand("123123456m55p", "789m", win="6m", events="jinjiduoshi"), WonBy.ROBBED_KONG, Seat.E)
EARTHLY_HAND = won(hand("123345567789m99m", win="9m", events="dihe"), WonBy.DISCARD, Seat.W)
BY_ANOTHER = won(hand("111222333m99m", "555z", win="9m", seat=Seat.W), WonBy.DISCARD, Seat.S)
PREVAILING_WIND = won(hand("99s", "111z 2222z 777z 234m", win="9s", prevailing=Seat.E), WonBy.DISCARD, Seat.W)
FULL_FLUSH = won(hand("112233m223344m55m", win="5m", seat=Seat.E, events="haidilaoyue"))

EVERY_SORT = {
    "example-1": EXAMPLE_1,
    "example-2": EXAMPLE_2,
    "example-3": EXAMPLE_3,
    "example-4": EXAMPLE_4,
    "seven-pairs": SEVEN_PAIRS,
    "four-kongs": FOUR_KONGS,
    "no-points": NO_POINTS,
    "under-the-line": UNDER_THE_LINE,
    "robbed-kong": ROBBED_KONG,
    "earthly-hand": EARTHLY_HAND,
    "by-another": BY_ANOTHER,
    "full-flush": FULL_FLUSH,
    "prevailing-wind": PREVAILING_WIND,
}
