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
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.statistics.rows import COLUMNS, NEAREST, said, sentence, share
from trainer.ui.theme import Step

_SHARE: Final = Qt.ItemDataRole.UserRole
_BAR: Final = 64
_HIGH: Final = 6


class ShareBar(QStyledItemDelegate):
    """Paints a bar left of a per cent."""

    def __init__(self, look: Look, parent: QTreeWidget) -> None:
        super().__init__(parent)
        self._look, self._table = look, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Room for the bar beside the number."""
        size = super().sizeHint(option, index)
        return QSize(size.width() + self._look.px(_BAR + 12), size.height())

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell, then the bar where there is a share."""
        super().paint(painter, option, index)
        part = index.data(_SHARE)
        if part is None:
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
    """Shows the lines of groups. Rows are walked by arrows; each is a sentence to screen readers."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._groups: tuple[StatisticsGroup, ...] = ()
        self.setColumnCount(len(COLUMNS))
        self.setItemDelegateForColumn(NEAREST, ShareBar(look, self))
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the lines; letters are the page's."""
        if event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """All columns and rows, with room for the bar where the columns have to be scrolled."""
        hint, bar = super().sizeHint(), self.horizontalScrollBar().sizeHint().height()
        return QSize(hint.width(), hint.height() + (bar if self.header().length() > self.viewport().width() else 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Less width may need a bar."""
        super().resizeEvent(event)
        self.updateGeometry()

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
        self.setHeaderLabels([words(f"statistics-column-{name}") for name in COLUMNS])
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
        item.setData(NEAREST, _SHARE, share(group.sum.best, group.sum.decisions))
        for column in range(1, len(COLUMNS)):
            item.setTextAlignment(column, _RIGHT)
        item.setForeground(1, QBrush(QColor(self._look.theme.ink2)))
        self.addTopLevelItem(item)


_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
