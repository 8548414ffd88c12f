"""Steps on the bench that can be undone and done again."""

from trainer.ui.bench.setup import Setup


class History:
    """The states of the bench up to the ``present`` one, and those that were undone."""

    def __init__(self) -> None:
        self._past: list[Setup] = []
        self._future: list[Setup] = []
        self._typing = False
        self.present = Setup()

    def go_to(self, setup: Setup, *, typed: bool = False) -> None:
        """Make a new state the present one.

        Letters typed in a row are one step until another tile can be read: 1, 12, 123, 123m.
        """
        if setup == self.present:
            return
        goes_on = typed and self._typing and bool(self._past) and self._past[-1].hand == self.present.hand
        if not goes_on:
            self._past.append(self.present)
        self.present, self._typing = setup, typed
        self._future.clear()

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step that was taken back."""
        return bool(self._future)

    def undo(self) -> None:
        """Take the last step back, if there is one."""
        if self._past:
            self._future.append(self.present)
            self.present, self._typing = self._past.pop(), False

    def redo(self) -> None:
        """Do again what was taken back last, if anything was."""
        if self._future:
            self._past.append(self.present)
            self.present, self._typing = self._future.pop(), False
