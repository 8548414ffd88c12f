"""The bots at the table: the next one is asked beside the window, and its move told when it is due."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from trainer.game import Discard, Move, Pass, SeatView, State, to_act, view
from trainer.game.bots.protocol import BotId
from trainer.game.code import Invitation
from trainer.rules import Relation, Seat, relation
from trainer.session.pacer import Pacer
from trainer.session.questions import AskMove, Question
from trainer.session.reach_service import ReachService


def just_discarded(moves: tuple[Move, ...], seat: Seat) -> bool:
    """Whether nobody has moved a tile since ``seat`` discarded; others may have let it pass."""
    last = next((move for move in reversed(moves) if not isinstance(move, Pass)), None)
    return isinstance(last, Discard) and last.seat is seat


def least_move(shown: SeatView) -> Move:
    """To pass, or to discard the tile drawn, or any where none was drawn."""
    passing = next((move for move in shown.moves if isinstance(move, Pass)), None)
    discards = [move for move in shown.moves if isinstance(move, Discard)]
    drawn = next((move for move in discards if move.tile is shown.drawn), None)
    return passing or drawn or discards[-1]


def bot_at(invitation: Invitation, seat: Seat) -> BotId:
    """Who plays at a seat that is not the learner's: the opponents keep their places beside the learner."""
    return invitation.opponents[tuple(Relation).index(relation(invitation.seat, seat)) - 1]


class Opponents(QObject):
    """Moves whoever comes next, up to the next decision of somebody at the screen. ``hurrying``: without any wait until
    then."""

    moved = Signal(object)
    """An opponent's move, now due."""

    def __init__(self, reach: ReachService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reach = reach
        self._asked: AskMove | None = None
        self.hurrying = False
        self._pacer = Pacer(self)
        self._pacer.moved.connect(self.moved)
        reach.move_ready.connect(self._chose)
        reach.failed.connect(self._failed)

    def go_on(self, bots: Mapping[Seat, BotId], state: State, wait: int) -> None:
        """Set the next of the ``bots`` going, to move in ``wait`` milliseconds; nobody moves while somebody else is
        asked. Of several asked, those at the screen answer first."""
        awaited = to_act(state)
        if not awaited or any(seat not in bots for seat in awaited):
            self.stop()
            return
        self._asked = AskMove(bots[awaited[0]], state, awaited[0])
        self._pacer.begin(0 if self.hurrying else wait)
        self._reach.ask_move(self._asked)

    def hurry(self) -> None:
        """Wait no more until the learner has something to decide."""
        self.hurrying = True
        self._pacer.hurry()

    def stop(self) -> None:
        """Nobody moves."""
        self.hurrying = False
        self._asked = None
        self._pacer.stop()

    def _chose(self, asked: AskMove, move: Move) -> None:
        if asked is self._asked:
            self._pacer.choose(move)

    def _failed(self, asked: Question) -> None:
        """An opponent whose choice cannot be worked out does the least, so that the hand goes on."""
        if isinstance(asked, AskMove) and asked is self._asked:
            self._pacer.choose(least_move(view(asked.state, asked.seat)))
