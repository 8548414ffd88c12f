"""Somebody at the window who plays by keys and clicks alone."""

import time
from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.bench.frames import Watched
from trainer.coach.hints import Moment
from trainer.game import Chow, Discard, Kong, Move, Pass, Pung, Win
from trainer.game.bots.players import STEADY
from trainer.session import TableSession
from trainer.ui.play import PlayPage
from trainer.ui.window import MainWindow

PATIENCE = 60.0
"""Seconds after which the learner gives up waiting."""
CALM = 0.1
"""Seconds without anything to wait for, after which nothing more comes of an action."""
BEAT = 0.005
"""Seconds after which the learner looks again whether something is over."""
HOVER = 0.16
"""Seconds for which the pointer stays on a tile: its preview starts after half of that."""

_KEYS = {
    Chow: Qt.Key.Key_C,
    Pung: Qt.Key.Key_P,
    Kong: Qt.Key.Key_G,
    Win: Qt.Key.Key_H,
    Pass: Qt.Key.Key_Space,
}


class Learner:
    """Plays hands at ``window`` as the steady opponent would; every action is told to ``app``, which times it."""

    def __init__(self, app: Watched, window: MainWindow, session: TableSession) -> None:
        self.app = app
        self.window = window
        self._session = session
        self._turn = 0
        session.hand_over.connect(lambda _: app.turn_to("end of a hand"))

    @property
    def table(self) -> PlayPage:
        """The page of the table."""
        return cast(PlayPage, self.window.page_of("table"))

    def wait(self, seconds: float) -> None:
        """Let the program work for a while."""
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), loop.quit)
        loop.exec()

    def settle(self) -> None:
        """Wait until the learner has to decide and all that is to be shown is shown. Raises `TimeoutError`."""
        self._wait_for(lambda: self._session.moment is not Moment.WAITING and self._at_rest())

    def do(self, kind: str, act: Callable[[], object]) -> None:
        """Do something of a kind, and wait for all that comes of it."""
        self.app.turn_to(kind)
        act()
        self.settle()
        self.app.turn_to("nothing is done")

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and let go a key on whatever has the focus."""
        QTest.keyClick(self.app.focusWidget() or self.window, key, held)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Press and let go the left button on a widget."""
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, none, at if at is not None else widget.rect().center())

    def play(self, most: int = 1000) -> None:
        """Play the hand on the table to its end, or so many decisions of it."""
        self.settle()
        for _ in range(most):
            if self._session.moment is Moment.OVER:
                return
            self._look_around()
            assert self._session.view is not None
            move = STEADY.choose(self._session.view)
            self._discard(move) if isinstance(move, Discard) else self._claim(move)
            self._turn += 1
            if self._session.moment is not Moment.OVER:
                self.app.turn_to("others play")
            self.settle()

    def _look_around(self) -> None:
        """On some turns the pointer goes over every tile, on others the arrow keys do, on most neither."""
        buttons = self.table.table.hand.buttons
        if self._session.moment is not Moment.CHOOSING:
            return
        if self._turn % 4 == 0:
            for button in buttons:
                self.app.turn_to("pointer on a tile")
                QTest.mouseMove(button, button.tile_rect().center().toPoint())
                self.wait(HOVER)
                self.settle()
            self.do("pointer leaves the hand", lambda: QTest.mouseMove(self.window, QPoint(300, 300)))
        elif self._turn % 4 == 2:
            self.do("arrow key", lambda: self.key(Qt.Key.Key_End))
            for _ in buttons[1:]:
                self.app.turn_to("arrow key")
                self.key(Qt.Key.Key_Left)
                self.wait(HOVER)
                self.settle()

    def _discard(self, move: Discard) -> None:
        hand = self.table.table.hand
        if self._turn % 2:
            chosen = next(button for button in reversed(hand.buttons) if button.tile is move.tile)
            self.do("click on a tile", lambda: self.click(chosen, chosen.tile_rect().center().toPoint()))
            self.app.turn_to("discard by click")
            self.click(chosen, chosen.tile_rect().center().toPoint())
        else:
            self.key(Qt.Key.Key_End)
            for _ in hand.buttons:
                if hand.chosen_tile is not move.tile:
                    self.key(Qt.Key.Key_Left)
            assert hand.chosen_tile is move.tile
            self.app.turn_to("discard by key")
            self.key(Qt.Key.Key_Return)
        self.wait(HOVER)

    def _claim(self, move: Move) -> None:
        kind = type(move).__name__.lower()
        self.app.turn_to(f"claim: {kind}")
        self.key(_KEYS[type(move)])
        for number, button in enumerate(self.table.table.choices.buttons, start=1):
            if button.choice.move == move:
                self.key(Qt.Key(Qt.Key.Key_0 + number))
                break
        self.wait(HOVER)

    def _at_rest(self) -> bool:
        table = self.table
        flying = table.table.motion.flights.count
        fading = any(row.fading for row in table.side.paths.rows.values())
        return self._session.reach.idle and not table.hints.pending and not flying and not fading

    def _wait_for(self, done: Callable[[], bool]) -> None:
        """Let the program work until ``done`` stays so for a moment."""
        give_up, since = time.perf_counter() + PATIENCE, time.perf_counter()
        while time.perf_counter() - since < CALM:
            self.wait(BEAT)
            if time.perf_counter() > give_up:
                raise TimeoutError("the window is still at work")
            if not done():
                since = time.perf_counter()
