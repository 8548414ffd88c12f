"""The list of the log: whole sentences, the newest at the foot."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem


class WholeLines(QStyledItemDelegate):
    """Paints no sentence of which only a part would be seen."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a sentence that stands within the list from top to bottom."""
        view = self.parent()
        assert isinstance(view, LogList)
        if view.is_whole(index.row()):
            super().paint(painter, option, index)


class LogList(QListWidget):
    """The sentences, the newest always at the foot. It keeps no letters for itself: they are the table's keys."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(WholeLines(self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)

    def is_whole(self, row: int) -> bool:
        """Whether the sentence of this row stands within the list from top to bottom."""
        place = self.visualItemRect(self.item(row))
        return place.top() >= 0 and place.bottom() <= self.viewport().height()

    def show_newest(self) -> None:
        """Keep the newest sentence in sight; nobody sees a hidden list, and when it is shown it does so by itself."""
        if self.isVisible():
            self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the newest sentence in sight."""
        super().resizeEvent(event)
        self.show_newest()

    def showEvent(self, event: QShowEvent) -> None:
        """Come up with the newest sentence."""
        super().showEvent(event)
        self.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move within the list, everything that writes goes on to the page."""
        if event.text().strip() or event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)
