"""Which hands are listed: those of a day, with an end, with a fan."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from trainer.rules import FANS, FanId
from trainer.store.listing import Day, HandEnd
from trainer.ui.controls import Flow, WheelGuard, keep_gaps
from trainer.ui.look import Look


class Filters(QWidget):
    """Three choices, each of which may be left open. ``changed``: other hands are wanted."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._days: tuple[Day, ...] = ()
        self.day, self.end, self.fan = QComboBox(), QComboBox(), QComboBox()
        column = QVBoxLayout(self)
        keep_gaps(look, column)
        column.addWidget(Flow(look, (self.day, self.end, self.fan), gap=12, line_gap=8))
        for box in (self.day, self.end, self.fan):
            WheelGuard(box)
            box.setMaxVisibleItems(16)
            box.activated.connect(self.changed)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_days(self, days: Iterable[Day]) -> None:
        """Offer the days on which there were hands; the one that was chosen stays chosen while it is there."""
        self._days = tuple(days)
        self._refresh()

    def choose_day(self, day: str) -> None:
        """Want the hands of a day, or all where there were none on it."""
        self.day.setCurrentIndex(max(0, self.day.findData(day)))
        self.changed.emit()

    @property
    def wanted(self) -> tuple[str | None, HandEnd | None, FanId | None]:
        """The day, the end and the fan that were chosen; None for any."""
        day, end, fan = (box.currentData() for box in (self.day, self.end, self.fan))  # Qt keeps plain texts
        return day, None if end is None else HandEnd(end), None if fan is None else FanId(fan)

    @property
    def open(self) -> bool:
        """Whether all hands are listed."""
        return not any(box.currentIndex() for box in (self.day, self.end, self.fan))

    def _refresh(self) -> None:
        words = self._look.words
        days = {day.date: f"{day.date} · {day.hands}" for day in self._days if day.date}
        _fill(self.day, words("history-all-days"), days, days.get)
        _fill(self.end, words("history-all-ends"), HandEnd, lambda end: words(f"history-end-{end}"))
        _fill(self.fan, words("history-all-fans"), [fan for fan in FanId if fan in FANS], words.fan)
        for box, key in ((self.day, "day"), (self.end, "end"), (self.fan, "fan")):
            box.setAccessibleName(words(f"history-by-{key}"))
            box.updateGeometry()


def _fill(box: QComboBox, everything: str, values: Iterable[object], say: Callable[..., str | None]) -> None:
    """Offer values, with what was chosen before."""
    chosen = box.currentData()
    box.clear()
    box.addItem(everything, None)
    for value in values:
        box.addItem(say(value) or "", value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
