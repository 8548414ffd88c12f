"""The quiet side of the table: the hand as sentences, the score of the day, the deal's code.

It stands where the reach panel stands when there are no hints to show.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from trainer.rules import Phrase, Relation, Scheme
from trainer.session import Tally
from trainer.ui.controls import Hairline, QuietButton, TextLabel
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import Step, Tone

_MARGIN: Final = 24
_QUIET: Final = 12
"""How far the text of a quiet button stands inside it: all else is set in by as much, so that texts stand in line."""
_ANNOUNCED: Final = 8
"""Sentences that a screen reader is given at once, at most: a hand that is taken up again has many."""
PRIVATE = "cannot-win-line-detail"
"""The log's sentence of a refused win: it tells what the hand holds, so a quiet hint level leaves it out."""

UNSAID = ("game-event-drawn-hidden",)
"""Sentences that say nothing: that somebody draws is told by the discard that follows."""


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


class LogPanel(QWidget):
    """Log, score and deal code. Buttons only emit wishes."""

    copy_wanted = Signal()
    paste_wanted = Signal()
    again_wanted = Signal()
    new_wanted = Signal()
    close_wanted = Signal()
    history_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._phrases: tuple[Phrase, ...] = ()
        self._tally = Tally()
        self._code = ""
        self.title = TextLabel(look, Step.H3, bold=True)
        self.legend = TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.close_button = QuietButton(look, "", key="L")
        self.list = LogList()
        self.list.setSelectionMode(LogList.SelectionMode.NoSelection)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        own = "QListView { padding: 0; margin: 0 0 0 -3px; } QListView::item { padding: 2px 0; }"
        wear_sheet(look, self.list, more=own)
        self.score_title = TextLabel(look, Step.LEAD, bold=True)
        self.history_button = QuietButton(look, "")
        self.score_note = TextLabel(look, Step.NOTE, Tone.INK2)
        self._cells = {(scheme, who): TextLabel(look, Step.NOTE) for scheme in Scheme for who in Relation}
        self._heads = {who: TextLabel(look, Step.NOTE, Tone.INK2) for who in Relation}
        self._schemes = {scheme: TextLabel(look, Step.NOTE, Tone.INK2) for scheme in Scheme}
        self.code_label = TextLabel(look, Step.LEAD, bold=True, lines=1)
        self.code_title = TextLabel(look, Step.NOTE, Tone.INK2)
        self.copy_button = QuietButton(look, "", icon="copy")
        self.paste_button = QuietButton(look, "", icon="paste")
        self.again_button = QuietButton(look, "", icon="again")
        self.new_button = QuietButton(look, "", key="N", icon="next")
        self._buttons = QGridLayout()
        self._compose()
        self._connect()
        look.changed.connect(self.refresh)
        self.refresh()

    def show_log(self, phrases: Sequence[Phrase], *, private: bool) -> None:
        """Show the hand so far; ``private``: also what only the learner's hints may tell."""
        kept = tuple(p for p in phrases if p.key not in UNSAID and (private or p.key != PRIVATE))
        if kept[: len(self._phrases)] == self._phrases:
            self._append(kept[len(self._phrases) :])
            self._announce(kept[len(self._phrases) :])
        else:
            self.list.clear()
            self._append(kept)
        self._phrases = kept
        self.list.show_newest()

    def show_score(self, tally: Tally, code: str | None) -> None:
        """Show the day's score and the code of the deal on the table."""
        self.copy_button.setEnabled(code is not None)
        if (tally, code or "") != (self._tally, self._code):
            self._tally, self._code = tally, code or ""
            self._write_score()

    def cell(self, scheme: Scheme, who: Relation) -> TextLabel:
        """The field of the score for one settlement and person."""
        return self._cells[scheme, who]

    def refresh(self) -> None:
        """Say everything anew in the language in force."""
        words = self.look.words
        self.setAccessibleName(words("table-log"))
        self.title.set_text(words("table-log-title"))
        self.legend.set_text(words("table-log-legend"))
        self.list.setAccessibleName(words("table-log-title"))
        for button, key in (
            (self.close_button, "table-log-close"),
            (self.copy_button, "table-deal-copy"),
            (self.paste_button, "table-deal-paste"),
            (self.again_button, "table-deal-again"),
            (self.new_button, "table-deal-other"),
            (self.history_button, "table-history"),
        ):
            button.setText(words(key))
            button.updateGeometry()
        self.code_title.set_text(words("table-deal-code"))
        self.list.setFont(self.look.font(Step.BODY))
        self._write_log()
        self._write_score()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, in high contrast with a line towards the table."""
        painter, theme = QPainter(self), self.look.theme
        painter.fillRect(self.rect(), QColor(theme.surface))
        if theme.outline:
            painter.fillRect(0, 0, theme.outline, self.height(), QColor(theme.line))
        painter.end()

    def _write_log(self) -> None:
        self.list.clear()
        self._append(self._phrases)
        self.list.show_newest()

    def _append(self, phrases: Sequence[Phrase]) -> None:
        self.list.addItems([self.look.words.phrase(phrase) for phrase in phrases])

    def _announce(self, phrases: Sequence[Phrase]) -> None:
        """Have a screen reader say what has just happened, also while the list itself is not shown."""
        if phrases and QAccessible.isActive():
            told = ". ".join(self.look.words.phrase(phrase) for phrase in phrases[-_ANNOUNCED:])
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def _write_score(self) -> None:
        words, tally = self.look.words, self._tally
        key = "table-score-title" if tally.hands else "table-score-none"
        self.score_title.set_text(words(key, n=tally.hands) if tally.hands else words(key))
        notes = []
        if tally.retries:
            notes.append(words("table-score-retries", n=tally.retries))
        if tally.taken_back:
            notes.append(words("table-score-taken-back", n=tally.taken_back))
        self.score_note.set_text(" · ".join(notes))
        self.score_note.setVisible(bool(notes))
        for who, head in self._heads.items():
            head.set_text(words.relation(who))
            head.setVisible(bool(tally.hands))
        for scheme, label in self._schemes.items():
            label.set_text(words(f"table-score-{scheme.value}"))
            label.setVisible(bool(tally.hands))
            for who, points in tally.totals(scheme).items():
                cell = self._cells[scheme, who]
                cell.set_text(words("table-score-points", sign=_sign(points), n=abs(points)))
                cell.setAccessibleName(words("table-score-cell", who=words.relation(who), points=points))
                cell.setVisible(bool(tally.hands))
        self.code_label.set_text(self._code or "—")

    def _compose(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN - _QUIET, 16, _MARGIN - _QUIET, 16)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addSpacing(_QUIET)
        head.addWidget(self.title)
        head.addSpacing(12)
        head.addWidget(self.legend, 1)
        head.addWidget(self.close_button)
        column.addLayout(head)
        column.addLayout(_inset(self.list), 1)
        column.addLayout(_inset(Hairline(self.look)))
        score = QHBoxLayout()
        score.addSpacing(_QUIET)
        score.addWidget(self.score_title, 1)
        score.addWidget(self.history_button)
        column.addLayout(score)
        grid = QGridLayout()
        grid.setContentsMargins(_QUIET, 0, _QUIET, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        for row, who in enumerate(Relation, start=1):
            grid.addWidget(self._heads[who], row, 0)
            for place, scheme in enumerate(Scheme, start=1):
                grid.addWidget(self._cells[scheme, who], row, place, Qt.AlignmentFlag.AlignRight)
        for place, scheme in enumerate(Scheme, start=1):
            grid.addWidget(self._schemes[scheme], 0, place, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        column.addLayout(_inset(self.score_note))
        column.addLayout(_inset(Hairline(self.look)))
        code = QHBoxLayout()
        code.addSpacing(_QUIET)
        code.addWidget(self.code_title)
        code.addWidget(self.code_label, 1)
        column.addLayout(code)
        self._buttons.setHorizontalSpacing(0)
        self._buttons.setVerticalSpacing(0)
        column.addLayout(self._buttons)
        self._place_buttons()
        for label in (*self._heads.values(), *self._cells.values(), *self._schemes.values(), self.code_title):
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand the buttons in one row, or in two where one has not the room."""
        super().resizeEvent(event)
        self._place_buttons()

    def _place_buttons(self) -> None:
        buttons = (self.copy_button, self.paste_button, self.again_button, self.new_button)
        room = self.width() - 2 * (_MARGIN - _QUIET)
        columns = 4 if sum(button.sizeHint().width() for button in buttons) <= room else 2
        for place, button in enumerate(buttons):
            self._buttons.addWidget(button, *divmod(place, columns), Qt.AlignmentFlag.AlignLeft)
        for column in range(5):
            self._buttons.setColumnStretch(column, int(column == columns))

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.close_wanted)
        self.copy_button.clicked.connect(self.copy_wanted)
        self.paste_button.clicked.connect(self.paste_wanted)
        self.again_button.clicked.connect(self.again_wanted)
        self.new_button.clicked.connect(self.new_wanted)
        self.history_button.clicked.connect(self.history_wanted)


def _inset(widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(_QUIET, 0, _QUIET, 0)
    row.addWidget(widget)
    return row


def _sign(points: int) -> str:
    """With a minus as wide as the plus, since these stand in a column."""
    return "+" if points > 0 else "−" if points < 0 else ""
