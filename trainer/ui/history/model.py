"""The list of hands as Qt's views read it: a page more whenever its end comes in sight."""

from typing import Any, Final

from msgspec.structs import fields
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor

from trainer.rules import FanId
from trainer.store import Archive, HandState, ReadError
from trainer.store.listing import ListedHand, fans_of, hands_page
from trainer.ui.history.filters import Wanted
from trainer.ui.history.rows import became, began, points, remarks, whole_row
from trainer.ui.look import Look

Index = QModelIndex | QPersistentModelIndex

COLUMNS: Final = ("began", "became", "points", "fans", "remarks")
_PAGE: Final = 100
_NOWHERE: Final = QModelIndex()


class HandsModel(QAbstractTableModel):
    """Hands from the newest on."""

    not_read = Signal(object)
    """A `trainer.rules.Phrase`: why the next page cannot be read."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._archive: Archive | None = None
        self._wanted = Wanted()
        self._hands: list[ListedHand] = []
        self._fans: dict[int, tuple[FanId, ...]] = {}
        self._more = False

    def show_hands(self, archive: Archive, wanted: Wanted) -> None:
        """Read the list anew: only the hands that are wanted. Raises `ReadError`."""
        self.beginResetModel()
        self._archive, self._wanted = archive, wanted
        self._hands.clear()
        self._fans.clear()
        try:
            self._hands += self._next()
        finally:
            self.endResetModel()

    def hand(self, row: int) -> ListedHand | None:
        """The hand of a row; None where there is none."""
        return self._hands[row] if 0 <= row < len(self._hands) else None

    def relook(self) -> None:
        """Say everything anew in the language in force."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        if self._hands:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._hands) - 1, len(COLUMNS) - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """The hands that were read so far."""
        return 0 if parent.isValid() else len(self._hands)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """What is said of each."""
        return 0 if parent.isValid() else len(COLUMNS)

    def canFetchMore(self, parent: Index) -> bool:
        """Whether there may be earlier ones."""
        return not parent.isValid() and self._more

    def fetchMore(self, parent: Index) -> None:
        """Read the next page; where it cannot be read, `not_read` tells why, and no more is asked for."""
        if parent.isValid():
            return
        before = len(self._hands)
        try:
            found = self._next()
        except ReadError as error:
            self.not_read.emit(error.phrase)
            return
        if found:
            self.beginInsertRows(QModelIndex(), before, before + len(found) - 1)
            self._hands += found
            self.endInsertRows()

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a column tells."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._look.words(f"history-column-{COLUMNS[section]}")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What is said of a hand in a column, or of all of it to a screen reader."""
        hand, column = self._hands[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self._said(hand, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                whole = column == 0
                fans = self._fans.get(hand.number, ())
                return whole_row(self._look.words, hand, fans) if whole else self._said(hand, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(self._ink(hand, column))
        return None

    def _said(self, hand: ListedHand, column: int) -> str:
        words = self._look.words
        match COLUMNS[column]:
            case "began":
                return began(hand)
            case "became":
                return became(words, hand)
            case "points":
                return points(hand)
            case "fans":
                fans = self._fans.get(hand.number, ())
                return words.fans(fans) if fans else ""
        return remarks(words, hand)

    def _ink(self, hand: ListedHand, column: int) -> str:
        theme = self._look.theme
        if hand.state is HandState.UNREADABLE:
            return theme.bad
        won = hand.outcome is not None and hand.outcome.winner is hand.outcome.seat
        if won and COLUMNS[column] in ("became", "points"):
            return theme.accent
        return theme.ink1 if hand.state is HandState.FINISHED and COLUMNS[column] != "remarks" else theme.ink2

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if COLUMNS[column] == "points" else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def all_numbers(self) -> list[int]:
        """The numbers of all hands that are wanted, also of those not read yet, but for those that cannot be read.
        Raises `trainer.store.ReadError`."""
        return [hand.number for hand in self._page(after=None, limit=-1) if hand.state is not HandState.UNREADABLE]

    def _page(self, *, after: ListedHand | None, limit: int) -> list[ListedHand]:
        """Some of the hands that are wanted."""
        assert self._archive is not None
        wanted = {field.name: getattr(self._wanted, field.name) for field in fields(self._wanted)}
        return list(hands_page(self._archive, after=after, limit=limit, **wanted))

    def _next(self) -> list[ListedHand]:
        """The next page from the archive."""
        assert self._archive is not None
        self._more = False  # also where it cannot be read
        last = self._hands[-1] if self._hands else None
        found = self._page(after=last, limit=_PAGE)
        self._fans |= fans_of(self._archive, [hand.number for hand in found])
        self._more = len(found) == _PAGE
        return found
