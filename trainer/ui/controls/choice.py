"""One value out of a few, each with a word; it takes more lines where one has no room."""

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy

from trainer.ui.controls.segmented import SegmentedControl
from trainer.ui.look import Look

SayValue = Callable[[object], str]


class Choice(SegmentedControl):
    """A segmented control over values. ``say`` names a value, ``title`` what is chosen, in the language in force.

    ``picked`` gives the value that was chosen by pointer or key, never one that was only shown.
    """

    picked = Signal(object)

    def __init__(self, look: Look, values: Sequence[object], say: SayValue, title: Callable[[], str]) -> None:
        super().__init__(look, [say(value) for value in values])
        self._values = tuple(values)
        self._say = say
        self._title = title
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.chosen.connect(lambda index: self.picked.emit(self._values[index]))
        self._refresh()

    @property
    def value(self) -> object:
        """The value that is shown as chosen."""
        return self._values[self.index()]

    def show_value(self, value: object) -> None:
        """Show a value as the one in force."""
        self.set_index(self._values.index(value))

    def hasHeightForWidth(self) -> bool:
        """Where they have no room in one line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of as many even lines as a width needs."""
        lines = math.ceil(len(self._values) / self._a_line(width))
        return lines * self.segment(0).sizeHint().height()

    def minimumSizeHint(self) -> QSize:
        """The widest choice alone in a line."""
        return QSize(max(segment.sizeHint().width() for segment in self._segments), self.sizeHint().height())

    def _a_line(self, width: int) -> int:
        """How many choices stand in each line of a width, so that all lines are as even as can be."""
        count = len(self._values)
        if self.sizeHint().width() <= width:
            return count
        most = max(1, min(count - 1, width // self.minimumSizeHint().width()))
        return math.ceil(count / math.ceil(count / most))

    def _refresh(self) -> None:
        """Name values and what is chosen anew; a segment alone says both to a screen reader."""
        texts, title = [self._say(value) for value in self._values], self._title()
        self.setAccessibleName(title)
        for segment, text in zip(self._segments, texts, strict=True):
            segment.setText(text)
            segment.setAccessibleName(f"{title}: {text}")
        super()._refresh()
