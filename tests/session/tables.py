"""Tables to sit at in tests: a session in a profile of its own, and a learner who plays like the steady bot."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from trainer.coach.hints import Moment
from trainer.game import Event, SeatView
from trainer.game.bots.players import STEADY
from trainer.rules import Phrase
from trainer.session import HandOver, TableSession
from trainer.store import Archive, Profile, Settings

DECIDING = (Moment.CHOOSING, Moment.CLAIMING)


class Table:
    """A session with everything it told."""

    def __init__(self, qtbot: QtBot, folder: Path, settings: Settings, seeds: Callable[[], int]) -> None:
        self.qtbot = qtbot
        self.archive: Archive = Profile(folder).open_archive()
        self.session = TableSession(settings, self.archive, seeds=seeds)
        self.shown: list[SeatView] = []
        self.events: list[Event] = []
        self.notices: list[Phrase] = []
        self.overs: list[HandOver] = []
        self.session.changed.connect(self._changed)
        self.session.notice.connect(self.notices.append)
        self.session.hand_over.connect(self.overs.append)

    def _changed(self, view: SeatView, events: tuple[Event, ...]) -> None:
        self.shown.append(view)
        self.events += events

    @property
    def view(self) -> SeatView:
        """What the learner sees."""
        assert self.session.view is not None
        return self.session.view

    def rest(self) -> None:
        """Wait until the learner has something to decide or the hand is over."""
        self.qtbot.waitUntil(lambda: self.session.moment is not Moment.WAITING, timeout=20_000)

    def play_on(self) -> None:
        """One decision of the learner, and the opponents' moves after it."""
        self.rest()
        if self.session.moment in DECIDING:
            self.session.play(STEADY.choose(self.view))
        self.rest()

    def play_out(self) -> HandOver:
        """The hand to its end."""
        told = len(self.overs)
        while self.session.moment is not Moment.OVER:
            self.play_on()
        assert len(self.overs) > told
        return self.overs[-1]

    def close(self) -> None:
        """End everything; the profile can be opened again."""
        self.session.close()
        self.archive.close()
        QObject.deleteLater(self.session)
