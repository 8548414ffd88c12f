"""The prepared deal of the guided first hand: whoever follows the guide meets its seven steps in order, and wins.

Opponents claim nothing and never win (`trainer.game.bots.players.DISCARDER`). The learner's tiles are cut from a hand
of four simple chows, so that 平和 and 断幺 stay in reach together; the wall brings what lacks at the right time: one
tile by an own draw, one by the left player's discard, the last by an own draw. Each candidate is played through
before it is dealt.
"""

from collections.abc import Iterator
from itertools import count
from random import Random

from trainer.coach.first_hand import LEARNER, LINE, FirstHand, GuideStep, after, guidance, passes
from trainer.game import Deal, DealError, Pass, State, Won, apply, deal, stack, to_act, view
from trainer.game.bots.players import DISCARDER
from trainer.game.deals import MAX_SEED
from trainer.rules import COPIES, TILES, Meld, Seat, Tile, ValueSet, format_tiles, load_values

_LINES = (LINE, LINE, LINE, LINE)

_PLAYED = tuple(GuideStep)[:-1]
"""The steps at the table; the last one is at the score."""


def prepared_deal(seed: int) -> Deal:
    """A deal for the guided hand, the same for the same seed."""
    values = load_values("sihai")
    candidates = (_candidate(Random(f"first-hand:{seed}:{attempt}"), seed) for attempt in count())
    return next(candidate for candidate in candidates if candidate is not None and _teaches(candidate, values))


def _candidate(rng: Random, seed: int) -> Deal | None:
    """A deal that may do; None where five of a kind would be needed."""
    target = [tile for chow in rng.sample(_SIMPLE_CHOWS, 4) for tile in chow] + [rng.choice(_SIMPLES)] * 2
    first, claimed, last = rng.sample(target, 3)
    good = list(target)
    for tile in (first, claimed, last):
        good.remove(tile)
    lonely = rng.sample(_HONOURS, 4)
    dealer = [tile for chow in rng.sample(_OUTER_CHOWS, 3) for tile in chow]
    dealer += [tile for tile in rng.sample(_TERMINALS, 2) for _ in range(2)]
    strange = rng.sample(_HONOURS, 3)
    # The wall by rounds of E S W N. The learner draws something lonely, the first tile, something lonely; then the
    # dealer draws and discards the one to be claimed, whereupon W N E S draw.
    rest = _left([*target, *lonely, *dealer, *strange])
    if rest is None:
        return None
    rng.shuffle(rest)
    others = iter(rest)
    draws = [strange[0], lonely[2], next(others), next(others)]
    draws += [strange[1], first, next(others), next(others)]
    draws += [strange[2], lonely[3], next(others), next(others)]
    draws += [claimed, next(others), next(others), next(others), last]
    start = stack(
        {LEARNER: format_tiles([*good, *lonely[:2]]), Seat.E: format_tiles(dealer)},
        draws="".join(map(str, draws)),
        seed=rng.randrange(MAX_SEED),
    )
    try:
        return Deal(seed % MAX_SEED, lines=_LINES, start=start)
    except DealError:
        return None


_SIMPLES = [tile for tile in TILES if tile.is_simple]
_TERMINALS = [tile for tile in TILES if tile.is_terminal]
_HONOURS = [tile for tile in TILES if tile.is_honour]
_CHOWS = [Meld.chow(tile).tiles for tile in TILES if tile.begins_chow]
_SIMPLE_CHOWS = [chow for chow in _CHOWS if all(tile.is_simple for tile in chow)]
_OUTER_CHOWS = [chow for chow in _CHOWS if any(tile.is_terminal for tile in chow)]


def _left(used: list[Tile]) -> list[Tile] | None:
    """The tiles not used; None where more copies are used than exist."""
    left = [tile for tile in TILES for _ in range(COPIES - used.count(tile))]
    return left if len(left) + len(used) == COPIES * len(TILES) else None


def _teaches(candidate: Deal, values: ValueSet) -> bool:
    """Whether a learner who follows the guide meets the steps in order and wins."""
    shown = list(followed(deal(candidate), FirstHand(0), values))
    result = shown[-1][1].result if shown else None
    steps = tuple(dict.fromkeys(step for step, _ in shown))
    return steps == _PLAYED and isinstance(result, Won) and result.seat is LEARNER


def followed(state: State, progress: FirstHand, values: ValueSet) -> Iterator[tuple[GuideStep, State]]:
    """Each step that the guide shows to a learner who does what it points at, with the state after that."""
    while not state.over:
        seat = to_act(state)[0]
        seen = view(state, seat)
        shown = guidance(progress, seen, values) if seat is LEARNER else None
        if shown is not None and shown.move is not None:
            progress = after(progress, seen, shown.move, values).progress
            state, _ = apply(state, shown.move)
            yield shown.step, state
        elif seat is LEARNER and passes(progress, seen, values):
            state, _ = apply(state, Pass(seat))
        else:
            state, _ = apply(state, DISCARDER.choose(seen))
