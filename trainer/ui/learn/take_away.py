"""What can be taken away from the lessons: the fans on paper, and as cards for Anki."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.rules import ValueSet
from trainer.ui.controls import Flow, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.files import FileDialogs
from trainer.ui.controls.text_label import word
from trainer.ui.look import Look
from trainer.ui.paper.anki_deck import NoDeckWriter, save_deck
from trainer.ui.paper.fan_sheet import save_fan_sheet, save_large_sheet
from trainer.ui.theme import Step, Tone

_WAYS: Final = {
    "sheet": ("pdf", save_fan_sheet),
    "large": ("pdf", save_large_sheet),
    "deck": ("apkg", save_deck),
}
"""What can be saved: the ending of the file, and what writes it."""


class TakeAway(QWidget):
    """Buttons that save the sheet, the sheet in large print and the deck, under the values in force; below them, what
    came of it."""

    def __init__(self, look: Look, values: Callable[[], ValueSet]) -> None:
        super().__init__()
        self._look, self._values = look, values
        self.files = FileDialogs(look, self)
        self.sheet, self.large = QuietButton(look, "", "S", "print"), QuietButton(look, "", icon="print")
        self.deck = QuietButton(look, "", icon="export")
        self.told = TextLabel(look, Step.NOTE, Tone.INK2)
        self._buttons = {"sheet": self.sheet, "large": self.large, "deck": self.deck}
        column = QVBoxLayout(self)
        keep_gaps(look, column, 4)
        column.addWidget(TextLabel(look, Step.BODY, Tone.INK2, bold=True, say=word(look, "take-away-title")))
        column.addWidget(Flow(look, tuple(self._buttons.values()), gap=4))
        column.addWidget(self.told)
        self.told.hide()
        for name, button in self._buttons.items():
            button.clicked.connect(lambda _=False, name=name: self._save(name))
        look.changed.connect(self._refresh)
        self._refresh()

    def _save(self, name: str) -> None:
        words, ending = self._look.words, _WAYS[name][0]
        proposed = f"{words(f'take-away-name-{name}')}.{ending}"
        chosen = self.files.to_write(words("take-away-save"), proposed, f"{ending.upper()} (*.{ending})")
        if chosen is None:
            return
        path = chosen.with_suffix(f".{ending}")
        try:
            _WAYS[name][1](self._look, self._values(), path)
        except NoDeckWriter:
            self._tell(words("take-away-no-writer"), bad=True)
        except OSError as error:
            self._tell(words("tool-save-failed", reason=error.strerror or str(error)), bad=True)
        else:
            self._tell(words("tool-saved", name=path.name))

    def _tell(self, said: str, *, bad: bool = False) -> None:
        self.told.set_tone(Tone.BAD if bad else Tone.INK2)
        self.told.set_text(said)
        self.told.show()

    def _refresh(self) -> None:
        for name, button in self._buttons.items():
            button.setText(self._look.words(f"take-away-{name}"))
            button.updateGeometry()
