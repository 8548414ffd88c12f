"""Whatever is pressed in whatever order: what is kept is what is on the table, and the score adds up."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from tests.session.conftest import Sit
from tests.session.tables import Table
from trainer.game import Win
from trainer.game.bots.players import STEADY
from trainer.rules import Scheme

STEPS = 200


def commands(table: Table, chance: random.Random) -> tuple[Callable[[], object], ...]:
    """What a hasty learner does, the likelier the more often it stands here."""
    session = table.session

    def decide() -> None:
        if table.view.moves:
            session.play(STEADY.choose(table.view))

    def wander() -> None:
        if table.view.moves:
            session.play(chance.choice(table.view.moves))

    def paste() -> None:
        session.open_code(session.code() or "")

    def claim_a_win() -> None:
        session.play(Win(session.seat))

    often = (decide,) * 30 + (wander,) * 8 + (session.undo,) * 4 + (session.redo,) * 3
    return (*often, session.hurry, session.same_wall, session.deal_new, paste, claim_a_win)


@pytest.mark.parametrize("seed", range(2))
def test_any_order_of_commands_keeps_table_and_archive_together(sit: Sit, qapp: QApplication, seed: int) -> None:
    chance, table = random.Random(seed), sit(seed * 1000)
    table.session.deal_new()
    for _ in range(STEPS):
        chance.choice(commands(table, chance))()
        for _ in range(chance.randrange(4)):
            qapp.processEvents()
        history = table.session._history
        assert history is not None
        if not history.state.over:
            saved = table.archive.running()
            assert saved is not None
            assert (saved.moves, saved.made) == (history.moves, history.made)
        for scheme in Scheme:
            assert sum(table.session.tally.totals(scheme).values()) == 0
    assert {phrase.key.split("-")[0] for phrase in table.notices} <= {"game", "cannot"}
