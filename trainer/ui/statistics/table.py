"""The table of the statistics: a head for each kind of group, and its lines."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from trainer.coach.review.figures import GroupKind, StatisticsGroup
from trainer.ui.controls import wrapped
from trainer.ui.controls.lettering import WIDEST
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.statistics.rows import COLUMNS, NEAREST, said, sentence, share
from trainer.ui.theme import Step

_SHARE: Final = Qt.ItemDataRole.UserRole
_NAME: Final = _SHARE + 1
_PAD: Final = 8
_BAR: Final = 64
_HIGH: Final = 6
_NARROW_HEAD: Final = 60
"""How wide a line of a column's head is where the table has little room, in pixels of the design."""


class ShareBar(QStyledItemDelegate):
    """Paints a bar left of a per cent, unless the table is `narrow`."""

    def __init__(self, look: Look, parent: "StatisticsTable") -> None:
        super().__init__(parent)
        self._look, self._table = look, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Room for the bar beside the number."""
        size = super().sizeHint(option, index)
        if self._table.narrow:
            return size
        return QSize(size.width() + self._look.px(_BAR + 12), size.height())

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell, then the bar where there is a share."""
        super().paint(painter, option, index)
        part = index.data(_SHARE)
        if part is None or self._table.narrow:
            return
        theme, px = self._look.theme, self._look.px
        cell = QRectF(self._table.visualRect(index))
        whole = QRectF(cell.left() + px(8), cell.center().y() - px(_HIGH) / 2, px(_BAR), px(_HIGH))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.ink3) if theme.outline else Qt.PenStyle.NoPen)
        empty = theme.bg if theme.outline else theme.line
        for width, colour in ((whole.width(), empty), (whole.width() * float(part), theme.ink1)):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(whole.left(), whole.top(), width, whole.height()), 3, 3)
        painter.restore()


class StatisticsTable(QTreeWidget):
    """Shows the lines of groups. Rows are walked by arrows; each is a sentence to screen readers.

    ``narrow``: there is less room than its columns would like; names and heads wrap then, and the bars give way to
    their numbers.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._groups: tuple[StatisticsGroup, ...] = ()
        self.narrow = False
        self._whole = 0
        self.setColumnCount(len(COLUMNS))
        self.setItemDelegateForColumn(NEAREST, ShareBar(look, self))
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # the page scrolls, not the table
        self.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setProperty("fitted", True)
        wear_sheet(look, self)
        self.setTabKeyNavigation(False)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.sectionResized.connect(self._wrap)
        look.changed.connect(self.refresh)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the lines; letters are the page's."""
        if event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """All columns as wide as they like, and all rows, with room for the bar where even narrow ones do not fit."""
        hint, bar = super().sizeHint(), self.horizontalScrollBar().sizeHint().height()
        scrolled = self.header().length() > self.viewport().width()
        return QSize(self._whole + self.width() - self.viewport().width(), hint.height() + (bar if scrolled else 0))

    def minimumSizeHint(self) -> QSize:
        """However narrow."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make do with the room there is."""
        super().resizeEvent(event)
        self._spread(narrow=self.viewport().width() < self._whole)

    def show_groups(self, groups: Sequence[StatisticsGroup]) -> None:
        """Show other lines."""
        self._groups = tuple(groups)
        self.refresh()

    def refresh(self) -> None:
        """Say everything anew in the language in force."""
        look, words, at = self._look, self._look.words, self.currentIndex().row()
        self.setFont(look.font(Step.BODY))
        self.header().setFont(look.font(Step.NOTE))
        self.setAccessibleName(words("page-statistics"))
        for column in range(len(COLUMNS)):
            self.headerItem().setFont(column, look.font(Step.NOTE))
            self.headerItem().setTextAlignment(column, _RIGHT if column else _LEFT)
        self.clear()
        for kind, lines in groupby(self._groups, lambda group: group.kind):
            if kind is not GroupKind.ALL:
                self._add_head(words(f"statistics-by-{kind.value}"))
            for group in lines:
                self._add(group)
        item = self.topLevelItem(max(0, min(at, self.topLevelItemCount() - 1)))
        if item is not None:
            self.setCurrentItem(item)
        self._spread(narrow=False)
        self.header().resizeSections(QHeaderView.ResizeMode.ResizeToContents)
        self._whole = self.header().length()
        self._spread(narrow=self.viewport().width() < self._whole)

    def _spread(self, *, narrow: bool) -> None:
        """Give each column its head and its width."""
        self.narrow = narrow
        heads = [self._look.words(f"statistics-column-{name}") for name in COLUMNS]
        room, modes = self._look.px(_NARROW_HEAD), QHeaderView.ResizeMode
        if narrow:
            heads = ["\n".join(wrapped(self._look, head, room, Step.NOTE)) for head in heads]
        self.setHeaderLabels(heads)
        self.header().setSectionResizeMode(0, modes.Stretch if narrow else modes.ResizeToContents)
        self.updateGeometry()

    def _wrap(self, column: int, _: int, wide: int) -> None:
        """Break the names of lines where the column of names ends, which is ``wide`` now."""
        room = wide - self._look.px(2 * _PAD) if self.narrow else WIDEST
        for row in range(self.topLevelItemCount() if column == 0 else 0):
            item = self.topLevelItem(row)
            name = item.data(0, _NAME) if item is not None else None
            if item is not None and name:
                item.setText(0, "\n".join(wrapped(self._look, name, room, Step.BODY)))
        self.updateGeometry()

    def _add_head(self, title: str) -> None:
        item = QTreeWidgetItem([title])
        item.setFont(0, self._look.font(Step.BODY, bold=True))
        item.setFirstColumnSpanned(True)
        self.addTopLevelItem(item)
        item.setFirstColumnSpanned(True)

    def _add(self, group: StatisticsGroup) -> None:
        words, texts = self._look.words, said(self._look.words, group)
        item = QTreeWidgetItem(texts)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, sentence(words, group))
        item.setData(0, _NAME, texts[0])
        item.setData(NEAREST, _SHARE, share(group.sum.best, group.sum.decisions))
        for column in range(1, len(COLUMNS)):
            item.setTextAlignment(column, _RIGHT)
        item.setForeground(1, QBrush(QColor(self._look.theme.ink2)))
        self.addTopLevelItem(item)


_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
