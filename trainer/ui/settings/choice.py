"""One setting out of a few values, each with a word."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal

from trainer.ui.controls import SegmentedControl
from trainer.ui.look import Look

Say = Callable[[object], str]


class Choice(SegmentedControl):
    """A segmented control over values. ``say`` names a value, ``title`` the setting, in the language in force.

    ``picked`` gives the value that was chosen by pointer or key, never one that was only shown.
    """

    picked = Signal(object)

    def __init__(self, look: Look, values: Sequence[object], say: Say, title: Callable[[], str]) -> None:
        super().__init__(look, [say(value) for value in values])
        self._values = tuple(values)
        self._say = say
        self._title = title
        self.chosen.connect(lambda index: self.picked.emit(self._values[index]))
        look.changed.connect(self.refresh)
        self.refresh()

    @property
    def value(self) -> object:
        """The value that is shown as chosen."""
        return self._values[self.index()]

    def show_value(self, value: object) -> None:
        """Show a value as the one in force."""
        self.set_index(self._values.index(value))

    def refresh(self) -> None:
        """Name values and setting anew; a segment alone says both to a screen reader."""
        texts = [self._say(value) for value in self._values]
        title = self._title()
        self.set_texts(texts)
        self.setAccessibleName(title)
        for index, text in enumerate(texts):
            self.segment(index).setAccessibleName(f"{title}: {text}")
        self.updateGeometry()
