"""Steps on the bench that can be undone and done again."""

from msgspec import Struct, field

from trainer.coach.bench.seen import read_seen
from trainer.coach.bench.setup import Setup
from trainer.notation.hand_text import HandText
from trainer.rules import Tile


class SetupHistory(Struct, frozen=True):
    """The ``present`` state of the bench with those before it and those that were undone, the nearest first.

    ``typing``: the present state came from the keyboard.
    """

    present: Setup = field(default_factory=Setup)
    past: tuple[Setup, ...] = ()
    undone: tuple[Setup, ...] = ()
    typing: bool = False

    def go_to(self, setup: Setup, *, typed: bool = False) -> "SetupHistory":
        """Make another state the present one.

        Letters typed in a row are one step until another tile can be read: 1, 12, 123, 123m.
        """
        if setup == self.present:
            return self
        goes_on = typed and self.typing and bool(self.past) and _tiles(self.past[0]) == _tiles(self.present)
        return SetupHistory(setup, self.past if goes_on else (self.present, *self.past), typing=typed)

    def undo(self) -> "SetupHistory":
        """Take the last step back, if there is one."""
        if not self.past:
            return self
        return SetupHistory(self.past[0], self.past[1:], (self.present, *self.undone))

    def redo(self) -> "SetupHistory":
        """Do again what was undone last, if anything was."""
        if not self.undone:
            return self
        return SetupHistory(self.undone[0], (self.present, *self.past), self.undone[1:])


def _tiles(setup: Setup) -> tuple[HandText, tuple[Tile, ...]]:
    """What can be read: the hand, and what is on the table."""
    return setup.hand, read_seen(setup.seen).tiles
