"""A program of its own that plays a hand in a profile and says every move it has shown, until it is killed.

usage: learner_process.py PROFILE SEED DECISIONS: after so many own decisions it says "resting" and waits for ever.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from trainer.game import Event, SeatView, format_move
from trainer.game.bots.players import STEADY
from trainer.session import TableSession
from trainer.store import Profile, Settings


def main(folder: str, seed: str, decisions: str) -> None:
    """Play and tell."""
    application = QCoreApplication([])
    session = TableSession(Settings(pace=0), Profile(Path(folder)).open_archive(), seeds=lambda: int(seed))
    left = int(decisions)

    def say(text: str) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    def decide() -> None:
        nonlocal left
        if session.view is None or not session.view.moves:
            return
        if left == 0:
            say("resting")
            return
        left -= 1
        session.play(STEADY.choose(session.view))

    def shown(view: SeatView, _events: tuple[Event, ...]) -> None:
        history = session._history
        if history is not None and history.moves:
            say(format_move(history.moves[-1]))
        if view.moves:
            QTimer.singleShot(0, decide)

    session.changed.connect(shown)
    session.deal_new()
    application.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])
