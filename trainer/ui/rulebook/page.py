"""The rule book: the contents at the left, the page that was chosen at the right."""

from contextlib import suppress

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.rule_book.content import InForce
from trainer.coach.rule_book.places import Place
from trainer.rules import FanId, ValueSetError, load_values
from trainer.store import Settings
from trainer.ui.controls import Hairline, QuietButton, keep_gaps
from trainer.ui.controls.text_label import one_line
from trainer.ui.page import Context, Page
from trainer.ui.rulebook.contents import Contents
from trainer.ui.rulebook.reader import Reader
from trainer.ui.theme import PAGE_MARGIN, Step

_CONTENTS = 272
_CONTENTS_NARROW = 244
_NARROW = 1180
_COMPACT = 1000
"""Below this width in pixels of the design contents and page take turns."""
_TOP = 24


class RuleBookPage(Page):
    """Every fan, the rules, the keys and the user guide."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._look = look = context.look
        self._in_force = InForce(load_values("sihai"))
        self._both_names = True
        self._browsing = False
        self.place = Place.of_fan(FanId.PINGHE)
        self.contents = Contents(look)
        self.contents.opened.connect(self.open)
        self.back = QuietButton(look, "", key="Esc", icon="back")
        self.back.clicked.connect(context.go_back)
        self.to_contents = QuietButton(look, "")
        self.to_contents.clicked.connect(self._browse)
        self.reader = Reader(look)
        self.reader.followed.connect(self.open)
        self.reader.opened.connect(context.open_page)
        self._side = QWidget()
        self._line = Hairline(look, Qt.Orientation.Vertical)
        self._lay_out()
        QShortcut(QKeySequence.StandardKey.Find, self, self._find)
        look.changed.connect(self._refresh)
        context.settings.changed.connect(self._follow)
        self.contents.set_values(self._in_force.values)
        self._follow(context.settings.current)
        self._refresh()

    def enter(self, topic: object) -> None:
        """Open the clause of a fan, a `Place`, or with any other word the keys."""
        if isinstance(topic, FanId):
            self.open(Place.of_fan(topic))
        elif isinstance(topic, Place):
            self.open(topic)
        elif topic is not None:
            self.open(Place.of_keys())

    def open(self, place: Place) -> None:
        """Open a page. Raises `KeyError` for one that does not exist."""
        self.contents.item(place)
        self.place = place
        self._browsing = False
        self._show_page()
        self._fit()

    def use(self, in_force: InForce, *, both_names: bool = True) -> None:
        """Speak of what is in force. ``both_names``: the English pages also give the fans' Chinese names."""
        if (in_force, both_names) != (self._in_force, self._both_names):
            self._in_force, self._both_names = in_force, both_names
            self.contents.set_values(in_force.values)
            self._show_page()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc close the book."""
        if event.key() == Qt.Key.Key_Escape:
            self._context.go_back()
            return
        super().keyPressEvent(event)

    @property
    def compact(self) -> bool:
        """Whether there is no room for contents and page side by side."""
        return self.width() < self._look.px(_COMPACT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new size."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Bring the open page into sight in the contents."""
        super().showEvent(event)
        self.contents.set_current(self.place)

    def _lay_out(self) -> None:
        look = self._look
        head = QHBoxLayout()
        head.addWidget(one_line(look, lambda: look.words("book-title"), Step.H2))
        head.addStretch(1)
        head.addWidget(self.to_contents)
        head.addWidget(self.back)
        column = QVBoxLayout(self._side)
        keep_gaps(look, column, 16, (PAGE_MARGIN, _TOP, 12, 0))
        column.addLayout(head)
        column.addWidget(self.contents, 1)
        self._row = QHBoxLayout(self)
        keep_gaps(look, self._row)
        self._row.addWidget(self._side)
        self._row.addWidget(self._line)
        self._row.addWidget(self.reader, 1)

    def _fit(self) -> None:
        """Give the contents the width that the window leaves them, or their turn with the page."""
        px, compact = self._look.px, self.compact
        beside = px(_CONTENTS_NARROW if self.width() < px(_NARROW) else _CONTENTS) + PAGE_MARGIN + 12
        self._side.setMinimumWidth(0 if compact else beside)
        self._side.setMaximumWidth(self.width() if compact else beside)
        way = QHBoxLayout.Direction.TopToBottom if compact else QHBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        self._line.setVisible(not compact)
        focused = self.focusWidget()
        self.contents.setVisible(not compact or self._browsing)
        self.reader.setVisible(not compact or not self._browsing)
        self.to_contents.setVisible(compact and not self._browsing)
        self._lead_focus(focused)

    def _lead_focus(self, focused: QWidget | None) -> None:
        """Let keys go to what is seen, as a compact page hides one of the two; ``focused`` had the focus before."""
        seen = self.reader if self.contents.isHidden() else self.contents.field
        self.setFocusProxy(seen)
        parts = (self.contents, self.reader)
        if any(part.isHidden() and (part is focused or part.isAncestorOf(focused)) for part in parts if focused):
            seen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self, settings: Settings) -> None:
        """Speak of the settings in force; a value set that cannot be read changes nothing."""
        values = self._in_force.values
        with suppress(ValueSetError):
            values = load_values(settings.values)
        self.use(InForce(values, settings.prevailing), both_names=settings.chinese_names)

    def _show_page(self) -> None:
        self.contents.set_current(self.place)
        self.reader.show_place(self.place, self._in_force, both_names=self._both_names)

    def _browse(self) -> None:
        """In a compact page: the contents instead of the page."""
        self._browsing = True
        self._fit()
        self.contents.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _find(self) -> None:
        if self.compact:
            self._browse()
        self.contents.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.contents.field.selectAll()

    def _refresh(self) -> None:
        words = self._look.words
        self.back.setText(words("book-back"))
        self.to_contents.setText(words("book-to-contents"))
        self.setAccessibleName(words("book-title"))
        self.reader.setAccessibleName(words("book-clause"))
        self._show_page()
        self._fit()
