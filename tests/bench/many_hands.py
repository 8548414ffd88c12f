"""A profile with very many hands, for measuring: a few hands of bots, again and again over the years.

python -m tests.bench.many_hands FILE [HANDS]
"""

import sys
from datetime import UTC, datetime, timedelta
from itertools import cycle
from pathlib import Path

from trainer.game.code import Invitation
from trainer.game.contest import Contest
from trainer.store import Archive, open_database
from trainer.store.learning import TIME
from trainer.store.schema import BODY, SUM

HANDS = 100_000
DIFFERENT = 40
"""How many different hands are played; the rest are copies at other times."""

FIRST = datetime(2020, 1, 1, 18, tzinfo=UTC)


def make(path: Path, hands: int = HANDS) -> None:
    """Fill a new database: 25 hands an evening."""
    archive = Archive(open_database(path))
    connection = archive.database.connection
    for number, state in enumerate(map(Contest().play, range(1, DIFFERENT + 1)), 1):
        hand = archive.begin(archive.begin_sitting(), Invitation(state.deal))
        archive.save_moves(hand, state.moves)
        archive.finish(hand, state)
        assert hand == number
    columns = "seat, retry, state, made, taken_back, winner, payer, points"
    with connection:
        connection.execute("BEGIN")
        for number, model in zip(range(DIFFERENT + 1, hands + 1), cycle(range(1, DIFFERENT + 1)), strict=False):
            started = FIRST + timedelta(days=number // 25, minutes=number % 25 * 6)
            times = (started.strftime(TIME), (started + timedelta(minutes=5)).strftime(TIME))
            connection.execute(
                f"INSERT INTO hand (id, sitting, {columns}, started, ended)"
                f" SELECT ?, 1, {columns}, ?, ? FROM hand WHERE id = ?",
                (number, *times, model),
            )
            connection.execute(
                "INSERT INTO hand_text SELECT ?, opponents, deal, moves, result FROM hand_text WHERE hand = ?",
                (number, model),
            )
        connection.execute(f"UPDATE hand SET body = (SELECT {BODY} FROM hand_text AS text WHERE text.hand = hand.id)")
        connection.execute(f"UPDATE hand SET sum = {SUM}")
    archive.close()


if __name__ == "__main__":
    make(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else HANDS)
