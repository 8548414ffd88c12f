"""Which hands are listed: those of a day, with an end, with a fan, of a length, with so much given away."""

from collections.abc import Callable, Iterable

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from trainer.rules import FANS, FanId
from trainer.store.listing import Day, HandEnd, HandLength, HandLoss
from trainer.ui.controls import Flow, WheelGuard, keep_gaps
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet


class Wanted(Struct, frozen=True):
    """Which hands are wanted; None for any."""

    day: str | None = None
    end: HandEnd | None = None
    fan: FanId | None = None
    length: HandLength | None = None
    loss: HandLoss | None = None


class Filters(QWidget):
    """Choices, each of which may be left open. ``changed``: other hands are wanted."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._days: tuple[Day, ...] = ()
        self.day, self.end, self.fan = QComboBox(), QComboBox(), QComboBox()
        self.length, self.loss = QComboBox(), QComboBox()
        wear_sheet(look, *self._boxes)
        column = QVBoxLayout(self)
        keep_gaps(look, column)
        column.addWidget(Flow(look, self._boxes, gap=12, line_gap=8))
        for box in self._boxes:
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
    def wanted(self) -> Wanted:
        """What was chosen."""
        day, end, fan, length, loss = (box.currentData() for box in self._boxes)  # Qt keeps plain texts
        return Wanted(
            day,
            None if end is None else HandEnd(end),
            None if fan is None else FanId(fan),
            None if length is None else HandLength(length),
            None if loss is None else HandLoss(loss),
        )

    @property
    def _boxes(self) -> tuple[QComboBox, ...]:
        return self.day, self.end, self.fan, self.length, self.loss

    @property
    def open(self) -> bool:
        """Whether all hands are listed."""
        return not any(box.currentIndex() for box in self._boxes)

    def _refresh(self) -> None:
        words = self._look.words
        days = {day.date: f"{day.date} · {day.hands}" for day in self._days if day.date}
        _fill(self.day, words("history-all-days"), days, days.get)
        _fill(self.end, words("history-all-ends"), HandEnd, lambda end: words(f"history-end-{end}"))
        _fill(self.fan, words("history-all-fans"), [fan for fan in FanId if fan in FANS], words.fan)
        _fill(self.length, words("history-all-lengths"), HandLength, lambda key: words(f"history-length-{key}"))
        _fill(self.loss, words("history-all-losses"), HandLoss, lambda key: words(f"history-loss-{key}"))
        for box, key in zip(self._boxes, ("day", "end", "fan", "length", "loss"), strict=True):
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
