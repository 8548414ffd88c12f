"""Hands for the tests: written short, or drawn at random so that fans meet often."""

from hypothesis import strategies as st
from msgspec.structs import replace

from trainer.rules import (
    FANS,
    TILES,
    Circumstances,
    FanId,
    Hand,
    Meld,
    MeldKind,
    Score,
    Seat,
    Status,
    Tile,
    ValueSet,
    load_values,
    parse_tiles,
    score_hand,
)

SIHAI = load_values("sihai")


def tile(text: str) -> Tile:
    """One tile from its text."""
    (found,) = parse_tiles(text)
    return found


def meld(text: str) -> Meld:
    """A laid-down meld from its tiles; a leading ``+`` makes a kong concealed."""
    tiles = parse_tiles(text.removeprefix("+"))
    if len(tiles) == 4:
        return Meld.kong(tiles[0], concealed=text.startswith("+"))
    return Meld.pung(tiles[0]) if tiles[0] is tiles[1] else Meld.chow(tiles[0])


def hand(
    concealed: str,
    melds: str = "",
    *,
    win: str = "",
    seat: Seat = Seat.S,
    events: str = "",
    prevailing: Seat | None = None,
) -> Hand:
    """A hand from short texts, melds and events separated by spaces; the last concealed tile wins if none is named."""
    tiles = parse_tiles(concealed)
    return Hand(
        tiles,
        tuple(meld(text) for text in melds.split()),
        tile(win) if win else tiles[-1],
        seat,
        frozenset(FanId(event) for event in events.split()),
        prevailing,
    )


def circumstances(of: Hand) -> Circumstances:
    """What a hand is scored with besides its tiles."""
    return Circumstances(of.seat, of.events, of.prevailing)


def counted(score: Score) -> list[tuple[str, tuple[int, ...], int]]:
    """Receipts as plain tuples: fan, parts, points."""
    return [(receipt.fan.value, receipt.parts, receipt.points) for receipt in score.receipts]


def scored(of: Hand) -> Score:
    """The score of a hand by the rule book's own values."""
    return score_hand(of, SIHAI)


_EVENTS: tuple[frozenset[FanId], ...] = (
    frozenset(),
    frozenset({FanId.HAIDILAOYUE}),
    frozenset({FanId.HEDIMOYU}),
    frozenset({FanId.JINJIDUOSHI}),
)


@st.composite
def won_hands(draw: st.DrawFn) -> Hand:
    """Random winning hands of four melds and a pair, or of seven pairs; few ranks, so that fans meet."""
    left = dict.fromkeys(TILES, 4)
    seat = draw(st.sampled_from(Seat))
    prevailing = draw(st.sampled_from((None, *Seat)))
    events = draw(st.sampled_from(_EVENTS))
    if draw(st.integers(0, 9)) == 0:
        pairs = draw(st.lists(st.sampled_from(TILES), min_size=7, max_size=7))
        tiles = tuple(t for kind in pairs for t in (kind, kind))
        if max(tiles.count(kind) for kind in tiles) <= 4:
            return _without_impossible_robbing(Hand(tiles, (), draw(st.sampled_from(tiles)), seat, events, prevailing))
    near = draw(st.sampled_from([TILES, _near(3), _near(4), _near(6), TILES[:9], TILES[27:]]))
    melds: list[Meld] = []
    while len(melds) < 4:
        melds.append(draw(st.sampled_from(_possible(left, near) or _possible(left, TILES))))
        for used in melds[-1].tiles:
            left[used] -= 1
    pair = draw(st.sampled_from([kind for kind in near if left[kind] >= 2] or [k for k in TILES if left[k] >= 2]))
    open_too = draw(st.lists(st.booleans(), min_size=4, max_size=4))
    laid = tuple(m for m, is_open in zip(melds, open_too, strict=True) if is_open or m.kind is MeldKind.KONG)
    within = (m for m, is_open in zip(melds, open_too, strict=True) if not is_open and m.kind is not MeldKind.KONG)
    held = (*(t for m in within for t in m.tiles), pair, pair)
    return _without_impossible_robbing(Hand(held, laid, draw(st.sampled_from(held)), seat, events, prevailing))


def _near(ranks: int) -> tuple[Tile, ...]:
    return tuple(kind for kind in TILES if not kind.is_honour and kind.rank <= ranks)


def _possible(left: dict[Tile, int], near: tuple[Tile, ...]) -> list[Meld]:
    chows = [Meld.chow(k) for k in near if not k.is_honour and k.rank <= 7]
    alike = [make(k) for k in near for make in (Meld.pung, Meld.kong)]
    return [m for m in chows + chows + alike if all(left[t] >= m.tiles.count(t) for t in m.tiles)]


@st.composite
def value_sets(draw: st.DrawFn) -> ValueSet:
    """Value sets of any numbers."""
    numbers = draw(st.lists(st.integers(0, 100), min_size=len(FANS), max_size=len(FANS)))
    return ValueSet("any", (), tuple((fan, n, Status.HOUSE) for fan, n in zip(FANS, numbers, strict=True)))


def _without_impossible_robbing(won: Hand) -> Hand:
    """The hand, without the robbing where the kong would need a tile that the hand holds."""
    robbed = FanId.JINJIDUOSHI in won.events and won.tiles.count(won.win_tile) > 1
    return replace(won, events=frozenset()) if robbed else won
