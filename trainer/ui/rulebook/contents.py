"""The contents column: a field to search and the pages in groups, one of them open."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from trainer.coach.rule_book.places import Kind, Place, find, groups, place_title
from trainer.rules import FanId, ValueSet
from trainer.ui.controls import Run, TextLabel, focus_reach, keep_gaps, paint_focus
from trainer.ui.controls.lettering import Lettering
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

_PLACE = Qt.ItemDataRole.UserRole
_POINTS = Qt.ItemDataRole.UserRole + 1
_NOTE = Qt.ItemDataRole.UserRole + 2
_ROW = 32
_HEAD = 40
_MARK = 20
_PAD = 8
_RIGHT = Qt.AlignmentFlag.AlignRight
_Index = QModelIndex | QPersistentModelIndex


class Contents(QWidget):
    """All pages of the rule book. ``opened`` tells which page was asked for, by pointer or key."""

    opened = Signal(Place)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._values: ValueSet | None = None
        self.field = QLineEdit()
        wear_sheet(look, self.field)
        self.field.textChanged.connect(self._filter)
        self.field.installEventFilter(self)
        self.none = TextLabel(look, Step.NOTE, Tone.INK2)
        self.list = QListWidget()
        self.list.setItemDelegate(_RowPainter(look, self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        wear_sheet(look, self.list, more="QListView { background: transparent; border: none; }")
        self.list.setMouseTracking(True)
        self.list.installEventFilter(self)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._heads: dict[str, QListWidgetItem] = {}
        self._items: dict[Place, QListWidgetItem] = {}
        for group in groups():
            self._heads[group.id] = head = QListWidgetItem(self.list)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            for place in group.places:
                self._items[place] = item = QListWidgetItem(self.list)
                item.setData(_PLACE, place)
        self.list.currentItemChanged.connect(self._ask)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 12)
        column.addWidget(self.field)
        column.addWidget(self.none)
        column.addWidget(self.list, 1)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def current(self) -> Place | None:
        """The page that is marked as open."""
        here = self.list.currentItem()
        return next((place for place, item in self._items.items() if item is here), None)

    def item(self, place: Place) -> QListWidgetItem:
        """The row of a page. Raises `KeyError` for a page that does not exist."""
        return self._items[place]

    def visible_places(self) -> tuple[Place, ...]:
        """The pages that the search leaves, in order."""
        return tuple(place for place, item in self._items.items() if not item.isHidden())

    def set_current(self, place: Place) -> None:
        """Mark a page as open and bring it into sight."""
        self.list.blockSignals(True)
        self.list.setCurrentItem(self._items[place])
        self.list.blockSignals(False)
        self.list.viewport().update()
        self.list.scrollToItem(self._items[place])

    def set_values(self, values: ValueSet) -> None:
        """Show what each fan is worth in a value set."""
        self._values = values
        self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the field and of the list, before these take them."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            taken = self._field_key(event.key()) if watched is self.field else self._list_key(event.key())
            return taken or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def _field_key(self, key: int) -> bool:
        """Down and Enter go to what was found, Esc first empties the field."""
        found = self.visible_places()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter) and found:
            here = self.current
            self.opened.emit(here if here in found and not self.field.text() else found[0])
            if self.isVisible():  # a compact book shows the page in its place
                self.list.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if key == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
            return True
        return False

    def _list_key(self, key: int) -> bool:
        """Home and End go to the first and the last page; by itself the list would go to headings, too."""
        found = self.visible_places()
        if key not in (Qt.Key.Key_Home, Qt.Key.Key_End) or not found:
            return False
        self.list.setCurrentItem(self._items[found[0 if key == Qt.Key.Key_Home else -1]])
        return True

    def _ask(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.opened.emit(item.data(_PLACE))

    def _filter(self) -> None:
        found = find(self.field.text(), self._look.words)
        shown = {place for group in found for place in group.places}
        kept = {group.id for group in found}
        self.list.blockSignals(True)
        for place, item in self._items.items():
            item.setHidden(place not in shown)
        for group_id, head in self._heads.items():
            head.setHidden(group_id not in kept)
        self.list.blockSignals(False)
        self.none.setVisible(not shown)
        self.none.set_text(self._look.words("book-found-none", text=self.field.text()))

    def _refresh(self) -> None:
        words = self._look.words
        self.field.setPlaceholderText(words("book-find"))
        self.field.setAccessibleName(words("book-find-name"))
        self.list.setAccessibleName(words("book-contents"))
        self.setAccessibleName(words("book-contents"))
        for group_id, head in self._heads.items():
            key = f"book-group-{group_id}"
            head.setText(words(key))
            head.setData(_NOTE, words(f"{key}-note") if words.has(f"{key}-note") else "")
        for place, item in self._items.items():
            title = place_title(place, words)
            item.setText(title)
            item.setToolTip("")
            if place.kind is Kind.FAN and self._values is not None:
                points = self._values.points[FanId(place.name)]
                item.setData(_POINTS, words("book-entry-points", n=points))
                title = words("book-row", title=title, detail=words("points", n=points))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, title)
        self.list.doItemsLayout()
        self._filter()


class _RowPainter(QStyledItemDelegate):
    """Paints a heading, or a page with its mark, its title and at the right what the fan is worth."""

    def __init__(self, look: Look, parent: QListWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, _: QStyleOptionViewItem, index: _Index) -> QSize:
        """One line; a heading has air above it."""
        return QSize(1, self._look.px(_ROW if index.data(_PLACE) else _HEAD))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the row, tinted where it is the page that is open."""
        look, px, lettering = self._look, self._look.px, Lettering(self._look)
        state, room = option.state, QRectF(option.rect)
        place = index.data(_PLACE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if place is None:
            head = room.adjusted(px(_PAD), px(14), 0, 0)
            runs = [Run(index.data(), bold=True), Run(f"  {index.data(_NOTE)}")]
            lettering.paint(painter, head, runs, Step.NOTE, Tone.INK2)
        else:
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            self._ground(painter, room.adjusted(0, 1, 0, -1), state)
            left = room.left() + px(_PAD)
            if place.kind is Kind.FAN:
                side = px(_MARK)
                paint_mark(painter, QRectF(left, room.center().y() - side / 2, side, side), FanId(place.name), look)
                left += side + px(_PAD)
            right = room.adjusted(0, 0, -px(_PAD), 0)
            points = index.data(_POINTS) or ""
            lettering.line(painter, right, points, Step.SMALL, Tone.INK2 if chosen else Tone.INK3, _RIGHT)
            title = QRectF(left, room.top(), right.right() - left, room.height())
            run = Run(index.data(), bold=chosen)
            step = lettering.fitting([run], (Step.BODY, Step.NOTE, Step.SMALL), title.width() - px(40 if points else 0))
            lettering.paint(painter, title, [run], step, Tone.ACCENT if chosen else Tone.INK1)
        painter.restore()

    def _ground(self, painter: QPainter, body: QRectF, state: QStyle.StateFlag) -> None:
        theme = self._look.theme
        chosen, pointed = state & QStyle.StateFlag.State_Selected, state & QStyle.StateFlag.State_MouseOver
        if chosen or pointed:
            painter.setPen(QColor(theme.accent) if theme.outline else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_weak if chosen else theme.sunk))
            painter.drawRoundedRect(body, RADIUS_BUTTON, RADIUS_BUTTON)
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            reach = focus_reach(theme)
            paint_focus(painter, body.adjusted(reach, reach, -reach, -reach), RADIUS_BUTTON - 2, theme, theme.bg)
