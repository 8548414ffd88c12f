"""Plays many hands of bots under watch: ``python -m tests.game.ten_thousand --hands 10000 --seed 1 --jobs 2``.

After every move the 136 tiles are counted. Of every finished hand: payments sum to zero, the record replays to an
equal state, a win reaches its player's line. A violation stops the run. Prints the figures at the end.
"""

import argparse
import sys
import time
from collections import Counter

from tests.game.tables import all_tiles
from trainer.game import (
    Conflict,
    Deal,
    Fair,
    Kong,
    Near,
    Start,
    State,
    TableRules,
    Won,
    apply,
    deal,
    record_from_json,
    record_of,
    record_to_json,
    replay,
    to_act,
    view,
)
from trainer.game.bots import BotId
from trainer.game.bots.players import BOTS
from trainer.game.contest import Contest
from trainer.game.walls import FULL_WALL
from trainer.jobs import in_order
from trainer.rules import BUILT_IN, PATTERN_FANS, Scheme, Seat

FULL = sorted(FULL_WALL)
LINE_UPS = (
    (BotId.STEADY, BotId.DISCARDER, BotId.BUILDER, BotId.DISCARDER),
    (BotId.STEADY, BotId.DISCARDER, BotId.DISCARDER, BotId.STEADY),
)
"""Two of four seats play; the others only discard, which is quick and gives the two long hands and rare ends."""

LINES = ((10, 10, 10, 10), (0, 5, 10, 20), (5, 5, 5, 5))


def order(seed: int) -> Deal:
    """The deal of a seed: every tenth start is to order; rules, prevailing winds and lines go round."""
    start: Start = Fair()
    if seed % 10 == 0:
        fans = PATTERN_FANS[seed // 10 % 14], PATTERN_FANS[(seed // 140 % 13 + seed // 10 + 1) % 14]
        start = Near(Seat(seed % 4), fans[0]) if seed % 20 or fans[0] == fans[1] else Conflict(Seat(seed % 4), fans)
    rules = TableRules(BUILT_IN[seed % 2], tuple(Scheme)[seed // 2 % 2], (None, *Seat)[seed // 4 % 5])
    return Deal(seed, rules, LINES[seed % 3], start)


def watched(seed: int) -> Counter[str]:
    """Play one hand and check it; the figures of the hand."""
    bots = [BOTS[bot] for bot in Contest(LINE_UPS[seed % len(LINE_UPS)]).seated(seed)]
    state = deal(order(seed))
    while not state.over:
        seat = to_act(state)[0]
        state, _ = apply(state, bots[seat].choose(view(state, seat)))
        assert sorted(all_tiles(state)) == FULL, f"seed {seed}: tiles are lost"
    record = record_of(state)
    assert replay(record_from_json(record_to_json(record))) == state, f"seed {seed}: the record replays otherwise"
    return figures(seed, state)


def figures(seed: int, state: State) -> Counter[str]:
    """What happened in a finished hand."""
    found = Counter({"hands": 1, "moves": len(state.moves)})
    found["kongs"] = sum(isinstance(move, Kong) for move in state.moves)
    if not isinstance(state.result, Won):
        return found + Counter({"exhausted": 1})
    won = state.result
    assert sum(payment.amount for payment in won.settlement.payments) == 0, f"seed {seed}: payments do not sum to 0"
    assert won.score.total >= state.deal.lines[won.seat], f"seed {seed}: a win below the line"
    found["points"] = won.score.total
    found["self-drawn" if won.source is None else "on a discard"] = 1
    found.update(f"fan {fan.value}" for fan in won.score.fans)
    return found


def main() -> None:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    began = time.monotonic()
    total: Counter[str] = Counter()
    for found in in_order(watched, range(given.seed, given.seed + given.hands), given.jobs):
        total += found
    lines = [f"{count:>9}  {name}" for name, count in sorted(total.items(), key=lambda item: -item[1])]
    sys.stdout.write("\n".join([f"{time.monotonic() - began:.0f} s", *lines, ""]))


if __name__ == "__main__":
    main()
