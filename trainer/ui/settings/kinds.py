"""The kinds of controls that settings have: a choice, a switch, a size in per cent."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from trainer.rules import parse_tiles
from trainer.store import SCALES
from trainer.ui.controls import Switch, WheelGuard, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.text_label import Say, TextLabel, one_line
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.settings.form import Control, MakeControl
from trainer.ui.theme import TILE_L, Step, Tone
from trainer.ui.tiles import RowMetrics, TileFace, draw_row

_STEP: Final = 5
_WIDTH: Final = 260
_SAMPLE: Final = parse_tiles("159m27p38s56z")


def choice(values: Iterable[object], words: str) -> MakeControl:
    """One of some values, named by ``words`` with the value behind it."""
    given = tuple(values)

    def make(look: Look, title: Say) -> Control:
        """Make the choice."""
        made = Choice(look, given, lambda value: look.words(f"{words}-{value}"), title)
        return Control(made, made.picked, made.show_value)

    return make


def described_choice(values: Iterable[object], words: str) -> MakeControl:
    """The same, with a sentence about the value in force."""
    plain = choice(values, words)

    def make(look: Look, title: Say) -> Control:
        """Make the choice and its sentence."""
        control = plain(look, title)
        made = control.widget
        assert isinstance(made, Choice)
        about = TextLabel(look, Step.NOTE, Tone.INK2, say=lambda: look.words(f"{words}-about-{made.value}"))

        def show(value: object) -> None:
            """Show the value in force with its sentence."""
            made.show_value(value)
            about.refresh()

        return Control(made, made.picked, show, (about,))

    return make


def switch(look: Look, title: Say) -> Control:
    """On or off."""
    made = Switch(look, "")

    def name() -> None:
        """Say in the language in force what is switched."""
        made.setAccessibleName(title())

    look.changed.connect(name)
    name()
    return Control(made, made.clicked, made.setChecked)


def percent(limit: Callable[[Look, QWidget, int], str], *, live: bool, sample: bool = False) -> MakeControl:
    """A size in per cent. ``limit`` says what of a size there is no room for, in the window of a widget; ``live``:
    the size is taken while the slider moves, not first when it is let go; ``sample``: tiles show it."""

    def make(look: Look, title: Say) -> Control:
        """Make the slider, and what stands below it."""
        made = PercentSlider(look, title)
        made.slider.setTracking(live)
        said = TextLabel(look, Step.NOTE, Tone.INK2, say=lambda: limit(look, made, made.percent))

        def show(value: int) -> None:
            """Show the size in force, and what of it there is no room for."""
            made.show_value(value)
            said.refresh()
            said.setVisible(bool(limit(look, made, value)))

        return Control(made, made.picked, show, (TileSample(look), said) if sample else (said,))

    return make


class PercentSlider(QWidget):
    """A size from 75 to 200 %, in steps of 5. ``picked`` gives the percent once the slider rests there."""

    picked = Signal(int)

    def __init__(self, look: Look, title: Say) -> None:
        super().__init__()
        self._look, self._title = look, title
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self._number = one_line(look, lambda: look.words("settings-percent", n=self.percent), Step.BODY, bold=True)
        self.slider.setRange(SCALES[0] // _STEP, SCALES[1] // _STEP)
        self.slider.setPageStep(5)
        WheelGuard(self.slider)
        wear_sheet(look, self.slider)
        self.slider.valueChanged.connect(lambda value: self.picked.emit(value * _STEP))
        # Take the place where the handle is let go, even where the drag ends without a last move.
        self.slider.sliderReleased.connect(lambda: self.slider.setValue(self.slider.sliderPosition()))
        self.slider.sliderMoved.connect(lambda _: self._number.refresh())
        row = QHBoxLayout(self)
        keep_gaps(look, row, 16)
        row.addWidget(self.slider)
        row.addWidget(self._number)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def percent(self) -> int:
        """The size at which the slider stands."""
        return self.slider.sliderPosition() * _STEP

    def show_value(self, percent: int) -> None:
        """Show a size without telling ``picked``."""
        self.slider.blockSignals(True)
        self.slider.setValue(round(percent / _STEP))
        self.slider.blockSignals(False)
        self._number.refresh()

    def _refresh(self) -> None:
        self.slider.setAccessibleName(self._title())
        self.slider.setFixedWidth(self._look.px(_WIDTH))
        self.slider.setMinimumHeight(self._look.px(28))
        self._number.setMinimumWidth(self._look.px(56))


class TileSample(QWidget):
    """A few tiles as large as those of the own hand; as many as have room."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def sizeHint(self) -> QSize:
        """All sample tiles in one line."""
        return self._metrics().measure([self._faces()]).toSize() + QSize(1, 1)

    def minimumSizeHint(self) -> QSize:
        """One tile at least."""
        return QSize(self._look.tile_width(TILE_L), self.sizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint as many tiles as have room: none is cut."""
        metrics = self._metrics()
        fitting = max(1, int((self.width() + metrics.gap) // (metrics.width + metrics.gap)))
        draw_row(QPainter(self), self._look.art, [self._faces()[:fitting]], metrics, QPointF(0, 0))

    def _metrics(self) -> RowMetrics:
        return RowMetrics(self._look.tile_width(TILE_L), gap=3)

    def _faces(self) -> tuple[TileFace, ...]:
        return tuple(TileFace(tile) for tile in _SAMPLE)

    def _refresh(self) -> None:
        self.setAccessibleName(self._look.words("settings-sample", tiles=_SAMPLE))
        self.updateGeometry()
        self.update()
