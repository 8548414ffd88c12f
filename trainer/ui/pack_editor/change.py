"""A change of a pack that can be undone."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from trainer.coach.packs.editing import Edited

_TYPING = 1


class PackChange(QUndoCommand):
    """From one pack to another. Changes with the same ``field``, as letters typed in a row, become one.
    ``show`` takes the pack, and whether it was typed."""

    def __init__(self, before: Edited, after: Edited, field: str, show: Callable[[Edited, bool], None]) -> None:
        super().__init__()
        self._before, self.after, self._field, self._show = before, after, field, show

    def id(self) -> int:
        """Only typing is put together."""
        return _TYPING if self._field else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take a change of the same field in."""
        if not isinstance(other, PackChange) or other._field != self._field:
            return False
        self.after = other.after
        return True

    def redo(self) -> None:
        """Show the pack after it."""
        self._show(self.after, bool(self._field))

    def undo(self) -> None:
        """Show the pack before it."""
        self._show(self._before, False)
