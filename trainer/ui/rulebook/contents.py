"""The contents column: a field to search and the pages in groups, one of them open."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from trainer.rules import FanId, ValueSet
from trainer.ui.controls import keep_gaps, keep_margins
from trainer.ui.controls.text import Text
from trainer.ui.look import Look
from trainer.ui.rulebook.links import ContentsRow
from trainer.ui.rulebook.places import Kind, Place, find, groups
from trainer.ui.theme import Step, Tone

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class Contents(QWidget):
    """All pages of the rule book. ``opened`` tells which page was asked for, by pointer or key."""

    opened = Signal(Place)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: dict[Place, ContentsRow] = {}
        self._heads: dict[str, Text] = {}
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(False)
        self.field.textChanged.connect(self._filter)
        self.field.installEventFilter(self)
        self._none = Text(look, self._nothing_found, Step.NOTE, Tone.INK2)
        self._none.hide()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._holder = self._list()
        self._scroll.setWidget(self._holder)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 12)
        column.addWidget(self.field)
        column.addWidget(self._none)
        column.addWidget(self._scroll, 1)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def current(self) -> Place | None:
        """The page that is marked as open."""
        return next((place for place, row in self._rows.items() if row.isChecked()), None)

    def row(self, place: Place) -> ContentsRow:
        """The row of a page. Raises `KeyError` for a page that does not exist."""
        return self._rows[place]

    def visible_places(self) -> tuple[Place, ...]:
        """The pages that the search leaves, in order."""
        return tuple(place for place, row in self._rows.items() if not row.isHidden())

    def set_current(self, place: Place) -> None:
        """Mark a page as open and bring it into sight; only its row takes part in the tab order."""
        for other, row in self._rows.items():
            row.setChecked(other == place)
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if other == place else Qt.FocusPolicy.ClickFocus)
        self._show_current()

    def set_values(self, values: ValueSet) -> None:
        """Show what each fan is worth in a value set."""
        for place, row in self._rows.items():
            if place.kind is Kind.FAN:
                row.set_points(values.points[FanId(place.name)])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new size."""
        super().resizeEvent(event)
        self._show_current()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the field and of the rows, before the field, a button or the scroll area takes them."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if self._field_key(key) if watched is self.field else self._row_key(key):
                return True
        return super().eventFilter(watched, event)

    def _field_key(self, key: Qt.Key) -> bool:
        """Down and Enter go to what was found, Esc first empties the field."""
        found = self.visible_places()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter) and found:
            here = self.current
            self._go(here if here in found and not self.field.text() else found[0])
            return True
        if key == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
            return True
        return False

    def _row_key(self, key: Qt.Key) -> bool:
        """Up and down, Home and End open the next page in that direction."""
        places = self.visible_places()
        if key in _ENDS:
            self._go(places[_ENDS[key]])
        elif key in _STEPS:
            here = self.current
            at = places.index(here) + _STEPS[key] if here in places else 0
            self._go(places[min(max(at, 0), len(places) - 1)])
        return key in _ENDS or key in _STEPS

    def _show_current(self) -> None:
        """Bring the open page's row into sight; at the very top, with the heading above it."""
        here = self.current
        if here is None:
            return
        holder = self._holder
        holder.resize(self._scroll.viewport().width(), max(holder.sizeHint().height(), holder.height()))
        self._scroll.ensureWidgetVisible(self._rows[here], 0, self._look.px(64))

    def _go(self, place: Place) -> None:
        self.opened.emit(place)
        self._rows[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _list(self) -> QWidget:
        holder = QWidget()
        holder.setProperty("plain", True)
        column = QVBoxLayout(holder)
        keep_gaps(self._look, column, 0, (0, 0, 4, 24))
        for group in groups():
            self._heads[group.id] = self._head(group.id)
            column.addWidget(self._heads[group.id])
            for place in group.places:
                row = ContentsRow(self._look, place)
                row.opened.connect(self.opened)
                row.installEventFilter(self)
                self._rows[place] = row
                column.addWidget(row)
        column.addStretch(1)
        return holder

    def _head(self, group: str) -> Text:
        title = Text(self._look, lambda: self._group_title(group), Step.NOTE, Tone.INK2)
        keep_margins(self._look, title, (8, 16, 0, 4))
        return title

    def _group_title(self, group: str) -> str:
        """The group's name, with the mnemonic of its fans where there is one."""
        words, key = self._look.words, f"book-group-{group}"
        note = f"{key}-note"
        return f"**{words(key)}**" + (f"  {words(note)}" if words.has(note) else "")

    def _filter(self) -> None:
        found = find(self.field.text(), self._look.words)
        shown = {place for group in found for place in group.places}
        kept = {group.id for group in found}
        for place, row in self._rows.items():
            row.setVisible(place in shown)
        for group_id, head in self._heads.items():
            head.setVisible(group_id in kept)
        self._none.setVisible(not shown)
        self._none.refresh()

    def _nothing_found(self) -> str:
        return self._look.words("book-found-none", text=self.field.text())

    def _refresh(self) -> None:
        words = self._look.words
        self.field.setPlaceholderText(words("book-find"))
        self.field.setAccessibleName(words("book-find-name"))
        self.setAccessibleName(words("book-contents"))
        self._filter()
