"""Tables set up for tests: hands that claim nothing, and moves written as text."""

from collections.abc import Iterator

from trainer.game import (
    Chow,
    Deal,
    Discard,
    Event,
    Kong,
    Move,
    Pass,
    Pung,
    State,
    TableRules,
    Win,
    apply,
    parse_move,
    stack,
    start_hand,
    to_act,
)
from trainer.rules import TILES, Seat, Tile

E, S, W, N = Seat

DULL = {
    E: "147m147p147s1234z",
    S: "258m258p258s1234z",
    W: "369m369p369s1234z",
    N: "147m258p369s1234z",
}
"""Hands that can claim nothing but a tile beside one drawn: no two alike, no two in reach of one chow."""


def table(
    hands: dict[Seat, str] | None = None,
    draws: str = "",
    tail: str = "",
    length: int | None = None,
    lines: tuple[int, int, int, int] = (0, 0, 0, 0),
    rules: TableRules | None = None,
) -> State:
    """A dealt hand; seats not named hold their dull hand."""
    start = stack({**DULL, **(hands or {})}, draws, tail, length=length)
    return start_hand(Deal(0, rules or TableRules(), lines, start))[0]


def every_move(seat: Seat) -> list[Move]:
    """All that a seat could say, most of it nonsense at any moment."""
    with_tile = [kind(seat, tile) for kind in (Discard, Chow, Kong) for tile in TILES]
    held = [Discard(seat, tile, held=True) for tile in TILES]
    return [*with_tile, *held, Pung(seat), Win(seat), Pass(seat)]


def pass_all(state: State) -> State:
    """Everybody who is asked lets the offered tile go."""
    while state.offer is not None:
        state = apply(state, Pass(to_act(state)[0]))[0]
    return state


def play(state: State, *moves: str) -> State:
    """Make the moves; whoever is asked in between and is not named passes."""
    return play_events(state, *moves)[0]


def play_events(state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """As `play`, with all events."""
    events: list[Event] = []
    for text in moves:
        move = parse_move(text)
        claims = isinstance(move, Chow | Pung | Kong | Win | Pass)
        while state.offer is not None and not (claims and move.seat in to_act(state)):
            state, more = apply(state, Pass(to_act(state)[0]))
            events += more
        state, more = apply(state, move)
        events += more
    return state, tuple(events)


def all_tiles(state: State) -> Iterator[Tile]:
    """Every tile of the hand wherever it lies, each once: wall, hands, melds, discards nobody took.

    The multiset never changes during a hand.
    """
    yield from state.wall
    for player in state.players:
        yield from player.hand
        for laid in player.melds:
            yield from laid.meld.tiles
        yield from (discard.tile for discard in player.discards if discard.claimed_by is None)
