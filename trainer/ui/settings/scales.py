"""Sizes in percent: a slider with its number, and sample tiles that show the size at once."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from trainer.rules import parse_tiles
from trainer.store import SCALES
from trainer.ui.controls import WheelGuard, keep_gaps
from trainer.ui.controls.text import Text, one_line
from trainer.ui.look import Look
from trainer.ui.theme import TILE_L, Step
from trainer.ui.tiles import RowMetrics, TileFace, draw_row

_STEP = 5
_WIDTH = 260
_SAMPLE = parse_tiles("159m27p38s56z")


class ScaleSlider(QWidget):
    """A size from 75 to 200 %, in steps of 5. ``picked`` gives the percent once the slider rests there."""

    picked = Signal(int)

    def __init__(self, look: Look, title: Callable[[], str], live: bool) -> None:
        super().__init__()
        self._look = look
        self._title = title
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self._number: Text = one_line(look, self._percent, Step.BODY, bold=True)
        self.slider.setRange(SCALES[0] // _STEP, SCALES[1] // _STEP)
        self.slider.setPageStep(5)
        self.slider.setTracking(live)
        WheelGuard(self.slider)
        self.slider.valueChanged.connect(lambda value: self.picked.emit(value * _STEP))
        self.slider.sliderReleased.connect(self._let_go)
        self.slider.sliderMoved.connect(lambda _: self._number.refresh())
        row = QHBoxLayout(self)
        keep_gaps(look, row, 16)
        row.addWidget(self.slider)
        row.addWidget(self._number)
        look.changed.connect(self.refresh)
        self.refresh()

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

    def refresh(self) -> None:
        """Take language and scale from the look again."""
        self.slider.setAccessibleName(self._title())
        self.slider.setFixedWidth(self._look.px(_WIDTH))
        self.slider.setMinimumHeight(self._look.px(28))
        self._number.setMinimumWidth(self._look.px(56))

    def _let_go(self) -> None:
        """Take the place where the handle was let go, even where the drag ended without a last move."""
        self.slider.setValue(self.slider.sliderPosition())

    def _percent(self) -> str:
        return self._look.words("settings-percent", n=self.slider.sliderPosition() * _STEP)


class TileSample(QWidget):
    """A few tiles as large as those of the own hand, in the tile theme and with the indices in force."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def sizeHint(self) -> QSize:
        """All sample tiles in one line."""
        return self._metrics().measure([self._group()]).toSize() + QSize(1, 1)

    def minimumSizeHint(self) -> QSize:
        """One tile at least."""
        return QSize(self._look.tile_width(TILE_L), self.sizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint as many tiles as have room."""
        painter = QPainter(self)
        draw_row(painter, self._look.art, [self._shown()], self._metrics(), QPointF(0, 0))

    def _metrics(self) -> RowMetrics:
        return RowMetrics(self._look.tile_width(TILE_L), gap=3)

    def _group(self) -> tuple[TileFace, ...]:
        return tuple(TileFace(tile) for tile in _SAMPLE)

    def _shown(self) -> tuple[TileFace, ...]:
        """As many of the sample's tiles as there is room for: none is cut."""
        step = self._metrics().width + self._metrics().gap
        return self._group()[: max(1, int((self.width() + self._metrics().gap) // step))]

    def _refresh(self) -> None:
        words = self._look.words
        self.setAccessibleName(words("settings-sample", tiles=_SAMPLE))
        self.updateGeometry()
        self.update()
