"""How strong the bots are against each other: ``python -m tests.game.strength --hands 2000 --seed 1``.

The table of the user guide is made with it. The seats change every hand, so luck of the seat evens out.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trainer.game.bots import BotId
from trainer.game.contest import Contest
from trainer.game.standings import CountedHand, payments
from trainer.game.state import State, Won
from trainer.rules import Scheme, Seat

MIXED = (BotId.STEADY, BotId.BUILDER, BotId.STEADY, BotId.DISCARDER)
DUEL = (BotId.STEADY, BotId.BUILDER, BotId.STEADY, BotId.BUILDER)


@dataclass(frozen=True, slots=True)
class Strength:
    """How a bot did: hands played (one a seat it held), hands won, points of these in all, hands in which it was
    charged as the discarder, and what it gained under each settlement."""

    bot: BotId
    hands: int
    won: int
    points: int
    charged: int
    gained: Mapping[Scheme, int]


def strengths(seeds: Sequence[int], bots: tuple[BotId, ...]) -> tuple[Strength, ...]:
    """Let the bots of a line-up play the hands of some seeds, changing seats, and tell how each of them did."""
    contest = Contest(bots)
    lines: dict[BotId, list[_SeatLine]] = {bot: [] for bot in bots}
    for seed in seeds:
        state = contest.play(seed)
        for seat, bot in zip(Seat, contest.seated(seed), strict=True):
            lines[bot].append(_seat_line(state, seat))
    return tuple(_strength(bot, found) for bot, found in lines.items())


@dataclass(frozen=True, slots=True)
class _SeatLine:
    """One hand of one seat: points if it won, whether it was charged, what it gained by scheme."""

    won: int | None
    charged: bool
    gained: Mapping[Scheme, int]


def _seat_line(state: State, seat: Seat) -> _SeatLine:
    result = state.result
    if not isinstance(result, Won):
        return _SeatLine(None, False, dict.fromkeys(Scheme, 0))
    line = CountedHand(result.seat, result.payer, result.score.total)
    gained = {scheme: payments(line, scheme)[seat] for scheme in Scheme}
    return _SeatLine(line.points if result.seat is seat else None, result.payer is seat, gained)


def _strength(bot: BotId, lines: Sequence[_SeatLine]) -> Strength:
    won = [line.won for line in lines if line.won is not None]
    gained = {scheme: sum(line.gained[scheme] for line in lines) for scheme in Scheme}
    return Strength(bot, len(lines), len(won), sum(won), sum(line.charged for line in lines), gained)


def main() -> None:
    """Read the arguments, play, print a table for each line-up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for line_up in (MIXED, DUEL):
        sys.stdout.write(f"{' '.join(line_up)}, {given.hands} hands from seed {given.seed}\n")
        for row in strengths(range(given.seed, given.seed + given.hands), line_up):
            won, charged = 100 * row.won / row.hands, 100 * row.charged / row.hands
            gained = "  ".join(f"{scheme.value} {row.gained[scheme] / row.hands:+.2f}" for scheme in Scheme)
            points = row.points / row.won if row.won else 0
            sys.stdout.write(
                f"  {row.bot.value:<10} won {won:4.1f} %  points a win {points:4.1f}  charged {charged:4.1f} %  "
                f"gained a hand: {gained}\n"
            )


if __name__ == "__main__":
    main()
