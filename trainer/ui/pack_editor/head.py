"""The head of the editor: the pack's title and size, when it was kept, and what can be done with all of it."""

from datetime import datetime
from typing import Final

from PySide6.QtGui import QResizeEvent, QUndoStack
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from trainer.coach.packs import Pack, Wording
from trainer.coach.packs.limits import TITLE
from trainer.ui.controls import PrimaryButton, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.text_label import word
from trainer.ui.look import Look
from trainer.ui.pack_editor.text_box import TextBox
from trainer.ui.theme import Step, Tone

_TITLE: Final = 560
"""What the title and the size of the pack need beside the buttons, in pixels of the design."""


class EditorHead(QWidget):
    """The pack's title and size, when it was kept, and what can be done with all of it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.title = TextBox(look, word(look, "teach-pack-title"), TITLE, step=Step.H3)
        self.told = TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.undo, self.redo = QuietButton(look, "", "Ctrl Z", icon="undo"), QuietButton(look, "", icon="redo")
        self.add, self.chapter = QuietButton(look, "", "Ctrl Enter"), QuietButton(look, "")
        self.handout = QuietButton(look, "", "Ctrl P", icon="print")
        self.present = PrimaryButton(look, "", "F5")
        buttons = (self.undo, self.redo, self.add, self.chapter, self.handout, self.present)
        self._keys = {button: button.key for button in buttons}
        self._rows, named, self._buttons = (
            QBoxLayout(QBoxLayout.Direction.LeftToRight, self),
            QHBoxLayout(),
            QHBoxLayout(),
        )
        for layout in (self._rows, named, self._buttons):
            keep_gaps(look, layout, 8)
        self._rows.addLayout(named, 1)
        self._rows.addLayout(self._buttons)
        named.addWidget(self.title, 3)
        named.addWidget(self.told, 2)
        self._buttons.addStretch(1)
        for button in buttons:
            self._buttons.addWidget(button)
        look.changed.connect(self._refresh)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the buttons stand below the title where both have no room in one line, and without keys where even these
        have none."""
        super().resizeEvent(event)
        self._fit()

    def show_pack(self, pack: Pack, saved: datetime | None) -> None:
        """Tell how much there is, and when it was kept."""
        words = self._look.words
        said = words("teach-size", steps=len(pack.steps), chapters=len(pack.chapters))
        time = "" if saved is None else words("teach-saved", time=f"{saved:%H:%M}")
        self.told.set_text(words("score-separator").join(part for part in (said, time) if part))
        self.present.setEnabled(bool(pack.steps))

    def show_title(self, title: Wording, language: str) -> None:
        """Show the title in a language."""
        self.title.show_text(title.zh if language == "zh" else title.en)

    def offer(self, stack: QUndoStack) -> None:
        """Offer what can be undone and done again."""
        self.undo.setEnabled(stack.canUndo())
        self.redo.setEnabled(stack.canRedo())

    def tell(self, text: str) -> None:
        """Say what went wrong."""
        self.told.set_text(text)

    def _show_caps(self, *, shown: bool) -> None:
        for button, key in self._keys.items():
            button.set_key(key if shown else "")
        self._buttons.invalidate()

    def _fit(self) -> None:
        self._show_caps(shown=True)
        if self._buttons.minimumSize().width() > self.width():
            self._show_caps(shown=False)
        narrow = self.width() < self._buttons.minimumSize().width() + self._look.px(_TITLE)
        self._rows.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def _refresh(self) -> None:
        words = self._look.words
        named = {
            self.undo: "undo",
            self.add: "add-step",
            self.chapter: "add-chapter",
            self.handout: "handout",
            self.present: "present",
        }
        for button, key in named.items():
            button.setText(words(f"teach-{key}"))
            button.updateGeometry()
        self.redo.setAccessibleName(words("teach-redo"))
        self.redo.setToolTip(words("teach-redo"))
        self._fit()
