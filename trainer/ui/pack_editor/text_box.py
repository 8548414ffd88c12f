"""A field for words of the teacher: plain text of a bounded length, whose steps are those of the whole pack."""

from typing import Final

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy

from trainer.ui.controls.text_label import Say
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import Step

_MARGIN: Final = 6
_STEP_ACTIONS: Final = 3
"""What Qt's menu begins with: undo, redo and a line."""


class TextBox(QPlainTextEdit):
    """At least ``rows`` lines high, and as high as its text; one of a single row holds no line breaks.

    ``typed`` gives the text at every change by the user; ``undo_wanted`` and ``redo_wanted`` tell of their keys.
    """

    typed = Signal(str)
    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, look: Look, name: Say, most: int, rows: int = 1, step: Step = Step.BODY) -> None:
        super().__init__()
        self._look, self._name, self._most, self._rows, self._step = look, name, most, rows, step
        self._shown = ""
        self.setTabChangesFocus(True)
        wear_sheet(look, self)
        self.setUndoRedoEnabled(False)
        if rows == 1:
            self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._tell)
        self.document().documentLayout().documentSizeChanged.connect(self._grow)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_text(self, text: str) -> None:
        """Show a text; one that is there already keeps its cursor."""
        if text != self.toPlainText():
            self._shown = text
            self.setPlainText(text)

    def minimumSizeHint(self) -> QSize:
        """However narrow."""
        return QSize(self._look.px(80), self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and redo are wishes; Enter makes a new line only where there are several; Escape is the page's."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape or (enter and (self._rows == 1 or event.modifiers())):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste plain text, into a single row as one line."""
        text = source.text()
        self.insertPlainText(" ".join(text.split()) if self._rows == 1 else text)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer cut, copy and paste, in Qt's own words."""
        menu = self.createStandardContextMenu(event.pos())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in menu.actions()[:_STEP_ACTIONS]:
            menu.removeAction(action)
        menu.popup(event.globalPos())

    def _tell(self) -> None:
        text = self.toPlainText()
        plain = "".join(char for char in text if char == "\n" or char.isprintable())[: self._most]
        if plain != text:
            cursor = self.textCursor().position()
            self.setPlainText(plain)
            place = self.textCursor()
            place.setPosition(min(cursor, len(plain)))
            self.setTextCursor(place)
        elif text != self._shown:
            self._shown = text
            self.typed.emit(text)

    def _refresh(self) -> None:
        self.setFont(self._look.font(self._step))
        self.document().setDocumentMargin(self._look.px(_MARGIN))
        self.setAccessibleName(self._name())
        self.setPlaceholderText(self._name())
        self._grow()

    def _grow(self) -> None:
        """Be as high as the text, whose size is told in lines."""
        lines = max(self._rows, round(self.document().size().height()))
        self.setFixedHeight(self._look.px(lines * self._step.line + 2 * _MARGIN + 8))
