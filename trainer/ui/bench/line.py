"""The line in which a hand is typed; what cannot be read is underlined where it stands."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QKeySequence, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QTextEdit, QWidget

from trainer.coach.bench import means_code
from trainer.rules import Fault
from trainer.ui.controls.lettering import units
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import Step

_HEIGHT: Final = 44
_MARGIN: Final = 6
_STEP_ACTIONS: Final = 3
"""What Qt's menu begins with: undo, redo and a line."""


class HandLine(QPlainTextEdit):
    """One line of text; ``key`` is that of its name, and with ``-hint`` behind of what to write.

    ``typed`` gives it at every change by the user, never when it is only shown; ``entered``, ``undo_wanted`` and
    ``redo_wanted`` tell of their keys: steps are those of the whole bench, not of the text.
    """

    typed = Signal(str)
    entered = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, look: Look, key: str = "bench-line", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._key = look, key
        self._shown = ""
        self._faults: tuple[Fault, ...] = ()
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setWordWrapMode(QTextOption.WrapMode.NoWrap)
        self.setTabChangesFocus(True)
        wear_sheet(look, self)
        self.setUndoRedoEnabled(False)
        for scroll in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            scroll(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._tell)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_text(self, text: str) -> None:
        """Show a line; one that is there already keeps its cursor."""
        if text != self.toPlainText():
            self._shown = text
            self.setPlainText(text)
            self.moveCursor(QTextCursor.MoveOperation.End)

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Underline these places."""
        self._faults = tuple(faults)
        self._mark()

    def sizeHint(self) -> QSize:
        """One line; any width will do."""
        return QSize(self._look.px(320), self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """One line, however narrow; a long one is scrolled with the cursor."""
        return QSize(self._look.px(120), self._look.px(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, undo and redo are wishes; Escape is left to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo) or _is_other_redo(event):
            self.redo_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer cut, copy and paste, in Qt's own words; steps are the bench's, so undo and redo are left out."""
        menu = self.createStandardContextMenu(event.pos())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in menu.actions()[:_STEP_ACTIONS]:
            menu.removeAction(action)
        menu.popup(event.globalPos())

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste as one line; the code of a moment takes the place of what was there."""
        text = " ".join(source.text().split())
        if means_code(text):
            self.selectAll()
        self.insertPlainText(text)

    def _tell(self) -> None:
        text = self.toPlainText()
        if text != self._shown:
            self._shown = text
            self.typed.emit(text)

    def _mark(self) -> None:
        form = _fault_format(self._look)
        text, marks = self.toPlainText(), []
        for fault in self._faults:
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(units(text[: fault.start]))
            cursor.setPosition(units(text[: fault.end]), QTextCursor.MoveMode.KeepAnchor)
            mark.cursor, mark.format = cursor, form
            marks.append(mark)
        self.setExtraSelections(marks)

    def _refresh(self) -> None:
        words, look = self._look.words, self._look
        self.setFont(look.font(Step.LEAD))
        self.document().setDocumentMargin(look.px(_MARGIN))
        self.setFixedHeight(look.px(_HEIGHT))
        hint = words(f"{self._key}-hint")
        self.setPlaceholderText(hint)
        self.setAccessibleName(words(self._key))
        self.setAccessibleDescription(hint)
        self._mark()


def _fault_format(look: Look) -> QTextCharFormat:
    form = QTextCharFormat()
    form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
    form.setUnderlineColor(QColor(look.theme.bad))
    form.setBackground(QColor(look.theme.bad_weak))
    form.setForeground(QColor(look.theme.bad))
    return form


def _is_other_redo(event: QKeyEvent) -> bool:
    """Ctrl Y and Ctrl Shift Z, whichever of them the desktop does not use."""
    held = event.modifiers()
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    return (event.key() == Qt.Key.Key_Y and held == control) or (
        event.key() == Qt.Key.Key_Z and held == control | shift
    )
