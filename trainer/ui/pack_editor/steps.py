"""The chapters and steps of a pack as a list: chosen by keys and pointer, dragged to another place."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from trainer.coach.packs import Pack
from trainer.coach.packs.editing import StepPlace, number_of, places, step_at
from trainer.ui.controls import Align, Run, TextLine, elided, paint_focus
from trainer.ui.look import Look, text_width
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

Index = QModelIndex | QPersistentModelIndex
_MIME: Final = "application/x-sihai-step"
_OF_THE_PAGE: Final = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Escape,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
_ROW: Final = 32
_NOWHERE: Final = QModelIndex()
_FLAGS: Final = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class StepsModel(QAbstractListModel):
    """A row for each chapter and each step. ``dropped`` gives the place of a step that was dragged, and the one behind
    which it was put down."""

    dropped = Signal(object, object)

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self.pack = Pack()
        self.places: tuple[StepPlace, ...] = ()

    def show_pack(self, pack: Pack) -> None:
        """Show a pack; rows that are the same stay."""
        found = places(pack)
        if found == self.places:
            self.pack = pack
            if found:
                self.dataChanged.emit(self.index(0), self.index(len(found) - 1))
            return
        self.beginResetModel()
        self.pack, self.places = pack, found
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Chapters and steps together."""
        return 0 if parent.isValid() else len(self.places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The row as a sentence."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) or not index.isValid():
            return None
        number, title, kind = self.told(self.places[index.row()])
        return ". ".join(part for part in (number, title, kind) if part)

    def told(self, place: StepPlace) -> tuple[str, str, str]:
        """Number, title and kind of a step; of a chapter its title and how many steps it has."""
        words, language = self._look.words, self._look.language.value
        step = step_at(self.pack, place)
        if step is None:
            chapter = self.pack.chapters[place.chapter]
            return "", chapter.title.said(language) or words("teach-untitled"), str(len(chapter.steps))
        title = step.title.said(language) or words("teach-untitled")
        return str(number_of(self.pack, place) + 1), title, words(f"teach-short-{step.kind}")

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Steps can be dragged; everything takes a step that is put down."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        found = _FLAGS | Qt.ItemFlag.ItemIsDropEnabled
        return found if self.places[index.row()].step < 0 else found | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        """Steps move."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Only rows of this list."""
        return [_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The number of the row."""
        data = QMimeData()
        data.setData(_MIME, str(indexes[0].row()).encode())
        return data

    def dropMimeData(self, data: QMimeData, _: Qt.DropAction, row: int, __: int, parent: Index) -> bool:
        """Wish the step behind the row over the place where it was let go; the list changes when the pack does."""
        source = int(bytes(data.data(_MIME).data()).decode())
        target = parent.row() if parent.isValid() else (row - 1 if row > 0 else len(self.places) - 1 if row < 0 else 0)
        if 0 <= target < len(self.places):
            self.dropped.emit(self.places[source], self.places[target])
        return False


class _StepPainter(QStyledItemDelegate):
    """Paints a row: number, title, kind."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, _: QStyleOptionViewItem, __: Index) -> QSize:
        """One line."""
        return QSize(self._look.px(200), self._look.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row; a chapter stands in bold."""
        model, look = index.model(), self._look
        assert isinstance(model, StepsModel)
        place, px = model.places[index.row()], look.px
        state, rect = option.state, QRectF(option.rect)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.setPen(QColor(look.theme.accent) if look.theme.outline else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.theme.accent_weak))
            painter.drawRoundedRect(rect, RADIUS_BUTTON, RADIUS_BUTTON)
        number, title, kind = model.told(place)
        bold = chosen or place.step < 0
        left = px(8) if place.step < 0 else px(38)
        end = rect.right() - px(8)
        kind_wide = text_width(look, kind, Step.SMALL) + px(8)
        room = QRectF(rect.left() + left, rect.top(), end - kind_wide - rect.left() - left, rect.height())
        first = QRectF(rect.left(), rect.top(), px(28), rect.height())
        whole = QRectF(rect.left(), rect.top(), end - rect.left(), rect.height())
        lines = (
            TextLine(first, (Run(number, Step.NOTE, tone=Tone.INK2),), Align.RIGHT),
            TextLine(room, (Run(elided(look, title, room.width(), Step.BODY), Step.BODY, bold),)),
            TextLine(whole, (Run(kind, Step.SMALL, tone=Tone.INK2),), Align.RIGHT),
        )
        for line in lines:
            line.paint(painter, look)
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, rect.adjusted(3, 3, -3, -3), RADIUS_BUTTON - 3, look.theme, look.theme.accent_weak)


class StepList(QListView):
    """The list itself. ``chosen`` gives the place that was chosen."""

    chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.model_of = StepsModel(look, self)
        self.setModel(self.model_of)
        self.setItemDelegate(_StepPainter(look, self))
        self.setProperty("places", True)
        wear_sheet(look, self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)
        self.setUniformItemSizes(True)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._quiet = False
        self.selectionModel().currentChanged.connect(self._tell)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_pack(self, pack: Pack, place: StepPlace) -> None:
        """Show a pack with a place chosen, without telling ``chosen``."""
        self._quiet = True
        self.model_of.show_pack(pack)
        if place in self.model_of.places:
            self.setCurrentIndex(self.model_of.index(self.model_of.places.index(place)))
        self._quiet = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Delete and the keys that turn pages are the page's."""
        if event.key() in _OF_THE_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _tell(self, now: QModelIndex) -> None:
        if not self._quiet and now.isValid():
            self.chosen.emit(self.model_of.places[now.row()])

    def _refresh(self) -> None:
        self.setAccessibleName(self._look.words("teach-steps"))
        self.doItemsLayout()
