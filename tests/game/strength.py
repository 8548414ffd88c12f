"""How strong the bots are against each other: ``python -m tests.game.strength --hands 2000 --seed 1``.

The table of the user guide is made with it. The seats change every hand, so luck of the seat evens out.
"""

import argparse
import sys

from trainer.game.bots import BotId
from trainer.game.contest import strengths
from trainer.rules import Scheme

MIXED = (BotId.STEADY, BotId.BUILDER, BotId.STEADY, BotId.DISCARDER)
DUEL = (BotId.STEADY, BotId.BUILDER, BotId.STEADY, BotId.BUILDER)


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
