"""How near the hand on the bench is, live beside it, and how it is played on from here."""

from msgspec.structs import replace
from PySide6.QtCore import QObject

from trainer.coach.bench import Setup, playing_start
from trainer.coach.building import BuildTask
from trainer.coach.building.task import SEAT
from trainer.reach import Position
from trainer.rules import MAIN_FANS
from trainer.session import TableSession
from trainer.session.invitations import invitation_for
from trainer.ui.bench.position import OnTheWay
from trainer.ui.building.paths import Paths
from trainer.ui.page import Context


class BenchBoard(QObject):
    """Shows the reach of a hand in ``paths`` and lets it be played on, as ``form`` wishes."""

    def __init__(self, context: Context, form: OnTheWay) -> None:
        super().__init__(form)
        self._context = context
        self._setup = Setup()
        self.paths = Paths(context, self)
        self.paths.panel.keyed = False  # F is a tile of the line
        form.table_wanted.connect(self.play_with_bots)
        form.alone_wanted.connect(self.play_alone)
        self._form = form

    @property
    def session(self) -> TableSession:
        """Where a hand is played on with bots."""
        return self._context.session

    @property
    def answered(self) -> bool:
        """Whether the panel shows the reach of the hand that is set up."""
        return self.paths.answered

    def show_setup(self, setup: Setup, position: Position | None) -> None:
        """Speak of another hand; ``position`` is None where there is nothing to measure yet."""
        self._setup = setup
        self._form.show_setup(setup)
        if position is None:
            self.paths.forget()
        else:
            self.paths.show_position(position, setup.line)

    def play_with_bots(self) -> None:
        """Go on at the table with the bots of the settings; it does not count in the score."""
        if not self._form.table.isEnabled():
            return
        session, setup = self._context.session, self._setup
        seed = session.seeds()
        invitation = invitation_for(self._context.settings.current, setup.seat, seed, 1)
        rules = replace(invitation.deal.rules, prevailing=setup.prevailing)
        lines = list(invitation.deal.lines)
        lines[setup.seat] = lines[setup.seat] if setup.line is None else setup.line
        east, south, west, north = lines
        start = playing_start(setup, setup.seat, seed)
        deal = replace(invitation.deal, rules=rules, lines=(east, south, west, north), start=start)
        self._context.open_page("table")
        session.same_wall(replace(invitation, deal=deal))

    def play_alone(self) -> None:
        """Go on by own draws, for whatever main fan comes first."""
        if not self._form.alone.isEnabled():
            return
        seed = self._context.session.seeds()
        start = playing_start(self._setup, SEAT, seed)
        self._context.open_page("build", BuildTask(seed, MAIN_FANS, start, self._context.settings.current.values))
